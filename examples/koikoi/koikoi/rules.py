"""The rules of Koi-Koi put together: the stage says which phase decides. R numbers are those of RULES.md."""

from __future__ import annotations

from koikoi import bars, imagination, stage
from koikoi.actions import DRAW, FIRST, KOI
from koikoi.phases import begin, call, deal, play, take, turn_up
from koikoi.table import KoiKoiTable
from tatami.core.events import Emit
from tatami.core.outcome import Outcome
from tatami.core.refusal import Refusal
from tatami.core.rng import Rng
from tatami.core.stage import misplaced
from tatami.core.state import CHANCE

DECIDED = {stage.PLAY: play, **dict.fromkeys(take.STAGES, take), stage.CALL: call}
"""The stages that a player decides, each with its phase."""
DRAWN = {stage.BEGIN: begin, stage.DEAL: deal, stage.TURN_UP: turn_up}
"""Those of chance."""


class KoiKoi(KoiKoiTable):
    """A game of Koi-Koi in progress."""

    def to_act(self) -> list[int]:
        if self.stage == stage.OVER:
            return []
        return [CHANCE] if self.stage in DRAWN else [self.turn]

    def legal(self, seat: int) -> list[int]:
        return DECIDED[self.stage].may(self, seat) if seat == self.turn and self.stage in DECIDED else []

    def chance(self) -> list[tuple[int, int]]:
        return DRAWN[self.stage].odds(self) if self.stage in DRAWN else []

    def why_not(self, seat: int, action: int) -> Refusal:
        """What keeps `seat`, which owes a decision, from playing `action`; the code is empty if nothing does."""
        if DRAW <= action < KOI or action >= FIRST:
            return bars.ROWS[bars.OF_CHANCE].refusal({})
        return DECIDED[self.stage].why_not(self, seat, action) or misplaced(stage.ROWS[self.stage])

    def apply(self, seat: int, action: int, emit: Emit | None = None) -> None:
        self.moves += 1
        phase = DECIDED.get(self.stage) or DRAWN[self.stage]
        phase.do(self, seat, action, emit)

    def era(self) -> int:
        return self.moves

    def breadth(self) -> int:
        return 48

    def outcome(self) -> Outcome | None:
        if self.stage != stage.OVER:
            return None
        first, second = self.points
        figures = {"points": tuple(self.points)}
        if first == second:
            return Outcome("level", (0.5, 0.5), figures)
        return Outcome("points", (1.0, 0.0) if first > second else (0.0, 1.0), figures)

    def seen_as(self, seat: int, action: int, observer: int) -> int:
        # The cards of the deal show only when all are dealt; each hand to its owner alone.
        return DRAW if self.stage == stage.DEAL else action

    def clone(self) -> KoiKoi:
        twin = KoiKoi(self.months)
        twin.copy_from(self)
        return twin

    def sample(self, seat: int, rng: Rng) -> KoiKoi:
        twin = self.clone()
        if self.stage == stage.DEAL:
            imagination.deal_again(twin, rng)
        else:
            imagination.redraw(twin, 1 - seat, rng)
        return twin
