"""The two builds of the same sources: compiled and not."""

from __future__ import annotations

import os
import subprocess
import sys

from tatami.testing.laws.law import Breaches

GAMES = """
import tatami
from tatami.core.match import Match
from tatami.core.rng import stream

for game in tatami.known_games():
    meta = tatami.game(game).meta
    for seats in range(meta.min_seats, meta.max_seats + 1):
        match, rng = Match(game, seats=seats, seed=seats), stream(seats, game)
        while match.to_act:
            seat = match.to_act[rng.below(len(match.to_act))]
            legal = match.legal(seat)
            match.submit(seat, legal[rng.below(len(legal))])
        imagined = match.imagine(0, rng).key()
        print(game, seats, match.record().digest(), match.outcome, hash(imagined))
"""
"""A game of every kind and number of seats, a line each."""


def alike() -> Breaches:
    """Both builds play the same games and imagine the same positions."""
    for one, other in zip(played(pure=False), played(pure=True), strict=True):
        if one != other:
            yield f"{one} compiled, {other} uncompiled"


def played(pure: bool) -> list[str]:
    """What a process of that build plays."""
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    environment.pop("TATAMI_PURE", None)
    if pure:
        environment["TATAMI_PURE"] = "1"
    done = subprocess.run([sys.executable, "-c", GAMES], env=environment, check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout.splitlines()
