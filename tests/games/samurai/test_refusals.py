"""An action is legal exactly when no bar stands in its way."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tatami.core.rng import stream
from tatami.core.state import CHANCE
from tatami.games.samurai import GAME, bars, stage
from tatami.games.samurai.rules import Samurai

SETUPS: tuple[dict[str, str], ...] = ({}, {"setup": "random", "hands": "random"})


def decisions(seats: int, options: dict[str, str]) -> Iterator[tuple[Samurai, int]]:
    """Every decision of a random game."""
    rng, state = stream(seats, "bars"), GAME.new(seats, GAME.meta.settle(seats, options))
    while state.to_act():
        seat = state.to_act()[0]
        if seat == CHANCE:
            outcomes = state.chance()
            state.apply(CHANCE, outcomes[rng.below(len(outcomes))][0])
            continue
        yield state, seat
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize("options", SETUPS, ids=("drafted", "random"))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_offered_is_what_nothing_bars(seats: int, options: dict[str, str]) -> None:
    fine = bars.ROWS[bars.FINE].code
    seen = set()
    for state, seat in decisions(seats, options):
        seen.add(int(state.stage))
        free = [action for action in range(len(GAME.codes)) if state.why_not(seat, action).code == fine]
        assert free == state.legal(seat), stage.NAMES[state.stage]
    assert stage.TURN in seen
    assert stage.LAY in seen


def test_every_bar_but_none_has_a_sentence() -> None:
    for lang in ("en", "pl", "uk"):
        words = GAME.words(lang)
        facts = {"hex": "o14", "number": 2, "tile": "ronin", "caste": "rice", "seat": 0, "before": "rice", "at": "q13"}
        for bar, row in enumerate(bars.ROWS):
            if bar != bars.FINE:
                assert words.refusal(row.refusal(facts)).endswith(f"({row.rule})")
