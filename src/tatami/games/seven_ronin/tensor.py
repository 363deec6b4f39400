"""What a seat of 7 Ronin may know as numbers. It says what view.py says, for hot loops; the tests compare them. Hot."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.core.state import State
from tatami.core.tensor import Encoder, RowBuffer
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
        self.stage = self.segment("stage", len(stage.NAMES))
        self.round = self.segment("round", ROUNDS)
        self.ninja = self.segment("ninja", PLACES, MARKERS)
        self.occupied = self.segment("occupied", AREAS)
        self.area_used = self.segment("area_used", AREAS)
        self.at = self.segment("ronin_at", RONIN * PLACES)
        self.alive = self.segment("alive", RONIN)
        self.wounds = self.segment("wounds", RONIN, 7)
        self.held = self.segment("held", RONIN)
        self.muted = self.segment("muted", RONIN)
        self.held_next = self.segment("held_next", RONIN)
        self.muted_next = self.segment("muted_next", RONIN)
        self.ronin_used = self.segment("ronin_used", RONIN)
        self.reserve = self.segment("reserve", 1, MARKERS)
        self.supply = self.segment("supply", 1, MARKERS)
        self.ready = self.segment("ready", 1)
        self.sent = self.segment("attack_sent", PLACES, MARKERS)
        self.need = self.segment("attack_need", 1, MARKERS)
        self.areas_left = self.segment("attack_areas_left", 1, AREAS)
        self.bonus_left = self.segment("attack_bonus_left", 1, MARKERS)
        self.posts = self.segment("defence_posts", RONIN * PLACES)
        self.asked = self.segment("defence_asked", RONIN)
        self.partner = self.segment("sharing_partner", RONIN)
        self.markers = self.segment("sharing_markers", 1, MARKERS)
        self.rest = self.segment("sharing_rest", 1, MARKERS)
        self.tool = self.segment("tool", AREAS)
        self.through_inn = self.segment("through_inn", 1)
        self.first = self.segment("first", PLACES)
        self.arrows = self.segment("arrows", RONIN)
        self.inn_field = self.segment("inn_field", 1)
        self.conquests = self.segment("conquests", 1, AREAS)

    def position(self, state: State, seat: i64, rows: RowBuffer) -> None:
        assert isinstance(state, SevenRonin)
        now = state.stage
        parts = now >= stage.COPY and now <= stage.SEND
        # An ability half announced is its user's business alone.
        if parts and seat != ATTACKER:
            rows.put(self.stage + stage.AREAS, 1)
        else:
            rows.put(self.stage + now, 1)
        rows.put(self.round + state.round - 1, 1)
        for place in range(i64(PLACES)):
            rows.put(self.ninja + place, state.ninja[place])
        for area in range(i64(AREAS)):
            if state.occupied(area):
                rows.put(self.occupied + area, 1)
        if now >= stage.AREAS and now != stage.OVER:
            rows.bits(self.area_used, state.used)
        self._ronin(state, rows)
        rows.put(self.reserve, state.reserve)
        rows.put(self.supply, state.supply)
        rows.put(self.inn_field, state.inn_field)
        rows.put(self.conquests, victory.conquests(state))
        if now == stage.PLAN:
            self._plan(state, seat, rows)
        elif now == stage.SHARE or now == stage.AMBUSH:
            area = state.at[TASUKE]
            markers = wounds.wounds_here(state, area)
            rows.put(self.partner + wounds.partner(state), 1)
            rows.put(self.markers, markers)
            rows.put(self.rest, state.ninja[area] - markers)
        elif now == stage.ARROWS:
            rows.bits(self.arrows, state.marks)
        elif parts and seat == ATTACKER:
            if state.tool != NONE:
                rows.put(self.tool + state.tool, 1)
            if state.through_inn or now == stage.COPY:
                rows.put(self.through_inn, 1)
            if state.first != NONE:
                rows.put(self.first + state.first, 1)

    def _ronin(self, state: SevenRonin, rows: RowBuffer) -> None:
        for ronin in range(i64(RONIN)):
            at = state.at[ronin]
            if at < PLACES:
                rows.put(self.at + ronin * PLACES + at, 1)
            if at != DEAD:
                rows.put(self.alive + ronin, 1)
            rows.put(self.wounds + ronin, state.wounds[ronin])
        rows.bits(self.held, state.held)
        rows.bits(self.muted, state.muted)
        rows.bits(self.held_next, state.held_next)
        rows.bits(self.muted_next, state.muted_next)
        if state.stage < stage.AREAS:
            rows.bits(self.ronin_used, state.used)

    def _plan(self, state: SevenRonin, seat: i64, rows: RowBuffer) -> None:
        if not (state.waiting >> seat) & 1:
            rows.put(self.ready, 1)
        if seat == ATTACKER:
            for place in range(i64(PLACES)):
                rows.put(self.sent + place, state.plan_ninja[place])
            draft = attack.Draft(state)
            rows.put(self.need, draft.need)
            rows.put(self.areas_left, draft.spare)
            rows.put(self.bonus_left, draft.bonus)
        elif seat == DEFENDER:
            for ronin in range(i64(RONIN)):
                place = defence.planned_post(state, ronin)
                if place >= 0 and place < PLACES:
                    rows.put(self.posts + ronin * PLACES + place, 1)
            asked = defence.asked(state)
            if asked != NONE:
                rows.put(self.asked + asked, 1)
