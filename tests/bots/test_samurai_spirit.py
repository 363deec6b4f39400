"""The bots of Samurai Spirit: what an experienced player does, and that looking ahead does better."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import pytest

from tatami import Match
from tatami.bots.knowledge import knowledge_of
from tatami.bots.levels import Level
from tatami.bots.look import look
from tatami.bots.samurai_spirit import EXPERT, KNOWLEDGE, LEVELS, think
from tatami.bots.samurai_spirit.merit import merit
from tatami.bots.samurai_spirit.rollouts import Rollouts
from tatami.bots.thinker import answer, run_to_end
from tatami.core.rng import Rng, stream
from tatami.core.state import CHANCE, buffer
from tatami.games.samurai_spirit import GAME
from tatami.games.samurai_spirit.data import LEVELS as DIFFICULTIES
from tatami.games.samurai_spirit.rules import SamuraiSpirit
from tests.games.samurai_spirit.tables import samurai, table

SURE = Level("sure", 400, 60.0, 0.0, 0.0)


def choice(match: Match) -> str:
    """What the expert alone would do."""
    state = GAME.from_json(match.position())
    legal = buffer(state.breadth())
    count = state.legal_into(match.to_act[0], legal)
    return GAME.codes[legal[EXPERT.favourite(state, legal, count)]]


def fought(*boards: dict[str, Any], top: str, **more: Any) -> Match:
    """The first samurai has just turned up the top card."""
    match = table(*boards, top=top, **more)
    match.submit(0, "fight")
    return match


OTHERS = (samurai("Kyuzo"), samurai("Daisuke"))

# --- the expert -------------------------------------------------------------------------------------------------------


def test_fights_while_there_is_room() -> None:
    assert choice(table(samurai("Gorobei"), *OTHERS)) == "fight"
    assert choice(table(samurai("Gorobei", "M2-07 M3-06"), *OTHERS)) == "fight"


def test_does_not_pass_alone_while_the_pile_is_full() -> None:
    boards = (samurai("Gorobei", "M4-03"), samurai("Kyuzo", passed=True), samurai("Daisuke", passed=True))
    assert choice(table(*boards)) == "fight"


def test_steps_aside_when_only_harm_can_come() -> None:
    full = samurai("Gorobei", "M4-03 M3-06 M1-06", "M1-02 M2-11 M3-08")
    match = table(full, *OTHERS, top="M4-10", barricades=0, farms=2)
    assert choice(match) != "fight"


@pytest.mark.parametrize("card", ["M4-04", "M3-09", "M4-01"])
def test_puts_strong_cards_with_penalties_left(card: str) -> None:
    assert choice(fought(samurai("Gorobei", "M2-07"), *OTHERS, top=card)) == "defend"


def test_keeps_the_last_family() -> None:
    heihachi = samurai("Heihachi", "M4-03 M2-13")
    # A two would make eight, Heihachi's kiai; but without the doll the last family flees.
    match = fought(heihachi, *OTHERS, top="M2-07", families=["heal"], round=3, intruders=[0] * 12)
    assert choice(match) == "defend"


def test_takes_the_exact_kiai() -> None:
    heihachi = samurai("Heihachi", "M4-03 M2-13", "M1-07")
    assert choice(fought(heihachi, *OTHERS, top="M2-07", barricades=1)) == "attack"


def test_hands_on_what_would_beat_the_samurai() -> None:
    heihachi = samurai("Heihachi", "M4-03 M3-13", "M1-07")
    match = fought(heihachi, samurai("Kyuzo"), samurai("Gorobei"), top="M4-06")
    assert choice(match).startswith("hand-")


def test_ignores_the_deadly_wound() -> None:
    match = table(
        samurai("Gorobei", "M4-10", wounds=3), *OTHERS, stage="penalty", phase="suffer", due=["wound", "none"]
    )
    assert choice(match) == "ignore"


def test_kyuzo_discards_rather_than_falls() -> None:
    match = fought(samurai("Kyuzo", "M4-03 M4-13"), samurai("Gorobei"), samurai("Daisuke"), top="M4-10")
    assert choice(match) in ("discard", "defend")
    full = samurai("Kyuzo", "M4-03 M4-13", "M1-09")
    assert choice(fought(full, samurai("Gorobei"), samurai("Daisuke"), top="M4-10")) == "discard"


def games(seats: int, level: str, seed: int, wild: int = 0) -> tuple[int, int]:
    """One game by the expert, with a random move now and then; whether it was won, and how many choices it had."""
    state = GAME.new(seats, GAME.meta.settle(seats, {"level": level}))
    rng = stream(seed, seats, level)
    legal = buffer(state.breadth())
    choices = 0
    while state.to_act():
        seat = state.to_act()[0]
        if seat == CHANCE:
            state.apply(CHANCE, drawn(state, rng))
            continue
        count = state.legal_into(seat, legal)
        index = EXPERT.choose(state, seat, legal, count, rng)
        assert 0 <= index < count
        if wild and rng.below(wild) == 0:
            index = rng.below(count)
        choices += 1
        state.apply(seat, legal[index])
    outcome = state.outcome()
    assert outcome is not None
    return int(outcome.returns[0]), choices


def drawn(state: SamuraiSpirit, rng: Rng) -> int:
    outcomes = state.chance()
    rest = rng.below(sum(weight for _, weight in outcomes))
    for action, weight in outcomes:
        rest -= weight
        if rest < 0:
            return action
    raise AssertionError


@pytest.mark.parametrize("seats", range(1, 8))
def test_has_an_answer_to_everything(seats: int) -> None:
    for seed, level in enumerate(DIFFICULTIES):
        for wild in (2, 6, 20):
            games(seats, level, seed, wild)


def test_wins_by_experience_alone() -> None:
    assert sum(games(3, "easy", seed)[0] for seed in range(60)) >= 30
    assert sum(games(2, "normal", seed)[0] for seed in range(60)) >= 30


def test_the_same_compiled_and_uncompiled() -> None:
    script = "from tests.bots.test_samurai_spirit import games; print([games(s, 'normal', 5) for s in (2, 3)])"
    told = [
        subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=os.environ | pure).stdout
        for pure in ({}, {"TATAMI_PURE": "1"})
    ]
    assert told[0].strip()
    assert told[0] == told[1]


# --- the village between rounds ---------------------------------------------------------------------------------------


def test_every_loss_lowers_the_merit() -> None:
    def worth(**more: Any) -> float:
        state = GAME.from_json(table(*(samurai(name) for name in ("Gorobei", "Kyuzo", "Daisuke")), **more).position())
        return merit(state)

    whole = worth(round=2)
    for loss in (
        {"farms": 5},
        {"barricades": 4},
        {"families": ["heal", "intruder"]},
        {"level": "hard", "barricades": 4, "farms": 6},
    ):
        assert 0 < worth(round=2, **loss) < whole < 1, loss


# --- rollouts ---------------------------------------------------------------------------------------------------------


def test_is_the_games_craft() -> None:
    assert knowledge_of("samurai_spirit") is KNOWLEDGE
    assert [level.name for level in LEVELS] == ["peasant", "ronin", "samurai", "daimyo", "shogun"]


def test_prospects_are_all_there_and_sorted() -> None:
    match = table(samurai("Gorobei", "M2-07"), *OTHERS)
    prospects = think(look(match, 0), SURE, stream(1), run_to_end)
    assert sorted(prospect.code for prospect in prospects) == sorted(match.legal(0))
    assert [prospect.value for prospect in prospects] == sorted((each.value for each in prospects), reverse=True)
    assert all(prospect.visits >= 8 and 0 <= prospect.value <= 1 for prospect in prospects)


def test_same_stream_same_thoughts() -> None:
    match = table(samurai("Gorobei", "M2-07"), *OTHERS)
    thoughts = [think(look(match, 0), SURE, stream(7), run_to_end) for _ in range(2)]
    assert thoughts[0] == thoughts[1]


def test_a_watch_cuts_the_thinking_short() -> None:
    match = table(samurai("Gorobei", "M2-07"), *OTHERS)
    long = Level("long", 100_000, 60.0, 0.0, 0.0)
    prospects = think(look(match, 0), long, stream(1), lambda done: False)
    assert sum(prospect.visits for prospect in prospects) < 10_000


def test_a_clock_stops_the_rollouts() -> None:
    match = table(samurai("Gorobei", "M2-07"), *OTHERS)
    rollouts = Rollouts(EXPERT, match.imagine(0, stream(1)), 0)
    rollouts.run(1_000_000, 0.0, stream(1))
    assert rollouts.simulations == 8 * len(match.legal(0))


def test_sees_that_passing_saves_the_last_farm() -> None:
    # The last raider is known, strong, and cannot be held; passing leaves it to Kyuzo, who can put it left.
    boards = (samurai("Gorobei", "M4-03 M3-06", "M1-02 M2-11 M3-08"), samurai("Kyuzo", left="M2-02 M4-06"))
    rest = {"farms": 1, "barricades": 0, "round": 1}
    match = table(*boards, samurai("Daisuke", "M4-02", passed=True, left="M1-03 M2-12 M1-07"), top="M4-11", **rest)
    assert answer(look(match, 0), SURE, stream(1), KNOWLEDGE) != "fight"


@pytest.mark.parametrize("options", [{"team": "2"}, {"team": "3"}])
def test_plays_alone(options: dict[str, str]) -> None:
    match, rng = Match("samurai_spirit", seats=1, options=options, seed=3), stream(3)
    quick = Level("quick", 16, 60.0, 0.02, 0.0)
    while match.to_act:
        match.submit(0, answer(look(match, 0), quick, rng, KNOWLEDGE))
    assert match.outcome is not None
