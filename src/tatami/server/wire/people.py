"""Over HTTP: people, guests and names that are kept."""

from __future__ import annotations

from tatami.server.wire.base import Message, Request


class Player(Message, frozen=True, kw_only=True):
    """The person behind this browser."""

    id: str
    name: str
    claimed: bool
    """Whether a passphrase lets this player come back from another device."""


class NewGuest(Request, frozen=True, kw_only=True):
    """Play under a name, with nothing else asked."""

    name: str


class Claim(Request, frozen=True, kw_only=True):
    """A name and a passphrase: to keep this guest, or to come back as one."""

    name: str
    passphrase: str
