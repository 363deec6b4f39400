"""Ratings: the boards, and what a game that is over changed."""

from __future__ import annotations

import asyncio

from starlette.responses import Response

from tatami.core.registry import game as find_game
from tatami.server.domain.players import Player
from tatami.server.domain.problems import Refusal
from tatami.server.domain.ratings import keys_of
from tatami.server.gates.http.context import RequestContext, reply
from tatami.server.live.profiles import visible
from tatami.server.show import ratings as shown
from tatami.server.store.protocol import Store

LINES = 25
MOST_PAGES = 10_000


def pool_of(context: RequestContext) -> str:
    """The pool that is asked for: the game in the path, and a side of it where sides are rated apart."""
    game = find_game(context.request.path_params["game"])
    side = context.request.query_params.get("side", "")
    if not side:
        return game.meta.id
    if side not in {str(seat) for seat in range(game.meta.max_seats)} or not game.words("en").has(f"seat-{side}"):
        raise Refusal("no-pool")
    return f"{game.meta.id}/{side}"


async def board(context: RequestContext) -> Response:
    """A page of the board of a game, or of a side of it (`side`); `page` counts from 1."""
    context.pay_for("history")
    reader, pool = await context.player(), pool_of(context)
    asked = context.request.query_params.get("page", "1")
    if not (asked.isascii() and asked.isdecimal() and 1 <= int(asked[:6]) <= MOST_PAGES):
        raise Refusal("wrong-field", field="page")
    store = context.services.hall.store
    return reply(await asyncio.to_thread(_board, store, pool, reader, int(asked[:6])))


def _board(store: Store, pool: str, reader: Player | None, page: int) -> object:
    rows = store.results.board(pool, LINES, (page - 1) * LINES)
    mine = None if reader is None else store.results.place(pool, reader.id)
    people = {row.who for row in [*rows, *([mine] if mine else [])] if row.name}
    seen = visible(store, reader, store.people(people))
    lines = store.results.listed(pool)
    return shown.board(rows, mine, seen, "" if reader is None else reader.id, page, LINES, lines)


async def counted(context: RequestContext) -> Response:
    """Whether a game that is over counts for ratings, and what it changed for whoever asks."""
    room, reader = await context.room(), await context.player()
    if not room.table.over:
        raise Refusal("not-over")
    context.pay_for("history")
    await context.services.hall.store.caught_up()  # What is not in its log yet is not over there.
    kept = await context.services.books.keep(room.table.id)
    if kept is None:
        return reply(shown.counted("", [], False))
    number, result = kept
    own = [(key, number) for key in keys_of(result) if reader is not None and key[1] == reader.id]
    steps = await asyncio.to_thread(context.services.hall.store.results.changes, own)
    ordered = sorted(steps.values(), key=lambda step: step.pool)
    return reply(shown.counted(result.bar, ordered, bool(result.seats)))
