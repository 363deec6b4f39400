"""`tatami fuzz`."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from tatami.cli.common import CommandError, Lang, voice_in
from tatami.cli.workers import gather
from tatami.core.registry import game as find_game
from tatami.testing.fuzz import Failure
from tatami.testing.fuzz import fuzz as fuzz_games


def fuzz(
    game: str,
    games: Annotated[int, typer.Option(min=1)] = 1000,
    seed: str = "1",
    seats: int | None = None,
    workers: Annotated[int, typer.Option(min=1)] = os.cpu_count() or 1,
    folder: Path = Path("failures"),
    lang: Lang = "en",
) -> None:
    """Random games under all laws; exit code 1 and a stored record when one is broken."""
    voice = voice_in(lang)
    chosen = find_game(game)
    if seats is not None:
        chosen.meta.seats(seats)
    ours = not folder.exists()
    try:
        # Before the games, so that a failure can be stored.
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise CommandError(voice.say("save-failed", file=str(folder), why=problem.strerror or str(problem))) from None
    failure = _fuzz(game, games, seed, seats, workers)
    if failure is None:
        if ours:
            folder.rmdir()
        voice.tell(voice.say("fuzz-clean", games=games, title=chosen.words(lang).title()), "green")
        return
    voice.refuse(failure.seen)
    voice.tell(voice.say("fuzz-found", file=str(failure.store(folder))))
    raise typer.Exit(1)


def _fuzz(game: str, games: int, seed: str, seats: int | None, workers: int) -> Failure | None:
    """Play the games in small batches, so that progress shows and a failure stops the rest."""
    parts = max(1, min(games // 25, 400))
    jobs = [partial(fuzz_games, game, games, seed, seats=seats, first=part, stride=parts) for part in range(parts)]
    for failure in gather(game, jobs, workers):
        if failure is not None:
            return failure
    return None
