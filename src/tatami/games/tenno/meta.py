"""The front page of Tenno."""

from __future__ import annotations

from tatami.core.meta import Deal, Meta, Option, who_begins
from tatami.games.tenno.data import MAX_SEATS, MIN_SEATS


def longest(seats: int) -> int:
    """Every turn removes a card, and nobody survives losing more than the eight of the first hand and three.

    A turn asks at most for two attacks, two monks, four fillings and two more decisions.
    """
    return 1 + seats + (8 * seats + 1) * 10


META = Meta(
    id="tenno",
    version="1",
    min_seats=MIN_SEATS,
    max_seats=MAX_SEATS,
    options=(
        who_begins(MAX_SEATS),
        Option("memory", "aid", ("aid", "head")),
    ),
    utility="constant",
    reasons=("prisoners", "court", "shared"),
    longest=longest,
    deal=Deal(seats=3),
)
