"""Over HTTP: people, guests and names that are kept."""

from __future__ import annotations

from tatami.server.wire.base import Message, Request


class Player(Message, frozen=True, kw_only=True):
    """The person behind this browser."""

    id: str
    name: str
    claimed: bool
    """Whether a passphrase lets this player come back from another device."""


class Session(Message, frozen=True, kw_only=True):
    """A place where the person behind this browser is signed in."""

    id: str
    device: str
    """The browser and its system, such as "Firefox, Linux"; empty if nothing is known of them."""
    created: int
    seen: int
    """When somebody was last there, to the hour; both in milliseconds since 1970."""
    current: bool
    """Whether it is this browser."""


class NewGuest(Request, frozen=True, kw_only=True):
    """Play under a name, with nothing else asked."""

    name: str


class Claim(Request, frozen=True, kw_only=True):
    """A name and a passphrase: to keep this guest, or to come back as one."""

    name: str
    passphrase: str
