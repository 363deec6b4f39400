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

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from tatami.core.sheet import MOST_WIDE, REMEMBERED, Cell, Drawing, Grid, Items, Lines, Part, Sheet, cells
from tatami.games.samurai.data import CASTE_NAMES, HEX_NAMES, SPOTS, STRENGTHS, TILE_NAMES
from tatami.games.samurai.japan import HEXES, LAND, SEA, Spot, around
from tatami.games.samurai.places import way
from tatami.games.samurai.view import Laid, SamuraiView, Settlement
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
NEAR = {
    name: tuple(NAME_OF[other] for other in around(spot) if HEXES[other][0] == LAND) for name, spot in SPOT_OF.items()
}
"""The land hexes around each hex."""
LAND_AROUND = {name: len(near) for name, near in NEAR.items()}


def draw(view: SamuraiView, words: SamuraiWords, room: int = MOST_WIDE) -> Sheet:
    """The whole table as the viewer may see it, its map no wider than there is room, if that can be."""
    parts: list[Part] = [
        _clans(view, words),
        Lines(tuple(_counts(view, words))),
        Drawing(_map(view.seats, view.tiles, _walls(view, words), words, room), _laid(view.tiles, _bare(view), words)),
        Lines(cells((words.say("legend"), words.say("legend-tiles"))), silent=True),
    ]
    towns = sorted((each for each in view.settlements if each.figures), key=lambda each: each.open)
    taken = {laid.hex for laid in view.tiles}
    fought: list[Cell] = []
    quiet: list[Cell] = []
    for each in towns:
        land = tuple([hex for hex in NEAR[each.hex] if hex not in taken])
        (fought if _contested(each) else quiet).append(_item(each, land, words))
    if fought:
        parts.append(Items(words.say("contested"), tuple(fought)))
    if quiet:
        parts.append(Items(words.say("untouched"), tuple(quiet)))
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


@lru_cache(REMEMBERED)
def _map(
    seats: int, tiles: tuple[Laid, ...], walls: tuple[tuple[str, str], ...], words: SamuraiWords, room: int
) -> tuple[str, ...]:
    shown = [(SPOT_OF[hex], text) for hex, text in walls]
    for laid in tiles:
        strength = STRENGTHS[TILE_NAMES.index(laid.tile)]
        shown.append((SPOT_OF[laid.hex], f"{laid.owner + 1}{words.mark(laid.tile)}{strength}"))
    lines = BlankMap.of(seats, WIDE).with_pieces(shown)
    return lines if max(map(len, lines)) <= room else BlankMap.of(seats, NARROW).with_pieces(shown)


def _walls(view: SamuraiView, words: SamuraiWords) -> tuple[tuple[str, str], ...]:
    """Every settlement as the map shows it, by its hex."""
    return tuple([(each.hex, _walled(each, words)) for each in view.settlements])


def _bare(view: SamuraiView) -> tuple[Settlement, ...]:
    return tuple([each for each in view.settlements if not each.figures])


@lru_cache(REMEMBERED)
def _laid(tiles: tuple[Laid, ...], bare: tuple[Settlement, ...], words: SamuraiWords) -> tuple[str, ...]:
    """What the map shows beside the figures: whose tiles lie where, and where no figures stand."""
    told = []
    for seat in sorted({laid.owner for laid in tiles}):
        theirs = ", ".join(
            [f"{words.tile(laid.tile)} {words.located(laid.hex)}" for laid in tiles if laid.owner == seat]
        )
        told.append(words.say("aloud-laid", player=words.player(seat), tiles=theirs))
    if bare:
        towns = ", ".join([words.place(each.hex) for each in bare])
        told.append(words.say("aloud-bare", towns=towns))
    return tuple(told)


def _walled(settlement: Settlement, words: SamuraiWords) -> str:
    walls = WALLS[settlement.kind]
    return walls[0] + ("".join([words.mark(figure.caste) for figure in settlement.figures]) or " ") + walls[1]


class BlankMap:
    """The map for so many players without a piece on it, with columns of some width."""

    def __init__(self, seats: int, wide: int) -> None:
        spots = [spot for spot, (_, least) in HEXES.items() if least <= seats]
        self.wide = wide
        self.left = min(column for column, _ in spots)
        self.top = min(2 * row + (column & 1) for column, row in spots) - 1
        right = max(column for column, _ in spots)
        blank = " " * (wide * (right - self.left + 2))
        self.lines = [list(blank) for _ in range(2 * max(row for _, row in spots) + 3 - self.top)]
        for column in range(self.left, right + 1):
            self._put(self.lines, 0, column, LETTERS[column])
        for column, row in spots:
            self._put(self.lines, self._line(column, row) + 1, column, NAME_OF[column, row])
            self._put(self.lines, self._line(column, row), column, "~" if HEXES[column, row][0] == SEA else ".")

    @staticmethod
    @cache
    def of(seats: int, wide: int) -> BlankMap:
        """The same, made once."""
        return BlankMap(seats, wide)

    def with_pieces(self, shown: Iterable[tuple[Spot, str]]) -> tuple[str, ...]:
        """The map's lines with these texts on hexes; some may be wider than their column."""
        lines = [line[:] for line in self.lines]
        for (column, row), text in shown:
            self._put(lines, self._line(column, row), column, text)
        drawn = ["".join(line).rstrip() for line in lines]
        return tuple([line for line in drawn if line])

    def _line(self, column: int, row: int) -> int:
        return 2 * row + (column & 1) - self.top

    def _put(self, lines: list[list[str]], line: int, column: int, text: str) -> None:
        """In the middle of its column, and a little over its edges if it is wider."""
        edge = 2 if self.wide == WIDE else 1
        begin = edge + self.wide * (column - self.left) + (self.wide - len(text)) // 2
        lines[line][begin : begin + len(text)] = text


# --- the settlements --------------------------------------------------------------------------------------------------


def _contested(settlement: Settlement) -> bool:
    """Whether a tile lies beside it."""
    return settlement.open < LAND_AROUND[settlement.hex] or any(any(each.influence) for each in settlement.figures)


def _town(settlement: Settlement, words: SamuraiWords) -> str:
    named = f"{settlement.hex} {words.town(settlement.hex)} {_walled(settlement, words)}"
    return f"{named} {words.say('open-land', number=settlement.open)}"


@lru_cache(REMEMBERED)
def _item(settlement: Settlement, land: tuple[str, ...], words: SamuraiWords) -> Cell:
    """A settlement with the land that is still open around it; a contested one with everybody's influence."""
    if not _contested(settlement):
        figures = [words.caste(figure.caste) for figure in settlement.figures]
        return Cell(_town(settlement, words), "; ".join([_told(settlement, land, words), *figures]))
    text = [_town(settlement, words)]
    aloud = [_told(settlement, land, words)]
    for figure in settlement.figures:
        text.append(f"{words.mark(figure.caste)} {':'.join(str(number) for number in figure.influence)}")
        aloud.append(f"{words.caste(figure.caste)}: {words.influence(figure.influence)}")
    return Cell("  ".join(text), "; ".join(aloud))


def _told(settlement: Settlement, land: tuple[str, ...], words: SamuraiWords) -> str:
    """A settlement by its name, with the sides on which the land beside it is still open."""
    here = SPOT_OF[settlement.hex]
    free = ", ".join([words.way(way(here, SPOT_OF[hex])) for hex in land]) or words.say("aloud-none")
    return words.say("aloud-town", town=words.place(settlement.hex), number=settlement.open, land=free)
