"""What a seat of Koi-Koi may know: everything but the other hand and the pile."""

from __future__ import annotations

import msgspec

from koikoi import month, stage
from koikoi.data import cards
from koikoi.table import NONE, KoiKoiTable
from koikoi.yaku import yaku
from tatami.core.view import View


class Side(msgspec.Struct, frozen=True):
    """One player's side of the table."""

    points: int
    hand: int
    taken: tuple[int, ...]
    yaku: tuple[tuple[str, int], ...]
    """The combinations in the taken cards, each with its points."""
    koi: bool
    """Whether this player has called koi-koi this month."""
    worth: int
    """What the month would bring if this player stopped now, doublings included."""


class KoiKoiView(View, frozen=True, kw_only=True):
    """All that a seat of Koi-Koi may know."""

    month: int
    """From 0; the number of months when the game is over."""
    months: int
    dealer: int
    turn: int | None
    hand: tuple[int, ...]
    """The viewer's own hand; empty for a spectator."""
    field: tuple[int, ...]
    pending: int | None
    """The open card for which something is being chosen on the field."""
    pile: int
    sides: tuple[Side, ...]


def view(state: KoiKoiTable, seat: int | None) -> KoiKoiView:
    """The position as `seat` sees it."""
    dealing = state.stage == stage.DEAL
    return KoiKoiView(
        game="koikoi",
        seats=2,
        seat=seat,
        stage=stage.NAMES[state.stage],
        month=state.month,
        months=state.months,
        dealer=state.dealer,
        turn=None if state.stage in (stage.BEGIN, stage.DEAL, stage.OVER) else state.turn,
        hand=() if seat is None or dealing else tuple(cards(state.hand[seat])),
        field=() if dealing else tuple(cards(state.field)),
        pending=None if state.pending == NONE else state.pending,
        pile=48 if dealing else state.pile.bit_count(),
        sides=tuple(_side(state, owner) for owner in (0, 1)),
    )


def _side(state: KoiKoiTable, owner: int) -> Side:
    return Side(
        points=state.points[owner],
        hand=0 if state.stage == stage.DEAL else state.hand[owner].bit_count(),
        taken=tuple(cards(state.taken[owner])),
        yaku=tuple(yaku(state.taken[owner])),
        koi=state.best[owner] > 0,
        worth=0 if state.stage in (stage.DEAL, stage.OVER) else month.worth(state, owner),
    )
