"""What a good player of Tenno knows.

A daimyo, a shogun and a geisha are worth more than the points they would bring a captor; most other cards only fill
places. A card that was shown is worth less than the same card unseen, above all the monk and the shogun. An attack is
weighed by what the attacker knows: a card it has seen, or any of those the owner may still have. No action is weighed
by a card that the deciding seat could not know, not even inside an imagined position. And what lies unseen is no
lottery: some cards are laid as soon as they can be, others stay in hand.

The numbers were fitted to the results of some thousand games that the search played against itself.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.bots.tree import Expert
from tatami.core.rng import Rng
from tatami.core.state import Imagination, State, buffer, floats
from tatami.games.tenno import actions
from tatami.games.tenno.data import (
    CARDS,
    GEISHA,
    MAX_SEATS,
    MONK,
    MONK_SUPPORT,
    NINJA,
    NINJA_ATTACK,
    PEASANTS,
    PLACES,
    SHOGUN,
)
from tatami.games.tenno.rules import Conclusions, Tenno
from tatami.games.tenno.state import AGAIN, CHANGE, GAP, PEEK, REFILL, RELAY, STRIKE, SUPPORT
from tatami.kit.bits import count as count_of

# What each card, from the peasant 1 to the geisha, adds to its owner's prospects (log odds), by where it is.
HAND: Final[tuple[float, ...]] = (0.37, 0.19, 0.17, 0.14, 0.22, 0.31, 0.05, 0.34, 0.68, 0.28, 1.27)
HIDDEN: Final[tuple[float, ...]] = (-0.02, -0.17, -0.23, -0.37, 0.00, -0.03, -0.33, 0.06, 0.60, 0.34, 0.87)
"""Before its owner, unseen by every opponent."""
SHOWN: Final[tuple[float, ...]] = (-0.12, -0.12, -0.28, -0.25, -0.45, -0.08, -0.18, 0.13, 0.38, -0.24, 0.48)
"""Before its owner, and some opponent knows it."""

ODDS: Final[tuple[float, ...]] = (1.0, 1.0, 1.0, 1.0, 0.5, 0.6, 0.8, 1.1, 1.4, 2.2, 0.85)
"""How likely a card is laid rather than kept in hand: shogun and daimyo are seldom kept, monk and ronin often."""

LOW: Final = -1000.0
COPIES: Final = 16
MANY: Final = 4096
"""How many entries the list of possible ways gets for each of them, and at most in all."""


@final
class TennoExpert(Expert):
    """A player who weighs every decision in points of a prison."""

    def __init__(self) -> None:
        self.hand = vec[float](list(HAND))
        self.hidden = vec[float](list(HIDDEN))
        self.shown = vec[float](list(SHOWN))
        self.odds = vec[float](list(ODDS))
        self.point = 0.156
        """What a prisoner's point adds at the start, and how much more at the end."""
        self.late = 0.187
        self.tempo = -0.04
        """What it adds to be on turn, beside the best attack at hand."""
        self.threat = 0.14
        """What a point of the best attack adds to the seat on turn, and to a seat that waits."""
        self.menace = 0.04
        self.lean = 1.0
        """How strongly the tree leans on the best action at first, and how much less on one for every point less."""
        self.slope = 0.08
        self.explores = 0.6
        self.heat = 2.0
        """How many points apart two actions may be and still both be played, outside the tree."""
        self.layable = 0.15
        """How much a card's place must add to count as a point when cards are laid."""
        self.shy = 3.0
        """The points that a shown monk must save."""
        self.gain = floats(0)
        self.helped = floats(0)
        self.value = floats(64)
        self.legal = buffer(64)
        self.sums = floats(MAX_SEATS)
        self.prepare()

    def prepare(self) -> None:
        """Weigh every card against every other, for every number of seats, without and with the defender's monk."""
        self.gain = floats((MAX_SEATS + 1) * CARDS * CARDS)
        self.helped = floats((MAX_SEATS + 1) * CARDS * CARDS)
        for seats in range(i64(2), i64(MAX_SEATS + 1)):
            for card in range(i64(CARDS)):
                for met in range(i64(CARDS)):
                    at = (seats * CARDS + card) * CARDS + met
                    self.gain[at] = self._gain(seats, card, met, 0)
                    self.helped[at] = self._gain(seats, card, met, MONK_SUPPORT)

    def _gain(self, seats: i64, card: i64, met: i64, support: i64) -> float:
        """What a fight brings the attacker: points, and the worth of the cards that are lost.

        What one of several opponents loses is so much less of a gain.
        """
        theirs = self._worth(met) / float(seats - 1)
        verdict = card - met
        if card != GEISHA and met != GEISHA:
            if card == NINJA:
                verdict += NINJA_ATTACK - (NINJA + 1)
            verdict -= support
        if verdict > 0:
            if card == GEISHA:
                return float(met + 1) + theirs - self._worth(GEISHA)
            return float(met + 1) + theirs
        if verdict < 0:
            if met == SHOGUN:
                return -self._worth(card) - float(card + 1) / float(seats - 1)
            if met == GEISHA:
                return theirs - self._worth(card)
            return -self._worth(card)
        return theirs - self._worth(card)

    def _worth(self, card: i64) -> float:
        """A card's use to its owner, in points."""
        return (self.hidden[card] + self.hand[card]) / (2.0 * self.point + self.late)

    # --- what the search asks -----------------------------------------------------------------------------------------

    def horizon(self) -> i64:
        return 1

    def settled(self, state: State) -> bool:
        """Between turns all gaps are filled and all bonuses taken."""
        return isinstance(state, Tenno) and state.stage == STRIKE

    def exploration_factor(self) -> float:
        return self.explores

    def imagination(self, state: State, seat: i64) -> Imagination:
        """The ways the others' places may be filled, each listed as often as it is likely."""
        found = state.imagination(seat)
        if isinstance(found, Conclusions):
            for owner in range(len(found.ways)):
                if owner != seat:
                    found.ways[owner] = self._likely(found.ways[owner])
        return found

    def _likely(self, ways: list[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
        total = 0.0
        for a, b, c in ways:
            total += self.odds[a] * self.odds[b] * self.odds[c]
        size = float(min(COPIES * len(ways), MANY))
        listed: list[tuple[int, int, int]] = []
        for a, b, c in ways:
            copies = int(self.odds[a] * self.odds[b] * self.odds[c] / total * size + 0.5)
            for _ in range(max(copies, 1)):
                listed.append((a, b, c))
        return listed

    def prior(self, state: State, seat: i64, legal: vec[i64], count: i64, out: vec[float]) -> bool:
        if not isinstance(state, Tenno) or not self._weigh(state, seat, legal, count):
            return False
        highest = self._highest(count)
        for index in range(count):
            promise = self.lean * (1.0 - self.slope * (highest - self.value[index]))
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
            short = (highest - self.value[index]) / self.heat
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
            self.sums[seat] = self._cards(state, seat) + self.menace * self._best_attack(state, seat)
        self.sums[state.turn] += self.tempo + (self.threat - self.menace) * self._best_attack(state, state.turn)
        over = float(CARDS - fewest) / float(CARDS - PLACES)
        point = self.point + self.late * over * over
        highest = LOW
        for seat in range(state.seats):
            self.sums[seat] += point * float(state.prison_sum(seat))
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
        known = _known_to_others(state, seat)
        total = 0.0
        for card in range(i64(CARDS)):
            if (state.hand[seat] >> card) & 1:
                total += self.hand[card]
        for cell in range(seat * PLACES, seat * PLACES + PLACES):
            card = state.table[cell]
            if card != GAP:
                if (known >> cell) & 1:
                    total += self.shown[card]
                else:
                    total += self.hidden[card]
        return total

    # --- weighing actions, in points of a prison ----------------------------------------------------------------------

    def _highest(self, count: i64) -> float:
        highest = LOW
        for index in range(count):
            if self.value[index] > highest:
                highest = self.value[index]
        return highest

    def _weigh(self, state: Tenno, seat: i64, legal: vec[i64], count: i64) -> bool:
        stage = state.stage
        if stage == STRIKE or stage == AGAIN:
            self._weigh_attacks(state, seat, legal, count)
        elif stage == SUPPORT:
            at = (state.seats * CARDS + state.table[state.weapon]) * CARDS + state.table[state.target]
            self.value[0] = self.gain[at] - self.helped[at]
            self.value[1] = self.shy
        elif stage == REFILL:
            self._weigh_cards(actions.FILL, legal, count)
        elif stage == RELAY:
            self._weigh_cards(actions.LAY, legal, count)
        elif stage == CHANGE:
            self._weigh_changes(state, seat, legal, count)
        elif stage == PEEK:
            _weigh_looks(state, seat, legal, count, self.value)
        else:
            return False
        return True

    def _weigh_attacks(self, state: Tenno, seat: i64, legal: vec[i64], count: i64) -> None:
        """What each attack brings on average over the cards that may lie there, as far as `seat` knows."""
        seen = state.seen[seat]
        group: i64 = -1
        row: i64 = 0
        monk = 0.0
        blind = 0.0
        blind_helped = 0.0
        early = 0.0
        for index in range(count):
            action = legal[index]
            if action == actions.STOP:
                self.value[index] = 0.0
                continue
            number = action - actions.ATTACK
            cell = number % (MAX_SEATS * PLACES)
            if number // PLACES != group:
                # Another weapon, or another opponent: what is true of all its unseen cards.
                group = number // PLACES
                card = state.table[seat * PLACES + number // (MAX_SEATS * PLACES)]
                row = (state.seats * CARDS + card) * CARDS
                home = cell - cell % PLACES
                unseen = state.hand[cell // PLACES]
                spots = 0.0
                monk = 0.0
                original: i64 = 0
                for other in range(home, home + PLACES):
                    if state.table[other] == GAP:
                        continue
                    if not (seen >> other) & 1:
                        unseen |= 1 << state.table[other]
                        if (state.untouched >> other) & 1:
                            original += 1
                        else:
                            spots += 1.0
                    elif state.table[other] == MONK:
                        monk = 1.0
                peasants = unseen & PEASANTS
                if count_of(peasants) == original:
                    unseen &= ~PEASANTS
                size = 0.0
                blind = 0.0
                blind_helped = 0.0
                early = 0.0
                for met in range(i64(CARDS)):
                    if (unseen >> met) & 1:
                        size += self.odds[met]
                        blind += self.gain[row + met] * self.odds[met]
                        blind_helped += self.helped[row + met] * self.odds[met]
                    if (peasants >> met) & 1:
                        early += self.gain[row + met] / float(count_of(peasants))
                if size > 0.0:
                    blind /= size
                    blind_helped /= size
                    if (unseen >> MONK) & 1:
                        monk = min(1.0, spots * self.odds[MONK] / size)
            bare = blind
            helped = blind_helped
            if (state.untouched >> cell) & 1:
                bare = early
                helped = early
            if (seen >> cell) & 1:
                bare = self.gain[row + state.table[cell]]
                helped = self.helped[row + state.table[cell]]
                if state.table[cell] == MONK:
                    helped = bare
            if bare - helped > self.shy:
                bare -= monk * (bare - helped)
            self.value[index] = bare

    def _best_attack(self, state: Tenno, seat: i64) -> float:
        """What the best attack of `seat` would bring if it were its turn."""
        turn = state.turn
        state.turn = seat
        count = state.legal_into(seat, self.legal)
        self._weigh_attacks(state, seat, self.legal, count)
        state.turn = turn
        return self._highest(count)

    def _weigh_cards(self, base: i64, legal: vec[i64], count: i64) -> None:
        """Which card of the hand is best laid: one that loses least by leaving it."""
        for index in range(count):
            card = legal[index] - base
            self.value[index] = (self.hidden[card] - self.hand[card]) / self.layable

    def _weigh_changes(self, state: Tenno, seat: i64, legal: vec[i64], count: i64) -> None:
        """Take a card up that is known and wanted in the hand, for the best that may be laid instead."""
        known = _known_to_others(state, seat)
        home = seat * PLACES
        fresh = LOW
        for card in range(i64(CARDS)):
            if (state.hand[seat] >> card) & 1 and self.hidden[card] - self.hand[card] > fresh:
                fresh = self.hidden[card] - self.hand[card]
        for index in range(count):
            action = legal[index]
            added = 0.0
            if action < actions.KEEP:
                cell = home + action - actions.SWAP
                card = state.table[cell]
                laid = self.hidden[card] - self.hand[card]
                if fresh > laid:
                    laid = fresh
                added = self.hand[card] - self.hidden[card] + laid
                if (known >> cell) & 1:
                    added += self.hidden[card] - self.shown[card]
            elif action >= actions.TRADE:
                # A trade or a feint covers both places; pair number n leaves out place 2 - n.
                spared = 2 - (action - actions.TRADE) % 3
                for place in range(i64(PLACES)):
                    if place != spared and (known >> (home + place)) & 1:
                        card = state.table[home + place]
                        added += self.hidden[card] - self.shown[card]
            self.value[index] = added / self.layable


def _weigh_looks(state: Tenno, seat: i64, legal: vec[i64], count: i64, value: vec[float]) -> None:
    """Look where the card is not known yet."""
    for index in range(count):
        value[index] = 0.0
        if legal[index] != actions.TRUST:
            cell = state.turn * PLACES + legal[index] - actions.LOOK
            if not (state.seen[seat] >> cell) & 1:
                value[index] = 8.0


def _known_to_others(state: Tenno, seat: i64) -> i64:
    """The cells whose card some opponent of `seat` has seen."""
    cells: i64 = 0
    for observer in range(state.seats):
        if observer != seat:
            cells |= state.seen[observer]
    return cells
