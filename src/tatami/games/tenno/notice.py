"""What the others notice of a decision (R1.2, R4.1, R5.1, R5.3). Hot."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.games.tenno import actions


def as_seen(seat: i64, action: i64, observer: i64) -> i64:
    """The action of `seat` as `observer` notices it: those of one number look alike to it."""
    if seat == observer or seat < 0:
        return action
    if actions.SET <= action < actions.ATTACK:
        return actions.SET
    if actions.FILL <= action < actions.SWAP:
        return actions.FILL
    if actions.LAY <= action < actions.TRADE:
        return actions.LAY
    if actions.FEINT <= action < actions.LOOK:
        return action - actions.FEINT + actions.TRADE
    return action
