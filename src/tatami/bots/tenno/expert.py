"""What a good player of Tenno knows.

A daimyo, a shogun and a geisha are worth more than the points they would bring a captor; most other cards only fill
places. A card that was shown is worth less than the same card unseen, above all the monk and the shogun. An attack is
weighed by what the attacker knows: a card it has seen, or any of those the owner may still have. No action is weighed
by a card that the deciding seat could not know, not even inside an imagined position. And what lies unseen is no
lottery: some cards are laid as soon as they can be, others stay in hand.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.bots.tenno import beliefs, fights, weights
from tatami.bots.tenno.attacks import Attacks
from tatami.bots.tenno.beliefs import WEIGHTS
from tatami.bots.tenno.weights import HAND, HIDDEN, SHOWN
from tatami.bots.tree import Expert
from tatami.core.rng import Rng
from tatami.core.state import Imagination, State, buffer, floats
from tatami.games.tenno import actions, ending, sight, stage
from tatami.games.tenno.data import CARDS, MAX_SEATS, PLACES
from tatami.games.tenno.imagination import Conclusions
from tatami.games.tenno.phases import strike
from tatami.games.tenno.rules import Tenno
from tatami.games.tenno.table import GAP
from tatami.games.tenno.ways import Way
from tatami.kit.bits import count as count_of

LOW: Final = -1000.0
COPIES: Final = 16
MANY: Final = 4096
"""How many entries the list of possible ways gets for each of them, and at most in all."""


@final
class TennoExpert(Expert):
    """A player who weighs every decision in points of a prison."""

    def __init__(self, believes: bool = True) -> None:
        self.believes = believes
        """Whether it expects cards to be laid the way it would lay them itself."""
        self.attacks = Attacks()
        self.value = floats(64)
        self.legal = buffer(64)
        self.sums = floats(MAX_SEATS)

    # --- what the search asks -----------------------------------------------------------------------------------------

    def horizon(self) -> i64:
        return 1

    def settled(self, state: State) -> bool:
        """Between turns all gaps are filled and all bonuses taken."""
        return isinstance(state, Tenno) and state.stage == stage.STRIKE

    def exploration_factor(self) -> float:
        return weights.EXPLORES

    def imagination(self, state: State, seat: i64) -> Imagination:
        """The ways that places may be filled, each listed as often as it is likely."""
        found = state.imagination(seat)
        if isinstance(found, Conclusions) and isinstance(state, Tenno):
            mine = self._rows(state, seat)
            # Who believes leaves out what is hardly ever laid.
            least = 0 if self.believes else 1
            for owner in range(len(found.ways)):
                if owner != seat:
                    rows = self._rows(state, owner)
                    found.ways[owner] = _likely(found.ways[owner], rows, least)
                    found.common[owner] = _likely(found.common[owner], rows, least)
                    found.doubts[owner] = _likely(found.doubts[owner], mine, least)
        return found

    def _rows(self, state: Tenno, owner: i64) -> vec[i64]:
        known = state.known
        if known is None or not self.believes:
            return vec[i64]([beliefs.UNCOUNTED] * PLACES)
        return beliefs.rows(known, owner)

    def prior(self, state: State, seat: i64, legal: vec[i64], count: i64, out: vec[float]) -> bool:
        if not isinstance(state, Tenno) or not self._weigh(state, seat, legal, count):
            return False
        highest = self._highest(count)
        for index in range(count):
            promise = weights.LEAN * (1.0 - weights.SLOPE * (highest - self.value[index]))
            if promise < 0.0:
                promise = 0.0
            out[index] = promise
        return True

    def choose(self, state: State, seat: i64, legal: vec[i64], count: i64, rng: Rng) -> i64:
        """One of the good actions, the better the likelier."""
        if not isinstance(state, Tenno) or not self._weigh(state, seat, legal, count):
            return rng.below(count)
        highest = self._highest(count)
        total = 0.0
        for index in range(count):
            short = (highest - self.value[index]) / weights.ROLLOUT_TEMPERATURE
            self.value[index] = 0.0
            if short < 5.0:
                self.value[index] = math.exp(-short)
                total += self.value[index]
        rest = rng.fraction() * total
        for index in range(count):
            rest -= self.value[index]
            if rest < 0.0:
                return index
        return 0

    def judge(self, state: State, out: vec[float]) -> None:
        """Each seat's chance to win, from its prison, its cards and what it can attack next."""
        if not isinstance(state, Tenno):
            return
        fewest: i64 = CARDS
        for seat in range(state.seats):
            size = count_of(state.hand[seat]) + PLACES
            if size < fewest:
                fewest = size
            self.sums[seat] = self._cards(state, seat) + weights.MENACE * self._best_attack(state, seat)
        best = self._best_attack(state, state.turn)
        self.sums[state.turn] += weights.TEMPO + (weights.THREAT - weights.MENACE) * best
        over = float(CARDS - fewest) / float(CARDS - PLACES)
        point = weights.POINT + weights.LATE * over * over
        highest = LOW
        for seat in range(state.seats):
            self.sums[seat] += point * float(ending.prison_sum(state, seat))
            if self.sums[seat] > highest:
                highest = self.sums[seat]
        whole = 0.0
        for seat in range(state.seats):
            self.sums[seat] = math.exp(self.sums[seat] - highest)
            whole += self.sums[seat]
        for seat in range(state.seats):
            out[seat] = self.sums[seat] / whole

    def _cards(self, state: Tenno, seat: i64) -> float:
        """What the cards in hand and on the table add to the prospects of `seat`."""
        known = sight.seen_by_others(state, seat)
        total = 0.0
        for card in range(i64(CARDS)):
            if (state.hand[seat] >> card) & 1:
                total += HAND[card]
        for cell in range(seat * PLACES, seat * PLACES + PLACES):
            card = state.cards[cell]
            if card != GAP:
                if (known >> cell) & 1:
                    total += SHOWN[card]
                else:
                    total += HIDDEN[card]
        return total

    # --- weighing actions, in points of a prison ----------------------------------------------------------------------

    def _highest(self, count: i64) -> float:
        highest = LOW
        for index in range(count):
            if self.value[index] > highest:
                highest = self.value[index]
        return highest

    def _weigh(self, state: Tenno, seat: i64, legal: vec[i64], count: i64) -> bool:
        at = state.stage
        if at == stage.STRIKE or at == stage.AGAIN:
            self.attacks.weigh(state, seat, legal, count, self.value)
        elif at == stage.SUPPORT:
            row = fights.row(state.seats, state.cards[state.weapon])
            met = state.cards[state.target]
            self.value[0] = fights.GAIN[row + met] - fights.HELPED[row + met]
            self.value[1] = weights.SHY
        elif at == stage.REFILL:
            self._weigh_cards(actions.FILL, legal, count)
        elif at == stage.RELAY:
            self._weigh_cards(actions.LAY, legal, count)
        elif at == stage.CHANGE:
            self._weigh_changes(state, seat, legal, count)
        elif at == stage.PEEK:
            _weigh_looks(state, seat, legal, count, self.value)
        else:
            return False
        return True

    def _best_attack(self, state: Tenno, seat: i64) -> float:
        """What the best attack of `seat` would bring if it were its turn."""
        count = strike.may(state, seat, self.legal)
        self.attacks.weigh(state, seat, self.legal, count, self.value)
        return self._highest(count)

    def _weigh_cards(self, base: i64, legal: vec[i64], count: i64) -> None:
        """Which card of the hand is best laid: one that loses least by leaving it."""
        for index in range(count):
            card = legal[index] - base
            self.value[index] = (HIDDEN[card] - HAND[card]) / weights.LAYABLE

    def _weigh_changes(self, state: Tenno, seat: i64, legal: vec[i64], count: i64) -> None:
        """Take a card up that is known and wanted in the hand, for the best that may be laid instead."""
        known = sight.seen_by_others(state, seat)
        fresh = LOW
        for card in range(i64(CARDS)):
            if (state.hand[seat] >> card) & 1 and HIDDEN[card] - HAND[card] > fresh:
                fresh = HIDDEN[card] - HAND[card]
        for index in range(count):
            action = legal[index]
            added = 0.0
            if action < actions.KEEP:
                added = _swapped(state, seat * PLACES + action - actions.SWAP, known, fresh)
            elif action >= actions.TRADE:
                added = _traded(state, seat * PLACES, (action - actions.TRADE) % 3, known)
            self.value[index] = added / weights.LAYABLE


