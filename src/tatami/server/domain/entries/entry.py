"""What every line of a log has in common, and what the server asks of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

import msgspec

if TYPE_CHECKING:
    from tatami.server.domain.aside import AsideTable
    from tatami.server.domain.table import Table

NOBODY: Mapping[int, str | None] = {}


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="is"):
    """One line of a log; `at` in milliseconds since 1970."""

    at: int

    people: ClassVar[bool] = False
    """Whether everybody is told anew who sits at the table, and how it stands with them."""
    without_rules: ClassVar[bool] = False
    """Whether it means the same at a table whose rules are not played here."""

    def fold(self, table: Table) -> None:
        """Change a table by this entry; what the rules refuse raises, and nothing has changed."""
        raise NotImplementedError

    def fold_aside(self, table: AsideTable) -> None:
        """Change a table whose rules are not played here, as far as this entry can be understood without them."""
        if self.without_rules:
            self.fold(table)

    def retells(self) -> bool:
        """Whether the story is told anew after it, because a part of it was taken back."""
        return False

    def overtake(self, table: Table) -> None:
        """End what was proposed earlier and has lost its meaning now that everybody has noticed this entry."""
        if table.proposal is not None and table.status != "playing":
            table.close_proposal("overtaken")

    def hidden_by(self) -> int | None:
        """The seat of whose secret decision this may be a part that nobody else must notice; None: there is none."""
        return None

    def witnesses(self, table: Table) -> set[str]:
        """The people who know of it without being told: they did it, or were there."""
        return set()

    def seating(self) -> Mapping[int, str | None]:
        """Which person has which seat from now on; None for a seat that is free again."""
        return NOBODY
