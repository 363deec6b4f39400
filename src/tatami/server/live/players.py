"""People: guests with nothing but a name, who may claim it with a passphrase and come back from another device."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
import unicodedata
from collections.abc import Iterator

from tatami.server.clock import now
from tatami.server.domain.names import LONGEST_NAME, clean_name, skeleton
from tatami.server.domain.players import Player
from tatami.server.domain.problems import Refusal
from tatami.server.live.cookies import Cookies, Ticket
from tatami.server.live.passphrases import Passphrases
from tatami.server.live.recovery_codes import digest, new_codes
from tatami.server.live.reserved import reserved
from tatami.server.live.sessions import Sessions
from tatami.server.store.errors import Conflict
from tatami.server.store.protocol import Store
from tatami.server.store.values import Account

SEEN_EVERY = 3_600_000
"""How exactly it is known when somebody was last here, in milliseconds."""


class Players:
    """Who is who."""

    def __init__(self, store: Store, key: bytes) -> None:
        self.store = store
        self.cookies = Cookies(key)
        self.sessions = Sessions(store, self.cookies)
        self.passphrases = Passphrases()
        self._known: dict[str, Player] = {}
        """A cache of people seen lately."""

    def ticket(self, cookie: str | None) -> Ticket | None:
        """What a cookie says, unless it is known to be worth nothing any more."""
        ticket = self.cookies.read(cookie)
        return None if ticket is None or self.sessions.has_ended(ticket.session) else ticket

    async def known(self, ticket: Ticket | None, agent: str = "") -> Player | None:
        """Whose ticket this is; the store is asked only of a session that was not seen here lately."""
        if ticket is None:
            return None
        player = self._known.get(ticket.player)
        if player is None or self.sessions.seen(ticket.session) is None:
            account = await self.sessions.find(ticket, agent)
            if account is None:
                return None
            player = player_of(account)
            if len(self._known) > 10_000:
                self._known.clear()
            self._known[ticket.player] = player
        if now() - (self.sessions.seen(ticket.session) or 0) > SEEN_EVERY:
            self.sessions.mark_seen(ticket)
        return player

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
        """Whether a name looks like one that somebody other than this player has claimed, or had not long ago."""
        owners = await asyncio.to_thread(self.store.owners, login_key(name), skeleton(name))
        if owners - {player.id if player is not None else ""}:
            return True
        return await asyncio.to_thread(self.store.accounts.resting, resting_hashes(name), now())

    async def guest(self, name: str) -> Player:
        player = Player(id=secrets.token_hex(10), name=await self.free_name(name), claimed=False)
        await self.store.add_player(player.id, player.name, now())
        self._known[player.id] = player
        return player

    async def rename(self, player: Player, name: str) -> Player:
        """Another name to be shown; who has claimed one may come back under the former too."""
        if clean_name(name) == player.name:
            return player
        renamed = Player(id=player.id, name=await self.free_name(name, player), claimed=player.claimed)
        drawn = skeleton(renamed.name) if player.claimed else None
        with _taking_a_name():
            await self.store.rename(player.id, renamed.name, drawn)
        self._known[player.id] = renamed
        return renamed

    async def claim(self, player: Player, name: str, passphrase: str) -> tuple[Player, list[str]]:
        """Keep this guest under a name that nobody else has claimed, nor one that looks like it; with recovery codes.

        The codes are told now and never again.
        """
        if player.claimed:
            raise Refusal("claimed-already")
        name = await self.free_name(name, player)
        await self.passphrases.check(passphrase, name)
        secret, codes = await self.passphrases.hash(passphrase), new_codes()
        with _taking_a_name():
            await self.store.claim(
                player.id, name, login_key(name), skeleton(name), secret, [digest(code) for code in codes], now()
            )
        claimed = Player(id=player.id, name=name, claimed=True)
        self._known[player.id] = claimed
        return claimed, codes

    async def login(self, name: str, passphrase: str) -> Player:
        """Come back as a claimed player. Whether a name exists is nobody's business: both answers take as long."""
        found = await asyncio.to_thread(self.store.by_login, login_key(name), skeleton(name[:LONGEST_NAME]))
        right = await self.passphrases.fits(None if found is None else found.passphrase, passphrase)
        if found is None or not right:
            raise Refusal("login")
        return player_of(found)

    def forget(self, id: str) -> None:
        self._known.pop(id, None)

    def forget_all(self) -> None:
        """Look everybody up anew."""
        self._known.clear()
        self.sessions.look_up_anew()


def login_key(name: str) -> str:
    """Names that differ only in case, width or spaces are one login."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()[:LONGEST_NAME]


def resting_hashes(name: str) -> set[str]:
    """What is kept of a name whose account was deleted: nothing that could be read, enough to know it again."""
    keys = (f"login {login_key(name)}", f"skeleton {skeleton(name)}")
    return {hashlib.sha256(key.encode()).hexdigest() for key in keys}


def player_of(account: Account) -> Player:
    """Somebody as the tables know them."""
    return Player(id=account.id, name=account.name, claimed=account.login is not None)


@contextlib.contextmanager
def _taking_a_name() -> Iterator[None]:
    """Somebody else may have claimed the name since we looked."""
    try:
        yield
    except Conflict:
        raise Refusal("name-unavailable") from None
