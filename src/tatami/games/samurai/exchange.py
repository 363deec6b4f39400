"""Which figures the exchange tile of Samurai may exchange (R3.5). R numbers are those of RULES.md. Hot.

Two figures may change places when each comes to a settlement that has none of its caste. So it is enough to know which
sets of castes stand somewhere: there are eight, and a bit set of them is called `groups`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.games.samurai import bars
from tatami.games.samurai.data import CASTES, SETTLEMENTS_IN_PLAY
from tatami.games.samurai.table import EVERY_CASTE, SamuraiTable

GROUPS: Final = EVERY_CASTE + 1
"""How many sets of castes there are."""


def _with_and_without(caste: int, other: int) -> int:
    """The sets of castes that have `caste` and not `other`, as a bit set."""
    return sum(1 << group for group in range(GROUPS) if group >> caste & 1 and not group >> other & 1)


LONE: Final[vec[i64]] = vec[i64](
    [_with_and_without(caste, other) for caste in range(CASTES) for other in range(CASTES)]
)
"""LONE[caste * 3 + other]: the groups from which a figure of `caste` may go where one of `other` comes from."""


def _any_exchange(groups: int) -> bool:
    """Whether any two figures of these groups may change places."""
    pairs = [(caste, other) for caste in range(CASTES) for other in range(caste)]
    return any(groups & int(LONE[a * CASTES + b]) and groups & int(LONE[b * CASTES + a]) for a, b in pairs)


POSSIBLE: Final[vec[i64]] = vec[i64]([int(_any_exchange(groups)) for groups in range(1 << GROUPS)])
"""POSSIBLE[groups]: 1 if any two figures may change places."""


def standing_groups(table: SamuraiTable) -> i64:
    """The sets of castes that stand on some settlement."""
    groups: i64 = 0
    figures = table.figures
    for settlement in range(SETTLEMENTS_IN_PLAY[table.seats]):
        groups |= i64(1) << figures[settlement]
    return groups


def use_bar(table: SamuraiTable) -> i64:
    """What keeps a player from playing the exchange tile: two figures must be able to change places."""
    if POSSIBLE[standing_groups(table)]:
        return bars.FINE
    return bars.NO_EXCHANGE


def has_partner(here: i64, caste: i64, other: i64, groups: i64) -> bool:
    """Whether a figure of `other` somewhere may change places with the one of `caste` that stands `here`."""
    return not (here >> other) & 1 and (groups & LONE[other * CASTES + caste]) != 0
