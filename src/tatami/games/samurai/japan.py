"""The board of Samurai, drawn as a table: all 174 hexes of Japan. Source: the published board, certain.

Columns have letters and rows have numbers; odd columns (b, d, f ...) lie half a hex lower than the others. Each hex
shows what it is and from how many players on it is in play (2: Honshu, 3: also Kyushu and Shikoku, 4: also Hokkaido):

    ~ sea    . land    v village    C city    E Edo
"""

from __future__ import annotations

from typing import Final

from tatami.kit.hexes import neighbours

PICTURE: Final = """
     a  b  c  d  e  f  g  h  i  j  k  l  m  n  o  p  q  r  s  t
 1                                         ~4 ~4 ~4
 2                                         ~4 v4 .4 ~4 ~4 ~4 ~4
 3                                         ~4 .4 v4 ~4 .4 v4 ~4
 4                                      ~4 v4 .4 .4 .4 v4 .4 ~4
 5                                      ~4 .4 .4 C4 .4 ~4 ~4
 6                                      ~4 v4 .4 .4 .4 ~4
 7                                      ~4 ~2 ~2 ~2 v4 ~4
 8                                         ~2 v2 .2 ~2 ~2
 9                                         ~2 .2 .2 v2 ~2
10                                         ~2 C2 .2 .2 ~2
11                                         ~2 .2 .2 v2 ~2
12                                   ~2 ~2 .2 v2 .2 ~2 ~2
13                                ~2 .2 v2 .2 .2 .2 v2 ~2
14                             ~2 ~2 v2 .2 .2 E2 .2 .2 ~2
15                       ~2 ~2 v2 ~2 .2 .2 v2 .2 ~2 v2 ~2
16                 ~2 ~2 .2 .2 .2 .2 C2 .2 ~2 ~2    ~2
17              ~2 .2 v2 .2 v2 ~2 .2 .2 ~2
18           ~3 ~2 v2 .2 ~2 ~2 ~2 v2 ~2 ~2
19     ~3 ~3 v3 ~2 ~2 ~2 .3 v3 .3 ~2
20  ~3 v3 .3 .3 .3 ~3 v3 .3 .3 v3 ~3
21  ~3 ~3 .3 .3 v3 ~3 .3 v3 .3 ~3 ~3
22     ~3 v3 .3 .3 ~3 ~3 ~3 ~3
23        ~3 ~3 v3 ~3
24              ~3
"""

LAND: Final = "."
SEA: Final = "~"
VILLAGE: Final = "v"
CITY: Final = "C"
EDO: Final = "E"

CITY_NAMES: Final[dict[tuple[int, int], str]] = {
    (14, 13): "edo",
    (14, 9): "akita",
    (11, 15): "kyoto",
    (15, 4): "sapporo",
}
"""The settlements that have a name of their own, by column and row; catalogues spell them."""

Spot = tuple[int, int]


def _read() -> dict[Spot, tuple[str, int]]:
    """What each hex of the picture is, and from how many players on it is in play."""
    found: dict[Spot, tuple[str, int]] = {}
    lines = PICTURE.strip("\n").splitlines()
    for row, line in enumerate(lines[1:]):
        for place in range(4, len(line), 3):
            if line[place] != " ":
                found[((place - 4) // 3, row)] = (line[place], int(line[place + 1]))
    return found


HEXES: Final[dict[Spot, tuple[str, int]]] = _read()


def ordered(kinds: str) -> list[Spot]:
    """The hexes of these kinds: those in play for two players first, then those added by a third and by a fourth."""
    spots = [(least, row, column) for (column, row), (kind, least) in HEXES.items() if kind in kinds]
    return [(column, row) for _, row, column in sorted(spots)]


def around(spot: Spot) -> list[Spot]:
    """The hexes of the board that share a side with this one."""
    column, row = spot
    return [other for other in neighbours(column, row) if other in HEXES]
