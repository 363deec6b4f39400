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
def game_words(game: AnyGame, lang: str, names: tuple[str, ...]) -> GameWords:
    """A game in a language for people of these names, made once."""
    return game.words(lang, names)


def names_in(table: Table, lang: str | None) -> tuple[str, ...]:
    """Everybody's name; bots are called in the reader's language, and apart where several are alike."""
    given = table.names
    if lang is None or not any(
        chair.kind == "bot" or not name for chair, name in zip(table.chairs, given, strict=True)
    ):
        return given
    words = server_words(lang)
    names: list[str] = []
    for seat, chair in enumerate(table.chairs):
        # A record as a line of text names nobody.
        name = chair.name or ("" if chair.kind == "free" else core_words(lang).say("player", number=seat + 1))
        if chair.kind == "bot" and words.has(f"bot-{chair.level}"):
            name = words.say(f"bot-{chair.level}")
            alike = [at for at, each in enumerate(table.chairs) if each.kind == "bot" and each.level == chair.level]
            if len(alike) > 1:
                # Letters: a peasant 2 lies on the table of Tenno already. Where they run out, the seat's number tells.
                letters, rank = words.say("letters"), alike.index(seat)
                name = f"{name} {letters[rank] if rank < len(letters) else seat + 1}"
        names.append(name)
    return tuple(names)


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
