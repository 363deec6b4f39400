"""One process that serves people at a socket, until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from types import FrameType

import uvicorn
from starlette.applications import Starlette

from tatami.server.gates.transport.homes import Homes
from tatami.server.gates.transport.http import HttpProtocol
from tatami.server.gates.transport.pings import counting
from tatami.server.reach import at_home
from tatami.server.settings import Settings


def serve(app: Starlette, chosen: Settings, listener: socket.socket, homes: Homes | None = None) -> None:
    """Serve people at this socket until a signal says to stop; `homes`, if it is one of several processes there."""
    HttpProtocol.homes = homes
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        http=HttpProtocol,
        ws=counting(chosen.messages_per_s),
        ws_max_size=65_536,
        ws_ping_interval=chosen.ping_s,
        ws_per_message_deflate=False,
        proxy_headers=chosen.proxied,
        forwarded_allow_ips=chosen.proxies if chosen.proxied else None,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    logging.getLogger("tatami").info("serving", extra={"address": at_home(chosen)})
    with contextlib.suppress(KeyboardInterrupt):  # Ctrl-C is how a host stops it, and no mishap.
        Server(config, homes).run(sockets=[listener])


class Server(uvicorn.Server):
    """Serves at the port, and the connections that other processes hand over."""

    def __init__(self, config: uvicorn.Config, homes: Homes | None) -> None:
        super().__init__(config)
        self._homes = homes
        self._coming: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._homes is not None:
            homes = self._homes
            asyncio.get_running_loop().add_reader(homes.open(), homes.take, self._take)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._homes is not None:
            asyncio.get_running_loop().remove_reader(self._homes.inbox)
            self._homes.close()
        await super().shutdown(sockets)

    def _take(self, connection: socket.socket, request: bytes) -> None:
        task = asyncio.ensure_future(self._go_on(connection, request))
        self._coming.add(task)
        task.add_done_callback(self._coming.discard)

    async def _go_on(self, connection: socket.socket, request: bytes) -> None:
        """Go on with a connection whose first request another process has read."""
        loop, config = asyncio.get_running_loop(), self.config

        def protocol() -> HttpProtocol:
            return HttpProtocol(
                config=config, server_state=self.server_state, app_state=self.lifespan.state, _loop=loop
            )

        with contextlib.suppress(OSError):  # Whoever came has gone meanwhile.
            connection.setblocking(False)
            _, fresh = await loop.connect_accepted_socket(protocol, connection)
            fresh.handed = True
            fresh.data_received(request)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A second Ctrl-C does not tear down what the first one closes in order; that takes a few seconds at most."""
        if not self.should_exit:
            super().handle_exit(sig, frame)
