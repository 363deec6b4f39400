"""The battery: every game, every seat count, every option, under all laws."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import tatami
from tatami.core.meta import Options
from tatami.testing.fuzz import tables
from tatami.testing.laws import Walk, check_catalogue, check_record

TABLES = [(game, seats, options) for game in tatami.games() for seats, options in tables(tatami.game(game))]


def label(value: object) -> str:
    return "-".join(value.values()) if isinstance(value, dict) else str(value)


@pytest.mark.parametrize("game", tatami.games())
def test_catalogue(game: str) -> None:
    check_catalogue(tatami.game(game))


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=label)
def test_a_random_game_keeps_all_laws(game: str, seats: int, options: Options) -> None:
    walk = Walk(tatami.game(game), seats, options, "battery", thorough=0.3)
    record = walk.run()
    check_record(record, walk.keys)
    assert walk.state.outcome() is not None


@pytest.mark.parametrize("game", tatami.games())
def test_samples_are_not_always_the_truth(game: str) -> None:
    if not tatami.game(game).meta.secrets:
        pytest.skip("everybody knows all of this game's positions")
    found = 0
    for seats, options in tables(tatami.game(game))[:4]:
        walk = Walk(tatami.game(game), seats, options, "samples", thorough=1.0)
        walk.run(40)
        found += walk.redrawn
    assert found > 0


DIGESTS = """
import sys, tatami
from tatami.core.match import Match
from tatami.core.rng import stream
from tatami.version import compiled
for game in tatami.games():
    meta = tatami.game(game).meta
    for seats in range(meta.min_seats, meta.max_seats + 1):
        match, rng = Match(game, seats=seats, seed=seats), stream(seats, game)
        while match.to_act:
            seat = match.to_act[rng.below(len(match.to_act))]
            legal = match.legal(seat)
            match.submit(seat, legal[rng.below(len(legal))])
        imagined = match.imagine(0, rng).key()
        print(game, seats, match.record().digest(), match.outcome, hash(imagined))
print("compiled" if compiled() else "uncompiled", file=sys.stderr)
"""


def _digests(pure: bool) -> tuple[str, str]:
    env = {**os.environ, "PYTHONHASHSEED": "0"}
    env.pop("TATAMI_PURE", None)
    if pure:
        env["TATAMI_PURE"] = "1"
    done = subprocess.run([sys.executable, "-c", DIGESTS], env=env, check=True, capture_output=True, text=True)
    return done.stdout, done.stderr.strip()


def test_compiled_and_uncompiled_play_the_same_games() -> None:
    """Law 12."""
    here, _ = _digests(pure=False)
    there, how = _digests(pure=True)
    assert how == "uncompiled"
    assert here == there
    assert here.count("\n") >= 6
