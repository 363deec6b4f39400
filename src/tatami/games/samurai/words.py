"""Samurai in words: prompts, actions, the log and the table, from views and events alone."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tatami.core.outcome import Outcome
from tatami.core.sheet import MOST_WIDE, Sheet, plain
from tatami.core.stage import helps
from tatami.core.words import GameWords, remembered
from tatami.games.samurai import actions, stage
from tatami.games.samurai.data import CASTE_NAMES, CASTES, FIRST_SETTLEMENT, HAND, HEX_NAMES, TILE_NAMES, TOUCHED
from tatami.games.samurai.screen import draw
from tatami.games.samurai.view import SamuraiView, Settlement

FOLDER = Path(__file__).parent

PLACING = stage.ROWS[stage.SETTLE].help
RULES_AT = {**helps(stage.ROWS), stage.CITIES: PLACING, stage.VILLAGES: PLACING}
"""The paragraphs at hand, by what a view calls its stage."""

KNOWN_BY_OWNER = ("drew",)


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
        if key == "stage":
            return self.say(f"stage-{value}")
        return value

    def event(self, seen: Any) -> str:
        if seen.kind in KNOWN_BY_OWNER and "tile" in seen.data:
            return self.say(f"event-{seen.kind}-known", **self.facts(seen.data))
        return super().event(seen)

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
            facts["hex"] = view.source
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
            return self._hex(action - actions.HEX, view)
        if action < actions.END:
            settlement, caste = divmod(action - actions.FIGURE, CASTES)
            return self.say(
                "action-figure", caste=self.caste(CASTE_NAMES[caste]), hex=HEX_NAMES[FIRST_SETTLEMENT + settlement]
            )
        return self.say("action-end")

    def _hex(self, number: int, view: SamuraiView) -> str:
        """A hex with what it touches; a settlement with what it is."""
        name = HEX_NAMES[number]
        # Settlements are numbered one after the other, those in play first.
        found = number - FIRST_SETTLEMENT
        if 0 <= found < len(view.settlements):
            return self.say("action-settlement", hex=name, settlement=self._kind(view.settlements[found]))
        near = [other for other in TOUCHED[number] if other < len(view.settlements)]
        beside = "; ".join(self._near(view.settlements[other]) for other in near)
        tile = next((laid.tile for laid in view.tiles if laid.hex == name), None)
        if tile is not None:
            return self.say("action-from", hex=name, tile=self.tile(tile))
        if not beside:
            return self.say("action-far", hex=name)
        return self.say("action-hex", hex=name, beside=beside)

    def _near(self, settlement: Settlement) -> str:
        return f"{settlement.hex} {self._figures(settlement) or self.say('figures-none')}"

    def _kind(self, settlement: Settlement) -> str:
        figures = self._figures(settlement)
        label = self.label(settlement)
        return f"{label} ({figures})" if figures else label

    def _figures(self, settlement: Settlement) -> str:
        return ", ".join(self.caste(figure.caste) for figure in settlement.figures)

    def label(self, settlement: Settlement) -> str:
        """What kind of settlement it is, or a city's name."""
        label = self.say(f"settlement-{settlement.kind}")
        return f"{label} {self.say(f'city-{settlement.name}')}" if settlement.kind == "city" else label

    def settlement(self, settlement: Settlement) -> str:
        """A settlement with its figures, in full."""
        return ", ".join([self.label(settlement), *(self.caste(figure.caste) for figure in settlement.figures)])

    def influence(self, numbers: Sequence[int]) -> str:
        """Who has influence on a figure, and how much."""
        having = [
            self.say("has-influence", player=self.player(seat), number=number)
            for seat, number in enumerate(numbers)
            if number
        ]
        return ", ".join(having) or self.say("influence-none")

    def sheet(self, view: SamuraiView) -> Sheet:
        return draw(view, self)

    def board(self, view: SamuraiView, wide: int = MOST_WIDE) -> str:
        return plain(draw(view, self, wide), wide)
