"""Many games at once in arrays, stepped in compiled code.

    env = VectorEnv("tenno", 1024, seed=1, memory="head")
    now = env.reset()
    while learning:
        now = env.step(choose(now.observations, now.masks))

Row i belongs to game i and to the seat that decides there next, `now.seats[i]`. Chance draws by itself. Where a game
has ended its rewards are given and the next one has already begun: the row then shows the new game.
"""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from tatami.adapters.lanes import EVERY_SEAT, Lanes
from tatami.adapters.rows import highest, layout, scaled
from tatami.adapters.trail import payoffs
from tatami.core.deprecation import deprecated
from tatami.core.errors import BadSeat, BadSetup
from tatami.core.match import Match
from tatami.core.registry import game as find_game
from tatami.core.rng import Rng, stream
from tatami.core.state import State


class Batch(NamedTuple):
    """The observations after a step. The arrays belong to the caller, unless the environment has `copy=False`."""

    observations: npt.NDArray[Any]
    """What the deciding seat may know, scaled to 0..1. With `raw`, whole numbers (uint8)."""
    masks: npt.NDArray[np.bool_]
    """Which actions are legal."""
    seats: npt.NDArray[np.int64]
    """Who decides."""
    rewards: npt.NDArray[np.float32]
    """What each seat was paid by a game that has just ended; 0 elsewhere."""
    done: npt.NDArray[np.bool_]
    """Where a game has just ended."""
    lengths: npt.NDArray[np.int64]
    """How many decisions the game has had; where it has just ended, the one that ended."""


class Saved(NamedTuple):
    """The state of a vector environment."""

    states: list[State]
    rngs: list[Rng]
    made: list[int]


class VectorEnv:
    """Many games in lockstep. With a `learner`, only that seat is asked and all others play at random.

    With `copy=False` every step overwrites the arrays of the last one, which is faster.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        *,
        seed: int | str | None = None,
        learner: int | None = None,
        raw: bool = False,
        copy: bool = True,
        start: State | None = None,
        **options: object,
    ) -> None:
        if isinstance(count, bool) or not isinstance(count, int) or count < 1:
            raise BadSetup("vector-count", count=str(count))
        self.game = find_game(game)
        table = Match(self.game, seats=seats, options=options, seed=0, start=start)
        self.seats, self.options, self.count = table.seats, table.options, count
        self.raw, self.copy = raw, copy
        if learner is not None and not 0 <= learner < self.seats:
            raise BadSeat("seat", seat=str(learner), most=self.seats - 1)
        self.learner = learner
        self.actions = len(self.game.codes)
        self.encoder = self.game.encoder(self.seats, self.options)
        self.width = int(self.encoder.width)
        self.layout = layout(self.encoder)
        self.highest = highest(self.encoder)
        self._scaled = scaled(self.encoder)
        root = self.game.new(self.seats, self.options) if start is None else start.clone()
        if not self.encoder.remembers(root):
            root.forget()
        asked = EVERY_SEAT if learner is None else learner
        rngs = self._streams(secrets.token_hex(16) if seed is None else seed)
        self._lanes = Lanes(root, self.seats, self.actions, self.encoder, rngs, asked)
        self._map_arrays()
        self._losing, best = payoffs(self.game, [0.0] * self.seats)[0], payoffs(self.game, [1.0] * self.seats)[0]
        self._stake = best - self._losing
        self._begun = False

    def _map_arrays(self) -> None:
        """Make arrays over the memory that compiled code writes, and those for scaled results."""
        lanes, count = self._lanes, self.count
        self._rows = np.frombuffer(memoryview(lanes.rows.cells), np.uint8).reshape(count, self.width)
        self._masks = np.frombuffer(memoryview(lanes.masks.cells), np.bool_).reshape(count, self.actions)
        self._movers = np.frombuffer(memoryview(lanes.movers), np.int64)
        self._returns = np.frombuffer(memoryview(lanes.returns), np.float64).reshape(count, self.seats)
        self._over = np.frombuffer(memoryview(lanes.over), np.bool_)
        self._lengths = np.frombuffer(memoryview(lanes.lengths), np.int64)
        self._floats = np.zeros((0 if self.raw else count, self.width), np.float32)
        self._rewards = np.zeros((count, self.seats), np.float32)

    def _streams(self, seed: int | str) -> list[Rng]:
        return [stream(seed, "vector", lane) for lane in range(self.count)]

    def reset(self, seed: int | str | None = None) -> Batch:
        """Begin new games; without a seed the random streams continue."""
        if seed is not None:
            self._lanes.rngs = self._streams(seed)
        self._lanes.begin()
        self._begun = True
        return self.now()

    def step(self, actions: npt.ArrayLike) -> Batch:
        """Play one action in every game: all of them, or none and an error."""
        chosen = np.ascontiguousarray(actions)
        if not self._begun or chosen.shape != (self.count,) or not np.issubdtype(chosen.dtype, np.integer):
            raise BadSetup("vector-actions", count=self.count)
        sent = chosen.astype("<i4").tobytes()
        wrong = int(self._lanes.illegal(sent))
        if wrong >= 0:
            raise BadSetup("vector-illegal", lane=wrong, action=int(chosen[wrong]))
        self._lanes.step(sent)
        return self.now()

    def random_step(self) -> Batch:
        """Play a random legal action in every game, drawn in compiled code."""
        if not self._begun:
            raise BadSetup("vector-actions", count=self.count)
        self._lanes.random_step()
        return self.now()

    def stroll(self) -> Batch:
        """Deprecated: the former name of `random_step`."""
        deprecated("VectorEnv.stroll", "random_step")
        return self.random_step()

    def now(self) -> Batch:
        """The present observations."""
        self._rewards.fill(0.0)
        if self._over.any():
            self._rewards[self._over] = self._returns[self._over] * self._stake + self._losing
        if not self.raw:
            np.copyto(self._floats, self._rows)
            for segment, scale in self._scaled:
                self._floats[:, segment] *= scale
        seen: npt.NDArray[Any] = self._rows if self.raw else self._floats
        now = Batch(seen, self._masks, self._movers, self._rewards, self._over, self._lengths)
        return Batch(*(array.copy() for array in now)) if self.copy else now  # type: ignore[arg-type]

    def save(self) -> Saved:
        """The states and random streams of all games."""
        lanes = self._lanes
        return Saved(
            [state.clone() for state in lanes.states],
            [rng.clone() for rng in lanes.rngs],
            [int(made) for made in lanes.made],
        )

    def restore(self, saved: Saved) -> Batch:
        """Continue from what `save` returned."""
        if len(saved.states) != self.count:
            raise BadSetup("vector-count", count=str(len(saved.states)))
        lanes = self._lanes
        lanes.states = [state.clone() for state in saved.states]
        lanes.rngs = [rng.clone() for rng in saved.rngs]
        for lane, made in enumerate(saved.made):
            lanes.made[lane] = made
        lanes.refresh()
        self._begun = True
        return self.now()
