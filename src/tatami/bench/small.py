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


def tenno_orders(card: str, hand: tuple[str, str], gone: tuple[str, str]) -> dict[str, Any]:
    """A last turn of Tenno that perfect play has to mix.

    Each player has one card on the table that both know, and lays the same two cards from the hand in secret, in one
    order or the other; whoever then loses a card cannot fill the gap, and the game is over.
    """
    known = [{"start": "-".join((card, *gone)), "left": [card, *hand], "log": []} for _ in range(2)]
    return {
        "game": "tenno",
        "seats": 2,
        "stage": "refill",
        "turn": 0,
        "lost": 1,
        "table": [[card, None, None], [card, None, None]],
        "hand": [[*hand], [*hand]],
        "waiting": [0, 1],
        "gaps": ["1b", "1c", "2b", "2c"],
        "known": known,
    }


def mixing(game: str) -> dict[str, list[dict[str, Any]]]:
    """Endings of a game in which whoever never mixes is read, by name; each from equally likely starts."""
    if game == "tenno":
        return {
            "an order of two cards": [
                tenno_orders("8", ("5", "9"), ("1", "2")),
                tenno_orders("8", ("5", "10"), ("1", "2")),
                tenno_orders("6", ("5", "10"), ("1", "2")),
                tenno_orders("6", ("3", "10"), ("1", "2")),
            ]
        }
    return {"a last round of four ninja": [late_seven_ronin(4)]}


def late_seven_ronin(ninja: int) -> dict[str, Any]:
    """The last round of 7 Ronin with so many ninja for one more area, and only Kabe to guess where."""
    return {**seven_ronin(), "reserve": ninja, "ninja": {"field2": 16, "field3": 16, "granary": 18 - ninja}}


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
