"""The raider pile and the intruders, as far as anybody knows them.

Nobody has seen most cards, so they are not dealt out. A turned-up card is drawn by chance among the cards it can be,
each as likely as at a real table:

- All unseen cards of a round, in the pile or among the intruders, are alike: any of the UNSEEN cards of a kind, as many
  of that kind as are in the round (`slots`). Where the raiders of one or two players were dealt again until two dolls
  were among them, an unseen card is a doll a little more often, until two have been seen (R10.2).
- A boss's penalty shuffles the pile with a discarded card (R6.8). Everybody knows that this card, and any card that lay
  face up on the pile or was put under it, is now in the pile, but not among the intruders that were unseen before. So
  every such shuffle over unseen intruders starts a new layer: a card of layer 2 can be any unseen card that has been in
  the pile since the second such shuffle. Layer 0 holds what has never been seen. Turning up a card asks chance from the
  latest layer down ("deeper").
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.games.samurai_spirit import actions
from tatami.games.samurai_spirit.data import CARDS, DOLL, KIND, MARAUDER, SYMBOL
from tatami.games.samurai_spirit.stages import (
    AT_BOTTOM,
    DISCARDED,
    INTRUDED,
    NONE,
    ON_TOP,
    UNSEEN,
)
from tatami.games.samurai_spirit.state import Table


def choose(n: i64, k: i64) -> i64:
    """In how many ways k of n cards can be picked."""
    if k < 0 or k > n:
        return 0
    ways: i64 = 1
    for i in range(k):
        ways = ways * (n - i) // (i + 1)
    return ways


def hands(size: i64, dolls: i64, others: i64, least: i64) -> i64:
    """In how many ways `size` cards with at least `least` (up to two) dolls can be picked."""
    ways = choose(dolls + others, size)
    if least > 0:
        ways -= choose(others, size)
    if least > 1:
        ways -= dolls * choose(others, size - 1)
    return ways


class Piles(Table):
    """What happens to cards that are not before a samurai."""

    # --- chance: what an unseen card is -------------------------------------------------------------------------------

    def unseen_into(self, outcomes: vec[i64], weights: vec[i64]) -> i64:
        """What the card that is turned up can be, at the layer `depth`."""
        if self.depth > 0:
            return self._layer_into(outcomes, weights)
        one: i64 = 0
        two: i64 = 0
        three: i64 = 0
        dolls: i64 = 0
        for card in range(i64(CARDS)):
            if self.where[card] == UNSEEN:
                if card < 52:
                    one += 1
                    if SYMBOL[card] == DOLL:
                        dolls += 1
                elif card < 59:
                    two += 1
                else:
                    three += 1
        weight = self.slots[0]
        second = self.slots[1]
        third = self.slots[2]
        doll: i64 = 0
        if self.dolls_due > 0:
            size = weight - 1
            doll = hands(size, dolls - 1, one - dolls, self.dolls_due - 1)
            weight = hands(size, dolls, one - dolls - 1, self.dolls_due)
        else:
            # Of each kind with slots: slots * candidates of the other such kinds, so that all are whole numbers.
            if self.slots[0] > 0:
                second *= one
                third *= one
            if self.slots[1] > 0:
                weight *= two
                third *= two
            if self.slots[2] > 0:
                weight *= three
                second *= three
            doll = weight
        found: i64 = 0
        for card in range(i64(CARDS)):
            if self.where[card] != UNSEEN:
                continue
            likely = third
            if card < 52:
                likely = weight
                if SYMBOL[card] == DOLL:
                    likely = doll
            elif card < 59:
                likely = second
            if likely > 0:
                outcomes[found] = actions.CARD + card
                weights[found] = likely
                found += 1
        return found

    def _layer_into(self, outcomes: vec[i64], weights: vec[i64]) -> i64:
        found: i64 = 0
        later: i64 = 0
        for card in range(i64(CARDS)):
            layer = self.where[card] - UNSEEN
            if layer == self.depth:
                outcomes[found] = actions.CARD + card
                weights[found] = 1
                found += 1
            elif layer > self.depth:
                later += 1
        rest = self.places_of(self.depth) - later - found
        if rest > 0:
            outcomes[found] = actions.DEEPER
            weights[found] = rest
            found += 1
        return found

    def places_of(self, layer: i64) -> i64:
        """In how many places a card of that layer can lie."""
        places = self.deep
        for number in range(self.breach):
            if -1 - self.intruders[number] >= layer:
                places += 1
        return places

    def look_at_layer(self, layer: i64) -> None:
        """Let chance look at `layer`, or at the next lower one that has any card."""
        while layer > 0:
            for card in range(i64(CARDS)):
                if self.where[card] - UNSEEN == layer:
                    self.depth = layer
                    return
            layer -= 1
        self.depth = 0

    def identify(self, card: i64) -> None:
        """An unseen card has been turned up: it is this one."""
        if self.where[card] == UNSEEN:
            kind = KIND[card]
            self.slots[kind] -= 1
            if self.dolls_due > 0 and kind == MARAUDER and SYMBOL[card] == DOLL:
                self.dolls_due -= 1

    # --- the raider pile ----------------------------------------------------------------------------------------------

    def known_top(self) -> i64:
        """The card on top of the pile, if everybody knows it."""
        if self.top != NONE:
            return self.top
        if self.deep == 0:
            return self.bottom
        return NONE

    def take_top(self) -> i64:
        """Take the known top card."""
        card = self.top
        if card != NONE:
            self.top = self.next[card]
        else:
            card = self.bottom
            self.bottom = self.next[card]
            if self.bottom == NONE:
                self.bottom_end = NONE
        self.next[card] = NONE
        self.pile -= 1
        return card

    def put_on_top(self, card: i64) -> None:
        self.where[card] = ON_TOP
        self.next[card] = self.top
        self.top = card
        self.pile += 1

    def put_under(self, card: i64) -> None:
        self.where[card] = AT_BOTTOM
        self.next[card] = NONE
        if self.bottom_end == NONE:
            self.bottom = card
        else:
            self.next[self.bottom_end] = card
        self.bottom_end = card
        self.pile += 1

    def shuffle_in(self, card: i64) -> None:
        """Shuffle the pile together with a card that everybody has seen."""
        mixed = self.layer == 0
        for number in range(self.breach):
            if self.intruders[number] == -1 - self.layer:
                mixed = True
        if mixed:
            self.layer += 1
        self.where[card] = UNSEEN + self.layer
        self.pile += 1
        while self.top != NONE:
            self._bury(self.top)
            self.top = self.next[self.top]
        while self.bottom != NONE:
            self._bury(self.bottom)
            self.bottom = self.next[self.bottom]
        self.bottom_end = NONE
        for other in range(i64(CARDS)):
            if self.where[other] >= UNSEEN:
                self.next[other] = NONE
        self.deep = self.pile

    def _bury(self, card: i64) -> None:
        self.where[card] = UNSEEN + self.layer

    def discarded(self) -> i64:
        """How many cards lie in the discard pile."""
        count: i64 = 0
        for card in range(i64(CARDS)):
            if self.where[card] == DISCARDED:
                count += 1
        return count

    # --- the intruders ------------------------------------------------------------------------------------------------

    def intrude(self) -> i64:
        """The top raider goes to the intruders unseen; which card, if it is known, else NONE."""
        card = self.known_top()
        if card != NONE:
            self.take_top()
            self.where[card] = INTRUDED
            self.intruders[self.breach] = card
        else:
            self.deep -= 1
            self.pile -= 1
            self.intruders[self.breach] = -1 - self.layer
        self.breach += 1
        return card

    def flood(self) -> None:
        """The whole pile goes on top of the intruders, as it lies."""
        card = self.bottom
        size: i64 = 0
        while card != NONE:
            size += 1
            card = self.next[card]
        # From the lowest card up: what was put under the pile, what nobody saw, what lies face up.
        card = self.bottom
        for number in range(size):
            self._pour(self.breach + size - 1 - number, card)
            card = self.next[card]
        self.breach += size
        for _ in range(self.deep):
            self.intruders[self.breach] = -1 - self.layer
            self.breach += 1
        size = 0
        card = self.top
        while card != NONE:
            size += 1
            card = self.next[card]
        card = self.top
        for number in range(size):
            self._pour(self.breach + size - 1 - number, card)
            card = self.next[card]
        self.breach += size
        for card in range(i64(CARDS)):
            if self.where[card] == INTRUDED:
                self.next[card] = NONE
        self.top = NONE
        self.bottom = NONE
        self.bottom_end = NONE
        self.deep = 0
        self.pile = 0

    def _pour(self, number: i64, card: i64) -> None:
        self.intruders[number] = card
        self.where[card] = INTRUDED
