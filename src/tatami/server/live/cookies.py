"""Cookies: the signed word by which a browser or a program is known again."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass

COOKIE = "tatami"
COOKIE_DAYS = 90
"""A browser that was not used for so long is signed out; whoever comes before that has as long again."""


@dataclass(frozen=True, slots=True)
class Ticket:
    """What a cookie says: which session it belongs to, and whose that is."""

    session: str
    player: str
    unnamed: bool = False
    """Whether the cookie names a player alone: one of 0.1, or the token of a program. Its session begins when it is
    first used, and is the same one ever after."""


class Cookies:
    """Signs what we give away, and reads it again."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def cookie(self, ticket: Ticket) -> str:
        """The cookie of a session."""
        said = f"{ticket.session}.{ticket.player}"
        return f"{said}.{self._sign('session', said)}"

    def token(self, player: str) -> str:
        """A word that names a player alone, for a program."""
        return f"{player}.{self._sign('player', player)}"

    def read(self, cookie: str | None) -> Ticket | None:
        """What a cookie says that we signed."""
        said, _, signature = (cookie or "").rpartition(".")
        session, dot, player = said.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._sign("session" if dot else "player", said).encode()):
            return None
        return Ticket(session, player) if dot else Ticket(self.unnamed(player), player, unnamed=True)

    def unnamed(self, player: str) -> str:
        """The session of all cookies that name this player alone."""
        return self._sign("unnamed", player)[:24]

    def _sign(self, what: str, text: str) -> str:
        return hmac.new(self._key, f"{what} {text}".encode(), hashlib.sha256).hexdigest()
