"""The examples of the rules, played: what the client draws before and after, and the sentences in between."""

from __future__ import annotations

from typing import Any

import msgspec

from tatami.core.example import Example
from tatami.core.game import Game
from tatami.core.match import Match
from tatami.core.words import LANGUAGES

READER = {"en": "Aya", "pl": "Aya", "uk": "Ая"}
OTHERS = {"en": ("Ken", "Ola"), "pl": ("Ken", "Ola"), "uk": ("Кен", "Оля")}
"""Who sits at the tables of examples; the words of the examples know these names."""


def names(example: Example, seats: int, lang: str) -> tuple[str, ...]:
    """The players by seat, the reader among them."""
    others = iter(OTHERS[lang])
    return tuple(READER[lang] if seat == example.viewer else next(others) for seat in range(seats))


def played(game: Game[Any, Any], example: Example) -> tuple[Match, int]:
    """The table as it stands before the first picture, and how much the reader had seen by then."""
    start = game.from_json(dict(example.position))
    seats = int(example.position.get("seats", game.meta.min_seats))
    match = Match(game, seats=seats, start=start, seed=example.id)
    for seat, codes in example.before:
        match.play(seat, codes)
    return match, len(match.feed(example.viewer))


def drawn(game: Game[Any, Any], example: Example) -> dict[str, Any]:
    """An example as a JSON value."""
    match, since = played(game, example)
    before = match.view(example.viewer)
    for seat, codes in example.moves:
        match.play(seat, codes)
    seen = [seen for seen in match.feed(example.viewer, since) if seen.kind in example.tells]
    told, people = {}, {}
    for lang in LANGUAGES:
        people[lang] = names(example, match.seats, lang)
        words = game.words(lang, people[lang]).told_to(example.viewer)
        told[lang] = [words.event(each) for each in seen]
    value: dict[str, Any] = msgspec.to_builtins(
        {
            "id": example.id,
            "seat": example.viewer,
            "shows": example.shows,
            "names": people,
            "before": before,
            "after": match.view(example.viewer),
            "told": told,
        }
    )
    return value
