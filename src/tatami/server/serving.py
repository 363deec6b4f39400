"""One process that serves people at a socket, until it is told to stop."""

from __future__ import annotations

import contextlib
import logging
import socket
from types import FrameType

import uvicorn
from starlette.applications import Starlette

from tatami.server.gates.transport.http import HttpProtocol
from tatami.server.gates.transport.pings import counting
from tatami.server.reach import at_home
from tatami.server.settings import Settings


def serve(app: Starlette, chosen: Settings, listener: socket.socket) -> None:
    """Serve people at this socket until a signal says to stop."""
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
        _calm(uvicorn.Server(config)).run(sockets=[listener])


def _calm(server: uvicorn.Server) -> uvicorn.Server:
    """A second Ctrl-C does not tear down what the first one is closing in order; that takes a few seconds at most."""
    stop = server.handle_exit

    def handle_exit(sig: int, frame: FrameType | None) -> None:
        if not server.should_exit:
            stop(sig, frame)

    server.handle_exit = handle_exit  # type: ignore[method-assign]
    return server
