"""What a seat of Samurai may know as numbers. It says what view.py says, for hot loops; the tests compare them. Hot."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.state import State, buffer
from tatami.core.tensor import Encoder, RowBuffer
from tatami.games.samurai import bags, placing, settlements, stage
from tatami.games.samurai.data import (
    BESIDE,
    CASTES,
    FIGURES,
    FIRST_SEA,
    FIRST_SETTLEMENT,
    HEX_COUNT,
    INFLUENCE,
    KINDS,
    LAND_IN_PLAY,
    MAX_SEATS,
    SEA_IN_PLAY,
    SETTLEMENTS,
    SETTLEMENTS_IN_PLAY,
    SIDES,
    TILES,
)
from tatami.games.samurai.rules import Samurai
from tatami.games.samurai.table import EMPTY, NONE

MOST_INFLUENCE: Final = 30
"""More than the six sides of a settlement can ever count for one player."""

OWNER_OF: Final[vec[i64]] = vec[i64]([tile // KINDS for tile in range(MAX_SEATS * KINDS)])
KIND_OF: Final[vec[i64]] = vec[i64]([tile % KINDS for tile in range(MAX_SEATS * KINDS)])
"""Whose a tile on the board is, and of which kind: divisions would be half the work."""


def _settled(number: int) -> list[int]:
    """The settlements beside a hex."""
    return [site for site in range(SETTLEMENTS) if number in BESIDE[site * SIDES : site * SIDES + SIDES]]


SITES_FROM: Final[vec[i64]] = vec[i64](
    [sum(len(_settled(hex)) for hex in range(number)) for number in range(FIRST_SETTLEMENT + 1)]
)
SITES_BESIDE: Final[vec[i64]] = vec[i64]([site for number in range(FIRST_SETTLEMENT) for site in _settled(number)])
"""The settlements beside hex h: from number SITES_FROM[h] to before SITES_FROM[h + 1]."""


class SamuraiEncoder(Encoder):
    """Hexes in the order of their numbers: the land in play, the sea in play. Settlements likewise.

    A move changes few of them, so the board is kept from one position of a row to the next. What the row shows is
    noted: a number for each hex (its tile and one, 0 for none), then for each settlement (its figures and one).
    """

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.lands: i64 = LAND_IN_PLAY[seats]
        self.seas: i64 = SEA_IN_PLAY[seats]
        self.sites: i64 = SETTLEMENTS_IN_PLAY[seats]
        self.sums = buffer(seats * CASTES)
        self.stale = buffer(SETTLEMENTS)
        """The settlements beside which something has changed."""
        hexes = int(self.lands + self.seas)
        figures = int(FIGURES[seats])
        self.stage = self.segment("stage", len(stage.NAMES))
        self.cities = self.segment("cities_first", 1)
        self.first = self.segment("first", seats)
        self.turn = self.segment("turn", seats)
        self.owner = self.segment("tile_owner", hexes * seats)
        self.kind = self.segment("tile_kind", hexes * KINDS)
        self.figures = self.segment("figures", int(self.sites) * CASTES)
        self.influence = self.segment("influence", int(self.sites) * CASTES * seats, MOST_INFLUENCE)
        self.open = self.segment("open", int(self.sites), SIDES)
        self.hands = self.segment("hands", seats, TILES)
        self.stacks = self.segment("stacks", seats, TILES)
        self.known = self.segment("captured_known", seats)
        self.captured = self.segment("captured", seats * CASTES, figures)
        self.hand = self.segment("hand", KINDS, 2)
        self.aside = self.segment("aside", CASTES, figures)
        self.supply = self.segment("supply", CASTES, figures)
        self.played = self.segment("played", 1, TILES)
        self.ordinary = self.segment("ordinary", 1)
        self.taken = self.segment("taken", KINDS)
        self.taken_caste = self.segment("taken_caste", CASTES)
        self.source = self.segment("source", HEX_COUNT)
        self.source_caste = self.segment("source_caste", CASTES)

    def position(self, state: State, seat: i64, rows: RowBuffer) -> None:
        assert isinstance(state, Samurai)
        now = state.stage
        mine = state.turn == seat and stage.underway(now)
        self._stage(state, mine, rows)
        if now != stage.BEGIN:
            rows.put(self.first + state.first, 1)
        if stage.has_turn(now):
            rows.put(self.turn + state.turn, 1)
        self._board(state, rows)
        for owner in range(self.seats):
            self._clan(state, owner, seat, rows)
        hand = state.hand[seat]
        for kind in range(i64(KINDS)):
            rows.put(self.hand + kind, (hand >> (2 * kind)) & 3)
        for caste in range(i64(CASTES)):
            rows.put(self.aside + caste, state.aside[caste])
            if now < stage.TURN:
                rows.put(self.supply + caste, settlements.supply(state, caste))
        rows.put(self.played, state.played)
        if state.ordinary:
            rows.put(self.ordinary, 1)
        if mine:
            self._taken(state, rows)

    def _stage(self, state: Samurai, mine: bool, rows: RowBuffer) -> None:
        now = state.stage
        # How far a player has come with a decision is that player's business until it is made.
        if not mine:
            now = stage.opening(now)
            if now == stage.SETTLE and placing.cities_lack(state):
                rows.put(self.cities, 1)
        rows.put(self.stage + now, 1)

    def _board(self, state: Samurai, rows: RowBuffer) -> None:
        tiles = state.tiles
        lands = self.lands
        seas = self.seas
        first = rows.keep(lands + seas + self.sites)
        notes = rows.notes
        for number in range(lands):
            if notes[first + number] != tiles[number] + 1:
                self._tile(number, number, notes[first + number], tiles[number] + 1, rows)
                notes[first + number] = tiles[number] + 1
        first += lands
        for number in range(seas):
            tile = tiles[FIRST_SEA + number] + 1
            if notes[first + number] != tile:
                self._tile(FIRST_SEA + number, lands + number, notes[first + number], tile, rows)
                notes[first + number] = tile
        first += seas
        for site in range(self.sites):
            figures = state.figures[site]
            if self.stale[site] or notes[first + site] != figures + 1:
                self._site(tiles, figures, site, rows)
                notes[first + site] = figures + 1
                self.stale[site] = 0

    def _tile(self, hex: i64, number: i64, shown: i64, tile: i64, rows: RowBuffer) -> None:
        """Show another tile on a hex; both count from 1, and 0 is none."""
        owner = self.owner + number * self.seats
        kind = self.kind + number * KINDS
        if shown:
            rows.set(owner + OWNER_OF[shown - 1], 0)
            rows.set(kind + KIND_OF[shown - 1], 0)
        if tile:
            rows.set(owner + OWNER_OF[tile - 1], 1)
            rows.set(kind + KIND_OF[tile - 1], 1)
        for at in range(SITES_FROM[hex], SITES_FROM[hex + 1]):
            self.stale[SITES_BESIDE[at]] = 1

    def _site(self, tiles: vec[i64], figures: i64, site: i64, rows: RowBuffer) -> None:
        sums = self.sums
        beside = BESIDE
        influence = INFLUENCE
        seats = self.seats
        for at in range(seats * CASTES):
            sums[at] = 0
        free: i64 = 0
        for side in range(site * SIDES, site * SIDES + SIDES):
            number = beside[side]
            tile = tiles[number]
            if tile != EMPTY:
                owner = OWNER_OF[tile]
                kind = KIND_OF[tile]
                for caste in range(i64(CASTES)):
                    sums[caste * seats + owner] += influence[caste * KINDS + kind]
            elif number < self.lands:
                free += 1
        rows.set(self.open + site, free)
        for caste in range(i64(CASTES)):
            here = (figures >> caste) & 1
            at = site * CASTES + caste
            rows.set(self.figures + at, here)
            for owner in range(seats):
                rows.set(self.influence + at * seats + owner, sums[caste * seats + owner] if here else 0)

    def _clan(self, state: Samurai, owner: i64, seat: i64, rows: RowBuffer) -> None:
        # With two players captured figures stand in the open; otherwise behind screens until the end (R7.2).
        if self.seats == 2 or owner == seat or state.stage == stage.OVER:
            rows.put(self.known + owner, 1)
            for caste in range(i64(CASTES)):
                rows.put(self.captured + owner * CASTES + caste, state.captured[caste * self.seats + owner])
        # What is being chosen in the open window is its owner's business.
        hand = bags.size(state.hand[owner])
        if state.stage == stage.HANDS and owner != seat:
            hand = 0
        rows.put(self.hands + owner, hand)
        rows.put(self.stacks + owner, bags.size(state.left[owner]) - hand)

    def _taken(self, state: Samurai, rows: RowBuffer) -> None:
        if state.caste != NONE:
            rows.put(self.taken_caste + state.caste, 1)
        if state.tile != NONE:
            rows.put(self.taken + state.tile, 1)
        if state.lifted != NONE:
            rows.put(self.source + state.lifted, 1)
        if state.named != NONE:
            rows.put(self.source + FIRST_SETTLEMENT + state.named // CASTES, 1)
            rows.put(self.source_caste + state.named % CASTES, 1)
