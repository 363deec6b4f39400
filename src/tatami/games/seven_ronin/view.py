"""The shape of a view of 7 Ronin: the types of what a seat is told, filled by perspective.py."""

from __future__ import annotations

import msgspec

from tatami.core.view import View


class Area(msgspec.Struct, frozen=True):
    """One of the ten village areas."""

    ninja: int
    ronin: tuple[int, ...]
    limit: int
    occupied: bool
    neighbours: tuple[int, int]
    used: bool
    """In step 3: whether its ability has been used in this round."""


class Ronin(msgspec.Struct, frozen=True):
    """One ronin's tile and marker."""

    at: int | None
    """An area, the Green (10), or None when not on the board."""
    alive: bool
    wounds: int
    vitality: int
    held: bool
    """Kept where he is by the Animal Pen in this round."""
    muted: bool
    """Without ability in this round because of the Shrine."""
    held_next: bool
    muted_next: bool
    used: bool
    """In step 1: whether the ability has been used in this round."""


class Sharing(msgspec.Struct, frozen=True):
    """Wounds that the Defender shares between Tasuke and another."""

    area: int
    partner: int
    markers: int
    """The wounds to be shared."""
    rest: int
    """The ninja that find no room and will occupy the area."""


class AttackPlan(msgspec.Struct, frozen=True):
    """The Attacker's own plan while it is being made."""

    sent: tuple[int, ...]
    need: int
    """How many must be sent in all."""
    areas_left: int
    bonus_left: int


class DefencePlan(msgspec.Struct, frozen=True):
    """The Defender's own plan while it is being made."""

    posts: tuple[int | None, ...]
    asked: int | None
    """Whose place is to be chosen next."""


class RoninView(View, frozen=True, kw_only=True):
    """All that a seat of 7 Ronin may know."""

    edition: str
    round: int
    threat: tuple[int, ...]
    minimum: tuple[int, ...]
    ring: tuple[int, ...]
    reconstructed: tuple[str, ...]
    """Which facts of this table are reconstructed; ids of sentences in the catalogue."""
    areas: tuple[Area, ...]
    green: int
    green_ronin: int | None
    reserve: int
    supply: int
    ronin: tuple[Ronin, ...]
    ready: bool
    """While planning: whether the viewer's own plan is made."""
    attack: AttackPlan | None
    defence: DefencePlan | None
    sharing: Sharing | None
    tool: int | None
    """Step 3, for the Attacker alone: the area whose ability is being resolved in parts."""
    through_inn: bool
    """Step 3, for the Attacker alone: whether the Inn copies that ability."""
    first: int | None
    """Step 3, for the Attacker alone: where the ability's first marker comes from or goes to."""
    arrows: tuple[int, ...]
    """The ronin still to be hit by the Watchtower."""
    inn_field: bool
    conquests: int
    """The occupied areas as the victory counts them."""
