"""The front page of Samurai."""

from __future__ import annotations

from tatami.core.meta import Deal, Meta, Option, who_begins
from tatami.games.samurai.data import CASTES, FIGURES, HAND, MAX_SEATS, MIN_SEATS, TILES


def longest(seats: int) -> int:
    """The most moves of a game.

    Who begins, the first hands, two parts a figure; then every tile is played in two parts (move and exchange in three)
    and drawn at most once, and no turn goes by without a tile.
    """
    setup = 1 + HAND * seats + 2 * CASTES * int(FIGURES[seats])
    return setup + seats * (2 * TILES + 2 + TILES + TILES - HAND)


META = Meta(
    id="samurai",
    version="1",
    min_seats=MIN_SEATS,
    max_seats=MAX_SEATS,
    options=(
        Option("setup", "drafted", ("drafted", "random")),
        Option("hands", "chosen", ("chosen", "random")),
        who_begins(MAX_SEATS),
    ),
    utility="constant",
    reasons=("leaders", "others", "total", "shared", "figures", "equals"),
    longest=longest,
    deal=Deal(seats=2, options={"setup": "random", "hands": "random"}),
)
