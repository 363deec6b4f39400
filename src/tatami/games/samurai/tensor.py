"""What a seat of Samurai may know as numbers. It says what view.py says, for hot loops; the tests compare them. Hot."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.state import State, buffer
from tatami.core.tensor import Encoder, Sheet
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
        self.stage = self.part("stage", len(stage.NAMES))
        self.cities = self.part("cities_first", 1)
        self.first = self.part("first", seats)
        self.turn = self.part("turn", seats)
        self.owner = self.part("tile_owner", hexes * seats)
        self.kind = self.part("tile_kind", hexes * KINDS)
        self.figures = self.part("figures", int(self.sites) * CASTES)
        self.influence = self.part("influence", int(self.sites) * CASTES * seats, MOST_INFLUENCE)
        self.open = self.part("open", int(self.sites), SIDES)
        self.hands = self.part("hands", seats, TILES)
        self.stacks = self.part("stacks", seats, TILES)
        self.known = self.part("captured_known", seats)
        self.captured = self.part("captured", seats * CASTES, figures)
        self.hand = self.part("hand", KINDS, 2)
        self.aside = self.part("aside", CASTES, figures)
        self.supply = self.part("supply", CASTES, figures)
        self.played = self.part("played", 1, TILES)
        self.ordinary = self.part("ordinary", 1)
        self.taken = self.part("taken", KINDS)
        self.taken_caste = self.part("taken_caste", CASTES)
        self.source = self.part("source", HEX_COUNT)
        self.source_caste = self.part("source_caste", CASTES)

    def position(self, state: State, seat: i64, sheet: Sheet) -> None:
        assert isinstance(state, Samurai)
        now = state.stage
        mine = state.turn == seat and stage.underway(now)
        self._stage(state, mine, sheet)
        if now != stage.BEGIN:
            sheet.put(self.first + state.first, 1)
        if stage.has_turn(now):
            sheet.put(self.turn + state.turn, 1)
        tiles = state.tiles
        for number in range(self.lands):
            if tiles[number] != EMPTY:
                self._tile(tiles[number], number, sheet)
        for number in range(self.seas):
            if tiles[FIRST_SEA + number] != EMPTY:
                self._tile(tiles[FIRST_SEA + number], self.lands + number, sheet)
        for site in range(self.sites):
            self._site(tiles, state.figures[site], site, sheet)
        for owner in range(self.seats):
            self._clan(state, owner, seat, sheet)
        hand = state.hand[seat]
        for kind in range(i64(KINDS)):
            sheet.put(self.hand + kind, (hand >> (2 * kind)) & 3)
        for caste in range(i64(CASTES)):
            sheet.put(self.aside + caste, state.aside[caste])
            if now < stage.TURN:
                sheet.put(self.supply + caste, settlements.supply(state, caste))
        sheet.put(self.played, state.played)
        if state.ordinary:
            sheet.put(self.ordinary, 1)
        if mine:
            self._taken(state, sheet)

    def _stage(self, state: Samurai, mine: bool, sheet: Sheet) -> None:
        now = state.stage
        # How far a player has come with a decision is that player's business until it is made.
        if not mine:
            now = stage.opening(now)
            if now == stage.SETTLE and placing.cities_lack(state):
                sheet.put(self.cities, 1)
        sheet.put(self.stage + now, 1)

    def _tile(self, tile: i64, number: i64, sheet: Sheet) -> None:
        sheet.put(self.owner + number * self.seats + OWNER_OF[tile], 1)
        sheet.put(self.kind + number * KINDS + KIND_OF[tile], 1)

    def _site(self, tiles: vec[i64], figures: i64, site: i64, sheet: Sheet) -> None:
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
        sheet.put(self.open + site, free)
        for caste in range(i64(CASTES)):
            if (figures >> caste) & 1:
                at = site * CASTES + caste
                sheet.put(self.figures + at, 1)
                for owner in range(seats):
                    sheet.put(self.influence + at * seats + owner, sums[caste * seats + owner])

    def _clan(self, state: Samurai, owner: i64, seat: i64, sheet: Sheet) -> None:
        # With two players captured figures stand in the open; otherwise behind screens until the end (R7.2).
        if self.seats == 2 or owner == seat or state.stage == stage.OVER:
            sheet.put(self.known + owner, 1)
            for caste in range(i64(CASTES)):
                sheet.put(self.captured + owner * CASTES + caste, state.captured[caste * self.seats + owner])
        # What is being chosen in the open window is its owner's business.
        hand = bags.size(state.hand[owner])
        if state.stage == stage.HANDS and owner != seat:
            hand = 0
        sheet.put(self.hands + owner, hand)
        sheet.put(self.stacks + owner, bags.size(state.left[owner]) - hand)

    def _taken(self, state: Samurai, sheet: Sheet) -> None:
        if state.caste != NONE:
            sheet.put(self.taken_caste + state.caste, 1)
        if state.tile != NONE:
            sheet.put(self.taken + state.tile, 1)
        if state.lifted != NONE:
            sheet.put(self.source + state.lifted, 1)
        if state.named != NONE:
            sheet.put(self.source + FIRST_SETTLEMENT + state.named // CASTES, 1)
            sheet.put(self.source_caste + state.named % CASTES, 1)
