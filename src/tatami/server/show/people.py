"""People as they see themselves."""

from __future__ import annotations

from tatami.server import wire
from tatami.server.domain.players import Player


def player(known: Player) -> wire.Player:
    """The person behind a browser."""
    return wire.Player(id=known.id, name=known.name, claimed=known.claimed)


def session(id: str, device: str, created: int, seen: int, current: bool) -> wire.Session:
    """A place where somebody is signed in."""
    return wire.Session(id=id, device=device, created=created, seen=seen, current=current)
