"""Samurai, by Reiner Knizia: hidden hands and tile laying on the map of Japan for 2 to 4 players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tatami.core.game import Game, make_picklable
from tatami.core.refusal import Refusal
from tatami.games.samurai import position, refusals
from tatami.games.samurai.actions import CODES
from tatami.games.samurai.meta import META
from tatami.games.samurai.rules import Samurai
from tatami.games.samurai.tensor import SamuraiEncoder
from tatami.games.samurai.view import SamuraiView, view
from tatami.games.samurai.words import FOLDER, SamuraiWords


class SamuraiGame(Game[Samurai, SamuraiView]):
    """The front door of Samurai."""

    meta = META
    codes = CODES
    folder = FOLDER

    def new(self, seats: int, options: Mapping[str, str]) -> Samurai:
        state = Samurai(seats)
        state.drafted = 1 if options["setup"] == "drafted" else 0
        state.chosen = 1 if options["hands"] == "chosen" else 0
        if options["first"] != "random":
            state.begin(int(options["first"]) - 1)
        return state

    def view(self, state: Samurai, seat: int | None) -> SamuraiView:
        return view(state, seat)

    def why(self, state: Samurai, seat: int, action: int) -> Refusal:
        return refusals.why(state, seat, action)

    def to_json(self, state: Samurai) -> dict[str, Any]:
        return position.to_json(state)

    def from_json(self, document: dict[str, Any]) -> Samurai:
        return position.from_json(document)

    def encoder(self, seats: int, options: Mapping[str, str]) -> SamuraiEncoder:
        return SamuraiEncoder(seats)

    def words(self, lang: str, names: tuple[str, ...] = ()) -> SamuraiWords:
        return SamuraiWords(lang, names)


GAME = SamuraiGame()
make_picklable(GAME, Samurai)
