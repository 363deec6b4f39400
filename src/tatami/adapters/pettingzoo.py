"""Tatami's games as PettingZoo environments.

    from tatami.adapters import pettingzoo

    env = pettingzoo.env("tenno", seats=3, memory="head")              # one agent at a time (AEC)
    env = pettingzoo.parallel_env("seven_ronin")                       # everybody who owes a decision at once

Observations are dictionaries: `observation`, what the agent may know (see docs/research.md for its layout), and
`action_mask`. `state()` is what all agents together may know. Every environment can be saved, restored, copied and
pickled in the middle of a game. `tatami.adapters.zoo` has a module for each game by name and version.
"""

from __future__ import annotations

import json
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from pettingzoo.utils.env import AECEnv, ParallelEnv

from tatami.adapters.episode import FORMAT, RENDER_MODES, Episode, checked_mode
from tatami.adapters.picture import Pixels
from tatami.core.errors import BadSetup
from tatami.core.record import Record
from tatami.core.registry import game as find_game
from tatami.core.state import State

Observation = dict[str, npt.NDArray[Any]]


class Spaces:
    """The observation and action spaces, the same for all agents."""

    def __init__(self, episode: Episode, waiting: bool) -> None:
        self.actions = len(episode.game.codes) + waiting
        self.observation = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(0.0, 1.0, (episode.rows.width,), np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )
        self.action = {agent: gymnasium.spaces.Discrete(self.actions) for agent in names(episode)}


def names(episode: Episode) -> list[str]:
    return [f"player_{seat}" for seat in range(episode.seats)]


class _Environment:
    """What both environments are to PettingZoo: agents, spaces and rendering."""

    def _set_up(self, episode: Episode, render_mode: str | None, *, waiting: bool) -> None:
        self.episode = episode
        self.metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}
        self.render_mode = checked_mode(render_mode)
        self.possible_agents = names(episode)
        self.spaces = Spaces(episode, waiting)
        self.state_space = gymnasium.spaces.Box(0.0, 1.0, (episode.seats * episode.rows.width,), np.float32)
        self.agents: list[str] = []

    def state(self) -> npt.NDArray[np.float32]:
        """What all seats together may know: their observations one after the other."""
        return np.concatenate([self.episode.observed(seat) for seat in range(self.episode.seats)])

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        return self.spaces.observation

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        return self.spaces.action[agent]

    def render(self) -> str | Pixels | None:
        return self.episode.render(self.render_mode)

    def close(self) -> None:
        pass

    def record(self) -> Record:
        """The game so far as a Tatami record, for `tatami replay` and everything else that reads one."""
        return self.episode.record()


class TatamiEnv(_Environment, AECEnv):  # type: ignore[misc]
    """An AEC environment. The agents of a window act in the order of their seats, unseen by each other."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        start: State | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        self._set_up(Episode(game, seats, start, options), render_mode, waiting=False)
        self.metadata |= {"name": f"tatami_{game}_v{self.episode.game.meta.version}", "is_parallelizable": False}
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.episode.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next()

    def _next(self) -> str:
        owing = self.episode.trail.to_act()
        return self.possible_agents[owing[0]] if owing else self.agents[0]

    def observe(self, agent: str) -> Observation:
        mask = np.zeros(self.spaces.actions, np.int8)
        seat = self.seat_of[agent]
        if agent == self.agent_selection:
            mask[self.episode.trail.legal(seat)] = 1
        return {"observation": self.episode.observed(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seat_of[agent]
        number = self.episode.check(seat, action)
        self._cumulative_rewards[agent] = 0.0
        self.episode.trail.play(seat, number)
        self.episode.resolve_chance()
        if not self.episode.trail.to_act():
            self.rewards = dict(zip(self.possible_agents, self.episode.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self.agent_selection = self._next()

    # --- saving and records -------------------------------------------------------------------------------------------

    def save(self) -> str:
        """The environment as JSON text, at any moment of a game."""
        return json.dumps(
            {
                **self.episode.document(),
                "agents": self.agents,
                "selected": self.agent_selection,
                "cumulative": self._cumulative_rewards,
            }
        )

    def restore(self, saved: str) -> None:
        """Continue from what `save` returned, in this or another environment of the same table."""
        document = _loaded(saved, self.episode)
        self.episode.load(document)
        self.agents = [agent for agent in self.possible_agents if agent in document.get("agents", [])]
        over = not self.episode.trail.to_act()
        paid = dict(zip(self.possible_agents, self.episode.rewards(), strict=True))
        self.rewards = {agent: paid[agent] for agent in self.agents}
        self._cumulative_rewards = {agent: float(document["cumulative"][agent]) for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = document["selected"]

    def information(self, agent: str) -> str:
        """The information state of an agent as text: all that it was told and did, and its view."""
        return self.episode.trail.information(self.seat_of[agent])


class TatamiParallelEnv(_Environment, ParallelEnv):  # type: ignore[misc]
    """A parallel environment: all who owe a decision act at once; an agent that owes none sends the last action."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        start: State | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        if not find_game(game).meta.windows:
            raise BadSetup("windows", game=game)
        self._set_up(Episode(game, seats, start, options), render_mode, waiting=True)
        self.metadata |= {"name": f"tatami_{game}_windows_v{self.episode.game.meta.version}"}
        self.wait = self.spaces.actions - 1

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.episode.reset(seed)
        self.agents = self.possible_agents[:]
        return self.observations(), {agent: {} for agent in self.agents}

    def observations(self) -> dict[str, Observation]:
        """The observation and action mask of every agent."""
        owing = self.episode.trail.to_act()
        found: dict[str, Observation] = {}
        for seat, agent in enumerate(self.agents):
            mask = np.zeros(self.spaces.actions, np.int8)
            mask[self.episode.trail.legal(seat) if seat in owing else self.wait] = 1
            found[agent] = {"observation": self.episode.observed(seat), "action_mask": mask}
        return found

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        owing = self.episode.trail.to_act()
        chosen: list[tuple[int, int]] = []
        for seat, agent in enumerate(self.agents):
            action = actions.get(agent, self.wait)
            if seat in owing:
                chosen.append((seat, self.episode.check(seat, action)))
            elif action != self.wait:
                self.episode.check(seat, action)
        for seat, number in chosen:
            self.episode.trail.play(seat, number)
        self.episode.resolve_chance()
        over = not self.episode.trail.to_act()
        result = (
            self.observations(),
            dict(zip(self.agents, self.episode.rewards(), strict=True)),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, False),
            {agent: dict[str, Any]() for agent in self.agents},
        )
        if over:
            self.agents = []
        return result

    def save(self) -> str:
        """The environment as JSON text, at any moment of a game."""
        return json.dumps(self.episode.document())

    def restore(self, saved: str) -> dict[str, Observation]:
        """Continue from what `save` returned; returns the observations."""
        self.episode.load(_loaded(saved, self.episode))
        self.agents = self.possible_agents[:] if self.episode.trail.to_act() else []
        return self.observations()


def _loaded(saved: str, episode: Episode) -> dict[str, Any]:
    try:
        document = json.loads(saved)
    except ValueError:
        document = None
    if not isinstance(document, dict) or document.get("tatami") != FORMAT:
        raise BadSetup("saved", game=episode.game.meta.id)
    return document


env = TatamiEnv
parallel_env = TatamiParallelEnv
