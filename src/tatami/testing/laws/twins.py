"""Matches that are copied, or sent to another process, in the middle of a game."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Sequence

from tatami.core.match import Match
from tatami.core.record import Record
from tatami.testing.laws.law import Breaches
from tatami.testing.laws.moments import SPECTATOR


def alike(record: Record, keys: Sequence[bytes]) -> Breaches:
    """Twins of a match know what it knows, end as it ends, and change nothing in it."""
    half = int(record.digest()[:8], 16) % (len(record.moves) + 1)
    match = Match.open(record)
    for seat, code in record.moves[:half]:
        match.follow(seat, code)
    known = _known(match)
    for kind, twin in (("pickled", pickle.loads(pickle.dumps(match))), ("copied", copy.deepcopy(match))):
        if _known(twin) != known:
            yield f"a match that was {kind} after {half} moves is another"
        for seat, code in record.moves[half:]:
            twin.follow(seat, code)
        if twin.key() != keys[-1] or twin.outcome != Match.resume(record).outcome:
            yield f"a match that was {kind} after {half} moves ends otherwise"
        if _known(match) != known:
            yield f"playing on in a match that was {kind} changes the first one"
            return


def _known(match: Match) -> list[object]:
    everybody = [*range(match.seats), SPECTATOR]
    return [
        match.key(),
        match.record(),
        match.to_act,
        match.era,
        [match.view(seat).to_json() for seat in everybody],
        [match.feed(seat) for seat in everybody],
        [(match.legal(seat), match.laid(seat)) for seat in range(match.seats)],
    ]
