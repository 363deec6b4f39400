"""The grammar of Samurai Spirit's codes (actions.py says what they mean)."""

from __future__ import annotations

from tatami.core.grammar import Form, plain
from tatami.games.samurai_spirit.data import (
    CARD_IDS,
    FAMILY_BONUSES,
    FARM_PENALTIES,
    MAX_TEAM,
    NAMES,
    PENALTIES,
    SYMBOLS,
)

SAMURAI = {"samurai": tuple(name.lower() for name in NAMES)}
CARD = {"card": tuple(CARD_IDS)}


def _on(verb: str, words: dict[str, tuple[str, ...]] = SAMURAI) -> Form:
    """A verb and what it is about."""
    return Form(verb, verb + "-{" + next(iter(words)) + "}", words)


FORMS = (
    _on("deal"),
    _on("choose"),
    _on("first", {"place": tuple(str(place + 1) for place in range(MAX_TEAM))}),
    _on("take"),
    *plain("ready", "ignore"),
    _on("suffer", {"penalty": tuple(name.replace("_", "-") for name in PENALTIES[1:])}),
    _on("lose", {"symbol": tuple(SYMBOLS)}),
    *plain("fight"),
    _on("support"),
    *plain("pass", "attack", "defend"),
    _on("hand"),
    *plain("discard", "redraw", "again", "stop", "use", "skip"),
    *(_on(verb) for verb in ("heal", "token", "strip", "move", "give")),
    _on("top", CARD),
    _on("card", CARD),
    *plain("deeper"),
    _on("back", CARD),
    _on("farm", {"farm": tuple(FARM_PENALTIES)}),
    _on("family", {"bonus": tuple(FAMILY_BONUSES)}),
    _on("hurt"),
    _on("cure"),
)
