"""Completeness of a position's fields: none is forgotten in copies, in the key, in JSON, in views or in tensors.

A game names every field of its position once, with its kind (`Game.fields`, kinds in `core/fields.py`).
`check_fields` plays random games and holds the positions it meets against that list. To see whether a field is there,
it changes the field by one in a copy and looks whether the key, the JSON, a view or a tensor changes with it; a change
that makes one of them fail is noticed too.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tatami.core.errors import BadSetup
from tatami.core.fields import DERIVED, HIDDEN, KINDS, PUBLIC, SECRET, SETTING, TRANSIENT
from tatami.core.game import AnyGame, Position
from tatami.core.meta import Options
from tatami.core.rng import Rng, stream
from tatami.core.state import State
from tatami.core.tensor import Encoder, RowBuffer
from tatami.testing.fuzz import tables
from tatami.testing.laws import choices
from tatami.testing.leaves import attributes, change, image

KEY, JSON, VIEW, TENSOR = "the key", "JSON", "every view", "every tensor"
PLACES: Mapping[str, tuple[str, ...]] = {
    PUBLIC: (KEY, JSON, VIEW, TENSOR),
    SECRET: (KEY, JSON, VIEW, TENSOR),
    HIDDEN: (KEY, JSON),
    SETTING: (KEY, JSON),
    DERIVED: (),
    TRANSIENT: (),
}
"""Where a field of each kind must show."""
MORE = 20
"""So many times the games are played at most in search of rare positions."""
STARTED = 8
"""So many games begin with each position that is given."""
THOROUGH = 0.3
"""The share of positions that are read back from JSON and changed; all of them are copied."""


def check_fields(game: AnyGame, games: int = 12, seed: int | str = 1, starts: Sequence[Position] = ()) -> None:
    """Demand that the game's list of fields is whole, and that no field on it is forgotten anywhere.

    Over positions of so many random games: the list names exactly the attributes of the state; a copy equals its source
    in every field, and no later move changes it; a position read back from its JSON has every field as it was; and a
    changed field shows wherever its kind says, in at least one position met. Fields that matter in rare positions only
    are looked for in more games, and in some that begin with the positions `starts`.
    """
    assert game.fields, f"{game.meta.id} names no fields of its position"
    search = _Search(game)
    kinds = tables(game)
    for number in range(games):
        pick = stream(seed, "fields", number)
        search.play(*kinds[pick.below(len(kinds))], pick)
    for number in range(games, games * MORE):
        if not search.missing():
            break
        pick = stream(seed, "fields", number)
        search.look_for_missing(*kinds[pick.below(len(kinds))], pick)
    for number, start in enumerate([*starts] * STARTED):
        search.look_from(game.from_json(start), stream(seed, "fields", "start", number))
    problems = [*sorted(search.problems), *search.missing()]
    assert not problems, f"{game.meta.id}: " + "; ".join(problems)


@dataclass
class _Search:
    """What is still to be seen of each field, and what was found wrong."""

    game: AnyGame
    problems: set[str] = field(default_factory=set)
    unseen: dict[str, set[str]] = field(init=False)
    """For each field, the places in which no change of it has shown yet."""

    def __post_init__(self) -> None:
        self.unseen = {name: set(PLACES.get(kind, ())) for name, kind in self.game.fields.items()}
        for name, kind in self.game.fields.items():
            if kind not in KINDS:
                self.problems.add(f"{name} is called {kind}, which is no kind of field")

    def play(self, seats: int, options: Options, rng: Rng) -> None:
        """One random game, with every position held against the list."""
        settled = self.game.meta.settle(seats, options)
        encoder = _encoder(self.game, seats, settled)
        state = self.game.new(seats, settled)
        known = self._listed(state)
        start = _images(state, known)
        settings = [name for name in known if self.game.fields[name] == SETTING]
        while True:
            now, copy = _images(state, known), state.clone()
            self._same(now, copy, known, "is forgotten in copies")
            self._same(start, state, settings, "is called a setting, but changes during a game")
            owing = state.to_act()
            if not owing or rng.fraction() < THOROUGH:
                kept = [name for name in known if self.game.fields[name] != TRANSIENT]
                self._same(now, self._read_back(state), kept, "does not come back from JSON")
                looks = Looks(self.game, state, seats, encoder)
                for name in known:
                    self._change(name, looks, rng)
            if not owing:
                return
            seat = owing[rng.below(len(owing))]
            actions = choices(state, seat)
            state.apply(seat, actions[rng.below(len(actions))])
            self._same(now, copy, known, "is shared with copies, which a later move changes")

    def look_for_missing(self, seats: int, options: Options, rng: Rng) -> None:
        """One random game in which a change is tried of those fields alone that have not shown everywhere yet."""
        settled = self.game.meta.settle(seats, options)
        self._look_on(self.game.new(seats, settled), seats, _encoder(self.game, seats, settled), rng)

    def look_from(self, state: State, rng: Rng) -> None:
        """The same from a position on."""
        document = self.game.to_json(state)
        seats = int(document.get("seats", self.game.meta.min_seats))
        options = self.game.meta.settle(seats, self.game.settled_in(document))
        self._look_on(state, seats, _encoder(self.game, seats, options), rng)

    def _look_on(self, state: State, seats: int, encoder: Encoder | None, rng: Rng) -> None:
        while owing := state.to_act():
            looks = Looks(self.game, state, seats, encoder)
            for name in [name for name, places in self.unseen.items() if places]:
                self._change(name, looks, rng)
            seat = owing[rng.below(len(owing))]
            actions = choices(state, seat)
            state.apply(seat, actions[rng.below(len(actions))])

    def missing(self) -> list[str]:
        """What no position has shown."""
        found = {name: sorted(places) for name, places in self.unseen.items() if places}
        return [f"{name} is forgotten in {' and in '.join(places)}" for name, places in sorted(found.items())]

    def _listed(self, state: State) -> list[str]:
        """The fields that are there and on the list; others are a problem."""
        there, listed = attributes(state), self.game.fields.keys()
        self.problems.update(f"{name} is a field that the list does not name" for name in there - listed)
        self.problems.update(f"{name} is on the list, but no field of the position" for name in listed - there)
        return sorted(there & listed)

    def _read_back(self, state: State) -> State:
        again: State = self.game.from_json(json.loads(json.dumps(self.game.to_json(state))))
        return again

    def _same(self, before: Mapping[str, object], state: State, names: list[str], problem: str) -> None:
        for name in names:
            if image(getattr(state, name)) != before[name]:
                self.problems.add(f"{name} {problem}")

    def _change(self, name: str, looks: Looks, rng: Rng) -> None:
        """Change one field of a copy by one, and see where it shows."""
        hidden = self.game.fields[name] == HIDDEN
        looks.make(*self.unseen[name], *([VIEW] if hidden else []))
        changed = looks.state.clone()
        undo = change(changed, name, rng)
        if undo is None:
            return
        try:
            self._same(_images(changed, [name]), changed.clone(), [name], "is forgotten in copies")
            self.unseen[name] = {place for place in self.unseen[name] if not looks.notice(place, changed)}
            if hidden and looks.show(changed):
                self.problems.add(f"{name} is called hidden, but shows in a view")
        finally:
            undo()


class Looks:
    """The key, the JSON, the views and the tensors of one position, each made when it is first needed."""

    def __init__(self, game: AnyGame, state: State, seats: int, encoder: Encoder | None) -> None:
        self.game = game
        self.state = state
        self.seats = seats
        self.encoder = encoder
        self.made: dict[str, object] = {}

    def make(self, *places: str) -> None:
        """Make them of the position as it is, before anything is changed."""
        for place in places:
            if place not in self.made:
                self.made[place] = self._look(place, self.state)

    def notice(self, place: str, changed: State) -> bool:
        """Whether the change shows there, or as another seat to act, or makes it fail: somebody looked at the field."""
        try:
            # Who owes a decision is sent beside the view. `to_act` may search for ever where no seat is left.
            owing = place == VIEW and changed.owing() != self.state.owing()
            return owing or self._look(place, changed) != self.made[place]
        except Exception:
            return True

    def show(self, changed: State) -> bool:
        """Whether the change shows in a view that can still be made."""
        try:
            return self._look(VIEW, changed) != self.made[VIEW]
        except Exception:
            return False

    def _look(self, place: str, state: State) -> object:
        if place == KEY:
            return state.key()
        if place == JSON:
            return json.dumps(self.game.to_json(state))
        if place == VIEW:
            return [self.game.view(state, seat).to_json() for seat in (None, *range(self.seats))]
        return [self._row(state, seat) for seat in range(self.seats)]

    def _row(self, state: State, seat: int) -> bytes:
        if self.encoder is None:
            return state.key()  # A game without tensors forgets nothing in them.
        row = RowBuffer(1, int(self.encoder.width))
        self.encoder.write(state, seat, row)
        return bytes(row.cells)


def _images(state: State, names: list[str]) -> dict[str, object]:
    return {name: image(getattr(state, name)) for name in names}


def _encoder(game: AnyGame, seats: int, options: Options) -> Encoder | None:
    try:
        return game.encoder(seats, options)
    except BadSetup:  # A game need not write tensors.
        return None
