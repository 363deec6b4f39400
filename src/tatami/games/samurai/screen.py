"""The table of Samurai as text, for terminals and screen readers.

Every hex stands under its column's letter and shows two lines: what is on it, and its name. Odd columns lie one line
lower than the others, so the hexes around one are those above, below, and the two to each side.

     {CBR}        Edo with a castle, a Buddha and rice; [CB] a city, (R) a village, ( ) taken already
      o14
      2S3         player 2's samurai of strength 3
      o15
       ~   .      empty sea, empty land
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tatami.games.samurai.data import CASTE_NAMES, HEX_NAMES, SPOTS, STRENGTHS, TILE_NAMES
from tatami.games.samurai.japan import HEXES, LAND, SEA, Spot, around
from tatami.games.samurai.view import SamuraiView, Settlement
from tatami.kit.hexes import LETTERS

if TYPE_CHECKING:
    from tatami.games.samurai.words import SamuraiWords

WIDE = 5
"""Characters a column takes."""
WALLS = {"village": "()", "city": "[]", "edo": "{}"}
SPOT_OF = dict(zip(HEX_NAMES, SPOTS, strict=True))
NAME_OF = dict(zip(SPOTS, HEX_NAMES, strict=True))
LAND_AROUND = {name: sum(HEXES[other][0] == LAND for other in around(spot)) for name, spot in SPOT_OF.items()}
MOST_WIDE = 120


def draw(view: SamuraiView, words: SamuraiWords) -> str:
    """The whole table as the viewer may see it."""
    parts = [*_clans(view, words), "", *_map(view, words), "", words.say("legend"), words.say("legend-tiles")]
    towns = sorted((each for each in view.settlements if each.figures), key=lambda each: each.open)
    fought = [_influence(each, words) for each in towns if _contested(each)]
    if fought:
        parts += ["", words.say("contested"), *_columns(fought)]
    quiet = [_town(each, words) for each in towns if not _contested(each)]
    if quiet:
        parts += ["", words.say("untouched"), *_columns(quiet)]
    if view.seat is not None:
        hand = ", ".join(words.tile(tile) for tile in view.hand) or words.say("hand-empty")
        parts += ["", words.say("your-hand", tiles=hand)]
    return "\n".join(parts)


# --- the players ------------------------------------------------------------------------------------------------------


def _clans(view: SamuraiView, words: SamuraiWords) -> list[str]:
    heads = [words.say("head-hand"), words.say("head-stack"), words.say("head-captured")]
    names = [_name(view, seat, words) for seat in range(view.seats)]
    wide = max(len(name) for name in names) + 4
    lines = [" " * wide + "  ".join(heads)]
    for seat, clan in enumerate(view.clans):
        mark = ">" if seat == view.turn else " "
        captured = words.say("behind-screen") if clan.captured is None else _figures(clan.captured, words)
        lines.append(
            f"{mark} {names[seat]:<{wide - 2}}{clan.hand:>{len(heads[0])}}  {clan.stack:>{len(heads[1])}}  {captured}"
        )
    lines.append(words.say("set-aside", figures=_figures(view.aside, words)))
    if any(view.supply):
        lines.append(words.say("in-supply", figures=_figures(view.supply, words)))
        if view.first is not None:
            lines.append(words.say("goes-first", player=words.player(view.first)))
    else:
        lines.append(words.say("on-board", figures=_figures(_standing(view), words)))
    return lines


def _standing(view: SamuraiView) -> tuple[int, ...]:
    """Figures of each caste on the board: the game ends when one of them is gone."""
    there = [figure.caste for settlement in view.settlements for figure in settlement.figures]
    return tuple(there.count(caste) for caste in CASTE_NAMES)


def _name(view: SamuraiView, seat: int, words: SamuraiWords) -> str:
    name = f"{seat + 1} {words.player(seat)}"
    return f"{name} {words.say('you')}" if seat == view.seat else name


def _figures(numbers: tuple[int, ...], words: SamuraiWords) -> str:
    return " ".join(f"{words.mark(caste)}{number}" for caste, number in zip(CASTE_NAMES, numbers, strict=True))


# --- the map ----------------------------------------------------------------------------------------------------------


def _map(view: SamuraiView, words: SamuraiWords) -> list[str]:
    spots = [spot for spot, (_, least) in HEXES.items() if least <= view.seats]
    shown = {spot: " ~ " if HEXES[spot][0] == SEA else " . " for spot in spots}
    for settlement in view.settlements:
        shown[SPOT_OF[settlement.hex]] = _walled(settlement, words)
    for laid in view.tiles:
        strength = STRENGTHS[TILE_NAMES.index(laid.tile)]
        shown[SPOT_OF[laid.hex]] = f"{laid.owner + 1}{words.mark(laid.tile)}{strength}"
    return _grid(shown)


def _walled(settlement: Settlement, words: SamuraiWords) -> str:
    walls = WALLS[settlement.kind]
    return walls[0] + ("".join(words.mark(figure.caste) for figure in settlement.figures) or " ") + walls[1]


def _grid(shown: dict[Spot, str]) -> list[str]:
    left = min(column for column, _ in shown)
    right = max(column for column, _ in shown)
    top = min(2 * row + (column & 1) for column, row in shown)
    lines = [[" " * WIDE] * (right - left + 1) for _ in range(2 * max(row for _, row in shown) + 3 - top)]
    for (column, row), text in shown.items():
        line = 2 * row + (column & 1) - top
        lines[line][column - left] = f"{text:^{WIDE}}"
        lines[line + 1][column - left] = f"{NAME_OF[column, row]:^{WIDE}}"
    edge = [f"{LETTERS[column]:^{WIDE}}" for column in range(left, right + 1)]
    return [("  " + "".join(line)).rstrip() for line in (edge, *lines) if "".join(line).strip()]


# --- the settlements --------------------------------------------------------------------------------------------------


def _contested(settlement: Settlement) -> bool:
    """Whether a tile lies beside it."""
    return settlement.open < LAND_AROUND[settlement.hex] or any(any(each.influence) for each in settlement.figures)


def _town(settlement: Settlement, words: SamuraiWords) -> str:
    return f"{settlement.hex} {_walled(settlement, words)} {words.say('open-land', number=settlement.open)}"


def _influence(settlement: Settlement, words: SamuraiWords) -> str:
    """Open land, and each player's influence on each figure."""
    return "  ".join(
        [
            _town(settlement, words),
            *(
                f"{words.mark(figure.caste)} {':'.join(str(number) for number in figure.influence)}"
                for figure in settlement.figures
            ),
        ]
    )


def _columns(items: list[str]) -> list[str]:
    wide = max(len(item) for item in items) + 4
    across = max(1, (MOST_WIDE - 2) // wide)
    down = -(-len(items) // across)
    return [("  " + "".join(f"{item:<{wide}}" for item in items[row::down])).rstrip() for row in range(down)]
