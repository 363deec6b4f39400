"""What Tenno's bots know: seen cards count, unseen ones do not, and forgetting costs."""

from __future__ import annotations

import pytest

import tatami
from tatami.bots.knowledge import knowledge_of
from tatami.bots.levels import Level
from tatami.bots.look import look
from tatami.bots.tenno import KNOWLEDGE
from tatami.bots.tenno.expert import TennoExpert
from tatami.bots.thinker import answer, think
from tatami.core.match import Match
from tatami.core.rng import stream
from tatami.core.state import buffer, floats
from tatami.games.tenno import sight
from tatami.games.tenno.rules import Tenno

SURE = Level("sure", 300, 60.0, 0.0, 0.0)


def duel(table: list[list[str]], hand: list[list[str]], known: bool = True) -> Match:
    """Two players in mid-game; player 1 is to attack and may know player 2's cards."""
    notes = [
        {"start": "-".join(row), "left": sorted(set(row) | set(own)), "log": []}
        for row, own in zip(table, hand, strict=True)
    ]
    position = {"game": "tenno", "seats": 2, "turn": 0, "table": table, "hand": hand}
    if known:
        position["known"] = notes
    return Match("tenno", seats=2, start=tatami.game("tenno").from_json(position))


def drawn(match: Match, seat: int, number: int = 0) -> Tenno:
    """A position as a search of `seat` imagines it."""
    state = match.imagine(seat, stream(number, "imagine")).imagination(seat).draw(stream(number, "draw"))
    assert isinstance(state, Tenno)
    return state


def leanings(match: Match, seat: int, number: int = 0) -> dict[str, float]:
    """How the expert leans before anything was tried."""
    state, legal, out = drawn(match, seat, number), buffer(64), floats(64)
    count = state.legal_into(seat, legal)
    assert TennoExpert().prior(state, seat, legal, count, out)
    return {match.game.codes[legal[index]]: out[index] for index in range(count)}


def test_the_craft_is_found() -> None:
    assert knowledge_of("tenno") is KNOWLEDGE
    assert [level.name for level in KNOWLEDGE.levels] == ["peasant", "ronin", "samurai", "daimyo", "shogun"]


def test_takes_the_best_prisoner_it_knows() -> None:
    match = duel([["9", "1", "2"], ["8", "1", "7"]], [["3"], ["2", "3"]])
    leans = leanings(match, 0)
    assert max(leans, key=lambda code: leans[code]) == "a>2a"
    assert answer(look(match, 0), SURE, stream(1), KNOWLEDGE) == "a>2a"


def test_a_peasant_goes_to_the_geisha_it_knows_and_the_daimyo_does_not() -> None:
    match = duel([["9", "1", "2"], ["X", "1", "7"]], [["3", "4"], ["2", "3"]])
    leans = leanings(match, 0)
    assert leans["a>2a"] < leans["c>2a"]
    assert leans["a>2a"] < leans["a>2c"]
    assert answer(look(match, 0), SURE, stream(1), KNOWLEDGE) != "a>2a"


def test_the_ninja_goes_for_the_seven_and_spares_the_shogun() -> None:
    match = duel([["4", "1", "2"], ["7", "10", "8"]], [["3", "5"], ["2", "3"]])
    leans = leanings(match, 0)
    assert leans["a>2a"] == max(leans.values())
    assert leans["a>2b"] < leans["a>2c"] < leans["a>2a"]


def test_the_monk_shows_where_it_turns_the_fight() -> None:
    saves = duel([["9", "1", "2"], ["8", "5", "1"]], [["3"], ["2", "3"]])
    saves.submit(0, "a>2a")
    leans = leanings(saves, 1)
    assert leans["monk"] > leans["plain"]
    wasted = duel([["9", "1", "2"], ["1", "5", "8"]], [["3"], ["2", "3"]])
    wasted.submit(0, "a>2a")
    leans = leanings(wasted, 1)
    assert leans["plain"] > leans["monk"]


def test_looks_where_it_does_not_know_yet() -> None:
    match = duel([["7", "9", "2"], ["8", "1", "2"]], [["3", "4", "6"], ["3", "4"]], known=False)
    for seat, code in ((0, "a>2a"), (0, "fill-3"), (1, "look-b"), (1, "b>1c"), (1, "fill-3"), (0, "trust")):
        match.submit(seat, code)
    match.submit(0, "a>2a")
    match.submit(0, "fill-4")
    leans = leanings(match, 1)
    # The 9 was looked at and has stayed; a was laid anew, and c was shown.
    assert leans["look-a"] > leans["look-b"] == leans["look-c"] == leans["trust"]


@pytest.mark.parametrize("seats", [2, 4])
def test_leanings_know_nothing_hidden(seats: int) -> None:
    rng, asked = stream(seats, "leanings"), 0
    match = Match("tenno", seats=seats, seed=seats)
    while match.to_act:
        seat = match.to_act[0]
        if len(match.legal(seat)) > 1 and match.view(seat).stage != "arrange":
            first = leanings(match, seat)
            assert all(leanings(match, seat, number) == first for number in range(1, 4))
            asked += 1
        match.submit(seat, match.legal(seat)[rng.below(len(match.legal(seat)))])
    assert asked > 10


