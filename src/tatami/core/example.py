"""Examples: a position and what is played there, for the rules to tell and to draw."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tatami.core.lesson import Turn


@dataclass(frozen=True)
class Example:
    """Two pictures of one table: before something is played, and after it."""

    id: str
    """Its words are `example-<game>-<id>-title`, `example-<game>-<id>` and `example-<game>-<id>-so`."""
    position: Mapping[str, Any]
    """The table as JSON, as the game reads positions."""
    moves: tuple[Turn, ...]
    """What is played between the pictures."""
    before: tuple[Turn, ...] = ()
    """What is played before the first picture."""
    viewer: int = 0
    """The seat of the reader, who is told "you"."""
    shows: tuple[str, ...] = ()
    """The places that the pictures show, as the game's own drawing calls them."""
    tells: tuple[str, ...] = ()
    """The kinds of events whose sentences stand beside the pictures."""
