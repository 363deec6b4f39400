"""The metadata of a game: id, rules version, seats, options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from tatami.core.errors import BadSetup

Options = dict[str, str]


@dataclass(frozen=True)
class Option:
    """A setting of a table. `values` lists what is allowed; `check` judges values that no list can hold."""

    id: str
    default: str
    values: tuple[str, ...] = ()
    check: Callable[[str, int], str | None] | None = None
    """Given the value and the number of seats: None, or what would be right."""
    samples: tuple[str, ...] = ()
    """Values that the laws try where there is no list of all."""


def who_begins(most: int) -> Option:
    """The option `first` of a game for up to `most` seats: one of them, counted from 1, or left to chance."""
    return Option("first", "random", ("random", *(str(seat + 1) for seat in range(most))), _is_there)


def _is_there(value: str, seats: int) -> str | None:
    """None if that seat is at the table, else the values that would be right."""
    if value != "random" and int(value) > seats:
        return ", ".join(["random", *(str(seat + 1) for seat in range(seats))])
    return None


@dataclass(frozen=True)
class Deal:
    """How the deal of the day is set up: how many sit there, one of whom is a person and the others bots."""

    seats: int
    options: Mapping[str, str] = field(default_factory=dict)
    """What differs from the default; best so that chance rather than the players sets the table up."""


@dataclass(frozen=True)
class Meta:
    """The metadata of a game."""

    id: str
    version: str
    """The version of the rules: it changes whenever an old record would mean something else."""
    min_seats: int
    max_seats: int
    options: tuple[Option, ...]
    utility: str
    """"constant" (the returns of a game always add up to 1), or "shared" (all seats have the same return)."""
    reasons: tuple[str, ...]
    """Every way a game can end."""
    longest: Callable[[int], int]
    """Upper bound on the moves of a game, by number of seats."""
    reconstructed: tuple[str, ...] = ()
    """What the rulebook does not say and had to be reconstructed: ids of sentences in the game's catalogue."""
    secrets: bool = True
    """Whether a position ever holds anything that some seat cannot know."""
    windows: bool = True
    """Whether several seats may ever owe a decision at once."""
    chance: bool = True
    """Whether anything is ever drawn by lot."""
    plays: tuple[str, ...] = ()
    """Former versions of the rules that this code plays exactly as they were; stored records of each prove it."""

    deal: Deal | None = None
    """How the deal of the day is set up; None: the game has none."""

    @property
    def versions(self) -> tuple[str, ...]:
        """Every version of the rules that this code plays, the present one first."""
        return (self.version, *self.plays)

    def seats(self, seats: int | None) -> int:
        """The number of seats, checked."""
        if seats is None:
            return self.min_seats
        if isinstance(seats, bool) or not isinstance(seats, int) or not self.min_seats <= seats <= self.max_seats:
            exact = "yes" if self.min_seats == self.max_seats else "no"
            span: dict[str, object] = {"least": self.min_seats, "most": self.max_seats, "exact": exact}
            raise BadSetup("seats", game=self.id, seats=str(seats), **span)
        return seats

    def settle(self, seats: int, chosen: Mapping[str, object] | None) -> Options:
        """Every option with its value: the chosen ones checked, the others by default."""
        known = {option.id: option for option in self.options}
        settled = {option.id: option.default for option in self.options}
        for name, given in (chosen or {}).items():
            if name not in known:
                raise BadSetup("option-unknown", game=self.id, option=name, known=", ".join(known) or "-")
            option = known[name]
            value = str(given)
            if option.values and value not in option.values:
                raise BadSetup("option-value", option=name, value=value, allowed=", ".join(option.values))
            wanted = option.check(value, seats) if option.check is not None else None
            if wanted is not None:
                raise BadSetup("option-value", option=name, value=value, allowed=wanted)
            settled[name] = value
        return settled
