"""How near the compiled rules of Tenno come to hand-written C, and whether both play the very same games.

    python -m tatami.bench.c_twin           a small table
    python -m tatami.bench.c_twin --json    the same for machines

Both play random games from the same seed words. First a few games are compared decision by decision, with every legal
list and every result; then speed is measured, and the timed games must agree in their steps and their checksum.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import tatami
from tatami.core import playout
from tatami.core.rng import Rng
from tatami.core.state import CHANCE, NOBODY, State, buffer, pick

SOURCE = Path(__file__).with_name("tenno.c")
SEATS = (2, 4, 7)
SEED = (20170401, 31337, 4000000007)
REPEATS = 5
TRACED_GAMES = 50
TIMED_STEPS = 2_000_000
"""About as many steps in every repeat, whatever the seats: long enough to time, short enough to wait for."""
STEPS_PER_SEAT = 22


class DisagreementError(Exception):
    """The two implementations did not play the same games."""


@dataclass(frozen=True)
class Row:
    """One line of the table."""

    game: str
    seats: int
    compiled_playouts_per_s: int
    c_playouts_per_s: int
    ratio: float


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare the compiled rules of Tenno with hand-written C.")
    parser.add_argument("--json", action="store_true", help="print a JSON list instead of a table")
    as_json: bool = parser.parse_args().json

    if str(playout.__file__).endswith(".py"):
        return skip("The package runs uncompiled, so there is nothing to hold against C.", as_json)
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "tenno_c"
        try:
            compile_c(program)
        except OSError:
            return skip("There is no C compiler here, so the compiled rules are not held against C.", as_json)
        except subprocess.CalledProcessError as error:
            print(f"The C compiler refused {SOURCE.name}:\n{error.stderr}", file=sys.stderr)
            return 1
        try:
            for seats in range(2, 8):
                compare_traces(program, seats)
            rows = [measure(program, seats) for seats in SEATS]
        except DisagreementError as error:
            print(error, file=sys.stderr)
            return 1
    report(rows, as_json)
    return 0


def skip(sentence: str, as_json: bool) -> int:
    """Say why nothing was measured; not a failure."""
    print(sentence, file=sys.stderr if as_json else sys.stdout)
    if as_json:
        print("[]")
    return 0


def compile_c(program: Path) -> None:
    """With plain -O3, as mypyc compiles: nothing made for this one machine."""
    compiler = shlex.split(os.environ.get("CC") or "cc")
    command = [*compiler, "-O3", str(SOURCE), "-o", str(program)]
    subprocess.run(command, check=True, capture_output=True, text=True)


def run_c(program: Path, seats: int, games: int, *extra: str) -> list[str]:
    command = [str(program), str(seats), str(games), *map(str, SEED), *extra]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()


def start(seats: int) -> State:
    state: State = tatami.game("tenno").new(seats, {"first": "random", "memory": "aid"})
    return state


# --- the same games, decision by decision -----------------------------------------------------------------------------


def compare_traces(program: Path, seats: int) -> None:
    """The checksum alone would miss wrong prisons, and a wrong entry of a list that happens not to be picked."""
    theirs = run_c(program, seats, TRACED_GAMES, "trace")[:-1]
    ours = trace(seats, TRACED_GAMES)
    for number, (our, their) in enumerate(zip(ours, theirs, strict=False), 1):
        if our != their:
            raise DisagreementError(f"With {seats} seats trace line {number} is {our!r} here but {their!r} in C.")
    if len(ours) != len(theirs):
        raise DisagreementError(f"With {seats} seats the trace has {len(ours)} lines here but {len(theirs)} in C.")


def trace(seats: int, games: int) -> list[str]:
    """What `tenno_c ... trace` prints: the seat and its legal list with the choice marked, then the result."""
    root = start(seats)
    root.forget()
    rng = Rng(*SEED)
    weights = buffer(root.breadth())
    lines: list[str] = []
    for _ in range(games):
        state = root.clone()
        seat = int(state.actor())
        while seat != NOBODY:
            if seat == CHANCE:
                legal = [action for action, _ in state.chance()]
                chosen = int(pick(weights, state.chance_into(buffer(state.breadth()), weights), rng))
            else:
                legal = state.legal(seat)
                chosen = int(rng.below(len(legal)))
            marked = [f"{action}{'*' if index == chosen else ''}" for index, action in enumerate(legal)]
            lines.append(f"{seat}: {' '.join(marked)}")
            state.apply(seat, legal[chosen])
            seat = int(state.actor())
        lines.append(result_line(state))
    return lines


def result_line(state: State) -> str:
    outcome = state.outcome()
    if outcome is None:
        raise ValueError("the game is not over")
    sums = zip(outcome.figures["prison"], outcome.figures["court"], strict=True)
    marked = [f"{a}/{b}{'*' if seat in outcome.winners else ''}" for seat, (a, b) in enumerate(sums)]
    return f"over {' '.join(marked)}"


# --- speed ------------------------------------------------------------------------------------------------------------


def measure(program: Path, seats: int) -> Row:
    """Processor time, and the best of several runs each, in turns, so that a busy machine harms both alike."""
    games = TIMED_STEPS // (STEPS_PER_SEAT * seats)
    root = start(seats)
    ours = theirs = float("inf")
    for _ in range(REPEATS):
        answer = json.loads(run_c(program, seats, games)[-1])
        theirs = min(theirs, answer["seconds"])
        rng = Rng(*SEED)
        begun = time.process_time()
        steps, check = playout.playouts(root, games, rng)
        ours = min(ours, time.process_time() - begun)
        if (steps, check) != (answer["steps"], answer["check"]):
            raise DisagreementError(
                f"With {seats} seats {games} games took {steps} steps to checksum {check} here "
                f"but {answer['steps']} steps to checksum {answer['check']} in C."
            )
    return Row("tenno", seats, round(games / ours), round(games / theirs), round(theirs / ours, 4))


def report(rows: list[Row], as_json: bool) -> None:
    if as_json:
        print(json.dumps([vars(row) for row in rows]))
        return
    print(f"{'seats':>5}  {'compiled playouts/s':>19}  {'C playouts/s':>12}  {'ratio':>6}")
    for row in rows:
        print(
            f"{row.seats:>5}  {row.compiled_playouts_per_s:>19,}  {row.c_playouts_per_s:>12,}  {100 * row.ratio:>5.1f}%"
        )


if __name__ == "__main__":
    sys.exit(main())
