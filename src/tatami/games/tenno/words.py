"""Tenno in words: prompts, actions, the log and the table, from views and events alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tatami.core.sheet import Sheet
from tatami.core.stage import helps
from tatami.core.words import GameWords, Meaning, capital
from tatami.games.tenno import actions, stage
from tatami.games.tenno.actions import ORDERS, PAIRS, PLACE_NAMES
from tatami.games.tenno.data import CELLS, FACES, PLACES
from tatami.games.tenno.meaning import meaning
from tatami.games.tenno.screen import draw
from tatami.games.tenno.view import EMPTY, TennoView

FOLDER = Path(__file__).parent

HELPS = helps(stage.ROWS)

CARD_PIECES = (*("peasant",) * 3, "ninja", "monk", "ronin", "samurai", "samurai", "daimyo", "shogun", "geisha")
"""Which character each card shows."""

PLAYERS = ("seat", "defender", "attacker")
CARD_FACTS = ("card", "met", "laid")
PLACE_FACTS = ("place", "at")


class TennoWords(GameWords):
    """The voice of Tenno in one language."""

    player_facts = PLAYERS
    piece_ids = (
        *dict.fromkeys(CARD_PIECES),
        *("court", "hand", "prison", "discards", "back", "gap", "notes", "attack", "change", "look"),
    )

    def __init__(self, lang: str, names: tuple[str, ...] = ()) -> None:
        super().__init__(lang, FOLDER, names)

    def card(self, card: int) -> str:
        """A card's name with what is printed in its corner."""
        return self.say(f"card-{FACES[card]}")

    def fact(self, key: str, value: Any) -> object:
        if key in PLAYERS:
            return self.player(value)
        if key in CARD_FACTS:
            return self.card(value)
        if key in PLACE_FACTS:
            return PLACE_NAMES[value]
        if key == "places":
            return ", ".join(PLACE_NAMES[place] for place in value)
        if key == "cards":
            return ", ".join(FACES[card] for card in value)
        if key == "stage":
            return self.say(f"stage-{value}")
        return value

    def facts(self, facts: dict[str, Any]) -> dict[str, object]:
        """Besides places, how many they are: sentences follow the number."""
        gaps = {"gaps": len(facts["places"])} if "places" in facts else {}
        return super().facts(facts) | gaps

    def event(self, seen: Any) -> str:
        if seen.kind in ("changed", "looked", "traded") and ("card" in seen.data or "real" in seen.data):
            # The owner of the secret reads more than the others.
            return capital(self.say(f"event-{seen.kind}-known", **self.facts(seen.data)))
        return super().event(seen)

    def meaning(self, seen: Any, view: TennoView) -> Meaning | None:
        return meaning(seen, self)

    def prompt(self, view: TennoView) -> str:
        facts: dict[str, object] = {"turn": self.player(view.turn) if view.turn is not None else ""}
        facts["own"] = "yes" if view.turn is not None and view.turn == view.seat else "no"
        if view.fight is not None:
            facts |= self.facts(
                {
                    "attacker": view.fight.attacker,
                    "card": view.fight.card,
                    "defender": view.fight.defender,
                    "met": view.fight.met,
                }
            )
            facts["monk"] = "others" if view.seat != view.fight.defender else "none"
            if view.monk_at is not None:
                facts["monk"] = PLACE_NAMES[view.monk_at]
        if view.stage == "arrange":
            owes = view.seat is not None and view.courts[view.seat].places[0].lies == EMPTY
            facts["own"] = "open" if owes else "laid"
        if view.stage == "refill":
            facts["place"] = PLACE_NAMES[view.own_gaps[0]] if view.own_gaps else ""
            facts["gaps"] = len(view.own_gaps)
        if view.stage == "change":
            facts["hand"] = "full" if view.turn is not None and view.courts[view.turn].hand else "empty"
        if view.looker is not None:
            facts["looker"] = self.player(view.looker)
            facts["own"] = {view.looker: "yes", view.look_at: "looked"}.get(view.seat, "no")
        if view.slot is not None:
            facts["place"] = PLACE_NAMES[view.slot]
        return self.say(f"prompt-{view.stage}", **facts)

    def action(self, action: int, view: TennoView) -> str:
        if action < actions.SET:
            return self.say("action-first", player=self.player(action))
        if action < actions.ATTACK:
            return self.say("action-set", cards=" ".join(FACES[card] for card in ORDERS[action - actions.SET]))
        if action < actions.MONK_SHOWN:
            return self._attack(action - actions.ATTACK, view)
        if actions.FILL <= action < actions.SWAP:
            return self.say("action-fill", card=self.card(action - actions.FILL), place=self._gap(view))
        if actions.SWAP <= action < actions.KEEP:
            place = action - actions.SWAP
            return self.say("action-swap", place=PLACE_NAMES[place], card=self._own(view, place))
        if actions.LAY <= action < actions.TRADE:
            slot = "?" if view.slot is None else PLACE_NAMES[view.slot]
            return self.say("action-lay", card=self.card(action - actions.LAY), place=slot)
        if actions.TRADE <= action < actions.LOOK:
            kind, base = ("trade", actions.TRADE) if action < actions.FEINT else ("feint", actions.FEINT)
            p, q = PAIRS[action - base]
            return self.say(f"action-{kind}", p=PLACE_NAMES[p], q=PLACE_NAMES[q])
        if actions.LOOK <= action < actions.TRUST:
            whose = self.player(view.look_at) if view.look_at is not None else "?"
            return self.say("action-look", place=PLACE_NAMES[action - actions.LOOK], attacker=whose)
        return self.say(f"action-{actions.CODES[action]}")

    def _attack(self, number: int, view: TennoView) -> str:
        place, target = divmod(number, CELLS)
        return self.say(
            "action-attack",
            place=PLACE_NAMES[place],
            card=self._own(view, place),
            defender=self.player(target // PLACES),
            at=PLACE_NAMES[target % PLACES],
        )

    def _own(self, view: TennoView, place: int) -> str:
        """The viewer's own card at a place, as its corner shows it."""
        card = None if view.seat is None else view.courts[view.seat].places[place].card
        return "?" if card is None else FACES[card]

    def _gap(self, view: TennoView) -> str:
        return PLACE_NAMES[view.own_gaps[0]] if view.own_gaps else "?"

    def rules_at(self, view: TennoView) -> tuple[str, ...]:
        return HELPS[view.stage]

    def sheet(self, view: TennoView) -> Sheet:
        return draw(view, self)
