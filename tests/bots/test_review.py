"""Reviews: every decision judged by what its seat could know, as a whole, and fairly."""

from __future__ import annotations

from pathlib import Path

import pytest

from tatami.bots.judge import HARDLY, Estimate, consider, pooled
from tatami.bots.knowledge import Prospect, knowledge_of
from tatami.bots.look import look
from tatami.bots.names import bot
from tatami.bots.review import (
    Choice,
    Judged,
    Verdict,
    choices,
    comparisons,
    decision_reviews,
    opinion,
    phrase,
    review,
    swings,
    verdict,
    worst,
)
from tatami.core.match import Match
from tatami.core.record import Record
from tatami.core.registry import OURS
from tatami.core.rng import stream

RECORDS = sorted((Path(__file__).parents[1] / "games").glob("*/records/*.json"))
ONE_OF_EACH = [next(path for path in RECORDS if path.parts[-3] == game) for game in OURS]


def judged(record: Record, seat: int, level: str = "samurai") -> list[Verdict]:
    return [each for each, _ in review(record, seat, level)]


def choice(code: str, *legal: str) -> Choice:
    match = Match("tenno", seats=2, seed=1)
    seen = look(match, 0)
    return Choice(0, 0, seen.__class__(0, seen.view, [], list(legal), seen.imagine), code)


@pytest.mark.parametrize("path", ONE_OF_EACH, ids=lambda path: path.parts[-3])
def test_every_decision_of_a_seat_is_judged_once(path: Path) -> None:
    record = Record.load(path.read_text("utf-8"))
    for seat in range(record.seats):
        verdicts = judged(record, seat, "peasant")
        chosen = list(choices(record, seat))
        assert [code for each in verdicts for code in each.codes] == [each.code for each in chosen]
        assert sorted({each.move for each in verdicts}) == [each.move for each in verdicts]
        for each in verdicts:
            assert 0 <= each.turning < len(each.codes)
            assert 0.0 <= each.loss <= 1.0
            assert each.better
            assert not (each.agreed and each.loss)
            assert not each.loss or each.loss > 2 * each.error


def test_who_plays_well_is_blamed_less() -> None:
    losses = [0.0, 0.0]
    for number in range(2):
        match = Match("tenno", seats=2, seed=f"review {number}")
        players, rng = (bot("samurai"), bot("random")), stream(number, "review")
        while match.to_act:
            seat = match.to_act[0]
            match.submit(seat, players[seat](look(match, seat), rng))
        for seat in (0, 1):
            verdicts = judged(match.record(), seat, "ronin")
            losses[seat] += sum(each.loss for each in verdicts) / len(verdicts)
    assert losses[1] > 0.02, "the judge must blame somebody"
    assert losses[0] < losses[1] / 2


def test_a_review_is_the_same_when_it_is_asked_for_again() -> None:
    record = Record.load(ONE_OF_EACH[0].read_text("utf-8"))
    assert judged(record, 0) == judged(record, 0)


def test_a_secret_plan_is_one_decision() -> None:
    path = next(path for path in RECORDS if path.stem == "village" and path.parts[-3] == "seven_ronin")
    plans = [each for each in judged(Record.load(path.read_text("utf-8")), 0, "peasant") if each.share is not None]
    assert plans
    assert not any("ready" in each.codes[:-1] for each in plans)
    assert any(len(each.codes) > 2 for each in plans)


def estimates(*searches: dict[str, tuple[int, float]]) -> list[Estimate]:
    """Several searches of the same codes: visits and value of each."""
    return pooled([[Prospect(code, *found) for code, found in each.items()] for each in searches])


def test_a_figure_is_the_mean_of_searches_with_its_standard_error() -> None:
    first, second = estimates({"a": (900, 0.6), "b": (100, 0.3)}, {"a": (900, 0.5), "b": (300, 0.5)})
    assert (first.code, first.visits, first.values) == ("a", 1800, (0.6, 0.5))
    assert first.value == pytest.approx(0.55)
    assert second.value == pytest.approx(0.45)  # Who tried it more often counts for more.
    assert 0.05 < first.error < 0.06
    assert second.error > 0.1
    assert estimates({"a": (4, 0.5)})[0].error == pytest.approx(0.25)


MANY = 12
"""Among so many codes there is one that nobody would play."""


def test_a_code_that_is_hardly_tried_is_judged_in_the_common_trees() -> None:
    """Thought about alone, a card laid face down would be known to the opponents' trees."""
    match = Match("tenno", seats=4, seed="insisted")
    rng = stream(1, "insisted")
    while len(match.legal(match.to_act[0])) < MANY:
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.submit(seat, legal[rng.below(len(legal))])
    knowledge = knowledge_of("tenno")
    seen, level = look(match, match.to_act[0]), knowledge.levels[4]
    plain = consider(seen, level, "1", knowledge, searches=1)
    rare = min(plain, key=lambda each: each.visits)
    total = sum(each.visits for each in plain)
    assert rare.visits * HARDLY < total, "there must be a code that nobody would play for this to prove anything"
    insisted = {each.code: each for each in consider(seen, level, "1", knowledge, searches=1, insist=rare.code)}
    assert insisted[rare.code].visits * 15 > total
    # All others are searched besides, in the same trees.
    assert sum(each.visits for each in insisted.values()) == total
    assert len([each for each in insisted.values() if each.visits]) > 1


