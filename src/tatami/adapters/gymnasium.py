"""Tatami's games as Gymnasium environments: one learner against bots or policies. Importing this registers them.

    import gymnasium
    import tatami.adapters.gymnasium

    env = gymnasium.make("tatami/Tenno-v1", seats=3, seat=0, opponents="ronin")
    envs = gymnasium.make_vec("tatami/Tenno-v1", num_envs=256, vectorization_mode="vector_entry_point")

Names end with the version of the game's rules. Observations are those of PettingZoo: `observation`, what the learner
may know, and `action_mask`, which `info` holds too. Rewards come at the end of a game. What is illegal is refused:
choose with the mask, as `env.action_space.sample(info["action_mask"])` does.
"""

from __future__ import annotations

import secrets
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from tatami.adapters.episode import RENDER_MODES, Episode, checked_mode
from tatami.adapters.opponents import RANDOM, Opponents, Policy, seated
from tatami.adapters.picture import Pixels
from tatami.adapters.vector import VectorEnv
from tatami.core.errors import BadSeat, BadSetup, UnknownGame
from tatami.core.record import Record
from tatami.core.registry import game as find_game
from tatami.core.registry import known_games
from tatami.core.rng import stream
from tatami.core.state import State

NAMESPACE = "tatami"

Observation = dict[str, npt.NDArray[Any]]
Info = dict[str, Any]


def _observations(width: int, actions: int) -> Any:
    return Dict({"observation": Box(0.0, 1.0, (width,), np.float32), "action_mask": Box(0, 1, (actions,), np.int8)})


class TatamiEnv(gymnasium.Env[Observation, int]):
    """One game at a time, seen from one seat. The others are `opponents`: bots by name, bots of one's own, policies.

    It can be copied and pickled at any moment; opponents of one's own must be picklable then.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        opponents: Opponents = RANDOM,
        start: State | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.episode = Episode(game, seats, start, options)
        self.seats = self.episode.seats
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise BadSeat("seat", seat=str(seat), most=self.seats - 1)
        self.seat = seat
        self.opponents = seated(opponents, self.seats)
        self.render_mode = checked_mode(render_mode)
        actions = len(self.episode.game.codes)
        self.observation_space = _observations(self.episode.rows.width, actions)
        self.action_space = Discrete(actions)  # type: ignore[assignment]
        self._draw_luck(secrets.token_hex(16))

    def _draw_luck(self, seed: int | str) -> None:
        self._luck = [stream(seed, "opponent", seat) for seat in range(self.seats)]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Info]:
        super().reset(seed=seed)
        if seed is not None:
            self._draw_luck(seed)
        self.episode.reset(seed)
        self._let_opponents()
        observation = self.observation()
        return observation, self._info(observation)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        episode = self.episode
        episode.trail.play(self.seat, episode.check(self.seat, action))
        episode.resolve_chance()
        self._let_opponents()
        observation = self.observation()
        over = not episode.trail.to_act()
        return observation, episode.rewards()[self.seat], over, False, self._info(observation)

    def observation(self) -> Observation:
        """What the learner may know now, and what it may play."""
        return {"observation": self.episode.observed(self.seat), "action_mask": self.action_masks().astype(np.int8)}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal; none when the game is over."""
        mask = np.zeros(len(self.episode.game.codes), np.bool_)
        mask[self.episode.trail.legal(self.seat)] = True
        return mask

    def render(self) -> str | Pixels | None:
        return self.episode.render(self.render_mode)

    def record(self) -> Record:
        """The game so far as a Tatami record, for `tatami replay` and everything else that reads one."""
        return self.episode.record()

    def _info(self, observation: Observation) -> Info:
        return {"action_mask": observation["action_mask"]}

    def _let_opponents(self) -> None:
        """Let the others decide until the learner is to decide, or the game is over."""
        episode = self.episode
        while (owing := episode.trail.to_act()) and self.seat not in owing:
            episode.trail.play(owing[0], self._decided(owing[0]))
            episode.resolve_chance()

    def _decided(self, seat: int) -> int:
        episode, opponent, rng = self.episode, self.opponents[seat], self._luck[seat]
        legal = episode.trail.legal(seat)
        if opponent is None:
            return legal[rng.below(len(legal))]
        if isinstance(opponent, Policy):
            mask = np.zeros((1, len(episode.game.codes)), np.bool_)
            mask[0, legal] = True
            return int(opponent.actions(episode.observed(seat)[None], mask)[0])
        code = opponent(episode.look(seat), rng)
        action = episode.game.numbers.get(code)
        if action not in legal:
            raise BadSetup("bot-illegal", given=str(code), seat=seat)
        return action


class TatamiVectorEnv(gymnasium.vector.VectorEnv[Observation, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Many games in compiled code, seen from one seat: `tatami.adapters.vector` as Gymnasium knows such environments.

    A game that has ended is followed by the next one in the same step. The last observation of a game is not given:
    games end and are never cut off, so nothing is learned from what came after.
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        seats: int | None = None,
        seat: int = 0,
        opponents: Opponents = RANDOM,
        start: State | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        checked_mode(render_mode)
        chosen: Any = options
        self.games = VectorEnv(game, num_envs, seats, learner=seat, opponents=opponents, start=start, **chosen)
        self.num_envs, self.seat = num_envs, seat
        self.metadata = {"render_modes": list(RENDER_MODES), "autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = _observations(self.games.width, self.games.actions)
        self.single_action_space = Discrete(self.games.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.render_mode = render_mode

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Info]:
        super().reset(seed=seed)
        now = self.games.reset(seed)
        return self._observed(now.observations, now.masks)

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Observation, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], Info]:
        now = self.games.step(actions)
        observation, info = self._observed(now.observations, now.masks)
        return observation, now.rewards[:, self.seat].astype(np.float64), now.done, np.zeros_like(now.done), info

    def render(self) -> tuple[str | Pixels | None, ...]:  # type: ignore[override]
        return tuple(self.games.rendered(lane, self.render_mode) for lane in range(self.num_envs))

    def _observed(self, rows: npt.NDArray[Any], masks: npt.NDArray[np.bool_]) -> tuple[Observation, Info]:
        mask = masks.astype(np.int8)
        return {"observation": rows, "action_mask": mask}, {
            "action_mask": mask,
            "_action_mask": np.ones(len(mask), bool),
        }


def name_of(game: str) -> str:
    """The name under which Gymnasium knows a game: `tatami/SamuraiSpirit-v1`."""
    words = "".join(word.capitalize() for word in game.split("_"))
    return f"{NAMESPACE}/{words}-v{find_game(game).meta.version}"


def register() -> list[str]:
    """Register all games that can be written as numbers and whose version is a whole number; their names."""
    names = []
    for id in known_games():
        try:
            game = find_game(id)
            game.encoder(game.meta.min_seats, game.meta.settle(game.meta.min_seats, {}))
        except (UnknownGame, BadSetup):
            continue
        if not game.meta.version.isdecimal():
            continue
        here = TatamiEnv.__module__
        names.append(name_of(id))
        gymnasium.register(
            names[-1],
            entry_point=f"{here}:TatamiEnv",
            vector_entry_point=f"{here}:TatamiVectorEnv",
            kwargs={"game": id},
            disable_env_checker=True,  # It asks for random actions without looking at the mask.
        )
    return names


NAMES = register()
