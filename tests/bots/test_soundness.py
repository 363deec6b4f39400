"""No tree learns what its seat cannot know: redraw the searcher's secrets, and the others' trees stay the same."""

from __future__ import annotations

from itertools import islice

import pytest

import tatami
from tatami.bots.knowledge import PLAIN, knowledge_of
from tatami.bots.thinker import doubted
from tatami.bots.tree import NONE, Expert, Search
from tatami.core.rng import stream
from tatami.core.state import State
from tests.bots.test_secrecy import decisions

SIMULATIONS = 400
Tree = dict[tuple[int, ...], tuple[int, float]]
"""Visits and total of every node, by what was observed on the way to it."""


def tree_of(search: Search, seat: int) -> Tree:
    """The whole tree of a seat."""
    trees = search.trees
    branches: dict[int, list[tuple[int, int]]] = {}
    for slot in range(len(trees.keys)):
        if trees.keys[slot] != NONE:
            home, observed = divmod(int(trees.keys[slot]), 65536)
            branches.setdefault(home, []).append((observed, int(trees.nodes[slot])))
    found: Tree = {}
    waiting: list[tuple[tuple[int, ...], int]] = [((), seat)]
    while waiting:
        way, node = waiting.pop()
        found[way] = (int(trees.visits[node]), trees.total[node])
        waiting += [((*way, observed), child) for observed, child in branches.get(node, [])]
    return found


def searched(state: State, seat: int, seats: int, expert: Expert, mixed: bool) -> Search:
    search = Search(seats, state.breadth(), expert, 0.7, SIMULATIONS * 16 * seats + 4096)
    search.mixed = mixed
    search.run(expert.imagination(state, seat), SIMULATIONS, 3600.0, stream(1, "sound"))
    return search


@pytest.mark.parametrize("taught", [True, False], ids=["taught", "untaught"])
@pytest.mark.parametrize("game", [game for game in tatami.known_games() if tatami.game(game).meta.secrets])
def test_the_others_do_not_learn_the_searchers_secrets(game: str, taught: bool) -> None:
    expert = (knowledge_of(game) if taught else PLAIN).expert
    compared = learnt = 0
    meta = tatami.game(game).meta
    for seats in {meta.min_seats, meta.max_seats}:
        rng = stream(seats, "sound", game)
        for number, (truth, seat) in enumerate(decisions(game, seats, rng)):
            if number == 6:
                break
            observer = (seat + 1 + number % (seats - 1)) % seats
            other = truth.sample(observer, rng)
            if other.key() == truth.key() or not other.owing() >> seat & 1:
                continue
            trees = [
                tree_of(searched(state, seat, seats, expert, number % 2 == 0), observer) for state in (truth, other)
            ]
            assert trees[0] == trees[1], f"seat {observer} learnt something of seat {seat}"
            compared += 1
            learnt += len(trees[0]) > 10
    assert compared > 3
    assert learnt > 1, "trees that learn nothing know nothing"


def test_a_game_without_secrets_is_not_doubted() -> None:
    """Half of the simulations would be wasted on doubts that nobody has."""
    for game, expected in (("samurai_spirit", False), ("tenno", True)):
        positions = islice(decisions(game, 3, stream(1)), 4)
        assert any(doubted(state, seat, 3, stream(1)) for state, seat in positions) is expected
