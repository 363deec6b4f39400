"""Going back by consent: nothing that has come to light stays as it was."""

from __future__ import annotations

import pytest

import tatami
from tatami.core.match import Match
from tatami.core.rng import stream


@pytest.mark.parametrize("game", tatami.known_games())
def test_after_a_rewind_everybody_decides_anew_who_decided_at_the_same_time(game: str) -> None:
    """Wherever a rewind leads, the era that it leads to has no move left in it."""
    seats = max(2, tatami.game(game).meta.min_seats)
    rewinds = 0
    for seed in range(3):
        match, rng = Match(game, seats=seats, seed=seed), stream(seed, "rewind")
        while match.outcome is None:
            seat = match.to_act[rng.below(len(match.to_act))]
            legal = match.legal(seat)
            match.submit(seat, legal[rng.below(len(legal))])
            if rng.below(4) == 0:
                target = match.rewind_target(seat)
                if target is None:
                    continue
                twin = match.clone()
                twin.rewind(target)
                assert target < len(match)
                assert len(twin) >= target
                assert twin.era < match.era
                assert not any(twin.may_undo(each) for each in range(seats)), "a part of a decision was left standing"
                rewinds += 1
    assert rewinds > 10


def tenno(*moves: tuple[int, str]) -> Match:
    match = Match("tenno", seats=2, options={"first": "1"}, seed=1)
    for seat, code in moves:
        match.submit(seat, code)
    return match


def test_a_card_of_tenno_that_has_been_seen_is_laid_anew() -> None:
    match = tenno((0, "set-123"), (1, "set-213"), (0, "c>2a"))
    assert match.rewind_target(0) == 0, "both cards of the fight lay there from the beginning"
    # A card from the hand fills the gap; it was laid later, and only what was laid then is laid anew.
    match = tenno((0, "set-123"), (1, "set-213"), (0, "c>2a"))
    while match.to_act != [1] or match.view(1).stage != "strike":
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.submit(seat, next((code for code in ("plain", "keep", "trust", "fill-9") if code in legal), legal[0]))
    gap = next(n for n, (_, code) in enumerate(match.record().moves) if code.startswith("fill"))
    filled = next(seat for seat, code in match.record().moves if code.startswith("fill"))
    assert filled == 1
    match.submit(1, "a>1a")
    target = match.rewind_target(1)
    assert target is not None
    assert target <= 1, "the peasant it met was arranged at the start"
    assert gap > 1
