"""The position of Koi-Koi and its rules, stage by stage: what may be done, and beside it what it does."""

from __future__ import annotations

from koikoi.actions import DRAW, FIRST, KOI, PLAY, STOP, TAKE
from koikoi.data import ALL, FIELD, HAND, MONTH, cards
from koikoi.yaku import DOUBLED, score, yaku
from tatami.core.events import Emit, Event
from tatami.core.outcome import Outcome
from tatami.core.rng import Rng
from tatami.core.state import CHANCE, State

BEGIN, DEAL, PLAYING, MATCH, TURN_UP, PICK, CALL, OVER = range(8)
STAGES = ("begin", "deal", "play", "match", "turn-up", "pick", "call", "over")
"""`match` chooses what the played card takes, `pick` what the card turned up takes."""
NONE = -1


class KoiKoi(State):
    """Hands, field and taken cards as sets; whatever is nowhere lies in the pile, in no order."""

    def __init__(self, months: int) -> None:
        self.months = months
        self.month = 0
        self.stage = BEGIN
        self.dealer = 0
        self.turn = 0
        self.hand = [0, 0]
        self.field = 0
        self.taken = [0, 0]
        self.pending = NONE
        """The card that waits for its owner to choose what it takes."""
        self.best = [0, 0]
        """What each seat's combinations were worth when it last called koi-koi; 0: it has not."""
        self.points = [0, 0]
        self.moves = 0

    # --- who decides, and what ----------------------------------------------------------------------------------------

    def to_act(self) -> list[int]:
        if self.stage == OVER:
            return []
        return [CHANCE] if self.stage in (BEGIN, DEAL, TURN_UP) else [self.turn]

    def legal(self, seat: int) -> list[int]:
        if seat != self.turn or self.stage not in (PLAYING, MATCH, PICK, CALL):
            return []
        if self.stage == PLAYING:
            return [PLAY + card for card in cards(self.hand[seat])]
        if self.stage == CALL:
            return [KOI, STOP]
        return [TAKE + card for card in cards(self.field & MONTH[self.pending])]

    def chance(self) -> list[tuple[int, int]]:
        if self.stage == BEGIN:
            return [(FIRST, 1), (FIRST + 1, 1)]
        if self.stage == DEAL and self.field.bit_count() < FIELD:
            # R1.4: the fourth card of a month does not come to the field in the deal.
            return [(DRAW + card, 1) for card in cards(self.pile) if (self.field & MONTH[card]).bit_count() < 3]
        return [(DRAW + card, 1) for card in cards(self.pile)] if self.stage in (DEAL, TURN_UP) else []

    def era(self) -> int:
        # Every move shows a card or passes the decision on: nothing can be taken back.
        return self.moves

    def breadth(self) -> int:
        return 48

    @property
    def pile(self) -> int:
        held = self.hand[0] | self.hand[1] | self.field | self.taken[0] | self.taken[1]
        return ALL & ~(held if self.pending == NONE else held | 1 << self.pending)

    # --- what follows -------------------------------------------------------------------------------------------------

    def apply(self, seat: int, action: int, emit: Emit | None = None) -> None:
        self.moves += 1
        if self.stage == PLAYING:
            self._play(action - PLAY, emit)
        elif self.stage in (MATCH, PICK):
            self._choose(action - TAKE, emit)
        elif self.stage == TURN_UP:
            self._turn_up(action - DRAW, emit)
        elif self.stage == DEAL:
            self._deal(action - DRAW, emit)
        elif self.stage == CALL:
            self._call(action, emit)
        else:
            self.dealer = self.turn = action - FIRST
            self.stage = DEAL
            tell(emit, "begins", seat=self.dealer)

    def _deal(self, card: int, emit: Emit | None) -> None:
        """R1.3: eight cards to the field, eight to each player. Nobody sees anything before all are dealt."""
        if self.field.bit_count() < FIELD:
            self.field |= 1 << card
            return
        self.hand[0 if self.hand[0].bit_count() < HAND else 1] |= 1 << card
        if self.hand[1].bit_count() < HAND:
            return
        self.stage = PLAYING
        if emit is not None:
            tell(emit, "dealt", month=self.month, seat=self.dealer, cards=[*cards(self.field)])
            for seat in (0, 1):
                emit.add(Event("hand", {"cards": [*cards(self.hand[seat])]}, 1 << seat))

    def _play(self, card: int, emit: Emit | None) -> None:
        """R2.1: a card of the hand."""
        self.hand[self.turn] ^= 1 << card
        tell(emit, "played", seat=self.turn, card=card)
        self._meet(card, MATCH, emit)

    def _turn_up(self, card: int, emit: Emit | None) -> None:
        """R2.3: the top card of the pile."""
        tell(emit, "turned-up", seat=self.turn, card=card)
        self._meet(card, PICK, emit)

    def _meet(self, card: int, choice: int, emit: Emit | None) -> None:
        """R2.2: what lies on the field of the same month decides."""
        same = self.field & MONTH[card]
        if same.bit_count() == 2:
            self.pending = card
            self.stage = choice
        elif same:
            self._take(card, same, emit)
            self._next(choice, emit)
        else:
            self.field |= 1 << card
            tell(emit, "laid", seat=self.turn, card=card)
            self._next(choice, emit)

    def _choose(self, card: int, emit: Emit | None) -> None:
        """R2.2: with two of the month on the field, the player takes one of them."""
        pending, self.pending = self.pending, NONE
        self._take(pending, 1 << card, emit)
        self._next(self.stage, emit)

    def _take(self, card: int, same: int, emit: Emit | None) -> None:
        self.field &= ~same
        self.taken[self.turn] |= same | 1 << card
        if emit is not None:
            tell(emit, "took", seat=self.turn, cards=[*cards(same | 1 << card)])

    def _next(self, choice: int, emit: Emit | None) -> None:
        """After the card of the hand comes one of the pile; after that the turn is over."""
        if choice == MATCH:
            self.stage = TURN_UP
            return
        if score(self.taken[self.turn]) <= self.best[self.turn]:
            self._pass(emit)
            return
        if emit is not None:
            made = [name for name, _ in yaku(self.taken[self.turn])]
            tell(emit, "made", seat=self.turn, yaku=made, points=score(self.taken[self.turn]))
        if self.hand[self.turn]:
            self.stage = CALL
        else:  # R4.5: without a card there is nothing to go on with.
            self._win(emit)

    def _call(self, action: int, emit: Emit | None) -> None:
        """R4.1: koi-koi goes on, stop ends the month."""
        if action == STOP:
            self._win(emit)
            return
        self.best[self.turn] = score(self.taken[self.turn])
        tell(emit, "called", seat=self.turn)
        self._pass(emit)

    def _pass(self, emit: Emit | None) -> None:
        self.turn = 1 - self.turn
        self.stage = PLAYING
        if not self.hand[self.turn]:  # R4.6: nobody has stopped, nobody scores.
            tell(emit, "nothing", month=self.month)
            self._end_month(emit)

    def worth(self, seat: int) -> int:
        """What the month is worth if `seat` stops now (R4.3, R4.4)."""
        worth = score(self.taken[seat])
        if worth >= DOUBLED:
            worth *= 2
        return worth * 2 if self.best[1 - seat] else worth

    def _win(self, emit: Emit | None) -> None:
        worth = self.worth(self.turn)
        self.points[self.turn] += worth
        self.dealer = self.turn
        tell(emit, "won", seat=self.turn, month=self.month, points=worth)
        self._end_month(emit)

    def _end_month(self, emit: Emit | None) -> None:
        """R1.5: whoever won deals next. R5.1: after the last month the points are compared."""
        self.month += 1
        if self.month == self.months:
            self.stage = OVER
            return
        self.stage = DEAL
        self.turn = self.dealer
        self.hand, self.taken, self.best = [0, 0], [0, 0], [0, 0]
        self.field = 0

    def outcome(self) -> Outcome | None:
        if self.stage != OVER:
            return None
        first, second = self.points
        figures = {"points": tuple(self.points)}
        if first == second:
            return Outcome("level", (0.5, 0.5), figures)
        return Outcome("points", (1.0, 0.0) if first > second else (0.0, 1.0), figures)

    def seen_as(self, seat: int, action: int, observer: int) -> int:
        # The cards of the deal show only when all are dealt; each hand to its owner alone.
        return DRAW if self.stage == DEAL else action

    # --- copies and comparison ----------------------------------------------------------------------------------------

    def clone(self) -> KoiKoi:
        twin = KoiKoi(self.months)
        twin.month, twin.stage, twin.dealer, twin.turn = self.month, self.stage, self.dealer, self.turn
        twin.hand, twin.taken = self.hand[:], self.taken[:]
        twin.field, twin.pending = self.field, self.pending
        twin.best, twin.points, twin.moves = self.best[:], self.points[:], self.moves
        return twin

    def sample(self, seat: int, rng: Rng) -> KoiKoi:
        twin = self.clone()
        if self.stage == DEAL:
            twin.hand, twin.field = [0, 0], 0
            for _ in range(self.field.bit_count() + self.hand[0].bit_count() + self.hand[1].bit_count()):
                possible = twin.chance()
                twin._deal(possible[rng.below(len(possible))][0] - DRAW, None)
            return twin
        other = 1 - seat
        unseen = [*cards(self.hand[other] | self.pile)]
        twin.hand[other] = 0
        for left in range(self.hand[other].bit_count()):
            chosen = left + rng.below(len(unseen) - left)
            unseen[left], unseen[chosen] = unseen[chosen], unseen[left]
            twin.hand[other] |= 1 << unseen[left]
        return twin

    def key(self) -> bytes:
        whole = (self.months, self.month, self.stage, self.dealer, self.turn, self.hand, self.field, self.taken)
        return repr((*whole, self.pending, self.best, self.points, self.moves)).encode()


def tell(emit: Emit | None, kind: str, **facts: object) -> None:
    """A public event."""
    if emit is not None:
        emit.add(Event(kind, facts))
