"""Passphrases: which may be chosen, and their slow hashes."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error

from tatami.server.domain.problems import Refusal
from tatami.server.live.common_words import COMMON

T = TypeVar("T")

SHORTEST_PASSPHRASE = 8
LONGEST_PASSPHRASE = 200
JUDGED = 72
"""Letters that are judged: the work grows with their square, and so many are strong enough by themselves."""
LEAST_GUESSES = 10_000_000
"""So many a clever guesser must need: at one try in two seconds, what an address is given, that is most of a year."""
HASHED_AT_ONCE = 2
"""Passphrases that are hashed at the same time: each takes a core and 64 MB."""


class Passphrases:
    """Judges passphrases and hashes them: beside the event loop, and never many at once."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(HASHED_AT_ONCE)
        self._judging = asyncio.Lock()
        """The judge remembers one person's words at a time."""

    async def check(self, passphrase: str, name: str) -> None:
        """Refuse what is too short, or among the first that anybody would try for a person of that name."""
        if not SHORTEST_PASSPHRASE <= len(passphrase) <= LONGEST_PASSPHRASE:
            raise Refusal("passphrase-length", least=SHORTEST_PASSPHRASE, most=LONGEST_PASSPHRASE)
        async with self._judging:
            guesses = await asyncio.to_thread(guesses_for, passphrase, name)
        if guesses < LEAST_GUESSES:
            raise Refusal("passphrase-common")

    async def hash(self, passphrase: str) -> str:
        """What is kept of a passphrase."""
        return await self._slowly(self._hasher.hash, passphrase)

    async def fits(self, secret: str | None, passphrase: str) -> bool:
        """Whether this is the passphrase that was kept; where none was kept, no is said as late."""
        right = await self._slowly(self._matches, secret or NOBODY, passphrase[:LONGEST_PASSPHRASE])
        return right and secret is not None

    async def _slowly(self, work: Callable[..., T], *args: str) -> T:
        async with self._hashing:
            return await asyncio.to_thread(work, *args)

    def _matches(self, secret: str, passphrase: str) -> bool:
        try:
            return self._hasher.verify(secret, passphrase)
        except Argon2Error:
            return False


def guesses_for(passphrase: str, name: str) -> int:
    """After how many guesses somebody would have found a passphrase who knows what is common, and the name."""
    from zxcvbn import zxcvbn  # Its lists take 14 MB, which a server of guests never needs.

    own = [word for word in (name, *name.split()) if len(word) > 2]
    return int(zxcvbn(passphrase[:JUDGED], user_inputs=[*own, *COMMON])["guesses"])


NOBODY = PasswordHasher().hash(secrets.token_hex(16))
"""What a passphrase is measured against when there is none to compare with."""
