"""`tatami games`."""

from __future__ import annotations

import json
import sys

from tatami.cli.common import AsJson, Lang, voice_in
from tatami.core.errors import UnknownGame
from tatami.core.meta import Meta
from tatami.core.registry import game as find_game
from tatami.core.registry import known_games
from tatami.core.words import GameWords
from tatami.terminal.voice import Voice


def games(lang: Lang = "en", as_json: AsJson = False) -> None:
    """The games: ids, titles, seats and options."""
    voice = voice_in(lang)
    metas = []
    for id in known_games():
        try:
            metas.append((find_game(id).meta, find_game(id).words(lang)))
        except UnknownGame as problem:  # A broken package must not hide the others.
            print(problem.sentence(lang), file=sys.stderr)
    if as_json:
        print(json.dumps([_listing(meta, words) for meta, words in metas], ensure_ascii=False, indent=1))
        return
    for meta, words in metas:
        _tell(meta, words, voice)


def _listing(meta: Meta, words: GameWords) -> dict[str, object]:
    return {
        "id": meta.id,
        "title": words.title(),
        "rules": meta.version,
        "seats": {"min": meta.min_seats, "max": meta.max_seats},
        "options": [
            {"id": option.id, "values": list(option.values), "default": option.default} for option in meta.options
        ],
    }


def _tell(meta: Meta, words: GameWords, voice: Voice) -> None:
    one = meta.min_seats == meta.max_seats
    seats = voice.say("games-exactly" if one else "games-seats", least=meta.min_seats, most=meta.max_seats)
    voice.tell(f"{meta.id:<16}{words.title()}: {seats}", "bold")
    voice.indented(words.say("about"), 16)
    for seat in range(meta.max_seats):
        if words.has(f"seat-{seat}"):
            voice.indented(f"{seat + 1}  {words.say(f'seat-{seat}')}", 16)
    for option in meta.options:
        values = " | ".join(option.values or (option.default, *option.samples))
        listed = "games-option" if option.values else "games-sample"
        voice.indented(f"--option {option.id}={option.default}", 16)
        voice.indented(voice.say(listed, about=words.say(f"option-{option.id}"), values=values), 20, "dim")
