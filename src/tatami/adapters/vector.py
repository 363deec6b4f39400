"""Many games at once in arrays, stepped in compiled code.

    env = VectorEnv("tenno", 1024, seed=1, memory="head")
    now = env.reset()
    while learning:
        now = env.step(choose(now.observations, now.masks))

Row i belongs to game i and to the seat that decides there next, `now.seats[i]`. Chance draws by itself. Where a game
has ended its rewards are given and the next one has already begun: the row then shows the new game.

    env = VectorEnv("tenno", 1024, learner=0, opponents="ronin")
    env = VectorEnv("tenno", 1024, learner=0, opponents=Policy(choose))

With a `learner` only that seat is asked. The others play at random in compiled code, or as `opponents` says: a bot's
name, a bot of one's own, a policy over arrays, or a mapping from seats to these.
"""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from tatami.adapters.episode import rendered
from tatami.adapters.lanes import EVERY_SEAT, PASS, Lanes
from tatami.adapters.opponents import RANDOM, Opponents, Policy, seated
from tatami.adapters.picture import Pixels
from tatami.adapters.rows import highest, layout, scale, scaled
from tatami.adapters.trail import payoffs
from tatami.bots.look import Look
from tatami.bots.names import Bot
from tatami.core.deprecation import deprecated
from tatami.core.errors import BadSeat, BadSetup
from tatami.core.match import Match
from tatami.core.registry import game as find_game
from tatami.core.rng import Rng, stream
from tatami.core.state import State

SPARSE = 1000
"""Rows of so many numbers are mostly zeros: compiled code scales what it writes. NumPy scales shorter ones faster."""


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
    luck: list[Rng]
    """The random streams of the opponents that are bots, by seat."""


