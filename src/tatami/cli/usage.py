"""A command line that cannot be meant, told in one sentence and in the language that was asked for."""

from __future__ import annotations

import difflib
import re
import sys
from typing import Any

from rich.console import Console

from tatami.terminal.voice import Voice


def told(problem: Any, lang: str) -> str:
    """What is wrong with the line, and where to read what there is. `problem` is an error of Typer's parser.

    Its errors are told apart by their names: some versions of Typer take them from Click, others have their own.
    """
    voice = Voice(lang, Console(stderr=True))
    command = "tatami" if problem.ctx is None else problem.ctx.command_path
    return f"{_sentence(problem, voice)} {voice.say('usage-help', command=command)}"


def _sentence(problem: Any, voice: Voice) -> str:
    kinds = {kind.__name__ for kind in type(problem).__mro__}
    message = str(problem.message)
    if "NoSuchOption" in kinds:
        near = sorted(problem.possibilities or ())
        return _near(voice.say("usage-no-option", given=problem.option_name), near, voice)
    if "MissingParameter" in kinds:
        return voice.say("usage-missing", what=_name(problem.param))
    if "BadParameter" in kinds and problem.param is not None:
        return voice.say("usage-value", what=_name(problem.param), given=_given(problem.param))
    if "BadOptionUsage" in kinds and "requires an argument" in message:
        return voice.say("usage-no-value", what=problem.option_name)
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
    """An option as it is written, an argument as the help calls it."""
    option = [each for each in param.opts if each.startswith("--")]
    return option[0] if option else str(param.name).upper()


def _given(param: Any) -> str:
    """What stood on the line for an option, as far as it can be found there."""
    words = sys.argv[1:]
    for number, word in enumerate(words):
        option, equals, value = word.partition("=")
        if option in param.opts:
            return value if equals else " ".join(words[number + 1 : number + 2])
    return "…"
