"""The rules of Tenno, stage by stage: what may be done, and beside it what it does. R numbers are those of RULES.md."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.core.outcome import Outcome
from tatami.core.rng import Rng
from tatami.core.state import CHANCE, NOBODY, Imagination
from tatami.games.tenno import actions
from tatami.games.tenno.data import (
    GEISHA,
    MAX_SEATS,
    MONK,
    MONK_SUPPORT,
    NINJA,
    NINJA_ATTACK,
    PLACES,
    RONIN,
    SHOGUN,
)
from tatami.games.tenno.memory import GONE, LAID, LOOKED, SHOWN, TRADED, unpack
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
    Table,
    count,
    worth,
)


@final
class Tenno(Table):
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
            return _may_peek(out)
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
        self.waiting &= ~(1 << seat)
        if emit is not None:
            emit.add(Event("arranged", {"seat": seat, "cards": peasants}, 1 << seat))
        if self.waiting == 0:
            self.seals += 1
            self.stage = STRIKE
            if emit is not None:
                emit.add(Event("ready", {"seat": self.turn}))

    # --- attacking (R2.1, R2.2, R3.6 to R3.8) -------------------------------------------------------------------------

    def _may_attack(self, out: vec[i64]) -> i64:
        again = self.stage == AGAIN
        found: i64 = 0
        home = self.turn * PLACES
        for place in range(i64(PLACES)):
            card = self.table[home + place]
            if card == SHOGUN or card == GAP or (again and home + place == self.weapon):
                continue
            action = actions.ATTACK + place * (MAX_SEATS * PLACES)
            if not again:
                for cell in range(home):
                    out[found] = action + cell
                    found += 1
                for cell in range(home + PLACES, self.seats * PLACES):
                    out[found] = action + cell
                    found += 1
                continue
            for cell in range(self.seats * PLACES):
                if cell < home or cell >= home + PLACES:
                    if cell == self.first_target or self.table[cell] == GAP:
                        continue
                    out[found] = action + cell
                    found += 1
        if again:
            out[found] = actions.STOP
            found += 1
        return found

    def _attack(self, number: i64, emit: Emit | None) -> None:
        weapon = self.turn * PLACES + number // (MAX_SEATS * PLACES)
        target = number % (MAX_SEATS * PLACES)
        if self.stage == STRIKE:
            self.first_target = NONE
            self.lost = 0
            self.looker = NONE
            self.next_looker = NONE
        self.weapon = weapon
        self.target = target
        self.seals += 1
        defender = target // PLACES
        if emit is not None:
            emit.add(
                Event(
                    "attacked",
                    {
                        "seat": self.turn,
                        "place": weapon % PLACES,
                        "card": self.table[weapon],
                        "defender": defender,
                        "at": target % PLACES,
                        "met": self.table[target],
                    },
                )
            )
        memory = self.memory
        if memory is not None:
            memory.note(self.turn, (SHOWN, weapon % PLACES, self.table[weapon], NONE))
            memory.note(defender, (SHOWN, target % PLACES, self.table[target], NONE))
        # Whoever still owns a monk is asked, wherever it is: otherwise the question itself would tell (R3.5).
        if self.table[target] != MONK and self._owns_monk(defender):
            self.stage = SUPPORT
        else:
            self._fight(False, emit)

    def _stop(self, emit: Emit | None) -> None:
        self.seals += 1
        if emit is not None:
            emit.add(Event("stopped", {"seat": self.turn}))
        self._after_fights(emit)

    # --- the monk (R3.2, R3.3, R3.5) ----------------------------------------------------------------------------------

    def _owns_monk(self, seat: i64) -> bool:
        if (self.hand[seat] >> MONK) & 1:
            return True
        return self._monk_cell(seat) != NONE

    def _monk_cell(self, seat: i64) -> i64:
        for cell in range(seat * PLACES, seat * PLACES + PLACES):
            if self.table[cell] == MONK:
                return cell
        return NONE

    def _may_support(self, out: vec[i64]) -> i64:
        if self._monk_cell(self.target // PLACES) == NONE:
            out[0] = actions.PLAIN
            return 1
        out[0] = actions.MONK_SHOWN
        out[1] = actions.PLAIN
        return 2

    def _support(self, action: i64, emit: Emit | None) -> None:
        self.seals += 1
        shown = action == actions.MONK_SHOWN
        if shown:
            defender = self.target // PLACES
            place = self._monk_cell(defender) % PLACES
            if emit is not None:
                emit.add(Event("supported", {"seat": defender, "place": place}))
            memory = self.memory
            if memory is not None:
                memory.note(defender, (SHOWN, place, MONK, NONE))
        self._fight(shown, emit)

    # --- the fight (R2.3 to R2.6, R3.1, R3.4, R3.9 to R3.12) ----------------------------------------------------------

    def _fight(self, monk: bool, emit: Emit | None) -> None:
        attacker = self.turn
        defender = self.target // PLACES
        card = self.table[self.weapon]
        met = self.table[self.target]
        # Statements, not conditional expressions: those box their native ints in compiled code.
        verdict = card - met
        if card != GEISHA and met != GEISHA:
            if card == NINJA:
                verdict += NINJA_ATTACK - (NINJA + 1)
            if monk:
                verdict -= MONK_SUPPORT
        if verdict > 0:
            self.prison[attacker * self.seats + defender] |= 1 << met
            self.table[self.target] = GAP
            if card == GEISHA:
                self._lose_weapon()
            result = "captured"
        elif verdict < 0:
            if met == SHOGUN:
                self.prison[defender * self.seats + attacker] |= 1 << card
            if met == GEISHA:
                self.table[self.target] = GAP
            self._lose_weapon()
            if self.looker == NONE:
                self.looker = defender
            else:
                self.next_looker = defender
            result = "seized" if met == SHOGUN else "repelled"
        else:
            self.table[self.target] = GAP
            self._lose_weapon()
            result = "drawn"
        if emit is not None:
            emit.add(
                Event(
                    result,
                    {
                        "seat": attacker,
                        "place": self.weapon % PLACES,
                        "card": card,
                        "defender": defender,
                        "at": self.target % PLACES,
                        "met": met,
                    },
                )
            )
            if verdict and (card == GEISHA or met == GEISHA):
                emit.add(Event("departed", {"seat": attacker if card == GEISHA else defender, "card": GEISHA}))
        memory = self.memory
        if memory is not None:
            if self.table[self.weapon] == GAP:
                memory.note(attacker, (GONE, self.weapon % PLACES, card, NONE))
            if self.table[self.target] == GAP:
                memory.note(defender, (GONE, self.target % PLACES, met, NONE))
        if card == RONIN and self.first_target == NONE:
            self.first_target = self.target
            self.stage = AGAIN
        else:
            self._after_fights(emit)

    def _lose_weapon(self) -> None:
        self.table[self.weapon] = GAP
        self.lost += 1

    # --- refilling, and the end of the game (R4.1 to R4.3) ------------------------------------------------------------

    def _after_fights(self, emit: Emit | None) -> None:
        gaps: i64 = 0
        waiting: i64 = 0
        short: i64 = 0
        for seat in range(self.seats):
            spare = self.hand[seat]
            for cell in range(seat * PLACES, seat * PLACES + PLACES):
                if self.table[cell] == GAP:
                    gaps |= 1 << cell
                    waiting |= 1 << seat
                    if spare == 0:
                        short |= 1 << seat
                    spare &= spare - 1
        self.gaps = gaps
        self.waiting = waiting
        if short == 0:
            self.stage = REFILL
            return
        self.stage = OVER
        self.waiting = 0
        if emit is not None:
            for seat in range(self.seats):
                if (short >> seat) & 1:
                    emit.add(Event("exhausted", {"seat": seat}))

    def _may_refill(self, seat: i64, out: vec[i64]) -> i64:
        return cards_into(self.hand[seat], actions.FILL, out)

    def _refill(self, seat: i64, card: i64, emit: Emit | None) -> None:
        cell = seat * PLACES
        while self.table[cell] != GAP:
            cell += 1
        self.table[cell] = card
        self.hand[seat] &= ~(1 << card)
        if emit is not None:
            emit.add(Event("filled", {"seat": seat, "place": cell % PLACES, "card": card}, 1 << seat))
        for other in range(seat * PLACES, seat * PLACES + PLACES):
            if self.table[other] == GAP:
                return
        self.waiting &= ~(1 << seat)
        if self.waiting == 0:
            self._refilled(emit)

    def _refilled(self, emit: Emit | None) -> None:
        self.seals += 1
        if emit is not None or self.memory is not None:
            self._tell_refilled(emit)
        self.gaps = 0
        if self.lost == 0:
            self.stage = CHANGE
        elif self.looker != NONE:
            self.stage = PEEK
        else:
            self._next_turn()

    def _tell_refilled(self, emit: Emit | None) -> None:
        memory = self.memory
        for seat in range(self.seats):
            places: list[int] = []
            for place in range(i64(PLACES)):
                if (self.gaps >> (seat * PLACES + place)) & 1:
                    places.append(int(place))
            if memory is not None:
                for spot in places:
                    memory.note(seat, (LAID, spot, NONE, NONE))
            if emit is not None and places:
                emit.add(Event("refilled", {"seat": seat, "places": tuple(places)}))

    # --- the attacker's change (R5.1 to R5.4) -------------------------------------------------------------------------

    def _may_change(self, out: vec[i64]) -> i64:
        if self.hand[self.turn]:
            for place in range(i64(PLACES)):
                out[place] = actions.SWAP + place
            out[PLACES] = actions.KEEP
            return PLACES + 1
        out[0] = actions.KEEP
        for number in range(i64(6)):
            out[number + 1] = actions.TRADE + number
        return 7

    def _change(self, action: i64, emit: Emit | None) -> None:
        seat = self.turn
        if action < actions.KEEP:
            place = action - actions.SWAP
            self.slot = seat * PLACES + place
            self.stage = RELAY
            if emit is not None:
                taken = self.table[self.slot]
                emit.add(Event("took", {"seat": seat, "place": place, "card": taken}, 1 << seat))
            return
        self.seals += 1
        if action == actions.KEEP:
            if emit is not None:
                emit.add(Event("kept", {"seat": seat}))
        else:
            self._trade(action, emit)
        self._next_turn()

    def _trade(self, action: i64, emit: Emit | None) -> None:
        seat = self.turn
        real = action < actions.FEINT
        p, q = actions.PAIRS[action - (actions.TRADE if real else actions.FEINT)]
        if real:
            one = self.table[seat * PLACES + p]
            self.table[seat * PLACES + p] = self.table[seat * PLACES + q]
            self.table[seat * PLACES + q] = one
        memory = self.memory
        if memory is not None:
            memory.note(seat, (TRADED, p, q, NONE))
        if emit is not None:
            emit.add(Event("traded", {"seat": seat, "places": (p, q)}, -1, {"real": 1 if real else 0}, 1 << seat))

    def _may_relay(self, out: vec[i64]) -> i64:
        return cards_into(self.hand[self.turn] | (1 << self.table[self.slot]), actions.LAY, out)

    def _relay(self, card: i64, emit: Emit | None) -> None:
        seat = self.turn
        place = self.slot % PLACES
        taken = self.table[self.slot]
        self.hand[seat] = (self.hand[seat] | (1 << taken)) & ~(1 << card)
        self.table[self.slot] = card
        self.slot = NONE
        self.seals += 1
        memory = self.memory
        if memory is not None:
            memory.note(seat, (LAID, place, NONE, NONE))
        if emit is not None:
            emit.add(Event("changed", {"seat": seat, "place": place}, -1, {"card": taken, "laid": card}, 1 << seat))
        self._next_turn()

    # --- the defender's look (R5.5 to R5.7) ---------------------------------------------------------------------------

    def _peek(self, action: i64, emit: Emit | None) -> None:
        self.seals += 1
        seat = self.looker
        if action == actions.TRUST:
            if emit is not None:
                emit.add(Event("trusted", {"seat": seat, "attacker": self.turn}))
        else:
            place = action - actions.LOOK
            card = self.table[self.turn * PLACES + place]
            memory = self.memory
            if memory is not None:
                memory.note(self.turn, (LOOKED, place, card, seat))
            if emit is not None:
                emit.add(
                    Event(
                        "looked", {"seat": seat, "attacker": self.turn, "place": place}, -1, {"card": card}, 1 << seat
                    )
                )
        self.looker = self.next_looker
        self.next_looker = NONE
        if self.looker == NONE:
            self._next_turn()

    def _next_turn(self) -> None:
        self.turn = (self.turn + 1) % self.seats
        self.stage = STRIKE
        self.weapon = NONE
        self.target = NONE
        self.first_target = NONE
        self.lost = 0

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
                drawn = nth_card(hand, rng.below(count(hand)))
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


def _may_peek(out: vec[i64]) -> i64:
    for place in range(i64(PLACES)):
        out[place] = actions.LOOK + place
    out[PLACES] = actions.TRUST
    return PLACES + 1


def cards_into(cards: i64, base: i64, out: vec[i64]) -> i64:
    """One action for each card of a bit set."""
    found: i64 = 0
    while cards:
        if cards & 1:
            out[found] = base
            found += 1
        cards >>= 1
        base += 1
    return found


def nth_card(cards: i64, n: i64) -> i64:
    while n:
        cards &= cards - 1
        n -= 1
    card: i64 = 0
    while not (cards >> card) & 1:
        card += 1
    return card
