"""The shape of a view of Tenno: the types of what a seat is told, filled by perspective.py."""

from __future__ import annotations

import msgspec

from tatami.core.view import View

FACE_DOWN = "down"
FACE_UP = "up"
EMPTY = "gap"


class Place(msgspec.Struct, frozen=True):
    """One of the three places before a player."""

    lies: str
    """down, up or gap."""
    card: int | None
    """The card, where the viewer may see it now."""
    may_be: tuple[int, ...] | None
    """What a face-down card of another can be, as far as the viewer can tell; None without the memory aid."""


class Court(msgspec.Struct, frozen=True):
    """One player's side of the table."""

    places: tuple[Place, ...]
    hand: int
    prisoners: int
    discarded: tuple[int, ...]
    """Cards of this player that were discarded or left the game: they were open when they did."""


class Fight(msgspec.Struct, frozen=True):
    """The fight that is being decided."""

    attacker: int
    place: int
    card: int
    defender: int
    at: int
    met: int


class TennoView(View, frozen=True, kw_only=True):
    """All that a seat of Tenno may know."""

    turn: int | None
    courts: tuple[Court, ...]
    hand: tuple[int, ...]
    """The viewer's own hand; empty for a spectator."""
    fight: Fight | None
    monk_at: int | None
    """Where the viewer's own monk could be shown now."""
    own_gaps: tuple[int, ...]
    """The viewer's places that are still to be filled, in order."""
    slot: int | None
    """The viewer's place whose card was taken up to be changed."""
    look_at: int | None
    """Whose cards somebody may look at now."""
    looker: int | None
    """Who may look at them."""
    prison_sums: tuple[int, ...] | None
    """Only when the game is over."""
