"""Entries of people who are away for days, and have said so."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tatami.server.domain.entries.entry import Entry

if TYPE_CHECKING:
    from tatami.server.domain.table import Table


class OnHoliday(Entry, frozen=True, kw_only=True, tag="on-holiday"):
    """Somebody is on holiday: their clock stands still from then until then.

    Written once more with the same beginning, it says that the holiday ends earlier.
    """

    player: str
    since: int
    """When it began; the table may learn of it later."""
    until: int

    people: ClassVar[bool] = True
    without_rules: ClassVar[bool] = True

    def fold(self, table: Table) -> None:
        for seat in table.seats_of(self.player):
            table.chairs[seat].holiday = (self.since, self.until)
            table.clocks.stand_still(seat, self.since, self.until)

    def witnesses(self, table: Table) -> set[str]:
        return {self.player}
