"""What a seat of 7 Ronin may know as numbers. It says what view.py says, for hot loops; the tests compare them. Hot."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.core.state import State
from tatami.core.tensor import Encoder, Sheet
from tatami.games.seven_ronin import attack, defence, stage, victory, wounds
from tatami.games.seven_ronin.data import (
    AREAS,
    ATTACKER,
    DEFENDER,
    MARKERS,
    PLACES,
    RONIN,
    ROUNDS,
    TASUKE,
)
from tatami.games.seven_ronin.rules import SevenRonin
from tatami.games.seven_ronin.table import DEAD, NONE


class SevenRoninEncoder(Encoder):
    """Places count as in the codes, the Green last. The tracks and the ring never change, so they are not in it."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.stage = self.part("stage", len(stage.NAMES))
        self.round = self.part("round", ROUNDS)
        self.ninja = self.part("ninja", PLACES, MARKERS)
        self.occupied = self.part("occupied", AREAS)
        self.area_used = self.part("area_used", AREAS)
        self.at = self.part("ronin_at", RONIN * PLACES)
        self.alive = self.part("alive", RONIN)
        self.wounds = self.part("wounds", RONIN, 7)
        self.held = self.part("held", RONIN)
        self.muted = self.part("muted", RONIN)
        self.held_next = self.part("held_next", RONIN)
        self.muted_next = self.part("muted_next", RONIN)
        self.ronin_used = self.part("ronin_used", RONIN)
        self.reserve = self.part("reserve", 1, MARKERS)
        self.supply = self.part("supply", 1, MARKERS)
        self.ready = self.part("ready", 1)
        self.sent = self.part("attack_sent", PLACES, MARKERS)
        self.need = self.part("attack_need", 1, MARKERS)
        self.areas_left = self.part("attack_areas_left", 1, AREAS)
        self.bonus_left = self.part("attack_bonus_left", 1, MARKERS)
        self.posts = self.part("defence_posts", RONIN * PLACES)
        self.asked = self.part("defence_asked", RONIN)
        self.partner = self.part("sharing_partner", RONIN)
        self.markers = self.part("sharing_markers", 1, MARKERS)
        self.rest = self.part("sharing_rest", 1, MARKERS)
        self.tool = self.part("tool", AREAS)
        self.through_inn = self.part("through_inn", 1)
        self.first = self.part("first", PLACES)
        self.arrows = self.part("arrows", RONIN)
        self.inn_field = self.part("inn_field", 1)
        self.conquests = self.part("conquests", 1, AREAS)

    def position(self, state: State, seat: i64, sheet: Sheet) -> None:
        assert isinstance(state, SevenRonin)
        now = state.stage
        parts = now >= stage.COPY and now <= stage.SEND
        # An ability half announced is its user's business alone.
        if parts and seat != ATTACKER:
            sheet.put(self.stage + stage.AREAS, 1)
        else:
            sheet.put(self.stage + now, 1)
        sheet.put(self.round + state.round - 1, 1)
        for place in range(i64(PLACES)):
            sheet.put(self.ninja + place, state.ninja[place])
        for area in range(i64(AREAS)):
            if state.occupied(area):
                sheet.put(self.occupied + area, 1)
        if now >= stage.AREAS and now != stage.OVER:
            sheet.bits(self.area_used, state.used)
        self._ronin(state, sheet)
        sheet.put(self.reserve, state.reserve)
        sheet.put(self.supply, state.supply)
        sheet.put(self.inn_field, state.inn_field)
        sheet.put(self.conquests, victory.conquests(state))
        if now == stage.PLAN:
            self._plan(state, seat, sheet)
        elif now == stage.SHARE or now == stage.AMBUSH:
            area = state.at[TASUKE]
            markers = wounds.wounds_here(state, area)
            sheet.put(self.partner + wounds.partner(state), 1)
            sheet.put(self.markers, markers)
            sheet.put(self.rest, state.ninja[area] - markers)
        elif now == stage.ARROWS:
            sheet.bits(self.arrows, state.marks)
        elif parts and seat == ATTACKER:
            if state.tool != NONE:
                sheet.put(self.tool + state.tool, 1)
            if state.through_inn or now == stage.COPY:
                sheet.put(self.through_inn, 1)
            if state.first != NONE:
                sheet.put(self.first + state.first, 1)

    def _ronin(self, state: SevenRonin, sheet: Sheet) -> None:
        for ronin in range(i64(RONIN)):
            at = state.at[ronin]
            if at < PLACES:
                sheet.put(self.at + ronin * PLACES + at, 1)
            if at != DEAD:
                sheet.put(self.alive + ronin, 1)
            sheet.put(self.wounds + ronin, state.wounds[ronin])
        sheet.bits(self.held, state.held)
        sheet.bits(self.muted, state.muted)
        sheet.bits(self.held_next, state.held_next)
        sheet.bits(self.muted_next, state.muted_next)
        if state.stage < stage.AREAS:
            sheet.bits(self.ronin_used, state.used)

    def _plan(self, state: SevenRonin, seat: i64, sheet: Sheet) -> None:
        if not (state.waiting >> seat) & 1:
            sheet.put(self.ready, 1)
        if seat == ATTACKER:
            for place in range(i64(PLACES)):
                sheet.put(self.sent + place, state.plan_ninja[place])
            draft = attack.Draft(state)
            sheet.put(self.need, draft.want)
            sheet.put(self.areas_left, draft.spare)
            sheet.put(self.bonus_left, draft.bonus)
        elif seat == DEFENDER:
            for ronin in range(i64(RONIN)):
                place = defence.planned_post(state, ronin)
                if place >= 0 and place < PLACES:
                    sheet.put(self.posts + ronin * PLACES + place, 1)
            asked = defence.asked(state)
            if asked != NONE:
                sheet.put(self.asked + asked, 1)
