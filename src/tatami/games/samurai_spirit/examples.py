"""Examples for the rules of Samurai Spirit: a defence, a kiai, and one card too many."""

from __future__ import annotations

from typing import Any

from tatami.core.example import Example


def village(name: str, right: str, top: str, left: str = "") -> dict[str, Any]:
    """Three samurai, the reader's with these cards, and the next raider; two barricades have fallen already."""
    others = [{"samurai": other} for other in ("Daisuke", "Katsushiro")]
    return {
        "game": "samurai_spirit",
        "seats": 3,
        "boards": [{"samurai": name, "right": right.split(), "left": left.split()}, *others],
        "pile": {"top": [top]},
        "barricades": 3,
    }


EXAMPLES = (
    Example(
        "defend",
        village("Kanbei", "M2-07", "M3-09"),
        before=((0, ("fight",)),),
        moves=((0, ("defend",)),),
        tells=("defended",),
    ),
    Example(
        "kiai",
        village("Heihachi", "M4-03 M1-07", "M3-06", left="M2-07"),
        moves=((0, ("fight",)), (0, ("use",))),
        tells=("drew", "attacked", "kiai", "barricade-built", "shed"),
    ),
    Example(
        "over",
        village("Gorobei", "M4-06 M3-02 M1-02", "M4-13"),
        moves=((0, ("fight",)),),
        tells=("drew", "attacked", "overrun", "barricade-lost"),
    ),
)