def test_the_judge_is_silent_below_its_own_noise() -> None:
    steady = ({"b": (900, 0.62), "a": (500, 0.52)}, {"b": (900, 0.61), "a": (500, 0.51)})
    shaky = ({"b": (900, 0.80), "a": (500, 0.55)}, {"b": (900, 0.52), "a": (500, 0.57)})
    found = [verdict([opinion(choice("a", "a", "b"), estimates(*each, *each))]) for each in (steady, shaky)]
    assert [each.sure for each in found] == [True, False]
    assert found[0].loss == pytest.approx(0.1)
    assert found[1].lost > 0.1
    assert found[1].loss == 0.0
    assert worst(found, 5) == [found[0]]


def test_what_is_doubted_is_searched_again_longer_and_only_that_counts() -> None:
    match = Match("tenno", seats=2, seed=1)
    match.submit(0, match.legal(0)[0])
    [coroutine] = decision_reviews(match.record(), 0)
    first = next(coroutine)
    worse = {code: (100, 0.5 if code == first.code else 0.9) for code in first.look.legal[::-1]}
    second = coroutine.send(estimates(worse, worse))
    assert (second.searches > first.searches, second.effort > first.effort) == (True, True)
    assert second.label != first.label
    equal = dict.fromkeys(first.look.legal, (100, 0.5))
    with pytest.raises(StopIteration) as done:
        coroutine.send(estimates(equal, equal, equal, equal))
    judgement: Judged = done.value.value
    assert not judgement[0].sure


def test_what_is_not_doubted_is_not_searched_again() -> None:
    match = Match("tenno", seats=2, seed=1)
    match.submit(0, match.legal(0)[0])
    [coroutine] = decision_reviews(match.record(), 0)
    played = next(coroutine).code
    with pytest.raises(StopIteration) as done:
        coroutine.send(estimates({played: (100, 0.6), "set-321": (50, 0.5)}))
    assert done.value.value[0].agreed


def test_the_blame_lies_where_the_promise_falls() -> None:
    first = opinion(choice("a", "a", "b"), estimates(*[{"b": (6000, 0.62), "a": (5000, 0.6)}] * 4))
    second = opinion(choice("y", "x", "y"), estimates(*[{"x": (9000, 0.6), "y": (5000, 0.3)}] * 4))
    found = verdict([first, second])
    assert (found.turning, found.better, found.codes) == (1, ("x",), ("a", "y"))
    assert found.loss == pytest.approx(0.3)
    agreed = verdict([opinion(choice("b", "a", "b"), estimates({"b": (60, 0.62), "a": (50, 0.6)}))])
    assert agreed.agreed
    assert worst([agreed, found], 5) == [found]


def test_a_mix_is_worth_what_it_is_worth_on_average() -> None:
    """The best plan of a mix is best by chance; no plan is measured against it."""
    mix = [Prospect("a", 100, 0.7, 0.5, ("a", "x")), Prospect("b", 100, 0.5, 0.5, ("b", "x"))]
    found = opinion(choice("b", "a", "b"), pooled([mix, mix]))
    assert found.promised == pytest.approx(0.6)
    assert found.agrees


def test_luck_and_the_others_are_no_decisions() -> None:
    record = Record.load(ONE_OF_EACH[OURS.index("samurai")].read_text("utf-8"))
    every = list(choices(record, 0))
    decisions = [[every[-9]], [every[-1]]]
    told: list[Judged] = [
        (Verdict(each[0].move, (each[0].code,), 0, ("x",), value, value, 0.0, 0.0, True, None), each)
        for each, value in zip(decisions, (0.5, 0.8), strict=True)
    ]
    between = {mover for mover, _ in record.moves[decisions[0][0].move + 1 : decisions[1][0].move]}
    first, last = swings(record, 0, told, False)
    assert first is not None
    assert first.change == pytest.approx(0.3)
    assert first.by == ("luck" if between <= {-1, 0} else "both" if -1 in between else "others")
    assert last is None  # How well a village stands is no chance to win, so the end is no swing of it.


def test_a_plan_is_told_whole_and_each_part_from_where_it_was_laid() -> None:
    """Where a plan goes wrong at its second part, the first one belongs to what was played and to what was better."""
    match = Match("seven_ronin", seats=2, seed="review")
    for code in ("+well", "+green", "ready"):
        match.submit(0, code)
    record = match.record()
    moment = list(choices(record, 0))[:2]
    assert [each.code for each in moment] == ["+well", "+green"]
    blamed = Verdict(
        moment[0].move, ("+well", "+green"), 1, ("+granary", "+granary", "ready"), 0.2, 0.4, 0.2, 0.0, False, 0.0
    )
    [(played, better)] = comparisons(record, [(blamed, moment)])
    words, decode = match.game.words("en", ("Ada", "Ben")), match.game.decode
    assert phrase(played, words, decode) == "1 ninja: Well; 1 ninja: Green"
    assert phrase(better, words, decode) == "1 ninja: Well; 1 ninja: Granary ×2; The plan is made"
    # What had been laid by then is in the view of each part.
    assert [sum(step.view.attack.sent) for step in better] == [0, 1, 2, 3]  # type: ignore[attr-defined]


def test_of_other_decisions_the_part_is_told_that_lost_most() -> None:
    match = Match("tenno", seats=2, seed=1)
    match.submit(0, match.legal(0)[0])
    [own] = choices(match.record(), 0)
    other = own.look.legal[1]
    [(played, better)] = comparisons(
        match.record(), [(Verdict(own.move, (own.code,), 0, (other,), 0.2, 0.4, 0.2, 0.0, False, None), [own])]
    )
    assert [[step.code for step in way] for way in (played, better)] == [[own.code], [other]]
