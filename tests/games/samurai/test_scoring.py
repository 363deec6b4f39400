"""Who wins: leader tokens and every tie-break, with the rulebook's own example."""

from __future__ import annotations

import pytest

from tatami.core.outcome import Outcome
from tests.games.samurai.tables import GAME, document

rule = pytest.mark.rule

GREEN, RED, GOLD = range(3)


def scored(captured: list[list[int]], aside: tuple[int, int, int] = (2, 1, 1)) -> Outcome:
    """The result of a game that has ended with four figures set aside."""
    state = GAME.from_json(document(len(captured), captured=captured, aside=aside, stage="over"))
    outcome: Outcome = state.outcome()
    for lang in ("en", "pl", "uk"):
        assert GAME.words(lang).outcome(outcome)
    return outcome


@rule("R6.1", "R6.3", "R6.4")
def test_the_books_example() -> None:
    """Green leads rice, red Buddha, nobody castles; three others each; red has seven figures, green six."""
    outcome = scored([[2, 1, 3], [1, 4, 2], [2, 3, 0]])
    assert outcome.figures["tokens"] == (1, 1, 0)
    assert outcome.figures["others"][:2] == (3, 3)
    assert outcome.figures["totals"][:2] == (6, 7)
    assert (outcome.reason, outcome.winners) == ("total", (RED,))
    assert outcome.returns == (0.0, 1.0, 0.0)
    said = GAME.words("en", ("Green", "Red", "Gold")).outcome(outcome)
    assert "Green: castles 2, Buddhas 1, rice 3; leader tokens 1, other castes 3, in all 6." in said
    assert said.endswith("Gold: castles 2, Buddhas 3, rice 0; leader tokens 0."), "Gold is not in the tie"


@rule("R6.1")
def test_only_strictly_the_most_makes_a_leader() -> None:
    assert scored([[3, 2, 2], [3, 1, 1], [0, 0, 0]]).figures["tokens"] == (2, 0, 0)
    assert scored([[0, 2, 2], [0, 1, 1], [0, 0, 0]]).figures["tokens"] == (2, 0, 0)


@rule("R6.2")
@pytest.mark.parametrize(
    "captured",
    [
        [[3, 3, 3], [1, 1, 1], [1, 1, 1]],
        [[3, 3, 0], [0, 0, 4], [2, 2, 2]],
        [[2, 2, 0], [1, 1, 3], [1, 1, 3]],
        [[1, 0, 0], [0, 3, 3], [0, 3, 3]],
    ],
    ids=["three", "two to one", "two to none", "one to none"],
)
def test_most_leader_tokens_win_whatever_the_totals(captured: list[list[int]]) -> None:
    outcome = scored(captured)
    assert (outcome.reason, outcome.winners) == ("leaders", (0,))


@rule("R6.3")
def test_with_one_token_each_the_two_other_castes_decide() -> None:
    outcome = scored([[4, 0, 1], [1, 3, 1], [1, 0, 1]])
    assert outcome.figures["tokens"] == (1, 1, 0)
    assert outcome.figures["others"] == (1, 2, 2)
    assert (outcome.reason, outcome.winners) == ("others", (RED,))


@rule("R6.3")
def test_three_leaders_are_compared_alike_and_others_stay_out() -> None:
    outcome = scored([[4, 0, 1], [1, 3, 1], [1, 0, 3], [2, 2, 2]])
    assert outcome.figures["tokens"] == (1, 1, 1, 0)
    assert (outcome.reason, outcome.winners) == ("others", (RED,))


@rule("R6.4")
def test_then_all_figures_decide_among_those_who_still_tie() -> None:
    outcome = scored([[4, 0, 1], [1, 3, 0], [0, 0, 3]])
    assert outcome.figures["others"] == (1, 1, 0)
    assert (outcome.reason, outcome.winners) == ("total", (GREEN,))


@rule("R6.4")
def test_those_who_are_still_equal_share_the_victory() -> None:
    outcome = scored([[3, 1, 1], [1, 3, 1], [0, 0, 1]])
    assert (outcome.reason, outcome.winners) == ("shared", (GREEN, RED))
    assert outcome.returns == (0.5, 0.5, 0.0)


@rule("R6.5")
def test_without_any_leader_the_most_figures_win() -> None:
    outcome = scored([[2, 2, 1], [2, 1, 2], [1, 2, 2], [2, 2, 2]])
    assert outcome.figures["tokens"] == (0, 0, 0, 0)
    assert (outcome.reason, outcome.winners) == ("figures", (3,))


@rule("R6.5")
def test_without_any_leader_equals_share_the_victory() -> None:
    outcome = scored([[2, 2, 1], [2, 2, 1]])
    assert (outcome.reason, outcome.returns) == ("equals", (0.5, 0.5))
    outcome = scored([[2, 2, 1], [2, 1, 2], [1, 2, 2], [0, 0, 0]])
    assert (outcome.reason, outcome.winners) == ("equals", (0, 1, 2))
