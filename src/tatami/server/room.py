"""A table in memory and everybody who looks at it."""

from __future__ import annotations

import asyncio
from typing import Protocol

import msgspec

from tatami.core.events import Event
from tatami.server import problems, sights, wire
from tatami.server.clock import now
from tatami.server.domain.players import Player
from tatami.server.domain.problems import Problem
from tatami.server.domain.table import Table
from tatami.server.sights import Eye
from tatami.server.thinkers import Thought
from tatami.server.words import names_in

encode = msgspec.json.Encoder().encode

SOON = 0.1
"""Seconds."""


class Client(Protocol):
    """One socket at the table."""

    player: Player | None
    muted: set[str]
    eye: Eye
    own_eye: bool
    """Whether it looks with a seat of its own, or would as soon as it has one; else it chose to look on."""
    answers: bool
    """Whether it can be asked for consent; programs say so."""
    lang: str | None
    board: bool

    def send(self, message: bytes) -> None: ...

    def leave(self, problem: Problem) -> None: ...


class Room:
    """A live table: its clients, what they have been told, and what its bots think about."""

    def __init__(self, table: Table, lease: int = 0) -> None:
        self.table = table
        self.lease = lease
        """With which loading its entries are written."""
        self.clients: set[Client] = set()
        self.told: dict[Eye, int] = dict.fromkeys((None, *range(len(table.chairs))), 0)
        """How many events each eye has been told."""
        self.thoughts: dict[int, tuple[int, Thought]] = {}
        """Which seat's bot thinks about which question."""
        self.shown_thinking: dict[int, object] = {}
        """For which secret decision a seat has been shown to think."""
        self.said = 0
        """The number of the last chat line."""
        self.dirty = False
        """Whether the summary in the database lags behind."""
        self._telling: asyncio.TimerHandle | None = None
        """Until everybody is told who is here."""
        self.loaded = self.touched = now()
        self.gone: dict[str, int] = dict.fromkeys(table.people(), self.touched)
        """Since when each of these people has not been at the table."""
        if table.match is not None:
            self._count(table.match.events())
            table.match.shed()

    def _count(self, events: list[Event]) -> None:
        for eye in self.told:
            self.told[eye] += sum(event.seen_by(eye) is not None for event in events)

    # --- telling ------------------------------------------------------------------------------------------------------

    def prepare(self, events: list[Event], retold: bool, mover: int | None = None) -> list[tuple[Client, bytes]]:
        """What to send each client once the latest entry is on disk, made while the table is exactly there.

        `events` is what is new; if `retold`, the whole story, because some of it was taken back. A `mover` made a move
        in secret: whoever noticed nothing of it is sent nothing, so that not even the number of its parts shows.
        """
        table = self.table
        was = dict(self.told)
        if retold:
            self.told = dict.fromkeys(self.told, 0)
        ready: dict[tuple[Eye, str | None, bool], bytes] = {}
        outgoing: list[tuple[Client, bytes]] = []
        for client in self.clients:
            key = (client.eye, client.lang, client.board)
            if mover is not None and client.eye != mover:
                noticed = sum(event.seen_by(client.eye) is not None for event in events)
                if self.told[client.eye] + noticed == was[client.eye]:
                    continue
            if key not in ready:
                fresh = sights.seen_by(events, client.eye)
                message = sights.update(table, *key, fresh, self.told[client.eye])
                ready[key] = encode(message)
            outgoing.append((client, ready[key]))
        self._count(events)
        if table.match is not None:
            table.match.shed()
        return outgoing

    def sight(self, client: Client, since: int) -> bytes:
        """All that a client who has just come, or looks with another eye, has to know."""
        told = self.told[client.eye]
        since = since if 0 <= since <= told else 0
        fresh = sights.story(self.table, client.eye, since) if since < told else []
        return encode(sights.update(self.table, client.eye, client.lang, client.board, fresh, since))

    def welcome(self) -> None:
        """Tell everybody about the people and the state of the table. To all who merely look on it is the same."""
        insiders = {self.table.opened.host, *self.table.people()}
        ready: dict[tuple[str, str | None], bytes] = {}
        for client in self.clients:
            player = client.player if client.player is not None and client.player.id in insiders else None
            key = (player.id if player is not None else "", client.lang)
            if key not in ready:
                ready[key] = encode(wire.Welcome(table=self.info(player, client.lang)))
            client.send(ready[key])

    def greet(self, client: Client) -> None:
        """Tell one client about the people and the state of the table."""
        client.send(encode(wire.Welcome(table=self.info(client.player, client.lang))))

    def came_or_went(self, player: str) -> None:
        """Tell everybody soon that a person of the table is here, or is not: once, however often they come and go."""
        if player in self.table.people() and self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(SOON, self._tell_who_is_here)

    def _tell_who_is_here(self) -> None:
        self._telling = None
        self.welcome()

    def tell(self, message: wire.Message) -> None:
        data = encode(message)
        for client in self.clients:
            client.send(data)

    # --- coming and going ---------------------------------------------------------------------------------------------

    def seat_clients(self) -> None:
        """Whoever has just taken a seat looks with it from now on, and whoever lost one looks on."""
        for client in self.clients:
            mine = self.table.seats_of(client.player.id) if client.player is not None else []
            if client.eye not in mine and (client.eye is not None or client.own_eye):
                client.eye = mine[0] if mine else None

    def listening(self) -> set[str]:
        """The players here who can be asked for consent."""
        return {client.player.id for client in self.clients if client.player is not None and client.answers}

    def present(self) -> set[str]:
        """Everybody who looks at the table now."""
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

    # --- the door -----------------------------------------------------------------------------------------------------

    def info(self, player: Player | None, lang: str | None) -> wire.TableInfo:
        """The table as this player sees it from the door."""
        table, opened = self.table, self.table.opened
        id = player.id if player is not None else ""
        insider = bool(id) and (id == opened.host or id in table.people())
        here = self.present()
        return wire.TableInfo(
            id=table.id,
            game=opened.game,
            title=opened.game,
            status=table.status,
            options=opened.options,
            seats=[
                wire.Seat(
                    kind=chair.kind,
                    name=name,
                    level=chair.level,
                    mine=bool(id) and chair.player == id,
                    here=chair.player in here,
                    stand_in=chair.stand_in,
                    resigned=chair.resigned,
                    program=chair.program,
                    claimed=chair.claimed,
                    host=bool(chair.player) and chair.player == opened.host,
                )
                for chair, name in zip(table.chairs, names_in(table, lang), strict=True)
            ],
            pace=sights.pace(table.pace),
            leaver=opened.leaver,
            open=opened.open,
            host=bool(id) and id == opened.host,
            created=table.created,
            commitment=table.commitment,
            invite=opened.invite if insider else "",
            to_act=table.to_act,
            rematch=table.rematch,
            again=sights.again(table),
            begin=opened.begin,
            consent_h=opened.consent_h,
            problem=None if table.aside is None else problems.shown(table.aside),
        )

    @property
    def idle(self) -> bool:
        """Whether nothing would be lost if the table left the memory."""
        return not self.clients and not self.thoughts and not self.dirty
