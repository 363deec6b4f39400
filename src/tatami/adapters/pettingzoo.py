"""Tatami's games as PettingZoo environments.

    from tatami.adapters import pettingzoo

    env = pettingzoo.env("tenno", seats=3, memory="head")              # one agent at a time (AEC)
    env = pettingzoo.parallel_env("seven_ronin")                       # everybody who owes a decision at once

Observations are dictionaries: `observation`, what the agent may know (see docs/research.md for its layout), and
`action_mask`. Every environment can be saved, restored and copied in the middle of a game.
"""

from __future__ import annotations

import copy
import json
import secrets
from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from pettingzoo.utils.env import AECEnv, ParallelEnv

from tatami.adapters.rows import Rows
from tatami.adapters.trail import Trail, payoffs
from tatami.core.errors import BadCode, BadRecord, BadSetup, IllegalMove
from tatami.core.match import Match
from tatami.core.record import Record
from tatami.core.refusal import Refusal
from tatami.core.registry import game as find_game
from tatami.core.rng import Rng, stream
from tatami.core.state import CHANCE, State

Observation = dict[str, npt.NDArray[Any]]
FORMAT = 1


class Episode:
    """What both environments share: one game, its random stream, and the observations of its agents."""

    def __init__(self, game: str, seats: int | None, start: State | None, options: Mapping[str, object]) -> None:
        self.game = find_game(game)
        # The match checks the table for us: seats, options, and whether the start fits.
        table = Match(self.game, seats=seats, options=options, seed=0, start=start)
        self.seats, self.options = table.seats, table.options
        self.custom = start is not None
        begin = self.game.new(self.seats, self.options) if start is None else start.clone()
        self.root = Trail(self.game, self.seats, [begin], self.custom)
        self.trail = self.root.clone()
        self.rows = Rows(self.game.encoder(self.seats, self.options), 1)
        self.rng = stream(secrets.token_hex(16), "pettingzoo")

    def reset(self, seed: int | None) -> None:
        """Begin a new game; without a seed the random stream continues."""
        if seed is not None:
            self.rng = stream(seed, "pettingzoo")
        self.trail = self.root.clone()
        self.resolve_chance()

    def resolve_chance(self) -> None:
        """Draw chance moves until a seat owes a decision."""
        while self.trail.to_act() == [CHANCE]:
            outcomes = self.trail.chance()
            rest = self.rng.below(sum(weight for _, weight in outcomes))
            for action, weight in outcomes:
                if rest < weight:
                    self.trail.play(CHANCE, action)
                    break
                rest -= weight

    def state(self) -> State:
        state = self.trail.state
        assert state is not None
        return state

    def check(self, seat: int, action: object) -> int:
        """The action as a number; BadCode or IllegalMove if the seat may not play it now."""
        if isinstance(action, bool) or not isinstance(action, int | np.integer):
            raise BadCode("code", game=self.game.meta.id, given=str(action))
        number, state = int(action), self.state()
        if number not in state.legal(seat):
            if not 0 <= number < len(self.game.codes):
                raise BadCode("code", game=self.game.meta.id, given=str(action))
            refusal = self.game.explain(state, seat, number) or Refusal("not-now", facts={"seats": state.to_act()})
            legal = [self.game.encode(each) for each in state.legal(seat)]
            raise IllegalMove(refusal, lambda lang, why: self.game.words(lang).refusal(why), legal)
        return number

    def observed(self, seat: int) -> npt.NDArray[np.float32]:
        return self.rows.of(self.state(), seat)

    def rewards(self) -> list[float]:
        """The payoffs of a finished game; zeros before."""
        outcome = self.state().outcome()
        return [0.0] * self.seats if outcome is None else payoffs(self.game, outcome.returns)

    def render(self) -> str:
        """The table as text, as a spectator sees it."""
        return self.game.words("en").board(self.game.view(self.state(), None))

    def record(self) -> Record:
        """The game so far as a Tatami record."""
        if self.custom:
            raise BadRecord("record-custom")
        moves = tuple((seat, self.game.encode(action)) for seat, action in self.trail.history())
        return Record(self.game.meta.id, self.game.meta.version, self.seats, dict(self.options), moves)

    def document(self) -> dict[str, Any]:
        rng = [int(self.rng.a), int(self.rng.b), int(self.rng.c), int(self.rng.count)]
        return {"tatami": FORMAT, "trail": self.trail.to_json(), "luck": rng, "options": self.options}

    def load(self, document: dict[str, Any]) -> None:
        """Continue from a document of the same table."""
        try:
            trail = Trail.from_json(document["trail"])
            words = [int(word) for word in document["luck"]]
            options = document["options"]
        except (KeyError, TypeError, ValueError, AttributeError):
            raise BadSetup("saved", game=self.game.meta.id) from None
        if trail.game is not self.game or trail.seats != self.seats or options != self.options or len(words) != 4:
            raise BadSetup("saved", game=self.game.meta.id)
        self.trail = trail
        self.rng = Rng(0, 0, 0)
        self.rng.a, self.rng.b, self.rng.c, self.rng.count = words

    def clone(self) -> Episode:
        twin = copy.copy(self)
        twin.trail = self.trail.clone()
        twin.rng = self.rng.clone()
        twin.rows = Rows(self.rows.encoder, 1)
        return twin

    def __deepcopy__(self, memo: object) -> Episode:
        return self.clone()


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
        self.metadata: dict[str, Any] = {"render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.possible_agents = names(episode)
        self.spaces = Spaces(episode, waiting)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        return self.spaces.observation

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        return self.spaces.action[agent]

    def render(self) -> str | None:
        return self.episode.render() if self.render_mode == "ansi" else None

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
