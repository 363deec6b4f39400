"""What a seat of Samurai may know: the one place where its secrets are kept."""

from __future__ import annotations

from functools import cache

from tatami.games.samurai import bags, influence, placing, settlements, stage
from tatami.games.samurai.data import (
    CAPACITY,
    CASTE_NAMES,
    CASTES,
    FIRST_SETTLEMENT,
    GROUND,
    HEX_NAMES,
    KINDS,
    SETTLEMENT_NAMES,
    SETTLEMENTS_IN_PLAY,
    TILE_NAMES,
)
from tatami.games.samurai.rules import Samurai
from tatami.games.samurai.table import EMPTY, NONE
from tatami.games.samurai.view import Clan, Figure, Laid, SamuraiView, Settlement
from tatami.kit.greatest import SHARED, greatest

SETTLEMENT_KINDS = ("", "village", "city", "edo")
SITES = [
    (HEX_NAMES[FIRST_SETTLEMENT + number], SETTLEMENT_KINDS[CAPACITY[number]], name, int(GROUND[number]))
    for number, name in enumerate(SETTLEMENT_NAMES)
]
"""What is always so of each settlement: hex, kind, name, and the land around it as a bit set."""
CASTES_IN = [tuple([caste for caste in range(CASTES) if bits >> caste & 1]) for bits in range(1 << CASTES)]
"""The castes of a bit set."""


def view(state: Samurai, seat: int | None) -> SamuraiView:
    """The position as `seat` sees it."""
    now = int(state.stage)
    mine = state.turn == seat and stage.underway(now)
    named = int(state.named) if mine else NONE
    seats = range(int(state.seats))
    return SamuraiView(
        game="samurai",
        seats=len(seats),
        seat=seat,
        stage=_stage(state, mine),
        first=None if now == stage.BEGIN else int(state.first),
        turn=int(state.turn) if stage.has_turn(now) else None,
        settlements=tuple([_settlement(state, number, seats) for number in range(SETTLEMENTS_IN_PLAY[state.seats])]),
        tiles=tuple([_laid(number, tile) for number, tile in enumerate(state.tiles) if tile != EMPTY]),
        clans=tuple([_clan(state, owner, seat) for owner in seats]),
        hand=() if seat is None else bags.names(state.hand[seat]),
        aside=tuple([int(number) for number in state.aside]),
        supply=tuple([int(settlements.supply(state, caste)) if now < stage.TURN else 0 for caste in range(CASTES)]),
        played=int(state.played),
        ordinary=bool(state.ordinary),
        taken=taken(state) if mine else None,
        source=source(state) if mine else None,
        source_caste=None if named == NONE else CASTE_NAMES[named % CASTES],
        leaders=_leaders(state) if all(_seen(state, owner, seat) for owner in seats) else None,
    )


@cache
def _laid(hex: int, tile: int) -> Laid:
    """A tile on a hex, made once."""
    return Laid(HEX_NAMES[hex], tile // KINDS, TILE_NAMES[tile % KINDS])


def _stage(state: Samurai, mine: bool) -> str:
    """The stage by name. How far a player has come with a decision is that player's business until it is made."""
    now = state.stage if mine else stage.opening(state.stage)
    if now == stage.SETTLE:
        return stage.CITIES if placing.cities_lack(state) else stage.VILLAGES
    return stage.NAMES[now]


def taken(state: Samurai) -> str | None:
    """The tile, or the figure of the supply, that was taken up."""
    if state.caste != NONE:
        return CASTE_NAMES[state.caste]
    return None if state.tile == NONE else TILE_NAMES[state.tile]


def source(state: Samurai) -> str | None:
    """The hex that a tile is moved from, or where the first figure of an exchange stands."""
    if state.named != NONE:
        return HEX_NAMES[FIRST_SETTLEMENT + state.named // CASTES]
    return None if state.lifted == NONE else HEX_NAMES[state.lifted]


def _settlement(state: Samurai, number: int, seats: range) -> Settlement:
    hex, kind, name, ground = SITES[number]
    return Settlement(
        hex,
        kind,
        name,
        tuple([_figure(state, number, caste, seats) for caste in CASTES_IN[state.figures[number]]]),
        (int(state.free) & ground).bit_count(),
    )


def _figure(state: Samurai, number: int, caste: int, seats: range) -> Figure:
    tally = influence.tally(state.tiles, number, caste)
    winner = int(influence.strongest(tally, len(seats)))
    return Figure(
        CASTE_NAMES[caste],
        tuple([int(influence.of_seat(tally, seat)) for seat in seats]),
        None if winner == NONE else winner,
    )


def _seen(state: Samurai, owner: int, seat: int | None) -> bool:
    # With two players captured figures stand in the open; otherwise behind screens until the end (R7.2).
    return bool(state.seats == 2 or owner == seat or state.stage == stage.OVER)


def _leaders(state: Samurai) -> tuple[int | None, ...]:
    """Who has captured the most of each caste."""
    seats = int(state.seats)
    found = [int(greatest(state.captured, caste * seats, seats)) for caste in range(CASTES)]
    return tuple([None if seat == SHARED else seat for seat in found])


def _clan(state: Samurai, owner: int, seat: int | None) -> Clan:
    # What is being chosen in the open window is its owner's business.
    hand = 0 if state.stage == stage.HANDS and owner != seat else int(bags.size(state.hand[owner]))
    return Clan(
        hand=hand,
        stack=int(bags.size(state.left[owner])) - hand,
        captured=captured(state, owner) if _seen(state, owner, seat) else None,
    )


def captured(state: Samurai, owner: int) -> tuple[int, ...]:
    """The castles, Buddhas and rice that a player has captured."""
    return tuple([int(state.captured[caste * state.seats + owner]) for caste in range(CASTES)])
