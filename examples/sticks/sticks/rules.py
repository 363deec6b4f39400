"""The rules of Sticks put together: the stage says which phase decides."""

from __future__ import annotations

from sticks import stage
from sticks.phases import take
from sticks.table import SticksTable
from tatami.core.events import Emit
from tatami.core.outcome import Outcome
from tatami.core.refusal import Refusal
from tatami.core.rng import Rng
from tatami.core.stage import misplaced

PHASES = {stage.TAKE: take}


class Sticks(SticksTable):
    """A game of Sticks in progress."""

    def to_act(self) -> list[int]:
        return [self.turn] if self.stage in PHASES else []

    def legal(self, seat: int) -> list[int]:
        return PHASES[self.stage].may(self, seat) if seat in self.to_act() else []

    def chance(self) -> list[tuple[int, int]]:
        return []

    def why_not(self, seat: int, action: int) -> Refusal:
        """What keeps `seat`, which owes a decision, from playing `action`; the code is empty if nothing does."""
        return PHASES[self.stage].why_not(self, seat, action) or misplaced(stage.ROWS[self.stage])

    def apply(self, seat: int, action: int, emit: Emit | None = None) -> None:
        PHASES[self.stage].do(self, seat, action, emit)

    def era(self) -> int:
        return self.moves  # Every move passes the decision on.

    def outcome(self) -> Outcome | None:
        if self.stage != stage.OVER:
            return None
        return Outcome("last", (0.0, 1.0) if self.turn == 0 else (1.0, 0.0), {})

    def clone(self) -> Sticks:
        twin = Sticks()
        twin.copy_from(self)
        return twin

    def sample(self, seat: int, rng: Rng) -> Sticks:
        return self.clone()  # Nothing is secret.
