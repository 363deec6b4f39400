"""The protocol between Tatami and a program that plays: JSON objects, one a line.

    Tatami                                                    the program
    {"type": "hello", "tatami": 1, "game": "tenno", ...}      {"type": "ready"}
    {"type": "decide", "id": 1, "legal": [...], ...}          {"type": "move", "id": 1, "code": "set-213"}
    ...
    {"type": "over", "reason": "prisoners", ...}

The transport is not decided here: a program's standard input and output (`process.py`), or any other pair of pipes.
docs/bots.md describes every field.
"""

from __future__ import annotations

import json
from typing import Any

from tatami.bots.look import Look
from tatami.core.errors import Forfeit
from tatami.core.events import Seen
from tatami.core.outcome import Outcome
from tatami.core.registry import game as find_game

VERSION = 1
LONGEST_LINE = 65_536
"""The longest line accepted from a program, in bytes."""
LONGEST_QUOTE = 60
"""Characters of a bad line that an error shows."""

Message = dict[str, Any]


def line(message: Message) -> bytes:
    """Encode a message."""
    return json.dumps(message, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


def hello(look: Look, seconds: float) -> Message:
    """The message that opens a game: the table and the seat."""
    meta = find_game(look.view.game).meta
    return {
        "type": "hello",
        "tatami": VERSION,
        "game": meta.id,
        "rules": meta.version,
        "seats": look.view.seats,
        "seat": look.seat,
        "options": dict(look.options),
        "seconds": seconds,
    }


def decide(look: Look, number: int, since: int) -> Message:
    """The message that asks for a decision: the view, the events since the last one, and the legal codes."""
    return {
        "type": "decide",
        "id": number,
        "view": json.loads(look.view.to_json()),
        "events": _told(look.feed[since:]),
        "legal": look.legal,
    }


def over(outcome: Outcome, feed: list[Seen]) -> Message:
    """The message that ends a game: the outcome, and the last events."""
    return {
        "type": "over",
        "reason": outcome.reason,
        "returns": list(outcome.returns),
        "events": _told(feed),
    }


def forfeit(fault: Forfeit) -> Message:
    """The message that a program gets when it has forfeited."""
    return {"type": "forfeit", "why": fault.code.removeprefix("forfeit-"), "sentence": fault.sentence()}


def _told(feed: list[Seen]) -> list[dict[str, object]]:
    return [seen.as_json() for seen in feed]


def read(text: bytes, kind: str) -> Message:
    """Decode one line of a program; Forfeit unless it is a message of this type."""
    if len(text) > LONGEST_LINE or not text.endswith(b"\n"):
        raise Forfeit("forfeit-garbled", wanted=kind, said=_quoted(text))
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        raise Forfeit("forfeit-garbled", wanted=kind, said=_quoted(text)) from None
    if not isinstance(message, dict) or message.get("type") != kind:
        raise Forfeit("forfeit-garbled", wanted=kind, said=_quoted(text))
    return message


def code(message: Message, number: int, legal: list[str]) -> str:
    """The code of a move; Forfeit unless it answers decision `number` and is legal."""
    given = message.get("code")
    if message.get("id") != number or not isinstance(given, str):
        raise Forfeit("forfeit-garbled", wanted=f"move, id {number}", said=_quoted(line(message)))
    if given not in legal:
        raise Forfeit("forfeit-illegal", given=given[:40])
    return given


def _quoted(text: bytes) -> str:
    """The beginning of a bad line, printable, so that the program's author recognises it."""
    said = text[: 4 * LONGEST_QUOTE].decode(errors="replace").strip()
    shown = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in said)
    return shown if len(shown) <= LONGEST_QUOTE else shown[:LONGEST_QUOTE] + "…"
