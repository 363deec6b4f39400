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

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tatami.core.sheet import MOST_WIDE, Cell, Drawing, Grid, Items, Lines, Part, Sheet, cells
from tatami.games.samurai.data import CASTE_NAMES, HEX_NAMES, SPOTS, STRENGTHS, TILE_NAMES
from tatami.games.samurai.japan import HEXES, LAND, SEA, Spot, around
from tatami.games.samurai.view import SamuraiView, Settlement
from tatami.kit.hexes import LETTERS

if TYPE_CHECKING:
    from tatami.games.samurai.words import SamuraiWords

WIDE = 5
"""Characters a column takes."""
NARROW = 4
"""Characters a column takes where there is less room: names and settlements then touch here and there."""
WALLS = {"village": "()", "city": "[]", "edo": "{}"}
SPOT_OF = dict(zip(HEX_NAMES, SPOTS, strict=True))
NAME_OF = dict(zip(SPOTS, HEX_NAMES, strict=True))
LAND_AROUND = {name: sum(HEXES[other][0] == LAND for other in around(spot)) for name, spot in SPOT_OF.items()}


def draw(view: SamuraiView, words: SamuraiWords, room: int = MOST_WIDE) -> Sheet:
    """The whole table as the viewer may see it, its map no wider than there is room, if that can be."""
    parts: list[Part] = [
        _clans(view, words),
        Lines(tuple(_counts(view, words))),
        Drawing(tuple(_map(view, words, room)), tuple(_laid(view, words))),
        Lines(cells((words.say("legend"), words.say("legend-tiles"))), silent=True),
    ]
    towns = sorted((each for each in view.settlements if each.figures), key=lambda each: each.open)
    fought = tuple(_influence(view, each, words) for each in towns if _contested(each))
    if fought:
        parts.append(Items(words.say("contested"), fought))
    quiet = tuple(
        Cell(_town(each, words), _told(view, each, words.settlement(each), words))
        for each in towns
        if not _contested(each)
    )
    if quiet:
        parts.append(Items(words.say("untouched"), quiet))
    if view.seat is not None:
        hand = ", ".join(words.tile(tile) for tile in view.hand) or words.say("hand-empty")
        lines = [Cell(words.say("your-hand", tiles=hand), own=True)]
        if view.stage == "hands" and not view.hand:
            lines.append(Cell(words.say("hand-order")))
        parts.append(Lines(tuple(lines)))
    return tuple(parts)


# --- the players ------------------------------------------------------------------------------------------------------


def _clans(view: SamuraiView, words: SamuraiWords) -> Grid:
    heads = cells(
        (words.say("head-player"), words.say("head-hand"), words.say("head-stack"), words.say("head-captured"))
    )
    rows = []
    for seat, clan in enumerate(view.clans):
        captured = Cell(words.say("behind-screen")) if clan.captured is None else _figures(clan.captured, words)
        rows.append((Cell(_name(view, seat, words)), Cell(str(clan.hand)), Cell(str(clan.stack)), captured))
    return Grid(heads, tuple(rows), view.turn)


def _counts(view: SamuraiView, words: SamuraiWords) -> Iterator[Cell]:
    """What decides when the game ends; before it begins, what is still to be placed."""
    yield _counted("set-aside", view.aside, words)
    if any(view.supply):
        yield _counted("in-supply", view.supply, words)
        if view.first is not None:
            yield Cell(words.say("goes-first", player=words.player(view.first)))
    else:
        yield _counted("on-board", _standing(view), words)


def _counted(message: str, numbers: tuple[int, ...], words: SamuraiWords) -> Cell:
    figures = _figures(numbers, words)
    return Cell(words.say(message, figures=figures.text), words.say(message, figures=figures.aloud))


def _standing(view: SamuraiView) -> tuple[int, ...]:
    """Figures of each caste on the board: the game ends when one of them is gone."""
    there = [figure.caste for settlement in view.settlements for figure in settlement.figures]
    return tuple(there.count(caste) for caste in CASTE_NAMES)


def _name(view: SamuraiView, seat: int, words: SamuraiWords) -> str:
    name = f"{seat + 1} {words.player(seat)}"
    return f"{name} {words.say('you')}" if seat == view.seat else name


def _figures(numbers: tuple[int, ...], words: SamuraiWords) -> Cell:
    counted = list(zip(CASTE_NAMES, numbers, strict=True))
    return Cell(
        " ".join(f"{words.mark(caste)}{number}" for caste, number in counted),
        ", ".join(f"{words.caste(caste)} {number}" for caste, number in counted),
    )


