"""Why an action of Samurai Spirit is not allowed now."""

from __future__ import annotations

from tatami.core.refusal import Refusal
from tatami.games.samurai_spirit import actions
from tatami.games.samurai_spirit.data import (
    DAISUKE,
    HEIHACHI,
    KATSUSHIRO,
    KIKUCHIYO,
    KYUZO,
    SAMURAI,
    STRENGTH,
    SYMBOL,
    SYMBOLS,
)
from tatami.games.samurai_spirit.rules import SamuraiSpirit
from tatami.games.samurai_spirit.stages import (
    ACTION,
    AGAIN,
    BAN_DEFENCE,
    BAN_SUPPORT,
    BAN_TALENTS,
    CARD,
    CHOOSE,
    GIVE,
    KIAI,
    LOSE,
    NONE,
    ORDER,
    PENALTY,
    PLACE,
    READY,
    SPARE,
    STAGES,
)

STAGE_RULE = {
    CHOOSE: "R1.3",
    SPARE: "R10.1",
    PENALTY: "R2.3",
    LOSE: "R6.9",
    ACTION: "R2.6",
    CARD: "R3.1",
    AGAIN: "R4.8",
    KIAI: "R5.2",
    PLACE: "R5.8",
    ORDER: "R5.12",
}
KIAI_RULE = ("R5.6", "R5.8", "R5.9", "R5.10", "R5.7", "R5.11", "R5.12")
"""The paragraph of each samurai's kiai."""


def why(state: SamuraiSpirit, seat: int, action: int) -> Refusal:
    """The reason for refusing an illegal `action` of `seat`, which owes a decision."""
    stage = int(state.stage)
    found = None
    if stage == CHOOSE and actions.CHOOSE <= action < actions.FIRST:
        found = Refusal("samurai-taken", "R1.3", {"samurai": action - actions.CHOOSE})
    elif stage == SPARE and actions.TAKE <= action < actions.READY:
        found = _spare(state, action - actions.TAKE)
    elif stage == PENALTY and actions.IGNORE <= action < actions.LOSE:
        found = _penalty(state, action)
    elif stage == LOSE and actions.LOSE <= action < actions.FIGHT:
        found = Refusal("nothing-there", "R6.9", {"symbol": action - actions.LOSE})
    elif stage == ACTION and actions.SUPPORT <= action < actions.PASS:
        found = _support(state, action - actions.SUPPORT)
    elif stage in (CARD, PLACE) and actions.DEFEND <= action <= actions.REDRAW:
        found = _play(state, action)
    elif stage == KIAI and actions.USE <= action < actions.GIVE:
        found = _kiai(state, action)
    elif stage == GIVE and actions.GIVE <= action < actions.TOP:
        found = _give(state, action - actions.GIVE)
    elif stage == ORDER and actions.TOP <= action < actions.CARD:
        found = Refusal("not-shown", "R5.12", {"card": action - actions.TOP})
    if found is None:
        rule = KIAI_RULE[int(state.who[state.kiai])] if stage == GIVE else STAGE_RULE[stage]
        found = Refusal("other-decision", rule, {"stage": STAGES[stage]})
    return found


def _absent(state: SamuraiSpirit, samurai: int, rule: str) -> Refusal | None:
    """The samurai is not at the table, or is out of the round."""
    if state.home[samurai] == NONE:
        return Refusal("samurai-absent", rule, {"samurai": samurai})
    if state.has_passed(state.home[samurai]):
        return Refusal("samurai-passed", rule, {"samurai": samurai})
    return None


def _spare(state: SamuraiSpirit, samurai: int) -> Refusal:
    if state.home[samurai] != NONE:
        return Refusal("spare-present", "R10.1", {"samurai": samurai})
    assert state.token[samurai] != READY
    return Refusal("spare-used", "R10.1", {"samurai": samurai})


def _penalty(state: SamuraiSpirit, action: int) -> Refusal:
    if action == actions.IGNORE:
        parity = "odd" if STRENGTH[state.last[state.turn]] & 1 else "even"
        return Refusal("cannot-ignore", "R4.7", {"parity": parity})
    return Refusal("not-that-penalty", "R2.3", {"penalty": action - actions.SUFFER})


