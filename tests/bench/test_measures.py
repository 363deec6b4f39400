"""Our measurements: speeds beside others, distance from perfect play, strength against OpenSpiel's search."""

from __future__ import annotations

import pyspiel
import pytest
from open_spiel.python import policy

from tatami.adapters import openspiel
from tatami.bench import distance, duel, peers, small
from tatami.bots.knowledge import PLAIN
from tatami.bots.levels import Level
from tatami.version import compiled

SEARCH = Level("test", 1000, 600.0, 0.0, 0.0)


def test_our_search_plays_the_small_tenno_perfectly() -> None:
    game = pyspiel.load_game("tatami_tenno", {"start": openspiel.packed(small.tenno(2))})
    assert distance.exploited(game, policy.UniformRandomPolicy(game)) == pytest.approx(0.5)
    found = distance.policy_of(game, distance.thinker(SEARCH, PLAIN))
    assert distance.exploited(game, found) == pytest.approx(0, abs=0.01)


def test_our_search_mixes_the_small_7_ronin_better_than_chance() -> None:
    game = pyspiel.load_game("tatami_seven_ronin", {"start": openspiel.packed(small.seven_ronin())})
    found = distance.policy_of(game, distance.visits(SEARCH, PLAIN))
    assert distance.exploited(game, found) < 0.25 < distance.exploited(game, policy.UniformRandomPolicy(game))


def test_a_plan_that_never_changes_is_read() -> None:
    """Why secret plans are to be mixed: whoever knows a pure one wins every time, as Attacker and as Defender."""
    game = pyspiel.load_game("tatami_seven_ronin", {"start": openspiel.packed(small.seven_ronin())})
    first = distance.policy_of(game, lambda look: {look.legal[0]: 1.0})
    assert distance.exploited(game, first) == pytest.approx(1.0)


def test_peers_are_measured_in_one_run(monkeypatch: pytest.MonkeyPatch) -> None:
    if not compiled():
        pytest.skip("uncompiled: a comparison would say nothing")
    monkeypatch.setattr(peers, "ROUNDS", 1)
    monkeypatch.setattr(peers, "CARD_GAMES", ("euchre",))
    monkeypatch.setattr(peers, "SEARCHED", ("euchre",))
    monkeypatch.setattr(peers, "CLASSIC", ("no_such_game",))
    report = peers.measure(0.001)
    measured = {figure.group for figure in report.figures}
    assert measured == {group.id for group in report.groups} - {"single-pettingzoo"}
    assert all(figure.per_s > 0 for figure in report.figures)
    assert [line for line in report.missing if "no_such_game" in line]
    absent = [ratio for ratio in report.ratios if ratio.theirs is None]
    assert [(ratio.what.rpartition("/")[2], ratio.ratio) for ratio in absent] == [(" PettingZoo's classic games", None)]
    for ratio in report.ratios:
        if ratio.theirs is not None:
            assert ratio.ratio == pytest.approx(ratio.ours / ratio.theirs)
    python = [figure.per_s for figure in report.figures if figure.group == "python"]
    assert min(python) < peers.mean(report.figures, "python") < max(python)


def test_a_duel_gives_both_sides_the_same_time() -> None:
    said: list[str] = []
    share = duel.duel("tenno", 0.002, 2, told=said.append)
    assert 0 <= share <= 1
    assert len(said) == 3
