"""Views: what one seat may know, frozen and serialisable as JSON."""

from __future__ import annotations

import msgspec


class View(msgspec.Struct, frozen=True, kw_only=True):
    """All that `seat` (None: a spectator) may know of a position. Each game adds its own fields."""

    game: str
    seats: int
    seat: int | None
    stage: str
    """What is being decided, in the game's own words."""

    def to_json(self) -> bytes:
        """The view as JSON, byte for byte the same for equal views."""
        return msgspec.json.encode(self)
