"""The games as a newcomer meets them: options, pieces and rules in words."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from tatami.core.errors import TatamiError
from tatami.core.game import AnyGame
from tatami.core.meta import Option
from tatami.core.registry import game as find_game
from tatami.core.registry import known_games
from tatami.core.words import GameWords
from tatami.server import wire


@lru_cache(maxsize=8)
def pages(lang: str) -> list[wire.GamePage]:
    """Every game that works here."""
    found = []
    for id in known_games():
        try:
            found.append(wire.GamePage(**_page(find_game(id), lang)))
        except TatamiError:
            continue  # A broken package must not hide the others.
    return found


@lru_cache(maxsize=32)
def detail(id: str, lang: str) -> wire.GameDetail:
    """A game with its rules and pieces."""
    game = find_game(id)
    words = game.words(lang)
    path = game.folder / (f"RULES.{lang}.md" if lang != "en" else "RULES.md")
    text = (path if path.exists() else game.folder / "RULES.md").read_text("utf-8")
    return wire.GameDetail(
        **_page(game, lang),
        rules=text,
        paragraphs=[wire.Paragraph(number=number, text=body) for number, body in words.rules().items()],
        pieces=[wire.Piece(id=piece.id, name=piece.name, text=piece.text) for piece in words.pieces()],
        places=words.places(),
    )


def _page(game: AnyGame, lang: str) -> dict[str, Any]:
    meta, words = game.meta, game.words(lang)
    return {
        "id": meta.id,
        "title": words.title(),
        "tagline": words.say("about") if words.has("about") else "",
        "min_seats": meta.min_seats,
        "max_seats": meta.max_seats,
        "cooperative": meta.utility == "shared",
        "secrets": meta.secrets,
        "version": meta.version,
        "options": [_option(option, words) for option in meta.options],
        "reconstructed": [words.say(fact) for fact in meta.reconstructed],
        "seat_names": [words.say(f"seat-{seat}") for seat in range(meta.max_seats) if words.has(f"seat-{seat}")],
        "lessons": len(game.lessons),
    }


def _option(option: Option, words: GameWords) -> wire.OptionText:
    values = option.values or (() if option.check else (option.default,))

    def told(value: str) -> str:
        message = f"option-{option.id}-{value}"
        return words.say(message) if words.has(message) else value

    def note(message: str) -> str:
        return words.say(message) if words.has(message) else ""

    return wire.OptionText(
        id=option.id,
        default=option.default,
        name=words.say(f"option-{option.id}") if words.has(f"option-{option.id}") else option.id,
        choices=[
            wire.Choice(value=value, text=told(value), note=note(f"option-{option.id}-{value}-text"))
            for value in values
        ],
        note=note(f"option-{option.id}-text"),
    )
