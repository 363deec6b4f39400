"""The tables that the adapters are tried on: every game, with few and many seats and the options that matter."""

from __future__ import annotations

TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("tenno", 2, {}),
    ("tenno", 4, {"memory": "head"}),
    ("tenno", 3, {"first": "2"}),
    ("seven_ronin", 2, {}),
    ("samurai", 2, {}),
    ("samurai", 4, {"setup": "random", "hands": "random"}),
    ("samurai_spirit", 1, {"team": "3"}),
    ("samurai_spirit", 3, {"level": "heroic"}),
]
