"""People: guests with nothing but a name, who may claim it with a passphrase and come back from another device."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error

from tatami.core.files import write_atomically
from tatami.server.clock import now
from tatami.server.domain.names import LONGEST_NAME, clean_name, reserved, skeleton
from tatami.server.domain.players import Player
from tatami.server.domain.problems import Refusal
from tatami.server.store.errors import Conflict
from tatami.server.store.protocol import Store
from tatami.server.store.values import Account

T = TypeVar("T")

COOKIE = "tatami"
COOKIE_DAYS = 400
SHORTEST_PASSPHRASE = 8
LONGEST_PASSPHRASE = 200
KEY_BYTES = 32
HASHED_AT_ONCE = 2
"""Passphrases that are hashed at the same time: each takes a core and 64 MB."""
SEEN_EVERY = 3_600_000
"""How exactly it is known when somebody was last here, in milliseconds."""


class BadKey(Exception):
    """The file with the key was damaged."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


def load_key(path: Path) -> bytes:
    """The key that signs cookies, made on the first start and readable by its owner only.

    It appears whole or not at all, whenever the power fails: with a part of a key anybody could sign cookies.
    """
    if not path.exists():
        write_atomically(path, secrets.token_hex(KEY_BYTES), private=True)
    try:
        key = bytes.fromhex(path.read_text().strip())
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES:
        raise BadKey(path)
    return key


class Players:
    """Who is who."""

    def __init__(self, store: Store, key: bytes) -> None:
        self.store = store
        self._key = key
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(HASHED_AT_ONCE)
        self._known: dict[str, tuple[Player, int]] = {}
        """A cache of people seen lately, with when that was written down."""

    # --- cookies ------------------------------------------------------------------------------------------------------

    def cookie(self, id: str) -> str:
        return f"{id}.{self._sign(id)}"

    def _sign(self, id: str) -> str:
        return hmac.new(self._key, f"player {id}".encode(), hashlib.sha256).hexdigest()

    def read_cookie(self, cookie: str | None) -> str | None:
        """The id in a cookie that we signed."""
        id, dot, signature = (cookie or "").partition(".")
        if not dot or not hmac.compare_digest(signature.encode(), self._sign(id).encode()):
            return None
        return id

    async def known(self, cookie: str | None) -> Player | None:
        """Whose cookie this is."""
        id = self.read_cookie(cookie)
        if id is None:
            return None
        found = self._known.get(id)
        if found is None:
            row = await asyncio.to_thread(self.store.player, id)
            if row is None:
                return None
            found = (_player(row), row.seen)
        if now() - found[1] > SEEN_EVERY:
            found = (found[0], now())
            self.store.mark_seen(id, found[1])
        if len(self._known) > 10_000:
            self._known.clear()
        self._known[id] = found
        return found[0]

    # --- coming and going ---------------------------------------------------------------------------------------------

    async def free_name(self, given: str, player: Player | None = None) -> str:
        """A name cleaned, if this player may be shown under it.

        Names that look like somebody's claimed name or like a reserved one are refused alike, so that nobody learns
        which names there are.
        """
        name = clean_name(given)
        if skeleton(name) in reserved() or await self.theirs(name, player):
            raise Refusal("name-unavailable")
        return name

    async def theirs(self, name: str, player: Player | None) -> bool:
        """Whether a name looks like one that somebody other than this player has claimed."""
        owners = await asyncio.to_thread(self.store.owners, login_key(name), skeleton(name))
        return bool(owners - {player.id if player is not None else ""})

    async def guest(self, name: str) -> Player:
        player = Player(id=secrets.token_hex(10), name=await self.free_name(name), claimed=False)
        await self.store.add_player(player.id, player.name, now())
        self._known[player.id] = (player, now())
        return player

    async def rename(self, player: Player, name: str) -> Player:
        """Another name to be shown; who has claimed one may come back under the former too."""
        if clean_name(name) == player.name:
            return player
        renamed = Player(id=player.id, name=await self.free_name(name, player), claimed=player.claimed)
        drawn = skeleton(renamed.name) if player.claimed else None
        with _taking_a_name():
            await self.store.rename(player.id, renamed.name, drawn)
        self._known[player.id] = (renamed, now())
        return renamed

    async def claim(self, player: Player, name: str, passphrase: str) -> Player:
        """Keep this guest under a name that nobody else has claimed, nor one that looks like it."""
        if player.claimed:
            raise Refusal("claimed-already")
        if not SHORTEST_PASSPHRASE <= len(passphrase) <= LONGEST_PASSPHRASE:
            raise Refusal("passphrase-length", least=SHORTEST_PASSPHRASE, most=LONGEST_PASSPHRASE)
        name = await self.free_name(name, player)
        secret = await self._slowly(self._hasher.hash, passphrase)
        with _taking_a_name():
            await self.store.claim(player.id, name, login_key(name), skeleton(name), secret)
        claimed = Player(id=player.id, name=name, claimed=True)
        self._known[player.id] = (claimed, now())
        return claimed

    async def login(self, name: str, passphrase: str) -> Player:
        """Come back as a claimed player. Whether a name exists is nobody's business: both answers take as long."""
        found = await asyncio.to_thread(self.store.by_login, login_key(name), skeleton(name[:LONGEST_NAME]))
        secret = None if found is None else found.passphrase
        right = await self._slowly(self._matches, secret or NOBODY, passphrase[:LONGEST_PASSPHRASE])
        if found is None or secret is None or not right:
            raise Refusal("login")
        return _player(found)

    async def _slowly(self, work: Callable[..., T], *args: str) -> T:
        """Hash beside the event loop, and never many at once."""
        async with self._hashing:
            return await asyncio.to_thread(work, *args)

    def _matches(self, secret: str, passphrase: str) -> bool:
        try:
            return self._hasher.verify(secret, passphrase)
        except Argon2Error:
            return False

    def forget(self, id: str) -> None:
        self._known.pop(id, None)

    def forget_all(self) -> None:
        """Look everybody up anew."""
        self._known.clear()


NOBODY = PasswordHasher().hash(secrets.token_hex(16))
"""What a login is measured against when the name is unknown."""


def login_key(name: str) -> str:
    """Names that differ only in case, width or spaces are one login."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()[:LONGEST_NAME]


def _player(account: Account) -> Player:
    return Player(id=account.id, name=account.name, claimed=account.login is not None)


@contextlib.contextmanager
def _taking_a_name() -> Iterator[None]:
    """Somebody else may have claimed the name since we looked."""
    try:
        yield
    except Conflict:
        raise Refusal("name-unavailable") from None
