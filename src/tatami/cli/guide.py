"""Translated `--help`: texts for every command and option, from text/*.ftl."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from typer import rich_utils

from tatami.bots.names import BOTS
from tatami.core.words import Words

TEXT = Path(__file__).parent / "text"
TITLES = {"ARGUMENTS_PANEL_TITLE": "arguments", "OPTIONS_PANEL_TITLE": "options", "COMMANDS_PANEL_TITLE": "commands"}
NOTES = {"DEFAULT_STRING": "default", "ENVVAR_STRING": "envvar", "REQUIRED_LONG_STRING": "required"}


def explain(command: Any, lang: str) -> Any:
    """Set the help texts of a Typer command and its subcommands, in place."""
    words = Words(lang, (TEXT,))
    for name, title in TITLES.items():
        setattr(rich_utils, name, words.say(f"title-{title}"))
    for name, note in NOTES.items():
        setattr(rich_utils, name, "[" + words.say(f"note-{note}", it="{}") + "]")
    for path, each in commands(command):
        each.help = words.say(command_id(path))
        for param in each.params:
            param.help = words.say(option_id(path, param.name, words), bots=", ".join(BOTS))
        _explain_help(each, words.say("option-help"))
    return command


def commands(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """A command and all its subcommands, each with its path."""
    yield path, command
    for name, below in getattr(command, "commands", {}).items():
        yield from commands(below, (*path, name))


def command_id(path: tuple[str, ...]) -> str:
    """The message id of a command."""
    return "-".join(("command", *path))


def option_id(path: tuple[str, ...], name: str, words: Words) -> str:
    """The message id of an option: of the command, else of its group, else the one that all commands share."""
    for length in range(len(path), -1, -1):
        own = "-".join(("option", *path[:length], *name.split("_")))
        if words.has(own):
            break
    return own


def _explain_help(command: Any, text: str) -> None:
    """Set the text of `--help` itself, an option that the parser adds."""
    made = command.get_help_option

    def get_help_option(context: Any) -> Any:
        option = made(context)
        if option is not None:
            option.help = text
        return option

    command.get_help_option = get_help_option
