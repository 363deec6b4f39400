"""Reading a position of Samurai Spirit part by part: every value in its range, every card once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tatami.core.errors import BadPosition
from tatami.games.samurai_spirit.data import (
    CARD_IDS,
    CARDS,
    DEADLY,
    DOLL,
    DOLLS_WANTED,
    FAMILY_BONUSES,
    FARM_TOKENS,
    FARMS,
    KIND,
    LEVELS,
    MAX_TEAM,
    NAMES,
    PENALTIES,
    PENALTY_ONE,
    PENALTY_TWO,
    ROUNDS,
    SYMBOL,
)
from tatami.games.samurai_spirit.rules import SamuraiSpirit
from tatami.games.samurai_spirit.stages import (
    AT_BOTTOM,
    BOX,
    DISCARDED,
    FIGHTING,
    GIVE,
    INTRUDED,
    KIAI,
    LEFT,
    NONE,
    ON_TOP,
    PENALTY,
    PLAYED,
    PURPOSES,
    READY,
    REASONS,
    RIGHT,
    SETUP,
    SHOWN,
    SPENT,
    STAGES,
    UNSEEN,
)
from tatami.games.samurai_spirit.view import BANS

FOLDER = Path(__file__).parent
TOKEN_WORDS = {"ready": READY, "spent": SPENT}


def wrong(code: str, **facts: object) -> BadPosition:
    return BadPosition(code, FOLDER, **facts)


class Reader:
    """One document being read."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.position = position
        self.seats = self.integer("seats", 1, MAX_TEAM)
        self.boards = self.listed(position.get("boards"), "boards")
        self.team = self.seats if self.seats > 1 else len(self.boards)
        if len(self.boards) != self.team or (self.seats == 1 and self.team not in (2, 3)):
            raise wrong("boards")
        self.state = SamuraiSpirit(self.seats, self.team, self.word("level", LEVELS, "normal"))
        self.placed: dict[int, str] = {}
        """Where each card has been found."""

    # --- values ---------------------------------------------------------------------------------------------------

    def integer(self, field: str, least: int, most: int, *default: int) -> int:
        return self.number(self.position.get(field, *default), field, least, most)

    def number(self, value: object, field: str, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise wrong("field", field=field, wanted=f"{least}-{most}")
        return value

    def flag(self, field: str, default: bool) -> bool:
        value = self.position.get(field, default)
        if not isinstance(value, bool):
            raise wrong("field", field=field, wanted="true, false")
        return value

    def word(self, field: str, words: tuple[str, ...], default: str) -> int:
        return self.one_of(self.position.get(field, default), field, words)

    def one_of(self, value: object, field: str, words: tuple[str, ...]) -> int:
        if not isinstance(value, str) or value not in words:
            raise wrong("field", field=field, wanted=", ".join(word for word in words if word))
        return words.index(value)

    def maybe(self, field: str, words: tuple[str, ...]) -> int:
        value = self.position.get(field)
        return NONE if value is None else self.one_of(value, field, words)

    def listed(self, value: object, field: str, length: int | None = None) -> list[Any]:
        if not isinstance(value, list) or (length is not None and len(value) != length):
            raise wrong("list", field=field, length=-1 if length is None else length)
        return value

    def mapped(self, value: object, field: str) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise wrong("object", field=field)
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
            raise wrong("card", field=field, card=str(value))
        card = CARD_IDS.index(value)
        if card in self.placed:
            raise wrong("twice", card=value, field=field, other=self.placed[card])
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
                    raise wrong("samurai-twice", samurai=str(name))
                state.who[place] = samurai
                state.home[samurai] = place
            state.wounds[place] = self.number(board.get("wounds", 0), f"boards[{place}].wounds", 0, DEADLY)
            passed = board.get("passed", False)
            if not isinstance(passed, bool):
                raise wrong("field", field=f"boards[{place}].passed", wanted="true, false")
            state.passed |= passed << place
            for card in self.cards(board.get("left", []), f"boards[{place}].left", LEFT):
                symbol = int(SYMBOL[card])
                if symbol < 0 or state.left[place * 3 + symbol] != NONE:
                    raise wrong("left", card=CARD_IDS[card], place=place + 1)
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
            raise wrong("list", field="intruders", length=CARDS)
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
                raise wrong("setup")
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
                raise wrong("early", card=CARD_IDS[card])
            elif self.placed[card] != "box":
                state.slots[kind] -= 1
                returned += self.placed[card] == "returned"
        hidden = sum(int(state.intruders[number]) < 0 for number in range(state.breach))
        deep = sum(int(count) for count in state.slots) + returned - hidden
        candidates = [
            sum(state.where[card] == UNSEEN and KIND[card] == kind for card in range(CARDS)) for kind in range(3)
        ]
        if deep < 0 or any(not 0 <= state.slots[kind] <= candidates[kind] for kind in range(3)):
            raise wrong("count")
        if pile.get("unseen", deep) != deep or isinstance(pile.get("unseen"), bool):
            raise wrong("field", field="pile.unseen", wanted=str(deep))
        state.deep = deep
        state.pile += deep
        if state.round == 0 and self.seats <= 2:
            seen = sum(SYMBOL[card] == DOLL and state.where[card] not in (UNSEEN, BOX) for card in range(CARDS))
            state.dolls_due = max(0, DOLLS_WANTED - seen)
            dolls = sum(
                SYMBOL[card] == DOLL and state.where[card] == UNSEEN and KIND[card] == 0 for card in range(CARDS)
            )
            if state.dolls_due > min(int(state.slots[0]), dolls):
                raise wrong("dolls")
        self.check_layers()

    def check_layers(self) -> None:
        state = self.state
        if state.layer and state.round < ROUNDS - 1:
            raise wrong("field", field="layer", wanted="0")
        for layer in range(1, state.layer + 1):
            cards = sum(state.where[card] - UNSEEN >= layer for card in range(CARDS))
            if cards > state.places_of(layer):
                raise wrong("count")

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
            raise wrong("list", field="ordered", length=1)
        for number, name in enumerate(ordered):
            card = self.one_of(name, "ordered", CARD_IDS)
            if state.where[card] != SHOWN:
                raise wrong("stage", field="ordered", stage=STAGES[state.stage])
            state.order[number] = card
        state.ordered = len(ordered)
        if self.flag("revealed", False):
            state.ordered = NONE
