"""PettingZoo's own tests on our environments, and what others lack: save, restore and copy in mid-game."""

from __future__ import annotations

import copy
import warnings
from typing import Any

import numpy as np
import pytest

import tatami
from tatami.adapters import pettingzoo
from tests.adapters.tables import TABLES

with warnings.catch_warnings():
    # Where its classic games can be imported, its tests import some, and warn of themselves.
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

WINDOWED = [("tenno", 2), ("tenno", 5), ("seven_ronin", 2), ("samurai", 3)]


def make(id: str, seats: int, options: dict[str, Any]) -> pettingzoo.TatamiEnv:
    return pettingzoo.env(id, seats, **options)


class Lenient(pettingzoo.TatamiParallelEnv):
    """Takes the nearest legal action for an illegal one: PettingZoo's test of seeds does not look at masks."""

    def step(self, actions: dict[str, int]) -> Any:
        masks = {agent: each["action_mask"] for agent, each in self.observations().items()}
        legal = {agent: np.flatnonzero(mask) for agent, mask in masks.items()}
        return super().step({agent: int(legal[agent][action % len(legal[agent])]) for agent, action in actions.items()})


def walk(env: Any, steps: int, seed: int) -> list[tuple[str, bytes, float, bool]]:
    """Random steps, and everything that the agents were told."""
    rng = np.random.RandomState(seed)
    told = []
    for agent in env.agent_iter(steps):
        observation, reward, terminated, truncated, _ = env.last()
        told.append((agent, observation["observation"].tobytes(), reward, terminated))
        over = terminated or truncated
        env.step(None if over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return told


# It warns of every environment with masks, its own chess too.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")
@pytest.mark.parametrize(("id", "seats", "options"), TABLES)
def test_api(id: str, seats: int, options: dict[str, str]) -> None:
    api_test(make(id, seats, options), num_cycles=60)


@pytest.mark.parametrize(("id", "seats", "options"), TABLES)
def test_seeds(id: str, seats: int, options: dict[str, str]) -> None:
    seed_test(lambda: make(id, seats, options), num_cycles=40)


@pytest.mark.parametrize(("id", "seats"), WINDOWED)
def test_parallel_api_and_seeds(id: str, seats: int) -> None:
    parallel_api_test(pettingzoo.parallel_env(id, seats), num_cycles=60)
    parallel_seed_test(lambda: Lenient(id, seats), num_cycles=20)


@pytest.mark.parametrize(("id", "seats", "options"), TABLES)
@pytest.mark.parametrize("steps", [0, 17, 400])
def test_saved_restored_and_copied_games_go_on_alike(id: str, seats: int, options: dict[str, str], steps: int) -> None:
    env = make(id, seats, options)
    env.reset(seed=3)
    walk(env, steps, 1)
    twin, other = copy.deepcopy(env), make(id, seats, options)
    saved = env.save()
    other.restore(saved)
    after = walk(env, 60, 2)
    assert walk(twin, 60, 2) == after
    assert walk(other, 60, 2) == after
    env.restore(saved)
    assert walk(env, 60, 2) == after


def test_a_parallel_game_goes_on_where_it_was_saved() -> None:
    env, other = pettingzoo.parallel_env("seven_ronin"), pettingzoo.parallel_env("seven_ronin")
    observations, _ = env.reset(seed=1)
    rng = np.random.RandomState(1)

    def choose(seen: dict[str, Any]) -> dict[str, int]:
        return {agent: int(rng.choice(np.flatnonzero(each["action_mask"]))) for agent, each in seen.items()}

    for _ in range(9):
        observations = env.step(choose(observations))[0]
    again = other.restore(env.save())
    assert all(np.array_equal(again[agent]["observation"], observations[agent]["observation"]) for agent in again)
    chosen = choose(observations)
    assert env.step(chosen)[1:] == other.step(chosen)[1:]


def test_a_finished_game_pays_out_and_leaves_a_record() -> None:
    env = pettingzoo.env("tenno", 3, first="2")
    env.reset(seed=5)
    paid: dict[str, float] = {}
    rng = np.random.RandomState(1)
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        if terminated:
            paid[agent] = reward
            env.step(None)
        else:
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    assert sum(paid.values()) == pytest.approx(0)
    assert max(paid.values()) > 0
    match = tatami.replay(env.record())
    assert match.outcome is not None
    assert [3 * share - 1 for share in match.outcome.returns] == pytest.approx([paid[agent] for agent in sorted(paid)])


def test_what_is_wrong_is_refused_in_a_sentence_and_changes_nothing() -> None:
    env = pettingzoo.env("tenno", first="1")
    env.reset(seed=1)
    before = env.save()
    with pytest.raises(tatami.IllegalMove, match="R"):
        env.step(tatami.game("tenno").decode("stop"))
    nonsense: Any
    for nonsense in (1000, -1, "stop", None, 1.5):
        with pytest.raises(tatami.BadCode):
            env.step(nonsense)
    assert env.save() == before
    for saved in ("", "[]", "{}", before.replace('"seats": 2', '"seats": 3'), before.replace("luck", "lack")):
        with pytest.raises(tatami.TatamiError):
            env.restore(saved)
    with pytest.raises(tatami.BadSetup, match="not saved by an environment"):
        pettingzoo.env("tenno", 3).restore(before)
    with pytest.raises(tatami.BadSetup, match="never more than one player"):
        pettingzoo.parallel_env("samurai_spirit")
    parallel = pettingzoo.parallel_env("tenno", first="1")
    parallel.reset(seed=1)
    with pytest.raises(tatami.TatamiError):
        parallel.step({"player_0": parallel.wait, "player_1": parallel.wait})
