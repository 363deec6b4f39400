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
from tatami.games.samurai.data import (
    CAPACITY,
    CASTE_NAMES,
    CASTES,
    EXCHANGE,
    FIGURES,
    FIRST_SEA,
    FIRST_SETTLEMENT,
    FULL_SET,
    GROUND,
    HAND,
    HEX_NAMES,
    KINDS,
    MAX_SEATS,
    MIN_SEATS,
    MOST_ASIDE,
    MOVE,
    SETTLEMENTS_IN_PLAY,
    SHIP_1,
    SHIP_2,
    TILE_NAMES,
)
from tatami.games.samurai.refusals import in_play
from tatami.games.samurai.rules import Samurai
from tatami.games.samurai.state import (
    BEGIN,
    DEAL,
    DRAW,
    EMPTY,
    HANDS,
    LAY,
    LIFT,
    NONE,
    ONE,
    OTHER,
    OVER,
    SCATTER,
    SETTLE,
    SHIFT,
    SPOT,
    STAGES,
    TURN,
    size,
)
from tatami.games.samurai.view import bag

FOLDER = Path(__file__).parent
HEX_NUMBERS = {name: number for number, name in enumerate(HEX_NAMES)}


# --- writing ----------------------------------------------------------------------------------------------------------


def to_json(state: Samurai) -> dict[str, Any]:
    """The whole position, secrets included."""
    seats = range(state.seats)
    stage = int(state.stage)
    return {
        "game": "samurai",
        "seats": int(state.seats),
        "setup": "drafted" if state.drafted else "random",
        "hands": "chosen" if state.chosen else "random",
        "stage": STAGES[stage],
        "first": int(state.first),
        "turn": int(state.turn),
        "sealed": int(state.seals),
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
        "hand": [list(bag(int(state.hand[seat]))) for seat in seats],
        "stack": [list(bag(int(state.left[seat] - state.hand[seat]))) for seat in seats],
        "captured": [[int(state.captured[seat * CASTES + caste]) for caste in range(CASTES)] for seat in seats],
        "aside": [int(number) for number in state.aside],
        "waiting": [seat for seat in seats if state.waiting >> seat & 1],
        "played": int(state.played),
        "ordinary": bool(state.ordinary),
        "taken": _taken(state),
        "source": _source(state),
    }


def _taken(state: Samurai) -> str | None:
    if state.taken == NONE:
        return None
    return CASTE_NAMES[state.taken] if state.stage == SPOT else TILE_NAMES[state.taken]


