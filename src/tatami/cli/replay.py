"""`tatami replay`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from tatami.cli.common import CommandError, Lang, player_names, read_record, voice_in
from tatami.core.registry import game as find_game
from tatami.terminal.replay import Replay


def replay(
    file: Path,
    from_seat: Annotated[int | None, typer.Option("--from-seat")] = None,
    run: Annotated[bool, typer.Option("--run")] = False,
    lang: Lang = "en",
) -> None:
    """Step through a record."""
    voice = voice_in(lang)
    record = read_record(file, voice)
    if from_seat is not None and not 1 <= from_seat <= record.seats:
        raise CommandError(voice.say("from-seat", seat=str(from_seat), most=record.seats))
    words = find_game(record.game).words(lang, record.names or player_names("", record.seats, voice))
    show = Replay(record, None if from_seat is None else from_seat - 1, words, voice)
    show.run(pause=not run and sys.stdin.isatty())
