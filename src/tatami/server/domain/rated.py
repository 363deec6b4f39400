"""Which games count for ratings. What a table chose is in its log; so is everything that speaks against it."""

from __future__ import annotations

from collections import Counter
from typing import Literal

from tatami.server.domain.table import Table

Bar = Literal["", "friendly", "bots", "self", "program", "guest", "away", "abandoned", "rewound", "short"]
"""Why a game does not count; empty if it does.

friendly: the table chose so. bots: nobody but bots plays. self: one person has several seats. program: somebody meets a
program of their own. guest: somebody has not claimed their name. away: somebody was seated without being asked.
abandoned: it has no result. rewound: somebody went back. short: it was left before everybody had moved.
"""


def bar_of_people(table: Table) -> Bar:
    """What speaks against a table as it stands: what it chose, and who sits there."""
    if not table.opened.rated or table.opened.twin:  # Whoever has played a deal knows what is to come.
        return "friendly"
    taken = [chair for chair in table.chairs if chair.kind == "person"]
    people = [chair for chair in taken if not chair.program]
    if any(count > 1 for count in Counter(chair.player for chair in people).values()):
        return "self"
    if len(people) < len(taken) and table.opened.host in {chair.player for chair in people}:
        return "program"
    if any(not chair.claimed for chair in people):
        return "guest"
    if all(chair.kind == "bot" for chair in table.chairs):
        return "bots"
    return "away" if any(not chair.agreed for chair in table.chairs) else ""


def bar_of(table: Table) -> Bar:
    """What speaks against a game that is over."""
    found = bar_of_people(table)
    if found:
        return found
    if table.ending is None or table.match is None:
        return "abandoned"
    if table.rewound:
        return "rewound"
    moved = {seat for seat, _ in table.match.record().moves}
    left = table.match.outcome is None or any(chair.stand_in or chair.resigned for chair in table.chairs)
    return "short" if left and not moved.issuperset(range(len(table.chairs))) else ""
