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


def may_see(viewer: Player | None, owner: Player) -> bool:
    """Whether somebody may look at a person's page, games and ratings: everybody at their own, and at claimed names."""
    return owner.claimed or (viewer is not None and viewer.id == owner.id)
