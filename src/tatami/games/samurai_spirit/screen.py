"""The table of Samurai Spirit as text, for terminals and screen readers.

    Round 2 of 3 (normal)
    Raiders 19   Intruders 2: ?? 3Do   Discarded 3: 1Ha* 2Do 4-
    Barricades 4/5   Farms 6   Families: heal, barricade

      player                kiai  sum  wound  Ha   Ho    Do  line
    > 1 Kyuzo (Ada)         9     6    -      2Ha  -     -   4- 2Ha*
      2 Gorobei (Bo), bear  12    0    yes    -    1Ho*  -   -

      1 Kyuzo (Ada): next penalty: wound
      2 Gorobei (Bo): passed
    Kyuzo: discards a card whose strength is in the line already. Kiai at 9: give a support token to any samurai.

A card is its strength, the letter of its symbol and a star for flames; ?? is a card that nobody has seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from tatami.core.sheet import GAP, REMEMBERED, Cell, Grid, Items, Lines, Part, Sheet, cells, said
from tatami.games.samurai_spirit.data import (
    ANIMALS,
    FAMILY_BONUSES,
    FARM_PENALTIES,
    HEROIC,
    LEVELS,
    PENALTY_ONE,
    STRENGTH,
    SYMBOLS,
)
from tatami.games.samurai_spirit.view import Board, SamuraiSpiritView, Unseen

if TYPE_CHECKING:
    from tatami.games.samurai_spirit.words import SamuraiSpiritWords

UNSEEN = "??"


def draw(view: SamuraiSpiritView, words: SamuraiSpiritWords) -> Sheet:
    """The whole table."""
    head = Cell(words.say("head-round", round=view.round, level=words.say(f"level-{LEVELS[view.level]}")))
    parts: list[Part] = [
        Lines((head, *_piles(view, words), _village(view, words))),
        _boards(view, words),
    ]
    beside = [
        f"{GAP}{place + 1} {words.led(board)}: {'; '.join(notes)}"
        for place, board in enumerate(view.boards)
        if (notes := _beside(board, words))
    ]
    if beside:
        parts.append(Lines(cells(beside), silent=True))
    notes = list(_notes(view, words))
    if notes:
        parts.append(Lines(cells(notes)))
    if view.unseen.cards:
        parts.append(_unseen(view.unseen, words))
    return *parts, Lines(cells((words.say("legend"),)), silent=True)


def _notes(view: SamuraiSpiritView, words: SamuraiSpiritWords) -> Iterator[str]:
    """What matters to whoever decides now."""
    if view.decider is not None and view.boards[view.decider].samurai is not None:
        yield _abilities(view, view.decider, words)
    if view.spares:
        yield words.say("head-spares", spares=", ".join(words.samurai(each) for each in view.spares))
    if view.bans:
        yield words.say("head-bans", bans=", ".join(words.say(f"ban-{each}") for each in view.bans))
    if view.shown or view.ordered:
        yield words.say("head-shown", cards="; ".join(words.card(card) for card in (*view.ordered, *view.shown)))


# --- the piles and the village ----------------------------------------------------------------------------------------


def _listed(name: str, count: int, cards: list[Cell]) -> Cell:
    """A pile with what is known of it."""
    told = f"{name} {count}"
    if not cards:
        return Cell(told)
    return Cell(f"{told}: {' '.join(card.text for card in cards)}", f"{told}: {'; '.join(map(said, cards))}")


def _card(card: int, words: SamuraiSpiritWords) -> Cell:
    return Cell(words.short(card), words.card(card))


def _piles(view: SamuraiSpiritView, words: SamuraiSpiritWords) -> Iterator[Cell]:
    top, low = _joined(view.on_top, words), _joined(view.at_bottom, words)
    hidden = view.raiders - len(view.on_top) - len(view.at_bottom)
    raiders = f"{words.say('head-raiders')} {view.raiders}"
    known = top.text or low.text
    unseen = f"{UNSEEN}×{hidden}" if hidden else ""
    text = f"{raiders}: {' '.join(filter(None, (top.text, unseen, low.text)))}" if known else raiders
    # What lies on top has a line of its own in words.
    yield Cell(text, f"{raiders}. {words.say('aloud-bottom', cards=low.aloud)}" if low.text and hidden else raiders)
    one = Cell(UNSEEN, words.say("aloud-hidden"))
    intruders = [one if card is None else _card(card, words) for card in view.intruders]
    yield _listed(
        words.say("head-intruders"),
        len(intruders),
        intruders if any(card is not None for card in view.intruders) else [],
    )
    yield _listed(words.say("head-discarded"), len(view.discarded), [_card(card, words) for card in view.discarded])
    on_top = [*view.on_top, *(() if hidden else view.at_bottom)]
    if on_top:
        yield Cell(words.say("head-top", cards="; ".join(words.card(card) for card in on_top)))
    if view.unseen.returned:
        returned = _joined(view.unseen.returned, words)
        yield Cell(words.say("head-returned", cards=returned.text), words.say("head-returned", cards=returned.aloud))


def _joined(cards: Sequence[int], words: SamuraiSpiritWords) -> Cell:
    return Cell(" ".join(words.short(card) for card in cards), "; ".join(words.card(card) for card in cards))


@lru_cache(REMEMBERED)
def _unseen(unseen: Unseen, words: SamuraiSpiritWords) -> Items:
    """How many raiders of each rank nobody has seen, and among which cards they are: an item for each strength."""
    title = words.say("head-unseen", marauders=unseen.marauders, lieutenants=unseen.lieutenants, bosses=unseen.bosses)
    items = []
    for strength in sorted({int(STRENGTH[card]) for card in unseen.cards}):
        cards = [card for card in unseen.cards if STRENGTH[card] == strength]
        short = [f"{name}×{count}" if count > 1 else name for name, count in Counter(map(words.short, cards)).items()]
        full = [_times(name, count, words) for name, count in Counter(map(words.printed, cards)).items()]
        items.append(Cell(" ".join(short), words.say("aloud-strength", strength=strength, cards="; ".join(full))))
    return Items(title, tuple(items))


def _times(name: str, count: int, words: SamuraiSpiritWords) -> str:
    return words.say("aloud-times", name=name, count=count) if count > 1 else name


def _village(view: SamuraiSpiritView, words: SamuraiSpiritWords) -> Cell:
    barricades = words.say("head-barricades")
    of = words.say("aloud-of", count=view.barricades, most=view.most_barricades)
    farms = f"{words.say('head-farms')} {view.farms}"
    kinds = [
        (words.say(f"farm-{FARM_PENALTIES[kind]}"), count) for kind, count in enumerate(view.farm_tokens or ()) if count
    ]
    short = f" ({', '.join(f'{count}× {name}' for name, count in kinds)})" if kinds else ""
    full = f" ({', '.join(_times(name, count, words) for name, count in kinds)})" if kinds else ""
    helping = view.families if view.level < HEROIC else ()
    bonuses = ", ".join(words.say(f"family-{FAMILY_BONUSES[each]}") for each in helping)
    families = f"{words.say('head-families')} {len(view.families)}" + (f" ({bonuses})" if bonuses else "")
    return Cell(
        "   ".join((f"{barricades} {view.barricades}/{view.most_barricades}", farms + short, families)),
        ". ".join((f"{barricades} {of}", farms + full, families)),
    )


# --- the samurai ------------------------------------------------------------------------------------------------------


def _boards(view: SamuraiSpiritView, words: SamuraiSpiritWords) -> Grid:
    """Narrow enough for a terminal of 80 columns: what takes many words stands below, and is heard in its row."""
    symbols = [Cell(words.say(f"letter-{symbol}"), words.say(f"symbol-{symbol}")) for symbol in SYMBOLS]
    kinds = cells(words.say(kind) for kind in ("head-player", "head-kiai", "head-sum", "head-wound"))
    heads = (*kinds, *symbols, Cell(words.say("head-line"), words.say("head-right")))
    company = view.seats > 1
    rows = tuple(
        [_row(board, place, board.seat == view.seat, company, words) for place, board in enumerate(view.boards)]
    )
    return Grid(heads, rows, view.turn if view.decider is None else view.decider)


@lru_cache(REMEMBERED)
def _row(board: Board, place: int, own: bool, company: bool, words: SamuraiSpiritWords) -> tuple[Cell, ...]:
    return (
        _name(board, place, own, company, words),
        Cell(str(board.kiai)),
        Cell(str(board.sum)),
        _wound(board, words),
        *(
            _lacking(f"symbol-{symbol}", words) if card is None else _card(card, words)
            for symbol, card in zip(SYMBOLS, board.left, strict=True)
        ),
        _right(board, words),
    )


def _wound(board: Board, words: SamuraiSpiritWords) -> Cell:
    """The wound token, or the wound that killed."""
    if board.dead:
        return Cell(words.say("dead"), words.say("aloud-dead"))
    if board.wounded:
        return Cell(words.say("yes"), words.say("head-wound"))
    return _lacking("head-wound", words)


def _lacking(what: str, words: SamuraiSpiritWords) -> Cell:
    return Cell("-", words.say("aloud-lacks", what=words.say(what)))


def _abilities(view: SamuraiSpiritView, place: int, words: SamuraiSpiritWords) -> str:
    """What the samurai who is to decide can do: the own talent, lent ones in the own turn, and the kiai."""
    board = view.boards[place]
    assert board.samurai is not None
    lent = [token for token in board.tokens if token != board.samurai and place == view.turn]
    talents = "; ".join(words.talent(each) for each in (board.samurai, *lent))
    effect = words.effect(board.samurai, board.animal)
    return words.say(
        "head-able", samurai=words.samurai(board.samurai), talents=talents, value=board.kiai, effect=effect
    )


def _name(board: Board, place: int, own: bool, company: bool, words: SamuraiSpiritWords) -> Cell:
    """Who it is; the eye is told of the animal side only."""
    name = f"{place + 1} {words.led(board)}"
    you = f" {words.say('you')}" if own and company else ""
    if board.samurai is None:
        return Cell(name + you, own=own)
    side = words.say(f"animal-{ANIMALS[board.samurai]}") if board.animal else words.say("human")
    full = f"{name}, {side}{you}"
    return Cell(full if board.animal else name + you, full, own)


def _right(board: Board, words: SamuraiSpiritWords) -> Cell:
    """The line; the ear is told what stands below for the eye."""
    line = _joined(board.line, words) if board.line else Cell("-", words.say("aloud-empty-line"))
    return Cell(line.text, ". ".join([line.aloud, *_beside(board, words)]))


def _beside(board: Board, words: SamuraiSpiritWords) -> list[str]:
    """What its last card will cost, lent tokens, and whether the samurai has passed."""
    notes = []
    if board.line and PENALTY_ONE[board.line[-1]] and not board.passed:
        notes.append(words.say("next-penalty", penalties=words.penalties(board.line[-1])))
    lent = [words.samurai(token) for token in board.tokens if token != board.samurai]
    if lent:
        notes.append(words.say("lent", tokens=", ".join(lent)))
    if board.samurai is not None and board.samurai not in board.tokens:
        notes.append(words.say("token-away"))
    if board.passed:
        notes.append(words.say("has-passed"))
    return notes
