"""Over HTTP: the deal of the day, who has played it, and how."""

from __future__ import annotations

from typing import Literal

import msgspec

from tatami.server.wire.base import Message, Request


class NewTry(Request, frozen=True, kw_only=True):
    """The deal of the day of this game, to begin or to go on with."""

    game: str


class DailyDeal(Message, frozen=True, kw_only=True):
    """A deal of the day, and what it is to whoever asks."""

    game: str
    seats: int
    seat: int
    """Which seat is the person's, for everybody the same."""
    level: str
    """How strong the bots play; empty if there are none."""
    played: int
    """How many have finished it."""
    state: Literal["open", "playing", "over"] = "open"
    """Whether I have begun it, and finished it."""
    table: str = ""
    """Where I play or played it."""
    rank: int | None = None
    """My place, or as a guest where I would stand; None before there is a result."""
    of: int = 0
    """Among how many that place is."""


class DailyMark(Message, frozen=True, kw_only=True):
    """A deal of this week that I have played."""

    game: str
    rank: int | None
    """None: not over, or not in time."""
    of: int
    marks: int
    """What the place counts: 100 for the first, 0 for the last; 0 for guests."""


class DailyDay(Message, frozen=True, kw_only=True):
    """A day of this week."""

    day: str
    """As 2026-11-18."""
    deals: list[DailyMark] = msgspec.field(default_factory=list)


class DailyPage(Message, frozen=True, kw_only=True):
    """The deals of today, and my week."""

    day: str
    ends: int
    """When they change, in milliseconds since 1970: at midnight UTC."""
    claimed: bool
    """Whether what I begin now counts in the table of results."""
    deals: list[DailyDeal]
    week: list[DailyDay]
    total: int
    """The sum of the week."""


class DailyFigure(Message, frozen=True, kw_only=True):
    """One figure of a result."""

    title: str
    text: str


class DailyLine(Message, frozen=True, kw_only=True):
    """What somebody made of a deal."""

    rank: int | None
    """The place, or where it would stand; None if it was not in time."""
    name: str
    mine: bool
    ranked: bool
    """Whether it counts."""
    table: str
    """Where it can be looked at."""
    how: Literal["won", "shared", "lost", "left"]
    """left: given up."""
    text: str
    """How it ended, in a sentence."""
    figures: list[DailyFigure]


class DailyTable(Message, frozen=True, kw_only=True):
    """The results of a deal, the best first."""

    game: str
    day: str
    over: bool
    """Whether that day is over, so that everybody may look."""
    lines: list[DailyLine]
    mine: DailyLine | None
    """My own line, also where it does not count or is not among the best."""
    of: int
    """How many count."""
    commitment: str
    """The hash that fixed the deal before anybody played it."""
    seed: str = ""
    """What it is the hash of; told when the day is over."""
