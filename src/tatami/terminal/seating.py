"""Who sits where: people, and bots by name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tatami.bots.names import Bot, bot
from tatami.bots.process import EXEC
from tatami.core.errors import BadSetup
from tatami.core.rng import Rng, stream


@dataclass(frozen=True)
class Seating:
    """The bots of a table by seat; all other seats are people's."""

    seats: int
    bots: dict[int, tuple[str, Bot, Rng]]

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat not in self.bots]


def seat_again(bots: Sequence[str], seed: str) -> Seating:
    """The company of a saved game: a bot's name at each seat, empty for a person.

    A file must not make us run a program, so programs are only seated by those who name them.
    """
    for name in bots:
        if name.startswith(EXEC):
            raise BadSetup("bot-saved", name=name)
    found = {seat: (name, bot(name), stream(seed, "bot", seat)) for seat, name in enumerate(bots) if name}
    return Seating(len(bots), found)


def seat_bots(seats: int, names: str, seed: str, kept: int | None = None) -> Seating:
    """One bot name sits at every seat but the first; several names take the last seats, in order; none: people only.

    A seat that is `kept` for a person stays free instead of the first.
    """
    wanted = [name.strip() for name in names.split(",") if name.strip()]
    if len(wanted) == 1:
        wanted *= max(seats - 1, 1)
    free = [seat for seat in range(seats) if seat != kept]
    if len(wanted) > len(free):
        raise BadSetup("bots-many", bots=len(wanted), seats=seats)
    taken = free[len(free) - len(wanted) :]
    bots = {seat: (name, bot(name), stream(seed, "bot", seat)) for seat, name in zip(taken, wanted, strict=True)}
    return Seating(seats, bots)
