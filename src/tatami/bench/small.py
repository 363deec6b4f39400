"""Endings so small that they can be solved: the yardsticks of our search.

`tenno` is a last turn or two of Tenno for two. The first player has one card in hand, the second none, so the game ends
with the second card that anybody loses at the latest. Each has the same three cards on the table, in an order that
only its owner knows.

`seven_ronin` is the last round of 7 Ronin. Both Fields and the Granary are held beyond hope, which counts four areas;
one ninja is left to take the fifth, and only Kabe is left to guess where. Wherever he guesses right the Defender wins,
so the Attacker wins six times out of seven.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any

TABLE = ("1", "7", "10")
HAND = "4"


def tenno(orders: int = 6) -> list[dict[str, Any]]:
    """All deals of the small Tenno, each equally likely; with fewer than 6 `orders` a player, smaller still."""
    ways = list(permutations(TABLE))[:orders]
    told = " ".join("-".join(way) for way in ways)
    known = [
        {"start": told, "left": [*sorted([*TABLE, HAND], key=int)], "log": []},
        {"start": told, "left": [*TABLE], "log": []},
    ]
    return [
        {"game": "tenno", "seats": 2, "turn": 0, "table": [[*one], [*two]], "hand": [[HAND], []], "known": known}
        for one in ways
        for two in ways
    ]


def seven_ronin() -> dict[str, Any]:
    """The small 7 Ronin."""
    return {
        "game": "seven_ronin",
        "round": 8,
        "stage": "plan",
        "reserve": 1,
        "supply": 0,
        "ninja": {"field2": 16, "field3": 16, "granary": 17},
        "ronin": {
            "kabe": "aside",
            **dict.fromkeys(("hayai", "musashi", "taiko", "tasuke", "yobu", "yumi"), "fallen"),
        },
        "threat": [1] * 8,
        "minimum": [1] * 8,
    }


SEVEN_RONIN_VALUE = 5 / 7
"""What the small 7 Ronin is worth to the Attacker where a win counts 1 and a loss -1."""
