"""What people say at a table."""

from __future__ import annotations

from dataclasses import dataclass

LONGEST_CHAT = 500


@dataclass(frozen=True, slots=True)
class ChatLine:
    """Something that was said at a table."""

    place: str
    number: int
    at: int
    player: str
    name: str
    """The seat's: whoever takes another name later keeps this one here."""
    text: str
    claimed: bool
