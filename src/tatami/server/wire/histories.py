"""Over HTTP: people's pages, their games that are over, and what they did in them."""

from __future__ import annotations

from typing import Literal

import msgspec

from tatami.server.wire.base import Message
from tatami.server.wire.ratings import Rating, RatingChange
from tatami.server.wire.terms import Bar

Fate = Literal["won", "shared", "lost", "none"]
"""What became of a game for one seat; none: it has no result."""


class PastSeat(Message, frozen=True, kw_only=True):
    """Somebody who played in a game that is over, as they were called then."""

    name: str
    face: str
    """What the face is drawn from."""
    kind: Literal["person", "program", "bot"]
    level: str = ""
    """Of a bot."""
    fate: Fate = "none"
    left: bool = False
    """Whether they gave up, or a bot had to end the game for them."""
    player: str = ""
    """Whose page this is, if the reader may see it."""


class PastGame(Message, frozen=True, kw_only=True):
    """A game that is over, as somebody's history shows it."""

    game: str
    ended: int
    """Milliseconds since 1970."""
    seat: int
    """Where the one sat whose history it is."""
    fate: Fate
    seats: list[PastSeat]
    table: str = ""
    """For who played there: the table."""
    why: str = ""
    """What decided it, in a sentence."""
    bar: Bar = ""
    change: RatingChange | None = None
    """What it did to the rating in this game."""


class History(Message, frozen=True, kw_only=True):
    """A page of somebody's games, the latest first."""

    games: list[PastGame]
    next: str = ""
    """What to ask for to go on, as `before`; empty at the end."""


class GameTally(Message, frozen=True, kw_only=True):
    """How somebody's games of one kind ended."""

    game: str
    played: int
    won: int
    shared: int
    lost: int


class Rung(Message, frozen=True, kw_only=True):
    """A level of the bots, or of a cooperative game, and how one fares against it."""

    id: str
    beaten: bool
    latest: list[Fate]


class Ladder(Message, frozen=True, kw_only=True):
    """How far one is in a game against the bots."""

    game: str
    rungs: list[Rung]
    next: str = ""
    """The level that invites; empty if the highest is beaten."""


class PlayerPage(Message, frozen=True, kw_only=True):
    """Somebody's page."""

    id: str
    name: str
    claimed: bool
    mine: bool
    """Whether it is the reader's own."""
    since: int
    """When they first came here, in milliseconds since 1970."""
    ratings: list[Rating]
    tallies: list[GameTally]
    ladders: list[Ladder] = msgspec.field(default_factory=list)
    """Told of oneself alone."""


class StatisticBar(Message, frozen=True, kw_only=True):
    """A figure of a plot."""

    title: str
    value: float


class Statistic(Message, frozen=True, kw_only=True):
    """What somebody does in a game, as a plot and as a table."""

    title: str
    text: str
    games: int
    """In how many games there was something to count."""
    averaged: bool
    """Whether the figures are by the game on average."""
    bars: list[StatisticBar]
