"""The JSON Schema of records, for programs that read or write them.

It says what the form of a record is. Whether its moves are legal and its digest is right, only the rules can say:
`tatami.replay`.
"""

from __future__ import annotations

from typing import Any

from tatami.core.record import FORMAT, LONGEST_NAME
from tatami.core.registry import known_games

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema() -> dict[str, Any]:
    """The schema of a record as JSON values."""
    names = {"type": "array", "items": {"type": "string", "maxLength": LONGEST_NAME}}
    digest = {"type": "string", "pattern": "^[0-9a-f]{64}$"}
    return {
        "$schema": DIALECT,
        "title": "A record of a Tatami match",
        "type": "object",
        "required": ["tatami", "game", "rules", "seats", "options", "moves"],
        "properties": {
            "tatami": {"const": FORMAT, "description": "The version of this form."},
            "game": {"type": "string", "examples": known_games(), "description": "The id of the game."},
            "rules": {"type": "string", "description": "The version of its rules."},
            "seats": {"type": "integer", "minimum": 1},
            "options": {"type": "object", "additionalProperties": {"type": "string"}},
            "names": {**names, "description": "The players' names, by seat."},
            "bots": {**names, "description": "The bot at each seat; empty for a person."},
            "seed": {"type": "string", "description": "From which chance is drawn; empty if it is not known."},
            "commitment": {"anyOf": [digest, {"const": ""}], "description": "The hash that was shown at the start."},
            "moves": {
                "type": "array",
                "description": "Player, counted from 1 (* is chance), a colon, and the code of what was done.",
                "items": {"type": "string", "pattern": r"^(\*|[1-9][0-9]*):\S+$"},
            },
            "result": {
                "type": "object",
                "description": "How it ended; empty while it goes on. Winners count from 0.",
                "properties": {
                    "reason": {"type": "string"},
                    "winners": {"type": "array", "items": {"type": "integer", "minimum": 0}},
                    "returns": {"type": "array", "items": {"type": "number", "minimum": 0, "maximum": 1}},
                },
            },
            "digest": {**digest, "description": "SHA-256 of set-up and moves."},
        },
    }
