"""Koi-Koi, the traditional Japanese game of flower cards for two, at the Tatami table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from koikoi import position
from koikoi.actions import CODES
from koikoi.position import LENGTHS, LONGEST
from koikoi.rules import KoiKoi
from koikoi.table import FIELDS
from koikoi.tensor import KoiKoiEncoder
from koikoi.view import KoiKoiView, view
from koikoi.words import FOLDER, KoiKoiWords
from tatami.core.game import Game
from tatami.core.meta import Meta, Option
from tatami.core.refusal import Refusal


class KoiKoiGame(Game[KoiKoi, KoiKoiView]):
    """The front door of Koi-Koi."""

    meta = Meta(
        id="koikoi",
        version="1",
        min_seats=2,
        max_seats=2,
        options=(Option("months", "3", tuple(str(each) for each in LENGTHS)),),
        utility="constant",
        reasons=("points", "level"),
        longest=lambda seats: LONGEST,
        windows=False,
    )
    codes = CODES
    folder = FOLDER
    fields = FIELDS

    def new(self, seats: int, options: Mapping[str, str]) -> KoiKoi:
        return KoiKoi(int(options["months"]))

    def view(self, state: KoiKoi, seat: int | None) -> KoiKoiView:
        return view(state, seat)

    def why(self, state: KoiKoi, seat: int, action: int) -> Refusal:
        return state.why_not(seat, action)

    def to_json(self, state: KoiKoi) -> dict[str, Any]:
        return position.to_json(state)

    def from_json(self, document: dict[str, Any]) -> KoiKoi:
        return position.from_json(document)

    def encoder(self, seats: int, options: Mapping[str, str]) -> KoiKoiEncoder:
        return KoiKoiEncoder(seats)

    def words(self, lang: str, names: tuple[str, ...] = ()) -> KoiKoiWords:
        return KoiKoiWords(lang, names)


GAME = KoiKoiGame()
