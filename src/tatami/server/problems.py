"""What the server refuses: a code with arguments. The client has the words."""

from __future__ import annotations

from typing import Any

from tatami.core.errors import IllegalMove, TatamiError
from tatami.server.wire import Problem

LONGEST_ECHO = 200
"""Letters of what somebody sent that are sent back to them."""


class Refusal(Exception):
    """Something that is not done, and nothing changed."""

    def __init__(self, code: str, status: int = 400, **args: Any) -> None:
        super().__init__(code)
        self.status = status
        self.problem = Problem(code=code, args={name: _shown(value) for name, value in args.items()})


def _shown(value: Any) -> Any:
    return value[:LONGEST_ECHO] + "…" if isinstance(value, str) and len(value) > LONGEST_ECHO else value


def of_error(error: TatamiError, lang: str | None) -> Problem:
    """A refusal of the rules or of a set-up, in the client's language."""
    text = error.sentence(lang or "en")
    if isinstance(error, IllegalMove):
        return Problem(code="illegal", rule=error.refusal.rule, text=text, legal=list(error.legal))
    return Problem(code=error.code, text=text)
