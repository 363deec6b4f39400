"""Plans typed in several lines, in any order."""

from __future__ import annotations

from tatami.core.errors import IllegalMove
from tatami.core.match import Match


def lay(match: Match, seat: int, codes: list[str]) -> None:
    """Play the codes of a plan, or what continues it.

    If they do not fit after what was laid before, all of it is undone and submitted as one plan, because a game may put
    a whole plan in order (`Game.in_order`).
    """
    try:
        match.submit(seat, codes)
    except IllegalMove:
        if not _fits(match.clone(), seat, codes):
            raise
        _lay_anew(match, seat, codes)


def _fits(match: Match, seat: int, codes: list[str]) -> bool:
    try:
        _lay_anew(match, seat, codes)
    except IllegalMove:
        return False
    return True


def _lay_anew(match: Match, seat: int, codes: list[str]) -> None:
    laid = match.laid(seat)
    for _ in laid:
        match.undo(seat)
    match.submit(seat, laid + codes)
