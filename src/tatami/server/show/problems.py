"""Problems as clients are told of them."""

from __future__ import annotations

from tatami.core.errors import IllegalMove, TatamiError
from tatami.server import wire
from tatami.server.domain.problems import Problem
from tatami.server.domain.table import Table


def shown(problem: Problem) -> wire.Problem:
    """A refusal of the server's own; the client has the words."""
    return wire.Problem(code=problem.code, args=problem.args)


def set_aside(table: Table) -> wire.Problem | None:
    """Why the rules of a table are not played here, if they are not."""
    return None if table.aside is None else shown(table.aside)


def of_error(error: TatamiError, lang: str | None) -> wire.Problem:
    """A refusal of the rules or of a set-up, in the client's language."""
    text = error.sentence(lang or "en")
    if isinstance(error, IllegalMove):
        return wire.Problem(code="illegal", rule=error.refusal.rule, text=text, legal=list(error.legal))
    return wire.Problem(code=error.code, text=text)
