"""`tatami serve`: the table server, in one process or several."""

from __future__ import annotations

import errno
import socket
from collections.abc import Callable
from dataclasses import replace
from importlib.util import find_spec
from typing import Annotated

import typer

from tatami.cli.common import CommandError, Lang, voice_in
from tatami.cli.stores import Data, DatabaseUrl, Where
from tatami.server import logs
from tatami.server.reach import at_home, network_address
from tatami.server.settings import Settings, settings
from tatami.terminal.voice import Voice


def serve(
    host: str | None = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535)] = None,
    data: Data = None,
    database_url: DatabaseUrl = None,
    redis_url: str | None = None,
    processes: Annotated[int, typer.Option(min=1)] = 1,
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
        redis_url=redis_url,
        public_url=public_url,
        thinkers=thinkers,
        proxied=proxied,
    )
    _check(chosen, processes, voice)
    listener = _listen(chosen, voice)
    chosen = replace(chosen, port=listener.getsockname()[1])
    from tatami.server.live.keys import BadKey
    from tatami.server.lock import hold

    logs.set_up()
    held = None
    if not chosen.redis_url:
        with Where(chosen.data).explained(voice):
            held = hold(chosen.data)
    try:
        with Where(chosen.data, chosen.database_url).explained(voice):
            run = _alone(chosen, listener) if processes == 1 else _together(chosen, listener, processes)
    except BadKey as problem:
        raise CommandError(voice.say("serve-key", file=str(problem.path))) from None
    address = at_home(chosen)
    voice.tell(voice.say("serve-at", address=chosen.public_url or address))
    if not chosen.public_url and (others := network_address(chosen)) not in ("", address):
        voice.tell(voice.say("serve-network", address=others))
    run()
    if held is not None:
        held.release()


def _check(chosen: Settings, processes: int, voice: Voice) -> None:
    """Several processes need a database and a way to hear of each other; one without the other is a mistake."""
    if chosen.redis_url and not chosen.database_url:
        raise CommandError(voice.say("serve-redis-alone"))
    if processes > 1 and not (chosen.redis_url and chosen.database_url):
        raise CommandError(voice.say("serve-processes"))
    if chosen.redis_url and find_spec("redis") is None:
        raise CommandError(voice.say("serve-redis-package"))


def _alone(chosen: Settings, listener: socket.socket) -> Callable[[], None]:
    """One process, ready to serve."""
    from tatami.server.app import build
    from tatami.server.serving import serve as serve_at

    app = build(chosen)
    return lambda: serve_at(app, chosen, listener)


def _together(chosen: Settings, listener: socket.socket, count: int) -> Callable[[], None]:
    """Several processes, once the database is known to be fit for them."""
    from tatami.server.processes import Processes
    from tatami.server.store.opening import open_store

    store = open_store(chosen.data, chosen.database_url)
    store.reserve(alone=False)
    store.close()
    return Processes(chosen, listener, count).run


def _listen(chosen: Settings, voice: Voice) -> socket.socket:
    family = socket.AF_INET6 if ":" in chosen.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((chosen.host, chosen.port))
    except OSError as problem:
        code = "serve-port-taken" if problem.errno == errno.EADDRINUSE else "serve-address"
        why = problem.strerror or str(problem)
        raise CommandError(voice.say(code, host=chosen.host, port=str(chosen.port), why=why)) from None
    listener.listen(2048)  # Whoever comes before we are ready waits rather than being turned away.
    return listener
