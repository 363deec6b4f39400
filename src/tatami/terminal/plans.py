"""Plans typed piece by piece, in whatever order they come to mind."""

from __future__ import annotations

from tatami.core.errors import IllegalMove
from tatami.core.match import Match


def lay(match: Match, seat: int, codes: list[str]) -> None:
    """Play the codes; where the book does not care about their order, a plan may go on with an earlier part.

    What was laid of it is then taken up and laid anew as a whole, which the game puts in order.
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
