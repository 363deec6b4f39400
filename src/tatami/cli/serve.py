"""`tatami serve`, `tatami backup` and `tatami admin`: for hosts."""

from __future__ import annotations

import contextlib
import errno
import logging
import socket
from dataclasses import replace
from types import FrameType
from typing import TYPE_CHECKING, Annotated

import typer

from tatami.cli.common import Lang, Refused, voice_in
from tatami.cli.stores import Data, DatabaseUrl, Where
from tatami.server import logs
from tatami.server.reach import at_home, network_address
from tatami.server.settings import Settings, settings
from tatami.terminal.voice import Voice

if TYPE_CHECKING:
    import uvicorn


def serve(
    host: str | None = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535)] = None,
    data: Data = None,
    database_url: DatabaseUrl = None,
    public_url: str | None = None,
    thinkers: Annotated[int | None, typer.Option(min=1)] = None,
    proxied: bool | None = None,
    lang: Lang = "en",
) -> None:
    """Host all games for people and bots, until Ctrl-C."""
    voice = voice_in(lang)
    chosen = settings(
        host=host,
        port=port,
        data=data,
        database_url=database_url,
        public_url=public_url,
        thinkers=thinkers,
        proxied=proxied,
    )
    listener = _listen(chosen, voice)
    chosen = replace(chosen, port=listener.getsockname()[1])
    address = at_home(chosen)
    import uvicorn

    from tatami.server.app import build
    from tatami.server.gates.transport.http import HttpProtocol
    from tatami.server.gates.transport.pings import counting
    from tatami.server.live.players import BadKey
    from tatami.server.lock import hold

    logs.set_up()
    with Where(chosen.data).explained(voice):
        held = hold(chosen.data)
    try:
        with Where(chosen.data, chosen.database_url).explained(voice):
            app = build(chosen)
    except BadKey as problem:
        raise Refused(voice.say("serve-key", file=str(problem.path))) from None
    voice.tell(voice.say("serve-at", address=chosen.public_url or address))
    if not chosen.public_url and (others := network_address(chosen)) not in ("", address):
        voice.tell(voice.say("serve-network", address=others))
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        http=HttpProtocol,
        ws=counting(chosen.messages_per_s),
        ws_max_size=65_536,
        ws_per_message_deflate=False,
        proxy_headers=chosen.proxied,
        forwarded_allow_ips=chosen.proxies if chosen.proxied else None,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    logging.getLogger("tatami").info("serving", extra={"address": address})
    with contextlib.suppress(KeyboardInterrupt):  # Ctrl-C is how a host stops it, and no mishap.
        _calm(uvicorn.Server(config)).run(sockets=[listener])
    held.release()


def _calm(server: uvicorn.Server) -> uvicorn.Server:
    """A second Ctrl-C does not tear down what the first one is closing in order; that takes a few seconds at most."""
    stop = server.handle_exit

    def handle_exit(sig: int, frame: FrameType | None) -> None:
        if not server.should_exit:
            stop(sig, frame)

    server.handle_exit = handle_exit  # type: ignore[method-assign]
    return server


def _listen(chosen: Settings, voice: Voice) -> socket.socket:
    family = socket.AF_INET6 if ":" in chosen.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((chosen.host, chosen.port))
    except OSError as problem:
        code = "serve-port-taken" if problem.errno == errno.EADDRINUSE else "serve-address"
        why = problem.strerror or str(problem)
        raise Refused(voice.say(code, host=chosen.host, port=str(chosen.port), why=why)) from None
    listener.listen(2048)  # Whoever comes before we are ready waits rather than being turned away.
    return listener
