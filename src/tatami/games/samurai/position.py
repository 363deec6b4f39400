"""Whole positions of Samurai as JSON: set one up by hand, share it, test it.

    {"game": "samurai", "seats": 3, "turn": 0,
     "figures": {"o14": ["castle", "buddha", "rice"], "q13": ["buddha"]},
     "tiles": {"o13": [0, "samurai-2"], "r13": [1, "ship-1"]},
     "hand": [["castle-2", "castle-3", "castle-4", "ronin", "move"], ["..."], ["..."]],
     "captured": [[1, 0, 2], [0, 3, 0], [2, 2, 2]]}

Hexes have their names on the board; seats count from 0. Captured figures are castles, Buddhas, rice. Tiles that lie
neither on the board nor in a hand are in their owner's stack, unless `stack` says otherwise; a hand that is left out is
the first five of the owner's remaining tiles. Settlements that are left out are empty; every figure must be somewhere:
on the board, in `captured` or in `aside`. What else is left out has the value of a turn that has just begun.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tatami.core.errors import BadPosition
from tatami.games.samurai import bags, settlements, soundness, stage
from tatami.games.samurai.data import (
    CAPACITY,
    CAPITAL,
    CASTE_NAMES,
    CASTES,
    EXCHANGE,
    FIGURES,
    FIRST_SEA,
    FIRST_SETTLEMENT,
    FULL_SET,
    HAND,
    HEX_COUNT,
    HEX_NAMES,
    KINDS,
    MAX_SEATS,
    MIN_SEATS,
    SHIP_1,
    SHIP_2,
    TILE_NAMES,
    in_play,
)
from tatami.games.samurai.perspective import captured, source, taken
from tatami.games.samurai.rules import Samurai
from tatami.games.samurai.table import EMPTY, NONE
from tatami.kit.document import Document

FOLDER = Path(__file__).parent
HEX_NUMBERS = {name: number for number, name in enumerate(HEX_NAMES)}
SETUPS = ("random", "drafted")
HANDS = ("random", "chosen")


# --- writing ----------------------------------------------------------------------------------------------------------


def to_json(state: Samurai) -> dict[str, Any]:
    """The whole position, secrets included."""
    seats = range(int(state.seats))
    return {
        "game": "samurai",
        "seats": len(seats),
        "setup": SETUPS[state.drafted],
        "hands": HANDS[state.chosen],
        "stage": stage.NAMES[state.stage],
        "first": int(state.first),
        "turn": int(state.turn),
        "sealed": int(state.eras),
        "figures": {
            HEX_NAMES[FIRST_SETTLEMENT + number]: [CASTE_NAMES[caste] for caste in range(CASTES) if here >> caste & 1]
            for number, here in enumerate(map(int, state.figures))
            if here
        },
        "tiles": {
            HEX_NAMES[number]: [tile // KINDS, TILE_NAMES[tile % KINDS]]
            for number, tile in enumerate(map(int, state.tiles))
            if tile != EMPTY
        },
        "hand": [list(bags.names(state.hand[seat])) for seat in seats],
        "stack": [list(bags.names(state.left[seat] - state.hand[seat])) for seat in seats],
        "captured": [list(captured(state, seat)) for seat in seats],
        "aside": [int(number) for number in state.aside],
        "waiting": [seat for seat in seats if state.waiting >> seat & 1],
        "played": int(state.played),
        "ordinary": bool(state.ordinary),
        "taken": taken(state),
        "source": _source(state),
    }


def _source(state: Samurai) -> list[str] | str | None:
    """The hex to move from, or the first figure of an exchange with its settlement."""
    where = source(state)
    if where is None or state.named == NONE:
        return where
    return [where, CASTE_NAMES[state.named % CASTES]]


# --- reading ----------------------------------------------------------------------------------------------------------


def from_json(position: dict[str, Any]) -> Samurai:
    """The position, or BadPosition with what is wrong."""
    if not isinstance(position, dict) or position.get("game") != "samurai":
        raise BadPosition("game", FOLDER)
    document = Document(position, FOLDER)
    seats = document.integer("seats", MIN_SEATS, MAX_SEATS)
    state = Samurai(seats)
    state.stage = document.choice("stage", stage.NAMES, default="turn")
    state.drafted = bool(document.choice("setup", SETUPS, default="drafted"))
    state.chosen = bool(document.choice("hands", HANDS, default="chosen"))
    state.turn = document.integer("turn", 0, seats - 1, default=0)
    state.first = document.integer("first", 0, seats - 1, default=0)
    state.eras = document.integer("sealed", 0, 1 << 30, default=0)
    _read_figures(state, document)
    _read_captured(state, document)
    _read_hands(state, document, _read_tiles(state, document))
    _read_turn(state, document)
    soundness.check(state, document)
    return state


def _hex(document: Document, name: object, field: str, seats: int, first: int, last: int) -> int:
    """The number of a hex that is in play and of the right kind."""
    number = HEX_NUMBERS.get(name) if isinstance(name, str) else None
    if number is None or not first <= number < last or not in_play(seats, number):
        raise document.wrong("hex", field=field, hex=str(name))
    return number


def _settlement(document: Document, name: object, field: str, seats: int) -> int:
    return _hex(document, name, field, seats, FIRST_SETTLEMENT, HEX_COUNT) - FIRST_SETTLEMENT


def _read_figures(state: Samurai, document: Document) -> None:
    state.figures[CAPITAL] = 0
    for name, castes in document.part("figures").fields.items():
        number = _settlement(document, name, "figures", int(state.seats))
        field = f"figures.{name}"
        for caste in document.as_list(castes, field):
            bit = 1 << document.as_choice(caste, field, CASTE_NAMES)
            if state.figures[number] & bit:
                raise document.wrong("two-alike", hex=name)
            state.figures[number] |= bit
        if settlements.room(state, number) < 0:
            raise document.wrong("crowded", hex=name, most=int(CAPACITY[number]))


def _read_captured(state: Samurai, document: Document) -> None:
    seats = int(state.seats)
    most = int(FIGURES[seats])
    for seat, row in enumerate(document.items("captured", seats, default=[[0] * CASTES] * seats)):
        field = f"captured[{seat}]"
        for caste, number in enumerate(document.as_list(row, field, CASTES)):
            state.captured[caste * seats + seat] = document.as_integer(number, field, 0, most)
    for caste, number in enumerate(document.items("aside", CASTES, default=[0] * CASTES)):
        state.aside[caste] = document.as_integer(number, "aside", 0, most)


def _read_tiles(state: Samurai, document: Document) -> list[int]:
    """Lay the tiles on the board; the bag of those that lie there, for each player."""
    seats = int(state.seats)
    board = [0] * seats
    for name, laid in document.part("tiles", default={}).fields.items():
        field = f"tiles.{name}"
        number = _hex(document, name, "tiles", seats, 0, FIRST_SETTLEMENT)
        owner, tile = document.as_list(laid, field, 2)
        document.as_integer(owner, field, 0, seats - 1)
        kind = document.as_choice(tile, field, TILE_NAMES)
        if kind == EXCHANGE or (kind in (SHIP_1, SHIP_2)) != (number >= FIRST_SEA):
            raise document.wrong("wrong-ground", tile=tile, hex=name)
        board[owner] = _with(document, board[owner], kind, "tiles")
        state.tiles[number] = owner * KINDS + kind
        if number < FIRST_SEA:
            state.free &= ~(1 << number)
    return board


def _read_hands(state: Samurai, document: Document, board: list[int]) -> None:
    """Hands and stacks; what a player has neither there nor on the board is the exchange, which was played."""
    seats = int(state.seats)
    hands = document.items("hand", seats, default=[None] * seats)
    stacks = document.items("stack", seats, default=[None] * seats)
    for seat in range(seats):
        rest = FULL_SET - board[seat]
        first = list(bags.names(rest))[:HAND] if hands[seat] is None else hands[seat]
        hand = _bag(document, first, f"hand[{seat}]")
        rest = _without(document, rest, hand, f"hand[{seat}]")
        stack = rest if stacks[seat] is None else _bag(document, stacks[seat], f"stack[{seat}]")
        lost = _without(document, rest, stack, f"stack[{seat}]")
        if lost not in (0, 1 << 2 * EXCHANGE):
            raise document.wrong("lost-tiles", player=seat + 1)
        state.hand[seat] = hand
        state.left[seat] = hand + stack


def _bag(document: Document, names: object, field: str) -> int:
    tiles = 0
    for name in document.as_list(names, field):
        tiles = _with(document, tiles, document.as_choice(name, field, TILE_NAMES), field)
    return tiles


def _with(document: Document, bag: int, kind: int, field: str) -> int:
    """A bag with a tile more, of which a player has no more than the box holds."""
    if bags.held(bag, kind) == bags.held(FULL_SET, kind):
        raise document.wrong("too-many-tiles", field=field, tile=TILE_NAMES[kind])
    return bag + (1 << 2 * kind)


def _without(document: Document, bag: int, some: int, field: str) -> int:
    """The rest of a bag without `some` of its tiles."""
    for kind in range(KINDS):
        if bags.held(bag, kind) < bags.held(some, kind):
            raise document.wrong("too-many-tiles", field=field, tile=TILE_NAMES[kind])
    return bag - some


def _read_turn(state: Samurai, document: Document) -> None:
    """How far the turn, or the set-up, has come."""
    seats = int(state.seats)
    state.waiting = document.numbers("waiting", 0, seats - 1, default=[])
    state.played = document.integer("played", 0, HAND, default=0)
    state.ordinary = document.flag("ordinary", default=False)
    if state.stage == stage.SPOT:
        state.caste = document.maybe("taken", CASTE_NAMES, nothing=NONE)
    else:
        state.tile = document.maybe("taken", TILE_NAMES, nothing=NONE)
    if document.get("source") is None:
        return
    if state.stage == stage.OTHER:
        name, caste = document.items("source", 2)
        number = _settlement(document, name, "source", seats)
        state.named = number * CASTES + document.as_choice(caste, "source", CASTE_NAMES)
    else:
        state.lifted = _hex(document, document.get("source"), "source", seats, 0, FIRST_SEA)
