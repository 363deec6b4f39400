"""The grammar of Samurai's codes (actions.py says what they mean)."""

from __future__ import annotations

from tatami.core.grammar import Form, plain
from tatami.games.samurai.data import (
    CASTE_NAMES,
    FIRST_SETTLEMENT,
    HEX_NAMES,
    MAX_SEATS,
    SETTLEMENTS,
    TILE_NAMES,
)

TOWNS = tuple(HEX_NAMES[FIRST_SETTLEMENT : FIRST_SETTLEMENT + SETTLEMENTS])

FORMS = (
    Form("first", "first-{player}", {"player": tuple(str(seat + 1) for seat in range(MAX_SEATS))}),
    Form("tile", "{tile}", {"tile": tuple(TILE_NAMES)}),
    Form("caste", "{caste}", {"caste": tuple(CASTE_NAMES)}),
    Form("hex", "{hex}", {"hex": tuple(HEX_NAMES)}),
    Form("figure", "{caste}-{town}", {"town": TOWNS, "caste": tuple(CASTE_NAMES)}),
    *plain("end"),
)
