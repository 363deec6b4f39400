"""What the seats remember, as a position in JSON tells it.

    {"start": "1-2-3 1-3-2", "left": ["1", "2", "3", "7"], "log": ["shown b 7", "laid b", "looked a 3 2"]}

There is one such object for each owner: the ways its places may have been filled when the log began (left out if it
began with the peasants), the cards it had then, and what has happened to its places since.
"""

from __future__ import annotations

from typing import Any

from tatami.games.tenno import stage
from tatami.games.tenno.actions import PLACE_NAMES
from tatami.games.tenno.data import FACES, FULL_SET, PLACES
from tatami.games.tenno.memory import GONE, LAID, LOOKED, SHOWN, TRADED, Entry, Memory, advance
from tatami.games.tenno.perspective import cards
from tatami.games.tenno.position.cards import faces, read_cards
from tatami.games.tenno.rules import Tenno
from tatami.games.tenno.table import GAP, NONE
from tatami.games.tenno.ways import DISTINCT, PEASANT_WAYS, Way, Ways, ways_of
from tatami.kit.document import Document

KINDS = ("shown", "gone", "laid", "traded", "looked")
"""The lines of a log: "shown b 7", "gone b 7", "laid b", "traded a b", "looked b 7 3" (player 3 looked)."""

LENGTHS = {SHOWN: 3, GONE: 3, LAID: 2, TRADED: 3, LOOKED: 4}
"""How many words each kind of line has."""


# --- writing ----------------------------------------------------------------------------------------------------------


def written(memory: Memory) -> list[dict[str, Any]]:
    """What is known of each owner."""
    return [_notes(memory, owner) for owner in range(memory.seats)]


def _notes(memory: Memory, owner: int) -> dict[str, Any]:
    log = [_line(entry) for entry in memory.log[owner]]
    if memory.start[owner].same(PEASANT_WAYS):
        return {"log": log}
    start = " ".join("-".join(FACES[card] for card in way) for way in memory.start[owner].listed())
    return {"start": start, "left": faces(memory.start_left[owner]), "log": log}


def _line(entry: Entry) -> str:
    kind, place, card, observer = entry
    words = [KINDS[kind], PLACE_NAMES[place]]
    if kind == TRADED:
        words.append(PLACE_NAMES[card])
    elif kind != LAID:
        words.append(FACES[card])
    if kind == LOOKED:
        words.append(str(observer + 1))
    return " ".join(words)


# --- reading ----------------------------------------------------------------------------------------------------------


def read(state: Tenno, document: Document) -> Memory:
    """The memory of a position whose cards have been read: what it says, or else everything that the cards allow."""
    seats = int(state.seats)
    memory = Memory(seats)
    if document.get("known") is None:
        for owner in range(seats if state.stage > stage.ARRANGE else 0):
            ways, left = _anything(state, owner)
            memory.begin(owner, ways, left)
        return memory
    for owner, notes in enumerate(document.items("known", seats)):
        if not isinstance(notes, dict):
            raise document.wrong("field", field="known", wanted="{start, left, log}")
        _read_notes(memory, owner, Document(notes, document.folder, "known"))
    for owner in range(seats):
        _check(state, memory, owner, document)
    return memory


def _read_notes(memory: Memory, owner: int, notes: Document) -> None:
    if "start" in notes.fields:
        ways = _read_ways(notes, "start")
        memory.begin(owner, ways, read_cards(notes, notes.get("left"), notes.name("left")))
    for line in notes.items("log"):
        entry = _read_line(notes, line, memory.seats)
        if not all(_possible(memory, observer, owner, entry) for observer in range(NONE, memory.seats)):
            raise notes.wrong("known", player=owner + 1)
        memory.note(owner, entry)


def _read_ways(notes: Document, field: str) -> Ways:
    found: list[Way] = []
    for word in str(notes.get(field)).split():
        corners = word.split("-")
        if len(corners) != PLACES or any(face not in FACES for face in corners):
            raise notes.wrong("field", field=notes.name(field), wanted="1-2-3")
        a, b, c = (FACES.index(face) for face in corners)
        found.append((a, b, c))
    return ways_of(found)


def _read_line(notes: Document, line: object, seats: int) -> Entry:
    words = str(line).split()
    kind = KINDS.index(words[0]) if words and words[0] in KINDS else NONE
    if len(words) != LENGTHS.get(kind) or words[1] not in tuple(PLACE_NAMES):
        raise notes.wrong("log", line=str(line))
    place = PLACE_NAMES.index(words[1])
    if kind == LAID:
        return (kind, place, NONE, NONE)
    if kind == TRADED:
        if words[2] not in tuple(PLACE_NAMES):
            raise notes.wrong("log", line=str(line))
        return (kind, place, PLACE_NAMES.index(words[2]), NONE)
    if words[2] not in FACES or (kind == LOOKED and words[3] not in tuple("1234567"[:seats])):
        raise notes.wrong("log", line=str(line))
    return (kind, place, FACES.index(words[2]), int(words[3]) - 1 if kind == LOOKED else NONE)


def _possible(memory: Memory, observer: int, owner: int, entry: Entry) -> bool:
    """Whether what `observer` knows so far allows what the log says next."""
    kind, place, card, looker = entry
    ways = memory.ways(observer, owner)
    if kind == LOOKED:
        return looker != observer or not ways.narrowed(place, card).empty()
    return not advance(ways, entry, memory.left[owner]).empty()


# --- what the cards allow ---------------------------------------------------------------------------------------------


def _anything(state: Tenno, owner: int) -> tuple[Ways, int]:
    """All ways that the cards allow, and the cards.

    An empty place is filled with a card that has left, which the rules never look at.
    """
    left = here = int(state.left(owner))
    ways = DISTINCT
    gone = cards(FULL_SET & ~left)
    for place in range(PLACES):
        cell = owner * PLACES + place
        if state.cards[cell] == GAP or state.gaps >> cell & 1:
            card = gone[0]
            gone = gone[1:]
            ways = ways.narrowed(place, card)
            here |= 1 << card
    return ways.among(here), left


def _check(state: Tenno, memory: Memory, owner: int, document: Document) -> None:
    """What everybody and what each seat knows must allow what is there, and the cards that left must be gone."""
    sets = [memory.ways(observer, owner) for observer in range(NONE, memory.seats)]
    if memory.left[owner] != state.left(owner) or any(_truth(state, owner, ways).empty() for ways in sets):
        raise document.wrong("known", player=owner + 1)


def _truth(state: Tenno, owner: int, ways: Ways) -> Ways:
    """Those of the ways that agree with what lies at the owner's places."""
    for place in range(PLACES):
        cell = owner * PLACES + place
        card = int(state.cards[cell])
        if card != GAP and not state.gaps >> cell & 1:
            ways = ways.narrowed(place, card)
    return ways
