"""Entries of lessons: which step their learner is at, with what was played on the way there."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tatami.server.domain.entries.entry import Entry

if TYPE_CHECKING:
    from tatami.server.domain.table import Table


class Stepped(Entry, frozen=True, kw_only=True, tag="stepped"):
    """A lesson went on to this step: the learner did what was asked, and the others what the script says."""

    step: int
    turns: list[tuple[int, list[str]]]
    """Who played which codes, in order."""
    over: bool = False
    """Whether that was the last step."""

    people: ClassVar[bool] = True

    def fold(self, table: Table) -> None:
        assert table.match is not None
        # All of it or nothing: the script's own turns are legal after the learner's, which a test proves.
        for seat, codes in self.turns:
            table.match.play(seat, codes)
            table.last_answers[seat] = (table.asks[seat], codes)
            table.asks[seat] += 1
        table.chairs[0].step = self.step
        table.see_end()
        if self.over:
            table.status = "abandoned"


class SteppedBack(Entry, frozen=True, kw_only=True, tag="stepped-back"):
    """A lesson went back to a former step, where so many moves had been made."""

    step: int
    moves: int

    people: ClassVar[bool] = True

    def retells(self) -> bool:
        return True

    def fold(self, table: Table) -> None:
        assert table.match is not None
        table.match.rewind(self.moves)
        table.clocks.reopen(table.era())
        table.asks = [ask + 1 for ask in table.asks]
        table.chairs[0].step = self.step
