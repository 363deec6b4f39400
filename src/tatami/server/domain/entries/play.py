"""Entries of the game itself: moves, what is taken back, and who plays a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from tatami.server.domain.chairs import STAND_IN
from tatami.server.domain.endings import Ending
from tatami.server.domain.entries.entry import Entry

if TYPE_CHECKING:
    from tatami.server.domain.aside import AsideTable
    from tatami.server.domain.table import Table


class Played(Entry, frozen=True, kw_only=True, tag="played"):
    """A seat answered a question."""

    seat: int
    codes: list[str]
    anew: bool = False
    """In place of what the seat had laid of its open decision."""

    def retells(self) -> bool:
        return self.anew

    def fold(self, table: Table) -> None:
        assert table.match is not None
        parts = len(table.match.laid(self.seat)) if self.anew else 0
        table.match.play(self.seat, self.codes, anew=self.anew)
        table.taken_back[self.seat] += parts
        table.last_answers[self.seat] = (table.asks[self.seat], self.codes)
        table.asks[self.seat] += 1
        table.see_end()

    def overtake(self, table: Table) -> None:
        asked = table.proposal
        if asked is not None and (asked.what == "undo" or table.status != "playing"):
            table.close_proposal("overtaken")
        elif table.settled is not None and table.settled.by == self.seat:
            table.settled = None

    def hidden_by(self) -> int | None:
        return self.seat

    def witnesses(self, table: Table) -> set[str]:
        return {table.chairs[self.seat].player} if table.chairs[self.seat].decides else set()


class TookBack(Entry, frozen=True, kw_only=True, tag="took-back"):
    """A seat took its last move back inside its open decision."""

    seat: int

    def retells(self) -> bool:
        return True

    def fold(self, table: Table) -> None:
        assert table.match is not None
        table.match.undo(self.seat)
        table.taken_back[self.seat] += 1
        table.asks[self.seat] += 1

    def hidden_by(self) -> int | None:
        return self.seat

    def witnesses(self, table: Table) -> set[str]:
        return {table.chairs[self.seat].player} if table.chairs[self.seat].decides else set()


class Rewound(Entry, frozen=True, kw_only=True, tag="rewound"):
    """By consent, the game went back to where so many moves had been made."""

    moves: int

    def retells(self) -> bool:
        return True

    def fold(self, table: Table) -> None:
        assert table.match is not None
        table.match.rewind(self.moves)
        table.rewound += 1
        table.clocks.reopen(table.era())
        table.asks = [ask + 1 for ask in table.asks]
        table.grant("undo")


class Resigned(Entry, frozen=True, kw_only=True, tag="resigned"):
    """A seat gave up, or its time ran out where that loses."""

    seat: int
    why: Literal["resigned", "time"] = "resigned"

    people: ClassVar[bool] = True

    def fold(self, table: Table) -> None:
        chair = table.chairs[self.seat]
        chair.resigned = True
        assert table.match is not None
        if len(table.chairs) == 2 and table.match.game.meta.utility == "constant":
            winner = 1 - self.seat
            returns = [float(seat == winner) for seat in range(2)]
            table.ending = Ending(reason=self.why, winners=[winner], returns=returns, figures={})
            table.status = "finished"
        else:
            chair.stand_in = True
            chair.level = chair.level or STAND_IN
        table.asks[self.seat] += 1

    def fold_aside(self, table: AsideTable) -> None:
        table.chairs[self.seat].resigned = True

    def witnesses(self, table: Table) -> set[str]:
        return {table.chairs[self.seat].player} if self.why == "resigned" else set()


class StoodIn(Entry, frozen=True, kw_only=True, tag="stood-in"):
    """A bot went on for a person."""

    seat: int
    level: str

    people: ClassVar[bool] = True
    without_rules: ClassVar[bool] = True

    def fold(self, table: Table) -> None:
        chair = table.chairs[self.seat]
        chair.stand_in, chair.since, chair.level = True, self.at, self.level
        table.asks[self.seat] += 1
        if table.proposal is not None and table.proposal.about == self.seat:
            table.close_proposal("agreed")


class Returned(Entry, frozen=True, kw_only=True, tag="returned"):
    """The person took the seat back."""

    seat: int

    people: ClassVar[bool] = True
    without_rules: ClassVar[bool] = True

    def fold(self, table: Table) -> None:
        table.chairs[self.seat].stand_in = False
        table.asks[self.seat] += 1

    def witnesses(self, table: Table) -> set[str]:
        return {table.chairs[self.seat].player}
