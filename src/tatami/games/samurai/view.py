"""The shape of a view of Samurai: the types of what a seat is told, filled by perspective.py."""

from __future__ import annotations

import msgspec

from tatami.core.view import View


class Figure(msgspec.Struct, frozen=True):
    """A figure on the board, and what each player's tiles count for it so far."""

    caste: str
    influence: tuple[int, ...]
    leader: int | None = None
    """Who would take it if its settlement were settled now; None: nobody, since nobody alone has the most."""


class Settlement(msgspec.Struct, frozen=True):
    """A settlement of the board."""

    hex: str
    kind: str
    name: str
    figures: tuple[Figure, ...]
    open: int
    """Land hexes beside it that are still empty; at none, its figures are taken when the turn ends."""


class Laid(msgspec.Struct, frozen=True):
    """A tile on the board."""

    hex: str
    owner: int
    tile: str


class Clan(msgspec.Struct, frozen=True):
    """One player's side of the table."""

    hand: int
    stack: int
    captured: tuple[int, ...] | None
    """Captured castles, Buddhas and rice; None behind another's screen."""


class SamuraiView(View, frozen=True, kw_only=True):
    """All that a seat of Samurai may know."""

    first: int | None
    turn: int | None
    settlements: tuple[Settlement, ...]
    tiles: tuple[Laid, ...]
    clans: tuple[Clan, ...]
    hand: tuple[str, ...]
    """The viewer's own hand; empty for a spectator."""
    aside: tuple[int, ...]
    """Castles, Buddhas and rice that were set aside for nobody."""
    supply: tuple[int, ...]
    """Castles, Buddhas and rice that wait to be put on the board."""
    played: int
    """Tiles played in this turn."""
    ordinary: bool
    """Whether one of them was ordinary, so that only fast ones may follow."""
    taken: str | None
    """What the viewer has taken up: a tile, or a figure of the supply."""
    source: str | None
    """The hex the viewer moves a tile from, or the settlement whose figure is to be exchanged."""
    source_caste: str | None
    leaders: tuple[int | None, ...] | None = None
    """Who leads each caste by the figures captured, None where nobody does; None altogether while screens hide it."""
