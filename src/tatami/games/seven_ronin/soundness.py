"""Whether a position of 7 Ronin adds up: what play could lead to, as far as the position itself can tell."""

from __future__ import annotations

from tatami.games.seven_ronin import attack, bars, defence, reason, stage, victory, village, wounds
from tatami.games.seven_ronin.data import (
    AREAS,
    BURIAL,
    GREEN,
    INN,
    PASSAGE,
    PEN,
    PLACE_NAMES,
    PLACES,
    RONIN,
    RONIN_NAMES,
    ROUNDS,
    SHRINE,
    TASUKE,
    TASUKE_BIT,
    TO_CONQUER,
    WATCHTOWER,
    WELL,
)
from tatami.games.seven_ronin.rules import SevenRonin
from tatami.games.seven_ronin.table import ASIDE, NONE
from tatami.kit.bits import count
from tatami.kit.document import Document

ASKS = {
    WELL: stage.TARGET,
    SHRINE: stage.TARGET,
    PEN: stage.TARGET,
    BURIAL: stage.TAKE,
    PASSAGE: stage.SEND,
}
"""The stage that asks for the parts of an area's ability."""


def check(state: SevenRonin, document: Document) -> None:
    """Raise BadPosition with the first thing that is wrong."""
    for place in range(PLACES):
        _check_place(state, document, place)
    for ronin in range(RONIN):
        _check_ronin(state, document, ronin)
    _check_muted_tasuke(state, document)
    _check_goes_on(state, document)
    _check_plans(state, document)
    field = _misfit(state)
    if field:
        raise document.wrong("stage", field=field, stage=stage.NAMES[state.stage])


# --- the village ------------------------------------------------------------------------------------------------------


def _check_place(state: SevenRonin, document: Document, place: int) -> None:
    """One ronin, or Tasuke and another; ninja and ronin together only before step 3."""
    now = int(state.stage)
    here = int(state.post[place])
    if count(here & ~TASUKE_BIT) > 1 or (place == GREEN and count(here) > 1):
        raise document.wrong("crowd", place=PLACE_NAMES[place])
    apart = place == GREEN or now in (stage.PLAN, stage.OVER) or now >= stage.AREAS
    ambushed = now == stage.AMBUSH and place == state.at[TASUKE] and place != GREEN
    if here and state.ninja[place] and apart and not ambushed:
        raise document.wrong("contested", place=PLACE_NAMES[place], stage=stage.NAMES[now])


def _check_ronin(state: SevenRonin, document: Document, ronin: int) -> None:
    """Nobody is aside in a combat, and the Pen and the Shrine weigh only on whom they can."""
    now = int(state.stage)
    name = RONIN_NAMES[ronin]
    at = int(state.at[ronin])
    held = bool(state.held >> ronin & 1)
    if now == stage.PLAN and (at < PLACES) != held:
        raise document.wrong("planning", ronin=name)
    if now not in (stage.PLAN, stage.OVER) and at == ASIDE:
        raise document.wrong("aside", ronin=name, stage=stage.NAMES[now])
    if at == GREEN and (state.held | state.held_next | state.muted_next) >> ronin & 1:
        raise document.wrong("green", ronin=name)
    if (state.held_next | state.muted_next) >> ronin & 1 and (now < stage.AREAS or at == ASIDE):
        raise document.wrong("next", ronin=name, stage=stage.NAMES[now])


def _check_muted_tasuke(state: SevenRonin, document: Document) -> None:
    """Without her ability Tasuke stands with another only if both are held."""
    together = int(state.at[TASUKE])
    if together >= AREAS or not wounds.shared(state, together):
        return
    both = int(state.post[together])
    if state.muted & TASUKE_BIT and state.held & both != both and state.stage != stage.OVER:
        raise document.wrong("desecrated", place=PLACE_NAMES[together])


def _check_goes_on(state: SevenRonin, document: Document) -> None:
    """Nobody has won before the game is over."""
    if state.stage == stage.OVER:
        return
    conquered = state.stage == stage.PLAN and victory.conquests(state) >= TO_CONQUER
    if state.forces() == 0 or state.alive == 0 or conquered:
        raise document.wrong("decided", stage=stage.NAMES[state.stage])


# --- the plans --------------------------------------------------------------------------------------------------------


