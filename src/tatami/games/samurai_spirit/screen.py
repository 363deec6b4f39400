"""The table of Samurai Spirit as text, for terminals and screen readers.

    Round 2 of 3 (normal)
    Raiders 19   Intruders 2: ?? 3d   Discarded 3: 1h* 2d 4-
    Barricades 4/5   Farms 6   Families: heal, barricade

                              kiai   sum  wound  hat  house  doll  right side
    > 1 Kyuzo (Ada), human       9     6         2h   -      -     4- 2h*         next penalty: wound
      2 Gorobei (Bo), bear      12     0  yes    -    1f*    -     -              passed
    Kyuzo: discards a card whose strength is in the line already. Kiai at 9: give a support token to any samurai.

A card is its strength, the letter of its symbol and a star for flames; ?? is a card that nobody has seen.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

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


def draw(view: SamuraiSpiritView, words: SamuraiSpiritWords) -> str:
    """The whole table."""
    lines = [words.say("head-round", round=view.round, level=words.say(f"level-{LEVELS[view.level]}"))]
    lines += _piles(view, words)
    lines += [_village(view, words), ""]
    lines += _boards(view, words)
    if view.decider is not None and view.boards[view.decider].samurai is not None:
        lines.append(_abilities(view, view.decider, words))
    if view.spares:
        lines.append(words.say("head-spares", spares=", ".join(words.samurai(each) for each in view.spares)))
    if view.bans:
        lines.append(words.say("head-bans", bans=", ".join(words.say(f"ban-{each}") for each in view.bans)))
    if view.shown or view.ordered:
        cards = [*(words.card(card) for card in view.ordered), *(words.card(card) for card in view.shown)]
        lines.append(words.say("head-shown", cards="; ".join(cards)))
    if view.unseen.cards:
        lines += _unseen(view.unseen, words)
    lines.append(words.say("legend"))
    return "\n".join(lines)


def _listed(name: str, count: int, cards: list[str]) -> str:
    return f"{name} {count}" + (f": {' '.join(cards)}" if cards else "")


def _piles(view: SamuraiSpiritView, words: SamuraiSpiritWords) -> list[str]:
    top = [words.short(card) for card in view.on_top]
    low = [words.short(card) for card in view.at_bottom]
    hidden = view.raiders - len(top) - len(low)
    raiders = [*top, *([f"{UNSEEN}×{hidden}"] if hidden and (top or low) else []), *low]
    intruders = [UNSEEN if card is None else words.short(card) for card in view.intruders]
    discarded = [words.short(card) for card in view.discarded]
    lines = [
        _listed(words.say("head-raiders"), view.raiders, raiders)
        + "   "
        + _listed(words.say("head-intruders"), len(intruders), intruders if set(intruders) != {UNSEEN} else []),
        _listed(words.say("head-discarded"), len(discarded), discarded),
    ]
    known = [*view.on_top, *(() if hidden else view.at_bottom)]
    if known:
        lines.append(words.say("head-top", cards="; ".join(words.card(card) for card in known)))
    if view.unseen.returned:
        lines.append(words.say("head-returned", cards=" ".join(words.short(card) for card in view.unseen.returned)))
    return lines


def _unseen(unseen: Unseen, words: SamuraiSpiritWords) -> list[str]:
    """How many raiders of each rank nobody has seen, and among which cards they are: a line for each strength."""
    lines = [words.say("head-unseen", marauders=unseen.marauders, lieutenants=unseen.lieutenants, bosses=unseen.bosses)]
    for strength in sorted({int(STRENGTH[card]) for card in unseen.cards}):
        counts = Counter(words.short(card) for card in unseen.cards if STRENGTH[card] == strength)
        lines.append("  " + " ".join(f"{card}×{count}" if count > 1 else card for card, count in counts.items()))
    return lines


def _village(view: SamuraiSpiritView, words: SamuraiSpiritWords) -> str:
    parts = [f"{words.say('head-barricades')} {view.barricades}/{view.most_barricades}"]
    farms = f"{words.say('head-farms')} {view.farms}"
    if view.farm_tokens is not None:
        tokens = [
            f"{count}× {words.say(f'farm-{FARM_PENALTIES[kind]}')}"
            for kind, count in enumerate(view.farm_tokens)
            if count
        ]
        farms += f" ({', '.join(tokens)})"
    helping = view.families if view.level < HEROIC else ()
    families = ", ".join(words.say(f"family-{FAMILY_BONUSES[each]}") for each in helping)
    parts += [farms, f"{words.say('head-families')} {len(view.families)}" + (f" ({families})" if families else "")]
    return "   ".join(parts)


def _boards(view: SamuraiSpiritView, words: SamuraiSpiritWords) -> list[str]:
    names = [_name(view, place, words) for place in range(len(view.boards))]
    wide = max(len(name) for name in names) + 4
    symbols = [words.say(f"symbol-{symbol}") for symbol in SYMBOLS]
    heads = [words.say("head-kiai"), words.say("head-sum"), words.say("head-wound"), *symbols]
    widths = [max(len(head), 4) + 2 for head in heads]
    lines = [
        " " * wide
        + "".join(f"{head:<{width}}" for head, width in zip(heads, widths, strict=True))
        + words.say("head-right")
    ]
    for place, board in enumerate(view.boards):
        mark = ">" if place == (view.turn if view.decider is None else view.decider) else " "
        cells = [
            str(board.kiai),
            str(board.sum),
            words.say("yes") if board.wounded else "-",
            *("-" if card is None else words.short(card) for card in board.left),
        ]
        row = "".join(f"{cell:<{width}}" for cell, width in zip(cells, widths, strict=True))
        lines.append(f"{mark} {names[place]:<{wide - 2}}{row}{_right(board, words)}".rstrip())
    return lines


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


def _name(view: SamuraiSpiritView, place: int, words: SamuraiSpiritWords) -> str:
    board = view.boards[place]
    name = f"{place + 1} {words.led(board)}"
    if board.samurai is not None:
        side = words.say(f"animal-{ANIMALS[board.samurai]}") if board.animal else words.say("human")
        name += f", {side}"
    return f"{name} {words.say('you')}" if board.seat == view.seat and view.seats > 1 else name


def _right(board: Board, words: SamuraiSpiritWords) -> str:
    """The line, what its last card will cost, lent tokens, and whether the samurai has passed."""
    parts = [" ".join(words.short(card) for card in board.line) or "-"]
    if board.line and PENALTY_ONE[board.line[-1]] and not board.passed:
        parts.append(words.say("next-penalty", penalties=words.penalties(board.line[-1])))
    lent = [words.samurai(token) for token in board.tokens if token != board.samurai]
    if lent:
        parts.append(words.say("lent", tokens=", ".join(lent)))
    if board.samurai is not None and board.samurai not in board.tokens:
        parts.append(words.say("token-away"))
    if board.passed:
        parts.append(words.say("has-passed"))
    return "  ".join(parts)
