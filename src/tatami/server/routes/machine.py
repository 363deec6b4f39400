"""How the server is."""

from __future__ import annotations

import asyncio
import secrets

from starlette.responses import Response

from tatami.server import wire
from tatami.server.clock import now
from tatami.server.domain.problems import Refusal
from tatami.server.metrics import exposition
from tatami.server.reach import network_address
from tatami.server.routes.call import Call, reply


async def healthz(call: Call) -> Response:
    """Whether the server lives, its database can be written and its bots think."""
    try:
        await asyncio.wait_for(call.desk.hall.store.check(now()), 5)
    except Exception:
        raise Refusal("storage", 503) from None
    if call.desk.hall.thinkers.silent:
        raise Refusal("thinkers", 503)
    return reply({"ok": True})


async def reach(call: Call) -> Response:
    """Where others reach this server: for links that are sent by somebody who opened it by an address of their own."""
    return reply(wire.Reach(address=network_address(call.desk.settings)))


async def metrics(call: Call) -> Response:
    """Counters for Prometheus, for whoever knows the key: how often is written tells of what others do in secret."""
    key = call.desk.settings.metrics_key
    if not key:
        raise Refusal("metrics-off", 403)
    if not secrets.compare_digest(call.request.headers.get("authorization", "").encode(), f"Bearer {key}".encode()):
        raise Refusal("metrics-key", 403)
    return Response(exposition(), media_type="text/plain; version=0.0.4")
