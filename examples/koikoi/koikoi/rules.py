"""The rules of Koi-Koi put together: which stage's file answers, and who decides."""

from __future__ import annotations

from typing import Protocol

from koikoi import actions, bars, imagination, stage
from koikoi.data import CARDS
from koikoi.phases import begin, call, deal, play, take, turn_up
from koikoi.table import KoiKoiTable
from tatami.core.events import Emit
from tatami.core.outcome import Outcome
from tatami.core.refusal import Refusal
from tatami.core.rng import Rng
from tatami.core.stage import misplaced
from tatami.core.state import CHANCE


class Decision(Protocol):
    """The file of a stage in which a seat decides."""

    def may(self, table: KoiKoiTable, seat: int) -> list[int]:
        """The legal actions, ascending."""

    def why_not(self, table: KoiKoiTable, seat: int, action: int) -> Refusal | None:
        """Why an action is not legal; None if it belongs to another stage."""

    def do(self, table: KoiKoiTable, seat: int, action: int, emit: Emit | None) -> None:
        """Play a legal action and tell what happened."""


class Chance(Protocol):
    """The file of a stage in which chance draws."""

    def odds(self, table: KoiKoiTable) -> list[tuple[int, int]]:
        """The outcomes with their weights."""

    def do(self, table: KoiKoiTable, seat: int, action: int, emit: Emit | None) -> None:
        """Play an outcome and tell what happened."""


DECISIONS: dict[int, Decision] = {stage.PLAY: play, stage.MATCH: take, stage.PICK: take, stage.CALL: call}
CHANCES: dict[int, Chance] = {stage.BEGIN: begin, stage.DEAL: deal, stage.TURN_UP: turn_up}


class KoiKoi(KoiKoiTable):
    """A game of Koi-Koi in progress."""

    def to_act(self) -> list[int]:
        if self.stage == stage.OVER:
            return []
        return [CHANCE] if self.stage in CHANCES else [self.turn]

    def breadth(self) -> int:
        return CARDS

    def legal(self, seat: int) -> list[int]:
        return DECISIONS[self.stage].may(self, seat) if seat in self.to_act() else []

    def why_not(self, seat: int, action: int) -> Refusal:
        """Why `seat`, which owes a decision, may not play `action`, which is not legal."""
        if actions.is_chance(action):
            return bars.refusal(bars.BY_CHANCE)
        return DECISIONS[self.stage].why_not(self, seat, action) or misplaced(stage.ROWS[self.stage])

    def chance(self) -> list[tuple[int, int]]:
        return CHANCES[self.stage].odds(self) if self.stage in CHANCES else []

    def apply(self, seat: int, action: int, emit: Emit | None = None) -> None:
        self.moves += 1
        phase = CHANCES.get(self.stage) or DECISIONS[self.stage]
        phase.do(self, seat, action, emit)

    def outcome(self) -> Outcome | None:
        """R5.1, R5.2: more points win, equal ones share the victory."""
        if self.stage != stage.OVER:
            return None
        first, second = self.points
        figures = {"points": tuple(self.points)}
        if first == second:
            return Outcome("level", (0.5, 0.5), figures)
        return Outcome("points", (1.0, 0.0) if first > second else (0.0, 1.0), figures)

    def seen_as(self, seat: int, action: int, observer: int) -> int:
        # The cards of the deal show only when all are dealt; each hand to its owner alone.
        return actions.DRAW if self.stage == stage.DEAL else action

    def clone(self) -> KoiKoi:
        twin = KoiKoi(self.months)
        twin.copy_from(self)
        return twin

    def sample(self, seat: int, rng: Rng) -> KoiKoi:
        twin = self.clone()
        imagination.redraw(twin, seat, rng)
        return twin
