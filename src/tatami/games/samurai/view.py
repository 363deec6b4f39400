"""What a seat of Samurai may know: the one place where its secrets are kept."""

from __future__ import annotations

from functools import cache

import msgspec

from tatami.core.view import View
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
from tatami.games.samurai.state import (
    EMPTY,
    HANDS,
    LAY,
    NONE,
    ONE,
    OTHER,
    OVER,
    SCATTER,
    SETTLE,
    SPOT,
    STAGES,
    TURN,
    size,
)

SETTLEMENT_KINDS = ("", "village", "city", "edo")
SITES = [
    (HEX_NAMES[FIRST_SETTLEMENT + number], SETTLEMENT_KINDS[CAPACITY[number]], name, int(GROUND[number]))
    for number, name in enumerate(SETTLEMENT_NAMES)
]
"""What is always so of each settlement: hex, kind, name, and the land around it as a bit set."""
CASTES_IN = [tuple(caste for caste in range(CASTES) if bits >> caste & 1) for bits in range(1 << CASTES)]
"""The castes of a bit set."""


class Figure(msgspec.Struct, frozen=True):
    """A figure on the board, and what each player's tiles count for it so far."""

    caste: str
    influence: tuple[int, ...]


class Settlement(msgspec.Struct, frozen=True):
    """A settlement of the board."""

    hex: str
    kind: str
    name: str
    figures: tuple[Figure, ...]
    open: int
    """Land hexes beside it that are still empty; at none, its figures are taken when the turn ends."""


class Laid(msgspec.Struct, frozen=True):
    """A tile on the board."""

    hex: str
    owner: int
    tile: str


class Clan(msgspec.Struct, frozen=True):
    """One player's side of the table."""

    hand: int
    stack: int
    captured: tuple[int, ...] | None
    """Captured castles, Buddhas and rice; None behind another's screen."""


class SamuraiView(View, frozen=True, kw_only=True):
    """All that a seat of Samurai may know."""

    first: int | None
    turn: int | None
    settlements: tuple[Settlement, ...]
    tiles: tuple[Laid, ...]
    clans: tuple[Clan, ...]
    hand: tuple[str, ...]
    """The viewer's own hand; empty for a spectator."""
    aside: tuple[int, ...]
    """Castles, Buddhas and rice that were set aside for nobody."""
    supply: tuple[int, ...]
    """Castles, Buddhas and rice that wait to be put on the board."""
    played: int
    """Tiles played in this turn."""
    ordinary: bool
    """Whether one of them was ordinary, so that only fast ones may follow."""
    taken: str | None
    """What the viewer has taken up: a tile, or a figure of the supply."""
    source: str | None
    """The hex the viewer moves a tile from, or the settlement whose figure is to be exchanged."""
    source_caste: str | None


def view(state: Samurai, seat: int | None) -> SamuraiView:
    """The position as `seat` sees it."""
    stage = int(state.stage)
    mine = state.turn == seat and stage in (SPOT, *range(LAY, OTHER + 1))
    source = int(state.source) if mine else NONE
    figure = source if stage in (ONE, OTHER) else NONE
    setting = stage < TURN
    seats = range(int(state.seats))
    return SamuraiView(
        game="samurai",
        seats=len(seats),
        seat=seat,
        stage=_stage(state, stage, mine),
        first=int(state.first) if stage else None,
        turn=None if stage < SETTLE or stage == SCATTER else int(state.turn),
        settlements=tuple([_settlement(state, number, seats) for number in range(SETTLEMENTS_IN_PLAY[state.seats])]),
        tiles=tuple([_laid(number, tile) for number, tile in enumerate(state.tiles) if tile != EMPTY]),
        clans=tuple(_clan(state, owner, seat) for owner in range(state.seats)),
        hand=() if seat is None else bag(int(state.hand[seat])),
        aside=tuple(int(number) for number in state.aside),
        supply=tuple(int(state.supply(caste)) if setting else 0 for caste in range(CASTES)),
        played=int(state.played),
        ordinary=bool(state.ordinary),
        taken=_taken(state, stage) if mine else None,
        source=_source(source, figure) if source != NONE else None,
        source_caste=CASTE_NAMES[figure % CASTES] if figure != NONE else None,
    )


@cache
def _laid(hex: int, tile: int) -> Laid:
    """A tile on a hex, made once."""
    return Laid(HEX_NAMES[hex], tile // KINDS, TILE_NAMES[tile % KINDS])


def bag(tiles: int) -> tuple[str, ...]:
    """The tiles of a bag by name, each as often as it is there."""
    return tuple(TILE_NAMES[kind] for kind in range(KINDS) for _ in range(tiles >> 2 * kind & 3))


def _stage(state: Samurai, stage: int, mine: bool) -> str:
    """How far a player has come with a decision is that player's business until it is made."""
    if stage in (SETTLE, SPOT) and not mine:
        return "villages" if state.next_city() == NONE else "cities"
    return STAGES[stage if mine or not LAY <= stage <= OTHER else TURN]


def _taken(state: Samurai, stage: int) -> str:
    return CASTE_NAMES[state.taken] if stage == SPOT else TILE_NAMES[state.taken]


def _source(source: int, figure: int) -> str:
    return HEX_NAMES[source] if figure == NONE else HEX_NAMES[FIRST_SETTLEMENT + figure // CASTES]


def _settlement(state: Samurai, number: int, seats: range) -> Settlement:
    hex, kind, name, ground = SITES[number]
    return Settlement(
        hex,
        kind,
        name,
        tuple(
            [
                Figure(CASTE_NAMES[caste], tuple([int(state.influence(seat, number, caste)) for seat in seats]))
                for caste in CASTES_IN[state.figures[number]]
            ]
        ),
        (int(state.free) & ground).bit_count(),
    )


def _clan(state: Samurai, owner: int, seat: int | None) -> Clan:
    # With two players captured figures stand in the open; otherwise behind screens until the end (R7.2).
    seen = state.seats == 2 or owner == seat or state.stage == OVER
    # What is being chosen in the open window is its owner's business.
    hand = 0 if state.stage == HANDS and owner != seat else int(size(state.hand[owner]))
    return Clan(
        hand=hand,
        stack=int(size(state.left[owner])) - hand,
        captured=tuple(int(state.captured[owner * CASTES + caste]) for caste in range(CASTES)) if seen else None,
    )
