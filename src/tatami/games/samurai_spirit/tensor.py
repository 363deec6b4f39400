"""What a seat of Samurai Spirit may know as numbers: what view.py says, for hot loops; the tests compare them. Hot."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tatami.core.state import State
from tatami.core.tensor import Encoder, Sheet
from tatami.games.samurai_spirit import bars, reason, section, spot, stage, tokens
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
        self.stage = self.part("stage", len(stage.NAMES))
        self.round = self.part("round", ROUNDS)
        self.turn = self.part("turn", team)
        self.decider = self.part("decider", team)
        self.samurai = self.part("samurai", team * SAMURAI)
        self.animal = self.part("animal", team)
        self.wounded = self.part("wounded", team)
        self.passed = self.part("passed", team)
        self.value = self.part("kiai_value", team, 13)
        self.sum = self.part("sum", team, MOST_SUM)
        self.tokens = self.part("tokens", team * SAMURAI)
        self.right = self.part("right", CARDS * team)
        self.left = self.part("left", CARDS * team)
        self.zone = self.part("zone", CARDS * len(ZONES))
        self.rank = self.part("rank", CARDS, CARDS)
        """The order of a card in its line or pile, from 1."""
        self.barricades = self.part("barricades", 1, 10)
        self.farms = self.part("farms", 1, FARMS)
        self.farm_tokens = self.part("farm_tokens", len(FARM_PENALTIES), FARMS)
        self.families = self.part("families", FAMILIES)
        self.raiders = self.part("raiders", 1, CARDS)
        self.breach = self.part("intruders", 1, CARDS)
        self.unseen = self.part("unseen_kinds", len(KINDS), CARDS)
        self.spares = self.part("spares", SAMURAI)
        self.bans = self.part("bans", 4)
        self.penalties = self.part("penalties", 2 * len(PENALTIES))
        self.card = self.part("card", CARDS)
        self.kiai = self.part("kiai", team)
        self.uses = self.part("uses", 1, CARDS)
        self.picked = self.part("picked", SAMURAI)
        self.ordered = self.part("ordered", CARDS, SIDE)
        self.result = self.part("result", len(reason.NAMES))

    def position(self, state: State, seat: i64, sheet: Sheet) -> None:
        assert isinstance(state, SamuraiSpirit)
        now = state.stage
        sheet.put(self.stage + now, 1)
        if now != stage.DEAL and now != stage.CHOOSE and now != stage.FIRST:
            sheet.put(self.round + state.round, 1)
            if state.section < section.HATS:
                sheet.put(self.turn + state.turn, 1)
        decider = state.decider()
        if decider != NONE:
            sheet.put(self.decider + decider, 1)
        for place in range(self.team):
            self._board(state, place, sheet)
        for samurai in range(i64(SAMURAI)):
            token = state.token[samurai]
            if token >= 0 and token < self.team:
                sheet.put(self.tokens + token * SAMURAI + samurai, 1)
            if state.spares and tokens.spare_bar(state, samurai) == bars.FINE:
                sheet.put(self.spares + samurai, 1)
        self._village(state, sheet)
        self._cards(state, sheet)
        self._decision(state, sheet)

    def _board(self, state: SamuraiSpirit, place: i64, sheet: Sheet) -> None:
        samurai = state.who[place]
        if samurai != NONE:
            sheet.put(self.samurai + place * SAMURAI + samurai, 1)
            sheet.put(self.value + place, state.kiai_value(place))
        if state.is_animal(place):
            sheet.put(self.animal + place, 1)
        sheet.put(self.wounded + place, state.wounds[place] & 1)
        if state.has_passed(place):
            sheet.put(self.passed + place, 1)
        sheet.put(self.sum + place, state.sums[place])
        card = state.first[place]
        rank: i64 = 1
        while card != NONE:
            sheet.put(self.right + card * self.team + place, 1)
            sheet.put(self.rank + card, rank)
            rank += 1
            card = state.next[card]
        for symbol in range(i64(SIDE)):
            card = state.left[place * SIDE + symbol]
            if card != NONE:
                sheet.put(self.left + card * self.team + place, 1)

    def _village(self, state: SamuraiSpirit, sheet: Sheet) -> None:
        sheet.put(self.barricades, state.barricades)
        sheet.put(self.farms, state.farms)
        sheet.bits(self.families, state.families)
        if state.level >= HARD:
            for kind in range(i64(len(FARM_PENALTIES))):
                sheet.put(self.farm_tokens + kind, state.farm_tokens[kind])
        sheet.put(self.raiders, state.pile)
        sheet.put(self.breach, state.breach)
        for kind in range(i64(len(KINDS))):
            sheet.put(self.unseen + kind, state.slots[kind])

    def _cards(self, state: SamuraiSpirit, sheet: Sheet) -> None:
        zones: i64 = len(ZONES)
        places = state.where
        for card in range(i64(CARDS)):
            where = places[card]
            if where == spot.UNSEEN:
                sheet.put(self.zone + card * zones + NOT_SEEN, 1)
            elif where == spot.DISCARDED:
                sheet.put(self.zone + card * zones + IN_DISCARD, 1)
            elif where == spot.SHOWN:
                sheet.put(self.zone + card * zones + REVEALED, 1)
            elif where > spot.UNSEEN:
                sheet.put(self.zone + card * zones + SHUFFLED_BACK, 1)
        self._chain(state, state.top, ON_PILE, sheet)
        self._chain(state, state.bottom, UNDER_PILE, sheet)
        for number in range(state.breach):
            card = state.intruders[number]
            if card >= 0:
                sheet.put(self.zone + card * zones + INSIDE, 1)
                sheet.put(self.rank + card, number + 1)

    def _chain(self, state: SamuraiSpirit, card: i64, zone: i64, sheet: Sheet) -> None:
        rank: i64 = 1
        while card != NONE:
            sheet.put(self.zone + card * len(ZONES) + zone, 1)
            sheet.put(self.rank + card, rank)
            rank += 1
            card = state.next[card]

    def _decision(self, state: SamuraiSpirit, sheet: Sheet) -> None:
        now = state.stage
        sheet.bits(self.bans, state.bans)
        if now == stage.PENALTY:
            sheet.put(self.penalties + state.due_one, 1 if state.due_one else 0)
            sheet.put(self.penalties + len(PENALTIES) + state.due_two, 1 if state.due_two else 0)
        if now == stage.CARD or now == stage.PLACE:
            sheet.put(self.card + state.card, 1)
        if state.kiai != NONE:
            sheet.put(self.kiai + state.kiai, 1)
        if now == stage.KIAI or now == stage.GIVE:
            sheet.put(self.uses, state.uses)
        if now == stage.GIVE:
            sheet.put(self.picked + state.picked, 1)
        if now == stage.ORDER:
            for number in range(state.ordered):
                sheet.put(self.ordered + state.order[number], number + 1)
        if now == stage.OVER:
            sheet.put(self.result + state.result, 1)
