"""Over HTTP: the games and the bots, in words."""

from __future__ import annotations

import msgspec

from tatami.server.wire.base import Message


class Choice(Message, frozen=True, kw_only=True):
    """One value of an option, in words."""

    value: str
    text: str
    note: str = ""
    """What it means for the players, where that is not plain."""


class OptionText(Message, frozen=True, kw_only=True):
    """Something a table may choose."""

    id: str
    default: str
    name: str
    """What it is about, in a sentence."""
    choices: list[Choice]
    """Empty where any fitting text may be given."""
    note: str = ""
    """What may be given, where any fitting text may."""


class Piece(Message, frozen=True, kw_only=True):
    """A piece, card, place or ability with its power in a sentence or two."""

    id: str
    name: str
    text: str


class Paragraph(Message, frozen=True, kw_only=True):
    """One paragraph of the rules."""

    number: str
    text: str


class GamePage(Message, frozen=True, kw_only=True):
    """A game as a newcomer meets it."""

    id: str
    title: str
    tagline: str
    min_seats: int
    max_seats: int
    cooperative: bool
    secrets: bool
    version: str
    options: list[OptionText]
    reconstructed: list[str]
    """Printed facts that could not be read for certain, in sentences."""
    seat_names: list[str] = msgspec.field(default_factory=list)
    """Where seats have a side: who plays what."""
    lessons: int = 0
    """How many lessons there are."""


class GameDetail(GamePage, frozen=True, kw_only=True):
    """A game with its rules and pieces."""

    rules: str
    """The rules as Markdown."""
    paragraphs: list[Paragraph]
    pieces: list[Piece]
    places: dict[str, str] = msgspec.field(default_factory=dict)
    """What the places of the board are called, by their ids."""


class BotLevel(Message, frozen=True, kw_only=True):
    """A level of bot that a person can choose."""

    id: str
    name: str
    text: str
