"""What a seat imagines of the other side's plan: any that may lie there, whatever does (R2.1)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tatami import Match
from tatami.core.rng import Rng, stream
from tatami.games.seven_ronin import GAME, actions, attack, stage
from tatami.games.seven_ronin.data import PLACES, RONIN
from tatami.games.seven_ronin.rules import SevenRonin
from tatami.games.seven_ronin.table import ASIDE, NONE
from tatami.testing.fuzz import tables
from tests.games.seven_ronin.village import ATTACKER, DEFENDER, table

rule = pytest.mark.rule

SEATS = [ATTACKER, DEFENDER]
OPTIONS = [options for _, options in tables(GAME)]


def windows(seed: int) -> Iterator[SevenRonin]:
    """The planning phases of a random game, with nothing laid."""
    rng = stream(seed, "windows")
    state = GAME.new(2, GAME.meta.settle(2, OPTIONS[seed % len(OPTIONS)]))
    while state.to_act():
        if state.stage == stage.PLAN and state.waiting == 3 and not parts(state, ATTACKER) + parts(state, DEFENDER):
            yield state.clone()
        seat = state.to_act()[rng.below(len(state.to_act()))]
        state.apply(seat, one_of(state.legal(seat), rng))


def one_of(legal: list[int], rng: Rng) -> int:
    return legal[rng.below(len(legal))]


def parts(state: SevenRonin, seat: int) -> list[int]:
    """What a seat has laid of its plan, in the order in which it is asked for."""
    if seat == ATTACKER:
        return [actions.PLACE + place for place in range(PLACES) for _ in range(state.plan_ninja[place])]
    posts = enumerate(int(place) for place in state.plan_ronin)
    return [actions.STATION + ronin * PLACES + place for ronin, place in posts if place != NONE]


def lay(window: SevenRonin, seat: int, rng: Rng, ready: bool) -> SevenRonin:
    """The window with a random plan of `seat`, whole or begun."""
    state = window.clone()
    while state.waiting >> seat & 1:
        legal = state.legal(seat)
        if not ready and (legal == [actions.READY] or rng.below(5) == 0):
            return state
        wanted = [action for action in legal if ready or action != actions.READY]
        state.apply(seat, one_of(wanted, rng))
    return state


def most(window: SevenRonin, seat: int) -> int:
    """The greatest number of parts of a plan."""
    if seat == ATTACKER:
        return int(attack.most_ninja(window))
    return sum(window.at[ronin] == ASIDE for ronin in range(RONIN))


@rule("R2.1")
@pytest.mark.parametrize("ready", [False, True])
@pytest.mark.parametrize("seat", SEATS)
def test_nothing_of_the_true_plan_is_in_the_imagined_one(seat: int, ready: bool) -> None:
    """The same luck gives the same plan whatever was laid: not even its size can be told."""
    sizes = set()
    for seed in range(8):
        for number, window in enumerate(windows(seed)):
            rng = stream(seed, number, "laid")
            truths = [lay(window, 1 - seat, rng, ready) for _ in range(6)]
            sizes |= {len(parts(truth, 1 - seat)) for truth in truths}
            imagined = {truth.sample(seat, stream(seed, number)).key() for truth in truths}
            assert len(imagined) == 1
            drawn = {truth.imagination(seat).draw(stream(seed, number)).key() for truth in truths}
            assert len(drawn) == 1
    assert len(sizes) > (1 if ready and seat == ATTACKER else 5)


@rule("R2.1")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("laid", [0, 1, 3])
def test_an_open_plan_may_have_any_number_of_parts_each_as_likely(seat: int, laid: int) -> None:
    state = GAME.new(2, GAME.meta.settle(2, None))
    for _ in range(laid):
        state.apply(1 - seat, state.legal(1 - seat)[0])
    assert len(parts(state, 1 - seat)) == laid
    rng = stream("sizes", laid)
    found = [len(parts(state.sample(seat, rng), 1 - seat)) for _ in range(900)]
    sizes = range(most(state, 1 - seat) + 1)
    assert set(found) == set(sizes)
    assert all(abs(found.count(size) - 900 / len(sizes)) < 50 for size in sizes)


@rule("R2.1", "R2.4", "R2.7")
@pytest.mark.parametrize("ready", [False, True])
@pytest.mark.parametrize("seat", SEATS)
def test_every_imagined_plan_is_legal_and_can_be_finished(seat: int, ready: bool) -> None:
    for seed in range(8):
        for number, window in enumerate(windows(seed)):
            rng = stream(seed, number, "legal")
            truth = lay(window, 1 - seat, rng, ready)
            for _ in range(6):
                imagined = truth.sample(seat, rng)
                assert imagined.to_act() == truth.to_act()
                check_plan(window, 1 - seat, parts(imagined, 1 - seat), ready, rng)


def check_plan(window: SevenRonin, seat: int, plan: list[int], ready: bool, rng: Rng) -> None:
    """The plan can be laid part by part, and is whole or can be made so."""
    state = window.clone()
    for part in plan:
        assert part in state.legal(seat)
        state.apply(seat, part)
    if ready:
        assert actions.READY in state.legal(seat)
    while state.waiting >> seat & 1:
        state.apply(seat, one_of(state.legal(seat), rng))


@rule("R2.1", "R2.4")
def test_an_open_plan_keeps_a_tight_minimum_within_reach() -> None:
    """Only three areas may be attacked and eight ninja must go: most beginnings would lead nowhere."""
    match = table(edition="first", round=8, threat=[3] * 8)
    state = match.imagine(DEFENDER, stream(0))
    assert isinstance(state, SevenRonin)
    window = GAME.from_json(GAME.to_json(state) | {"plan": {}})
    rng = stream("tight")
    for _ in range(300):
        check_plan(window, ATTACKER, parts(state.sample(DEFENDER, rng), ATTACKER), False, rng)


@rule("R2.1")
def test_how_many_ninja_were_sent_is_secret_too() -> None:
    match = Match("seven_ronin")
    match.submit(ATTACKER, ["+inn", "+well", "+pen", "ready"])
    plans = [GAME.to_json(match.imagine(DEFENDER, stream(number, "test"))) for number in range(60)]  # type: ignore[arg-type]
    assert all(plan["plan"]["ready"] == [ATTACKER] for plan in plans)
    assert {sum(plan["plan"]["ninja"].values()) for plan in plans} == set(range(1, 9))


@rule("R2.1")
def test_the_own_plan_stays_as_it_is() -> None:
    match = table(ninja={"green": 1})
    match.submit(ATTACKER, ["+burial", "+burial", "+granary"])
    match.submit(DEFENDER, ["hayai>inn", "kabe>green"])
    for number in range(20):
        plan = GAME.to_json(match.imagine(DEFENDER, stream(number)))["plan"]  # type: ignore[arg-type]
        assert plan["ronin"] == {"hayai": "inn", "kabe": "green"}
        plan = GAME.to_json(match.imagine(ATTACKER, stream(number)))["plan"]  # type: ignore[arg-type]
        assert plan["ninja"] == {"burial": 2, "granary": 1}
