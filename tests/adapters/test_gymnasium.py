"""Gymnasium's own checks and wrappers on our environments, and the opponents that sit at the other seats."""

from __future__ import annotations

import importlib
import warnings
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
import pytest
from gymnasium.utils.env_checker import check_env

import tatami
from tatami.adapters import gymnasium as ours
from tatami.adapters import pettingzoo
from tatami.adapters.opponents import Policy
from tatami.adapters.picture import SHAPE, picture
from tatami.bots.look import Look
from tatami.core.registry import OURS
from tatami.core.rng import Rng
from tests.adapters.tables import TABLES


class Lenient(ours.TatamiEnv):
    """Takes the nearest legal action for an illegal one: Gymnasium's check does not look at masks."""

    def step(self, action: int) -> Any:
        legal = np.flatnonzero(self.action_masks())
        return super().step(int(legal[action % len(legal)]))


def greatest(observations: npt.NDArray[Any], masks: npt.NDArray[np.bool_]) -> npt.NDArray[np.int64]:
    """The last legal action of each row."""
    found: npt.NDArray[np.int64] = masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)
    return found


def last(look: Look, rng: Rng) -> str:
    """The same as a bot."""
    return look.legal[-1]


def told(env: Any, seed: int) -> list[Any]:
    """A whole game whose learner plays by chance."""
    observation, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    found, over = [observation["observation"].tobytes()], False
    while not over:
        observation, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        found += [observation["observation"].tobytes(), reward]
    return found


@pytest.mark.parametrize("id", OURS)
def test_gymnasiums_own_check_and_names(id: str) -> None:
    check_env(Lenient(id, render_mode="rgb_array"), skip_render_check=True)
    env = gymnasium.make(ours.name_of(id))
    assert env.spec is not None
    assert env.spec.version == int(tatami.game(id).meta.version)


@pytest.mark.parametrize("id", OURS)
def test_petting_zoo_has_a_module_for_every_game_and_version(id: str) -> None:
    module = importlib.import_module(f"tatami.adapters.zoo.{id}_v{tatami.game(id).meta.version}")
    env = module.env(render_mode="ansi")
    assert env.metadata["name"] == f"tatami_{id}_v{tatami.game(id).meta.version}"
    if tatami.game(id).meta.windows:
        assert module.parallel_env().possible_agents == env.possible_agents


@pytest.mark.parametrize(("id", "seats", "options"), TABLES)
def test_a_policy_and_a_bot_that_decide_alike_play_the_same_game(id: str, seats: int, options: dict[str, Any]) -> None:
    played = [
        told(ours.TatamiEnv(id, seats, seats - 1, opponents, **options), 5)
        for opponents in (Policy(greatest), last, dict.fromkeys(range(seats), last))
    ]
    assert played[0] == played[1] == played[2]
    if seats > 1:
        assert played[0] != told(ours.TatamiEnv(id, seats, seats - 1, "random", **options), 5)


def test_the_learner_sees_its_own_seat_and_is_paid_for_it() -> None:
    env = ours.TatamiEnv("tenno", 3, 2, "peasant", first="1")
    observation, info = env.reset(seed=3)
    over, reward = False, 0.0
    while not over:
        assert observation["observation"][2] == 1
        assert np.array_equal(observation["action_mask"].astype(bool), env.action_masks())
        observation, reward, over, _, info = env.step(int(info["action_mask"].argmax()))
    outcome = tatami.replay(env.record()).outcome
    assert outcome is not None
    assert reward == pytest.approx(3 * outcome.returns[2] - 1)
    assert not env.action_masks().any()


@pytest.mark.parametrize("make", [gymnasium.vector.SyncVectorEnv, gymnasium.vector.AsyncVectorEnv])
def test_gymnasiums_vector_wrappers(make: Any) -> None:
    envs = make([lambda: gymnasium.make("tatami/SevenRonin-v1", opponents="random")] * 2)
    observation, _ = envs.reset(seed=1)
    ended = 0
    for _ in range(120):
        observation, _, over, _, _ = envs.step(observation["action_mask"].argmax(axis=1))
        ended += int(over.sum())
    envs.close()
    assert ended >= 2


