"""Eras, and undo within them."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.core.errors import UndoRefused
from tatami.core.match import Match
from tatami.core.record import Record
from tatami.core.state import CHANCE
from tatami.testing.laws.law import Breaches
from tatami.testing.laws.moments import Step


def handed_on(move: Step) -> Breaches:
    """Whoever owes a decision only now could be forestalled by an undo, unless the era has moved on."""
    state, after = move.here.state, move.here.state.to_act()
    handed = move.seat == CHANCE or not after or not set(after) <= set(move.owing)
    if handed and state.era() <= move.era:
        yield f"{move.here.game.encode(move.action)} hands on the decision within an era"
    if state.era() < move.era:
        yield "the era went back"


def undone(record: Record, keys: Sequence[bytes]) -> Breaches:
    """Every move of the record is taken back exactly if its era lasts."""
    match = Match.open(record)
    for seat, code in record.moves:
        if seat != CHANCE:
            yield from _undone(match, seat, code)
        match.follow(seat, code)


def _undone(match: Match, seat: int, code: str) -> Breaches:
    key, era, length = match.key(), match.era, len(match)
    trial = match.clone()
    trial.follow(seat, code)
    lasts = trial.era == era
    try:
        taken_back = trial.undo(seat)
    except UndoRefused:
        if lasts:
            yield f"undo of {code} was refused although its era lasts"
        return
    if taken_back != code:
        yield "undo took back another move"
    if not lasts:
        yield f"undo of {code} left its era"
    if trial.key() != key or len(trial) != length:
        yield f"undo of {code} does not restore the position"
