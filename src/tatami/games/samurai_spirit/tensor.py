"""What a seat of Samurai Spirit may know as numbers: what view.py says, for hot loops; the tests compare them. Hot."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tatami.core.state import State
from tatami.core.tensor import Encoder, RowBuffer
from tatami.games.samurai_spirit import bars, reason, section, spot, stage, support
from tatami.games.samurai_spirit.data import (
    CARDS,
    FAMILIES,
    FARM_PENALTIES,
    FARMS,
    HARD,
    KINDS,
    PENALTIES,
    ROUNDS,
    SAMURAI,
    SIDE,
)
from tatami.games.samurai_spirit.rules import SamuraiSpirit
from tatami.games.samurai_spirit.table import NONE

# Where a card is, as far as everybody knows.
ZONES: Final = ("discarded", "on_top", "at_bottom", "intruder", "shown", "unseen", "returned")
IN_DISCARD: Final = 0
ON_PILE: Final = 1
UNDER_PILE: Final = 2
INSIDE: Final = 3
REVEALED: Final = 4
NOT_SEEN: Final = 5
SHUFFLED_BACK: Final = 6

MOST_SUM: Final = 99
"""More than any line adds up to."""


class SamuraiSpiritEncoder(Encoder):
    """Places count round the table from the first samurai; cards as in data.py."""

    def __init__(self, seats: int, team: int) -> None:
        super().__init__(seats)
        self.team: i64 = team
        self.stage = self.segment("stage", len(stage.NAMES))
        self.round = self.segment("round", ROUNDS)
        self.turn = self.segment("turn", team)
        self.decider = self.segment("decider", team)
        self.samurai = self.segment("samurai", team * SAMURAI)
        self.animal = self.segment("animal", team)
        self.wounded = self.segment("wounded", team)
        self.passed = self.segment("passed", team)
        self.value = self.segment("kiai_value", team, 13)
        self.sum = self.segment("sum", team, MOST_SUM)
        self.tokens = self.segment("tokens", team * SAMURAI)
        self.right = self.segment("right", CARDS * team)
        self.left = self.segment("left", CARDS * team)
        self.zone = self.segment("zone", CARDS * len(ZONES))
        self.rank = self.segment("rank", CARDS, CARDS)
        """The order of a card in its line or pile, from 1."""
        self.barricades = self.segment("barricades", 1, 10)
        self.farms = self.segment("farms", 1, FARMS)
        self.farm_tokens = self.segment("farm_tokens", len(FARM_PENALTIES), FARMS)
        self.families = self.segment("families", FAMILIES)
        self.raiders = self.segment("raiders", 1, CARDS)
        self.breach = self.segment("intruders", 1, CARDS)
        self.unseen = self.segment("unseen_kinds", len(KINDS), CARDS)
        self.spares = self.segment("spares", SAMURAI)
        self.bans = self.segment("bans", 4)
        self.penalties = self.segment("penalties", 2 * len(PENALTIES))
        self.card = self.segment("card", CARDS)
        self.kiai = self.segment("kiai", team)
        self.uses = self.segment("uses", 1, CARDS)
        self.picked = self.segment("picked", SAMURAI)
        self.ordered = self.segment("ordered", CARDS, SIDE)
        self.result = self.segment("result", len(reason.NAMES))

    def position(self, state: State, seat: i64, rows: RowBuffer) -> None:
        assert isinstance(state, SamuraiSpirit)
        now = state.stage
        rows.put(self.stage + now, 1)
        if now != stage.DEAL and now != stage.CHOOSE and now != stage.FIRST:
            rows.put(self.round + state.round, 1)
            if state.section < section.HATS:
                rows.put(self.turn + state.turn, 1)
        decider = state.decider()
        if decider != NONE:
            rows.put(self.decider + decider, 1)
        for place in range(self.team):
            self._board(state, place, rows)
        for samurai in range(i64(SAMURAI)):
            token = state.token[samurai]
            if token >= 0 and token < self.team:
                rows.put(self.tokens + token * SAMURAI + samurai, 1)
            if state.spares and support.spare_bar(state, samurai) == bars.FINE:
                rows.put(self.spares + samurai, 1)
        self._village(state, rows)
        self._cards(state, rows)
        self._decision(state, rows)

    def _board(self, state: SamuraiSpirit, place: i64, rows: RowBuffer) -> None:
        samurai = state.who[place]
        if samurai != NONE:
            rows.put(self.samurai + place * SAMURAI + samurai, 1)
            rows.put(self.value + place, state.kiai_value(place))
        if state.is_animal(place):
            rows.put(self.animal + place, 1)
        rows.put(self.wounded + place, state.wounds[place] & 1)
        if state.has_passed(place):
            rows.put(self.passed + place, 1)
        rows.put(self.sum + place, state.sums[place])
        card = state.first[place]
        rank: i64 = 1
        while card != NONE:
            rows.put(self.right + card * self.team + place, 1)
            rows.put(self.rank + card, rank)
            rank += 1
            card = state.next[card]
        for symbol in range(i64(SIDE)):
            card = state.left[place * SIDE + symbol]
            if card != NONE:
                rows.put(self.left + card * self.team + place, 1)

    def _village(self, state: SamuraiSpirit, rows: RowBuffer) -> None:
        rows.put(self.barricades, state.barricades)
        rows.put(self.farms, state.farms)
        rows.bits(self.families, state.families)
        if state.level >= HARD:
            for kind in range(i64(len(FARM_PENALTIES))):
                rows.put(self.farm_tokens + kind, state.farm_tokens[kind])
        rows.put(self.raiders, state.pile)
        rows.put(self.breach, state.breach)
        for kind in range(i64(len(KINDS))):
            rows.put(self.unseen + kind, state.slots[kind])

    def _cards(self, state: SamuraiSpirit, rows: RowBuffer) -> None:
        zones: i64 = len(ZONES)
        places = state.where
        for card in range(i64(CARDS)):
            where = places[card]
            if where == spot.UNSEEN:
                rows.put(self.zone + card * zones + NOT_SEEN, 1)
            elif where == spot.DISCARDED:
                rows.put(self.zone + card * zones + IN_DISCARD, 1)
            elif where == spot.SHOWN:
                rows.put(self.zone + card * zones + REVEALED, 1)
            elif where > spot.UNSEEN:
                rows.put(self.zone + card * zones + SHUFFLED_BACK, 1)
        self._chain(state, state.top, ON_PILE, rows)
        self._chain(state, state.bottom, UNDER_PILE, rows)
        for number in range(state.breach):
            card = state.intruders[number]
            if card >= 0:
                rows.put(self.zone + card * zones + INSIDE, 1)
                rows.put(self.rank + card, number + 1)

    def _chain(self, state: SamuraiSpirit, card: i64, zone: i64, rows: RowBuffer) -> None:
        rank: i64 = 1
        while card != NONE:
            rows.put(self.zone + card * len(ZONES) + zone, 1)
            rows.put(self.rank + card, rank)
            rank += 1
            card = state.next[card]

    def _decision(self, state: SamuraiSpirit, rows: RowBuffer) -> None:
        now = state.stage
        rows.bits(self.bans, state.bans)
        if now == stage.PENALTY:
            rows.put(self.penalties + state.due_one, 1 if state.due_one else 0)
            rows.put(self.penalties + len(PENALTIES) + state.due_two, 1 if state.due_two else 0)
        if now == stage.CARD or now == stage.PLACE:
            rows.put(self.card + state.card, 1)
        if state.kiai != NONE:
            rows.put(self.kiai + state.kiai, 1)
        if now == stage.KIAI or now == stage.GIVE:
            rows.put(self.uses, state.uses)
        if now == stage.GIVE:
            rows.put(self.picked + state.picked, 1)
        if now == stage.ORDER:
            for number in range(state.stacked):
                rows.put(self.ordered + state.order[number], number + 1)
        if now == stage.OVER:
            rows.put(self.result + state.result, 1)
