"""The rules of Tenno put together: who decides what, how it ends, and what a seat may imagine.

The phases are written in files of their own, each a layer on the one below: bonuses (the change and the look), gaps,
fights, and this one on top. What may be done stands beside what it does. R numbers are those of RULES.md.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.core.outcome import Outcome
from tatami.core.rng import Rng
from tatami.core.state import CHANCE, NOBODY, Imagination
from tatami.games.tenno import actions
from tatami.games.tenno.bonuses import may_peek
from tatami.games.tenno.data import PLACES
from tatami.games.tenno.fights import Fights
from tatami.games.tenno.memory import certain, unpack
from tatami.games.tenno.state import (
    AGAIN,
    ARRANGE,
    BEGIN,
    CHANGE,
    GAP,
    NONE,
    OVER,
    PEEK,
    REFILL,
    RELAY,
    STRIKE,
    SUPPORT,
    worth,
)
from tatami.kit.bits import count, nth


@final
class Tenno(Fights):
    """A game of Tenno in progress."""

    # --- who decides --------------------------------------------------------------------------------------------------

    def actor(self) -> i64:
        stage = self.stage
        if stage == STRIKE or stage == AGAIN or stage == CHANGE or stage == RELAY:
            return self.turn
        if stage == SUPPORT:
            return self.target // PLACES
        if stage == REFILL or stage == ARRANGE:
            seat: i64 = 0
            while not (self.waiting >> seat) & 1:
                seat += 1
            return seat
        if stage == PEEK:
            return self.looker
        return CHANCE if stage == BEGIN else NOBODY

    def owing(self) -> i64:
        stage = self.stage
        if stage == REFILL or stage == ARRANGE:
            return self.waiting
        if stage == BEGIN or stage == OVER:
            return 0
        return 1 << self.actor()

    def breadth(self) -> i64:
        return 64

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        stage = self.stage
        if stage == REFILL or stage == ARRANGE:
            if seat < 0 or not (self.waiting >> seat) & 1:
                return 0
            return self._may_refill(seat, out) if stage == REFILL else _may_arrange(out)
        if stage == SUPPORT:
            if seat != self.target // PLACES:
                return 0
            return self._may_support(out)
        if stage == PEEK:
            if seat != self.looker:
                return 0
            return may_peek(out)
        if seat != self.turn:
            return 0
        if stage == STRIKE or stage == AGAIN:
            return self._may_attack(out)
        if stage == CHANGE:
            return self._may_change(out)
        if stage == RELAY:
            return self._may_relay(out)
        return 0

    def apply(self, seat: i64, action: i64, emit: Emit | None = None) -> None:
        stage = self.stage
        if stage == STRIKE or stage == AGAIN:
            if action == actions.STOP:
                self._stop(emit)
            else:
                self._attack(action - actions.ATTACK, emit)
        elif stage == SUPPORT:
            self._support(action, emit)
        elif stage == REFILL:
            self._refill(seat, action - actions.FILL, emit)
        elif stage == CHANGE:
            self._change(action, emit)
        elif stage == RELAY:
            self._relay(action - actions.LAY, emit)
        elif stage == PEEK:
            self._peek(action, emit)
        elif stage == ARRANGE:
            self._arrange(seat, action - actions.SET, emit)
        elif stage == BEGIN:
            self._begin(action - actions.FIRST, emit)

    # --- the first player (R1.4) --------------------------------------------------------------------------------------

    def chance_into(self, outcomes: vec[i64], weights: vec[i64]) -> i64:
        if self.stage != BEGIN:
            return 0
        for seat in range(self.seats):
            outcomes[seat] = actions.FIRST + seat
            weights[seat] = 1
        return self.seats

    def _begin(self, seat: i64, emit: Emit | None) -> None:
        self.seals += 1
        self.turn = seat
        self.stage = ARRANGE
        self.waiting = (1 << self.seats) - 1
        if emit is not None:
            emit.add(Event("begins", {"seat": seat}))

    # --- laying the peasants (R1.2, R1.3) -----------------------------------------------------------------------------

    def _arrange(self, seat: i64, order: i64, emit: Emit | None) -> None:
        peasants = actions.ORDERS[order]
        for place in range(i64(PLACES)):
            self.table[seat * PLACES + place] = peasants[place]
            self.untouched |= 1 << (seat * PLACES + place)
        self.waiting &= ~(1 << seat)
        if emit is not None:
            emit.add(Event("arranged", {"seat": seat, "cards": peasants}, 1 << seat))
        if self.waiting == 0:
            self.seals += 1
            self.stage = STRIKE
            if emit is not None:
                emit.add(Event("ready", {"seat": self.turn}))

    # --- the result (R6.1 to R6.3) ------------------------------------------------------------------------------------

    def prison_sum(self, seat: i64) -> i64:
        total: i64 = 0
        for owner in range(self.seats):
            total += worth(self.prison[seat * self.seats + owner])
        return total

    def outcome(self) -> Outcome | None:
        if self.stage != OVER:
            return None
        sums = [int(self.prison_sum(seat)) for seat in range(self.seats)]
        rest = [int(worth(self.left(seat))) for seat in range(self.seats)]
        leaders = [seat for seat in range(len(sums)) if sums[seat] == max(sums)]
        reason = "prisoners"
        if len(leaders) > 1:
            most = max([rest[seat] for seat in leaders])
            leaders = [seat for seat in leaders if rest[seat] == most]
            reason = "court" if len(leaders) == 1 else "shared"
        share = 1.0 / len(leaders)
        returns = tuple([share if seat in leaders else 0.0 for seat in range(len(sums))])
        return Outcome(reason, returns, {"prison": tuple(sums), "court": tuple(rest)})

    def returns_into(self, out: vec[float]) -> None:
        best: i64 = -1
        leaders: i64 = 0
        for seat in range(self.seats):
            # The prison decides, then the court: one number compares both.
            score = self.prison_sum(seat) * 256 + worth(self.left(seat))
            if score > best:
                best = score
                leaders = 0
            if score == best:
                leaders += 1
        for seat in range(self.seats):
            out[seat] = 0.0
            if self.prison_sum(seat) * 256 + worth(self.left(seat)) == best:
                out[seat] = 1.0 / float(leaders)

    # --- what the others notice of a decision (R1.2, R4.1, R5.1, R5.3) ------------------------------------------------

    def seen_as(self, seat: i64, action: i64, observer: i64) -> i64:
        if seat == observer or seat < 0:
            return action
        if actions.SET <= action < actions.ATTACK:
            return actions.SET
        if actions.FILL <= action < actions.SWAP:
            return actions.FILL
        if actions.LAY <= action < actions.TRADE:
            return actions.LAY
        if actions.FEINT <= action < actions.LOOK:
            return action - 3
        return action

    # --- copies -------------------------------------------------------------------------------------------------------

    def clone(self) -> Tenno:
        twin = Tenno(0)
        twin.copy_from(self)
        return twin

    def sample(self, seat: i64, rng: Rng) -> Tenno:
        """Redraw the others' places from the ways `seat` cannot tell apart; their other cards are their hand (R7.1)."""
        twin = self.clone()
        memory = twin.memory
        if memory is None:
            raise ValueError("this copy has forgotten what the seats know")
        for owner in range(self.seats):
            if owner != seat:
                twin._imagine(owner, memory.imagine(seat, owner, rng), rng)
        twin._imagine_change(seat, rng)
        return twin

    def _imagine_change(self, seat: i64, rng: Rng) -> None:
        """Whether the attacker has already taken a card up, and which, is nobody else's business (R5.1)."""
        if seat == self.turn or not self.hand[self.turn] or (self.stage != CHANGE and self.stage != RELAY):
            return
        taken = rng.below(PLACES + 1)
        self.stage = CHANGE
        self.slot = NONE
        if taken:
            self.stage = RELAY
            self.slot = self.turn * PLACES + taken - 1

    def hazy(self, seat: i64, share: float, rng: Rng) -> Tenno:
        twin = self.clone()
        memory = twin.memory
        if memory is not None:
            memory.blur(seat, share, rng)
        return twin

    def imagination(self, seat: i64) -> Imagination:
        return Conclusions(self, seat)

    def _imagine(self, owner: i64, way: tuple[int, int, int], rng: Rng) -> None:
        home = owner * PLACES
        hand = self.left(owner)
        covered: i64 = 0
        for place in range(i64(PLACES)):
            cell = home + place
            if (self.gaps >> cell) & 1 and self.table[cell] != GAP:
                covered |= 1 << cell
            elif self.table[cell] != GAP:
                card: i64 = way[place]
                self.table[cell] = card
                hand &= ~(1 << card)
        # Cards laid in a window that is still open may be any of the hand.
        for cell in range(home, home + PLACES):
            if (covered >> cell) & 1:
                drawn = nth(hand, rng.below(count(hand)))
                self.table[cell] = drawn
                hand &= ~(1 << drawn)
        if self.stage > ARRANGE:
            self.hand[owner] = hand


