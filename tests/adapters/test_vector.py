"""The vector environment plays the very games that the single one plays, only many of them."""

from __future__ import annotations

import copy

import numpy as np
import pytest

import tatami
from tatami.adapters.rows import Rows
from tatami.adapters.vector import Batch, VectorEnv
from tatami.core.rng import stream
from tatami.core.state import CHANCE, buffer, pick
from tests.adapters.tables import TABLES

GAMES = 5


def same(one: Batch, two: Batch) -> bool:
    return all(np.array_equal(getattr(one, name), getattr(two, name)) for name in Batch._fields)


@pytest.mark.parametrize(("id", "seats", "options"), TABLES)
def test_every_game_goes_as_the_rules_say(id: str, seats: int, options: dict[str, str]) -> None:
    env = VectorEnv(id, GAMES, seats, seed=4, start=None, **options)  # type: ignore[arg-type]
    game = tatami.game(id)
    settled = game.meta.settle(seats, options)
    rows = Rows(game.encoder(seats, settled), 1)
    luck = [stream(4, "vector", lane) for lane in range(GAMES)]
    states = [game.new(seats, settled) for _ in range(GAMES)]
    out, weights = buffer(states[0].breadth()), buffer(states[0].breadth())
    choose = np.random.RandomState(1)
    now = env.reset()
    ended = 0
    for _ in range(400):
        for lane in range(GAMES):
            done = False
            while (actor := states[lane].actor()) < 0:
                if actor == CHANCE:
                    found = states[lane].chance_into(out, weights)
                    states[lane].apply(CHANCE, out[pick(weights, found, luck[lane])])
                else:
                    outcome = states[lane].outcome()
                    assert outcome is not None
                    staked = game.meta.utility == "constant"
                    paid = [seats * share - 1 if staked else share for share in outcome.returns]
                    assert now.rewards[lane].tolist() == pytest.approx(paid)
                    states[lane], done = game.new(seats, settled), True
                    ended += 1
            assert now.done[lane] == done
            assert done or not now.rewards[lane].any()
            assert now.seats[lane] == actor
            assert np.flatnonzero(now.masks[lane]).tolist() == states[lane].legal(actor)
            assert np.array_equal(now.observations[lane], rows.of(states[lane], int(actor)))
        chosen = np.array([choose.choice(np.flatnonzero(mask)) for mask in now.masks])
        for lane in range(GAMES):
            states[lane].apply(int(now.seats[lane]), int(chosen[lane]))
        now = env.step(chosen)
    assert ended > 0


def test_seeds_decide_everything() -> None:
    one, two, other = (VectorEnv("samurai", 4, 3, seed=seed) for seed in (1, 1, 2))
    assert same(one.reset(), two.reset())
    other.reset()
    for _ in range(50):
        assert same(one.random_step(), two.random_step())
        other.random_step()
    assert not same(one.now(), other.now())
    assert same(one.reset(seed=9), two.reset(seed=9))


def test_games_are_independent_of_how_many_there_are() -> None:
    few, many = VectorEnv("tenno", 2, seed=1), VectorEnv("tenno", 9, seed=1)
    few.reset()
    many.reset()
    for _ in range(100):
        one, two = few.random_step(), many.random_step()
        assert np.array_equal(one.observations, two.observations[:2])


def test_a_saved_batch_goes_on_alike() -> None:
    env, other = VectorEnv("samurai_spirit", 3, 2, seed=1), VectorEnv("samurai_spirit", 3, 2, seed=5)
    env.reset()
    for _ in range(30):
        env.random_step()
    saved = env.save()
    after = [env.random_step() for _ in range(80)]
    other.restore(saved)
    assert all(same(each, other.random_step()) for each in after)


def test_a_learner_is_asked_alone() -> None:
    env = VectorEnv("tenno", 8, 4, seed=1, learner=2)
    now = env.reset()
    won = played = 0.0
    for _ in range(300):
        assert (now.seats == 2).all()
        now = env.random_step()
        played += now.done.sum()
        won += (now.rewards[:, 2] > 0).sum()
    assert 0.05 < won / played < 0.6


def test_raw_rows_are_the_scaled_ones_in_whole_numbers() -> None:
    env, raw = VectorEnv("samurai", 2, seed=1), VectorEnv("samurai", 2, seed=1, raw=True)
    env.reset()
    raw.reset()
    for _ in range(60):
        one, two = env.random_step(), raw.random_step()
    assert two.observations.dtype == np.uint8
    assert (two.observations <= raw.highest).all()
    assert np.allclose(one.observations, two.observations / raw.highest)


def test_what_was_returned_is_never_changed_later() -> None:
    env = VectorEnv("tenno", 2, seed=1)
    now = env.reset()
    kept = copy.deepcopy(now)
    env.random_step()
    assert same(now, kept)


def test_bad_actions_are_refused_and_nothing_is_played() -> None:
    env = VectorEnv("tenno", 3, seed=1)
    with pytest.raises(tatami.BadSetup, match="Reset the environment first"):
        env.random_step()
    now = env.reset()
    good = now.masks.argmax(axis=1)
    for wrong in (good[:2], good.astype(float), "stop"):
        with pytest.raises(tatami.BadSetup, match="one whole number for each of its 3 games"):
            env.step(wrong)
    for action in (-1, 10**6, int(np.flatnonzero(~now.masks[2])[0])):
        bad = good.copy()
        bad[2] = action
        with pytest.raises(tatami.BadSetup, match="not legal in game 2; nothing was played"):
            env.step(bad)
    assert same(env.now(), now)
    with pytest.raises(tatami.BadSetup, match="at least one"):
        VectorEnv("tenno", 0)
    with pytest.raises(tatami.BadSeat):
        VectorEnv("tenno", 1, 2, learner=2)
