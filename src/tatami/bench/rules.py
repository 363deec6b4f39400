"""How fast the rules are: random games a second, compiled and uncompiled, in one run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from dataclasses import asdict, dataclass

from tatami.core.playout import playouts
from tatami.core.registry import game as find_game
from tatami.core.registry import known_games
from tatami.core.rng import stream
from tatami.version import compiled

ROUNDS = 5
"""Each figure is the best of so many rounds, by processor time: what the machine can do undisturbed."""


@dataclass(frozen=True)
class Speed:
    """Random games and steps a second for one game and seat count."""

    game: str
    seats: int
    playouts_per_s: float
    steps_per_s: float


@dataclass(frozen=True)
class Ratio:
    """The same games compiled and uncompiled."""

    game: str
    seats: int
    compiled_playouts_per_s: float
    compiled_steps_per_s: float
    pure_playouts_per_s: float
    pure_steps_per_s: float
    ratio: float


def measure(id: str, seats: int, seconds: float) -> Speed:
    """The best of some rounds of `seconds` each, in this process as it runs."""
    game = find_game(id)
    start = game.new(seats, game.meta.settle(seats, None))
    rng = stream(1, "bench", id, seats)
    batch, best = 16, Speed(id, seats, 0.0, 0.0)
    for _ in range(ROUNDS):
        played = steps = 0
        begin = now = time.process_time()
        while now - begin < seconds:
            steps += playouts(start, batch, rng)[0]
            played += batch
            now = time.process_time()
        if played / (now - begin) > best.playouts_per_s:
            best = Speed(id, seats, played / (now - begin), steps / (now - begin))
        batch = max(batch, int(played / 16))
    return best


def tables(id: str | None) -> list[tuple[str, int]]:
    """Every game and seat count to measure."""
    chosen = known_games() if id is None else [find_game(id).meta.id]
    return [
        (name, seats)
        for name in chosen
        for seats in range(find_game(name).meta.min_seats, find_game(name).meta.max_seats + 1)
    ]


def rules(id: str | None = None, seconds: float = 0.3) -> list[Ratio]:
    """Both ways of running every table. Uncompiled runs in a process of its own, turn by turn with this one."""
    found: list[Ratio] = []
    for name, seats in tables(id):
        pure = _pure(name, seats, seconds)
        fast = measure(name, seats, seconds)
        found.append(
            Ratio(
                name,
                seats,
                fast.playouts_per_s,
                fast.steps_per_s,
                pure.playouts_per_s,
                pure.steps_per_s,
                fast.steps_per_s / pure.steps_per_s,
            )
        )
    return found


def _pure(id: str, seats: int, seconds: float) -> Speed:
    command = [sys.executable, "-m", "tatami.bench.rules", id, str(seats), str(seconds)]
    done = subprocess.run(
        command, env={**os.environ, "TATAMI_PURE": "1"}, check=True, stdout=subprocess.PIPE, text=True
    )
    return Speed(**json.loads(done.stdout))


if __name__ == "__main__":
    if compiled():
        sys.exit("run this with TATAMI_PURE=1")
    print(json.dumps(asdict(measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))))
