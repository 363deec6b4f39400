"""Whether the parts of a position fit together: result, stage, round, card, kiai, draw, village.

Each check yields the fields that do not fit; the first one is refused, so what comes after it may rely on it.
"""

from __future__ import annotations

from collections.abc import Iterator

from tatami.core.state import CHANCE
from tatami.games.samurai_spirit import (
    bars,
    penalties,
    piles,
    purpose,
    reason,
    section,
    spot,
    stage,
    talents,
    targets,
    turns,
)
from tatami.games.samurai_spirit.cards import cards_at
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
)
from tatami.games.samurai_spirit.rules import SamuraiSpirit
from tatami.games.samurai_spirit.table import NONE
from tatami.kit.document import Document

FEWEST = {stage.SPARE: 2, stage.LOSE: 2, stage.CARD: 2, stage.KIAI: 2, stage.PLACE: 2, stage.ORDER: 2}
"""Where the rules go on by themselves unless there are so many choices."""
SECTION_OF_PURPOSE = {
    purpose.FIGHT: section.FIGHTING,
    purpose.REDRAW: section.FIGHTING,
    purpose.PUNISH: section.SUFFER,
    purpose.BONUS: section.BONUSES,
    purpose.STORM: section.INTRUDERS,
}
KIAI_OF_PURPOSE = {purpose.SCATTER: GOROBEI, purpose.REVEAL: KATSUSHIRO, purpose.REPEL: KANBEI}


def check(state: SamuraiSpirit, document: Document) -> None:
    """Refuse a position whose parts do not fit together."""
    _refuse(state, document, _result(state))
    if state.level >= HARD and sum(int(count) for count in state.farm_tokens) != max(int(state.farms), 1):
        raise document.wrong("field", field="farm_tokens", wanted=str(int(state.farms)))
    _refuse(state, document, _stage(state))


def _refuse(state: SamuraiSpirit, document: Document, misfits: Iterator[str]) -> None:
    for field in misfits:
        raise document.wrong("stage", field=field, stage=stage.NAMES[state.stage])


def _result(state: SamuraiSpirit) -> Iterator[str]:
    """The village, the wounds and the result agree."""
    dead = [place for place in range(state.team) if state.wounds[place] == DEADLY]
    if (state.stage == stage.OVER) != bool(state.result):
        yield "result"
    wanted = [int(state.fallen)] if state.result == reason.KILLED else []
    if dead != wanted or (state.fallen != NONE) != bool(wanted):
        yield "fallen"
    if (state.farms == 0) != (state.result == reason.FARMS):
        yield "farms"
    if (state.families == 0) != (state.result == reason.FAMILIES):
        yield "families"


def _stage(state: SamuraiSpirit) -> Iterator[str]:
    """The stage belongs to its section, and everything else to the stage."""
    now = int(state.stage)
    only = section.OF_STAGE.get(now)
    if state.section == section.SETUP if only is None else state.section != only:
        yield "phase"
    empty = [place for place in range(state.team) if state.who[place] == NONE]
    if state.section == section.SETUP:
        yield from _setup(state, empty)
        return
    if empty:
        yield "boards"
    for misfits in (_round, _card, _kiai, _draw, _village):
        yield from misfits(state)
    owing = state.to_act()
    choices = len(state.chance()) if owing == [CHANCE] else len(state.legal(owing[0])) if owing else 1
    if choices < FEWEST.get(now, 1):
        yield "stage"


def _setup(state: SamuraiSpirit, empty: list[int]) -> Iterator[str]:
    """Places are filled in their order, and nothing else has happened."""
    team = int(state.team)
    if empty != list(range(team - len(empty), team)) or (state.stage == stage.FIRST) == bool(empty):
        yield "boards"
    if state.passed or any(state.wounds[place] for place in range(team)):
        yield "boards"
    if state.pile or state.breach or state.owed or state.bans or state.fights:
        yield "phase"
    if not NONE == state.kiai == state.card == state.purpose == state.picked == state.holder:
        yield "phase"
    if state.due_one or state.due_two or state.tally or state.uses or state.stacked or state.revealed:
        yield "phase"


def _round(state: SamuraiSpirit) -> Iterator[str]:
    """Turn, penalties and bans belong to the turns of a round, not to its end."""
    now, part = int(state.stage), int(state.section)
    if part >= section.HATS:
        if state.owed or state.bans or state.fights or state.kiai != NONE:
            yield "phase"
        if state.pile > 0 and now != stage.OVER:
            yield "pile"
    elif now != stage.OVER and state.has_passed(state.turn):
        yield "turn"
    if now in (stage.SPARE, stage.PENALTY, stage.LOSE, stage.ACTION, stage.AGAIN) and state.pile == 0:
        yield "pile"
    if part != section.SUFFER and not state.due_one == state.due_two == NO_PENALTY:
        yield "due"
    if part in (section.PREPARE, section.HATS) and state.bans:
        yield "bans"
    if part < section.FIGHTING and state.fights:
        yield "fights"
    if state.owed & state.passed:
        yield "owed"
    if now == stage.PENALTY:
        yield from _penalty(state)
    if now == stage.ACTION and turns.must_pass(state):
        yield "bans"
    if now == stage.AGAIN:
        if state.fights != 1 or not talents.has(state, state.turn, KIKUCHIYO):
            yield "fights"
        if state.is_beaten(state.turn):
            yield "boards"


