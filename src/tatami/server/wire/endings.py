"""How a game ended: what decided it, every player's figures, and what turned it."""

from __future__ import annotations

from typing import Literal

import msgspec

from tatami.server.wire.base import Message


class TallyColumn(Message, frozen=True, kw_only=True):
    """A column of figures."""

    title: str
    step: int = 0
    """Where figures are compared one after the other: which of them this is, from 1."""
    verdict: Literal["", "level", "decided"] = ""


class TallyCell(Message, frozen=True, kw_only=True):
    """One figure, ready to be read; empty where it does not count."""

    text: str = ""
    leads: bool = False


class TallyRow(Message, frozen=True, kw_only=True):
    """The figures of a player, or of something on the table."""

    cells: list[TallyCell]
    seat: int | None = None
    rank: int | None = None
    title: str = ""
    """What the row is about, beside or in place of a player."""
    decided: bool = False


class Tally(Message, frozen=True, kw_only=True):
    """A table of figures with its remarks, in the order in which it is read."""

    columns: list[TallyColumn]
    rows: list[TallyRow]
    notes: list[str] = msgspec.field(default_factory=list)


class Moment(Message, frozen=True, kw_only=True):
    """A line of this eye's story that turned the game."""

    line: int
    frame: int
    """The moment of this eye's replay at which it happened."""
    place: str = ""
    """Where it happened, as boards name their places."""
    title: str = ""
    text: str = ""


class Ending(Message, frozen=True, kw_only=True):
    """How the game ended."""

    reason: str
    winners: list[int]
    returns: list[float]
    figures: dict[str, list[int]]
    text: str = ""
    why: str = ""
    """What decided it, in a sentence without names and figures."""
    account: list[Tally] = msgspec.field(default_factory=list)
    """Every player's figures; empty where the game tells none."""
