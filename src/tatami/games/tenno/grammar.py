"""The grammar of Tenno's codes (actions.py says what they mean)."""

from __future__ import annotations

from tatami.core.grammar import Form, plain
from tatami.games.tenno.actions import ORDERS, PAIRS, PLACE_NAMES
from tatami.games.tenno.data import FACES, MAX_SEATS

PLAYER = {"player": tuple(str(seat + 1) for seat in range(MAX_SEATS))}
PLACE = {"place": tuple(PLACE_NAMES)}
CARD = {"card": tuple(FACES)}
PAIR = {"pair": tuple(PLACE_NAMES[one] + PLACE_NAMES[two] for one, two in PAIRS)}

FORMS = (
    Form("first", "first-{player}", PLAYER),
    Form("set", "set-{order}", {"order": tuple("".join(FACES[card] for card in order) for order in ORDERS)}),
    Form("attack", "{place}>{player}{at}", PLACE | PLAYER | {"at": tuple(PLACE_NAMES)}),
    *plain("monk", "plain", "stop"),
    Form("fill", "fill-{card}", CARD),
    Form("swap", "swap-{place}", PLACE),
    *plain("keep"),
    Form("lay", "lay-{card}", CARD),
    Form("trade", "trade-{pair}", PAIR),
    Form("feint", "feint-{pair}", PAIR),
    Form("look", "look-{place}", PLACE),
    *plain("trust"),
)
