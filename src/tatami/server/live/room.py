"""A table in memory and everybody who looks at it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from tatami.core.events import Event
from tatami.server import wire
from tatami.server.clock import now
from tatami.server.domain.chat import ChatLine
from tatami.server.domain.players import Player
from tatami.server.domain.problems import Problem
from tatami.server.domain.table import Table
from tatami.server.live.thinkers import Thought
from tatami.server.show import chat, tables, updates
from tatami.server.show.updates import Viewer
from tatami.server.wire.outgoing import Outgoing

if TYPE_CHECKING:
    from tatami.server.live.hall import Done

SOON = 0.1
"""Seconds."""


class Client(Protocol):
    """One socket at the table, of a person or a program."""

    player: Player | None
    muted: set[str]
    viewer: Viewer
    """The seat it looks with, or None: it looks on."""
    follows_seat: bool
    """Whether it looks with a seat of its own, or would as soon as it has one; else it chose to look on."""
    answers: bool
    """Whether it can be asked for consent; programs say so."""
    lang: str | None
    board: bool

    def send(self, outgoing: Outgoing) -> None:
        """Pass a message on. Never waits."""

    def leave(self, problem: Problem) -> None:
        """Send the client away; it comes back by itself."""


@dataclass(frozen=True)
class Elsewhere:
    """Who looks at a table in another process."""

    people: set[str]
    listening: set[str]
    until: int
    """When that is believed no longer."""


class Room:
    """A live table: its clients, what they have been told, and what its bots think about."""

    def __init__(self, table: Table, lease: int = 0) -> None:
        self.table = table
        self.lease = lease
        """The right to append to its log."""
        self.written = table.number
        """The number of the last entry that is on disk, and of which everybody here was told."""
        self.known = table.number
        """Up to which number the log goes, as far as we have heard."""
        self.elsewhere: dict[str, Elsewhere] = {}
        """Other processes that have this table in memory."""
        self.behind: list[Done] | None = None
        """Who waits while the table catches up with what another process wrote; None: it is not behind."""
        self.catching: asyncio.Task[None] | None = None
        self.clients: set[Client] = set()
        self.told: dict[Viewer, int] = dict.fromkeys((None, *range(len(table.chairs))), 0)
        """How many events each viewer has been told."""
        self.thoughts: dict[int, tuple[int, Thought]] = {}
        """Which seat's bot thinks about which question."""
        self.thought_elsewhere: dict[int, tuple[int, int]] = {}
        """About which question of a seat another process thinks, or is asked to, and until when that is believed."""
        self.shown_thinking: dict[int, object] = {}
        """For which secret decision a seat has been shown to think."""
        self.said = 0
        """The last number that was given to a line of chat."""
        self.heard = 0
        """The number of the last line that everybody here was told."""
        self.dirty = False
        """Whether the summary in the database lags behind."""
        self._telling: asyncio.TimerHandle | None = None
        """Until everybody is told who is here."""
        self.due = table.deadline()
        """When something has to happen here by itself: a clock runs out, or consent is awaited no longer."""
        self.loaded = self.touched = now()
        self.gone: dict[str, int] = dict.fromkeys(table.people(), self.touched)
        """Since when each of these people has not been at the table."""
        if table.match is not None:
            self._count(table.match.events())
            table.match.drop_events()

    def go_back(self, table: Table) -> None:
        """Take the table as everybody was last told of it: what we added since did not come to be."""
        self.table = table
        self.due = table.deadline()
        self.told = dict.fromkeys(self.told, 0)
        if table.match is not None:
            self._count(table.match.events())
            table.match.drop_events()
        self.seat_clients()

    def _count(self, events: list[Event]) -> None:
        for viewer in self.told:
            self.told[viewer] += updates.noticed(events, viewer)

    # --- telling ------------------------------------------------------------------------------------------------------

    def prepare(self, events: list[Event], retold: bool, mover: int | None = None) -> list[tuple[Client, Outgoing]]:
        """What to send each client once the latest entry is on disk, made while the table is exactly there.

        `events` is what is new; if `retold`, the whole story, because some of it was taken back. A `mover` made a move
        in secret: whoever noticed nothing of it is sent nothing, so that not even the number of its parts shows.
        """
        table = self.table
        was = dict(self.told)
        if retold:
            self.told = dict.fromkeys(self.told, 0)
        ready: dict[tuple[Viewer, str | None, bool], Outgoing] = {}
        outgoing: list[tuple[Client, Outgoing]] = []
        for client in self.clients:
            viewer = client.viewer
            key = (viewer, client.lang, client.board)
            unmoved = mover is not None and viewer != mover
            if unmoved and self.told[viewer] + updates.noticed(events, viewer) == was[viewer]:
                continue
            if key not in ready:
                fresh = updates.seen_by(events, viewer)
                ready[key] = Outgoing(updates.update(table, *key, fresh, self.told[viewer], now(), live=not retold))
            outgoing.append((client, ready[key]))
        self._count(events)
        if table.match is not None:
            table.match.drop_events()
        return outgoing

    def update(self, client: Client, since: int) -> None:
        """Tell a client who has just come, or looks with another seat, all that it has to know."""
        viewer, told = client.viewer, self.told[client.viewer]
        since = since if 0 <= since <= told else 0
        fresh = updates.story(self.table, viewer, since) if since < told else []
        client.send(Outgoing(updates.update(self.table, viewer, client.lang, client.board, fresh, since, now())))

    def welcome_all(self) -> None:
        """Tell everybody about the people and the state of the table. To all who merely look on it is the same."""
        here = self.present()
        insiders = {self.table.opened.host, *self.table.people()}
        ready: dict[tuple[str, str | None], Outgoing] = {}
        for client in self.clients:
            player = client.player if client.player is not None and client.player.id in insiders else None
            key = (player.id if player is not None else "", client.lang)
            if key not in ready:
                ready[key] = Outgoing(tables.welcome(self.table, here, player, client.lang))
            client.send(ready[key])

    def welcome(self, client: Client) -> None:
        """Tell one client about the people and the state of the table."""
        client.send(Outgoing(tables.welcome(self.table, self.present(), client.player, client.lang)))

    def came_or_went(self, player: str) -> None:
        """Tell everybody soon that a person of the table is here, or is not: once, however often they come and go."""
        if player in self.table.people() and self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(SOON, self._tell_who_is_here)

    def _tell_who_is_here(self) -> None:
        self._telling = None
        self.welcome_all()

    def tell(self, message: wire.Message) -> None:
        """Tell everybody the same."""
        outgoing = Outgoing(message)
        for client in self.clients:
            client.send(outgoing)

    def pass_on(self, line: ChatLine) -> None:
        """Tell everybody what somebody said, marked for whoever wants to hear no more of them."""
        ready: dict[bool, Outgoing] = {}
        for client in self.clients:
            muted = line.player in client.muted
            if muted not in ready:
                ready[muted] = Outgoing(chat.said(self.table, line, muted))
            client.send(ready[muted])

    # --- coming and going ---------------------------------------------------------------------------------------------

    def seat_clients(self) -> None:
        """Whoever has just taken a seat looks with it from now on, and whoever lost one looks on."""
        for client in self.clients:
            mine = self.table.seats_of(client.player.id) if client.player is not None else []
            if client.viewer not in mine and (client.viewer is not None or client.follows_seat):
                client.viewer = mine[0] if mine else None

    def listening(self) -> set[str]:
        """The players here who can be asked for consent."""
        here = self.listening_here()
        return here.union(*(there.listening for there in self.elsewhere.values())) if self.elsewhere else here

    def listening_here(self) -> set[str]:
        """The same in this process."""
        return {client.player.id for client in self.clients if client.player is not None and client.answers}

    def present(self) -> set[str]:
        """Everybody who looks at the table now."""
        here = self.present_here()
        return here.union(*(there.people for there in self.elsewhere.values())) if self.elsewhere else here

    def present_here(self) -> set[str]:
        """The same in this process."""
        return {client.player.id for client in self.clients if client.player is not None}

    def here(self, player: str) -> bool:
        """Whether this person looks at the table now."""
        return player in self.present()

    def people_here(self) -> list[str]:
        """The people with a seat who look at the table now."""
        return sorted(self.table.people() & self.present())

    def gone_for(self, player: str, moment: int) -> int:
        """For how many milliseconds somebody who is not here has been away."""
        # Who was never here is away since the start, not since the table was last asked for: anybody may do that.
        return moment - max(self.table.started, self.gone.get(player, self.loaded))

    def info(self, player: Player | None, lang: str | None) -> wire.TableInfo:
        """The table as this player sees it before sitting down."""
        return tables.info(self.table, self.present(), player, lang)

    @property
    def settled(self) -> bool:
        """Whether the table stands as the log on disk does, as far as we know."""
        return self.behind is None and self.table.number == self.written

    @property
    def idle(self) -> bool:
        """Whether nothing would be lost if the table left the memory."""
        return not self.clients and not self.thoughts and not self.dirty and self.settled