def _penalty(state: SamuraiSpirit) -> Iterator[str]:
    """The penalties of the last card, and something to choose about them."""
    last = int(state.last[state.turn])
    if last == NONE or (state.due_one, state.due_two) != (PENALTY_ONE[last], PENALTY_TWO[last]):
        yield "due"
    different = state.due_two not in (NO_PENALTY, state.due_one)
    if state.due_one == NO_PENALTY or not (different or penalties.ignore_bar(state) == bars.FINE):
        yield "due"


def _card(state: SamuraiSpirit) -> Iterator[str]:
    """Somebody holds a card where one is being played or drawn, and nowhere else."""
    holder = int(state.holder)
    playing = state.stage in (stage.CARD, stage.PLACE)
    drawing = state.stage == stage.DRAW and state.purpose in (purpose.FIGHT, purpose.REDRAW, purpose.PUNISH)
    if (state.card != NONE) != playing:
        yield "card"
    if (holder != NONE) != (playing or drawing):
        yield "holder"
    if holder != NONE and (state.has_passed(holder) or state.handed >> holder & 1):
        yield "holder"
    if holder == NONE and (state.handed or state.bound):
        yield "handed"
    if state.stage == stage.PLACE:
        if state.kiai == NONE or state.who[state.kiai] != DAISUKE:
            yield "kiai"
    elif holder != NONE and state.fights == 0 and state.purpose != purpose.PUNISH:
        yield "fights"


def _kiai(state: SamuraiSpirit) -> Iterator[str]:
    """What a kiai may still do is that of its samurai."""
    now, kiai = int(state.stage), int(state.kiai)
    samurai = int(state.who[kiai]) if kiai != NONE else NONE
    if kiai == NONE and now in (stage.KIAI, stage.GIVE, stage.ORDER):
        yield "kiai"
    if kiai != NONE and state.has_passed(kiai) and now != stage.OVER:
        yield "kiai"
    if kiai == NONE and (state.uses or state.tally or state.stacked or state.revealed):
        yield "uses"
    twice = kiai != NONE and state.is_animal(kiai) and samurai in (DAISUKE, KIKUCHIYO)
    if state.uses > (2 if twice else 1) or (now in (stage.KIAI, stage.GIVE) and state.uses == 0):
        yield "uses"
    if (state.picked != NONE) != (now == stage.GIVE):
        yield "picked"
    if now == stage.GIVE and (samurai not in (DAISUKE, KYUZO) or targets.bar(state, state.picked) != bars.FINE):
        yield "picked"
    if state.tally and samurai not in (GOROBEI, KANBEI, KATSUSHIRO):
        yield "tally"
    yield from _revealed(state, samurai)


def _revealed(state: SamuraiSpirit, samurai: int) -> Iterator[str]:
    """Raiders lie revealed while Katsushiro's kiai turns them up or puts them back."""
    now = int(state.stage)
    shown = len(cards_at(state, spot.SHOWN))
    if shown and (samurai != KATSUSHIRO or now not in (stage.ORDER, stage.DRAW) or shown > 3):
        yield "shown"
    if state.stacked and (now != stage.ORDER or shown != 3):
        yield "ordered"
    if state.revealed and (now != stage.DRAW or state.purpose != purpose.REVEAL or state.tally):
        yield "revealed"
    if now == stage.ORDER and (state.tally or state.uses):
        yield "tally"


def _draw(state: SamuraiSpirit) -> Iterator[str]:
    """A card is turned up for what is going on, and from where nobody has seen it."""
    why = int(state.purpose)
    if (why != NONE) != (state.stage == stage.DRAW):
        yield "purpose"
    if state.stage != stage.DRAW and state.depth:
        yield "depth"
    if why == NONE:
        return
    if state.section != SECTION_OF_PURPOSE.get(why, int(state.section)):
        yield "purpose"
    if why in KIAI_OF_PURPOSE:
        if state.kiai == NONE or state.who[state.kiai] != KIAI_OF_PURPOSE[why]:
            yield "kiai"
        if state.uses or (why == purpose.REVEAL and not (state.tally or state.revealed)):
            yield "tally"
    elif state.kiai != NONE:
        yield "kiai"
    if why >= purpose.REPEL:
        if state.breach == 0 or state.intruders[state.breach - 1] >= 0:
            yield "intruders"
        if state.depth > -1 - state.intruders[state.breach - 1]:
            yield "depth"
    elif state.deep == 0 or piles.known_top(state) != NONE:
        yield "pile"


def _village(state: SamuraiSpirit) -> Iterator[str]:
    """What chance takes or picks is there."""
    now = int(state.stage)
    if now == stage.FARM and (state.level < HARD or state.farms <= 1):
        yield "farms"
    if now == stage.FAMILY and not state.families & (state.families - 1):
        yield "families"
    if now == stage.CURE and sum(bool(state.is_wounded(place)) for place in range(state.team)) < 2:
        yield "boards"
    if now == stage.HURT and state.level < HARD:
        yield "level"
    if now == stage.RETURN and piles.discarded(state) == 0:
        yield "discarded"
