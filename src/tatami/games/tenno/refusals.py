"""Why an action of Tenno is not allowed now. Rests only on what the asking seat may know."""

from __future__ import annotations

from tatami.core.refusal import Refusal
from tatami.games.tenno import actions
from tatami.games.tenno.data import MAX_SEATS, PLACES, SHOGUN
from tatami.games.tenno.rules import Tenno
from tatami.games.tenno.state import AGAIN, ARRANGE, CHANGE, GAP, PEEK, REFILL, RELAY, STAGES, STRIKE, SUPPORT

STAGE_RULE = {
    ARRANGE: "R1.2",
    STRIKE: "R2.1",
    SUPPORT: "R3.2",
    AGAIN: "R3.6",
    REFILL: "R4.1",
    CHANGE: "R5.1",
    RELAY: "R5.1",
    PEEK: "R5.5",
}


def why(state: Tenno, seat: int, action: int) -> Refusal:
    """The reason for refusing an illegal `action` of `seat`, which owes a decision."""
    stage = int(state.stage)
    if actions.ATTACK <= action < actions.MONK_SHOWN and stage in (STRIKE, AGAIN):
        return _attack(state, action - actions.ATTACK)
    if action == actions.MONK_SHOWN and stage == SUPPORT:
        return Refusal("no-monk", "R3.2")
    if actions.FILL <= action < actions.SWAP and stage == REFILL:
        return Refusal("not-in-hand", "R4.1", {"card": action - actions.FILL})
    if actions.LAY <= action < actions.TRADE and stage == RELAY:
        return Refusal("not-in-hand", "R5.1", {"card": action - actions.LAY})
    if actions.SWAP <= action < actions.KEEP and stage == CHANGE:
        return Refusal("hand-empty", "R5.3")
    if actions.TRADE <= action < actions.LOOK and stage == CHANGE:
        return Refusal("hand-not-empty", "R5.3")
    return Refusal("other-decision", STAGE_RULE[stage], {"stage": STAGES[stage]})


def _attack(state: Tenno, number: int) -> Refusal:
    place = number // (MAX_SEATS * PLACES)
    target = number % (MAX_SEATS * PLACES)
    defender = target // PLACES
    weapon = int(state.turn) * PLACES + place
    if defender >= state.seats:
        return Refusal("no-such-player", "R2.1", {"number": defender + 1, "most": int(state.seats)})
    if defender == state.turn:
        return Refusal("own-card", "R2.2")
    if state.stage == AGAIN and weapon == state.weapon:
        return Refusal("ronin-again", "R3.6", {"place": place})
    if state.table[weapon] == GAP:
        return Refusal("empty-place", "R2.2", {"place": place})
    if state.table[weapon] == SHOGUN:
        return Refusal("shogun", "R3.8", {"place": place})
    if target == state.first_target:
        return Refusal("same-target", "R3.7", {"place": target % PLACES, "defender": defender})
    return Refusal("empty-target", "R3.7", {"place": target % PLACES, "defender": defender})
