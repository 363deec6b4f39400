"""Over HTTP: games told again, looked over again, and told in sentences."""

from __future__ import annotations

from typing import Any

import msgspec

from tatami.core.sheet import Sheet
from tatami.server.wire.answers import Line
from tatami.server.wire.base import Message
from tatami.server.wire.endings import Ending
from tatami.server.wire.problems import Problem
from tatami.server.wire.terms import Status


class Frame(Message, frozen=True, kw_only=True):
    """A moment of a game: what had just happened, and the table then."""

    number: int
    seat: int | None
    """Who moved; None for chance and for the beginning."""
    events: list[Line]
    view: dict[str, Any]
    views: list[dict[str, Any]] = msgspec.field(default_factory=list)
    """Open replays: what every seat knew."""
    boards: list[Sheet] = msgspec.field(default_factory=list)
    """Where asked for: the table as text, and in open replays every seat's."""


class Replay(Message, frozen=True, kw_only=True):
    """A game, or what one eye has seen of it so far."""

    game: str
    eye: int | None
    open: bool
    """Whether everything is shown, as all seats together knew it."""
    names: list[str]
    options: dict[str, str]
    frames: list[Frame]
    ending: Ending | None
    seed: str = ""
    commitment: str = ""
    sealed: bool = False
    """Whether the seed and the record are kept back: of a deal of the day, until the day is over."""


class Judged(Message, frozen=True, kw_only=True):
    """One decision as a judge sees it, from what the seat could know."""

    frame: int
    """The moment of the seat's own replay at which it was made."""
    played: str
    better: str
    """What would surely have been better; empty where the judge is not sure."""
    value: float
    """What it promised the seat."""
    promised: float
    loss: float
    """What it surely gave away; 0 where the judge is not sure."""
    error: float
    """The standard error of what it gave away."""
    agreed: bool
    share: float | None = None
    """For a secret plan: how often a good player lays it."""
    swing: float = 0.0
    """How far the seat's prospects changed from then to its next decision, where that is worth a word."""
    by: str = ""
    """By what: luck, others (what they did, and showed), or both."""


class Review(Message, frozen=True, kw_only=True):
    """A finished game looked over again for one seat."""

    seat: int
    judge: str
    chances: bool
    """Whether the values are chances to win."""
    verdicts: list[Judged]


class StoryLine(Message, frozen=True, kw_only=True):
    """A line of a story."""

    text: str
    seat: int | None = None
    """Whose doing it is, where it is somebody's."""


class Story(Message, frozen=True, kw_only=True):
    """What happened at a table, to be read: everything once it is over, before that what a spectator saw."""

    game: str
    title: str
    rules: str
    """The version of the rules it is played by."""
    status: Status
    names: list[str]
    lines: list[StoryLine]
    told: bool = True
    """Whether the story is known; if not, its lines are not empty but lost."""
    ending: Ending | None = None
    problem: Problem | None = None
    """Why its rules are not played here, if they are not."""
