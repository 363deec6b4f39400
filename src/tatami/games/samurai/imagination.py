"""What a seat may imagine of the others' hands (R7.1, R7.2). R numbers are those of RULES.md. Hot."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.core.rng import Rng
from tatami.games.samurai import bags, stage
from tatami.games.samurai.data import HAND, KINDS, UNIT
from tatami.games.samurai.table import NONE, SamuraiTable


def redraw(table: SamuraiTable, seat: i64, rng: Rng) -> None:
    """Redraw the others' hands from their tiles that nobody has seen.

    Captured figures were seen by all when they were taken, so they stay. What another player has taken up but not
    played is nobody else's business: it goes back where it was.
    """
    for owner in range(table.seats):
        if owner != seat:
            _redraw_hand(table, owner, rng)
    if table.turn != seat:
        _put_back(table)


def _redraw_hand(table: SamuraiTable, owner: i64, rng: Rng) -> None:
    number = bags.size(table.hand[owner])
    drawn = number
    if table.stage == stage.HANDS and number:
        # Chosen in ascending order: what is chosen so far are the lowest of some five.
        drawn = HAND
    rest = table.left[owner]
    hand: i64 = 0
    for _ in range(drawn):
        kind = bags.nth(rest, rng.below(bags.size(rest)))
        rest -= UNIT[kind]
        hand += UNIT[kind]
    kind = KINDS - 1
    while drawn > number:
        if bags.held(hand, kind):
            hand -= UNIT[kind]
            drawn -= 1
        else:
            kind -= 1
    table.hand[owner] = hand


def _put_back(table: SamuraiTable) -> None:
    table.stage = stage.opening(table.stage)
    table.tile = NONE
    table.caste = NONE
    table.lifted = NONE
    table.named = NONE
