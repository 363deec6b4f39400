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


def fit(here: i64, caste: i64, there: i64, other: i64) -> bool:
    """Whether `caste` of the group `here` and `other` of the group `there` may change places.

    Each must come where none of its caste stands; so they are of two settlements and of two castes (R3.5).
    """
    return ((here >> other) | (there >> caste)) & 1 == 0


def _partners(here: int, caste: int, other: int) -> int:
    """The groups with an `other` that fits a `caste` of the group `here`, as a bit set."""
    if not here >> caste & 1:
        return 0
    return sum(1 << there for there in range(GROUPS) if there >> other & 1 and fit(here, caste, there, other))


PARTNERS: Final[vec[i64]] = vec[i64](
    [_partners(here, caste, other) for here in range(GROUPS) for caste in range(CASTES) for other in range(CASTES)]
)
"""PARTNERS[(here * 3 + caste) * 3 + other]: the groups in which a figure of the first finds one of the second."""


def _any_exchange(groups: int) -> bool:
    """Whether any two figures of these groups may change places."""
    pairs = CASTES * CASTES
    return any(
        groups & int(PARTNERS[here * pairs + pair])
        for here in range(GROUPS)
        if groups >> here & 1
        for pair in range(pairs)
    )


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
    return groups & PARTNERS[(here * CASTES + caste) * CASTES + other] != 0
