"""Whole positions of Samurai Spirit as JSON: set one up by hand, share it, test it.

    {"game": "samurai_spirit", "seats": 2, "level": "normal", "round": 1, "turn": 0,
     "boards": [{"samurai": "Kyuzo", "wounds": 1, "left": ["M1-01"], "right": ["M4-13", "M2-07"]},
                {"samurai": "Gorobei", "passed": true}],
     "pile": {"top": ["M3-03"], "bottom": []}, "discarded": ["M4-06"], "intruders": [0, "M2-02"]}

Lines are given from their first card, intruders from the lowest. An intruder that nobody has seen is a 0 (or the layer
it belongs to, see `piles.py`); how many cards of the pile nobody has seen follows from the others. What is left out has
the value of an action about to be chosen in a village where nothing has been lost.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tatami.core.errors import BadPosition
from tatami.games.samurai_spirit.data import (
    CARD_IDS,
    CARDS,
    DAISUKE,
    DEADLY,
    DOLL,
    DOLLS_WANTED,
    FAMILY_BONUSES,
    FARM_TOKENS,
    FARMS,
    GOROBEI,
    HARD,
    KANBEI,
    KATSUSHIRO,
    KIKUCHIYO,
    KIND,
    KYUZO,
    LEVELS,
    MAX_TEAM,
    NAMES,
    NO_PENALTY,
    PENALTIES,
    PENALTY_ONE,
    PENALTY_TWO,
    ROUNDS,
    SAMURAI,
    SYMBOL,
    TURN_LIMIT,
)
from tatami.games.samurai_spirit.rules import SamuraiSpirit
from tatami.games.samurai_spirit.state import (
    ACT,
    ACTION,
    AGAIN,
    AT_BOTTOM,
    BONUSES,
    BOX,
    CARD,
    CHOOSE,
    CURE,
    DEAL,
    DISCARDED,
    DRAW,
    FAMILY,
    FARM,
    FIGHTING,
    FIRST,
    GIVE,
    HATS,
    HURT,
    INTRUDED,
    INTRUDERS,
    KIAI,
    KILLED,
    LEFT,
    LOSE,
    NONE,
    ON_TOP,
    ORDER,
    OVER,
    PENALTY,
    PHASES,
    PLACE,
    PLAYED,
    PREPARE,
    PURPOSES,
    READY,
    REASONS,
    RETURN,
    RIGHT,
    SETUP,
    SHOWN,
    SPARE,
    SPENT,
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
    UNSEEN,
)
from tatami.games.samurai_spirit.view import BANS, cards_at, chain

FOLDER = Path(__file__).parent
TOKEN_WORDS = {"ready": READY, "spent": SPENT}

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


# --- writing ----------------------------------------------------------------------------------------------------------


def to_json(state: SamuraiSpirit) -> dict[str, Any]:
    """The whole position."""
    return {
        "game": "samurai_spirit",
        "seats": int(state.seats),
        "level": LEVELS[state.level],
        "spares": bool(state.spares),
        "stage": STAGES[state.stage],
        "phase": PHASES[state.phase],
        "round": int(state.round) + 1,
        "turn": int(state.turn),
        "turns": int(state.turns),
        "sealed": int(state.seals),
        "boards": [_board(state, place) for place in range(state.team)],
        "tokens": {NAMES[samurai]: _token(int(state.token[samurai])) for samurai in range(SAMURAI)},
        "barricades": int(state.barricades),
        "farms": int(state.farms),
        "farm_tokens": [int(count) for count in state.farm_tokens],
        "families": [name for family, name in enumerate(FAMILY_BONUSES) if state.families >> family & 1],
        "pile": {
            "top": _ids(chain(state, int(state.top))),
            "unseen": int(state.deep),
            "bottom": _ids(chain(state, int(state.bottom))),
        },
        "intruders": [_entry(int(state.intruders[number])) for number in range(state.breach)],
        "discarded": _ids(cards_at(state, DISCARDED)),
        "box": [] if state.phase == SETUP else _ids(card for card in cards_at(state, BOX) if KIND[card] <= state.round),
        "layer": int(state.layer),
        "returned": {
            CARD_IDS[card]: int(state.where[card]) - UNSEEN for card in range(CARDS) if state.where[card] > UNSEEN
        },
        "due": [PENALTIES[state.due_one], PENALTIES[state.due_two]],
        "bans": [name for bit, name in BANS if state.bans & bit],
        "fights": int(state.fights),
        "card": None if state.card == NONE else CARD_IDS[state.card],
        "holder": _place(int(state.holder)),
        "handed": _bits(int(state.handed)),
        "bound": bool(state.bound),
        "purpose": None if state.purpose == NONE else PURPOSES[state.purpose],
        "depth": int(state.depth),
        "owed": _bits(int(state.owed)),
        "kiai": _place(int(state.kiai)),
        "uses": int(state.uses),
        "tally": int(state.tally),
        "picked": None if state.picked == NONE else NAMES[state.picked],
        "shown": _ids(cards_at(state, SHOWN)),
        "revealed": bool(state.ordered < 0),
        "ordered": _ids(int(state.order[number]) for number in range(max(state.ordered, 0))),
        "step": int(state.at),
        "result": REASONS[state.result] or None,
        "fallen": _place(int(state.fallen)),
    }


def _board(state: SamuraiSpirit, place: int) -> dict[str, Any]:
    samurai = int(state.who[place])
    left = [int(state.left[place * 3 + symbol]) for symbol in range(3)]
    return {
        "samurai": None if samurai == NONE else NAMES[samurai],
        "wounds": int(state.wounds[place]),
        "passed": bool(state.has_passed(place)),
        "left": _ids(card for card in left if card != NONE),
        "right": _ids(chain(state, int(state.first[place]))),
    }


def _ids(cards: Any) -> list[str]:
    return [CARD_IDS[card] for card in cards]


def _entry(entry: int) -> str | int:
    return CARD_IDS[entry] if entry >= 0 else -1 - entry


def _token(token: int) -> str | int:
    return token if token >= 0 else "ready" if token == READY else "spent"


def _place(place: int) -> int | None:
    return None if place == NONE else place


def _bits(bits: int) -> list[int]:
    return [place for place in range(MAX_TEAM) if bits >> place & 1]


# --- reading ----------------------------------------------------------------------------------------------------------


def _wrong(code: str, **facts: object) -> BadPosition:
    return BadPosition(code, FOLDER, **facts)


def from_json(position: dict[str, Any]) -> SamuraiSpirit:
    """The position, or BadPosition with what is wrong."""
    if not isinstance(position, dict) or position.get("game") != "samurai_spirit":
        raise _wrong("game")
    return _Reader(position).read()


class _Reader:
    """One document being read."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.position = position
        self.seats = self.integer("seats", 1, MAX_TEAM)
        self.boards = self.listed(position.get("boards"), "boards")
        self.team = self.seats if self.seats > 1 else len(self.boards)
        if len(self.boards) != self.team or (self.seats == 1 and self.team not in (2, 3)):
            raise _wrong("boards")
        self.state = SamuraiSpirit(self.seats, self.team, self.word("level", LEVELS, "normal"))
        self.placed: dict[int, str] = {}
        """Where each card has been found."""

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

    # --- values ---------------------------------------------------------------------------------------------------

    def integer(self, field: str, least: int, most: int, *default: int) -> int:
        return self.number(self.position.get(field, *default), field, least, most)

    def number(self, value: object, field: str, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise _wrong("field", field=field, wanted=f"{least}-{most}")
        return value

    def flag(self, field: str, default: bool) -> bool:
        value = self.position.get(field, default)
        if not isinstance(value, bool):
            raise _wrong("field", field=field, wanted="true, false")
        return value

    def word(self, field: str, words: tuple[str, ...], default: str) -> int:
        return self.one_of(self.position.get(field, default), field, words)

    def one_of(self, value: object, field: str, words: tuple[str, ...]) -> int:
        if not isinstance(value, str) or value not in words:
            raise _wrong("field", field=field, wanted=", ".join(word for word in words if word))
        return words.index(value)

    def maybe(self, field: str, words: tuple[str, ...]) -> int:
        value = self.position.get(field)
        return NONE if value is None else self.one_of(value, field, words)

    def listed(self, value: object, field: str, length: int | None = None) -> list[Any]:
        if not isinstance(value, list) or (length is not None and len(value) != length):
            raise _wrong("list", field=field, length=-1 if length is None else length)
        return value

    def mapped(self, value: object, field: str) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise _wrong("map", field=field)
        return value

    def place(self, field: str) -> int:
        value = self.position.get(field)
        return NONE if value is None else self.number(value, field, 0, self.team - 1)

    def places(self, field: str) -> int:
        bits = 0
        for value in self.listed(self.position.get(field, []), field):
            bits |= 1 << self.number(value, field, 0, self.team - 1)
        return bits

    def card(self, value: object, field: str, where: int) -> int:
        """A card that lies here, and nowhere else."""
        if not isinstance(value, str) or value not in CARD_IDS:
            raise _wrong("card", field=field, card=str(value))
        card = CARD_IDS.index(value)
        if card in self.placed:
            raise _wrong("twice", card=value, field=field, other=self.placed[card])
        self.placed[card] = field
        self.state.where[card] = where
        return card

    def cards(self, value: object, field: str, where: int) -> list[int]:
        return [self.card(each, field, where) for each in self.listed(value, field)]

    # --- parts ----------------------------------------------------------------------------------------------------

    def read_boards(self) -> None:
        state = self.state
        for place, value in enumerate(self.boards):
            board = self.mapped(value, f"boards[{place}]")
            name = board.get("samurai")
            if name is not None:
                samurai = self.one_of(name, f"boards[{place}].samurai", NAMES)
                if state.home[samurai] != NONE:
                    raise _wrong("samurai-twice", samurai=str(name))
                state.who[place] = samurai
                state.home[samurai] = place
            state.wounds[place] = self.number(board.get("wounds", 0), f"boards[{place}].wounds", 0, DEADLY)
            passed = board.get("passed", False)
            if not isinstance(passed, bool):
                raise _wrong("field", field=f"boards[{place}].passed", wanted="true, false")
            state.passed |= passed << place
            for card in self.cards(board.get("left", []), f"boards[{place}].left", LEFT):
                symbol = int(SYMBOL[card])
                if symbol < 0 or state.left[place * 3 + symbol] != NONE:
                    raise _wrong("left", card=CARD_IDS[card], place=place + 1)
                state.left[place * 3 + symbol] = card
            for card in self.cards(board.get("right", []), f"boards[{place}].right", RIGHT):
                state.append(place, card)

    def read_tokens(self) -> None:
        state = self.state
        tokens = self.mapped(self.position.get("tokens", {}), "tokens")
        for name in tokens:
            self.one_of(name, "tokens", NAMES)
        for samurai, name in enumerate(NAMES):
            home = int(state.home[samurai])
            value = tokens.get(name, "ready" if home == NONE else home)
            if isinstance(value, str) and value in TOKEN_WORDS and home == NONE:
                state.token[samurai] = TOKEN_WORDS[value]
            else:
                state.token[samurai] = self.number(value, f"tokens.{name}", 0, self.team - 1)

    def read_village(self) -> None:
        state = self.state
        most = int(state.start_barricades())
        state.barricades = self.integer("barricades", 0, most, most)
        state.farms = self.integer("farms", 0, FARMS, FARMS)
        tokens = self.listed(self.position.get("farm_tokens", list(FARM_TOKENS)), "farm_tokens", len(FARM_TOKENS))
        for kind, count in enumerate(tokens):
            state.farm_tokens[kind] = self.number(count, "farm_tokens", 0, FARM_TOKENS[kind])
        state.families = 0
        for name in self.listed(self.position.get("families", list(FAMILY_BONUSES)), "families"):
            state.families |= 1 << self.one_of(name, "families", FAMILY_BONUSES)

    def read_piles(self) -> None:
        state = self.state
        pile = self.mapped(self.position.get("pile", {}), "pile")
        for card in reversed(self.cards(pile.get("top", []), "pile.top", ON_TOP)):
            state.put_on_top(card)
        for card in self.cards(pile.get("bottom", []), "pile.bottom", AT_BOTTOM):
            state.put_under(card)
        self.cards(self.position.get("discarded", []), "discarded", DISCARDED)
        self.cards(self.position.get("box", []), "box", BOX)
        self.cards(self.position.get("shown", []), "shown", SHOWN)
        state.layer = self.integer("layer", 0, CARDS, 0)
        intruders = self.listed(self.position.get("intruders", []), "intruders")
        if len(intruders) > CARDS:
            raise _wrong("list", field="intruders", length=CARDS)
        for number, entry in enumerate(intruders):
            if isinstance(entry, str):
                state.intruders[number] = self.card(entry, "intruders", INTRUDED)
            else:
                state.intruders[number] = -1 - self.number(entry, "intruders", 0, int(state.layer))
        state.breach = len(intruders)
        for name, layer in self.mapped(self.position.get("returned", {}), "returned").items():
            self.card(name, "returned", UNSEEN + self.number(layer, "returned", 1, int(state.layer)))
        if self.position.get("card") is not None:
            state.card = self.card(self.position["card"], "card", PLAYED)
        self.count_unseen(pile)

    def count_unseen(self, pile: dict[str, Any]) -> None:
        """What nobody has seen follows from what has been seen (R1.2, R8.7)."""
        state = self.state
        if state.phase == SETUP:
            if self.placed:
                raise _wrong("setup")
            return
        numbers = (int(state.start_marauders()), int(state.start_officers()), int(state.start_officers()))
        returned = 0
        for kind in range(state.round + 1):
            state.slots[kind] = numbers[kind]
        for card in range(CARDS):
            kind = int(KIND[card])
            if card not in self.placed:
                state.where[card] = UNSEEN if kind <= state.round else BOX
            elif kind > state.round:
                raise _wrong("early", card=CARD_IDS[card])
            elif self.placed[card] != "box":
                state.slots[kind] -= 1
                returned += self.placed[card] == "returned"
        hidden = sum(int(state.intruders[number]) < 0 for number in range(state.breach))
        deep = sum(int(count) for count in state.slots) + returned - hidden
        candidates = [
            sum(state.where[card] == UNSEEN and KIND[card] == kind for card in range(CARDS)) for kind in range(3)
        ]
        if deep < 0 or any(not 0 <= state.slots[kind] <= candidates[kind] for kind in range(3)):
            raise _wrong("count")
        if pile.get("unseen", deep) != deep or isinstance(pile.get("unseen"), bool):
            raise _wrong("field", field="pile.unseen", wanted=str(deep))
        state.deep = deep
        state.pile += deep
        if state.round == 0 and self.seats <= 2:
            seen = sum(SYMBOL[card] == DOLL and state.where[card] not in (UNSEEN, BOX) for card in range(CARDS))
            state.dolls_due = max(0, DOLLS_WANTED - seen)
        self.check_layers()

    def check_layers(self) -> None:
        state = self.state
        if state.layer and state.round < ROUNDS - 1:
            raise _wrong("field", field="layer", wanted="0")
        for layer in range(1, state.layer + 1):
            cards = sum(state.where[card] - UNSEEN >= layer for card in range(CARDS))
            if cards > state.places_of(layer):
                raise _wrong("count")

    def read_turn(self) -> None:
        state = self.state
        due = self.listed(self.position.get("due", ["none", "none"]), "due", 2)
        if "due" not in self.position and state.stage == PENALTY and state.last[state.turn] != NONE:
            last = int(state.last[state.turn])
            due = [PENALTIES[PENALTY_ONE[last]], PENALTIES[PENALTY_TWO[last]]]
        state.due_one, state.due_two = (self.one_of(each, "due", PENALTIES) for each in due)
        state.fresh = 1 if state.stage == PENALTY else 0
        names = tuple(name for _, name in BANS)
        for name in self.listed(self.position.get("bans", []), "bans"):
            state.bans |= BANS[self.one_of(name, "bans", names)][0]
        state.fights = self.integer("fights", 0, 2, 1 if state.phase == FIGHTING else 0)
        state.holder = self.place("holder")
        state.handed = self.places("handed")
        state.bound = 1 if self.flag("bound", False) else 0
        state.purpose = self.maybe("purpose", PURPOSES)
        state.depth = self.integer("depth", 0, int(state.layer), 0)
        state.at = self.integer("step", 0, MAX_TEAM, 0)
        state.result = 0 if self.position.get("result") is None else self.word("result", REASONS, "")
        state.fallen = self.place("fallen")

    def read_kiai(self) -> None:
        state = self.state
        state.owed = self.places("owed")
        state.kiai = self.place("kiai")
        state.uses = self.integer("uses", 0, 2, 1 if state.stage in (KIAI, GIVE) else 0)
        state.tally = self.integer("tally", 0, 3, 0)
        state.picked = self.maybe("picked", NAMES)
        ordered = self.listed(self.position.get("ordered", []), "ordered")
        if len(ordered) > 1:
            raise _wrong("list", field="ordered", length=1)
        for number, name in enumerate(ordered):
            card = self.one_of(name, "ordered", CARD_IDS)
            if state.where[card] != SHOWN:
                raise self.stage_wrong("ordered")
            state.order[number] = card
        state.ordered = len(ordered)
        if self.flag("revealed", False):
            state.ordered = NONE

    # --- what must fit --------------------------------------------------------------------------------------------

    def stage_wrong(self, field: str) -> BadPosition:
        return _wrong("stage", field=field, stage=STAGES[self.state.stage])

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
            raise _wrong("field", field="farm_tokens", wanted=str(int(state.farms)))

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