def _check_plans(state: SevenRonin, document: Document) -> None:
    """Each plan is the beginning of a legal one; a seat that is ready has a whole one."""
    sent = attack.Draft(state).planned
    if state.stage != stage.PLAN:
        if sent or any(place != NONE for place in state.plan_ronin):
            raise document.wrong("stage", field="plan", stage=stage.NAMES[state.stage])
        return
    if not attack.can_finish(state) or (not state.waiting & 1 and sent < attack.need(state)):
        raise document.wrong("plan", seat=1)
    if not _posts_fit(state) or state.waiting == 0 or (not state.waiting & 2 and defence.asked(state) != NONE):
        raise document.wrong("plan", seat=2)


def _posts_fit(state: SevenRonin) -> bool:
    """Whether the ronin could be sent there one after the other."""
    trial = state.clone()
    for ronin in range(RONIN):
        trial.plan_ronin[ronin] = NONE
    for ronin in range(RONIN):
        place = state.plan_ronin[ronin]
        if place != NONE:
            if defence.station_bar(trial, ronin, place) != bars.FINE:
                return False
            trial.plan_ronin[ronin] = place
    return True


# --- the step ---------------------------------------------------------------------------------------------------------


def _misfit(state: SevenRonin) -> str:
    """The first field that the stage needs and that is not there, or the other way round."""
    now = int(state.stage)
    parts = stage.TARGET <= now <= stage.SEND
    wrong = {
        "reason": (state.reason != NONE) != (now == stage.OVER) or (now == stage.OVER and not _ended(state)),
        "used": bool(state.used) and now in (stage.PLAN, stage.OVER),
        "inn_field": bool(state.inn_field) and not _inn_copied(state),
        "tool": (state.tool != NONE) != parts or (state.tool != NONE and not _tool_fits(state)),
        "through_inn": bool(state.through_inn) and not parts,
        "ninja": now == stage.COPY and village.use_bar(state, INN) != bars.FINE,
        "first": state.first != NONE and not _first_fits(state),
        "arrows": (state.marks != 0) != (now == stage.ARROWS) or (now == stage.ARROWS and not _arrows_fit(state)),
        "ronin": now in (stage.SHARE, stage.AMBUSH) and not _sharing_fits(state),
    }
    return next((field for field, misfits in wrong.items() if misfits), "")


def _ended(state: SevenRonin) -> bool:
    """Whether the game is over for the reason given."""
    why = int(state.reason)
    gone = bool(state.forces() == 0)
    if why == reason.VILLAGE:
        return bool(victory.conquests(state) >= TO_CONQUER)
    if why == reason.FALLEN:
        return bool(state.alive == 0) and not gone
    if why == reason.SNOW:
        return bool(state.round == ROUNDS)
    if why == reason.POSTHUMOUS:
        return bool(state.alive == 0) and gone
    assert why in (reason.SLAIN, reason.HUNGER)
    return bool(state.alive != 0) and gone


def _inn_copied(state: SevenRonin) -> bool:
    """Whether the Inn can have copied a Field."""
    return bool(state.stage == stage.OVER or (state.stage >= stage.AREAS and state.used >> INN & 1))


def _tool_fits(state: SevenRonin) -> bool:
    if ASKS.get(int(state.tool)) != state.stage:
        return False
    if state.through_inn:
        return bool(village.use_bar(state, INN) == bars.FINE and village.copy_bar(state, state.tool) == bars.FINE)
    return bool(village.use_bar(state, state.tool) == bars.FINE)


def _first_fits(state: SevenRonin) -> bool:
    if state.stage == stage.TAKE:
        return bool(state.ninja[state.first] > 0)
    return bool(state.stage == stage.SEND and state.reserve > 1)


def _arrows_fit(state: SevenRonin) -> bool:
    """Fewer markers in the supply than ronin to be hit, and a tower that has been used and reaches them all."""
    for tower, copied in ((WATCHTOWER, False), (INN, True)):
        if state.used >> tower & 1 and not state.marks & ~village.in_range(state, copied):
            return bool(0 < state.supply < count(state.marks))
    return False


def _sharing_fits(state: SevenRonin) -> bool:
    area = int(state.at[TASUKE])
    if area >= AREAS or not wounds.shared(state, area) or state.ninja[area] == 0:
        return False
    if state.stage == stage.AMBUSH and not (state.used >> PASSAGE & 1 or state.used >> INN & 1):
        return False
    return bool(wounds.least_share(state, area) < wounds.most_share(state, area))
