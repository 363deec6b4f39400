"""Sessions: everywhere that somebody is signed in. One that has ended opens nothing, and its sockets are closed."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Iterator

from tatami.server.clock import now
from tatami.server.domain.players import Player
from tatami.server.domain.problems import Problem
from tatami.server.live.cookies import COOKIE_DAYS, Cookies, Ticket
from tatami.server.live.devices import device
from tatami.server.live.room import Client
from tatami.server.store.errors import Conflict
from tatami.server.store.protocol import Store
from tatami.server.store.values import Account, SessionRow

DAY = 86_400_000
LASTING = COOKIE_DAYS * DAY
MOST = 10_000
"""Sessions that are remembered."""


class Sessions:
    """Who is signed in where, as far as this process has seen them lately, with their sockets here."""

    def __init__(self, store: Store, cookies: Cookies) -> None:
        self.store = store
        self._cookies = cookies
        self._seen: dict[str, int] = {}
        """Those known to last, with when it was written down last that somebody was there."""
        self._ended: dict[str, None] = {}
        """Those known to have ended, the latest last: that stays so."""
        self._given: dict[str, int] = {}
        """When a browser was given the cookie of a session last."""
        self._sockets: dict[str, set[Client]] = {}

    # --- beginning ----------------------------------------------------------------------------------------------------

    async def begin(self, player: Player, agent: str) -> Ticket:
        """Sign somebody in; what of theirs no browser has kept for as long is forgotten on the occasion."""
        ticket = Ticket(secrets.token_hex(12), player.id)
        row = SessionRow(ticket.session, player.id, device(agent), now(), now(), None)
        await self.store.add_session(row, now() - LASTING, self._cookies.unnamed(player.id))
        self._remember(ticket.session, row.seen)
        return ticket

    async def find(self, ticket: Ticket, agent: str) -> Account | None:
        """Whose session this is, as the store knows it; None if it has ended, or they have gone."""
        found = await asyncio.to_thread(self.store.session, ticket.session)
        if found is not None:
            row, account = found
        elif (named := await self._first_use(ticket, agent)) is not None:
            row, account = named
        else:
            return None
        if row.ended is not None or not self._lasts(row):
            self.close(row.id)
        if ticket.session in self._ended:  # Perhaps meanwhile.
            return None
        self._remember(row.id, row.seen)
        return account

    async def _first_use(self, ticket: Ticket, agent: str) -> tuple[SessionRow, Account] | None:
        """A cookie that names a player alone becomes a session; several processes may see it first."""
        account = await asyncio.to_thread(self.store.player, ticket.player) if ticket.unnamed else None
        if account is None:
            return None
        row = SessionRow(ticket.session, ticket.player, device(agent), now(), now(), None)
        with contextlib.suppress(Conflict):
            await self.store.add_session(row)
        return await asyncio.to_thread(self.store.session, ticket.session)

    def _lasts(self, row: SessionRow) -> bool:
        """Whether somebody was there not too long ago. The tokens of programs have no end."""
        return row.seen > now() - LASTING or row.id == self._cookies.unnamed(row.player)

    async def of(self, player: Player) -> list[SessionRow]:
        """Where somebody is signed in, the latest first."""
        rows = await asyncio.to_thread(self.store.sessions, player.id)
        return [row for row in rows if self._lasts(row)]

    # --- lasting ------------------------------------------------------------------------------------------------------

    def _remember(self, id: str, seen: int) -> None:
        if len(self._seen) > MOST:
            self._seen.clear()
        self._seen[id] = seen

    def give(self, id: str) -> None:
        """A browser is given the cookie of a session, which lasts from now on."""
        if len(self._given) > MOST:
            self._given.clear()
        self._given[id] = now()

    def to_be_given(self, id: str) -> bool:
        """Whether the cookie of a session is to be given again, so that it lasts on: once a day is enough."""
        return now() - self._given.get(id, 0) > DAY

    def has_ended(self, id: str) -> bool:
        """Whether a session is known to have ended."""
        return id in self._ended

    def seen(self, id: str) -> int | None:
        """When somebody was last seen there, about; None if the store has to be asked."""
        return self._seen.get(id)

    def mark_seen(self, ticket: Ticket) -> None:
        """Somebody is here."""
        self._remember(ticket.session, now())
        self.store.mark_seen(ticket.player, ticket.session, now())

    def look_up_anew(self) -> None:
        """Ask the store again of every session that lasted so far."""
        self._seen.clear()

    @contextlib.contextmanager
    def attended(self, ticket: Ticket | None, client: Client) -> Iterator[None]:
        """As long as a socket of this session is open; it is closed if the session ends."""
        if ticket is None or client.player is None:
            yield
            return
        self._sockets.setdefault(ticket.session, set()).add(client)
        if ticket.session in self._ended:  # While the socket was on its way in.
            self.close(ticket.session)
        try:
            yield
        finally:
            here = self._sockets[ticket.session]
            here.discard(client)
            if not here:
                del self._sockets[ticket.session]

    # --- ending -------------------------------------------------------------------------------------------------------

    async def end(self, id: str) -> None:
        """Sign somebody out; other processes have to be told."""
        await self.store.end_session(id, now())
        self.close(id)

    async def end_others(self, player: Player, spared: str) -> list[str]:
        """Sign somebody out everywhere but there; which sessions that were, for other processes to be told."""
        ended = [row.id for row in await asyncio.to_thread(self.store.sessions, player.id) if row.id != spared]
        await self.store.end_sessions(player.id, spared, now())
        for id in ended:
            self.close(id)
        return ended

    def close(self, id: str) -> None:
        """A session has ended: nobody uses it any more, and its sockets here are closed."""
        self._seen.pop(id, None)
        self._ended[id] = None
        if len(self._ended) > MOST:
            del self._ended[next(iter(self._ended))]
        for client in self._sockets.get(id, ()):
            client.leave(Problem("signed-out"))

    async def close_ended(self) -> None:
        """Close the sockets of sessions that were ended without our hearing of it."""
        for id in await asyncio.to_thread(self.store.ended, set(self._sockets)):
            self.close(id)
