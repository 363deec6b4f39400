"""The few sentences that the server itself says: how a game ended outside its rules, and what the bots are called."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from tatami.bots.names import LEVEL_NAMES
from tatami.core.game import AnyGame
from tatami.core.words import GameWords, Words, core_words
from tatami.server import wire
from tatami.server.domain.endings import Ending
from tatami.server.domain.table import Table

TEXT = Path(__file__).parent.parent / "text"
"""The server's own words, by language."""
OUTSIDE = ("resigned", "time")
"""Endings that no game knows."""


def server_words(lang: str) -> Words:
    return Words(lang, (TEXT,))


@lru_cache(1_000)
def game_words(game: AnyGame, lang: str, names: tuple[str, ...], reader: int | None = None) -> GameWords:
    """A game in a language for people of these names, one of whom may read; made once."""
    return game.words(lang, names).told_to(reader)


def names_in(table: Table, lang: str | None) -> tuple[str, ...]:
    """Everybody's name; those of bots in the reader's script."""
    given = table.names
    if lang is None or not any(
        chair.kind == "bot" or not name for chair, name in zip(table.chairs, given, strict=True)
    ):
        return given
    names: list[str] = []
    for seat, chair in enumerate(table.chairs):
        # A record as a line of text names nobody, and who has deleted the account has no name any more.
        name = chair.name or ("" if chair.kind == "free" else seat_name(seat, lang))
        names.append(doll_in(name, lang) if chair.kind == "bot" else name)
    return tuple(names)


def seat_name(seat: int, lang: str) -> str:
    """What somebody without a name is called: by the seat."""
    return core_words(lang).say("player", number=seat + 1)


def doll_in(name: str, lang: str) -> str:
    """A bot's name in the reader's script."""
    given, _, number = name.partition(" ")
    words, id = server_words(lang), f"doll-{given.lower()}"
    return f"{words.say(id)} {number}".rstrip() if words.has(id) else name


def reason_text(table: Table, end: Ending, lang: str) -> str:
    """What decided the game, in one sentence."""
    match = table.match
    assert match is not None
    outcome = match.outcome
    if end.reason in OUTSIDE or outcome is None:
        return ending_text(table, end, lang)
    return match.game.words(lang, names_in(table, lang)).reason(outcome)


def ending_text(table: Table, end: Ending, lang: str) -> str:
    """How the game ended, in one sentence."""
    match = table.match
    assert match is not None
    if end.reason in OUTSIDE:
        loser = next(seat for seat in range(len(table.chairs)) if seat not in end.winners)
        return server_words(lang).say(f"ending-{end.reason}", player=names_in(table, lang)[loser])
    outcome = match.outcome
    assert outcome is not None
    return match.game.words(lang, names_in(table, lang)).outcome(outcome)


def bot_levels(lang: str) -> list[wire.BotLevel]:
    words = server_words(lang)
    return [wire.BotLevel(id=id, name=words.say(f"bot-{id}"), text=words.say(f"bot-{id}-text")) for id in LEVEL_NAMES]