@pytest.mark.parametrize("seats", [2, 3, 7])
def test_plays_on_by_the_rules_and_judges_soberly(seats: int) -> None:
    expert, rng = TennoExpert(), stream(seats, "plays on")
    legal, out = buffer(64), floats(seats)
    for number in range(20):
        state = drawn(Match("tenno", seats=seats, options={"first": "1"}, seed=number), 0)
        while (seat := state.actor()) >= 0:
            count = state.legal_into(seat, legal)
            index = expert.choose(state, seat, legal, count, rng)
            assert 0 <= index < count
            state.apply(seat, legal[index], None)
            if expert.settled(state):
                expert.judge(state, out)
                assert sum(out[other] for other in range(seats)) == pytest.approx(1.0)
                assert all(0.0 < out[other] < 1.0 for other in range(seats))


def test_prisoners_and_strong_cards_are_prospects() -> None:
    def prospects(match: Match) -> float:
        out = floats(2)
        TennoExpert().judge(drawn(match, 0), out)
        return out[0]

    even = prospects(duel([["1", "2", "3"], ["1", "2", "3"]], [["4", "5"], ["4", "5"]]))
    assert prospects(duel([["1", "2", "3"], ["1", "2", "3"]], [["4", "9"], ["4", "5"]])) > even
    assert prospects(duel([["1", "2", "3"], ["1", "2", "3"]], [["4", "5"], ["4", "X"]])) < even
    ahead = drawn(duel([["1", "2", "3"], ["1", "2", "3"]], [["4", "5"], ["4", "5"]]), 0)
    ahead.prison[1] = 0b1000000
    out = floats(2)
    TennoExpert().judge(ahead, out)
    assert out[0] > even


def test_who_forgets_attacks_blindly() -> None:
    match = duel([["9", "1", "2"], ["8", "1", "7"]], [["3"], ["2", "3"]], known=False)
    for seat, code in ((0, "b>2a"), (0, "fill-3"), (1, "trust"), (1, "b>1c"), (1, "fill-2")):
        match.submit(seat, code)
    state = match.imagine(0, stream(1))
    assert isinstance(state, Tenno)
    awake, dazed = (state.hazy(0, share, stream(1)).imagination(0).draw(stream(1)) for share in (0.0, 1.0))
    assert isinstance(awake, Tenno)
    assert isinstance(dazed, Tenno)
    assert sight.seen_by(awake, 0) & 0b001_000
    assert not sight.seen_by(dazed, 0) & 0b001_000


def test_what_lies_unseen_is_laid_as_people_lay_it() -> None:
    """Both the daimyo and the monk may lie there; one lays a daimyo and keeps a monk."""
    match = duel([["9", "1", "2"], ["8", "5", "7"]], [["3"], ["2", "3", "9"]], known=False)
    imagined = match.imagine(0, stream(1))
    likely = TennoExpert().imagination(imagined, 0)
    rng, laid = stream(2), {"daimyo": 0, "monk": 0}
    for _ in range(2000):
        state = likely.draw(rng)
        assert isinstance(state, Tenno)
        row = [state.cards[cell] for cell in range(3, 6)]
        laid["daimyo"] += 8 in row
        laid["monk"] += 4 in row
    assert 0 < laid["monk"] < laid["daimyo"] / 1.5


def test_what_was_laid_first_is_most_likely_the_daimyo() -> None:
    """With all cards to choose from, its own kind fills the first gap with the daimyo more often than not."""
    match = Match("tenno", seats=2, options={"first": "1"}, seed=3)
    for seat, code in ((0, "set-123"), (1, "set-123"), (0, "c>2a")):
        match.submit(seat, code)
    while match.view(match.to_act[0]).stage != "strike":
        seat = match.to_act[0]
        wanted = [code for code in ("plain", "fill-9", "keep", "stop", "trust") if code in match.legal(seat)]
        match.submit(seat, (wanted or match.legal(seat))[0])
    imagined = match.imagine(0, stream(1))
    counted = dict.fromkeys((True, False), 0)
    for believes in counted:
        likely, rng = TennoExpert(believes).imagination(imagined, 0), stream(2)
        for _ in range(400):
            state = likely.draw(rng)
            assert isinstance(state, Tenno)
            counted[believes] += state.cards[3] == 8
    assert counted[True] > 200 > counted[False] > 0


def test_a_hidden_lay_is_a_mix_and_an_attack_is_not() -> None:
    match = duel([["9", "1", "2"], ["8", "1", "7"]], [["3", "4", "6", "8"], ["2", "3"]], known=False)
    assert all(prospect.share is None for prospect in think(look(match, 0), SURE, stream(1), KNOWLEDGE))
    match.submit(0, "b>2a")
    while match.view(match.to_act[0]).stage != "refill":
        match.submit(match.to_act[0], match.legal(match.to_act[0])[0])
    prospects = think(look(match, 0), SURE, stream(1), KNOWLEDGE)
    shares = [prospect.share or 0.0 for prospect in prospects]
    assert sum(shares) == pytest.approx(1.0)


def test_the_peasants_of_the_start_are_known_for_peasants() -> None:
    """As long as they stand where they were set; what is laid there later may be anything."""
    match = Match("tenno", seats=2, options={"first": "1"}, seed=3)
    for seat, code in ((0, "set-123"), (1, "set-123")):
        match.submit(seat, code)
    state = drawn(match, 0)
    assert state.untouched == 0b111_111
    match.submit(0, "c>2a")
    match.submit(1, "plain")
    while match.to_act and match.view(0).stage != "attack":
        seat = match.to_act[0]
        match.submit(seat, match.legal(seat)[-1])
    assert not drawn(match, 0).untouched & 0b001_000
