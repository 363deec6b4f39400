"""The search: reproducible, bounded, and it sees what is there to be seen."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import tatami
from tatami.bots.levels import Level
from tatami.bots.look import look
from tatami.bots.names import BOTS, bot
from tatami.bots.thinker import answer, think
from tatami.bots.tree import Expert, Search
from tatami.core.match import Match
from tatami.core.rng import stream
from tatami.core.state import State
from tests.example.janken import Janken

SURE = Level("sure", 400, 60.0, 0.0, 0.0)


def duel(table: list[list[str]], hand: list[list[str]], **more: object) -> Match:
    """Two players in mid-game; player 1 is to attack and knows player 2's cards."""
    notes = [
        {"start": "-".join(row), "left": sorted(set(row) | set(own)), "log": []}
        for row, own in zip(table, hand, strict=True)
    ]
    position = {"game": "tenno", "seats": 2, "turn": 0, "table": table, "hand": hand, "known": notes, **more}
    return Match("tenno", seats=2, start=tatami.game("tenno").from_json(position))


def test_takes_the_most_valuable_card_it_knows_it_can_beat() -> None:
    match = duel([["9", "1", "2"], ["8", "1", "10"]], [["3"], []])
    assert answer(look(match, 0), SURE, stream(1)) == "a>2a"


def test_sends_the_geisha_against_the_shogun_it_has_seen() -> None:
    match = duel([["X", "1", "2"], ["1", "2", "10"]], [["3", "4", "5"], ["7", "9"]])
    assert answer(look(match, 0), SURE, stream(1)) == "a>2c"


def test_prospects_add_up() -> None:
    match = duel([["9", "1", "2"], ["8", "1", "10"]], [["3", "4"], ["5", "6"]])
    prospects = think(look(match, 0), SURE, stream(1))
    assert sum(prospect.visits for prospect in prospects) == 400
    assert sorted(prospect.code for prospect in prospects) == sorted(match.legal(0))
    assert all(0 <= prospect.value <= 1 for prospect in prospects)


def test_same_stream_same_thoughts() -> None:
    match = Match("tenno", seats=4, seed=1)
    seat = match.to_act[0]
    thoughts = [think(look(match, seat), SURE, stream(9)) for _ in range(2)]
    assert thoughts[0] == thoughts[1]


def test_a_clock_stops_the_thinking() -> None:
    state = Match("tenno", seats=2, seed=1).imagine(0, stream(1))
    search = Search(2, state.breadth(), Expert(), 0.7, 100_000)
    search.run(state.imagination(0), 1_000_000, 0.0, stream(1))
    assert search.simulations == 63


def test_full_trees_stop_the_thinking() -> None:
    state = Match("tenno", seats=2, seed=1).imagine(0, stream(1))
    search = Search(2, state.breadth(), Expert(), 0.7, 2_000)
    search.run(state.imagination(0), 1_000_000, 60.0, stream(1))
    assert 0 < search.simulations < 2_000


@pytest.mark.parametrize("name", [name for name in BOTS if name not in ("daimyo", "shogun")])
def test_every_bot_finishes_a_game(name: str) -> None:
    match, rng = Match("tenno", seats=3, seed=2), stream(2, name)
    while match.to_act:
        seat = match.to_act[0]
        match.submit(seat, bot(name)(look(match, seat), rng))
    assert match.outcome is not None


def test_thinking_beats_chance() -> None:
    won = 0.0
    for number in range(12):
        match, rng = Match("tenno", seats=2, seed=number), stream(number)
        while match.to_act:
            seat = match.to_act[0]
            given = look(match, seat)
            match.submit(seat, answer(given, SURE, rng) if seat == number % 2 else bot("random")(given, rng))
        assert match.outcome is not None
        won += match.outcome.returns[number % 2]
    assert won >= 10


class Partial(Expert):
    """Leans to the last action and leaves the first one out."""

    def prior(self, state: State, seat: i64, legal: vec[i64], count: i64, out: vec[float]) -> bool:
        for index in range(count):
            out[index] = float(index)
        out[0] = -1.0
        return True


class Judge(Expert):
    """Takes the first seat for the winner wherever the tree ends."""

    def trust(self) -> float:
        return 1.0

    def judge(self, state: State, out: vec[float]) -> None:
        out[0], out[1] = 1.0, 0.0


def considered(expert: Expert, simulations: int) -> tuple[Search, list[int]]:
    """What a search with this expert made of the first attack."""
    match = duel([["9", "1", "2"], ["8", "1", "10"]], [["3", "4"], ["5", "6"]])
    state = match.imagine(0, stream(1))
    search = Search(2, state.breadth(), expert, 0.7, 100_000)
    search.run(state.imagination(0), simulations, 60.0, stream(1))
    return search, state.legal(0)


def test_the_most_promising_is_tried_first_and_more_often() -> None:
    search, legal = considered(Partial(), 6)
    assert [search.visits(0, action) for action in legal][-3:] == [1, 1, 1]
    search, legal = considered(Partial(), 300)
    visits = [search.visits(0, action) for action in legal]
    assert visits[0] == 0
    assert sum(visits) == 150


def test_judged_leaves_need_no_playing_on() -> None:
    search, legal = considered(Judge(), 100)
    assert all(search.value(0, action) == 1.0 for action in legal)


@pytest.mark.parametrize("doubted", [True, False])
def test_a_choice_that_nobody_sees_is_mixed(doubted: bool) -> None:
    """Rock, paper, scissors: against an opponent who learns what is thrown, no throw may be a habit."""
    state = Janken(1)
    search = Search(2, state.breadth(), Expert(), 0.7, 200_000)
    search.doubted, search.mixed = doubted, True
    search.run(state.imagination(0), 4000, 60.0, stream(1))
    shares = [search.share(throw) for throw in range(3)]
    assert sum(shares) == pytest.approx(1.0)
    assert min(shares) > 0.1
    assert max(shares) < 0.6
