"""Thoughts that travel: what a bot is asked, and what it found, on the way between processes and machines."""

from __future__ import annotations

from typing import Any

import msgspec

from tatami.bots.judge import HINTED, Estimate
from tatami.core.registry import game as find_game
from tatami.server.live.queue import Urgency
from tatami.server.live.thinkers import Question


class Asked(msgspec.Struct, frozen=True):
    """A question under a key of whoever asks, with a position that the bot's seat imagines."""

    key: int
    whose: str
    urgency: int
    game: str
    seat: int
    position: Any
    legal: list[str]
    level: str
    seed: str
    advice: bool
    searches: int = HINTED
    effort: int = 1
    insist: str | None = None
    steady: bool = False
    mark: str = ""


class Told(msgspec.Struct, frozen=True):
    """How far the thought is, or what came of it."""

    key: int
    share: float = 0.0
    done: bool = False
    code: str | None = None
    prospects: list[Estimate] | None = None


def ask(key: int, question: Question, whose: str, urgency: Urgency) -> bytes:
    """A question as it travels."""
    position = find_game(question.game).to_json(question.imagined)
    return msgspec.json.encode(
        Asked(
            key,
            whose,
            urgency,
            question.game,
            question.seat,
            position,
            question.legal,
            question.level,
            question.seed,
            question.advice,
            question.searches,
            question.effort,
            question.insist,
            question.steady,
            question.mark,
        )
    )


def asked(body: bytes) -> tuple[Asked, Question]:
    """A question as it came."""
    found = _asked(body)
    imagined = find_game(found.game).from_json(found.position)
    return found, Question(
        found.game,
        found.seat,
        imagined,
        found.legal,
        found.level,
        found.seed,
        found.advice,
        found.searches,
        found.effort,
        found.insist,
        found.steady,
        found.mark,
    )


def progress(key: int, share: float) -> bytes:
    """How far a thought is."""
    return msgspec.json.encode(Told(key, share))


def found(key: int, answer: Any) -> bytes:
    """What came of a thought."""
    if isinstance(answer, str):
        return msgspec.json.encode(Told(key, 1.0, True, code=answer))
    return msgspec.json.encode(Told(key, 1.0, True, prospects=answer))


_asked = msgspec.json.Decoder(Asked).decode
told = msgspec.json.Decoder(Told).decode