def _likely(ways: list[Way], rows: vec[i64], least: int) -> list[Way]:
    """The ways, each as often as it is likely, and at least so often."""
    if len(ways) < 2:
        return ways
    one = rows[0] * CARDS
    two = rows[1] * CARDS
    three = rows[2] * CARDS
    total = 0.0
    for a, b, c in ways:
        total += WEIGHTS[one + a] * WEIGHTS[two + b] * WEIGHTS[three + c]
    scale = float(min(COPIES * len(ways), MANY)) / total
    listed: list[Way] = []
    for a, b, c in ways:
        copies = int(WEIGHTS[one + a] * WEIGHTS[two + b] * WEIGHTS[three + c] * scale + 0.5)
        for _ in range(max(copies, least)):
            listed.append((a, b, c))
    return listed


def _swapped(state: Tenno, cell: i64, known: i64, fresh: float) -> float:
    """What it adds to take the card at `cell` up and lay the best of the hand, which adds `fresh`, or itself again."""
    card = state.cards[cell]
    laid = HIDDEN[card] - HAND[card]
    if fresh > laid:
        laid = fresh
    added = HAND[card] - HIDDEN[card] + laid
    if (known >> cell) & 1:
        added += HIDDEN[card] - SHOWN[card]
    return added


def _traded(state: Tenno, home: i64, pair: i64, known: i64) -> float:
    """What it adds to cover both places of a pair: with a trade or a feint nobody knows them any more."""
    added = 0.0
    for place in range(i64(PLACES)):
        # Pair number n leaves out place 2 - n.
        if place != 2 - pair and (known >> (home + place)) & 1:
            card = state.cards[home + place]
            added += HIDDEN[card] - SHOWN[card]
    return added


def _weigh_looks(state: Tenno, seat: i64, legal: vec[i64], count: i64, value: vec[float]) -> None:
    """Look where the card is not known yet."""
    for index in range(count):
        value[index] = 0.0
        if legal[index] != actions.TRUST:
            cell = state.turn * PLACES + legal[index] - actions.LOOK
            if not (sight.seen_by(state, seat) >> cell) & 1:
                value[index] = weights.LOOK
