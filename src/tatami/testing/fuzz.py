"""The fuzzer: random games under all laws, and a failing one shrunk to a short record."""

from __future__ import annotations

import itertools
import json
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tatami.core.game import AnyGame
from tatami.core.meta import Options
from tatami.core.record import Record
from tatami.core.registry import game as find_game
from tatami.core.registry import known
from tatami.testing.laws import CRASH, Violation, Walk, check_catalogue, check_record

Moves = list[tuple[int, int]]
Broken = tuple[Walk, Violation]
"""A game and the law that it breaks."""
THOROUGH = 0.06
"""The share of steps at which the slow laws are checked too; over many games every law meets every kind of step."""
TRIES = 400
"""How many smaller games the shrinker tries."""


@dataclass(frozen=True)
class Failure:
    """A broken law with the shortest game found that breaks it."""

    law: int
    seen: str
    record: Record

    def store(self, folder: Path) -> Path:
        """Write the record to a file named by the law and the game's digest."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{self.record.game}-law{self.law}-{self.record.digest()[:12]}.json"
        document = self.record.document() | {"law": self.law, "seen": self.seen}
        path.write_text(json.dumps(document, ensure_ascii=False, indent=1) + "\n", "utf-8")
        return path


def tables(game: AnyGame, seats: int | None = None) -> list[tuple[int, Options]]:
    """Every seat count with every combination of listed option values."""
    options = game.meta.options
    found: list[tuple[int, Options]] = []
    for count in range(game.meta.min_seats, game.meta.max_seats + 1):
        if seats is not None and count != seats:
            continue
        for values in itertools.product(*(option.values or (option.default, *option.samples) for option in options)):
            chosen = {option.id: value for option, value in zip(options, values, strict=True)}
            if all(option.check is None or option.check(chosen[option.id], count) is None for option in options):
                found.append((count, chosen))
    return found


def fuzz(
    id: str,
    games: int,
    seed: int | str,
    *,
    seats: int | None = None,
    first: int = 0,
    stride: int = 1,
    progress: Callable[[int], object] = lambda done: None,
) -> Failure | None:
    """Play games number `first`, `first + stride`, ... below `games`; the first failure, or None."""
    game = find_game(id)
    try:
        check_catalogue(game)
    except Violation as problem:
        return Failure(problem.law, str(problem), Walk(game, *tables(game, seats)[0], str(seed)).record())
    settings = tables(game, seats)
    for number in range(first, games, stride):
        count, options = settings[number % len(settings)]
        failure = attempt(game, count, options, f"{seed}/{number}")
        if failure is not None:
            return failure
        progress(number)
    return None


def attempt(game: AnyGame, seats: int, options: Options, seed: str) -> Failure | None:
    """One random game under all laws; a failure comes back shrunk."""
    walk = Walk(game, seats, options, seed, thorough=THOROUGH)
    problem = _run(walk)
    if problem is None:
        return None
    return shrink(game, seats, options, seed, walk, problem)


def check_laws(game: AnyGame, games: int = 20, seed: int | str = 1) -> None:
    """So many random games under all laws, over every kind of table; for the tests of a game's package.

    The package need not be installed.
    """
    check_catalogue(game)
    settings = tables(game)
    for number in range(games):
        count, options = settings[number % len(settings)]
        with known(game):
            failure = attempt(game, count, options, f"{seed}/{number}")
        assert failure is None, f"{failure.seen}\n{failure.record.line()}"


def _run(walk: Walk, steps: int | None = None) -> Violation | None:
    try:
        record = walk.run(steps)
        check_record(record, walk.keys)
    except Violation as problem:
        return problem
    except Exception as problem:  # A crash in rules or words is a finding like any other.
        frame = traceback.extract_tb(problem.__traceback__)[-1]
        return Violation(
            CRASH, f"{type(problem).__name__}: {problem} ({Path(frame.filename).name}, line {frame.lineno})"
        )
    return None


def shrink(game: AnyGame, seats: int, options: Options, seed: str, walk: Walk, problem: Violation) -> Failure:
    """Look for a shorter game that breaks a law, checking every law at every step."""

    def fails(moves: Moves) -> Broken | None:
        trial = Walk(game, seats, options, seed, moves, thorough=1.0)
        found = _run(trial, max(len(moves), 1))
        return None if found is None else (trial, found)

    best: Broken = (walk, problem)
    for smaller in itertools.islice(_smaller(walk, fails), TRIES):
        best = smaller
    return Failure(best[1].law, str(best[1]), best[0].record())


def _smaller(walk: Walk, fails: Callable[[Moves], Broken | None]) -> Iterator[Broken]:
    """Failing games, each shorter than the one before: first by cutting the end, then move by move."""
    best = walk.moves
    step = max(len(best) // 2, 1)
    while step:
        trial = fails(best[: len(best) - step])
        if trial is not None and len(trial[0].moves) < len(best):
            best = trial[0].moves
            yield trial
        else:
            step //= 2
    for number in reversed(range(len(best))):
        trial = fails(best[:number] + best[number + 1 :])
        if trial is not None and len(trial[0].moves) < len(best):
            best = trial[0].moves
            yield trial
