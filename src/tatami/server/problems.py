"""What the server refuses: a code with arguments. The client has the words."""

from __future__ import annotations

from typing import Any

from tatami.core.errors import IllegalMove, TatamiError
from tatami.server.wire import Problem


class Refusal(Exception):
    """Something that is not done, and nothing changed."""

    def __init__(self, code: str, status: int = 400, **args: Any) -> None:
        super().__init__(code)
        self.status = status
        self.problem = Problem(code=code, args=args)


def of_error(error: TatamiError, lang: str | None) -> Problem:
    """A refusal of the rules or of a set-up, in the client's language."""
    text = error.sentence(lang or "en")
    if isinstance(error, IllegalMove):
        return Problem(code="illegal", rule=error.refusal.rule, text=text, legal=list(error.legal))
    return Problem(code=error.code, text=text)
