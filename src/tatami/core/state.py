"""The state of a game: the class that every game implements, and all that rules and search work on.

A state is flat mutable data without I/O, clock or random generator. A game overrides either the plain methods (lists of
ints, enough for any game) or the hot ones (`actor`, `owing`, `legal_into`, `chance_into`, native ints into the caller's
buffer); each kind is derived from the other here. `chance_draw` may be overridden besides, for speed alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tatami.core.events import Emit
from tatami.core.rng import Rng

if TYPE_CHECKING:
    from tatami.core.outcome import Outcome

CHANCE: Final = -1
NOBODY: Final = -2


ZEROS: Final[vec[i64]] = vec[i64]([0] * 1024)


def buffer(size: i64) -> vec[i64]:
    """A buffer of `size` integers, for `legal_into` and `chance_into`."""
    # A slice is a copy of memory; a list of Python's integers would have to be read one by one.
    return ZEROS[:size] if size <= 1024 else vec[i64]([0] * size)


def floats(size: i64) -> vec[float]:
    """A buffer of `size` floats, for `returns_into`."""
    return vec[float]([0.0] * size)


def pick(weights: vec[i64], count: i64, rng: Rng) -> i64:
    """The index of one outcome, drawn by weight."""
    total: i64 = 0
    for index in range(count):
        total += weights[index]
    rest = rng.below(total)
    index = 0
    while rest >= weights[index]:
        rest -= weights[index]
        index += 1
    return index


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game. Seats count from 0; an action is a number from the game's fixed catalogue."""

    # --- who decides --------------------------------------------------------------------------------------------------

    def to_act(self) -> list[int]:
        """Every seat that owes a decision now, ascending; [CHANCE] before a chance move; [] when the game is over."""
        first = self.actor()
        if first == NOBODY:
            return []
        if first == CHANCE:
            return [CHANCE]
        owing = self.owing()
        seats: list[int] = []
        seat: i64 = 0
        while owing:
            if owing & 1:
                seats.append(seat)
            owing >>= 1
            seat += 1
        return seats

    def actor(self) -> i64:
        """The first of `to_act`: a seat, CHANCE or NOBODY."""
        seats = self.to_act()
        return seats[0] if seats else NOBODY

    def owing(self) -> i64:
        """The seats of `to_act` as a bit set (0 for chance and when over)."""
        bits: i64 = 0
        for seat in self.to_act():
            if seat >= 0:
                bits |= 1 << i64(seat)
        return bits

    def era(self) -> i64:
        """The number of the present era: it grows with every reveal, chance move and finished decision.

        Moves of one era belong to one open decision or one window; undo never leaves the present era.
        """
        raise NotImplementedError

    # --- what may be decided ------------------------------------------------------------------------------------------

    def breadth(self) -> i64:
        """The most actions that `legal_into` or `chance_into` may ever write."""
        return 1024

    def legal(self, seat: i64) -> list[int]:
        """The actions open to `seat`, ascending; empty when it owes no decision."""
        out = buffer(self.breadth())
        count = self.legal_into(seat, out)
        return [int(out[i]) for i in range(count)]

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        """`legal` for hot loops: writes the actions into `out` and returns how many there are."""
        count: i64 = 0
        for action in self.legal(seat):
            out[count] = action
            count += 1
        return count

    def chance(self) -> list[tuple[int, int]]:
        """The outcomes of a chance move with their whole-number weights; empty elsewhere."""
        actions = buffer(self.breadth())
        weights = buffer(self.breadth())
        count = self.chance_into(actions, weights)
        return [(int(actions[i]), int(weights[i])) for i in range(count)]

    def chance_into(self, actions: vec[i64], weights: vec[i64]) -> i64:
        """`chance` for hot loops: writes outcomes and weights and returns how many there are."""
        count: i64 = 0
        for action, weight in self.chance():
            actions[count] = action
            weights[count] = weight
            count += 1
        return count

    def chance_draw(self, rng: Rng, actions: vec[i64], weights: vec[i64]) -> i64:
        """One outcome of a chance move, drawn by weight. The buffers are scratch, as for `chance_into`.

        A game overrides it where listing all outcomes is slow. It must ask `rng` for the same number and answer with
        the same outcome as this: one number below the sum of the weights, counted off in the order of `chance`.
        """
        count = self.chance_into(actions, weights)
        return actions[pick(weights, count, rng)]

    def draw(self, rng: Rng) -> int:
        """One outcome of a chance move, drawn by weight, for callers in Python."""
        size = self.breadth()
        return int(self.chance_draw(rng, buffer(size), buffer(size)))

    # --- what follows -------------------------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64, emit: Emit | None = None) -> None:
        """Play a legal action in place and add its events to `emit`. Legality is not checked; `Match` does that."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        raise NotImplementedError

    def returns_into(self, out: vec[float]) -> None:
        """The return of each seat of a finished game, for hot loops."""
        outcome = self.outcome()
        if outcome is not None:
            for seat in range(len(outcome.returns)):
                out[seat] = outcome.returns[seat]

    def seen_as(self, seat: i64, action: i64, observer: i64) -> i64:
        """The label of an action for `observer`: actions of one label look alike to it. Asked before it is played."""
        return action

    # --- copies and comparison ----------------------------------------------------------------------------------------

    def clone(self) -> State:
        """An independent copy."""
        raise NotImplementedError

    def sample(self, seat: i64, rng: Rng) -> State:
        """A clone with everything that `seat` cannot know redrawn at random: a determinization."""
        raise NotImplementedError

    def hazy(self, seat: i64, share: float, rng: Rng) -> State:
        """A clone in which `seat` has forgotten about that share of what it saw, for bots with an imperfect memory."""
        return self.clone()

    def imagination(self, seat: i64) -> Imagination:
        """A sampler that draws many times from this position."""
        return Imagination(self, seat)

    def forget(self) -> None:
        """Drop what only `sample` needs, to make copies cheaper in a long search. The rules do not depend on it."""

    def key(self) -> bytes:
        """A hashable key: two states have equal keys exactly when their positions are equal."""
        raise NotImplementedError

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        # For games in plain Python, whose attributes pickling of a native base class would drop. Compiled games use
        # `game.make_picklable`.
        return _restored, (type(self), dict(self.__dict__))


def _restored(kind: type[State], held: dict[str, object]) -> State:
    """Rebuilds a pickled state of a game in plain Python."""
    state: State = kind.__new__(kind)
    state.__dict__.update(held)
    return state


@mypyc_attr(allow_interpreted_subclasses=True)
class Imagination:
    """Draws positions that one seat cannot tell from a given one. Games override it where `sample` is slow."""

    def __init__(self, state: State, seat: i64) -> None:
        self.state = state
        self.seat = seat

    def draw(self, rng: Rng) -> State:
        """One such position, ready for search."""
        drawn = self.state.sample(self.seat, rng)
        drawn.forget()
        return drawn

    def draw_for(self, observer: i64, rng: Rng) -> State:
        """One position that `observer` cannot tell from one that the seat imagines: its own secrets are redrawn too."""
        drawn = self.state.sample(self.seat, rng).sample(observer, rng)
        drawn.forget()
        return drawn
