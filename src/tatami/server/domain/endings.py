"""Where a table stands, and how its game ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Status = Literal["open", "playing", "aside", "finished", "abandoned"]
"""aside: not over, but its rules are not played here."""
OVER: tuple[Status, ...] = ("finished", "abandoned")


@dataclass(frozen=True)
class Ending:
    """How a game ended: by its rules, or because somebody gave up or ran out of time."""

    reason: str
    winners: list[int]
    returns: list[float]
    figures: dict[str, list[int]]
