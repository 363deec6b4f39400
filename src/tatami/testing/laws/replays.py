"""Records, written and replayed."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.core.match import Match
from tatami.core.record import Record
from tatami.testing.laws.law import Breaches


def same(record: Record, keys: Sequence[bytes]) -> Breaches:
    """The record replays step by step, from either form in which it is written."""
    for text in (record.to_json(), record.line()):
        if Record.load(text).digest() != record.digest():
            yield "a record does not survive being written"
    match = Match.open(record)
    if match.key() != keys[0]:
        yield "a match does not start where the record does"
    for number, (seat, code) in enumerate(record.moves, 1):
        match.follow(seat, code)
        if match.key() != keys[number]:
            yield f"move {number} leads elsewhere on replay"
    if match.record().digest() != record.digest():
        yield "the replayed match has another record"
