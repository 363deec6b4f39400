"""Entries of what people ask of each other during a game, and of what they agree on."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from tatami.server.domain.entries.entry import Entry
from tatami.server.domain.proposals import Proposal, What

if TYPE_CHECKING:
    from tatami.server.domain.table import Table


class Proposed(Entry, frozen=True, kw_only=True, tag="proposed"):
    """A seat asked the others for something. It stands until it is answered, withdrawn or overtaken."""

    what: What
    seat: int
    player: str
    waiting: list[str]
    """The people who have to agree."""
    moves: int = 0
    """undo: so many moves would be left."""
    about: int | None = None
    """stand-in: whose seat."""

    def fold(self, table: Table) -> None:
        table.proposals += 1
        table.settled = None
        table.proposal = Proposal(
            number=table.proposals,
            what=self.what,
            by=self.seat,
            player=self.player,
            waiting=set(self.waiting),
            moves=self.moves,
            about=self.about,
            at=self.at,
        )

    def witnesses(self, table: Table) -> set[str]:
        return {self.player}


class Answered(Entry, frozen=True, kw_only=True, tag="answered"):
    """Somebody said yes or no to what was proposed. The last yes is not written: what was agreed on is."""

    player: str
    yes: bool
    word: str = ""
    """What they said with it."""

    def fold(self, table: Table) -> None:
        asked = table.proposal
        if asked is None:
            return
        if self.yes:
            asked.waiting.discard(self.player)
            asked.agreed.add(self.player)
        else:
            seats = table.seats_of(self.player)
            table.close_proposal("refused", seats[0] if seats else None, self.word)

    def witnesses(self, table: Table) -> set[str]:
        return {self.player}


class Withdrawn(Entry, frozen=True, kw_only=True, tag="withdrawn"):
    """What was proposed is off: its asker took it back, or the absent person it was about returned."""

    why: Literal["asker", "returned"] = "asker"

    def fold(self, table: Table) -> None:
        if table.proposal is not None:
            table.close_proposal("withdrawn" if self.why == "asker" else "overtaken")


class Paused(Entry, frozen=True, kw_only=True, tag="paused"):
    """The clocks stopped, or went on."""

    paused: bool
    why: Literal["agreed", "aside"] = "agreed"
    """aside: they stand still while the rules of the table are not played."""

    without_rules: ClassVar[bool] = True

    def fold(self, table: Table) -> None:
        table.paused = self.paused
        table.stopped = self.at
        if self.why == "agreed":
            table.grant("pause", "resume")


class Abandoned(Entry, frozen=True, kw_only=True, tag="abandoned"):
    """The game ended without a result."""

    why: Literal["agreed", "closed"] = "agreed"

    people: ClassVar[bool] = True
    without_rules: ClassVar[bool] = True

    def fold(self, table: Table) -> None:
        table.status = "abandoned"
        table.grant("abandon")
