"""Shared by all commands: common options, reading and writing files, and the error for bad input."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from tatami.core.files import write_atomically
from tatami.core.record import Record
from tatami.core.words import LANGUAGES
from tatami.terminal.voice import Voice

Lang = Annotated[str, typer.Option("--lang", envvar="TATAMI_LANG")]
AsJson = Annotated[bool, typer.Option("--json")]
TableOptions = Annotated[list[str] | None, typer.Option("--option")]


LONGEST_NAME = 20


class CommandError(Exception):
    """Bad input to a command; `main` prints the sentence and exits with 2."""


def voice_in(lang: str) -> Voice:
    """The terminal's voice in a language; CommandError if there is no such language."""
    console = Console(highlight=False)
    if lang not in LANGUAGES:
        raise CommandError(Voice("en", console).say("language", lang=lang, known=", ".join(LANGUAGES)))
    return Voice(lang, console)


def player_names(given: str, seats: int, voice: Voice) -> tuple[str, ...]:
    """The given names, comma-separated, and default names for the other seats."""
    called = ["".join(letter for letter in name if letter.isprintable()).strip() for name in given.split(",")]
    called = called if given else []
    wrong = len(called) > seats or any(len(name) > LONGEST_NAME for name in called)
    if wrong or len(set(filter(None, called))) < len(list(filter(None, called))):
        raise CommandError(voice.say("names-wrong", seats=seats, longest=LONGEST_NAME))
    called += [""] * (seats - len(called))
    return tuple(name or _default_name(seat + 1, voice) for seat, name in enumerate(called))


def _default_name(number: int, voice: Voice) -> str:
    """A name for a player without one; a game may have more seats than the catalogue has names."""
    name = f"name-{number}"
    return voice.say(name) if voice.has(name) else voice.say("player", number=number)


def table_options(given: list[str] | None, voice: Voice) -> dict[str, object]:
    """Parse NAME=VALUE words into the options of a table."""
    chosen: dict[str, object] = {}
    for item in given or []:
        name, equals, value = item.partition("=")
        if not equals:
            raise CommandError(voice.say("option-form", given=item))
        chosen[name] = value
    return chosen


def read_record(path: Path, voice: Voice) -> Record:
    """The record in a file, in either form."""
    try:
        return Record.load(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as problem:
        why = getattr(problem, "strerror", None) or str(problem)
        raise CommandError(voice.say("file-missing", file=str(path), why=why)) from None


def write_file(path: Path, text: str, voice: Voice) -> None:
    """Write a file atomically; CommandError if that fails."""
    try:
        write_atomically(path, text)
    except OSError as problem:
        raise CommandError(voice.say("save-failed", file=str(path), why=problem.strerror or str(problem))) from None
