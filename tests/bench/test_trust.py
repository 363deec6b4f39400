"""What can be trusted of bots: reviews against longer searches, play against opponents that studied it."""

from __future__ import annotations

import json

import pytest

from tatami import BadSetup, Match
from tatami.bench import exploit, reviews, small
from tatami.bench.solved import Ending
from tatami.bots.knowledge import knowledge_of
from tatami.bots.look import look
from tatami.cli import bench_bots
from tatami.core.registry import game as find_game
from tatami.core.rng import stream


def ending(game: str, *starts: dict[str, object]) -> Ending:
    rules = find_game(game)
    return Ending(rules, [rules.from_json(start) for start in starts])


def test_an_ending_that_needs_mixing_is_solved() -> None:
    """Two orders of two cards: whoever lays always the same is read, by turns neither can be."""
    tree = ending("tenno", small.tenno_orders("8", ("5", "10"), ("1", "2")))
    perfect = tree.solved(100)
    assert tree.exploited(perfect) == pytest.approx(0, abs=0.01)
    assert tree.exploited(tree.favourites(perfect)) == pytest.approx(1.0)
    assert 0.1 < tree.exploited(tree.uniform()) < 1.0


def test_the_small_7_ronin_is_worth_what_it_is_worth() -> None:
    tree = ending("seven_ronin", small.seven_ronin())
    perfect = tree.solved(200)
    assert tree.exploited(perfect) == pytest.approx(0, abs=0.01)
    # What both win by answering perfect play is the value of the game, once for each side.
    assert tree._best(0, perfect) == pytest.approx(small.SEVEN_RONIN_VALUE, abs=0.02)
    assert tree._best(1, perfect) == pytest.approx(-small.SEVEN_RONIN_VALUE, abs=0.02)


def test_an_ending_that_is_too_large_is_not_begun() -> None:
    rules = find_game("tenno")
    start = rules.from_json(small.tenno_orders("8", ("5", "9"), ("1", "2")))
    with pytest.raises(ValueError, match="more than 50"):
        Ending(rules, [start], 50)


def test_what_a_bot_laid_is_counted_and_seen() -> None:
    match = Match("tenno", seats=2, seed="counted")
    while len(match) < 60 and match.to_act:
        seat = match.to_act[0]
        match.submit(seat, match.legal(seat)[-1])
    rates = exploit.lays([match.record()])
    assert rates
    assert all(0 < rate < 1 for cards in rates.values() for rate in cards.values())
    seen = exploit.lays_seen(match.feed(0), 0)
    assert seen
    assert all(3 <= cell < 6 and lay[0] in ("fill", "lay") for cell, lay in seen.items())


@pytest.mark.parametrize("game", exploit.STUDIED)
def test_every_exploiter_plays_beside_its_control(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(exploit, "ITERATIONS", 20)
    monkeypatch.setattr(small, "mixing", lambda game: {"x": [SMALLEST[game]]})
    bench_bots.exploit(game, bot="peasant", games=2, studied=1, as_json=True)
    found = json.loads(capsys.readouterr().out)
    names = [score["opponent"] for score in found["scores"]]
    assert names[1::2] == [f"{name}, control" for name in names[::2]]
    assert {score["games"] for score in found["scores"]} == {2}
    assert 0 <= found["distances"][0]["bot"] <= 1


SMALLEST = {"tenno": small.tenno_orders("8", ("5", "10"), ("1", "2")), "seven_ronin": small.seven_ronin()}


def test_a_game_that_hides_nothing_cannot_be_studied() -> None:
    with pytest.raises(BadSetup, match="tenno, seven_ronin"):
        exploit.exploit("samurai_spirit", "peasant", 2, 1)


def test_a_best_answer_beats_a_plan_that_never_changes() -> None:
    """Kabe always guards the same area: the Attacker who counted that goes anywhere else."""
    match = Match("seven_ronin", start=find_game("seven_ronin").from_json(small.seven_ronin()))
    for guarded in ("well", "inn"):
        planner = exploit.Planner(knowledge_of("seven_ronin").levels[2], {(1, 8): [(f"kabe>{guarded}", "ready")]})
        code = planner(look(match, 0), stream(1, guarded))
        assert code != f"+{guarded}"
        assert code.startswith("+")


def test_accusations_are_put_to_a_longer_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "JUDGE", "peasant")
    monkeypatch.setattr(reviews, "review", lambda record, seat: reviews_of(record, seat))
    found = reviews.reviews("tenno", 1, "random", longer=2)
    assert found.cases, "a random player must be accused of something"
    assert found.decisions >= found.agreed + found.unsure + found.blamed - 1
    assert found.refuted == sum(case.found <= reviews.REFUTED for case in found.cases) / len(found.cases)


def reviews_of(record: object, seat: int) -> object:
    from tatami.bots.review import review

    return review(record, seat, "ronin")  # type: ignore[arg-type]
