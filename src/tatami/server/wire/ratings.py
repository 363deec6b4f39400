"""Over HTTP: ratings, boards, and what a game did to them."""

from __future__ import annotations

from typing import Literal

import msgspec

from tatami.server.wire.base import Message
from tatami.server.wire.terms import Bar

RankedKind = Literal["person", "program", "bot", "village"]
"""village: what teams play against in a cooperative game."""


class Rating(Message, frozen=True, kw_only=True):
    """How strong somebody is at a game, or on one side of it: the mean, and how far from it the truth may be."""

    game: str
    mean: int
    spread: int
    provisional: bool
    games: int
    won: int
    side: int | None = None
    """Where sides are rated apart: which one, by its seat."""


class RatingChange(Message, frozen=True, kw_only=True):
    """A rating after a game, and what the game changed."""

    mean: int
    spread: int
    provisional: bool
    change: int
    """Of the mean."""
    side: int | None = None


class RatingPoint(Message, frozen=True, kw_only=True):
    """A rating at one time."""

    at: int
    """Milliseconds since 1970."""
    mean: int
    spread: int
    change: int


class Ranked(Message, frozen=True, kw_only=True):
    """A line of a board."""

    rank: int
    kind: RankedKind
    name: str
    mean: int
    spread: int
    provisional: bool
    games: int
    player: str = ""
    """Whose page this is, if the reader may see it."""
    level: str = ""
    """Of bots, and of what teams play against."""
    seats: int = 0
    """Of what teams play against: how many they are."""
    mine: bool = False


class Board(Message, frozen=True, kw_only=True):
    """A page of a board."""

    rows: list[Ranked]
    page: int
    """From 1."""
    pages: int
    mine: Ranked | None = None
    """The reader's own line, wherever it is."""
    mine_page: int = 0
    """On which page that is."""


class Counted(Message, frozen=True, kw_only=True):
    """Whether a game that is over counts for ratings, and what it changed for the reader."""

    bar: Bar = ""
    """Why it does not count; empty if it does."""
    changes: list[RatingChange] = msgspec.field(default_factory=list)
    played: bool = True
    """Whether it was played here: a lesson, or a game brought from elsewhere, is not."""
