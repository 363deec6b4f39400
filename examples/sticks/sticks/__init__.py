"""Sticks, a game of matches for two: the example that CONTRIBUTING.md walks through."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sticks import position
from sticks.actions import CODES
from sticks.rules import Sticks
from sticks.table import FIELDS, STICKS
from sticks.view import SticksView, view
from sticks.words import FOLDER, SticksWords
from tatami.core.game import Game
from tatami.core.meta import Meta
from tatami.core.refusal import Refusal


class SticksGame(Game[Sticks, SticksView]):
    """The front door of Sticks."""

    meta = Meta(
        id="sticks",
        version="1",
        min_seats=2,
        max_seats=2,
        options=(),
        utility="constant",
        reasons=("last",),
        longest=lambda seats: STICKS,
        windows=False,
        secrets=False,
    )
    codes = CODES
    folder = FOLDER
    fields = FIELDS

    def new(self, seats: int, options: Mapping[str, str]) -> Sticks:
        return Sticks()

    def view(self, state: Sticks, seat: int | None) -> SticksView:
        return view(state, seat)

    def why(self, state: Sticks, seat: int, action: int) -> Refusal:
        return state.why_not(seat, action)

    def to_json(self, state: Sticks) -> dict[str, Any]:
        return position.to_json(state)

    def from_json(self, fields: dict[str, Any]) -> Sticks:
        return position.from_json(fields)

    def words(self, lang: str, names: tuple[str, ...] = ()) -> SticksWords:
        return SticksWords(lang, names)


GAME = SticksGame()
