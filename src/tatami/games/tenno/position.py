"""Whole positions of Tenno as JSON: set one up by hand, share it, test it.

    {"game": "tenno", "seats": 2, "turn": 0,
     "table": [["1", "9", "3"], ["2", "1", "X"]],
     "hand": [["10", "X"], ["5"]],
     "prison": [[[], ["3"]], [[], []]]}

`prison[captor][owner]` lists the owner's cards that the captor holds. Cards that are nowhere have been discarded.
Places are named like in codes: "2a" is player 2's place a. What is left out has the value of a turn that has just
begun, and `known` (what the seats remember) then holds everything that the cards allow.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tatami.core.errors import BadPosition
from tatami.games.tenno.actions import PLACE_NAMES
from tatami.games.tenno.data import (
    CARDS,
    FACES,
    FIRST_HAND,
    FULL_SET,
    GEISHA,
    MAX_SEATS,
    MIN_SEATS,
    MONK,
    PLACES,
    SHOGUN,
)
from tatami.games.tenno.memory import (
    DISTINCT,
    GONE,
    LAID,
    LOOKED,
    PEASANT_WAYS,
    SHOWN,
    TRADED,
    WITH,
    Entry,
    Memory,
    advance,
    among,
    triple,
    unpack,
)
from tatami.games.tenno.rules import Tenno
from tatami.games.tenno.state import (
    AGAIN,
    ARRANGE,
    BEGIN,
    CHANGE,
    GAP,
    NONE,
    OVER,
    PEEK,
    REFILL,
    RELAY,
    STAGES,
    SUPPORT,
)
from tatami.games.tenno.view import cards

FOLDER = Path(__file__).parent
KINDS = ("shown", "gone", "laid", "traded", "looked")
"""The lines of a log: "shown b 7", "gone b 7", "laid b", "traded a b", "looked b 7 3" (player 3 looked)."""

GAPPED = (SUPPORT, AGAIN, REFILL, OVER, ARRANGE, BEGIN)
"""The stages in which a place may be empty."""


# --- writing ----------------------------------------------------------------------------------------------------------


def to_json(state: Tenno) -> dict[str, Any]:
    """The whole position, secrets included."""
    seats = range(state.seats)
    memory = state.memory
    return {
        "game": "tenno",
        "seats": int(state.seats),
        "memory": "aid" if state.aid else "head",
        "stage": STAGES[state.stage],
        "turn": int(state.turn),
        "sealed": int(state.seals),
        "table": [[_face(state.table[seat * PLACES + place]) for place in range(PLACES)] for seat in seats],
        "hand": [_faces(state.hand[seat]) for seat in seats],
        "prison": [[_faces(state.prison[seat * state.seats + owner]) for owner in seats] for seat in seats],
        "waiting": [seat for seat in seats if state.waiting >> seat & 1],
        "gaps": [_cell(cell) for cell in range(state.seats * PLACES) if state.gaps >> cell & 1],
        "weapon": _cell(state.weapon),
        "target": _cell(state.target),
        "first_target": _cell(state.first_target),
        "lost": int(state.lost),
        "lookers": [int(seat) for seat in (state.looker, state.next_looker) if seat != NONE],
        "slot": _cell(state.slot),
        "known": False if memory is None else _known(memory),
    }


def _face(card: int) -> str | None:
    return None if card == GAP else FACES[card]


def _faces(bits: int) -> list[str]:
    return [FACES[card] for card in cards(bits)]


def _cell(cell: int) -> str | None:
    return None if cell == NONE else f"{cell // PLACES + 1}{PLACE_NAMES[cell % PLACES]}"


def _known(memory: Memory) -> list[dict[str, Any]]:
    return [_notes(memory, owner) for owner in range(memory.seats)]


def _notes(memory: Memory, owner: int) -> dict[str, Any]:
    """What is known of one owner: how it began, unless with the peasants, and what happened since."""
    log = [_entry(entry) for entry in memory.log[owner]]
    if memory.start[owner] == PEASANT_WAYS:
        return {"log": log}
    return {"start": _ways(memory.start[owner]), "left": _faces(memory.start_left[owner]), "log": log}


def _entry(entry: Entry) -> str:
    kind, place, card, observer = entry
    words = [KINDS[kind], PLACE_NAMES[place]]
    if kind == TRADED:
        words.append(PLACE_NAMES[card])
    elif kind != LAID:
        words.append(FACES[card])
    if kind == LOOKED:
        words.append(str(observer + 1))
    return " ".join(words)


def _ways(ways: int) -> str:
    return " ".join("-".join(FACES[card] for card in way) for way in unpack(ways))


def _wrong(code: str, **facts: object) -> BadPosition:
    return BadPosition(code, FOLDER, **facts)


# --- reading ----------------------------------------------------------------------------------------------------------


def from_json(position: dict[str, Any]) -> Tenno:
    """The position, or BadPosition with what is wrong."""
    if not isinstance(position, dict) or position.get("game") != "tenno":
        raise _wrong("game")
    seats = _int(position, "seats", MIN_SEATS, MAX_SEATS)
    state = Tenno(seats)
    stage = position.get("stage", "strike")
    if stage not in STAGES:
        raise _wrong("field", field="stage", wanted=", ".join(STAGES))
    state.stage = STAGES.index(stage)
    if position.get("memory", "aid") not in ("aid", "head"):
        raise _wrong("field", field="memory", wanted="aid, head")
    state.aid = 1 if position.get("memory", "aid") == "aid" else 0
    state.turn = _int(position, "turn", 0, seats - 1)
    state.seals = _int(position, "sealed", 0, 1 << 30, 0)
    _read_cards(state, position)
    _read_turn(state, position)
    _check(state)
    known = position.get("known")
    if known is not False:
        state.memory = _read_known(state, known)
    return state


def _int(position: dict[str, Any], field: str, least: int, most: int, *default: int) -> int:
    value = position.get(field, *default)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise _wrong("field", field=field, wanted=f"{least}-{most}")
    return value


def _list(value: object, field: str, length: int | None = None) -> list[Any]:
    if not isinstance(value, list) or (length is not None and len(value) != length):
        raise _wrong("list", field=field, length=-1 if length is None else length)
    return value


def _card(face: object, field: str) -> int:
    if face not in FACES:
        raise _wrong("field", field=field, wanted=", ".join(FACES))
    return FACES.index(str(face))


def _bits(faces: object, field: str) -> int:
    bits = 0
    for face in _list(faces, field):
        card = _card(face, field)
        if bits >> card & 1:
            raise _wrong("twice", field=field, card=FACES[card])
        bits |= 1 << card
    return bits


def _read_cards(state: Tenno, position: dict[str, Any]) -> None:
    seats = int(state.seats)
    table = _list(position.get("table"), "table", seats)
    hand = _list(position.get("hand"), "hand", seats)
    prison = _list(position.get("prison", [[[]] * seats] * seats), "prison", seats)
    for seat in range(seats):
        for place, face in enumerate(_list(table[seat], f"table[{seat}]", PLACES)):
            state.table[seat * PLACES + place] = GAP if face is None else _card(face, f"table[{seat}]")
        state.hand[seat] = _bits(hand[seat], f"hand[{seat}]")
        for owner, faces in enumerate(_list(prison[seat], f"prison[{seat}]", seats)):
            state.prison[seat * seats + owner] = _bits(faces, f"prison[{seat}][{owner}]")


def _read_turn(state: Tenno, position: dict[str, Any]) -> None:
    seats = int(state.seats)
    for seat in _list(position.get("waiting", []), "waiting"):
        if type(seat) is not int or seat not in range(seats):
            raise _wrong("field", field="waiting", wanted=f"0-{seats - 1}")
        state.waiting |= 1 << seat
    for name in _list(position.get("gaps", []), "gaps"):
        state.gaps |= 1 << _read_cell(name, "gaps", seats)
    for field in ("weapon", "target", "first_target", "slot"):
        name = position.get(field)
        setattr(state, field, NONE if name is None else _read_cell(name, field, seats))
    state.lost = _int(position, "lost", 0, 2, 0)
    lookers = _list(position.get("lookers", []), "lookers")
    others = [seat for seat in range(seats) if seat != state.turn]
    if len(lookers) > 2 or any(type(seat) is not int or seat not in others for seat in lookers):
        raise _wrong("field", field="lookers", wanted=", ".join(str(seat) for seat in others))
    state.looker, state.next_looker = [*lookers, NONE, NONE][:2]


def _read_cell(name: object, field: str, seats: int) -> int:
    text = str(name)
    if len(text) == 2 and text[0] in "1234567"[:seats] and text[1] in PLACE_NAMES:
        return (int(text[0]) - 1) * PLACES + PLACE_NAMES.index(text[1])
    raise _wrong("field", field=field, wanted=f"1a-{seats}c")


def _check(state: Tenno) -> None:
    """Every card once, gaps only where fights leave them, and the turn's details where its stage needs them."""
    seats = int(state.seats)
    stage = int(state.stage)
    for seat in range(seats):
        seen = 0
        placed = [int(state.table[seat * PLACES + place]) for place in range(PLACES)]
        here = sum(card != GAP for card in placed) + bin(state.hand[seat]).count("1")
        groups = [1 << card for card in placed if card != GAP]
        groups += [int(state.hand[seat]), *(int(state.prison[other * seats + seat]) for other in range(seats))]
        for group in groups:
            if seen & group:
                raise _wrong("twice", field=f"table, hand, prison [{seat}]", card=_faces(seen & group)[0])
            seen |= group
        if state.prison[seat * seats + seat]:
            raise _wrong("own-prison", player=seat + 1)
        if state.captured(seat) >> GEISHA & 1:
            raise _wrong("geisha", player=seat + 1)
        if GAP in placed and (stage not in GAPPED or (stage > ARRANGE and placed.count(GAP) > CARDS - here)):
            raise _wrong("gap", player=seat + 1, stage=STAGES[stage])
        if stage <= ARRANGE:
            _check_start(state, seat, placed)
    _check_stage(state)


