"""Lessons: a scripted beginning of a game on a real table, one thing at a time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Turn = tuple[int, tuple[str, ...]]
"""A seat and the codes that it plays."""


@dataclass(frozen=True)
class Step:
    """One thing to do, or to look at."""

    id: str
    """Its words are `lesson-<game>-<number>-<id>`."""
    taps: tuple[str, ...]
    """The places of the board to touch, in turn; `=code` is the button of an action."""
    codes: tuple[str, ...] = ()
    """What the learner has played then; nothing where something is only shown, or a part of a plan is put together."""
    then: tuple[Turn, ...] = ()
    """What the others play as soon as it is done."""
    lit: tuple[str, ...] = ()
    """Places that matter besides."""
    draft: bool = False
    """Whether it only begins what the next step finishes: the table hears of it then alone."""


@dataclass(frozen=True)
class Lesson:
    """A fixed deal, and what is done with it. The learner has the first seat."""

    seats: int
    seed: str
    steps: tuple[Step, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    before: tuple[Turn, ...] = ()
    """What was played before the first step."""

    def turns(self, step: int) -> list[Turn]:
        """All that is played before that step, from 0."""
        played = list(self.before)
        for each in self.steps[:step]:
            played += [(0, each.codes)] if each.codes else []
            played += each.then
        return played
