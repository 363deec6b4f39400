"""Entries from the first line of a log to the beginning of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from tatami.core.match import Match
from tatami.server.domain.chairs import Chair
from tatami.server.domain.dolls import doll
from tatami.server.domain.entries.entry import Entry
from tatami.server.domain.terms import Begin, Leaver, Pace, Programs

if TYPE_CHECKING:
    from tatami.server.domain.aside import AsideTable
    from tatami.server.domain.table import Table


class Opened(Entry, frozen=True, kw_only=True, tag="opened"):
    """The table was set up. Always the first line, from which the table is made, and never another one."""

    game: str
    rules: str
    seats: int
    options: dict[str, str]
    seed: str
    host: str
    pace: Pace
    leaver: Leaver
    open: bool
    invite: str
    begin: Begin = "host"
    consent_h: int = 0
    programs: Programs = "refuse"
    lesson: int = 0
    """Which lesson of the game it is, from 1; 0: it is none."""
    rated: bool = False
    """Whether the game counts for ratings, if nothing speaks against it."""
    day: str = ""
    """Where it is a deal of the day: of which, as 2026-11-18."""
    twin: str = ""
    """The table whose deal is played here once more, with the seats swapped."""


class Sat(Entry, frozen=True, kw_only=True, tag="sat"):
    """A person took a seat."""

    seat: int
    player: str
    name: str
    program: bool = False
    """Whether it is a program that has the seat's token."""
    claimed: bool = False
    """Whether the name is claimed, and theirs."""
    agreed: bool = True
    """Whether they wanted to play; else a bot plays for them, and they may come."""

    people: ClassVar[bool] = True
    without_rules: ClassVar[bool] = True

    def fold(self, table: Table) -> None:
        table.must_be_free(self.seat)
        table.chairs[self.seat] = Chair(
            "person",
            self.player,
            self.name,
            program=self.program,
            claimed=self.claimed,
            agreed=self.agreed,
        )

    def witnesses(self, table: Table) -> set[str]:
        return {self.player}

    def seating(self) -> Mapping[int, str | None]:
        return {self.seat: self.player}


class Placed(Entry, frozen=True, kw_only=True, tag="placed"):
    """A bot was put on a seat."""

    seat: int
    level: str
    name: str = ""
    """What it was called before, at the table of which this is the rematch; else table and seat decide."""

    people: ClassVar[bool] = True
    without_rules: ClassVar[bool] = True

    def fold(self, table: Table) -> None:
        table.must_be_free(self.seat)
        name = self.name or doll(table.id, self.seat, table.names)
        table.chairs[self.seat] = Chair("bot", "", name, self.level)

    def witnesses(self, table: Table) -> set[str]:
        return {table.opened.host}


class Left(Entry, frozen=True, kw_only=True, tag="left"):
    """A seat became free again, before the start."""

    seat: int

    people: ClassVar[bool] = True
    without_rules: ClassVar[bool] = True

    def fold(self, table: Table) -> None:
        table.chairs[self.seat] = Chair()

    def seating(self) -> Mapping[int, str | None]:
        return {self.seat: None}


class Started(Entry, frozen=True, kw_only=True, tag="started"):
    """The game began."""

    here: list[str] | None = None
    """The people who were at the table then. Nobody's clock runs before they have come; None: all had."""

    people: ClassVar[bool] = True

    def fold(self, table: Table) -> None:
        opened = table.opened
        table.match = Match(
            opened.game,
            seats=opened.seats,
            options=opened.options,
            seed=opened.seed,
            names=table.names,
            rules=opened.rules,
        )
        table.status = "playing"
        table.started = self.at
        for chair in table.chairs:
            chair.come = self.here is None or chair.player in self.here
        table.see_end()

    def fold_aside(self, table: AsideTable) -> None:
        table.begun = True

    def witnesses(self, table: Table) -> set[str]:
        return table.people() if self.here is None else set(self.here)


class Came(Entry, frozen=True, kw_only=True, tag="came"):
    """Somebody saw for the first time that the game has begun."""

    player: str

    def fold(self, table: Table) -> None:
        for seat in table.seats_of(self.player):
            table.chairs[seat].come = table.chairs[seat].agreed = True
