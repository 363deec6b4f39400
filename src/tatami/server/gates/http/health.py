"""Whether the server works, where it is reached, and what a host can watch."""

from __future__ import annotations

import asyncio
import secrets

from starlette.responses import Response

from tatami.server.clock import now
from tatami.server.domain.problems import Refusal
from tatami.server.gates.http.context import RequestContext, reply
from tatami.server.metrics import exposition
from tatami.server.reach import network_address
from tatami.server.show import answers


async def healthz(context: RequestContext) -> Response:
    """Whether the server lives, its database can be written and its bots think."""
    try:
        await asyncio.wait_for(context.services.hall.store.check(now()), 5)
    except Exception:
        raise Refusal("storage") from None
    if context.services.hall.thinkers.silent:
        raise Refusal("thinkers")
    return reply({"ok": True})


async def reach(context: RequestContext) -> Response:
    """Where others reach this server: for links that are sent by somebody who opened it by an address of their own."""
    return reply(answers.reach(network_address(context.services.settings)))


async def metrics(context: RequestContext) -> Response:
    """Counters for Prometheus, for whoever knows the key: how often is written tells of what others do in secret."""
    key = context.services.settings.metrics_key
    if not key:
        raise Refusal("metrics-off")
    if not secrets.compare_digest(context.request.headers.get("authorization", "").encode(), f"Bearer {key}".encode()):
        raise Refusal("metrics-key")
    return Response(exposition(), media_type="text/plain; version=0.0.4")
