"""What Tatami and a bot written elsewhere say to each other: JSON objects, one a line.

    we                                                        the bot
    {"type": "hello", "tatami": 1, "game": "tenno", ...}      {"type": "ready"}
    {"type": "decide", "id": 1, "legal": [...], ...}          {"type": "move", "id": 1, "code": "set-213"}
    ...
    {"type": "over", "reason": "prisoners", ...}

The same lines go through a program's standard input and output (`process.py`) or any other pair of pipes; nothing here
knows which. docs/bots.md describes every field.
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
"""In bytes; no answer is as long."""
LONGEST_QUOTE = 60

Message = dict[str, Any]


def line(message: Message) -> bytes:
    """A message as it travels."""
    return json.dumps(message, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


def hello(look: Look, seconds: float) -> Message:
    """Which table the bot sits down at."""
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
    """A decision: what the seat sees, what it saw happen since it was last asked, and what it may do."""
    return {
        "type": "decide",
        "id": number,
        "view": json.loads(look.view.to_json()),
        "events": _told(look.feed[since:]),
        "legal": look.legal,
    }


def over(outcome: Outcome, feed: list[Seen]) -> Message:
    """How the game ended, and what the seat saw of the end."""
    return {
        "type": "over",
        "reason": outcome.reason,
        "returns": list(outcome.returns),
        "events": _told(feed),
    }


def forfeit(fault: Forfeit) -> Message:
    """Why the bot has lost on the spot."""
    return {"type": "forfeit", "why": fault.code.removeprefix("forfeit-"), "sentence": fault.sentence()}


def _told(feed: list[Seen]) -> list[dict[str, object]]:
    return [seen.as_json() for seen in feed]


def read(text: bytes, kind: str) -> Message:
    """One line of the bot, which must be a message of this type."""
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
    """The code of a move, which must answer this decision and be legal."""
    given = message.get("code")
    if message.get("id") != number or not isinstance(given, str):
        raise Forfeit("forfeit-garbled", wanted=f"move, id {number}", said=_quoted(line(message)))
    if given not in legal:
        raise Forfeit("forfeit-illegal", given=given[:40])
    return given


def _quoted(text: bytes) -> str:
    """The beginning of what a bot said, as far as it can be shown: its author has to recognise it."""
    said = text[: 4 * LONGEST_QUOTE].decode(errors="replace").strip()
    shown = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in said)
    return shown if len(shown) <= LONGEST_QUOTE else shown[:LONGEST_QUOTE] + "…"