# --- the map ----------------------------------------------------------------------------------------------------------


def _map(view: SamuraiView, words: SamuraiWords, room: int) -> list[str]:
    spots = [spot for spot, (_, least) in HEXES.items() if least <= view.seats]
    shown = {spot: " ~ " if HEXES[spot][0] == SEA else " . " for spot in spots}
    for settlement in view.settlements:
        shown[SPOT_OF[settlement.hex]] = _walled(settlement, words)
    for laid in view.tiles:
        strength = STRENGTHS[TILE_NAMES.index(laid.tile)]
        shown[SPOT_OF[laid.hex]] = f"{laid.owner + 1}{words.mark(laid.tile)}{strength}"
    lines = _grid(shown, WIDE)
    return lines if max(map(len, lines)) <= room else _grid(shown, NARROW)


def _laid(view: SamuraiView, words: SamuraiWords) -> Iterator[str]:
    """What the map shows beside the figures: whose tiles lie where, and where no figures stand."""
    for seat in range(view.seats):
        tiles = [f"{laid.hex} {words.tile(laid.tile)}" for laid in view.tiles if laid.owner == seat]
        if tiles:
            yield words.say("aloud-laid", player=words.player(seat), tiles=", ".join(tiles))
    bare = [f"{each.hex} {words.settlement(each)}" for each in view.settlements if not each.figures]
    if bare:
        yield words.say("aloud-bare", towns=", ".join(bare))


def _walled(settlement: Settlement, words: SamuraiWords) -> str:
    walls = WALLS[settlement.kind]
    return walls[0] + ("".join(words.mark(figure.caste) for figure in settlement.figures) or " ") + walls[1]


def _grid(shown: dict[Spot, str], wide: int) -> list[str]:
    left = min(column for column, _ in shown)
    right = max(column for column, _ in shown)
    top = min(2 * row + (column & 1) for column, row in shown) - 1
    edge = 2 if wide == WIDE else 1
    blank = " " * (wide * (right - left + 2))
    lines = [list(blank) for _ in range(2 * max(row for _, row in shown) + 3 - top)]

    def put(line: int, column: int, text: str) -> None:
        """In the middle of its column, and a little over its edges if it is wider."""
        begin = edge + wide * (column - left) + (wide - len(text)) // 2
        lines[line][begin : begin + len(text)] = text

    for column in range(left, right + 1):
        put(0, column, LETTERS[column])
    for column, row in shown:
        put(2 * row + (column & 1) - top + 1, column, NAME_OF[column, row])
    # What stands on a hex comes last: it may be wider than its column.
    for (column, row), text in shown.items():
        put(2 * row + (column & 1) - top, column, text.strip())
    return ["".join(line).rstrip() for line in lines if "".join(line).strip()]


# --- the settlements --------------------------------------------------------------------------------------------------


def _contested(settlement: Settlement) -> bool:
    """Whether a tile lies beside it."""
    return settlement.open < LAND_AROUND[settlement.hex] or any(any(each.influence) for each in settlement.figures)


def _town(settlement: Settlement, words: SamuraiWords) -> str:
    return f"{settlement.hex} {_walled(settlement, words)} {words.say('open-land', number=settlement.open)}"


def _influence(view: SamuraiView, settlement: Settlement, words: SamuraiWords) -> Cell:
    """Open land, and each player's influence on each figure."""
    text = [_town(settlement, words)]
    aloud = [_told(view, settlement, words.label(settlement), words)]
    for figure in settlement.figures:
        text.append(f"{words.mark(figure.caste)} {':'.join(str(number) for number in figure.influence)}")
        aloud.append(f"{words.caste(figure.caste)}: {words.influence(figure.influence)}")
    return Cell("  ".join(text), "; ".join(aloud))


def _told(view: SamuraiView, settlement: Settlement, named: str, words: SamuraiWords) -> str:
    """A settlement by its name, with the land that is still open around it."""
    taken = {laid.hex for laid in view.tiles} | {each.hex for each in view.settlements}
    near = (NAME_OF[spot] for spot in around(SPOT_OF[settlement.hex]) if HEXES[spot][0] == LAND)
    land = ", ".join(hex for hex in near if hex not in taken)
    told = f"{settlement.hex}, {named}"
    return words.say("aloud-town", town=told, number=settlement.open, land=land or words.say("aloud-none"))