@pytest.mark.parametrize("opponents", ["random", Policy(greatest), last, {1: last}])
def test_many_games_as_gymnasium_knows_them(opponents: Any) -> None:
    mode = "vector_entry_point"
    envs: Any = gymnasium.make_vec("tatami/Tenno-v1", 4, vectorization_mode=mode, seats=3, opponents=opponents)
    observation, info = envs.reset(seed=2)
    assert envs.observation_space.contains(observation)
    paid = 0
    for _ in range(150):
        assert (observation["observation"][:, 0] == 1).all()
        observation, reward, over, cut, info = envs.step(info["action_mask"].argmax(axis=1))
        assert not reward[~over].any()
        assert not cut.any()
        paid += int((reward[over] != 0).sum())
    assert paid >= 4


def test_all_of_a_table_is_what_its_seats_know_together() -> None:
    env = pettingzoo.env("samurai", seats=3)
    env.reset(seed=1)
    seen = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert np.array_equal(env.state(), np.concatenate(seen))
    assert env.state_space.contains(env.state())


@pytest.mark.parametrize("id", OURS)
def test_a_table_is_drawn(id: str) -> None:
    env = ours.TatamiEnv(id, render_mode="rgb_array")
    env.reset(seed=1)
    drawn = env.render()
    assert isinstance(drawn, np.ndarray)
    assert drawn.shape == SHAPE
    assert 0.001 < (drawn == 35).mean() < 0.1
    text = pettingzoo.env(id, render_mode="ansi")
    text.reset(seed=1)
    assert isinstance(text.render(), str)


def test_letters_are_drawn_as_large_as_fits_and_an_unknown_one_as_a_frame() -> None:
    ink = (picture("I\n") == 35)[:, :, 0]
    assert ink[:, : SHAPE[1] // 2].sum() == ink.sum() > 0
    small = (picture("I" * 100) == 35)[:, :, 0]
    assert small.sum() == 100 * 11
    assert (picture("☯" + " " * 99) == 35)[:, :, 0].sum() == 20


def test_what_is_wrong_is_refused_in_a_sentence() -> None:
    for wrong in ({"render_mode": "human"}, {"opponents": "nobody"}, {"opponents": 3}, {"opponents": "exec:true"}):
        with pytest.raises(tatami.BadSetup):
            ours.TatamiEnv("tenno", **wrong)
    for seat in (2, -1, True):
        with pytest.raises(tatami.BadSeat):
            ours.TatamiEnv("tenno", 2, seat)
        with pytest.raises(tatami.BadSeat):
            ours.TatamiEnv("tenno", 2, 0, {seat: last})
    with pytest.raises(tatami.BadSetup, match="ansi, rgb_array"):
        pettingzoo.env("tenno", render_mode="human")
    env = ours.TatamiEnv("tenno", opponents=Policy(lambda rows, masks: np.full(len(masks), -1)), first="2")
    with pytest.raises(tatami.BadSetup, match="action -1, which is not legal"):
        told(env, 1)
    env = ours.TatamiEnv("tenno", opponents=Policy(lambda rows, masks: "stop"), first="2")
    with pytest.raises(tatami.BadSetup, match="one whole number for each row"):
        told(env, 1)
    env = ours.TatamiEnv("tenno", opponents=lambda look, rng: "stop", first="2")
    with pytest.raises(tatami.BadSetup, match="seat 1 answered"):
        told(env, 1)


def test_super_suits_wrappers() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import supersuit
    both = supersuit.pettingzoo_env_to_vec_env_v1(pettingzoo.parallel_env("tenno", 2))
    many = supersuit.concat_vec_envs_v1(both, 3, num_cpus=1, base_class="gymnasium")
    observation, _ = many.reset(seed=1)
    ended = 0
    for _ in range(150):
        observation, _, over, _, _ = many.step(observation["action_mask"].argmax(axis=1))
        ended += int(over.sum())
    assert observation["observation"].shape == (6, 226)
    assert ended >= 6
