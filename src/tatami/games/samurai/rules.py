"""The rules of Samurai put together: who decides what, how it ends, and what a seat may imagine."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit
from tatami.core.outcome import Outcome
from tatami.core.rng import Rng
from tatami.core.state import CHANCE, NOBODY
from tatami.games.samurai import actions
from tatami.games.samurai.data import CASTES, FIRST_SETTLEMENT, HAND, KINDS, UNIT
from tatami.games.samurai.founding import deal_into
from tatami.games.samurai.state import (
    BEGIN,
    DEAL,
    DRAW,
    HANDS,
    LAY,
    LIFT,
    NONE,
    ONE,
    OTHER,
    OVER,
    SCATTER,
    SETTLE,
    SHIFT,
    SPOT,
    TURN,
    nth_tile,
    size,
)
from tatami.games.samurai.turns import Turns


@final
class Samurai(Turns):
    """A game of Samurai in progress."""

    # --- who decides --------------------------------------------------------------------------------------------------

    def actor(self) -> i64:
        stage = self.stage
        if (stage >= TURN and stage <= OTHER) or stage == SETTLE or stage == SPOT:
            return self.turn
        if stage == HANDS:
            seat: i64 = 0
            while not (self.waiting >> seat) & 1:
                seat += 1
            return seat
        return NOBODY if stage == OVER else CHANCE

    def owing(self) -> i64:
        stage = self.stage
        if (stage >= TURN and stage <= OTHER) or stage == SETTLE or stage == SPOT:
            return 1 << self.turn
        return self.waiting

    def breadth(self) -> i64:
        return 128

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        if seat < 0 or not (self.owing() >> seat) & 1:
            return 0
        stage = self.stage
        if stage == TURN:
            return self.may_play(out)
        if stage == LAY:
            return self.may_lay(out)
        if stage == LIFT:
            return self.may_lift(out)
        if stage == SHIFT:
            return self.may_shift(out)
        if stage == ONE:
            return self.may_one(out)
        if stage == OTHER:
            return self.may_other(out)
        if stage == HANDS:
            return self.may_choose(seat, out)
        if stage == SETTLE:
            return self.may_settle(out)
        return self.may_spot(out)

    def chance_into(self, outcomes: vec[i64], weights: vec[i64]) -> i64:
        stage = self.stage
        if stage == DRAW or stage == DEAL:
            return deal_into(self.left[self.turn] - self.hand[self.turn], outcomes, weights)
        if stage == SCATTER:
            return self.may_scatter(outcomes, weights)
        if stage == BEGIN:
            return self.may_begin(outcomes, weights)
        return 0

    def apply(self, seat: i64, action: i64, emit: Emit | None = None) -> None:
        stage = self.stage
        if stage == TURN:
            if action == actions.END:
                self.ends(emit)
            else:
                self.takes_up(action - actions.TILE, emit)
        elif stage == LAY:
            self.lays(action - actions.HEX, emit)
        elif stage == DRAW:
            self.draws(action - actions.TILE, emit)
        elif stage == LIFT:
            self.lifts(action - actions.HEX, emit)
        elif stage == SHIFT:
            self.shifts(action - actions.HEX, emit)
        elif stage == ONE:
            self.names_one(action - actions.FIGURE, emit)
        elif stage == OTHER:
            self.exchanges(action - actions.FIGURE, emit)
        elif stage == HANDS:
            self.chooses(seat, action - actions.TILE, emit)
        elif stage == DEAL:
            self.dealt(action - actions.TILE, emit)
        elif stage == SETTLE:
            self.settles(action - actions.CASTE, emit)
        elif stage == SPOT:
            self.spots(action - (actions.HEX + FIRST_SETTLEMENT), emit)
        elif stage == SCATTER:
            self.scatters(action - actions.CASTE, emit)
        elif stage == BEGIN:
            self.begins(action - actions.FIRST, emit)

    # --- the result (R6.1 to R6.5) ------------------------------------------------------------------------------------

    def leader(self, caste: i64) -> i64:
        """Who has captured more figures of a caste than anybody else, or NONE."""
        best: i64 = -1
        winner: i64 = NONE
        for seat in range(self.seats):
            mine = self.captured[seat * CASTES + caste]
            if mine > best:
                best = mine
                winner = seat
            elif mine == best:
                winner = NONE
        return winner

    def outcome(self) -> Outcome | None:
        if self.stage != OVER:
            return None
        seats = range(int(self.seats))
        leaders = [int(self.leader(caste)) for caste in range(CASTES)]
        tokens = [leaders.count(seat) for seat in seats]
        totals = [sum([int(self.captured[seat * CASTES + caste]) for caste in range(CASTES)]) for seat in seats]
        others = totals[:]
        for caste in range(CASTES):
            if leaders[caste] != NONE:
                others[leaders[caste]] -= int(self.captured[leaders[caste] * CASTES + caste])
        best = _best(list(seats), tokens)
        reason = "leaders"
        if max(tokens) == 0:
            best = _best(best, totals)
            reason = "figures" if len(best) == 1 else "equals"
        elif len(best) > 1:
            best = _best(best, others)
            reason = "others"
            if len(best) > 1:
                best = _best(best, totals)
                reason = "total" if len(best) == 1 else "shared"
        share = 1.0 / len(best)
        figures: dict[str, tuple[int, ...]] = {
            "castles": tuple([int(self.captured[seat * CASTES]) for seat in seats]),
            "buddhas": tuple([int(self.captured[seat * CASTES + 1]) for seat in seats]),
            "rice": tuple([int(self.captured[seat * CASTES + 2]) for seat in seats]),
            "tokens": tuple(tokens),
            "others": tuple(others),
            "totals": tuple(totals),
        }
        return Outcome(reason, tuple([share if seat in best else 0.0 for seat in seats]), figures)

    # --- what the others notice of a choice or a draw (R7.1) ----------------------------------------------------------

    def seen_as(self, seat: i64, action: i64, observer: i64) -> i64:
        if self.stage == HANDS and seat != observer:
            return actions.TILE
        if (self.stage == DRAW or self.stage == DEAL) and self.turn != observer:
            return actions.TILE
        return action

    # --- copies -------------------------------------------------------------------------------------------------------

    def clone(self) -> Samurai:
        twin = Samurai(0)
        twin.copy_from(self)
        return twin

    def sample(self, seat: i64, rng: Rng) -> Samurai:
        """Redraw the others' hands from their tiles that nobody has seen (R7.1, R7.2).

        Captured figures were seen by all when they were taken, so they stay. What another player has taken up but not
        played is nobody else's business: in the sample it is back where it was.
        """
        twin = self.clone()
        for owner in range(self.seats):
            if owner != seat:
                twin.imagine(owner, rng)
        if self.turn != seat:
            twin.put_back()
        return twin

    def imagine(self, owner: i64, rng: Rng) -> None:
        number = size(self.hand[owner])
        drawn = number
        if self.stage == HANDS and number:
            # Chosen in ascending order: what is chosen so far are the lowest of some five.
            drawn = HAND
        rest = self.left[owner]
        hand: i64 = 0
        for _ in range(drawn):
            kind = nth_tile(rest, rng.below(size(rest)))
            rest -= UNIT[kind]
            hand += UNIT[kind]
        kind = KINDS - 1
        while drawn > number:
            if (hand >> (2 * kind)) & 3:
                hand -= UNIT[kind]
                drawn -= 1
            else:
                kind -= 1
        self.hand[owner] = hand

    def put_back(self) -> None:
        if self.stage == SPOT:
            self.stage = SETTLE
        elif self.stage > TURN and self.stage <= OTHER:
            self.stage = TURN
        self.taken = NONE
        self.source = NONE


def _best(seats: list[int], values: list[int]) -> list[int]:
    """Those of the seats that have the highest value."""
    most = max([values[seat] for seat in seats])
    return [seat for seat in seats if values[seat] == most]
