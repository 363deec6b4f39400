"""Koi-Koi in words: prompts, actions, the log and the table, from views and events alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from koikoi.actions import CODES, DRAW, FIRST, KOI, TAKE
from koikoi.data import FLOWERS, KIND, KINDS, MONTH, THINGS, flower
from koikoi.screen import draw
from koikoi.stage import ROWS
from koikoi.view import KoiKoiView
from koikoi.yaku import YAKU
from tatami.core.sheet import Sheet
from tatami.core.stage import helps
from tatami.core.words import GameWords

FOLDER = Path(__file__).parent

RULES_AT = helps(ROWS)
MARKS = ("★", "◆", "▬", "·")
"""How the kinds of cards are told apart at a glance: bright, animal, ribbon, plain."""


class KoiKoiWords(GameWords):
    """The voice of Koi-Koi in one language."""

    piece_ids = (*KINDS, *YAKU, "koi-koi")

    def __init__(self, lang: str, names: tuple[str, ...] = ()) -> None:
        super().__init__(lang, FOLDER, names)

    def thing(self, card: int) -> str:
        """What a card shows, without its flower."""
        return f"{MARKS[KIND[card]]} {self.say(f'thing-{THINGS[card]}')}"

    def card(self, card: int) -> str:
        return self.say("card", flower=self.say(f"flower-{FLOWERS[flower(card)]}"), thing=self.thing(card))

    def yaku(self, name: str) -> str:
        return self.say(f"piece-{name}")

    def fact(self, key: str, value: Any) -> object:
        if key == "seat":
            return self.player(value)
        if key == "card":
            return self.card(value)
        if key == "cards":
            return ", ".join(self.card(card) for card in value)
        if key == "flower":
            return self.say(f"flower-{FLOWERS[value]}")
        if key == "yaku":
            return ", ".join(self.yaku(name) for name in value)
        if key == "month":
            return value + 1
        return self.say(f"stage-{value}") if key == "stage" else value

    def prompt(self, view: KoiKoiView) -> str:
        facts: dict[str, object] = {"whose": "own" if view.turn == view.seat else "other"}
        facts["turn"] = "" if view.turn is None else self.player(view.turn)
        facts["card"] = "" if view.pending is None else self.card(view.pending)
        if view.stage == "call" and view.turn is not None:
            side = view.sides[view.turn]
            facts["yaku"] = ", ".join(self.yaku(name) for name, _ in side.yaku)
            facts["points"] = side.worth
        return self.say(f"prompt-{view.stage}", **facts)

    def action(self, action: int, view: KoiKoiView) -> str:
        if action < TAKE:
            same = [card for card in view.field if MONTH[action] >> card & 1]
            takes = ", ".join(self.thing(card) for card in same)
            return self.say("action-play", card=self.card(action), count=len(same), takes=takes)
        if action < DRAW:
            return self.say("action-take", card=self.card(action - TAKE))
        if action < KOI:
            return self.say("action-draw", card=self.card(action - DRAW))
        if action < FIRST:
            side = view.sides[view.turn or 0]
            return self.say(f"action-{CODES[action]}", points=side.worth)
        return self.say("action-first", player=self.player(action - FIRST))

    def rules_at(self, view: KoiKoiView) -> tuple[str, ...]:
        return RULES_AT[view.stage]

    def sheet(self, view: KoiKoiView) -> Sheet:
        return draw(view, self)
