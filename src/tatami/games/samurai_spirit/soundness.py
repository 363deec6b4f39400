"""Whether the parts of a position fit together: stage, phase, kiai, draws, village."""

from __future__ import annotations

from tatami.core.errors import BadPosition
from tatami.games.samurai_spirit.data import (
    DAISUKE,
    DEADLY,
    GOROBEI,
    HARD,
    KANBEI,
    KATSUSHIRO,
    KIKUCHIYO,
    KYUZO,
    NO_PENALTY,
    PENALTY_ONE,
    PENALTY_TWO,
    ROUNDS,
    TURN_LIMIT,
)
from tatami.games.samurai_spirit.reader import Reader, wrong
from tatami.games.samurai_spirit.rules import SamuraiSpirit
from tatami.games.samurai_spirit.stages import (
    ACT,
    ACTION,
    AGAIN,
    BONUSES,
    CARD,
    CHOOSE,
    CURE,
    DEAL,
    DRAW,
    FAMILY,
    FARM,
    FIGHTING,
    FIRST,
    GIVE,
    HATS,
    HURT,
    INTRUDERS,
    KIAI,
    KILLED,
    LOSE,
    NONE,
    ORDER,
    OVER,
    PENALTY,
    PHASES,
    PLACE,
    PREPARE,
    REASONS,
    RETURN,
    SETUP,
    SHOWN,
    SPARE,
    STAGES,
    SUFFER,
    TO_BONUS,
    TO_FIGHT,
    TO_PUNISH,
    TO_REDRAW,
    TO_REPEL,
    TO_REVEAL,
    TO_SCATTER,
    TO_STORM,
)
from tatami.games.samurai_spirit.view import cards_at

PHASES_OF: dict[int, tuple[int, ...]] = {
    DEAL: (SETUP,),
    CHOOSE: (SETUP,),
    FIRST: (SETUP,),
    SPARE: (PREPARE,),
    PENALTY: (SUFFER,),
    LOSE: (SUFFER,),
    RETURN: (SUFFER,),
    ACTION: (ACT,),
    CARD: (FIGHTING,),
    AGAIN: (FIGHTING,),
    CURE: (BONUSES,),
}
"""The phases in which a stage can be; without a line, any but the set-up."""
FEWEST = {SPARE: 2, LOSE: 2, CARD: 2, KIAI: 2, PLACE: 2, ORDER: 2}
"""Where the rules go on by themselves unless there are so many choices."""
PHASE_OF_PURPOSE = {
    TO_FIGHT: FIGHTING,
    TO_REDRAW: FIGHTING,
    TO_PUNISH: SUFFER,
    TO_BONUS: BONUSES,
    TO_STORM: INTRUDERS,
}
KIAI_OF_PURPOSE = {TO_SCATTER: GOROBEI, TO_REVEAL: KATSUSHIRO, TO_REPEL: KANBEI}


