"""Why an action of Samurai is not allowed now. Rests only on what the asking seat may know."""

from __future__ import annotations

from tatami.core.refusal import Refusal
from tatami.games.samurai import actions
from tatami.games.samurai.data import (
    CAPACITY,
    CASTE_NAMES,
    CASTES,
    EXCHANGE,
    FIRST_SEA,
    FIRST_SETTLEMENT,
    HEX_NAMES,
    KINDS,
    LAND_IN_PLAY,
    MOVE,
    RONIN,
    SEA_IN_PLAY,
    SETTLEMENTS_IN_PLAY,
    SHIP_1,
    SHIP_2,
    TILE_NAMES,
)
from tatami.games.samurai.rules import Samurai
from tatami.games.samurai.state import (
    EMPTY,
    HANDS,
    LAY,
    LIFT,
    NONE,
    ONE,
    OTHER,
    SETTLE,
    SHIFT,
    SPOT,
    STAGES,
    TURN,
)

STAGE_RULE = {
    HANDS: "R1.4",
    TURN: "R2.1",
    LAY: "R2.3",
    LIFT: "R3.1",
    SHIFT: "R3.1",
    ONE: "R3.4",
    OTHER: "R3.4",
}


def why(state: Samurai, seat: int, action: int) -> Refusal:
    """The reason for refusing an illegal `action` of `seat`, which owes a decision."""
    stage = int(state.stage)
    if actions.TILE <= action < actions.CASTE:
        kind = action - actions.TILE
        if stage == HANDS:
            return _choose(state, seat, kind)
        if stage == TURN:
            return _play(state, seat, kind)
    if actions.CASTE <= action < actions.HEX and stage == SETTLE:
        return _settle(state, action - actions.CASTE)
    if actions.HEX <= action < actions.FIGURE and stage in (SPOT, LAY, LIFT, SHIFT):
        return _hex(state, stage, action - actions.HEX)
    if actions.FIGURE <= action < actions.END and stage in (ONE, OTHER):
        return _figure(state, stage, action - actions.FIGURE)
    if action == actions.END and stage == TURN:
        return Refusal("nothing-played", "R2.1")
    rule = _placing(state) if stage in (SETTLE, SPOT) else STAGE_RULE[stage]
    return Refusal("other-decision", rule, {"stage": STAGES[stage]})


# --- tiles ------------------------------------------------------------------------------------------------------------


def _choose(state: Samurai, seat: int, kind: int) -> Refusal:
    facts: dict[str, object] = {"tile": TILE_NAMES[kind]}
    if not int(state.left[seat] - state.hand[seat]) >> 2 * kind & 3:
        return Refusal("no-more", "R1.2", facts)
    if int(state.hand[seat]) >> 2 * (kind + 1):
        return Refusal("choose-order", "R1.5", facts)
    return Refusal("too-few-after", "R1.5", facts)


def _play(state: Samurai, seat: int, kind: int) -> Refusal:
    facts: dict[str, object] = {"tile": TILE_NAMES[kind]}
    if not int(state.hand[seat]) >> 2 * kind & 3:
        return Refusal("not-in-hand", "R2.1", facts)
    if kind == EXCHANGE:
        return Refusal("no-exchange", "R3.5")
    if state.ordinary and (kind < RONIN or kind == MOVE):
        return Refusal("one-ordinary", "R2.2", facts)
    if kind == MOVE:
        return Refusal("nothing-to-move", "R3.1")
    return Refusal("no-land", "R2.3", facts)


# --- figures of the supply --------------------------------------------------------------------------------------------


def _placing(state: Samurai) -> str:
    """The rule figures are put up by now: cities first, then villages."""
    return "R1.8" if state.next_city() == NONE else "R1.7"


def _settle(state: Samurai, caste: int) -> Refusal:
    facts: dict[str, object] = {"caste": CASTE_NAMES[caste]}
    if state.supply(caste) == 0:
        return Refusal("supply-empty", "R1.6", facts)
    return Refusal("no-city-for", "R1.7", facts)


# --- hexes ------------------------------------------------------------------------------------------------------------


