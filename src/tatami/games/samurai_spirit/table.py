"""The table of Samurai Spirit: where everything lies and how far the turn has come. Hot.

Nothing in it is secret. Cards that nobody has seen are not dealt out: the unseen part of the raider pile and the unseen
intruders are numbers, and chance decides what a card is at the moment it is turned up (see `unseen.py`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.fields import DERIVED, HIDDEN, PUBLIC, SETTING
from tatami.core.state import State
from tatami.games.samurai_spirit import section, spot, stage
from tatami.games.samurai_spirit.data import (
    ALL_FAMILIES,
    ANIMAL_KIAI,
    CARDS,
    EXTRA_BARRICADES,
    FARM_TOKENS,
    FARMS,
    HUMAN_KIAI,
    KINDS,
    MARAUDERS_EACH,
    MAX_TEAM,
    OFFICERS_LESS,
    SIDE,
)

NONE: Final = -1
"""No card, no place, no samurai, no purpose."""

# The blank vecs of a new table: building a vec from a list is slow.
ZEROS: Final = vec[i64]([0] * MAX_TEAM)
NO_PLACES: Final = vec[i64]([NONE] * MAX_TEAM)
NO_LEFT: Final = vec[i64]([NONE] * (MAX_TEAM * SIDE))
NO_CARDS: Final = vec[i64]([NONE] * CARDS)
ALL_BOXED: Final = vec[i64]([spot.BOX] * CARDS)
ALL_FARMS: Final = vec[i64](list(FARM_TOKENS))
NO_SLOTS: Final = vec[i64]([0] * len(KINDS))
NO_ORDER: Final = vec[i64]([NONE] * 3)

FIELDS: Final = {
    "seats": SETTING,
    "team": SETTING,
    "level": SETTING,
    "spares": SETTING,
    "stage": PUBLIC,
    "section": HIDDEN,
    "eras": HIDDEN,
    "round": PUBLIC,
    "turn": PUBLIC,
    "turns": HIDDEN,
    "who": PUBLIC,
    "home": DERIVED,
    "token": PUBLIC,
    "wounds": PUBLIC,
    "passed": PUBLIC,
    "sums": DERIVED,
    "first": PUBLIC,
    "last": DERIVED,
    "left": PUBLIC,
    "where": PUBLIC,
    "next": PUBLIC,
    "pile": DERIVED,
    "deep": HIDDEN,
    "top": PUBLIC,
    "bottom": PUBLIC,
    "bottom_end": DERIVED,
    "intruders": PUBLIC,
    "breach": PUBLIC,
    "layer": HIDDEN,
    "slots": DERIVED,
    "candidates": DERIVED,
    "dolls_due": DERIVED,
    "barricades": PUBLIC,
    "farms": PUBLIC,
    "farm_tokens": PUBLIC,
    "families": PUBLIC,
    "blow": DERIVED,
    "due_one": PUBLIC,
    "due_two": PUBLIC,
    "fresh": DERIVED,
    "bans": PUBLIC,
    "fights": HIDDEN,
    "card": PUBLIC,
    "holder": PUBLIC,
    "handed": HIDDEN,
    "bound": HIDDEN,
    "purpose": HIDDEN,
    "depth": HIDDEN,
    "owed": HIDDEN,
    "kiai": PUBLIC,
    "uses": HIDDEN,
    "tally": HIDDEN,
    "picked": PUBLIC,
    "order": PUBLIC,
    "stacked": HIDDEN,
    "revealed": HIDDEN,
    "step": HIDDEN,
    "result": PUBLIC,
    "fallen": HIDDEN,
}
"""Every field of the table with its kind."""


class SpiritTable(State):
    """All of a position. A place is a seat in the circle of samurai, from 0; the next place is its left neighbour.

    A table just made shares the blank vecs above, so that a clone copies each vec once. Before it is written to,
    `copy_from` gives it vecs of its own: of the table that it copies, or of itself.
    """

    def __init__(self, seats: i64, team: i64, level: i64) -> None:
        self.seats: i64 = seats
        self.team: i64 = team
        """How many samurai there are."""
        self.level: i64 = level
        self.spares: i64 = 0
        """Whether the tokens of absent samurai may be used."""
        self.stage: i64 = stage.DEAL
        self.section: i64 = section.SETUP
        self.eras: i64 = 0
        """How often something was decided or revealed for good."""
        self.round: i64 = 0
        """From 0."""
        self.turn: i64 = 0
        """The place whose turn it is."""
        self.turns: i64 = 0
        """How many turns have begun in this round."""
        # The samurai.
        self.who: vec[i64] = NO_PLACES
        """The samurai at each place."""
        self.home: vec[i64] = NO_PLACES
        """The place of each samurai: `who` the other way round."""
        self.token: vec[i64] = NO_PLACES
        """At whose place each samurai's support token lies; of absent ones also `absence.READY` or `absence.SPENT`."""
        self.wounds: vec[i64] = ZEROS
        """Wounds taken and not healed: from 2 on the animal side is up, an odd number means a token on the board."""
        self.passed: i64 = 0
        """The places that are out of the round, as a bit set."""
        self.sums: vec[i64] = ZEROS
        """The strengths of each line, added up."""
        self.first: vec[i64] = NO_PLACES
        """The first card of each line; `next` leads on from there."""
        self.last: vec[i64] = NO_PLACES
        """The last card of each line."""
        self.left: vec[i64] = NO_LEFT
        """[place * SIDE + symbol]: the card that defends there."""
        # The cards.
        self.where: vec[i64] = ALL_BOXED
        """The spot of each card."""
        self.next: vec[i64] = NO_CARDS
        """The card after each one in its line or pile."""
        self.pile: i64 = 0
        """All cards of the raider pile, seen or not."""
        self.deep: i64 = 0
        """Those of the pile that nobody has seen."""
        self.top: i64 = NONE
        """The first of the cards that lie face up on the pile."""
        self.bottom: i64 = NONE
        """The first of the cards that were put under the pile."""
        self.bottom_end: i64 = NONE
        """The last of them."""
        self.intruders: vec[i64] = NO_CARDS
        """From the lowest: a card, or -1 minus the layer an unseen one belongs to."""
        self.breach: i64 = 0
        """How many intruders there are."""
        self.layer: i64 = 0
        """How often cards were shuffled back over unseen intruders (see `unseen.py`)."""
        self.slots: vec[i64] = NO_SLOTS
        """How many unseen cards of each kind are in the round, beside those shuffled back."""
        self.candidates: vec[i64] = NO_SLOTS
        """How many cards of each kind those can be: the cards in the spot UNSEEN."""
        self.dolls_due: i64 = 0
        """How many dolls at least are among them (R10.2)."""
        # The village.
        self.barricades: i64 = 0
        self.farms: i64 = FARMS
        self.farm_tokens: vec[i64] = ALL_FARMS
        """The penalties under the farms that stand, where the level uses them."""
        self.families: i64 = ALL_FAMILIES
        """The families that are left, as a bit set."""
        self.blow: i64 = NONE
        """What falls on the village next; NONE whenever somebody is asked."""
        # The turn.
        self.due_one: i64 = 0
        self.due_two: i64 = 0
        """The penalties that are still to be applied."""
        self.fresh: i64 = 0
        """Whether no penalty of this turn has been applied yet, so that it may still be ignored."""
        self.bans: i64 = 0
        """What penalties forbid in this turn (see `ban.py`)."""
        self.fights: i64 = 0
        """How many fights this turn has had."""
        self.card: i64 = NONE
        """The card being played."""
        self.holder: i64 = NONE
        """The place that must play the card."""
        self.handed: i64 = 0
        """The places that have handed the card on, as a bit set."""
        self.bound: i64 = 0
        """Whether the card was redrawn and must be kept."""
        self.purpose: i64 = NONE
        """Why chance turns up a card."""
        self.depth: i64 = 0
        """The layer that chance is looking at."""
        # The kiai.
        self.owed: i64 = 0
        """The places whose kiai is still to come, as a bit set."""
        self.kiai: i64 = NONE
        """The place whose kiai is being resolved."""
        self.uses: i64 = 0
        """How often its effect may still be used."""
        self.tally: i64 = 0
        """Cards that its effect has still to turn up."""
        self.picked: i64 = NONE
        """The samurai whose token or card is on its way."""
        self.order: vec[i64] = NO_ORDER
        """The revealed raiders that have been put in order, from the top."""
        self.stacked: i64 = 0
        """How many of them there are."""
        self.revealed: i64 = 0
        """Whether all raiders of Katsushiro's kiai have been asked for, so that they go back next."""
        # The end.
        self.step: i64 = 0
        """How far the present section of the round's end has come."""
        self.result: i64 = 0
        """The reason why the game is over."""
        self.fallen: i64 = NONE
        """The place of the samurai who was killed."""

    def era(self) -> i64:
        return self.eras

    def copy_from(self, other: SpiritTable) -> None:
        """Become an independent copy of `other`."""
        self.seats = other.seats
        self.team = other.team
        self.level = other.level
        self.spares = other.spares
        self.stage = other.stage
        self.section = other.section
        self.eras = other.eras
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
        self.candidates = other.candidates[:]
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
        self.stacked = other.stacked
        self.revealed = other.revealed
        self.step = other.step
        self.result = other.result
        self.fallen = other.fallen

    def key(self) -> bytes:
        parts: list[object] = [
            int(self.seats),
            int(self.team),
            int(self.level),
            int(self.spares),
            int(self.stage),
            int(self.section),
            int(self.eras),
            int(self.round),
            int(self.turn),
            int(self.turns),
            int(self.passed),
            int(self.deep),
            int(self.top),
            int(self.bottom),
            int(self.breach),
            int(self.layer),
            int(self.barricades),
            int(self.farms),
            int(self.families),
            int(self.due_one),
            int(self.due_two),
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
            int(self.stacked),
            int(self.revealed),
            int(self.step),
            int(self.result),
            int(self.fallen),
        ]
        for values in (
            self.who,
            self.token,
            self.wounds,
            self.first,
            self.left,
            self.where,
            self.next,
            self.farm_tokens,
        ):
            for value in values:
                parts.append(int(value))
        for number in range(self.breach):
            parts.append(int(self.intruders[number]))
        for number in range(self.stacked):
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

    def is_animal(self, place: i64) -> bool:
        """Whether the animal side is up."""
        return self.wounds[place] >= 2

    def is_wounded(self, place: i64) -> bool:
        """Whether a wound token lies on the board."""
        return self.wounds[place] & 1 != 0

    def kiai_value(self, place: i64) -> i64:
        if self.wounds[place] >= 2:
            return ANIMAL_KIAI[self.who[place]]
        return HUMAN_KIAI[self.who[place]]

    def is_beaten(self, place: i64) -> bool:
        """Whether the raiders have beaten the samurai (R3.8)."""
        return self.sums[place] > self.kiai_value(place)

    def start_barricades(self) -> i64:
        """The most barricades there may ever be (R1.1)."""
        return self.team + EXTRA_BARRICADES[self.level]

    def start_marauders(self) -> i64:
        return self.team * MARAUDERS_EACH[self.level]

    def start_officers(self) -> i64:
        """How many lieutenants, and later bosses, join."""
        return self.team - OFFICERS_LESS[self.level]
