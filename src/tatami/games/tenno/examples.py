"""Examples for the rules of Tenno: the ninja's attack, the monk's help, and the geisha."""

from __future__ import annotations

from typing import Any

from tatami.core.example import Example
from tatami.games.tenno.data import FACES


def courts(*tables: str, turn: int = 0) -> dict[str, Any]:
    """A position in which nobody has lost a card yet: what lies at a, b and c of each; the rest is in the hand."""
    laid = [table.split() for table in tables]
    return {
        "game": "tenno",
        "seats": len(laid),
        "turn": turn,
        "table": laid,
        "hand": [[face for face in FACES if face not in table] for table in laid],
        "prison": [[[] for _ in laid] for _ in laid],
    }


EXAMPLES = (
    Example(
        "ninja",
        courts("1 4 9", "3 7 2"),
        before=((0, ("b>2b",)),),
        moves=((1, ("plain",)),),
        tells=("captured",),
    ),
    Example(
        "monk",
        courts("7 5 2", "1 8 3", turn=1),
        before=((1, ("b>1a",)),),
        moves=((0, ("monk",)),),
        tells=("supported", "repelled"),
    ),
    Example(
        "geisha",
        courts("X 6 2", "3 10 1"),
        before=((0, ("a>2b",)),),
        moves=((1, ("plain",)),),
        tells=("captured", "departed"),
    ),
)
