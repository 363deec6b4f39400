"""What a seat of Samurai Spirit may know: everything but the future. All seats see the same."""

from __future__ import annotations

from tatami.games.samurai_spirit import ban, bars, ending, reason, section, spot, stage, support
from tatami.games.samurai_spirit.cards import cards_at, chain, stacked
from tatami.games.samurai_spirit.data import BOSS, CARDS, DEADLY, FAMILIES, HARD, LIEUTENANT, MARAUDER, SAMURAI, SIDE
from tatami.games.samurai_spirit.rules import SamuraiSpirit
from tatami.games.samurai_spirit.table import NONE
from tatami.games.samurai_spirit.view import Board, SamuraiSpiritView, Unseen


def view(state: SamuraiSpirit, seat: int | None) -> SamuraiSpiritView:
    """The position as `seat` sees it."""
    now = int(state.stage)
    begun = now not in (stage.DEAL, stage.CHOOSE, stage.FIRST)
    decider = int(state.decider())
    put_back = stacked(state)
    return SamuraiSpiritView(
        game="samurai_spirit",
        seats=int(state.seats),
        seat=seat,
        stage=stage.NAMES[now],
        level=int(state.level),
        round=int(state.round) + 1 if begun else 0,
        turn=int(state.turn) if begun and state.section < section.HATS else None,
        decider=None if decider == NONE else decider,
        boards=tuple([_board(state, place) for place in range(state.team)]),
        barricades=int(state.barricades),
        most_barricades=int(state.start_barricades()),
        farms=int(state.farms),
        farm_tokens=tuple([int(count) for count in state.farm_tokens]) if state.level >= HARD else None,
        families=tuple([family for family in range(FAMILIES) if state.families >> family & 1]),
        raiders=int(state.pile),
        on_top=chain(state, int(state.top)),
        at_bottom=chain(state, int(state.bottom)),
        intruders=tuple([_face(int(state.intruders[number])) for number in reversed(range(state.breach))]),
        discarded=cards_at(state, spot.DISCARDED),
        unseen=_unseen(state),
        spares=_spares(state),
        bans=tuple([name for number, name in enumerate(ban.NAMES) if state.bans >> number & 1]),
        penalties=tuple([int(due) for due in (state.due_one, state.due_two) if due]) if now == stage.PENALTY else (),
        card=int(state.card) if now in (stage.CARD, stage.PLACE) else None,
        kiai=None if state.kiai == NONE else int(state.kiai),
        uses=int(state.uses) if now in (stage.KIAI, stage.GIVE) else 0,
        picked=int(state.picked) if now == stage.GIVE else None,
        shown=tuple([card for card in cards_at(state, spot.SHOWN) if card not in put_back]),
        ordered=put_back if now == stage.ORDER else (),
        result=reason.NAMES[state.result] if now == stage.OVER else None,
        score=int(ending.score(state)) if now == stage.OVER and state.result == reason.VICTORY else None,
    )


def _face(entry: int) -> int | None:
    """An intruder, if everybody knows it."""
    return entry if entry >= 0 else None


def _spares(state: SamuraiSpirit) -> tuple[int, ...]:
    if not state.spares:
        return ()
    return tuple([each for each in range(SAMURAI) if support.spare_bar(state, each) == bars.FINE])


def _unseen(state: SamuraiSpirit) -> Unseen:
    return Unseen(
        cards=cards_at(state, spot.UNSEEN),
        marauders=int(state.slots[MARAUDER]),
        lieutenants=int(state.slots[LIEUTENANT]),
        bosses=int(state.slots[BOSS]),
        returned=tuple([card for card in range(CARDS) if state.where[card] > spot.UNSEEN]),
    )


def _board(state: SamuraiSpirit, place: int) -> Board:
    samurai = int(state.who[place])
    left = [int(state.left[place * SIDE + symbol]) for symbol in range(SIDE)]
    return Board(
        seat=int(state.seat_of(place)),
        samurai=None if samurai == NONE else samurai,
        animal=bool(state.is_animal(place)),
        wounded=bool(state.is_wounded(place)),
        passed=bool(state.has_passed(place)),
        kiai=0 if samurai == NONE else int(state.kiai_value(place)),
        sum=int(state.sums[place]),
        line=chain(state, int(state.first[place])),
        left=tuple([None if card == NONE else card for card in left]),
        tokens=tuple([each for each in range(SAMURAI) if state.token[each] == place]),
        dead=bool(state.wounds[place] == DEADLY),
    )