def _check_start(state: Tenno, seat: int, placed: Sequence[int]) -> None:
    laid = sorted(placed) == [0, 1, 2]
    waits = bool(state.waiting >> seat & 1) or state.stage == BEGIN
    unlaid = not laid if not waits else placed != [GAP] * PLACES
    if state.hand[seat] != FIRST_HAND or unlaid or state.captured(seat):
        raise _wrong("start", player=seat + 1)


def _check_stage(state: Tenno) -> None:
    stage = int(state.stage)
    turn = int(state.turn)
    gaps = [cell for cell in range(state.seats * PLACES) if state.table[cell] == GAP]
    wrong = None
    if any(state.gaps >> cell & 1 and not _may_gap(state, cell) for cell in range(state.seats * PLACES)):
        wrong = "gaps"
    elif stage in (CHANGE, RELAY) and state.lost:
        wrong = "lost"
    elif stage == SUPPORT:
        fighting = state.weapon // PLACES == turn and state.target != NONE and state.target // PLACES != turn
        full = fighting and state.table[state.weapon] != GAP and state.table[state.target] != GAP
        owner = int(state.target) // PLACES
        if not full or not state.left(owner) >> MONK & 1 or state.table[state.target] == MONK:
            wrong = "target"
        elif state.table[state.weapon] == SHOGUN:
            wrong = "weapon"
    elif stage == AGAIN:
        if state.weapon // PLACES != turn or state.first_target == NONE or state.first_target // PLACES == turn:
            wrong = "first_target"
    elif stage in (REFILL, ARRANGE):
        owing = {cell // PLACES for cell in gaps}
        if not owing or {seat for seat in range(state.seats) if state.waiting >> seat & 1} != owing:
            wrong = "waiting"
        elif stage == REFILL and any(not state.gaps >> cell & 1 for cell in gaps):
            wrong = "gaps"
        elif stage == REFILL and any(
            bin(state.hand[seat]).count("1") < sum(cell // PLACES == seat for cell in gaps) for seat in owing
        ):
            wrong = "hand"
    elif stage == RELAY and (state.slot == NONE or state.slot // PLACES != turn):
        wrong = "slot"
    elif stage == PEEK and state.looker == NONE:
        wrong = "lookers"
    if wrong is not None:
        raise _wrong("stage", field=wrong, stage=STAGES[stage])


def _may_gap(state: Tenno, cell: int) -> bool:
    """Whether a cell may be listed as one that was empty: while gaps are filled, or where the game ended over them."""
    return state.stage == REFILL or (state.stage == OVER and bool(state.table[cell] == GAP))


def _read_known(state: Tenno, known: object) -> Memory:
    seats = int(state.seats)
    memory = Memory(seats)
    if known is None:
        for owner in range(seats if state.stage > ARRANGE else 0):
            ways, left = _anything(state, owner)
            memory.begin(owner, ways, left)
        return memory
    for owner, notes in enumerate(_list(known, "known", seats)):
        if not isinstance(notes, dict):
            raise _wrong("field", field="known", wanted="{start, left, log}")
        if "start" in notes:
            memory.begin(owner, _read_ways(notes["start"]), _bits(notes.get("left"), "known.left"))
        for line in _list(notes.get("log"), "known.log"):
            entry = _read_entry(line, seats)
            if not all(_possible(memory, observer, owner, entry) for observer in range(NONE, seats)):
                raise _wrong("known", player=owner + 1)
            memory.note(owner, entry)
    for owner in range(seats):
        _check_known(state, memory, owner)
    return memory


def _read_entry(line: object, seats: int) -> Entry:
    words = str(line).split()
    kind = KINDS.index(words[0]) if words and words[0] in KINDS else -1
    needed = {SHOWN: 3, GONE: 3, LAID: 2, TRADED: 3, LOOKED: 4}.get(kind)
    if len(words) != needed or words[1] not in PLACE_NAMES or len(words[1]) != 1:
        raise _wrong("log", line=str(line))
    place = PLACE_NAMES.index(words[1])
    if kind == LAID:
        return (kind, place, NONE, NONE)
    if kind == TRADED:
        if len(words[2]) != 1 or words[2] not in PLACE_NAMES:
            raise _wrong("log", line=str(line))
        return (kind, place, PLACE_NAMES.index(words[2]), NONE)
    if words[2] not in FACES or (kind == LOOKED and words[3] not in list("1234567"[:seats])):
        raise _wrong("log", line=str(line))
    return (kind, place, FACES.index(words[2]), int(words[3]) - 1 if kind == LOOKED else NONE)


def _possible(memory: Memory, observer: int, owner: int, entry: Entry) -> bool:
    """Whether what `observer` knows so far allows what the log says next."""
    kind, place, card, looker = entry
    ways = memory.ways(observer, owner)
    if kind == LOOKED:
        return looker != observer or bool(ways & WITH[place][card])
    return bool(advance(ways, entry, memory.left[owner]))


def _check_known(state: Tenno, memory: Memory, owner: int) -> None:
    """What everybody and what each seat knows must allow what is there, and the cards that left must be gone."""
    sets = [memory.ways(observer, owner) for observer in range(NONE, memory.seats)]
    if memory.left[owner] != state.left(owner) or not all(_truth(state, owner, ways) for ways in sets):
        raise _wrong("known", player=owner + 1)


def _anything(state: Tenno, owner: int) -> tuple[int, int]:
    """All ways that the cards allow, and the cards.

    An empty place is filled with a card that has left, which the rules never look at.
    """
    left = here = int(state.left(owner))
    ways = DISTINCT
    gone = cards(FULL_SET & ~left)
    for place in range(PLACES):
        cell = owner * PLACES + place
        if state.table[cell] == GAP or state.gaps >> cell & 1:
            card = gone[0]
            gone = gone[1:]
            ways &= WITH[place][card]
            here |= 1 << card
    return among(ways, here), left


def _read_ways(text: object) -> int:
    ways = 0
    for word in str(text).split():
        faces = word.split("-")
        if len(faces) != PLACES or any(face not in FACES for face in faces):
            raise _wrong("field", field="known.start", wanted="1-2-3")
        a, b, c = (FACES.index(face) for face in faces)
        ways |= 1 << triple(a, b, c)
    return ways & DISTINCT


def _truth(state: Tenno, owner: int, ways: int) -> int:
    """Those of the ways that agree with what lies at the owner's places."""
    for place in range(PLACES):
        cell = owner * PLACES + place
        card = int(state.table[cell])
        if card != GAP and not state.gaps >> cell & 1:
            ways &= WITH[place][card]
    return ways
