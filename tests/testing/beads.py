"""Beads, a game as small as a game can be, that forgets a field wherever a test tells it to.

Two seats in turn draw a bead from a bowl into a closed hand, and the game ends when the bowl is empty. What is copied,
compared, written, read and shown is made from one list of fields, so that any of them can be left out anywhere.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit
from tatami.core.fields import DERIVED, HIDDEN, PUBLIC, SECRET, SETTING
from tatami.core.game import Game
from tatami.core.meta import Meta, Option
from tatami.core.outcome import Outcome
from tatami.core.refusal import Refusal
from tatami.core.state import State
from tatami.core.tensor import Encoder, RowBuffer
from tatami.core.view import View
from tatami.core.words import GameWords

FIELDS = {
    "size": SETTING,
    "turn": PUBLIC,
    "last": PUBLIC,
    "bowl": PUBLIC,
    "hand": SECRET,
    "notes": HIDDEN,
    "moves": HIDDEN,
    "left": DERIVED,
}
COLOURS = 3

Forgotten = frozenset[tuple[str, str]]
"""Pairs of a field and the place that forgets it. A field forgotten in "aliases" is shared between copies."""


class Notes:
    """An object within the position, which keeps more than it means."""

    made = itertools.count()

    def __init__(self, last: int, best: list[int]) -> None:
        self.last = last
        self.best = best
        self.number = next(self.made)

    def parts(self) -> list[object]:
        return [self.last, self.best]


class Beads(State):
    forgotten: ClassVar[Forgotten] = frozenset()

    def __init__(self, size: int) -> None:
        self.size = size
        self.turn = 0
        self.last = -1
        self.bowl: vec[i64] = vec[i64]([size] * COLOURS)
        self.hand = [[0] * COLOURS, [0] * COLOURS]
        self.notes: Notes | None = None
        self.moves = 0
        self.left = size * COLOURS

    def to_act(self) -> list[int]:
        return [self.turn] if self.left else []

    def legal(self, seat: int) -> list[int]:
        return [colour for colour in range(COLOURS) if self.bowl[colour]] if seat in self.to_act() else []

    def chance(self) -> list[tuple[int, int]]:
        return []

    def era(self) -> int:
        return self.moves

    def apply(self, seat: int, action: int, emit: Emit | None = None) -> None:
        self.bowl[action] -= 1
        self.hand[seat][action] += 1
        self.last = action
        self.notes = Notes(action, [*self.hand[seat]])
        self.moves += 1
        self.left -= 1
        self.turn = 1 - seat

    def outcome(self) -> Outcome | None:
        return None if self.left else Outcome("empty", (0.5, 0.5), {})

    def clone(self) -> Beads:
        twin = type(self)(self.size)
        for name in FIELDS:
            if (name, "aliases") in self.forgotten:
                setattr(twin, name, getattr(self, name))
            elif (name, "copies") not in self.forgotten:
                setattr(twin, name, read(name, written(self, name)))
        return twin

    def key(self) -> bytes:
        return repr([written(self, name) for name in shown(self, "key")]).encode()


def shown(state: Beads, place: str) -> list[str]:
    """The fields that a place does not forget."""
    return [name for name, kind in FIELDS.items() if kind != DERIVED and (name, place) not in state.forgotten]


def written(state: Beads, name: str) -> Any:
    """A field as JSON."""
    if name == "bowl":
        return [int(count) for count in state.bowl]
    if name == "hand":
        return [[*own] for own in state.hand]
    if name == "notes":
        return None if state.notes is None else [state.notes.last, *state.notes.best]
    return getattr(state, name)


def read(name: str, value: Any) -> Any:
    """A field from JSON."""
    if name == "bowl":
        return vec[i64](value)
    if name == "notes":
        return None if value is None else Notes(value[0], value[1:])
    return value


class BeadsView(View, frozen=True, kw_only=True):
    last: int | None
    bowl: tuple[int, ...] | None
    own: tuple[int, ...] | None


class BeadsEncoder(Encoder):
    def __init__(self) -> None:
        super().__init__(2)
        self.starts = {name: self.segment(name, length, 9) for name, length in (("last", 1), ("bowl", 3), ("hand", 3))}

    def position(self, state: State, seat: int, rows: RowBuffer) -> None:
        assert isinstance(state, Beads)
        values = {"last": [state.last + 1], "bowl": list(state.bowl), "hand": state.hand[seat]}
        for name, start in self.starts.items():
            for place, value in enumerate(values[name]):
                rows.put(start + place, 0 if (name, "tensor") in state.forgotten else value)


class BeadsGame(Game[Beads, BeadsView]):
    meta = Meta(
        id="beads",
        version="1",
        min_seats=2,
        max_seats=2,
        options=(Option("size", "2", ("2", "3")),),
        utility="constant",
        reasons=("empty",),
        longest=lambda seats: 9,
    )
    codes = ("red", "white", "blue")
    folder = Path(__file__).parent
    fields = FIELDS

    def __init__(self, *forgotten: tuple[str, str]) -> None:
        self.kind = type("Beads", (Beads,), {"forgotten": frozenset(forgotten)})

    def new(self, seats: int, options: Mapping[str, str]) -> Beads:
        state: Beads = self.kind(int(options["size"]))
        return state

    def view(self, state: Beads, seat: int | None) -> BeadsView:
        here = shown(state, "view")
        return BeadsView(
            game="beads",
            seats=2,
            seat=seat,
            stage="draw",
            last=state.last if "last" in here else None,
            bowl=tuple(int(count) for count in state.bowl) if "bowl" in here else None,
            own=tuple(state.hand[seat]) if seat is not None and "hand" in here else None,
        )

    def why(self, state: Beads, seat: int, action: int) -> Refusal:
        return Refusal("gone")

    def to_json(self, state: Beads) -> dict[str, Any]:
        return {name: written(state, name) for name in shown(state, "to_json")}

    def from_json(self, position: dict[str, Any]) -> Beads:
        state: Beads = self.kind(position.get("size", 2))
        for name, value in position.items():
            if (name, "from_json") not in state.forgotten:
                setattr(state, name, read(name, value))
        if ("left", "from_json") not in state.forgotten:
            state.left = sum(int(count) for count in state.bowl)
        return state

    def encoder(self, seats: int, options: Mapping[str, str]) -> BeadsEncoder:
        return BeadsEncoder()

    def words(self, lang: str, names: tuple[str, ...] = ()) -> GameWords:
        raise NotImplementedError
