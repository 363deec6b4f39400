"""People, as the table knows them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Player:
    """Somebody who may sit down: a person, or a program with a seat's token."""

    id: str
    name: str
    claimed: bool
    """Whether a passphrase lets this player come back from another device."""
