"""Reading a JSON document part by part: every value in its range, every card once."""

from __future__ import annotations

from tatami.games.samurai_spirit import absence, ban, lines, piles, purpose, reason, section, spot, stage
from tatami.games.samurai_spirit.data import (
    CARD_IDS,
    CARDS,
    DEADLY,
    FAMILY_BONUSES,
    FARM_TOKENS,
    FARMS,
    MAX_TEAM,
    NAMES,
    PENALTIES,
    PENALTY_ONE,
    PENALTY_TWO,
    ROUNDS,
    SIDE,
    SYMBOL,
    TURN_LIMIT,
)
from tatami.games.samurai_spirit.deck import Deck
from tatami.games.samurai_spirit.rules import SamuraiSpirit
from tatami.games.samurai_spirit.table import NONE
from tatami.kit.document import Document


def read_round(document: Document, state: SamuraiSpirit) -> None:
    """Where the game stands."""
    state.spares = 1 if document.flag("spares", state.seats <= 2) else 0
    state.stage = document.choice("stage", stage.NAMES, "action")
    usual = section.OF_STAGE.get(int(state.stage), section.ACT)
    state.section = document.choice("phase", section.NAMES, section.NAMES[usual])
    state.round = document.integer("round", 1, ROUNDS, 1) - 1
    state.turn = document.integer("turn", 0, int(state.team) - 1, 0)
    state.turns = document.integer("turns", 0, TURN_LIMIT, 1)
    state.eras = document.integer("sealed", 0, 1 << 30, 0)


def read_boards(document: Document, state: SamuraiSpirit, deck: Deck) -> None:
    for place, value in enumerate(document.items("boards")):
        board = Document(value, document.folder, f"boards[{place}]")
        samurai = board.maybe("samurai", NAMES)
        if samurai != NONE:
            if state.home[samurai] != NONE:
                raise document.wrong("samurai-twice", samurai=NAMES[samurai])
            state.who[place] = samurai
            state.home[samurai] = place
        state.wounds[place] = board.integer("wounds", 0, DEADLY, 0)
        state.passed |= board.flag("passed", False) << place
        for card in deck.cards(board, "left", spot.LEFT):
            symbol = int(SYMBOL[card])
            if symbol < 0 or state.left[place * SIDE + symbol] != NONE:
                raise document.wrong("left", card=CARD_IDS[card], place=place + 1)
            state.left[place * SIDE + symbol] = card
        for card in deck.cards(board, "right", spot.RIGHT):
            lines.append(state, place, card)


def read_tokens(document: Document, state: SamuraiSpirit) -> None:
    tokens = document.part("tokens", {})
    for name in tokens.fields:
        document.as_choice(name, "tokens", NAMES)
    for samurai, name in enumerate(NAMES):
        home = int(state.home[samurai])
        value = tokens.get(name, absence.NAMES[0] if home == NONE else home)
        if isinstance(value, str) and value in absence.NAMES and home == NONE:
            state.token[samurai] = -1 - absence.NAMES.index(value)
        else:
            state.token[samurai] = document.as_integer(value, tokens.name(name), 0, int(state.team) - 1)


def read_village(document: Document, state: SamuraiSpirit) -> None:
    most = int(state.start_barricades())
    state.barricades = document.integer("barricades", 0, most, most)
    state.farms = document.integer("farms", 0, FARMS, FARMS)
    for kind, count in enumerate(document.items("farm_tokens", len(FARM_TOKENS), list(FARM_TOKENS))):
        state.farm_tokens[kind] = document.as_integer(count, "farm_tokens", 0, FARM_TOKENS[kind])
    state.families = document.members("families", FAMILY_BONUSES, list(FAMILY_BONUSES))


def read_piles(document: Document, state: SamuraiSpirit, deck: Deck) -> None:
    pile = document.part("pile", {})
    for card in reversed(deck.cards(pile, "top", spot.ON_TOP)):
        piles.put_on_top(state, card)
    for card in deck.cards(pile, "bottom", spot.AT_BOTTOM):
        piles.put_under(state, card)
    deck.cards(document, "discarded", spot.DISCARDED)
    deck.cards(document, "box", spot.BOX)
    deck.cards(document, "shown", spot.SHOWN)
    state.layer = document.integer("layer", 0, CARDS, 0)
    _read_intruders(document, state, deck)
    for name, layer in document.part("returned", {}).fields.items():
        depth = document.as_integer(layer, "returned", 1, int(state.layer))
        deck.card(name, "returned", spot.UNSEEN + depth)
    if document.get("card") is not None:
        state.card = deck.card(document.get("card"), "card", spot.PLAYED)
    deck.count_unseen()


def _read_intruders(document: Document, state: SamuraiSpirit, deck: Deck) -> None:
    intruders = document.items("intruders", default=[])
    if len(intruders) > CARDS:
        raise document.wrong("list", field="intruders", length=CARDS)
    for number, entry in enumerate(intruders):
        if isinstance(entry, str):
            state.intruders[number] = deck.card(entry, "intruders", spot.INTRUDED)
        else:
            state.intruders[number] = -1 - document.as_integer(entry, "intruders", 0, int(state.layer))
    state.breach = len(intruders)


def read_turn(document: Document, state: SamuraiSpirit) -> None:
    due = document.items("due", 2, ["none", "none"])
    if "due" not in document.fields and state.stage == stage.PENALTY and state.last[state.turn] != NONE:
        last = int(state.last[state.turn])
        due = [PENALTIES[PENALTY_ONE[last]], PENALTIES[PENALTY_TWO[last]]]
    state.due_one, state.due_two = (document.as_choice(each, "due", PENALTIES) for each in due)
    state.fresh = 1 if state.stage == stage.PENALTY else 0
    state.bans = document.members("bans", ban.NAMES, [])
    state.fights = document.integer("fights", 0, 2, 1 if state.section == section.FIGHTING else 0)
    state.holder = _place(document, "holder", state)
    state.handed = document.numbers("handed", 0, int(state.team) - 1, [])
    state.bound = 1 if document.flag("bound", False) else 0
    state.purpose = document.maybe("purpose", purpose.NAMES)
    state.depth = document.integer("depth", 0, int(state.layer), 0)
    state.step = document.integer("step", 0, MAX_TEAM, 0)
    state.result = document.maybe("result", reason.NAMES, reason.NOT_OVER)
    state.fallen = _place(document, "fallen", state)


def read_kiai(document: Document, state: SamuraiSpirit) -> None:
    state.owed = document.numbers("owed", 0, int(state.team) - 1, [])
    state.kiai = _place(document, "kiai", state)
    state.uses = document.integer("uses", 0, 2, 1 if state.stage in (stage.KIAI, stage.GIVE) else 0)
    state.tally = document.integer("tally", 0, 3, 0)
    state.picked = document.maybe("picked", NAMES)
    stacked = document.items("ordered", default=[])
    if len(stacked) > 1:
        raise document.wrong("list", field="ordered", length=1)
    for number, name in enumerate(stacked):
        card = document.as_choice(name, "ordered", CARD_IDS)
        if state.where[card] != spot.SHOWN:
            raise document.wrong("stage", field="ordered", stage=stage.NAMES[state.stage])
        state.order[number] = card
    state.stacked = len(stacked)
    state.revealed = 1 if document.flag("revealed", False) else 0


def _place(document: Document, field: str, state: SamuraiSpirit) -> int:
    """A place, or NONE for null."""
    return NONE if document.get(field) is None else document.integer(field, 0, int(state.team) - 1)