def in_play(seats: int, number: int) -> bool:
    """Whether a hex is on the board of so many players."""
    if number < FIRST_SEA:
        return number < LAND_IN_PLAY[seats]
    if number < FIRST_SETTLEMENT:
        return number - FIRST_SEA < SEA_IN_PLAY[seats]
    return number - FIRST_SETTLEMENT < SETTLEMENTS_IN_PLAY[seats]


def _hex(state: Samurai, stage: int, number: int) -> Refusal:
    facts: dict[str, object] = {"hex": HEX_NAMES[number]}
    if not in_play(int(state.seats), number):
        return Refusal("not-in-play", "R1.1", {**facts, "number": int(state.seats)})
    if stage == SPOT:
        return _spot(state, number, facts)
    if number >= FIRST_SETTLEMENT:
        return Refusal("settlement", "R2.3", facts)
    if stage == LIFT:
        return _lift(state, number, facts)
    ship = stage == LAY and state.taken in (SHIP_1, SHIP_2)
    if ship and number < FIRST_SEA:
        return Refusal("ship-on-land", "R2.4", facts)
    if not ship and number >= FIRST_SEA:
        if stage == SHIFT:
            return Refusal("move-to-sea", "R3.1", facts)
        return Refusal("tile-at-sea", "R2.4", {**facts, "tile": TILE_NAMES[state.taken]})
    rule = "R3.1" if stage == SHIFT else "R2.4" if ship else "R2.3"
    return Refusal("occupied", rule, {**facts, "tile": TILE_NAMES[state.tiles[number] % KINDS]})


def _spot(state: Samurai, number: int, facts: dict[str, object]) -> Refusal:
    settlement = number - FIRST_SETTLEMENT
    if settlement < 0:
        return Refusal("no-settlement", _placing(state), facts)
    if CAPACITY[settlement] == 1 and state.next_city() != NONE:
        return Refusal("cities-first", "R1.8", facts)
    if state.room(settlement) == 0:
        return Refusal("settlement-full", ("R1.8", "R1.7", "R1.6")[CAPACITY[settlement] - 1], facts)
    return Refusal("same-caste", "R1.7", {**facts, "caste": CASTE_NAMES[state.taken]})


def _lift(state: Samurai, number: int, facts: dict[str, object]) -> Refusal:
    tile = int(state.tiles[number])
    if tile == EMPTY:
        return Refusal("no-tile", "R3.1", facts)
    if tile // KINDS != state.turn:
        return Refusal("not-your-tile", "R3.1", {**facts, "seat": tile // KINDS})
    return Refusal("fast-tile", "R3.1", {**facts, "tile": TILE_NAMES[tile % KINDS]})


# --- figures on the board ---------------------------------------------------------------------------------------------


def _figure(state: Samurai, stage: int, figure: int) -> Refusal:
    settlement, caste = divmod(figure, CASTES)
    facts: dict[str, object] = {"caste": CASTE_NAMES[caste], "hex": HEX_NAMES[FIRST_SETTLEMENT + settlement]}
    if settlement >= SETTLEMENTS_IN_PLAY[state.seats]:
        return Refusal("not-in-play", "R1.1", {"hex": facts["hex"], "number": int(state.seats)})
    if not int(state.figures[settlement]) >> caste & 1:
        return Refusal("no-figure", "R3.4", facts)
    if stage == ONE:
        if _has_earlier_partner(state, settlement, caste):
            return Refusal("name-earlier-first", "R3.6", facts)
        return Refusal("no-partner", "R3.5", facts)
    one, before = divmod(int(state.source), CASTES)
    facts |= {"before": CASTE_NAMES[before], "at": HEX_NAMES[FIRST_SETTLEMENT + one]}
    if settlement == one:
        return Refusal("same-settlement", "R3.5", facts)
    if caste == before:
        return Refusal("same-figure", "R3.5", facts)
    if int(state.figures[one]) >> caste & 1 or int(state.figures[settlement]) >> before & 1:
        return Refusal("two-alike", "R3.5", facts)
    return Refusal("later-caste", "R3.6", facts)


def _has_earlier_partner(state: Samurai, settlement: int, caste: int) -> bool:
    """Whether some figure of an earlier caste may change places with this one, if that figure is named first."""
    here = int(state.figures[settlement])
    return any(not here >> other & 1 and state.lone(other, caste) for other in range(caste))