def _support(state: SamuraiSpirit, samurai: int) -> Refusal:
    if state.bans & BAN_SUPPORT:
        return Refusal("no-support", "R6.6")
    own = int(state.who[state.turn])
    if state.token[own] != state.turn:
        return Refusal("token-away", "R7.1", {"samurai": own})
    if samurai == own:
        return Refusal("support-self", "R7.1")
    return _absent(state, samurai, "R7.1") or Refusal("support-self", "R7.1")


def _play(state: SamuraiSpirit, action: int) -> Refusal:
    holder = int(state.holder)
    card = int(state.card)
    if action == actions.DEFEND:
        symbol = int(SYMBOL[card])
        if symbol < 0:
            return Refusal("no-symbol", "R3.4", {"card": card})
        if state.left[holder * len(SYMBOLS) + symbol] != NONE:
            return Refusal("symbol-there", "R3.4", {"symbol": symbol})
        assert state.bans & BAN_DEFENCE
        return Refusal("no-defence", "R6.6")
    if state.stage == PLACE:
        return Refusal("moved-card", "R5.8")
    if state.bound:
        return Refusal("bound-card", "R4.10")
    talent = {actions.DISCARD: KYUZO, actions.REDRAW: KATSUSHIRO}.get(action)
    if talent is None:
        talent = DAISUKE if STRENGTH[card] & 1 else HEIHACHI
    if not state.has_talent(holder, talent):
        if holder == state.turn and state.bans & BAN_TALENTS:
            return Refusal("no-talent", "R6.8")
        if state.token[talent] == holder:
            return Refusal("lent-talent", "R4.2", {"samurai": talent})
        other_half = {HEIHACHI: DAISUKE, DAISUKE: HEIHACHI}.get(talent)
        if other_half is not None and state.has_talent(holder, other_half):
            return Refusal("even-only" if other_half == HEIHACHI else "odd-only", "R4.5", {"samurai": other_half})
        return Refusal("talent-missing", "R4.2", {"samurai": talent})
    if action == actions.DISCARD:
        return Refusal("no-duplicate", "R4.9", {"card": card})
    if action == actions.REDRAW:
        return Refusal("pile-empty", "R4.10")
    other = action - actions.HAND
    gone = _absent(state, other, "R4.5")
    if gone is not None:
        return gone
    if state.handed >> state.home[other] & 1:
        return Refusal("handed-before", "R4.6", {"samurai": other})
    return Refusal("no-neighbour", "R4.5", {"samurai": other})


def _kiai(state: SamuraiSpirit, action: int) -> Refusal | None:
    samurai = int(state.who[state.kiai])
    rule = KIAI_RULE[samurai]
    if action == actions.USE:
        if samurai == HEIHACHI or (samurai == KYUZO and state.wounds[state.kiai] >= 2):
            return Refusal("barricades-full", "R5.5", {"most": int(state.start_barricades())})
        return None
    bases = {HEIHACHI: actions.HEAL, KYUZO: actions.TOKEN, DAISUKE: actions.MOVE, KIKUCHIYO: actions.STRIP}
    base = bases.get(samurai)
    if base is None or not base <= action < base + SAMURAI:
        return Refusal("other-kiai", rule, {"samurai": samurai})
    other = action - base
    if samurai == HEIHACHI:
        if state.home[other] == NONE:
            return Refusal("samurai-absent", rule, {"samurai": other})
        if state.wounds[state.kiai] < 2:
            return Refusal("human-kiai", rule, {"samurai": samurai})
        return Refusal("not-wounded", rule, {"samurai": other})
    gone = _absent(state, other, rule)
    if gone is not None:
        return gone
    if samurai == KYUZO or state.last[state.home[other]] != NONE:
        return Refusal("nobody-else", rule)
    return Refusal("line-empty", rule, {"samurai": other})


def _give(state: SamuraiSpirit, samurai: int) -> Refusal:
    rule = KIAI_RULE[int(state.who[state.kiai])]
    return _absent(state, samurai, rule) or Refusal("there-already", rule, {"samurai": samurai})
