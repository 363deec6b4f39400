"""Tables whose rules this server does not play, because the game changed or is gone: they are set aside.

Nothing is added to their log. What can be told without the rules is told from it: who sits where and whether it is
over. They go on when a version is installed that plays their rules.
"""

from __future__ import annotations

from tatami.core.errors import UnknownGame
from tatami.core.registry import game as find_game
from tatami.server.domain.endings import OVER
from tatami.server.domain.entries import Entry, Opened
from tatami.server.domain.problems import Problem, Refusal
from tatami.server.domain.table import Table


def hindrance(opened: Opened) -> Problem | None:
    """Why this server cannot play a table of these rules; None if it can."""
    try:
        versions = find_game(opened.game).meta.versions
    except UnknownGame:
        return Problem("aside-game", {"game": opened.game, "theirs": opened.rules})
    if opened.rules in versions:
        return None
    return Problem("aside-rules", {"game": opened.game, "theirs": opened.rules, "ours": ", ".join(versions)})


def refusal(table: Table) -> Refusal:
    """What is said to whoever wants to do something at a table that is aside."""
    assert table.aside is not None
    return Refusal(table.aside.code, **table.aside.args)


class AsideTable(Table):
    """A table folded without its rules. It has no match, so nobody is asked anything and no clock runs."""

    def __init__(self, id: str, opened: Opened, problem: Problem) -> None:
        super().__init__(id, opened)
        self.aside = problem
        self.status = "aside"
        self.begun = False
        self.imported = ""
        """The record that was brought here, if it was."""

    def apply(self, entry: Entry) -> bool:
        """One more entry, as far as it can be understood."""
        entry.fold_aside(self)
        self.number += 1
        self.updated = entry.at
        return True

    def adopt(self, listed: str) -> None:
        """Take over the end that lists know of: an end by the rules stands in no log."""
        if self.status == "aside" and listed in OVER:
            self.status = listed
