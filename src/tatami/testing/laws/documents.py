"""Positions as documents: JSON, and what travels between processes."""

from __future__ import annotations

import json
import pickle
from typing import Any

from tatami.core.errors import BadPosition
from tatami.core.rng import Rng
from tatami.testing.laws.law import Breaches
from tatami.testing.laws.moments import Here

WRONG: tuple[Any, ...] = (None, -7, "nonsense", [], {}, 10**9, True)


def round_trip(here: Here) -> Breaches:
    """A position survives JSON and pickling; one with something wrong in it is refused in words."""
    key, text = here.state.key(), json.dumps(here.game.to_json(here.state))
    if here.game.from_json(json.loads(text)).key() != key:
        yield "a position does not survive JSON"
    if pickle.loads(pickle.dumps(here.state)).key() != key:
        yield "a position does not survive pickling: no bot could think about it"
    try:
        here.game.from_json(broken(json.loads(text), here.rng))
    except BadPosition as problem:
        if not all(problem.sentence(words.lang) for words in here.words):
            yield "a refusal has no sentence"
    except Exception as problem:
        yield f"a broken position raises {problem!r}"


def broken(document: dict[str, Any], rng: Rng) -> dict[str, Any]:
    """The document with one thing wrong somewhere in it."""
    spots: list[tuple[Any, Any]] = []

    def gather(node: Any) -> None:
        keys: list[Any] = list(node) if isinstance(node, dict) else list(range(len(node)))
        for key in keys:
            spots.append((node, key))
            if isinstance(node[key], (dict, list)):
                gather(node[key])

    gather(document)
    node, key = spots[rng.below(len(spots))]
    if rng.below(3) == 0:
        del node[key]
    else:
        wrong = WRONG[rng.below(len(WRONG))]
        node[key] = type(wrong)() if isinstance(wrong, (dict, list)) else wrong
    return document