class Sound(Reader):
    """A document that is read and found sound, or refused."""

    def read(self) -> SamuraiSpirit:
        state = self.state
        state.spares = 1 if self.flag("spares", self.seats <= 2) else 0
        state.stage = self.word("stage", STAGES, "action")
        state.phase = self.word("phase", PHASES, PHASES[PHASES_OF.get(int(state.stage), (ACT,))[0]])
        state.round = self.integer("round", 1, ROUNDS, 1) - 1
        state.turn = self.integer("turn", 0, self.team - 1, 0)
        state.turns = self.integer("turns", 0, TURN_LIMIT, 1)
        state.seals = self.integer("sealed", 0, 1 << 30, 0)
        self.read_boards()
        self.read_tokens()
        self.read_village()
        self.read_piles()
        self.read_turn()
        self.read_kiai()
        self.check_cards()
        self.check_stage()
        return state

    # --- what must fit --------------------------------------------------------------------------------------------

    def stage_wrong(self, field: str) -> BadPosition:
        return wrong("stage", field=field, stage=STAGES[self.state.stage])

    def need(self, holds: bool, field: str) -> None:
        if not holds:
            raise self.stage_wrong(field)

    def check_cards(self) -> None:
        """The village, the wounds and the result agree."""
        state = self.state
        over = state.stage == OVER
        dead = [place for place in range(self.team) if state.wounds[place] == DEADLY]
        families = bin(state.families).count("1")
        self.need(over == bool(state.result), "result")
        wanted = [int(state.fallen)] if state.result == KILLED else []
        self.need(dead == wanted and (state.fallen != NONE) == bool(wanted), "fallen")
        self.need((state.farms == 0) == (REASONS[state.result] == "farms"), "farms")
        self.need((families == 0) == (REASONS[state.result] == "families"), "families")
        if state.level >= HARD and sum(int(count) for count in state.farm_tokens) != max(int(state.farms), 1):
            raise wrong("field", field="farm_tokens", wanted=str(int(state.farms)))

    def check_stage(self) -> None:
        state = self.state
        stage, phase = int(state.stage), int(state.phase)
        phases = PHASES_OF.get(stage)
        self.need(phase in phases if phases else phase != SETUP, "phase")
        empty = [place for place in range(self.team) if state.who[place] == NONE]
        if phase == SETUP:
            full = self.team if stage == FIRST else self.team - len(empty)
            self.need(empty == list(range(full, self.team)) and (stage == FIRST) == (not empty), "boards")
            self.need(not state.passed and not any(state.wounds[place] for place in range(self.team)), "boards")
            self.need(not (state.pile or state.breach or state.owed or state.bans or state.fights), "phase")
            self.need(NONE == state.kiai == state.card == state.purpose == state.picked == state.holder, "phase")
            self.need(not (state.due_one or state.due_two or state.tally or state.uses or state.ordered), "phase")
            return
        self.need(not empty, "boards")
        self.check_round()
        self.check_card()
        self.check_kiai()
        self.check_draw()
        self.check_village()
        owing = state.to_act()
        choices = len(state.chance()) if owing == [-1] else len(state.legal(owing[0])) if owing else 1
        self.need(choices >= FEWEST.get(stage, 1), "stage")

    def check_round(self) -> None:
        """Turn, penalties and bans belong to the turns of a round, not to its end."""
        state = self.state
        stage, phase = int(state.stage), int(state.phase)
        if phase >= HATS:
            self.need(not (state.owed or state.bans or state.fights) and state.kiai == NONE, "phase")
            self.need(state.pile == 0 or stage == OVER, "pile")
        elif stage != OVER:
            self.need(not state.has_passed(state.turn), "turn")
        if stage in (SPARE, PENALTY, LOSE, ACTION, AGAIN):
            self.need(state.pile > 0, "pile")
        if phase != SUFFER:
            self.need(state.due_one == state.due_two == NO_PENALTY, "due")
        if phase in (PREPARE, HATS):
            self.need(not state.bans, "bans")
        self.need(phase >= FIGHTING or not state.fights, "fights")
        self.need(not any(state.owed >> place & 1 and state.has_passed(place) for place in range(self.team)), "owed")
        if stage == PENALTY:
            last = int(state.last[state.turn])
            self.need(last != NONE, "due")
            self.need((state.due_one, state.due_two) == (PENALTY_ONE[last], PENALTY_TWO[last]), "due")
            different = state.due_two not in (NO_PENALTY, state.due_one)
            self.need(state.due_one != NO_PENALTY and (bool(state.may_ignore()) or different), "due")
        if stage == ACTION:
            self.need(not state.must_pass(), "bans")
        if stage == AGAIN:
            self.need(state.fights == 1 and bool(state.has_talent(state.turn, KIKUCHIYO)), "fights")
            self.need(not state.is_over(state.turn), "boards")

    def check_card(self) -> None:
        state = self.state
        playing = state.stage in (CARD, PLACE)
        self.need((state.card != NONE) == playing, "card")
        drawing = state.stage == DRAW and state.purpose in (TO_FIGHT, TO_REDRAW, TO_PUNISH)
        self.need((state.holder != NONE) == (playing or drawing), "holder")
        if state.holder != NONE:
            self.need(not state.has_passed(state.holder) and not state.handed >> state.holder & 1, "holder")
        self.need(state.holder != NONE or not (state.handed or state.bound), "handed")
        if state.stage == PLACE:
            self.need(state.kiai != NONE and state.who[state.kiai] == DAISUKE, "kiai")
        elif state.holder != NONE:
            self.need(state.fights > 0 or state.purpose == TO_PUNISH, "fights")

    def check_kiai(self) -> None:
        state = self.state
        stage = int(state.stage)
        kiai = int(state.kiai)
        samurai = int(state.who[kiai]) if kiai != NONE else NONE
        self.need(kiai != NONE or stage not in (KIAI, GIVE, ORDER), "kiai")
        self.need(kiai == NONE or not state.has_passed(kiai) or stage == OVER, "kiai")
        self.need(kiai != NONE or not (state.uses or state.tally or state.ordered), "uses")
        twice = kiai != NONE and state.wounds[kiai] >= 2 and samurai in (DAISUKE, KIKUCHIYO)
        self.need(state.uses <= (2 if twice else 1), "uses")
        self.need(stage not in (KIAI, GIVE) or state.uses > 0, "uses")
        self.need((state.picked != NONE) == (stage == GIVE), "picked")
        if stage == GIVE:
            self.need(samurai in (DAISUKE, KYUZO) and bool(state.may_target(samurai, state.picked)), "picked")
        self.need(not state.tally or samurai in (GOROBEI, KANBEI, KATSUSHIRO), "tally")
        shown = len(cards_at(state, SHOWN))
        self.need(not shown or (samurai == KATSUSHIRO and stage in (ORDER, DRAW) and shown <= 3), "shown")
        self.need(state.ordered <= 0 or (stage == ORDER and shown == 3), "ordered")
        self.need(state.ordered >= 0 or (stage == DRAW and state.purpose == TO_REVEAL and not state.tally), "revealed")
        self.need(not (stage == ORDER and (state.tally or state.uses)), "tally")

    def check_draw(self) -> None:
        state = self.state
        purpose = int(state.purpose)
        self.need((purpose != NONE) == (state.stage == DRAW), "purpose")
        self.need(state.stage == DRAW or state.depth == 0, "depth")
        if purpose == NONE:
            return
        self.need(state.phase == PHASE_OF_PURPOSE.get(purpose, int(state.phase)), "purpose")
        if purpose in KIAI_OF_PURPOSE:
            self.need(state.kiai != NONE and state.who[state.kiai] == KIAI_OF_PURPOSE[purpose], "kiai")
            self.need(state.uses == 0 and (purpose != TO_REVEAL or bool(state.tally) or state.ordered < 0), "tally")
        else:
            self.need(state.kiai == NONE, "kiai")
        if purpose >= TO_REPEL:
            self.need(state.breach > 0 and state.intruders[state.breach - 1] < 0, "intruders")
            self.need(state.depth <= -1 - state.intruders[state.breach - 1], "depth")
        else:
            self.need(state.deep > 0 and state.known_top() == NONE, "pile")

    def check_village(self) -> None:
        state = self.state
        stage = int(state.stage)
        if stage == FARM:
            self.need(state.level >= HARD and state.farms > 1, "farms")
        elif stage == FAMILY:
            self.need(bool(state.families & (state.families - 1)), "families")
        elif stage == CURE:
            self.need(sum(bool(state.wounded(place)) for place in range(self.team)) > 1, "boards")
        elif stage == HURT:
            self.need(state.level >= HARD, "level")
        elif stage == RETURN:
            self.need(state.discarded() > 0, "discarded")
