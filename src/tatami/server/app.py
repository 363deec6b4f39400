"""The server put together."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import BaseRoute, Route, WebSocketRoute

from tatami.server import site
from tatami.server.bus.opening import open_bus
from tatami.server.clock import now
from tatami.server.domain.clocks import RECONNECT
from tatami.server.gates import person, program
from tatami.server.gates.http.context import GZIP
from tatami.server.gates.http.routes import ROUTES
from tatami.server.gates.http.routing import endpoint, unserved
from tatami.server.gates.limits import Limits
from tatami.server.gates.safety import Shield
from tatami.server.gates.services import Services
from tatami.server.gates.sharing import Sharing
from tatami.server.live.daily import Daily
from tatami.server.live.hall import Hall
from tatami.server.live.keeper import Keeper
from tatami.server.live.keys import deal_key, signing_key
from tatami.server.live.players import Players
from tatami.server.live.post import Post
from tatami.server.live.postman import open_post
from tatami.server.live.reviews import Reviews
from tatami.server.live.shared_thinkers import SharedThinkers
from tatami.server.live.thinkers import Thinkers
from tatami.server.live.timekeeping import agree
from tatami.server.memory import give_back_freed
from tatami.server.reach import at_home, network_address
from tatami.server.settings import Settings
from tatami.server.store.opening import open_store
from tatami.server.store.protocol import Store

LEAST_OUTAGE = 1_000
LEAST_GAP = 10_000
"""The shortest time, in milliseconds, that counts as one when nobody ran: as the only process knows it, and as signs
of life in the database tell where there may be others."""


def build(settings: Settings) -> Starlette:
    """The application for these settings; its database is opened and brought up to date here."""
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    store: Store = open_store(settings.data, settings.database_url)
    store.reserve(alone=not settings.redis_url)
    bus = open_bus(settings.redis_url)
    count = settings.thinkers or max(1, (os.cpu_count() or 1) - 1)
    thinkers = SharedThinkers(bus, count, settings.hang_s) if bus.shared else Thinkers(count, settings.hang_s)
    hall = Hall(store, thinkers, settings.away_s, bus)
    players = Players(store, signing_key(store, settings.data))
    secure = settings.public_url.startswith("https:")
    limits = Limits(settings.requests_per_s, settings.messages_per_s)
    postman = open_post(store, hall.mine, settings, network_address(settings) or at_home(settings))
    post = Post(store, postman.mail_offered)
    keeper = Keeper(hall, players, settings)
    deals = Daily(hall, deal_key(store))
    reviews = Reviews(thinkers, settings.judge)
    services = Services(settings, hall, players, reviews, limits, secure, keeper.books, post, deals, postman)
    sharing = Sharing(limits, bus)
    keeper.neighbours.spent = sharing.hear

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with bus.joining() as alone:
            await agree(store, alone)
            await asyncio.to_thread(store.note_outage, now(), RECONNECT, LEAST_OUTAGE if alone else LEAST_GAP)
        hall.outages = await asyncio.to_thread(store.outages)
        await hall.teller.look()
        await hall.holidays.look()
        store.start()
        thinkers.start()
        await bus.start(keeper.neighbours)
        give_back_freed()
        gc.freeze()  # What was loaded stays; the collector need not look at it again, and seldom at the rest.
        gc.set_threshold(20_000, 5, 2)
        tasks = [asyncio.create_task(work()) for work in (keeper.run, sharing.run, postman.run)]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await postman.close()
            hall.sum_up()
            await keeper.books.close()
            await keeper.archivist.close([room.table for room in hall.rooms.values()])
            for room in list(hall.rooms.values()):
                hall.drop(room)
            await bus.stop()
            store.mark_running(now())
            thinkers.stop()
            await asyncio.to_thread(store.stop)
            store.close()

    routes: list[BaseRoute] = [Route(route.path, endpoint(services, route), methods=[route.method]) for route in ROUTES]
    routes.append(WebSocketRoute("/ws/{table}", person.endpoint(services)))
    routes.append(WebSocketRoute("/bot/{table}", program.endpoint(services)))
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
    app.state.services = services
    return app
