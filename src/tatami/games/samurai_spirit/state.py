"""The table of Samurai Spirit: where everything lies and how far the turn has come.

Nothing in it is secret. Cards that nobody has seen are not dealt out: the unseen part of the raider pile and the unseen
intruders are numbers, and chance decides what a card is at the moment it is turned up (see `piles.py`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.state import State
from tatami.games.samurai_spirit.data import (
    ALL_FAMILIES,
    ANIMAL_KIAI,
    CARDS,
    EXTRA_BARRICADES,
    FARM_TOKENS,
    FARMS,
    HUMAN_KIAI,
    MARAUDERS_EACH,
    MAX_TEAM,
    OFFICERS_LESS,
    STRENGTH,
    SYMBOL,
    SYMBOLS,
)
from tatami.games.samurai_spirit.stages import (
    BAN_DEFENCE,
    BOX,
    DEAL,
    NONE,
    RIGHT,
    SETUP,
)

# What a new table is copied from: building a vec from a list is slow.
ZEROS: Final = vec[i64]([0] * MAX_TEAM)
NO_PLACES: Final = vec[i64]([NONE] * MAX_TEAM)
NO_LEFT: Final = vec[i64]([NONE] * (MAX_TEAM * len(SYMBOLS)))
NO_CARDS: Final = vec[i64]([NONE] * CARDS)
ALL_BOXED: Final = vec[i64]([BOX] * CARDS)
ALL_FARMS: Final = vec[i64](list(FARM_TOKENS))


class Table(State):
    """All of a position. A place is a seat in the circle of samurai, from 0; the next place is its left neighbour."""

    def __init__(self, seats: i64, team: i64, level: i64) -> None:
        self.seats: i64 = seats
        self.team: i64 = team
        self.level: i64 = level
        self.spares: i64 = 0
        """Whether the tokens of absent samurai may be used."""
        self.stage: i64 = DEAL
        self.phase: i64 = SETUP
        self.seals: i64 = 0
        self.round: i64 = 0
        self.turn: i64 = 0
        self.turns: i64 = 0
        """How many turns have begun in this round."""
        # The samurai.
        self.who: vec[i64] = NO_PLACES[:]
        """The samurai at each place."""
        self.home: vec[i64] = NO_PLACES[:]
        """The place of each samurai."""
        self.token: vec[i64] = NO_PLACES[:]
        """At whose place each samurai's support token lies; of absent ones READY, a place or SPENT."""
        self.wounds: vec[i64] = ZEROS[:]
        """Wounds taken and not healed: from 2 on the animal side is up, an odd number means a token on the board."""
        self.passed: i64 = 0
        self.sums: vec[i64] = ZEROS[:]
        self.first: vec[i64] = NO_PLACES[:]
        self.last: vec[i64] = NO_PLACES[:]
        """The first and last card of each line; `next` links those between."""
        self.left: vec[i64] = NO_LEFT[:]
        # The cards.
        self.where: vec[i64] = ALL_BOXED[:]
        self.next: vec[i64] = NO_CARDS[:]
        self.pile: i64 = 0
        """All cards of the raider pile, seen or not."""
        self.deep: i64 = 0
        """Those nobody has seen."""
        self.top: i64 = NONE
        self.bottom: i64 = NONE
        self.bottom_end: i64 = NONE
        self.intruders: vec[i64] = NO_CARDS[:]
        """From the lowest: a card, or -1 minus the layer an unseen one belongs to."""
        self.breach: i64 = 0
        """How many intruders there are."""
        self.layer: i64 = 0
        """How often cards were shuffled back over unseen intruders (see `piles.py`)."""
        self.slots: vec[i64] = ZEROS[:3]
        """How many unseen cards of each kind are in the round, beside those shuffled back."""
        self.dolls_due: i64 = 0
        """How many dolls at least are among them (R10.2)."""
        # The village.
        self.barricades: i64 = 0
        self.farms: i64 = FARMS
        self.farm_tokens: vec[i64] = ALL_FARMS[:]
        """The penalties under the farms that stand, where the level uses them."""
        self.families: i64 = ALL_FAMILIES
        self.blow: i64 = NONE
        # The turn.
        self.due_one: i64 = 0
        self.due_two: i64 = 0
        self.fresh: i64 = 0
        """Whether no penalty of this turn has been applied yet, so that it may still be ignored."""
        self.bans: i64 = 0
        self.fights: i64 = 0
        self.card: i64 = NONE
        self.holder: i64 = NONE
        """The place that must play the card."""
        self.handed: i64 = 0
        """The places that have handed the card on, as a bit set."""
        self.bound: i64 = 0
        """Whether the card was redrawn and must be kept."""
        self.purpose: i64 = NONE
        self.depth: i64 = 0
        """The layer that chance is looking at."""
        # The kiai.
        self.owed: i64 = 0
        """The places whose kiai is still to come, as a bit set."""
        self.kiai: i64 = NONE
        """The place whose kiai is being resolved."""
        self.uses: i64 = 0
        self.tally: i64 = 0
        """Cards that its effect has still to turn up."""
        self.picked: i64 = NONE
        """The samurai whose token or card is on its way."""
        self.order: vec[i64] = NO_PLACES[:3]
        self.ordered: i64 = 0
        # The end.
        self.at: i64 = 0
        """How far the present step of the round's end has come."""
        self.result: i64 = 0
        self.fallen: i64 = NONE
        """The place of the samurai who was killed."""

    def copy_from(self, other: Table) -> None:
        self.seats = other.seats
        self.team = other.team
        self.level = other.level
        self.spares = other.spares
        self.stage = other.stage
        self.phase = other.phase
        self.seals = other.seals
        self.round = other.round
        self.turn = other.turn
        self.turns = other.turns
        self.who = other.who[:]
        self.home = other.home[:]
        self.token = other.token[:]
        self.wounds = other.wounds[:]
        self.passed = other.passed
        self.sums = other.sums[:]
        self.first = other.first[:]
        self.last = other.last[:]
        self.left = other.left[:]
        self.where = other.where[:]
        self.next = other.next[:]
        self.pile = other.pile
        self.deep = other.deep
        self.top = other.top
        self.bottom = other.bottom
        self.bottom_end = other.bottom_end
        self.intruders = other.intruders[:]
        self.breach = other.breach
        self.layer = other.layer
        self.slots = other.slots[:]
        self.dolls_due = other.dolls_due
        self.barricades = other.barricades
        self.farms = other.farms
        self.farm_tokens = other.farm_tokens[:]
        self.families = other.families
        self.blow = other.blow
        self.due_one = other.due_one
        self.due_two = other.due_two
        self.fresh = other.fresh
        self.bans = other.bans
        self.fights = other.fights
        self.card = other.card
        self.holder = other.holder
        self.handed = other.handed
        self.bound = other.bound
        self.purpose = other.purpose
        self.depth = other.depth
        self.owed = other.owed
        self.kiai = other.kiai
        self.uses = other.uses
        self.tally = other.tally
        self.picked = other.picked
        self.order = other.order[:]
        self.ordered = other.ordered
        self.at = other.at
        self.result = other.result
        self.fallen = other.fallen

    def era(self) -> i64:
        return self.seals

    def key(self) -> bytes:
        parts: list[object] = [
            int(self.seats),
            int(self.team),
            int(self.level),
            int(self.spares),
            int(self.stage),
            int(self.phase),
            int(self.seals),
            int(self.round),
            int(self.turn),
            int(self.turns),
            int(self.passed),
            int(self.pile),
            int(self.deep),
            int(self.top),
            int(self.bottom),
            int(self.bottom_end),
            int(self.breach),
            int(self.layer),
            int(self.dolls_due),
            int(self.barricades),
            int(self.farms),
            int(self.families),
            int(self.blow),
            int(self.due_one),
            int(self.due_two),
            int(self.fresh),
            int(self.bans),
            int(self.fights),
            int(self.card),
            int(self.holder),
            int(self.handed),
            int(self.bound),
            int(self.purpose),
            int(self.depth),
            int(self.owed),
            int(self.kiai),
            int(self.uses),
            int(self.tally),
            int(self.picked),
            int(self.ordered),
            int(self.at),
            int(self.result),
            int(self.fallen),
        ]
        for values in (
            self.who,
            self.token,
            self.wounds,
            self.sums,
            self.first,
            self.last,
            self.left,
            self.where,
            self.next,
            self.slots,
            self.farm_tokens,
        ):
            for value in values:
                parts.append(int(value))
        for number in range(self.breach):
            parts.append(int(self.intruders[number]))
        for number in range(self.ordered):
            parts.append(int(self.order[number]))
        return repr(parts).encode()

    # --- who and what -------------------------------------------------------------------------------------------------

    def seat_of(self, place: i64) -> i64:
        """Who decides for the samurai at a place: alone, one player leads them all (R10.3)."""
        if self.seats == 1:
            return 0
        return place

    def left_of(self, place: i64) -> i64:
        return (place + 1) % self.team

    def right_of(self, place: i64) -> i64:
        return (place + self.team - 1) % self.team

    def has_passed(self, place: i64) -> bool:
        return (self.passed >> place) & 1 != 0

    def kiai_value(self, place: i64) -> i64:
        if self.wounds[place] >= 2:
            return ANIMAL_KIAI[self.who[place]]
        return HUMAN_KIAI[self.who[place]]

    def start_barricades(self) -> i64:
        """The most barricades there may ever be (R1.1)."""
        return self.team + EXTRA_BARRICADES[self.level]

    def start_marauders(self) -> i64:
        return self.team * MARAUDERS_EACH[self.level]

    def start_officers(self) -> i64:
        """How many lieutenants, and later bosses, join."""
        return self.team - OFFICERS_LESS[self.level]

    # --- lines --------------------------------------------------------------------------------------------------------

    def append(self, place: i64, card: i64) -> None:
        """Add a card to the line on the right."""
        self.where[card] = RIGHT
        self.next[card] = NONE
        end = self.last[place]
        if end == NONE:
            self.first[place] = card
        else:
            self.next[end] = card
        self.last[place] = card
        self.sums[place] += STRENGTH[card]

    def drop_first(self, place: i64) -> i64:
        """Take the first card off a line that is not empty."""
        card = self.first[place]
        self.first[place] = self.next[card]
        if self.first[place] == NONE:
            self.last[place] = NONE
        self.next[card] = NONE
        self.sums[place] -= STRENGTH[card]
        return card

    def drop_last(self, place: i64) -> i64:
        """Take the last card off a line that is not empty."""
        card = self.last[place]
        before = self.first[place]
        if before == card:
            self.first[place] = NONE
            self.last[place] = NONE
        else:
            while self.next[before] != card:
                before = self.next[before]
            self.next[before] = NONE
            self.last[place] = before
        self.sums[place] -= STRENGTH[card]
        return card

    def may_hold_left(self, place: i64, card: i64) -> bool:
        """Whether the card has a symbol that the place does not defend yet, and no penalty forbids it (R3.4, R3.5)."""
        symbol = SYMBOL[card]
        if symbol < 0 or self.left[place * 3 + symbol] != NONE:
            return False
        return place != self.turn or not self.bans & BAN_DEFENCE
