"""`tatami new-game` and `tatami new-bot`: packages to begin with."""

from __future__ import annotations

import keyword
import re
import sys
from pathlib import Path
from typing import Annotated

import typer

from tatami.cli.common import CommandError, Lang, voice_in
from tatami.core.registry import game as find_game
from tatami.core.registry import known_games
from tatami.terminal.voice import Voice

SCAFFOLD = Path(__file__).parent / "scaffold"
MARK = re.compile(r"^=== (\S+)$", re.M)
"""The line before each file of a scaffold."""
RESERVED = {"tatami", "tests", "test"}


def new_game(
    name: str,
    title: str | None = None,
    folder: Annotated[Path | None, typer.Option()] = None,
    lang: Lang = "en",
) -> None:
    """A package with a small whole game and its tests, to be made into another game."""
    voice = voice_in(lang)
    _check_name(name, voice)
    if name in known_games():
        raise CommandError(voice.say("new-known", name=name))
    words = {"id": name, "Name": _class_name(name), "title": title or _title(name)}
    target = _written("game", folder or Path(name), words, voice)
    voice.tell(voice.say("new-game-made", folder=str(target)), "green")
    for line in ("pip install -e .", "python -m pytest", f"tatami play {name} --bots ronin"):
        voice.indented(line, 4)


def new_bot(
    name: str,
    game: str = "tenno",
    folder: Annotated[Path | None, typer.Option()] = None,
    lang: Lang = "en",
) -> None:
    """A bot as a program of its own with a test, to be made cleverer."""
    voice = voice_in(lang)
    _check_name(name, voice)
    meta = find_game(game).meta
    words = {"title": _title(name), "game": game, "seats": str(max(2, meta.min_seats))}
    target = _written("bot", folder or Path(name), words, voice)
    (target / "bot.py").chmod(0o755)
    voice.tell(voice.say("new-bot-made", folder=str(target)), "green")
    for line in ("python -m pytest", f"tatami arena {game} --bots exec:./bot.py,peasant --games 20"):
        voice.indented(line, 4)


def files(scaffold: str, words: dict[str, str]) -> dict[str, str]:
    """The files of a scaffold by their paths, with these words filled in."""
    text = (SCAFFOLD / f"{scaffold}.txt").read_text("utf-8")
    for key, value in words.items():
        text = text.replace(f"@{key}@", value)
    _, *parts = MARK.split(text)
    return {path: held.removeprefix("\n") for path, held in zip(parts[::2], parts[1::2], strict=True)}


def _written(scaffold: str, folder: Path, words: dict[str, str], voice: Voice) -> Path:
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise CommandError(voice.say("new-folder", folder=str(folder)))
    try:
        for path, text in files(scaffold, words).items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text, "utf-8")
    except OSError as problem:
        why = problem.strerror or str(problem)
        raise CommandError(voice.say("save-failed", file=str(folder), why=why)) from None
    return folder


def _check_name(name: str, voice: Voice) -> None:
    """A name becomes that of a Python package, so it must be one, and nobody else's."""
    taken = keyword.iskeyword(name) or name in RESERVED or name in sys.stdlib_module_names
    if taken or not re.fullmatch(r"[a-z][a-z0-9_]{1,39}", name):
        raise CommandError(voice.say("new-name", name=name))


def _class_name(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("_"))


def _title(name: str) -> str:
    return name.replace("_", " ").strip().capitalize()
