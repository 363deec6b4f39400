"""What each attack brings on average over the cards that may lie there, in points of a prison. Hot."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.bots.tenno import fights
from tatami.bots.tenno.fights import GAIN, HELPED
from tatami.bots.tenno.weights import ODDS, SHY
from tatami.games.tenno import actions, sight
from tatami.games.tenno.data import CARDS, CELLS, MONK, PEASANTS, PLACES
from tatami.games.tenno.table import GAP, TennoTable
from tatami.kit.bits import count as count_of


@final
class Attacks:
    """Weighs attacks by what the attacker knows: a card it has seen, or any of those the owner may still have."""

    def __init__(self) -> None:
        self.seen: i64 = 0
        """The cells whose card the attacker has seen."""
        # What is true of one opponent.
        self.unseen: i64 = 0
        """The cards that any unseen place may hold, unless it is one of the start's."""
        self.peasants: i64 = 0
        """The peasants that a place of the start may hold."""
        self.spots = 0.0
        """How many unseen places are not of the start."""
        self.monk = 0.0
        """How likely the defender can show the monk."""
        # What is true of one weapon against that opponent.
        self.row: i64 = 0
        self.blind = 0.0
        """The gain from an unseen card, without the monk and with it."""
        self.blind_helped = 0.0
        self.early = 0.0
        """The gain from an unseen card of the start."""

    def weigh(self, state: TennoTable, seat: i64, legal: vec[i64], count: i64, value: vec[float]) -> None:
        """Write what each of the legal attacks of `seat` brings, as far as it knows; stopping brings nothing."""
        self.seen = sight.seen_by(state, seat)
        group: i64 = -1
        for index in range(count):
            number = legal[index] - actions.ATTACK
            if legal[index] == actions.STOP:
                value[index] = 0.0
                continue
            cell = number % CELLS
            if number // PLACES != group:
                group = number // PLACES
                self._meet(state, cell - cell % PLACES)
                self._average(fights.row(state.seats, state.cards[seat * PLACES + number // CELLS]))
            value[index] = self._expected(state, cell)

    def _meet(self, state: TennoTable, home: i64) -> None:
        """Gather what the attacker knows of the opponent whose cells begin at `home`."""
        unseen = state.hand[home // PLACES]
        original: i64 = 0
        self.spots = 0.0
        self.monk = 0.0
        for cell in range(home, home + PLACES):
            card = state.cards[cell]
            if card == GAP:
                continue
            if (self.seen >> cell) & 1:
                if card == MONK:
                    self.monk = 1.0
                continue
            unseen |= 1 << card
            if (state.untouched >> cell) & 1:
                original += 1
            else:
                self.spots += 1.0
        self.peasants = unseen & PEASANTS
        if count_of(self.peasants) == original:
            unseen &= ~PEASANTS
        self.unseen = unseen

    def _average(self, row: i64) -> None:
        """Average over the unseen cards of the opponent for the weapon of this row."""
        self.row = row
        size = 0.0
        blind = 0.0
        helped = 0.0
        early = 0.0
        for met in range(i64(CARDS)):
            if (self.unseen >> met) & 1:
                size += ODDS[met]
                blind += GAIN[row + met] * ODDS[met]
                helped += HELPED[row + met] * ODDS[met]
            if (self.peasants >> met) & 1:
                early += GAIN[row + met] / float(count_of(self.peasants))
        if size > 0.0:
            blind /= size
            helped /= size
            if (self.unseen >> MONK) & 1:
                self.monk = min(1.0, self.spots * ODDS[MONK] / size)
        self.blind = blind
        self.blind_helped = helped
        self.early = early

    def _expected(self, state: TennoTable, cell: i64) -> float:
        """What attacking this cell brings, counting with the monk where it would save enough."""
        bare = self.blind
        helped = self.blind_helped
        if (state.untouched >> cell) & 1:
            bare = self.early
            helped = self.early
        if (self.seen >> cell) & 1:
            bare = GAIN[self.row + state.cards[cell]]
            helped = HELPED[self.row + state.cards[cell]]
            if state.cards[cell] == MONK:
                helped = bare
        if bare - helped > SHY:
            bare -= self.monk * (bare - helped)
        return bare
