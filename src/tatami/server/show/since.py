"""What happened at a table since somebody decided there last, in a few sentences."""

from __future__ import annotations

from tatami.core.match import replay
from tatami.core.record import Record
from tatami.core.words import GameWords
from tatami.server import wire
from tatami.server.show.updates import seen_by

MOST = 4
"""So many sentences are told, the last ones."""


def since(record: Record, seat: int, words: GameWords) -> wire.Since:
    """What a seat has seen since its last move; of what it may not know there is nothing to tell."""
    match = replay(record)
    moved = max((number for number, (who, _) in enumerate(record.moves, 1) if who == seat), default=0)
    seen = seen_by(match.events(moved), seat)
    told = [words.event(each) for each in seen[-MOST:]]
    return wire.Since(lines=[line for line in told if line], more=max(0, len(seen) - MOST))