def _source(state: Samurai) -> list[str] | str | None:
    if state.source == NONE:
        return None
    if state.stage == SHIFT:
        return HEX_NAMES[state.source]
    return [HEX_NAMES[FIRST_SETTLEMENT + state.source // CASTES], CASTE_NAMES[state.source % CASTES]]


def _wrong(code: str, **facts: object) -> BadPosition:
    return BadPosition(code, FOLDER, **facts)


# --- reading ----------------------------------------------------------------------------------------------------------


def from_json(position: dict[str, Any]) -> Samurai:
    """The position, or BadPosition with what is wrong."""
    if not isinstance(position, dict) or position.get("game") != "samurai":
        raise _wrong("game")
    seats = _int(position.get("seats"), "seats", MIN_SEATS, MAX_SEATS)
    state = Samurai(seats)
    state.stage = STAGES.index(_word(position.get("stage", "turn"), "stage", STAGES))
    state.drafted = 1 if _word(position.get("setup", "drafted"), "setup", ("drafted", "random")) == "drafted" else 0
    state.chosen = 1 if _word(position.get("hands", "chosen"), "hands", ("chosen", "random")) == "chosen" else 0
    state.turn = _int(position.get("turn", 0), "turn", 0, seats - 1)
    state.first = _int(position.get("first", 0), "first", 0, seats - 1)
    state.seals = _int(position.get("sealed", 0), "sealed", 0, 1 << 30)
    _read_figures(state, position)
    _read_tiles(state, position)
    _read_turn(state, position)
    _check_tiles(state)
    _check_hands(state)
    _check_figures(state)
    _check_stage(state)
    return state


def _int(value: object, field: str, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise _wrong("field", field=field, wanted=f"{least}-{most}")
    return value


def _list(value: object, field: str, length: int | None = None) -> list[Any]:
    if not isinstance(value, list) or (length is not None and len(value) != length):
        raise _wrong("list", field=field, length=-1 if length is None else length)
    return value


def _word(value: object, field: str, allowed: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in allowed:
        raise _wrong("field", field=field, wanted=", ".join(allowed))
    return value


def _table(value: object, field: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise _wrong("object", field=field)
    return value


def _hex(name: object, field: str, seats: int, first: int, last: int) -> int:
    """The number of a hex that is in play and of the right kind."""
    number = HEX_NUMBERS.get(name, -1) if isinstance(name, str) else -1
    if not first <= number < last or not in_play(seats, number):
        raise _wrong("hex", field=field, hex=str(name))
    return number


def _bag(names: object, field: str) -> int:
    tiles = 0
    for name in _list(names, field):
        kind = TILE_NAMES.index(_word(name, field, TILE_NAMES))
        if tiles >> 2 * kind & 3 == FULL_SET >> 2 * kind & 3:
            raise _wrong("too-many-tiles", field=field, tile=TILE_NAMES[kind])
        tiles += 1 << 2 * kind
    return tiles


def _read_figures(state: Samurai, position: dict[str, Any]) -> None:
    seats = int(state.seats)
    state.figures[0] = 0
    for name, castes in _table(position.get("figures"), "figures").items():
        number = _hex(name, "figures", seats, FIRST_SETTLEMENT, len(HEX_NAMES)) - FIRST_SETTLEMENT
        for caste in _list(castes, f"figures.{name}"):
            bit = 1 << CASTE_NAMES.index(_word(caste, f"figures.{name}", CASTE_NAMES))
            if state.figures[number] & bit:
                raise _wrong("two-alike", hex=name)
            state.figures[number] |= bit
        if state.room(number) < 0:
            raise _wrong("crowded", hex=name, most=int(CAPACITY[number]))
    captured = _list(position.get("captured", [[0] * CASTES] * seats), "captured", seats)
    for seat in range(seats):
        for caste, number in enumerate(_list(captured[seat], f"captured[{seat}]", CASTES)):
            state.captured[seat * CASTES + caste] = _int(number, f"captured[{seat}]", 0, int(FIGURES[seats]))
    if "aside" in position:
        for caste, number in enumerate(_list(position["aside"], "aside", CASTES)):
            state.aside[caste] = _int(number, "aside", 0, int(FIGURES[seats]))


def _read_tiles(state: Samurai, position: dict[str, Any]) -> None:
    seats = int(state.seats)
    board = [0] * seats
    for name, laid in _table(position.get("tiles", {}), "tiles").items():
        number = _hex(name, "tiles", seats, 0, FIRST_SETTLEMENT)
        owner, tile = _list(laid, f"tiles.{name}", 2)
        _int(owner, f"tiles.{name}", 0, seats - 1)
        kind = TILE_NAMES.index(_word(tile, f"tiles.{name}", TILE_NAMES))
        if kind == EXCHANGE or (kind in (SHIP_1, SHIP_2)) != (number >= FIRST_SEA):
            raise _wrong("wrong-ground", tile=tile, hex=name)
        if board[owner] >> 2 * kind & 3 == FULL_SET >> 2 * kind & 3:
            raise _wrong("too-many-tiles", field="tiles", tile=tile)
        board[owner] += 1 << 2 * kind
        state.tiles[number] = owner * KINDS + kind
        if number < FIRST_SEA:
            state.free &= ~(1 << number)
    hands = _list(position.get("hand", [None] * seats), "hand", seats)
    stacks = _list(position.get("stack", [None] * seats), "stack", seats)
    for seat in range(seats):
        rest = FULL_SET - board[seat]
        hand = _first_five(rest) if hands[seat] is None else _bag(hands[seat], f"hand[{seat}]")
        rest = _take(rest, hand, f"hand[{seat}]")
        stack = rest if stacks[seat] is None else _bag(stacks[seat], f"stack[{seat}]")
        lost = _take(rest, stack, f"stack[{seat}]")
        if lost not in (0, 1 << 2 * EXCHANGE):
            raise _wrong("lost-tiles", player=seat + 1)
        state.hand[seat] = hand
        state.left[seat] = hand + stack


def _first_five(tiles: int) -> int:
    return _bag(list(bag(tiles))[:HAND], "hand")


def _take(tiles: int, some: int, field: str) -> int:
    """The rest of a bag without `some` of its tiles."""
    for kind in range(KINDS):
        if tiles >> 2 * kind & 3 < some >> 2 * kind & 3:
            raise _wrong("too-many-tiles", field=field, tile=TILE_NAMES[kind])
    return tiles - some


def _read_turn(state: Samurai, position: dict[str, Any]) -> None:
    stage = int(state.stage)
    seats = int(state.seats)
    for seat in _list(position.get("waiting", []), "waiting"):
        state.waiting |= 1 << _int(seat, "waiting", 0, seats - 1)
    state.played = _int(position.get("played", 0), "played", 0, HAND)
    ordinary = position.get("ordinary", False)
    if not isinstance(ordinary, bool):
        raise _wrong("field", field="ordinary", wanted="true, false")
    state.ordinary = int(ordinary)
    taken = position.get("taken")
    if taken is not None:
        names = CASTE_NAMES if stage == SPOT else TILE_NAMES
        state.taken = names.index(_word(taken, "taken", names))
    source = position.get("source")
    if source is not None and stage == OTHER:
        name, caste = _list(source, "source", 2)
        number = _hex(name, "source", seats, FIRST_SETTLEMENT, len(HEX_NAMES)) - FIRST_SETTLEMENT
        state.source = number * CASTES + CASTE_NAMES.index(_word(caste, "source", CASTE_NAMES))
    elif source is not None:
        state.source = _hex(source, "source", seats, 0, FIRST_SEA)


# --- checking ---------------------------------------------------------------------------------------------------------


def _check_tiles(state: Samurai) -> None:
    """Before the first turn the board is bare, and nobody has played anything."""
    laid = sum(1 for tile in state.tiles if tile != EMPTY)
    if state.stage < TURN and (laid or any(left != FULL_SET for left in state.left)):
        raise _wrong("too-early", stage=STAGES[state.stage])


def _check_hands(state: Samurai) -> None:
    """Hands are as full as they can be, except for what was played or is being drawn or chosen."""
    stage = int(state.stage)
    for seat in range(state.seats):
        hand = int(size(state.hand[seat]))
        full = min(HAND, int(size(state.left[seat])))
        if stage == BEGIN:
            right = hand == 0
        elif stage == HANDS:
            right = hand < HAND if state.waiting >> seat & 1 else hand == HAND
        elif stage == DEAL:
            order = (seat - int(state.first)) % int(state.seats)
            now = (int(state.turn) - int(state.first)) % int(state.seats)
            right = hand < HAND if order == now else hand == (HAND if order < now else 0)
        elif seat == state.turn and stage == DRAW:
            right = hand < full
        elif seat == state.turn and stage == OVER:
            right = hand <= HAND
        elif seat == state.turn and state.played:
            most = min(HAND, int(size(state.left[seat])) + int(state.played))
            right = hand + int(state.played) == most
        else:
            right = hand == full
        if not right:
            raise _wrong("hand-size", player=seat + 1)


def _check_figures(state: Samurai) -> None:
    """Every figure is on the board, captured, set aside or, before the first turn, still to come."""
    seats, stage = int(state.seats), int(state.stage)
    for caste in range(CASTES):
        gone = int(state.aside[caste]) + sum(int(state.captured[seat * CASTES + caste]) for seat in range(seats))
        there = int(state.standing(caste)) + gone
        wanted = int(FIGURES[seats])
        if (stage < TURN and (gone or there > wanted)) or (stage >= TURN and there != wanted):
            raise _wrong("figures", caste=CASTE_NAMES[caste], number=there, wanted=wanted)
    if stage < TURN:
        _check_founding(state)
        return
    over = int(state.put_aside()) >= MOST_ASIDE or any(state.standing(caste) == 0 for caste in range(CASTES))
    if over != (stage == OVER):
        raise _wrong("ending", stage=STAGES[stage])
    for number in range(SETTLEMENTS_IN_PLAY[seats]):
        name = HEX_NAMES[FIRST_SETTLEMENT + number]
        if 0 < int(state.room(number)) < CAPACITY[number]:
            raise _wrong("half-taken", hex=name)
        if state.figures[number] and not int(state.free) & int(GROUND[number]) and not state.played:
            raise _wrong("surrounded", hex=name)


def _check_founding(state: Samurai) -> None:
    seats, stage = int(state.seats), int(state.stage)
    cities = state.next_city() != NONE
    put = [number for number in range(1, SETTLEMENTS_IN_PLAY[seats]) if state.figures[number]]
    wrong = state.figures[0] != 7 or (stage < SETTLE and bool(put))
    wrong = wrong or (cities and any(CAPACITY[number] == 1 for number in put))
    left = sum(int(state.supply(caste)) for caste in range(CASTES))
    wrong = wrong or left == 0 or any(int(state.supply(caste)) < 0 for caste in range(CASTES))
    if stage in (SETTLE, SPOT):
        placed = sum(int(CAPACITY[number]) - int(state.room(number)) for number in put)
        wrong = wrong or state.turn != (state.first + placed) % seats or not state.drafted
    if stage == SCATTER:
        wrong = wrong or bool(state.drafted) or state.turn != state.first
    if wrong:
        raise _wrong("founding", stage=STAGES[stage])


def _check_stage(state: Samurai) -> None:
    """The turn's details fit its stage: nothing is taken up that could not be, and nobody is asked in vain."""
    stage = int(state.stage)
    seats = int(state.seats)
    hand = int(state.hand[state.turn])
    kind = int(state.taken)
    wrong = None
    if bool(state.waiting) != (stage == HANDS):
        wrong = "waiting"
    elif stage in (BEGIN, HANDS) and state.turn != 0:
        wrong = "turn"
    elif stage == HANDS and (not state.chosen or any(not _choosable(state, seat) for seat in range(seats))):
        wrong = "hand"
    elif stage == DEAL and state.chosen:
        wrong = "hands"
    elif state.played and not TURN <= stage <= OTHER:
        wrong = "played"
    elif state.ordinary and not state.played:
        wrong = "ordinary"
    elif (kind != NONE) != (stage == SPOT or LAY <= stage <= OTHER):
        wrong = "taken"
    elif (state.source != NONE) != (stage in (SHIFT, OTHER)):
        wrong = "source"
    elif stage == SPOT:
        wrong = None if state.supply(kind) > 0 and state.has_spot(kind, state.next_city() != NONE) else "taken"
    elif LAY <= stage <= OTHER:
        asked = {MOVE: (LIFT, SHIFT), EXCHANGE: (ONE, OTHER)}.get(kind, (LAY,))
        if not hand >> 2 * kind & 3 or stage not in asked or not state.playable(int(state.turn), kind):
            wrong = "taken"
        elif stage in (SHIFT, OTHER) and not _sourced(state, stage):
            wrong = "source"
    elif stage == TURN and not state.legal(int(state.turn)):
        wrong = "hand"
    if wrong is not None:
        raise _wrong("stage", field=wrong, stage=STAGES[stage])


def _choosable(state: Samurai, seat: int) -> bool:
    """Whether a hand that is being chosen can still become five."""
    return not state.waiting >> seat & 1 or bool(state.legal(seat))


def _sourced(state: Samurai, stage: int) -> bool:
    """Whether the tile to move, or the first figure of an exchange, is one that can be."""
    source = int(state.source)
    if stage == SHIFT:
        return bool(state.movable(int(state.turn), source))
    return bool(int(state.figures[source // CASTES]) >> source % CASTES & 1 and state.legal(int(state.turn)))