@final
class Conclusions(Imagination):
    """The ways that one seat cannot rule out, listed once for many draws."""

    def __init__(self, state: Tenno, seat: i64) -> None:
        super().__init__(state, seat)
        self.light = state.clone()
        self.light.forget()
        self.ways: list[list[tuple[int, int, int]]] = []
        memory = state.memory
        if memory is None:
            raise ValueError("this copy has forgotten what the seats know")
        for owner in range(state.seats):
            self.ways.append(unpack(memory.ways(seat, owner)))
        for observer in range(state.seats):
            seen: i64 = 0
            for owner in range(state.seats):
                places: i64 = certain(memory.ways(seat, owner)) if observer == seat else memory.exposed(observer, owner)
                seen |= places << (owner * PLACES)
            self.light.seen[observer] = seen
        untouched: i64 = 0
        for owner in range(state.seats):
            here: i64 = memory.untouched(owner)
            untouched |= here << (owner * PLACES)
        self.light.untouched = untouched

    def draw(self, rng: Rng) -> Tenno:
        twin = self.light.clone()
        for owner in range(twin.seats):
            if owner != self.seat:
                ways = self.ways[owner]
                twin._imagine(owner, ways[rng.below(len(ways))], rng)
        twin._imagine_change(self.seat, rng)
        return twin


def _may_arrange(out: vec[i64]) -> i64:
    for order in range(i64(6)):
        out[order] = actions.SET + order
    return 6
