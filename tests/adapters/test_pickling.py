"""Environments are copied, pickled and sent to other processes in the middle of a game, and go on alike there."""

from __future__ import annotations

import copy
import hashlib
import os
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from tatami.adapters import gymnasium, pettingzoo
from tatami.adapters.opponents import Policy
from tatami.adapters.vector import VectorEnv
from tests.adapters.tables import TABLES
from tests.adapters.test_gymnasium import greatest, last

STEPS = 25


def alone(env: Any) -> str:
    """A few steps of a PettingZoo environment, as a digest of all that was told."""
    told = hashlib.sha256()
    for agent in env.agent_iter(STEPS):
        observation, reward, over, _, _ = env.last()
        told.update(repr((agent, reward, over)).encode() + observation["observation"].tobytes())
        env.step(None if over else int(observation["action_mask"].argmax()))
    return told.hexdigest()


def at_once(env: Any) -> str:
    """The same for a parallel one."""
    told = hashlib.sha256()
    observations = env.observations()
    for _ in range(STEPS):
        told.update(b"".join(each["observation"].tobytes() for each in observations.values()))
        if not env.agents:
            break
        observations = env.step({name: int(each["action_mask"].argmax()) for name, each in observations.items()})[0]
    return told.hexdigest()


def single(env: Any) -> str:
    """The same for a Gymnasium environment."""
    told = hashlib.sha256()
    for _ in range(STEPS):
        if not (mask := env.action_masks()).any():
            break
        observation, reward, *_ = env.step(int(np.flatnonzero(mask)[-1]))
        told.update(observation["observation"].tobytes() + repr(reward).encode())
    return told.hexdigest()


def many(env: VectorEnv) -> str:
    """The same for a vector environment."""
    told = hashlib.sha256(b"".join(array.tobytes() for array in env.now()))
    for _ in range(STEPS):
        told.update(b"".join(array.tobytes() for array in env.random_step()))
    return told.hexdigest()


def environments(id: str, seats: int, options: dict[str, Any]) -> list[tuple[Any, Any]]:
    """Environments in the middle of a game, each with what plays on in it."""
    aec = pettingzoo.env(id, seats, **options)
    aec.reset(seed=1)
    alone(aec)
    gym = gymnasium.TatamiEnv(id, seats, 0, dict.fromkeys(range(1, seats, 2), last), **options)
    gym.reset(seed=1)
    single(gym)
    found: list[tuple[Any, Any]] = [(aec, alone), (gym, single)]
    for learner, opponents in ((None, "random"), (seats - 1, Policy(greatest))):
        vector = VectorEnv(id, 3, seats, seed=1, learner=learner, opponents=opponents, start=None, **options)
        vector.reset()
        many(vector)
        found.append((vector, many))
    if aec.episode.game.meta.windows:
        parallel = pettingzoo.parallel_env(id, seats, **options)
        parallel.reset(seed=1)
        at_once(parallel)
        found.append((parallel, at_once))
    return found


@pytest.mark.parametrize(("id", "seats", "options"), TABLES)
def test_twins_go_on_alike(id: str, seats: int, options: dict[str, Any]) -> None:
    for env, play in environments(id, seats, options):
        pickled, copied = pickle.loads(pickle.dumps(env)), copy.deepcopy(env)
        after = play(env)
        assert play(pickled) == after
        assert play(copied) == after


def test_they_go_on_in_an_uncompiled_process() -> None:
    made = [each for id, seats, options in TABLES[::3] for each in environments(id, seats, options)]
    code = (
        "import pickle, sys\n"
        "for env, play in pickle.load(sys.stdin.buffer): print(play(env))\n"
        "from tatami.version import compiled; print(compiled())"
    )
    environment = {**os.environ, "TATAMI_PURE": "1"}
    done = subprocess.run([sys.executable, "-c", code], input=pickle.dumps(made), env=environment, capture_output=True)
    assert done.returncode == 0, done.stderr.decode()
    *told, compiled = done.stdout.decode().split()
    assert told == [play(env) for env, play in made]
    assert compiled == "False"


def test_an_environment_that_has_not_begun_travels_too() -> None:
    env, twin = (VectorEnv("tenno", 2, seed=4) for _ in range(2))
    again = pickle.loads(pickle.dumps(twin))
    assert np.array_equal(env.reset().observations, again.reset().observations)
