"""Entries of games that are over: playing again, and games brought from elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tatami.core.match import Match
from tatami.core.record import Record
from tatami.server.domain.entries.entry import Entry
from tatami.server.domain.proposals import RematchVotes

if TYPE_CHECKING:
    from tatami.server.domain.aside import AsideTable
    from tatami.server.domain.table import Table


class Wanted(Entry, frozen=True, kw_only=True, tag="wanted"):
    """Somebody wants to play again, or not. The last who has to agree is not written: the new table is."""

    player: str
    yes: bool
    rotate: bool = True
    """Whether everybody moves one seat further; the first who asks chooses."""
    same: bool = False
    """Whether the same deal is to be played once more; so is this."""

    people: ClassVar[bool] = True
    without_rules: ClassVar[bool] = True

    def fold(self, table: Table) -> None:
        if table.rematch_votes is None:
            table.rematch_votes = RematchVotes(self.rotate, self.same)
        table.rematch_votes.say(self.player, self.yes)
        if not table.rematch_votes.wanted:
            table.rematch_votes = None

    def witnesses(self, table: Table) -> set[str]:
        return {self.player}


class Rematched(Entry, frozen=True, kw_only=True, tag="rematched"):
    """These people play again, at another table."""

    table: str

    people: ClassVar[bool] = True
    without_rules: ClassVar[bool] = True

    def fold(self, table: Table) -> None:
        table.rematch = self.table

    def fold_aside(self, table: AsideTable) -> None:
        self.fold(table)
        if table.status == "aside":
            table.status = "finished"  # Who plays again has finished.


class Imported(Entry, frozen=True, kw_only=True, tag="imported"):
    """A finished game was brought here as a record."""

    record: str

    def fold(self, table: Table) -> None:
        record = Record.load(self.record)
        table.match = Match.resume(record)
        table.name_chairs(record)
        table.status = "finished"
        table.see_end()

    def fold_aside(self, table: AsideTable) -> None:
        table.begun = True
        table.imported = self.record
        table.status = "finished"
        table.name_chairs(Record.load(self.record))
