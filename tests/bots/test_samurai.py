"""What bots know of Samurai: races, what a caste is still worth, and what is worth keeping."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tatami.bots.levels import LEVELS, Level
from tatami.bots.look import look
from tatami.bots.samurai import FIRST_HANDS, KNOWLEDGE
from tatami.bots.samurai.expert import SamuraiExpert
from tatami.bots.samurai.races import odds
from tatami.bots.thinker import answer
from tatami.core.match import Match
from tatami.core.rng import stream
from tatami.core.state import CHANCE, buffer, floats
from tatami.games.samurai import GAME, stage
from tatami.games.samurai.rules import Samurai
from tests.games.samurai.tables import document, table

QUICK = Level("quick", 80, 60.0, 0.0, 0.0)


def position(seats: int = 2, **more: object) -> Samurai:
    return GAME.from_json(document(seats, **more))  # type: ignore[arg-type]


def plan(match: Match, seat: int) -> list[str]:
    """What a taught bot plays until the turn is over."""
    codes: list[str] = []
    while match.to_act == [seat] and (not codes or codes[-1] != "end"):
        codes.append(answer(look(match, seat), QUICK, stream(1, len(codes)), KNOWLEDGE))
        match.submit(seat, codes[-1])
    return codes


def promise(state: Samurai) -> list[float]:
    out = floats(state.seats)
    SamuraiExpert().judge(state.clone(), out)
    return [out[seat] for seat in range(state.seats)]


def weights(state: Samurai, seat: int) -> list[float]:
    expert = SamuraiExpert()
    expert.study(state, seat)
    return [expert.races.weight[caste] for caste in range(3)]


def decisions(seats: int) -> Iterator[tuple[Samurai, int, list[int]]]:
    """Every decision of a random game from the first turn on."""
    rng, state = stream(seats, "samurai"), GAME.new(seats, GAME.meta.settle(seats, {}))
    while state.to_act():
        seat = state.to_act()[0]
        if seat == CHANCE:
            outcomes = state.chance()
            state.apply(CHANCE, outcomes[rng.below(len(outcomes))][0])
            continue
        legal = state.legal(seat)
        if state.stage >= stage.TURN:
            yield state, seat, legal
        state.apply(seat, legal[rng.below(len(legal))])


# --- decisions --------------------------------------------------------------------------------------------------------


def test_takes_the_figure_that_wins_the_game() -> None:
    match = table(
        2,
        figures={"k18": ["castle"]},
        tiles={"l17": (1, "samurai-1")},
        captured=[[3, 3, 0], [3, 0, 3]],
        hand=[
            ["castle-2", "buddha-4", "rice-4", "samurai-1", "samurai-2"],
            ["castle-4", "buddha-2", "buddha-3", "rice-2", "rice-3"],
        ],
    )
    assert plan(match, 0)[:2] in (["castle-2", "k17"], ["samurai-2", "k17"])
    assert match.outcome is not None
    assert match.outcome.returns == (1.0, 0.0)


def test_blocks_the_figure_that_would_lose_the_game() -> None:
    match = table(
        2,
        figures={"k18": ["castle"]},
        tiles={"l17": (1, "samurai-3")},
        captured=[[3, 0, 3], [3, 3, 0]],
        hand=[
            ["castle-4", "buddha-2", "buddha-3", "rice-2", "samurai-1"],
            ["castle-2", "buddha-2", "buddha-3", "rice-2", "rice-3"],
        ],
    )
    assert plan(match, 0)[:2] == ["castle-4", "k17"]


def test_keeps_the_exchange_while_there_is_nothing_to_gain() -> None:
    match = table(
        2,
        hand=[
            ["castle-4", "buddha-4", "rice-4", "samurai-3", "exchange"],
            ["castle-2", "buddha-2", "buddha-3", "rice-2", "rice-3"],
        ],
    )
    codes = plan(match, 0)
    assert "exchange" not in codes
    assert codes[-1] == "end"


# --- what it goes by --------------------------------------------------------------------------------------------------


def test_a_lead_counts_and_so_does_being_next_where_one_hex_is_open() -> None:
    assert odds(2, 3, 0, False) > odds(0, 3, 0, False) > odds(-2, 3, 0, False)
    assert odds(0, 1, 0, True) > 0.7 > 0.3 > odds(0, 1, 0, False)
    assert (odds(1, 0, 0, False), odds(0, 0, 0, True)) == (1.0, 0.0)


def test_strong_tiles_in_reserve_count() -> None:
    assert odds(0, 3, 6, False) > odds(0, 3, 0, False)


def test_figures_of_a_decided_caste_are_worth_little() -> None:
    castles, buddhas, rice = weights(position(captured=[[4, 1, 1], [0, 1, 1]]), 0)
    assert castles < buddhas / 2
    assert castles < rice / 2


def test_two_castes_in_hand_win() -> None:
    ahead, behind = promise(position(captured=[[4, 4, 0], [0, 0, 3]]))
    assert ahead > 0.95
    assert ahead + behind == pytest.approx(1)


def test_three_players_with_a_caste_each_are_compared_by_their_other_figures() -> None:
    first, second, third = promise(position(3, captured=[[5, 2, 2], [0, 5, 0], [0, 0, 5]]))
    assert first > second
    assert first > third
    assert second == pytest.approx(third, abs=0.1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_opinions_are_sound_in_every_position(seats: int) -> None:
    expert, legal, out = SamuraiExpert(), buffer(128), floats(128)
    for state, seat, actions in decisions(seats):
        count = state.legal_into(seat, legal)
        assert expert.prefer(state, seat, legal, count, out)
        assert sum(out[index] for index in range(count)) == pytest.approx(1)
        assert 0 <= expert.choose(state, seat, legal, count, stream(1)) < len(actions)
        promised = promise(state)
        assert sum(promised) == pytest.approx(1)
        assert min(promised) >= 0


# --- before the first turn, and the levels ----------------------------------------------------------------------------


def test_chooses_a_first_hand_from_the_list() -> None:
    for seed in range(8):
        match = Match("samurai", seats=2, options={"first": "1"}, seed=seed)
        for number in range(5):
            match.submit(0, answer(look(match, 0), QUICK, stream(seed, number), KNOWLEDGE))
        assert look(match, 0).view.hand in FIRST_HANDS  # type: ignore[attr-defined]


def test_goes_on_from_a_hand_that_is_not_on_the_list() -> None:
    match = Match("samurai", seats=2, options={"first": "1"}, seed=1)
    match.submit(0, "castle-2")
    assert answer(look(match, 0), QUICK, stream(1), KNOWLEDGE) in match.legal(0)


def test_has_the_five_levels() -> None:
    assert [level.name for level in KNOWLEDGE.levels] == [level.name for level in LEVELS]
