"""The battery: every game, every seat count, every option, under all laws."""

from __future__ import annotations

import pytest

import tatami
from tatami.core.meta import Options
from tatami.testing.fuzz import tables
from tatami.testing.laws import Walk, builds, check_builds, check_catalogue, check_record
from tests.redrawn import redrawn

TABLES = [(game, seats, options) for game in tatami.known_games() for seats, options in tables(tatami.game(game))]


def label(value: object) -> str:
    return "-".join(value.values()) if isinstance(value, dict) else str(value)


@pytest.mark.parametrize("game", tatami.known_games())
def test_catalogue(game: str) -> None:
    check_catalogue(tatami.game(game))


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=label)
def test_a_random_game_keeps_all_laws(game: str, seats: int, options: Options) -> None:
    walk = Walk(tatami.game(game), seats, options, "battery", thorough=0.3)
    record = walk.run()
    check_record(record, walk.keys)
    assert walk.state.outcome() is not None


@pytest.mark.parametrize("game", tatami.known_games())
def test_samples_are_not_always_the_truth(game: str) -> None:
    if not tatami.game(game).meta.secrets:
        pytest.skip("everybody knows all of this game's positions")
    assert any(redrawn(tatami.game(game), seats, options) for seats, options in tables(tatami.game(game))[:4])


def test_compiled_and_uncompiled_play_the_same_games() -> None:
    check_builds()
    assert len(builds.played(pure=True)) >= 6
