"""The result of a game of Tenno (R6.1 to R6.3). Hot."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.outcome import Outcome
from tatami.core.state import buffer
from tatami.games.tenno.data import CARDS, FULL_SET, STRENGTHS
from tatami.games.tenno.table import TennoTable


def _worths() -> vec[i64]:
    table = buffer(FULL_SET + 1)
    for cards in range(FULL_SET + 1):
        table[cards] = sum([STRENGTHS[card] for card in range(CARDS) if cards >> card & 1])
    return table


WORTHS: Final = _worths()


def worth(cards: i64) -> i64:
    """What the cards of a bit set add up to; the geisha counts nothing."""
    return WORTHS[cards]


def prison_sum(table: TennoTable, seat: i64) -> i64:
    """What the prisoners of `seat` add up to."""
    total: i64 = 0
    for owner in range(table.seats):
        total += worth(table.prison[seat * table.seats + owner])
    return total


def outcome(table: TennoTable) -> Outcome:
    """How a finished game ended: the fullest prison wins, among equals the strongest court."""
    sums = [int(prison_sum(table, seat)) for seat in range(table.seats)]
    rest = [int(worth(table.left(seat))) for seat in range(table.seats)]
    leaders = [seat for seat in range(len(sums)) if sums[seat] == max(sums)]
    reason = "prisoners"
    if len(leaders) > 1:
        most = max([rest[seat] for seat in leaders])
        leaders = [seat for seat in leaders if rest[seat] == most]
        reason = "court" if len(leaders) == 1 else "shared"
    share = 1.0 / len(leaders)
    returns = tuple([share if seat in leaders else 0.0 for seat in range(len(sums))])
    return Outcome(reason, returns, {"prison": tuple(sums), "court": tuple(rest)})


def returns_into(table: TennoTable, out: vec[float]) -> None:
    """The returns of `outcome`, for hot loops."""
    best: i64 = -1
    leaders: i64 = 0
    for seat in range(table.seats):
        score = _score(table, seat)
        if score > best:
            best = score
            leaders = 0
        if score == best:
            leaders += 1
    for seat in range(table.seats):
        out[seat] = 0.0
        if _score(table, seat) == best:
            out[seat] = 1.0 / float(leaders)


def _score(table: TennoTable, seat: i64) -> i64:
    """The prison decides, then the court: one number compares both."""
    return prison_sum(table, seat) * 256 + worth(table.left(seat))
