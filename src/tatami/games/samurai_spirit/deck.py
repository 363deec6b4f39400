"""The cards of a JSON document: each lies somewhere once, and what nobody has seen follows from the rest."""

from __future__ import annotations

from tatami.games.samurai_spirit import section, spot, unseen
from tatami.games.samurai_spirit.data import (
    CARD_IDS,
    CARDS,
    DOLL,
    DOLLS_WANTED,
    KIND,
    KINDS,
    MARAUDER,
    ROUNDS,
    SYMBOL,
)
from tatami.games.samurai_spirit.rules import SamuraiSpirit
from tatami.kit.document import Document


class Deck:
    """The cards that have been found in a document so far."""

    def __init__(self, document: Document, state: SamuraiSpirit) -> None:
        self.document = document
        self.state = state
        self.found: dict[int, str] = {}
        """The field in which each card stands."""

    def card(self, value: object, field: str, where: int) -> int:
        """A card that lies in this spot, and nowhere else."""
        if not isinstance(value, str) or value not in CARD_IDS:
            raise self.document.wrong("card", field=field, card=str(value))
        card = CARD_IDS.index(value)
        if card in self.found:
            raise self.document.wrong("twice", card=value, field=field, other=self.found[card])
        self.found[card] = field
        self.state.where[card] = where
        return card

    def cards(self, document: Document, field: str, where: int) -> list[int]:
        """The cards of a field, none by default."""
        return [self.card(each, document.name(field), where) for each in document.items(field, default=[])]

    def returned(self) -> int:
        """How many cards were shuffled back."""
        return sum(field == "returned" for field in self.found.values())

    # --- what nobody has seen (R1.2, R8.7) ----------------------------------------------------------------------------

    def count_unseen(self) -> None:
        """Fill in what nobody has seen, and refuse a deck that does not add up."""
        if self.state.section == section.SETUP:
            if self.found:
                raise self.document.wrong("setup")
            return
        self._count_slots()
        self._count_pile()
        self._count_dolls()
        self._check_layers()

    def _count_slots(self) -> None:
        """How many unseen cards of each kind are in the round."""
        state = self.state
        officers = int(state.start_officers())
        for kind, number in enumerate((int(state.start_marauders()), officers, officers)):
            state.slots[kind] = number if kind <= state.round else 0
        for card in range(CARDS):
            kind = int(KIND[card])
            if card not in self.found:
                state.where[card] = spot.UNSEEN if kind <= state.round else spot.BOX
            elif kind > state.round:
                raise self.document.wrong("early", card=CARD_IDS[card])
            elif self.found[card] != "box":
                state.slots[kind] -= 1
        for kind in range(len(KINDS)):
            unseen_ones = sum(state.where[card] == spot.UNSEEN and KIND[card] == kind for card in range(CARDS))
            state.candidates[kind] = unseen_ones
            if not 0 <= state.slots[kind] <= unseen_ones:
                raise self.document.wrong("count")

    def _count_pile(self) -> None:
        """How many unseen cards lie in the pile: all that are not among the intruders."""
        state = self.state
        pile = self.document.part("pile", {})
        hidden = sum(int(state.intruders[number]) < 0 for number in range(state.breach))
        deep = sum(int(count) for count in state.slots) + self.returned() - hidden
        if deep < 0:
            raise self.document.wrong("count")
        if pile.get("unseen", deep) != deep or isinstance(pile.get("unseen"), bool):
            raise self.document.wrong("field", field="pile.unseen", wanted=str(deep))
        state.deep = deep
        state.pile += deep

    def _count_dolls(self) -> None:
        """How many dolls must still come at a table of one or two players (R10.2)."""
        state = self.state
        if state.round > 0 or state.seats > 2:
            return
        dolls = [int(state.where[card]) for card in range(CARDS) if SYMBOL[card] == DOLL]
        marauders = [card for card in range(CARDS) if SYMBOL[card] == DOLL and KIND[card] == MARAUDER]
        seen = sum(where not in (spot.UNSEEN, spot.BOX) for where in dolls)
        state.dolls_due = max(0, DOLLS_WANTED - seen)
        left = sum(state.where[card] == spot.UNSEEN for card in marauders)
        if state.dolls_due > min(int(state.slots[MARAUDER]), left):
            raise self.document.wrong("dolls")

    def _check_layers(self) -> None:
        """Cards are shuffled back in the last round only, and each layer has room for its own."""
        state = self.state
        if state.layer and state.round < ROUNDS - 1:
            raise self.document.wrong("field", field="layer", wanted="0")
        for layer in range(1, state.layer + 1):
            cards = sum(state.where[card] - spot.UNSEEN >= layer for card in range(CARDS))
            if cards > unseen.places_of(state, layer):
                raise self.document.wrong("count")
