"""Samurai, by Reiner Knizia: hidden hands and tile laying on the map of Japan for 2 to 4 players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tatami.core.account import Moment, Tally
from tatami.core.events import Seen
from tatami.core.game import Game, make_picklable
from tatami.core.outcome import Outcome
from tatami.core.refusal import Refusal
from tatami.core.retrace import Play
from tatami.games.samurai import first_hand, founding, imagining, position, stage
from tatami.games.samurai.account import account, score
from tatami.games.samurai.actions import CODES
from tatami.games.samurai.data import (
    CASTE_NAMES,
    EXCHANGE,
    FIGURES,
    HAND,
    INFLUENCE,
    KINDS,
    MAX_SEATS,
    MIN_SEATS,
    MOST_ASIDE,
    MOVE,
    RONIN,
    SHIP_1,
    SHIP_2,
    STRENGTHS,
    TILE_COUNTS,
    TILE_NAMES,
)
from tatami.games.samurai.examples import EXAMPLES
from tatami.games.samurai.grammar import FORMS
from tatami.games.samurai.habits import habits
from tatami.games.samurai.japan import CITY, CITY_NAMES, EDO, HEXES, LAND, SEA, VILLAGE, ordered
from tatami.games.samurai.lessons import LESSONS
from tatami.games.samurai.meta import META
from tatami.games.samurai.perspective import view
from tatami.games.samurai.rules import Samurai
from tatami.games.samurai.table import FIELDS
from tatami.games.samurai.tensor import SamuraiEncoder
from tatami.games.samurai.turning import turning
from tatami.games.samurai.view import SamuraiView
from tatami.games.samurai.words import FOLDER, SamuraiWords
from tatami.kit.hexes import label


class SamuraiGame(Game[Samurai, SamuraiView]):
    """The front door of Samurai."""

    meta = META
    codes = CODES
    grammar = FORMS
    folder = FOLDER
    fields = FIELDS
    lessons = LESSONS
    imagines = True
    examples = EXAMPLES

    def new(self, seats: int, options: Mapping[str, str]) -> Samurai:
        state = Samurai(seats)
        state.drafted = options["setup"] == "drafted"
        state.chosen = options["hands"] == "chosen"
        if options["first"] != "random":
            founding.begin(state, int(options["first"]) - 1)
        return state

    def view(self, state: Samurai, seat: int | None) -> SamuraiView:
        return view(state, seat)

    def why(self, state: Samurai, seat: int, action: int) -> Refusal:
        return state.why_not(seat, action)

    def to_json(self, state: Samurai) -> dict[str, Any]:
        return position.to_json(state)

    def from_json(self, document: dict[str, Any]) -> Samurai:
        return position.from_json(document)

    def encoder(self, seats: int, options: Mapping[str, str]) -> SamuraiEncoder:
        return SamuraiEncoder(seats)

    def in_order(self, state: Samurai, seat: int, plan: list[int]) -> list[int]:
        """In which order the tiles of the first hand are chosen makes no difference (R1.5)."""
        return sorted(plan) if state.stage == stage.HANDS else plan

    def parts(self, start: Samurai, state: Samurai, seat: int) -> list[int]:
        if state.stage != stage.HANDS or seat not in state.to_act():
            return state.legal(seat)
        return first_hand.open_to(start, state, seat)

    def why_no_part(self, start: Samurai, state: Samurai, seat: int, action: int) -> Refusal | None:
        if state.stage != stage.HANDS or seat not in state.to_act():
            return self.explain(state, seat, action)
        refusal = first_hand.why_not(start, state, seat, action) or state.why_not(seat, action)
        return refusal if refusal.code else None

    def settled_in(self, document: dict[str, Any]) -> dict[str, str]:
        return {"setup": document["setup"], "hands": document["hands"]}

    def printed(self) -> dict[str, Any]:
        return {
            "castes": list(CASTE_NAMES),
            "tiles": [_tile(number) for number in range(KINDS)],
            "hand": HAND,
            "aside": MOST_ASIDE,
            "figures": {str(seats): int(FIGURES[seats]) for seats in range(MIN_SEATS, MAX_SEATS + 1)},
            "hexes": {name: _hexes(letter) for name, letter in LETTERS.items()},
            "names": {label(*spot): name for spot, name in CITY_NAMES.items()},
        }

    def account(self, view: SamuraiView, outcome: Outcome) -> tuple[Tally, ...]:
        return account(view, outcome)

    def score(self, outcome: Outcome, seat: int) -> dict[str, int]:
        return score(outcome, seat)

    def lane(self, state: Samurai) -> str:
        """Everybody draws from a stack of their own."""
        return f"draw {state.turn}" if state.stage == stage.DRAW else "setup"

    def turning(self, feed: Sequence[Seen], outcome: Outcome) -> tuple[Moment, ...]:
        return turning(feed)

    def habits(self, story: Sequence[Seen], outcome: Outcome | None, seats: int) -> tuple[dict[str, int], ...]:
        return habits(outcome, seats)

    def reveal(self, state: Samurai, seat: int, seen: Seen) -> None:
        imagining.reveal(state, seat, seen)

    def lines(self, state: Samurai, seat: int, coming: Sequence[Seen]) -> Iterable[Sequence[Play]]:
        return imagining.lines(state, seat, coming)

    def words(self, lang: str, names: tuple[str, ...] = ()) -> SamuraiWords:
        return SamuraiWords(lang, names)


LETTERS = {"sea": SEA, "land": LAND, "village": VILLAGE, "city": CITY, "edo": EDO}


def _hexes(letter: str) -> dict[str, str]:
    """The hexes of a kind by the number of players that brings them into play."""
    found: dict[str, list[str]] = {}
    for spot in ordered(letter):
        found.setdefault(str(HEXES[spot][1]), []).append(label(*spot))
    return {seats: " ".join(names) for seats, names in found.items()}


def _tile(number: int) -> dict[str, Any]:
    """What is printed on a tile: for which castes it counts and how much, where it goes, and the fast sign."""
    return {
        "id": TILE_NAMES[number],
        "count": TILE_COUNTS[number],
        "strength": STRENGTHS[number],
        "castes": [name for caste, name in enumerate(CASTE_NAMES) if INFLUENCE[caste * KINDS + number]],
        "ground": "sea" if number in (SHIP_1, SHIP_2) else "" if number == EXCHANGE else "land",
        "fast": RONIN <= number != MOVE,
    }


GAME = SamuraiGame()
make_picklable(GAME, Samurai)
