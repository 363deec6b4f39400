"""Refusals: a code with arguments. Whoever shows one to people has the words."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

LONGEST_ECHO = 200
"""Letters of what somebody sent that are sent back to them."""


@dataclass(frozen=True)
class Problem:
    """Why something is not done, or cannot be."""

    code: str
    args: dict[str, Any] = field(default_factory=dict)


class Refusal(Exception):
    """Something that is not done, and nothing changed."""

    def __init__(self, code: str, **args: Any) -> None:
        super().__init__(code)
        self.problem = Problem(code, {name: _shortened(value) for name, value in args.items()})


def _shortened(value: Any) -> Any:
    return value[:LONGEST_ECHO] + "…" if isinstance(value, str) and len(value) > LONGEST_ECHO else value
