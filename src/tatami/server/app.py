"""The server put together."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
from collections.abc import AsyncIterator
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from tatami.server import site, wire
from tatami.server.agents import AgentConnection
from tatami.server.clock import now
from tatami.server.domain.clocks import RECONNECT
from tatami.server.domain.problems import Refusal
from tatami.server.hall import Hall
from tatami.server.keeper import Keeper
from tatami.server.limits import Limits, Purse
from tatami.server.players import COOKIE, Players, load_key
from tatami.server.problems import shown
from tatami.server.reviews import Reviews
from tatami.server.routes import ROUTES
from tatami.server.routes.call import GZIP, Desk, endpoint, unserved
from tatami.server.safety import Shield, same_origin
from tatami.server.settings import Settings
from tatami.server.socket import POLICY, Connection, encode
from tatami.server.store.protocol import Store
from tatami.server.store.sqlite import open_store
from tatami.server.thinkers import Thinkers

KEY_FILE = "cookie.key"


def build(settings: Settings) -> Starlette:
    """The application for these settings; its database is opened and brought up to date here."""
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    store: Store = open_store(settings.data)
    store.note_outage(now(), RECONNECT)
    thinkers = Thinkers(settings.thinkers or max(1, (os.cpu_count() or 1) - 1), settings.hang_s)
    hall = Hall(store, thinkers, settings.away_s)
    players = Players(store, load_key(Path(settings.data) / KEY_FILE))
    secure = settings.public_url.startswith("https:")
    limits = Limits(settings.requests_per_s, settings.messages_per_s)
    desk = Desk(settings, hall, players, Reviews(thinkers), limits, secure)
    keeper = Keeper(hall, players, settings)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store.start()
        thinkers.start()
        gc.freeze()  # What was loaded stays; the collector need not look at it again, and seldom at the rest.
        gc.set_threshold(20_000, 20, 50)
        task = asyncio.create_task(keeper.run())
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            hall.sum_up()
            await keeper.archivist.close([room.table for room in hall.rooms.values()])
            for room in list(hall.rooms.values()):
                hall.drop(room)
            store.mark_running(now())
            thinkers.stop()
            await asyncio.to_thread(store.stop)
            store.close()

    async def turned_away(ws: WebSocket, refusal: Refusal) -> None:
        """Said in so many words: a page that merely meets a closed door would try again for ever."""
        await ws.accept()
        await ws.send_text(encode(wire.Gone(problem=shown(refusal.problem))).decode())
        await ws.close(POLICY)

    def purse_of(ws: WebSocket, cookie: str | None) -> Purse:
        return limits.purse(players.read_cookie(cookie), ws.client.host if ws.client else "")

    async def socket(ws: WebSocket) -> None:
        purse = purse_of(ws, ws.cookies.get(COOKIE))
        if not purse.take("requests"):
            await ws.close(POLICY)
            return
        if not same_origin(ws.headers, settings.public_url):
            if same_origin(ws.headers, ""):
                # One of our own pages, opened by another address than the public one.
                await turned_away(ws, Refusal("elsewhere", address=settings.public_url))
            else:
                await ws.close(POLICY)
            return
        player = await players.known(ws.cookies.get(COOKIE))
        try:
            room = await hall.room(ws.path_params["table"])
        except Refusal as refusal:
            await turned_away(ws, refusal)
            return
        muted = await asyncio.to_thread(store.muted, player.id) if player is not None else set()
        with limits.socket(purse) as allowed:
            if not allowed:
                await turned_away(ws, Refusal("sockets-many"))
                return
            await Connection(ws, hall, room, player, muted, purse, settings.hello_s).run()

    async def program(ws: WebSocket) -> None:
        """A program with the token of its seat; no cookie counts here, so no page can pretend to be one."""
        purse = purse_of(ws, ws.query_params.get("token"))
        player = await players.known(ws.query_params.get("token")) if purse.take("requests") else None
        if player is None:
            await ws.close(POLICY)
            return
        try:
            room = await hall.room(ws.path_params["table"])
        except Refusal:
            await ws.close(POLICY)
            return
        if not room.table.seats_of(player.id) or room.table.aside is not None:
            await ws.close(POLICY)
            return
        with limits.socket(purse) as allowed:
            if not allowed:
                await ws.close(POLICY)
                return
            await AgentConnection(ws, hall, room, player, set(), purse, settings.hello_s).run()

    routes: list[BaseRoute] = [Route(route.path, endpoint(desk, route), methods=[route.method]) for route in ROUTES]
    routes.append(WebSocketRoute("/ws/{table}", socket))
    routes.append(WebSocketRoute("/bot/{table}", program))
    routes += site.routes()
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        exception_handlers={HTTPException: unserved},
        middleware=[
            Middleware(Shield, secure=secure),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=GZIP),
        ],
    )
    app.state.desk = desk
    return app
