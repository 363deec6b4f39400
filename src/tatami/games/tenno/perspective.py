"""What a seat of Tenno may know: the one place where its secrets are kept."""

from __future__ import annotations

from tatami.games.tenno import ending, members, monk, stage
from tatami.games.tenno.data import CARDS, PLACES
from tatami.games.tenno.rules import Tenno
from tatami.games.tenno.table import GAP, NONE
from tatami.games.tenno.view import EMPTY, FACE_DOWN, FACE_UP, Court, Fight, Place, TennoView


def view(state: Tenno, seat: int | None) -> TennoView:
    """The position as `seat` sees it."""
    at = int(state.stage)
    mine = at == stage.RELAY and state.turn == seat
    return TennoView(
        game="tenno",
        seats=int(state.seats),
        seat=seat,
        # Whether a card has been taken up already is its owner's business alone.
        stage="change" if at == stage.RELAY and not mine else stage.NAMES[at],
        turn=None if at < stage.ARRANGE else int(state.turn),
        courts=tuple([_court(state, owner, seat) for owner in range(state.seats)]),
        hand=() if seat is None else cards(_hand(state, seat)),
        fight=_fight(state) if at == stage.SUPPORT else None,
        monk_at=_monk_at(state) if at == stage.SUPPORT and state.actor() == seat else None,
        own_gaps=_own_gaps(state, seat) if at == stage.REFILL else (),
        slot=int(state.slot) % PLACES if mine else None,
        look_at=int(state.turn) if at == stage.PEEK else None,
        looker=int(state.looker) if at == stage.PEEK else None,
        prison_sums=tuple([int(ending.prison_sum(state, s)) for s in range(state.seats)]) if at == stage.OVER else None,
    )


def cards(bits: int) -> tuple[int, ...]:
    """The cards of a bit set, ascending."""
    return tuple([card for card in range(CARDS) if bits >> card & 1])


def _court(state: Tenno, owner: int, seat: int | None) -> Court:
    gathered = sum(members.count(state.prison[owner * state.seats + other]) for other in range(state.seats))
    hand = int(members.count(_hand(state, owner) if owner == seat else state.hand[owner]))
    if state.stage == stage.REFILL and owner != seat:
        # Cards already laid in the open window still count as being in the hand.
        hand += sum(
            1
            for cell in range(owner * PLACES, owner * PLACES + PLACES)
            if state.gaps >> cell & 1 and state.cards[cell] != GAP
        )
    may_be = _may_be(state, owner, seat)
    return Court(
        places=tuple([_place(state, owner, place, seat, may_be[place]) for place in range(PLACES)]),
        hand=hand,
        prisoners=int(gathered),
        discarded=cards(state.discarded(owner)),
    )


def _place(state: Tenno, owner: int, place: int, seat: int | None, may_be: tuple[int, ...] | None) -> Place:
    cell = owner * PLACES + place
    card = int(state.cards[cell])
    at = state.stage
    unseen = owner != seat and (at == stage.ARRANGE or (at == stage.REFILL and state.gaps >> cell & 1))
    if card == GAP or unseen or (owner == seat and at == stage.RELAY and cell == state.slot):
        return Place(EMPTY, None, None)
    if at == stage.SUPPORT and cell in (state.weapon, state.target):
        return Place(FACE_UP, card, None)
    if owner == seat:
        return Place(FACE_DOWN, card, None)
    return Place(FACE_DOWN, None, may_be)


def _hand(state: Tenno, seat: int) -> int:
    """The owner's hand, with the card just taken up to be changed."""
    hand = int(state.hand[seat])
    return hand | 1 << state.cards[state.slot] if state.stage == stage.RELAY and state.turn == seat else hand


def _may_be(state: Tenno, owner: int, seat: int | None) -> tuple[tuple[int, ...] | None, ...]:
    """For each place of another player, the cards it can hold; nothing without the memory aid."""
    known = state.known
    if known is None or not state.aid or owner == seat:
        return (None,) * PLACES
    packed = int(known.ways(NONE if seat is None else seat, owner).candidates())
    return tuple([cards(packed >> place * CARDS) for place in range(PLACES)])


def _fight(state: Tenno) -> Fight:
    return Fight(
        attacker=int(state.turn),
        place=int(state.weapon) % PLACES,
        card=int(state.cards[state.weapon]),
        defender=int(state.target) // PLACES,
        at=int(state.target) % PLACES,
        met=int(state.cards[state.target]),
    )


def _monk_at(state: Tenno) -> int | None:
    cell = int(monk.cell_of(state, state.target // PLACES))
    return None if cell == NONE else cell % PLACES


def _own_gaps(state: Tenno, seat: int | None) -> tuple[int, ...]:
    if seat is None:
        return ()
    return tuple([place for place in range(PLACES) if state.cards[seat * PLACES + place] == GAP])
