"""Stages: what is being decided or drawn, by whom, and under which rule. Hot."""

from __future__ import annotations

from typing import NamedTuple

from tatami.core.refusal import Refusal


class Stage(NamedTuple):
    """One row of a game's `stage.py`. A stage's number is its place among the rows."""

    name: str
    """The name in views, positions and catalogues."""
    who: str
    """Who decides: "chance", "nobody", "window" (several at once), or the game's own word, such as "turn"."""
    rule: str = ""
    """The paragraph cited when an action of another stage is refused."""
    help: tuple[str, ...] = ()
    """The paragraphs that a player is shown on request."""


def names(rows: tuple[Stage, ...]) -> tuple[str, ...]:
    """The stages' names by number."""
    return tuple([row.name for row in rows])


def helps(rows: tuple[Stage, ...]) -> dict[str, tuple[str, ...]]:
    """The paragraphs to show, by the stage's name."""
    return {row.name: row.help for row in rows}


def misplaced(row: Stage) -> Refusal:
    """The refusal of an action that belongs to another stage."""
    return Refusal("other-decision", row.rule, {"stage": row.name})
