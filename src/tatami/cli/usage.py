"""Errors of the command line's parser, as one sentence in the language that was asked for."""

from __future__ import annotations

import difflib
import re
import sys
from importlib import import_module
from typing import Any

import typer
from rich.console import Console

from tatami.terminal.voice import Voice

_errors: Any = import_module(typer.BadParameter.__module__)
"""The module of the parser's errors: Click, or the copy of it in Typer, depending on the version of Typer."""
_no_arguments: Any = getattr(_errors, "NoArgsIsHelpError", ())
ParserError: type[Exception] = _errors.ClickException


def sentence(problem: Any, lang: str) -> str:
    """What is wrong with the line, and which help to read. `problem` is a ParserError.

    A command that needs a subcommand and got none answers with its help.
    """
    if isinstance(problem, _no_arguments):
        return str(problem.format_message())
    voice = Voice(lang, Console(stderr=True))
    context = getattr(problem, "ctx", None)
    command = "tatami" if context is None else context.command_path
    return f"{_what(problem, voice)} {voice.say('usage-help', command=command)}"


def _what(problem: Any, voice: Voice) -> str:
    message = str(problem.message)
    if isinstance(problem, _errors.NoSuchOption):
        near = sorted(problem.possibilities or ())
        return _near(voice.say("usage-no-option", given=problem.option_name), near, voice)
    if isinstance(problem, _errors.MissingParameter):
        return voice.say("usage-missing", what=_name(problem.param))
    if isinstance(problem, _errors.BadParameter) and problem.param is not None:
        return voice.say("usage-value", what=_name(problem.param), given=_given(problem.param))
    if isinstance(problem, _errors.BadOptionUsage) and "requires an argument" in message:
        return voice.say("usage-no-value", what=problem.option_name)
    # These two have no class of their own.
    if message.startswith("No such command"):
        known = list(problem.ctx.command.commands)
        given = next(iter(re.findall("'(.*?)'", message)), "")
        return _near(voice.say("usage-no-command", given=given), difflib.get_close_matches(given, known), voice)
    if "unexpected extra argument" in message:
        return voice.say("usage-extra", command=problem.ctx.command_path)
    return str(problem.format_message())


def _near(sentence: str, near: list[str], voice: Voice) -> str:
    return f"{sentence} {voice.say('usage-near', near=', '.join(near))}" if near else sentence


def _name(param: Any) -> str:
    """The name of an option, or of an argument as the help shows it."""
    option = [each for each in param.opts if each.startswith("--")]
    return option[0] if option else str(param.name).upper()


def _given(param: Any) -> str:
    """The value that was given for an option, as far as the command line shows it."""
    words = sys.argv[1:]
    for number, word in enumerate(words):
        option, equals, value = word.partition("=")
        if option in param.opts:
            return value if equals else " ".join(words[number + 1 : number + 2])
    return "…"
