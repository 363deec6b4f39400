"""Seating: which seats are people's, and which bots'."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tatami.bots.names import Bot, bot
from tatami.bots.process import EXEC
from tatami.core.errors import BadSetup
from tatami.core.rng import Rng, stream


@dataclass(frozen=True)
class Seating:
    """The bots of a table by seat, each with its name and random stream; all other seats are people's."""

    seats: int
    bots: dict[int, tuple[str, Bot, Rng]]

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat not in self.bots]


def seat_again(bots: Sequence[str], seed: str) -> Seating:
    """The seating of a saved game: a bot's name at each seat, empty for a person.

    BadSetup for a program: opening a file must not run one.
    """
    for name in bots:
        if name.startswith(EXEC):
            raise BadSetup("bot-saved", name=name)
    found = {seat: (name, bot(name), stream(seed, "bot", seat)) for seat, name in enumerate(bots) if name}
    return Seating(len(bots), found)


def seat_bots(seats: int, names: str, seed: str, kept: int | None = None) -> Seating:
    """Seat bots by their names: one name takes every seat but the first, several take the last seats in order.

    The seat `kept` for a person, if given, stays free instead of the first.
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
