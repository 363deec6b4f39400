"""People's pages: their games that are over, what they did in them, and how far they are against the bots."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Literal, cast, get_args

from starlette.responses import Response

from tatami.bots.names import LEVEL_NAMES
from tatami.core.registry import game as find_game
from tatami.core.registry import known_games
from tatami.server.domain.histories import Company, Wanted, grouped
from tatami.server.domain.players import Player
from tatami.server.domain.problems import Refusal
from tatami.server.domain.progress import Ladder, ladder
from tatami.server.domain.ratings import Step
from tatami.server.domain.results import Fate, Result
from tatami.server.gates.http.context import RequestContext, reply
from tatami.server.gates.http.ratings import pool_of
from tatami.server.live.profiles import visible
from tatami.server.show import histories as shown
from tatami.server.show import ratings as shown_ratings
from tatami.server.store.protocol import Store
from tatami.server.store.values import Account

PAGE = 20
MOST_CLIMBED = 1_000
"""Games against bots that progress is told from, the latest."""
MOST_COUNTED = 500
"""Games of a kind that statistics are told from, the latest."""
MOST_STEPS = 300
"""Of a plot of a rating: a phone has no more pixels."""
LARGEST = 2**53

Rated = Literal["", "yes", "no"]


async def owner(context: RequestContext) -> tuple[Player, Account, Player | None]:
    """Whose page it is, what is kept of them, and who asks; refused as if there were none where it may not be seen."""
    reader = await context.player()
    store = context.services.hall.store
    found = await asyncio.to_thread(store.player, context.request.path_params["player"][:32])
    if found is None or not await asyncio.to_thread(visible, store, reader, [found]):
        raise Refusal("no-player")
    return player_of(found), found, reader


def player_of(account: Account) -> Player:
    return Player(id=account.id, name=account.name, claimed=account.login is not None)


async def page(context: RequestContext) -> Response:
    """Somebody's page: ratings, how their games ended and, of oneself, progress against the bots."""
    whose, account, reader = await owner(context)
    context.pay_for("history")
    results = context.services.hall.store.results
    mine = reader is not None and reader.id == whose.id
    rated = await asyncio.to_thread(results.ratings_of, whose.id)
    tallies = await asyncio.to_thread(results.tallies, whose.id)
    ladders = await asyncio.to_thread(_ladders, context.services.hall.store, whose.id) if mine else []
    return reply(shown.page(whose, mine, account.created, rated, tallies, ladders))


def _ladders(store: Store, who: str) -> list[Ladder]:
    climbed = store.results.climbed(who, MOST_CLIMBED)
    met = {each.game for each in climbed}
    return [ladder(game, _levels(game), climbed) for game in known_games() if game in met]


def _levels(game: str) -> Sequence[str]:
    """What there is to climb in a game: the levels of the bots or, in a cooperative game, its own."""
    meta = find_game(game).meta
    if meta.utility != "shared":
        return LEVEL_NAMES
    return next((option.values for option in meta.options if option.id == "level"), ())


async def games(context: RequestContext) -> Response:
    """A page of somebody's games that are over, the latest first.

    `game`, `fate` (won, shared, lost), `company` (people, bots), `rated` (yes, no) and `with` (a player) choose among
    them; `before` goes on where the last page ended.
    """
    whose, _, reader = await owner(context)
    context.pay_for("history")
    wanted, store = _wanted(context), context.services.hall.store
    return reply(await asyncio.to_thread(_history, store, whose, reader, wanted, context.lang))


def _history(store: Store, whose: Player, reader: Player | None, wanted: Wanted, lang: str) -> object:
    found = store.results.history(whose.id, wanted, PAGE + 1)
    games = found[:PAGE]
    steps = store.results.changes(((result.game, whose.id), number) for number, result in games)
    by_number: dict[int, Step] = {number: step for (_, number), step in steps.items()}
    seen = _seen(store, reader, (result for _, result in games))
    return shown.history(games, whose.id, "" if reader is None else reader.id, seen, by_number, len(found) > PAGE, lang)


def _seen(store: Store, reader: Player | None, results: Iterable[Result]) -> set[str]:
    """Those of the people in these games whose pages the reader may see."""
    people = {seat.who for result in results for seat in result.seats if seat.kind == "person"}
    return visible(store, reader, store.people(people))


def _wanted(context: RequestContext) -> Wanted:
    asked = context.request.query_params
    rated = _one_of(asked.get("rated", ""), get_args(Rated), "rated")
    return Wanted(
        game=asked.get("game", "")[:64],
        fate=_one_of(asked.get("fate", ""), ("", *get_args(Fate)), "fate"),
        company=cast("Company", _one_of(asked.get("company", ""), get_args(Company), "company")),
        rated=None if not rated else rated == "yes",
        opponent=asked.get("with", "")[:160],
        before=_before(asked.get("before", "")),
    )


def _one_of(value: str, allowed: Sequence[str], field: str) -> str:
    if value not in allowed:
        raise Refusal("wrong-field", field=field)
    return value


def _before(value: str) -> tuple[int, int] | None:
    ended, dash, number = value.partition("-")
    if not value:
        return None
    if not (dash and ended.isascii() and ended.isdecimal() and number.isascii() and number.isdecimal()):
        raise Refusal("wrong-field", field="before")
    return min(int(ended[:20]), LARGEST), min(int(number[:20]), 2**31 - 1)


async def statistics(context: RequestContext) -> Response:
    """What somebody does in a game, from their latest games of it."""
    whose, _, _ = await owner(context)
    context.pay_for("history")
    game = find_game(context.request.path_params["game"])
    store = context.services.hall.store
    habits = await asyncio.to_thread(store.results.habits, whose.id, game.meta.id, MOST_COUNTED)
    return reply(shown.statistics(game.meta.id, grouped(habits, game.averaged), context.lang))


async def rating(context: RequestContext) -> Response:
    """How somebody's rating in a game, or on a side of it (`side`), came to be what it is."""
    whose, _, _ = await owner(context)
    context.pay_for("history")
    pool, store = pool_of(context), context.services.hall.store
    return reply(shown_ratings.points(await asyncio.to_thread(store.results.steps, whose.id, pool, MOST_STEPS)))
