"""Why an action of Koi-Koi is not allowed now, by what the asking seat may know."""

from __future__ import annotations

from koikoi.actions import DRAW, KOI, PLAY, STOP, TAKE
from koikoi.data import flower
from koikoi.state import CALL, MATCH, PICK, PLAYING, STAGES, KoiKoi
from tatami.core.refusal import Refusal

STAGE_RULE = {PLAYING: "R2.1", MATCH: "R2.2", PICK: "R2.3", CALL: "R4.1"}


def why(state: KoiKoi, seat: int, action: int) -> Refusal:
    """The reason for refusing an illegal `action` of `seat`, which owes a decision."""
    if DRAW <= action < KOI or action > STOP:
        return Refusal("chance", "R1.3")
    if PLAY <= action < TAKE and state.stage == PLAYING:
        return Refusal("not-in-hand", "R2.1", {"card": action - PLAY})
    if TAKE <= action < DRAW and state.stage in (MATCH, PICK):
        card = action - TAKE
        if flower(card) != flower(state.pending):
            return Refusal("other-flower", "R2.2", {"card": card, "flower": flower(state.pending)})
        return Refusal("not-on-field", "R2.2", {"card": card})
    return Refusal("other-decision", STAGE_RULE[state.stage], {"stage": STAGES[state.stage]})