class VectorEnv:
    """Many games in lockstep. With a `learner`, only that seat is asked and all others are `opponents`.

    With `copy=False` every step overwrites the arrays of the last one, which is faster. Bots see what their seat sees,
    but no feed: lanes keep no history. An environment can be copied and pickled at any moment; its opponents must be
    picklable then.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        *,
        seed: int | str | None = None,
        learner: int | None = None,
        opponents: Opponents = RANDOM,
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
        self.opponents = seated(opponents, self.seats)
        self.root = self.game.new(self.seats, self.options) if start is None else start.clone()
        """The position in which games begin."""
        self._begun = False
        self._open(secrets.token_hex(16) if seed is None else seed)

    def _open(self, seed: int | str) -> None:
        """Set up the games and the memory that compiled code writes."""
        self.actions = len(self.game.codes)
        self.encoder = self.game.encoder(self.seats, self.options)
        self.width = int(self.encoder.width)
        self.layout = layout(self.encoder)
        self.highest = highest(self.encoder)
        root, asked, imagining = self.root.clone(), EVERY_SEAT, False
        if self.learner is not None:
            asked = 1 << self.learner
            for seat, opponent in enumerate(self.opponents):
                asked |= 0 if opponent is None else 1 << seat
                imagining |= opponent is not None and not isinstance(opponent, Policy)
        if not imagining and not self.encoder.remembers(root):
            root.forget()
        rngs, self._luck = self._streams(seed)
        self._lanes = Lanes(root, self.seats, self.actions, self.encoder, rngs, asked)
        self._map_arrays()
        self._losing, best = payoffs(self.game, [0.0] * self.seats)[0], payoffs(self.game, [1.0] * self.seats)[0]
        self._stake = best - self._losing

    def _map_arrays(self) -> None:
        """Make arrays over the memory that compiled code writes."""
        lanes, count = self._lanes, self.count
        self._dense = not self.raw and self.width < SPARSE
        self._scaled = scaled(self.encoder)
        if self._dense:
            self._floats = np.zeros((count, self.width), np.float32)
        elif not self.raw:
            self._floats = scale(self.encoder, lanes.rows)
        self._rows = np.frombuffer(memoryview(lanes.rows.cells), np.uint8).reshape(count, self.width)
        self._masks = np.frombuffer(memoryview(lanes.masks.cells), np.bool_).reshape(count, self.actions)
        self._movers = np.frombuffer(memoryview(lanes.movers), np.int64)
        self._returns = np.frombuffer(memoryview(lanes.returns), np.float64).reshape(count, self.seats)
        self._over = np.frombuffer(memoryview(lanes.over), np.bool_)
        self._lengths = np.frombuffer(memoryview(lanes.lengths), np.int64)
        self._rewards = np.zeros((count, self.seats), np.float32)

    def _streams(self, seed: int | str) -> tuple[list[Rng], list[Rng]]:
        """The random streams of the games, and those of the opponents."""
        lanes = [stream(seed, "vector", lane) for lane in range(self.count)]
        return lanes, [stream(seed, "vector opponent", seat) for seat in range(self.seats)]

    def reset(self, seed: int | str | None = None) -> Batch:
        """Begin new games; without a seed the random streams continue."""
        if seed is not None:
            self._lanes.rngs, self._luck = self._streams(seed)
        self._lanes.begin()
        self._begun = True
        self._let_opponents()
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
        self._let_opponents()
        return self.now()

    def random_step(self) -> Batch:
        """Play a random legal action in every game, drawn in compiled code."""
        if not self._begun:
            raise BadSetup("vector-actions", count=self.count)
        self._lanes.random_step()
        self._let_opponents()
        return self.now()

    # --- the others ---------------------------------------------------------------------------------------------------

    def _let_opponents(self) -> None:
        """Let the opponents decide until the learner is to decide in every game."""
        if self.learner is None:
            return
        while len(waiting := np.flatnonzero(self._movers != self.learner)):
            chosen = np.full(self.count, PASS, "<i4")
            for seat in np.unique(self._movers[waiting]):
                lanes = waiting[self._movers[waiting] == seat]
                chosen[lanes] = self._decided(int(seat), lanes)
            self._lanes.answer(chosen.tobytes())

    def _decided(self, seat: int, lanes: npt.NDArray[np.int64]) -> npt.ArrayLike:
        """What the opponent at a seat plays in these games."""
        opponent = self.opponents[seat]
        assert opponent is not None
        if isinstance(opponent, Policy):
            return opponent.actions(self._seen()[lanes], self._masks[lanes])
        return [self._answered(opponent, seat, int(lane)) for lane in lanes]

    def _answered(self, bot: Bot, seat: int, lane: int) -> int:
        state, game = self._lanes.states[lane], self.game
        legal = [game.encode(action) for action in state.legal(seat)]
        look = Look(seat, game.view(state, seat), [], legal, lambda rng: state.sample(seat, rng), dict(self.options))
        code = bot(look, self._luck[seat])
        if code not in legal:
            raise BadSetup("bot-illegal", given=str(code), seat=seat)
        return game.decode(code)

    # --- what there is ------------------------------------------------------------------------------------------------

    def stroll(self) -> Batch:
        """Deprecated: the former name of `random_step`."""
        deprecated("VectorEnv.stroll", "random_step")
        return self.random_step()

    def now(self) -> Batch:
        """The present observations."""
        self._rewards.fill(0.0)
        if self._over.any():
            self._rewards[self._over] = self._returns[self._over] * self._stake + self._losing
        now = Batch(self._seen(), self._masks, self._movers, self._rewards, self._over, self._lengths)
        return Batch(*(array.copy() for array in now)) if self.copy else now  # type: ignore[arg-type]

    def _seen(self) -> npt.NDArray[Any]:
        """All rows, scaled unless they are wanted raw."""
        if self._dense:
            np.copyto(self._floats, self._rows)
            for segment, factors in self._scaled:
                self._floats[:, segment] *= factors
        return self._rows if self.raw else self._floats

    def rendered(self, lane: int, mode: str | None) -> str | Pixels | None:
        """The table of one game, as environments render it."""
        return rendered(self.game, self._lanes.states[lane], mode)

    def save(self) -> Saved:
        """The states and random streams of all games."""
        lanes = self._lanes
        return Saved(
            [state.clone() for state in lanes.states],
            [rng.clone() for rng in lanes.rngs],
            [int(made) for made in lanes.made],
            [rng.clone() for rng in self._luck],
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
        self._luck = [rng.clone() for rng in saved.luck]
        lanes.refresh()
        self._begun = True
        return self.now()

    def __getstate__(self) -> dict[str, Any]:
        held = ("game", "seats", "options", "count", "raw", "copy", "learner", "opponents", "root", "_begun")
        told = [list(each) for each in self._told()]
        return {name: getattr(self, name) for name in held} | {"saved": self.save(), "told": told}

    def __setstate__(self, held: dict[str, Any]) -> None:
        saved, told = held.pop("saved"), held.pop("told")
        self.__dict__.update(held)
        self._open(0)
        lanes = self._lanes
        lanes.states, lanes.rngs, self._luck = saved.states, saved.rngs, saved.luck
        for numbers, kept in zip((lanes.made, *self._told()), (saved.made, *told), strict=True):
            for at, value in enumerate(kept):
                numbers[at] = value
        if self._begun:
            lanes.rewrite()

    def _told(self) -> tuple[Any, ...]:
        """What the last step brought, besides rows and masks."""
        lanes = self._lanes
        return lanes.over, lanes.returns, lanes.lengths, lanes.movers
