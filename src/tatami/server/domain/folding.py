"""Tables from their logs."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.server.domain import clocks, entries
from tatami.server.domain.aside import AsideTable, hindrance
from tatami.server.domain.clocks import Outages
from tatami.server.domain.table import Table


def fold(id: str, lines: Sequence[str], outages: Outages = clocks.NONE) -> Table:
    """A table from the lines of its log; one whose rules are not played here is aside."""
    first = entries.decode(lines[0])
    assert isinstance(first, entries.Opened)
    problem = hindrance(first)
    table = Table(id, first, outages) if problem is None else AsideTable(id, first, problem)
    for line in lines[1:]:
        table.apply(entries.decode(line))
    return table
