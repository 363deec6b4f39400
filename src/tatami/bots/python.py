"""Bots in Python: `module:name`, a function of a look and a random stream, or a class whose instances are called so.

A class is made anew for each seat and game, so that its instances may remember.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable
from typing import Any

from tatami.bots.look import Look
from tatami.core.errors import BadSetup, Forfeit
from tatami.core.rng import Rng


def python_bot(name: str) -> Callable[[Look, Rng], str]:
    """The bot behind `module:name`; BadSetup if there is none. The folder one works in is searched too."""
    module, _, attribute = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        found: Any = importlib.import_module(module)
        for part in attribute.split("."):
            found = getattr(found, part)
        choose = found() if isinstance(found, type) else found
    except Exception as problem:
        raise BadSetup("bot-python", name=name, why=f"{type(problem).__name__}: {problem}") from None
    if not callable(choose):
        raise BadSetup("bot-python", name=name, why=f"{type(choose).__name__} is not callable")

    def checked(look: Look, rng: Rng) -> str:
        try:
            code = choose(look, rng)
        except Exception as problem:
            raise Forfeit("forfeit-failed", why=f"{type(problem).__name__}: {problem}") from problem
        if code not in look.legal:
            raise Forfeit("forfeit-illegal", given=str(code)[:40])
        return str(code)

    return checked
