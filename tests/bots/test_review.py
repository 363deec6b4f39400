"""Reviews: every decision judged by what its seat could know, as a whole, and fairly."""

from __future__ import annotations

from pathlib import Path

import pytest

from tatami.bots.knowledge import Prospect
from tatami.bots.look import look
from tatami.bots.names import bot
from tatami.bots.review import (
    Choice,
    Verdict,
    choices,
    comparisons,
    open_question,
    opinion,
    phrase,
    review,
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


def test_who_plays_well_is_blamed_less() -> None:
    losses = [0.0, 0.0]
    for number in range(3):
        match = Match("tenno", seats=2, seed=f"review {number}")
        players, rng = (bot("shogun"), bot("random")), stream(number, "review")
        while match.to_act:
            seat = match.to_act[0]
            match.submit(seat, players[seat](look(match, seat), rng))
        for seat in (0, 1):
            verdicts = judged(match.record(), seat)
            losses[seat] += sum(each.loss for each in verdicts) / len(verdicts)
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


def test_what_was_hardly_thought_about_is_asked_again_alone() -> None:
    considered = [Prospect("a", 100, 0.6), Prospect("b", 40, 0.5), Prospect("c", 2, 0.9)]
    assert open_question(choice("b", "a", "b", "c"), considered) is None
    again = open_question(choice("c", "a", "b", "c"), considered)
    assert again is not None
    assert again.legal == ["c"]
    assert opinion(choice("c", "a", "b", "c"), considered, [Prospect("c", 100, 0.2)]).value == 0.2


def test_the_blame_lies_where_the_promise_falls() -> None:
    first = opinion(choice("a", "a", "b"), [Prospect("b", 60, 0.62), Prospect("a", 50, 0.6)], None)
    second = opinion(choice("y", "x", "y"), [Prospect("x", 90, 0.6), Prospect("y", 50, 0.3)], None)
    found = verdict([first, second])
    assert (found.turning, found.better, found.codes) == (1, ("x",), ("a", "y"))
    assert found.loss == pytest.approx(0.32)
    agreed = verdict([opinion(choice("b", "a", "b"), [Prospect("b", 60, 0.62), Prospect("a", 50, 0.6)], None)])
    assert agreed.agreed
    assert worst([agreed, found], 5) == [found]


def test_a_plan_is_told_whole_and_each_part_from_where_it_was_laid() -> None:
    """Where a plan goes wrong at its second part, the first one belongs to what was played and to what was better."""
    match = Match("seven_ronin", seats=2, seed="review")
    for code in ("+well", "+green", "ready"):
        match.submit(0, code)
    record = match.record()
    moment = list(choices(record, 0))[:2]
    assert [each.code for each in moment] == ["+well", "+green"]
    blamed = Verdict(moment[0].move, ("+well", "+green"), 1, ("+granary", "+granary", "ready"), 0.2, 0.4, False, 0.0)
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
        match.record(), [(Verdict(own.move, (own.code,), 0, (other,), 0.2, 0.4, False, None), [own])]
    )
    assert [[step.code for step in way] for way in (played, better)] == [[own.code], [other]]
