"""What a seat of Samurai may know as numbers. It says what view.py says, for hot loops; the tests compare them. Hot."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.state import State, buffer
from tatami.core.tensor import Encoder, RowBuffer
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
    SETTLEMENTS_IN_PLAY,
    SIDES,
    TILES,
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

MOST_INFLUENCE: Final = 30
"""More than the six sides of a settlement can ever count for one player."""

OWNER_OF: Final[vec[i64]] = vec[i64]([tile // KINDS for tile in range(MAX_SEATS * KINDS)])
KIND_OF: Final[vec[i64]] = vec[i64]([tile % KINDS for tile in range(MAX_SEATS * KINDS)])
"""Whose a tile on the board is, and of which kind: divisions would be half the work."""


class SamuraiEncoder(Encoder):
    """Hexes in the order of their numbers: the land in play, the sea in play. Settlements likewise."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.lands: i64 = LAND_IN_PLAY[seats]
        self.seas: i64 = SEA_IN_PLAY[seats]
        self.sites: i64 = SETTLEMENTS_IN_PLAY[seats]
        self.sums = buffer(seats * CASTES)
        hexes = int(self.lands + self.seas)
        figures = int(FIGURES[seats])
        self.stage = self.segment("stage", len(STAGES))
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
        stage = state.stage
        mine = state.turn == seat and (stage == SPOT or (stage >= LAY and stage <= OTHER))
        # How far a player has come with a decision is that player's business until it is made.
        if (stage == SETTLE or stage == SPOT) and not mine:
            rows.put(self.stage + SETTLE, 1)
            if state.next_city() != NONE:
                rows.put(self.cities, 1)
        elif mine or stage < LAY or stage > OTHER:
            rows.put(self.stage + stage, 1)
        else:
            rows.put(self.stage + TURN, 1)
        if stage:
            rows.put(self.first + state.first, 1)
        if stage >= SETTLE and stage != SCATTER:
            rows.put(self.turn + state.turn, 1)
        tiles = state.tiles
        for number in range(self.lands):
            if tiles[number] != EMPTY:
                self._tile(tiles[number], number, rows)
        for number in range(self.seas):
            if tiles[FIRST_SEA + number] != EMPTY:
                self._tile(tiles[FIRST_SEA + number], self.lands + number, rows)
        for site in range(self.sites):
            self._site(tiles, state.figures[site], site, rows)
        for owner in range(self.seats):
            self._clan(state, owner, seat, rows)
        hand = state.hand[seat]
        for kind in range(i64(KINDS)):
            rows.put(self.hand + kind, (hand >> (2 * kind)) & 3)
        for caste in range(i64(CASTES)):
            rows.put(self.aside + caste, state.aside[caste])
            if stage < TURN:
                rows.put(self.supply + caste, state.supply(caste))
        rows.put(self.played, state.played)
        rows.put(self.ordinary, state.ordinary)
        if mine:
            self._taken(state, rows)

    def _tile(self, tile: i64, number: i64, rows: RowBuffer) -> None:
        rows.put(self.owner + number * self.seats + OWNER_OF[tile], 1)
        rows.put(self.kind + number * KINDS + KIND_OF[tile], 1)

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
        rows.put(self.open + site, free)
        for caste in range(i64(CASTES)):
            if (figures >> caste) & 1:
                at = site * CASTES + caste
                rows.put(self.figures + at, 1)
                for owner in range(seats):
                    rows.put(self.influence + at * seats + owner, sums[caste * seats + owner])

    def _clan(self, state: Samurai, owner: i64, seat: i64, rows: RowBuffer) -> None:
        # With two players captured figures stand in the open; otherwise behind screens until the end (R7.2).
        if self.seats == 2 or owner == seat or state.stage == OVER:
            rows.put(self.known + owner, 1)
            for caste in range(i64(CASTES)):
                rows.put(self.captured + owner * CASTES + caste, state.captured[owner * CASTES + caste])
        # What is being chosen in the open window is its owner's business.
        hand = size(state.hand[owner])
        if state.stage == HANDS and owner != seat:
            hand = 0
        rows.put(self.hands + owner, hand)
        rows.put(self.stacks + owner, size(state.left[owner]) - hand)

    def _taken(self, state: Samurai, rows: RowBuffer) -> None:
        stage = state.stage
        if stage == SPOT:
            rows.put(self.taken_caste + state.taken, 1)
        else:
            rows.put(self.taken + state.taken, 1)
        if state.source == NONE:
            return
        if stage == ONE or stage == OTHER:
            rows.put(self.source + FIRST_SETTLEMENT + state.source // CASTES, 1)
            rows.put(self.source_caste + state.source % CASTES, 1)
        else:
            rows.put(self.source + state.source, 1)
