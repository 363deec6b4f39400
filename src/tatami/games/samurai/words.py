"""Samurai in words: prompts, actions, the log and the table, from views and events alone."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tatami.core.outcome import Outcome
from tatami.core.sheet import MOST_WIDE, Sheet, plain
from tatami.core.stage import helps
from tatami.core.words import GameWords, Meaning, capital, remembered
from tatami.games.samurai import actions, stage
from tatami.games.samurai.data import CASTE_NAMES, CASTES, FIRST_SETTLEMENT, HAND, HEX_NAMES, TILE_NAMES, TOUCHED
from tatami.games.samurai.meaning import meaning
from tatami.games.samurai.places import PLACES
from tatami.games.samurai.screen import draw
from tatami.games.samurai.view import SamuraiView, Settlement

FOLDER = Path(__file__).parent

PLACING = stage.ROWS[stage.SETTLE].help
RULES_AT = {**helps(stage.ROWS), stage.CITIES: PLACING, stage.VILLAGES: PLACING}
"""The paragraphs at hand, by what a view calls its stage."""

KNOWN_BY_OWNER = ("drew",)

HEXES = ("hex", "to", "at")
"""Facts that are hexes. Sentences have each twice: by its name, and as where something lies (`in_hex`)."""


class SamuraiWords(GameWords):
    """The voice of Samurai in one language."""

    piece_ids = (
        *CASTE_NAMES,
        *(f"tile-{kind}" for kind in dict.fromkeys(tile.partition("-")[0] for tile in TILE_NAMES)),
        *("fast", "village", "city", "edo", "akita", "kyoto", "sapporo", "land", "sea"),
        *("influence", "hand", "stack", "captured", "aside", "supply", "left", "leader"),
    )

    def __init__(self, lang: str, names: tuple[str, ...] = ()) -> None:
        super().__init__(lang, FOLDER, names)

    @remembered
    def tile(self, tile: str) -> str:
        """A tile's name with its strength."""
        kind, _, strength = tile.partition("-")
        return self.say(f"tile-{kind}", strength=strength)

    def caste(self, caste: str) -> str:
        return self.say(f"caste-{caste}")

    @remembered
    def place(self, hex: str) -> str:
        """What a hex is called: a town, a village, or land or sea on one side of them."""
        place = PLACES[hex]
        if not place.way:
            name = self.say(f"town-{place.town}")
            return name if place.kind == "town" else self.say("place-village", name=name)
        return self.say(f"place-{place.kind}", way=self.way(place.way), town=self._from(place.town))

    @remembered
    def located(self, hex: str) -> str:
        """Where something on this hex lies: in a town, or on one side of it."""
        place = PLACES[hex]
        if place.kind == "town":
            return self.say(f"in-{place.town}")
        if place.kind == "village":
            return self.say("in-village", name=self.say(f"town-{place.town}"))
        return self.say(f"in-{place.kind}", way=self.way(place.way), town=self._from(place.town))

    def way(self, way: str) -> str:
        """A direction of the compass."""
        return self.say(f"way-{way}")

    def _from(self, town: str) -> str:
        """A town as the one from which a direction is told."""
        message = f"from-{town}"
        return self.say(message) if self.has(message) else self.say("from-village", name=self.say(f"town-{town}"))

    def town(self, hex: str) -> str:
        """The bare name of a settlement, as the map shows it."""
        return self.say(f"town-{PLACES[hex].town}")

    def places(self) -> dict[str, str]:
        return {f"hex-{hex}": self.place(hex) for hex in HEX_NAMES} | {
            f"town-{hex}": self.town(hex) for hex in HEX_NAMES[FIRST_SETTLEMENT:]
        }

    @remembered
    def mark(self, piece: str) -> str:
        """The letter of a tile or figure on the map."""
        return self.say(f"mark-{piece.partition('-')[0]}")

    def fact(self, key: str, value: Any) -> object:
        if key == "seat":
            return self.player(value)
        if key == "tile":
            return self.tile(value)
        if key in ("caste", "other", "before"):
            return self.caste(value)
        if key == "influence":
            return self.influence(value)
        if key in HEXES:
            return self.place(value)
        if key == "stage":
            return self.say(f"stage-{value}")
        return value

    def facts(self, facts: dict[str, Any]) -> dict[str, object]:
        lying: dict[str, object] = {f"in_{key}": self.located(facts[key]) for key in HEXES if key in facts}
        return super().facts(facts) | lying

    def event(self, seen: Any) -> str:
        if seen.kind in KNOWN_BY_OWNER and "tile" in seen.data:
            return self.say(f"event-{seen.kind}-known", **self.facts(seen.data))
        return super().event(seen)

    def meaning(self, seen: Any, view: SamuraiView) -> Meaning | None:
        return meaning(seen, view, self)

    def outcome(self, outcome: Outcome) -> str:
        scores = [self._score(seat, outcome) for seat in range(len(outcome.returns))]
        return " ".join([super().outcome(outcome), *scores])

    def _score(self, seat: int, outcome: Outcome) -> str:
        """What a player has won; how ties are broken only for those who were in one."""
        figures = {name: values[seat] for name, values in outcome.figures.items()}
        tokens = outcome.figures["tokens"]
        tied = outcome.reason != "leaders" and tokens[seat] == max(tokens)
        message = "score-tied" if tied else "score"
        return self.say(message, player=self.player(seat), **figures)

    # --- prompts ------------------------------------------------------------------------------------------------------

    def prompt(self, view: SamuraiView) -> str:
        turn = "" if view.turn is None else self.player(view.turn)
        own = view.seat is not None and view.seat == view.turn
        facts: dict[str, object] = {"turn": turn, "own": "yes" if own else "no"}
        if view.stage == "hands":
            facts["missing"] = HAND - len(view.hand) if view.seat is not None else HAND
        if view.stage == "turn":
            facts["played"] = "none" if not view.played else "ordinary" if view.ordinary else "fast"
        if view.taken is not None:
            spot = view.stage == "spot"
            facts["taken"] = self.caste(view.taken) if spot else self.tile(view.taken)
        if view.source is not None:
            facts["in_hex"] = self.located(view.source)
            facts["caste"] = "" if view.source_caste is None else self.caste(view.source_caste)
        return self.say(f"prompt-{view.stage}", **facts)

    def rules_at(self, view: SamuraiView) -> tuple[str, ...]:
        return RULES_AT.get(view.stage, ())

    # --- actions ------------------------------------------------------------------------------------------------------

    def action(self, action: int, view: SamuraiView) -> str:
        if action < actions.TILE:
            return self.say("action-first", player=self.player(action))
        if action < actions.CASTE:
            return self.say("action-tile", tile=self.tile(TILE_NAMES[action - actions.TILE]))
        if action < actions.HEX:
            return self.say("action-caste", caste=self.caste(CASTE_NAMES[action - actions.CASTE]))
        if action < actions.FIGURE:
            return capital(self._hex(action - actions.HEX, view))
        if action < actions.END:
            settlement, caste = divmod(action - actions.FIGURE, CASTES)
            where = self.located(HEX_NAMES[FIRST_SETTLEMENT + settlement])
            return capital(self.say("action-figure", caste=self.caste(CASTE_NAMES[caste]), in_hex=where))
        return self.say("action-end")

    def _hex(self, number: int, view: SamuraiView) -> str:
        """A hex with what it touches; a settlement with what it is."""
        name = HEX_NAMES[number]
        # Settlements are numbered one after the other, those in play first.
        found = number - FIRST_SETTLEMENT
        if 0 <= found < len(view.settlements):
            figures = self._figures(view.settlements[found])
            return f"{self.place(name)} ({figures})" if figures else self.place(name)
        near = [other for other in TOUCHED[number] if other < len(view.settlements)]
        beside = "; ".join(self._near(view.settlements[other]) for other in near)
        tile = next((laid.tile for laid in view.tiles if laid.hex == name), None)
        if tile is not None:
            return self.say("action-from", hex=self.place(name), tile=self.tile(tile))
        if not beside:
            return self.say("action-far", hex=self.place(name))
        return self.say("action-hex", hex=self.place(name), beside=beside)

    def _near(self, settlement: Settlement) -> str:
        return f"{self.place(settlement.hex)} ({self._figures(settlement) or self.say('figures-none')})"

    def _figures(self, settlement: Settlement) -> str:
        return ", ".join(self.caste(figure.caste) for figure in settlement.figures)

    def influence(self, numbers: Sequence[int]) -> str:
        """Who has influence on a figure, and how much."""
        having = [
            self.say("has-influence", player=self.player(seat), number=number, you=self.you({"seat": seat}))
            for seat, number in enumerate(numbers)
            if number
        ]
        return ", ".join(having) or self.say("influence-none")

    def sheet(self, view: SamuraiView) -> Sheet:
        return draw(view, self)

    def board(self, view: SamuraiView, wide: int = MOST_WIDE) -> str:
        return plain(draw(view, self, wide), wide)
