"""The catalogue of actions."""

from __future__ import annotations

from tatami.core.errors import BadCode
from tatami.core.game import AnyGame
from tatami.testing.laws.law import Breaches


def round_trip(game: AnyGame) -> Breaches:
    """Every code stands for one action, and nothing else is taken for a code."""
    codes = [game.encode(action) for action in range(len(game.codes))]
    if len(set(codes)) != len(codes):
        yield "two actions share a code"
    for action, code in enumerate(codes):
        if game.decode(code) != action:
            yield f"{code} does not come back as {action}"
        if set(code) & set(" |:"):
            yield f"{code} cannot stand in a record's line"
    for nonsense in ("", "no such code", codes[0] + "?"):
        try:
            game.decode(nonsense)
        except BadCode:
            continue
        yield f"{nonsense!r} was taken for a code"
