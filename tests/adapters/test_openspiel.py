"""OpenSpiel's own tests and searches on our games."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, mcts
from open_spiel.python.observation import make_observation

import tatami
from tatami.adapters import openspiel
from tatami.bench import small
from tests.adapters.tables import TABLES


def load(id: str, seats: int, options: dict[str, str], windows: bool = False) -> Any:
    name = openspiel.PREFIX + id + (openspiel.WINDOWS if windows else "")
    return pyspiel.load_game(
        name, {"players": seats, **{key: openspiel.spelled(value) for key, value in options.items()}}
    )


def wander(state: Any, moves: int, seed: int) -> Any:
    """Random moves, chance too, but never past the end."""
    rng = np.random.RandomState(seed)
    for _ in range(moves):
        before = state.clone()
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
        if state.is_terminal():
            return before
    return state


@pytest.mark.parametrize(("id", "seats", "options"), TABLES)
def test_random_games_with_serialisation(id: str, seats: int, options: dict[str, str]) -> None:
    pyspiel.random_sim_test(load(id, seats, options), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("id", "seats"), [("tenno", 3), ("seven_ronin", 2), ("samurai", 3)])
def test_random_games_with_simultaneous_windows(id: str, seats: int) -> None:
    game = load(id, seats, {}, windows=True)
    assert game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert state.is_simultaneous_node()
    assert all(state.legal_actions(seat) for seat in range(seats))


def test_every_game_is_registered_with_its_options() -> None:
    assert set(openspiel.NAMES) <= set(pyspiel.registered_names())
    assert {f"tatami_{id}" for id in tatami.known_games()} <= set(openspiel.NAMES)
    game = pyspiel.load_game("tatami_tenno(players=3,first=v2,memory=head)")
    assert game.num_players() == 3
    assert game.options == {"first": "2", "memory": "head"}
    ronin = pyspiel.load_game("tatami_seven_ronin", {"threat": "2,4,6,8,10,10,10,10"})
    assert pyspiel.load_game(str(ronin)).options == ronin.options
    assert ronin.options["threat"] == "2,4,6,8,10,10,10,10"


@pytest.mark.parametrize(
    ("params", "sentence"),
    [
        ({"players": 9}, "Tenno has 2 to 7 seats, not 9"),
        ({"memory": "none"}, "The option memory cannot be"),
        ({"start": "jnonsense"}, "The start of Tenno cannot be read"),
        ({"players": 3, "start": openspiel.packed(small.tenno(1))}, "The position has 2 seats, not 3"),
    ],
)
def test_a_wrong_table_is_refused_in_one_sentence(params: dict[str, Any], sentence: str) -> None:
    with pytest.raises(tatami.TatamiError, match=sentence):
        pyspiel.load_game("tatami_tenno", params)


@pytest.mark.parametrize(("id", "seats", "options"), TABLES)
def test_resampling_keeps_what_the_seat_knows(id: str, seats: int, options: dict[str, str]) -> None:
    game = load(id, seats, options)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    others = set()
    for seed in range(4):
        state = wander(game.new_initial_state(), 12 + 9 * seed, seed)
        for seat in range(seats):
            twin = state.resample_from_infostate(seat, sampler)
            assert twin.information_state_string(seat) == state.information_state_string(seat)
            assert twin.observation_string(seat) == state.observation_string(seat)
            assert twin.observation_tensor(seat) == state.observation_tensor(seat)
            assert twin.current_player() == state.current_player()
            others |= {twin.trail.state.key() == state.trail.state.key()}
            again = game.deserialize_state(twin.serialize())
            assert again.trail.state.key() == twin.trail.state.key()
            for other in range(seats):
                assert again.information_state_string(other) == twin.information_state_string(other)
            if not twin.is_chance_node():
                wander(twin, 3, seed)
    assert False in others or not tatami.game(id).meta.secrets


def test_information_states_remember_everything_and_betray_nothing() -> None:
    game = pyspiel.load_game("tatami_tenno(first=v1)")
    one, two = game.new_initial_state(), game.new_initial_state()
    one.apply_action(one.string_to_action("set-123"))
    two.apply_action(two.string_to_action("set-321"))
    assert one.information_state_string(1) == two.information_state_string(1)
    assert one.information_state_string(0) != two.information_state_string(0)
    one.apply_action(one.string_to_action("set-213"))
    assert ">set-123" in one.information_state_string(0)
    assert ">set-213" not in one.information_state_string(0)


def test_named_tensors() -> None:
    game = pyspiel.load_game("tatami_tenno(first=v1)")
    observation = make_observation(game)
    state = game.new_initial_state()
    observation.set_from(state, 1)
    assert list(observation.dict["seat"]) == [0, 1]
    assert observation.dict["hand"].sum() == 8
    assert len(observation.tensor) == game.observation_tensor_shape()[0]
    assert sum(len(part) for part in observation.dict.values()) == len(observation.tensor)
    assert 0 <= observation.tensor.min() <= observation.tensor.max() <= 1
    assert list(state.observation_tensor(1)) == list(observation.tensor)
    everything = pyspiel.IIGObservationType(False, False, pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(tatami.BadSetup, match="no observer that sees all hands"):
        game.make_py_observer(everything)


def test_its_searches_in_python_play_our_games() -> None:
    spirit = pyspiel.load_game("tatami_samurai_spirit(players=2)")
    state = wander(spirit.new_initial_state(), 8, 1)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(spirit, 2.0, 12, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert bot.step(state) in state.legal_actions()

    tenno = pyspiel.load_game("tatami_tenno(first=v1)")
    state = tenno.new_initial_state()
    for seat in range(2):
        state.apply_action(openspiel.ismcts(tenno, 12, seat).step(state))
    assert state.move_number() == 2


def test_its_searches_in_cpp_are_refused_instead_of_crashing() -> None:
    game = pyspiel.load_game("tatami_tenno(first=v1)")
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bots = [pyspiel.ISMCTSBot(1, evaluator, 2.0, 5), pyspiel.MCTSBot(game, evaluator, 2.0, 5, 10, False, 1, False)]
    for bot in bots:
        with pytest.raises(tatami.BadSetup, match=r"written in C\+\+ and crashes"):
            bot.step(game.new_initial_state())
    chess = pyspiel.load_game("tic_tac_toe")
    own = pyspiel.MCTSBot(chess, evaluator, 2.0, 5, 10, False, 1, False)
    assert own.step(chess.new_initial_state()) in range(9)


def test_leaving_python_is_no_crash() -> None:
    code = "import pyspiel, tatami.adapters.openspiel as o; pyspiel.load_game('tatami_tenno').new_initial_state()"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


def test_cfr_solves_a_cut_down_tenno() -> None:
    game = pyspiel.load_game("tatami_tenno", {"start": openspiel.packed(small.tenno(2))})
    solver = cfr.CFRPlusSolver(game)
    for _ in range(10):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < 0.05
    assert exploitability.nash_conv(game, policy.UniformRandomPolicy(game)) > 0.5


def test_cfr_finds_the_value_of_a_cut_down_7_ronin() -> None:
    game = pyspiel.load_game("tatami_seven_ronin", {"start": openspiel.packed(small.seven_ronin())})
    solver = cfr.CFRPlusSolver(game)
    for _ in range(8):
        solver.evaluate_and_update_policy()
    values = expected_game_score.policy_value(game.new_initial_state(), [solver.average_policy()] * 2)
    assert values[0] == pytest.approx(small.SEVEN_RONIN_VALUE, abs=0.03)
