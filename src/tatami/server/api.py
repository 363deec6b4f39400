"""What happens around tables, over HTTP and JSON. Each route is a short function; `ROUTES` is the list of them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tatami.bots.names import BOTS
from tatami.core.errors import TatamiError
from tatami.core.record import Record
from tatami.core.registry import game as find_game
from tatami.core.words import LANGUAGES
from tatami.server import catalogue, entries, replays, wire
from tatami.server.hall import Hall, read_summary, summed_up
from tatami.server.metrics import exposition
from tatami.server.players import COOKIE, COOKIE_DAYS, Players, clean_name, now
from tatami.server.problems import Refusal, of_error
from tatami.server.room import Room
from tatami.server.safety import Limits, same_origin
from tatami.server.settings import Settings
from tatami.server.store import store as sql
from tatami.server.words import bot_levels

T = TypeVar("T")

MOST_LISTED = 50
LARGEST_BODY = 20_000
LARGEST_RECORD = 1_000_000
MOST_OPEN = 50
"""Tables that one person may have waiting for others."""


@dataclass
class Desk:
    """What every route may use."""

    settings: Settings
    hall: Hall
    players: Players
    limits: Limits
    secure: bool


Handler = Callable[["Call"], Awaitable[Response]]


class Call:
    """A request, with what routes ask of it."""

    def __init__(self, request: Request, desk: Desk) -> None:
        self.request = request
        self.desk = desk

    @property
    def lang(self) -> str:
        asked = self.request.query_params.get("lang", "en")
        return asked if asked in LANGUAGES else "en"

    async def body(self, kind: type[T], largest: int = LARGEST_BODY) -> T:
        """The body, which must be JSON of that kind: a form from a foreign page cannot send it."""
        if not self.request.headers.get("content-type", "").startswith("application/json"):
            raise Refusal("content-type", 415)
        found = bytearray()
        async for chunk in self.request.stream():
            found += chunk
            if len(found) > largest:
                raise Refusal("too-large", 413, most=largest)
        try:
            return msgspec.json.decode(bytes(found), type=kind)
        except msgspec.DecodeError as problem:
            raise Refusal("body", 400, why=str(problem)) from None

    async def player(self) -> wire.Player | None:
        return await self.desk.players.known(self.request.cookies.get(COOKIE))

    async def someone(self) -> wire.Player:
        found = await self.player()
        if found is None:
            raise Refusal("who", 401)
        return found

    async def room(self) -> Room:
        return await self.desk.hall.room(self.request.path_params["table"])


def reply(message: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(message), status, media_type="application/json")


def _with_cookie(call: Call, player: wire.Player) -> Response:
    response = reply(player)
    response.set_cookie(
        COOKIE,
        call.desk.players.cookie(player.id),
        max_age=COOKIE_DAYS * 86_400,
        httponly=True,
        samesite="lax",
        secure=call.desk.secure,
    )
    return response


# --- people ---------------------------------------------------------------------------------------------------------


async def me(call: Call) -> Response:
    """Who I am, or null."""
    return reply(await call.player())


async def guest(call: Call) -> Response:
    """Become a guest of that name; one who is here already changes the name."""
    wanted = await call.body(wire.NewGuest)
    here = await call.player()
    if here is not None:
        return _with_cookie(call, await call.desk.players.rename(here, wanted.name))
    return _with_cookie(call, await call.desk.players.guest(wanted.name))


async def claim(call: Call) -> Response:
    """Keep this guest with a passphrase."""
    wanted = await call.body(wire.Claim)
    player = await call.desk.players.claim(await call.someone(), wanted.name, wanted.passphrase)
    return _with_cookie(call, player)


async def login(call: Call) -> Response:
    """Come back as a claimed player."""
    wanted = await call.body(wire.Claim)
    address = call.request.client.host if call.request.client else ""
    if not call.desk.limits.take(f"login {address}", cost=10):
        raise Refusal("too-fast", 429)
    return _with_cookie(call, await call.desk.players.login(wanted.name, wanted.passphrase))


async def logout(call: Call) -> Response:
    """Forget me in this browser."""
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=call.desk.secure)
    return response


async def mute(call: Call) -> Response:
    """Hear no more of somebody; `DELETE` hears again."""
    player = await call.someone()
    whom = call.request.path_params["player"][:32]
    writer = call.desk.hall.store.writer
    await writer.write("", [(sql.DROP_MUTE, {"who": player.id, "whom": whom})])
    if call.request.method == "POST":
        await writer.write("", [(sql.ADD_MUTE, {"player": player.id, "muted": whom})])
    return Response(status_code=204)


# --- games ----------------------------------------------------------------------------------------------------------


async def games(call: Call) -> Response:
    """The games, in the language asked for."""
    return reply(catalogue.pages(call.lang))


async def game(call: Call) -> Response:
    """One game with its rules and pieces."""
    return reply(catalogue.detail(call.request.path_params["game"], call.lang))


async def bots(call: Call) -> Response:
    """The levels of bots."""
    return reply(bot_levels(call.lang))


# --- tables ---------------------------------------------------------------------------------------------------------


async def lobby(call: Call) -> Response:
    """Open tables, mine, and finished ones of mine."""
    player = await call.player()
    store = call.desk.hall.store
    waiting = await asyncio.to_thread(store.open_places, MOST_LISTED)
    mine = await asyncio.to_thread(store.places_of, player.id, MOST_LISTED * 2) if player else []
    lines = [_line(call, row, player, True) for row in mine]
    own = {line.id for line in lines}
    others = [_line(call, row, player, False) for row in waiting if row.id not in own]
    return reply(
        wire.Lobby(
            open=[line for line in others if line.status == "open"],
            mine=[line for line in lines if line.status in ("open", "playing")],
            finished=[line for line in lines if line.status in ("finished", "abandoned")][:MOST_LISTED],
        )
    )


def _line(call: Call, row: Any, player: wire.Player | None, mine: bool) -> wire.TableLine:
    """A table in a list; one that is in memory is newer than its row."""
    room = call.desk.hall.rooms.get(row.id)
    summary = read_summary(row.summary) if room is None else summed_up(room.table)
    return wire.TableLine(
        id=row.id,
        game=row.game,
        title=row.game,
        status=row.status if room is None else room.table.status,
        names=summary.names,
        my_turn=player is not None and player.id in summary.waiting,
        mine=mine,
        pace=summary.pace,
        created=row.created,
        updated=row.updated if room is None else room.table.updated,
    )


async def new_table(call: Call) -> Response:
    """Set up a table."""
    wanted = await call.body(wire.NewTable)
    player = await call.someone()
    meta = find_game(wanted.game).meta
    seats = meta.seats(wanted.seats)
    options = meta.settle(seats, wanted.options)
    _check_pace(wanted.pace)
    at = now()
    opened = entries.Opened(
        at=at,
        game=wanted.game,
        rules=meta.version,
        seats=seats,
        options=options,
        seed=secrets.token_hex(32),
        host=player.id,
        pace=wanted.pace,
        leaver=wanted.leaver,
        open=wanted.open,
        invite=secrets.token_urlsafe(12),
    )
    more: list[Any] = []
    if len(wanted.sit) > seats:
        raise Refusal("seats-many", most=seats)
    names: set[str] = set()
    for seat, who in enumerate(wanted.sit):
        kind, _, rest = who.partition(":")
        if kind == "me":
            name = clean_name(rest) if rest else player.name
            if name in names:
                name = clean_name(f"{name[:20]} {seat + 1}")
            names.add(name)
            more.append(entries.Sat(at=at, seat=seat, player=player.id, name=name))
        elif kind == "bot" and rest in BOTS:
            more.append(entries.Placed(at=at, seat=seat, level=rest))
        elif kind != "next":
            raise Refusal("sit", who=who)
    if wanted.start and len(more) == seats:
        more.append(entries.Started(at=at))
    await _not_too_many(call, player)
    room = await call.desk.hall.open(opened, more)
    return reply(wire.Made(id=room.table.id, invite=opened.invite), 201)


async def _not_too_many(call: Call, player: wire.Player) -> None:
    mine = await asyncio.to_thread(call.desk.hall.store.places_of, player.id, MOST_OPEN * 4)
    if sum(row.status == "open" for row in mine) >= MOST_OPEN:
        raise Refusal("tables-many", 429, most=MOST_OPEN)


def _check_pace(pace: wire.Pace) -> None:
    if not (10 <= pace.bank <= 86_400 and 0 <= pace.increment <= 3_600 and 1 <= pace.days <= 30):
        raise Refusal("pace")


async def table(call: Call) -> Response:
    """A table from the door."""
    return reply((await call.room()).info(await call.player(), call.lang))


async def sit(call: Call) -> Response:
    """Take a seat, or (the host) put a bot there."""
    wanted = await call.body(wire.TakeSeat)
    player, room = await call.someone(), await call.room()
    found = room.table
    if found.status != "open":
        raise Refusal("started", 409)
    free = [seat for seat, chair in enumerate(found.chairs) if chair.kind == "free"]
    if wanted.bot:
        _only_host(room, player)
        if wanted.bot not in BOTS:
            raise Refusal("sit", who=wanted.bot)
    else:
        insider = player.id == found.opened.host or bool(found.seats_of(player.id)) or found.opened.open
        if not insider and not secrets.compare_digest(wanted.invite.encode(), found.opened.invite.encode()):
            raise Refusal("invite", 403)
        if found.seats_of(player.id) and wanted.seat is None:
            return reply(room.info(player, call.lang))
    seat = wanted.seat if wanted.seat is not None else (free[0] if free else None)
    if seat is None or seat not in free:
        raise Refusal("seat-taken", 409)
    at = now()
    if wanted.bot:
        await call.desk.hall.settle(room, entries.Placed(at=at, seat=seat, level=wanted.bot))
    else:
        name = player.name
        if name in found.names:
            name = clean_name(f"{name[:20]} {seat + 1}")
        await call.desk.hall.settle(room, entries.Sat(at=at, seat=seat, player=player.id, name=name))
    return reply(room.info(player, call.lang))


async def leave(call: Call) -> Response:
    """Get up before the start; the host may free any seat."""
    wanted = await call.body(wire.TakeSeat)
    player, room = await call.someone(), await call.room()
    if room.table.status != "open":
        raise Refusal("started", 409)
    mine = room.table.seats_of(player.id)
    seat = wanted.seat if wanted.seat is not None else (mine[0] if mine else -1)
    if seat not in mine:
        _only_host(room, player)
    if not 0 <= seat < len(room.table.chairs) or room.table.chairs[seat].kind == "free":
        raise Refusal("seat-free", 409)
    await call.desk.hall.settle(room, entries.Left(at=now(), seat=seat))
    return reply(room.info(player, call.lang))


async def start(call: Call) -> Response:
    """Begin, when every seat is taken."""
    player, room = await call.someone(), await call.room()
    _only_host(room, player)
    if room.table.status != "open":
        raise Refusal("started", 409)
    if any(chair.kind == "free" for chair in room.table.chairs):
        raise Refusal("seats-free", 409)
    await call.desk.hall.settle(room, entries.Started(at=now()))
    return reply(room.info(player, call.lang))


def _only_host(room: Room, player: wire.Player) -> None:
    if player.id != room.table.opened.host:
        raise Refusal("host-only", 403)


async def rematch(call: Call) -> Response:
    """The same people play again, each one seat further; whoever asks second is led to the same table."""
    player, room = await call.someone(), await call.room()
    old = room.table
    if old.status not in ("finished", "abandoned"):
        raise Refusal("not-over", 409)
    if not old.seats_of(player.id):
        raise Refusal("not-your-seat", 403)
    if not old.rematch:
        made = await _again(call, room)
        if not old.rematch:
            await call.desk.hall.settle(room, entries.Rematched(at=now(), table=made))
    again = await call.desk.hall.room(old.rematch)
    return reply(wire.Made(id=again.table.id, invite=again.table.opened.invite), 201)


async def _again(call: Call, room: Room) -> str:
    old, at = room.table, now()
    opened = msgspec.structs.replace(old.opened, at=at, seed=secrets.token_hex(32), invite=secrets.token_urlsafe(12))
    more: list[Any] = []
    for seat in range(opened.seats):
        chair = old.chairs[(seat + 1) % opened.seats]
        if chair.kind == "bot":
            more.append(entries.Placed(at=at, seat=seat, level=chair.level))
        else:
            more.append(entries.Sat(at=at, seat=seat, player=chair.player, name=chair.name))
    return (await call.desk.hall.open(opened, [*more, entries.Started(at=at)])).table.id


# --- records --------------------------------------------------------------------------------------------------------


async def record(call: Call) -> Response:
    """The record of a finished game."""
    room = await call.room()
    if room.table.status not in ("finished", "abandoned") or room.table.match is None:
        raise Refusal("not-over", 403)
    name = f"{room.table.opened.game}-{room.table.id[:6]}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(room.table.record().to_json(), media_type="application/json", headers=headers)


async def replay(call: Call) -> Response:
    """A game told again: any eye's once it is over, one's own so far while it goes on."""
    room, player = await call.room(), await call.player()
    found = room.table
    if found.match is None:
        raise Refusal("not-playing", 409)
    asked = call.request.query_params.get("eye", "none")
    eye = int(asked) if asked.isdecimal() and len(asked) < 3 else None
    if eye is not None and eye >= len(found.chairs):
        raise Refusal("no-seat", 404)
    if found.status == "playing":
        if asked == "open" or (eye is not None and (player is None or eye not in found.seats_of(player.id))):
            raise Refusal("not-over", 403)
        await call.desk.hall.store.writer.write("", [])  # What is not on disk yet must not be seen.
    words = None if call.request.query_params.get("lang") is None else call.lang
    return reply(await asyncio.to_thread(replays.replay, found, eye, asked == "open", words))


async def new_record(call: Call) -> Response:
    """Import a finished game, to look at it and to show it."""
    wanted = await call.body(wire.NewRecord, LARGEST_RECORD)
    player = await call.someone()
    found = Record.load(wanted.record)
    meta = find_game(found.game).meta
    at = now()
    opened = entries.Opened(
        at=at,
        game=found.game,
        rules=found.rules,
        seats=meta.seats(found.seats),
        options=found.options,
        seed=found.seed,
        host=player.id,
        pace=wire.Pace(),
        leaver="bot",
        open=False,
        invite="",
    )
    room = await call.desk.hall.open(opened, [entries.Imported(at=at, record=found.to_json())])
    return reply(wire.Made(id=room.table.id), 201)


# --- the machine ----------------------------------------------------------------------------------------------------


async def healthz(call: Call) -> Response:
    """Whether the server lives and its database can be written."""
    try:
        await asyncio.wait_for(call.desk.hall.store.writer.write("", [(sql.SET_SEEN, {"who": "", "at": 0})]), 5)
    except Exception:
        raise Refusal("storage", 503) from None
    return reply({"ok": True})


async def metrics(call: Call) -> Response:
    """Counters for Prometheus."""
    return Response(exposition(), media_type="text/plain; version=0.0.4")


@dataclass(frozen=True)
class RouteInfo:
    """One route: how it is reached, who answers, and what travels."""

    method: str
    path: str
    handler: Handler
    takes: type | None = None
    gives: Any = None


ROUTES = (
    RouteInfo("GET", "/api/me", me, gives=wire.Player | None),
    RouteInfo("POST", "/api/guest", guest, wire.NewGuest, wire.Player),
    RouteInfo("POST", "/api/claim", claim, wire.Claim, wire.Player),
    RouteInfo("POST", "/api/login", login, wire.Claim, wire.Player),
    RouteInfo("POST", "/api/logout", logout),
    RouteInfo("POST", "/api/mutes/{player}", mute),
    RouteInfo("DELETE", "/api/mutes/{player}", mute),
    RouteInfo("GET", "/api/games", games, gives=list[wire.GamePage]),
    RouteInfo("GET", "/api/games/{game}", game, gives=wire.GameDetail),
    RouteInfo("GET", "/api/bots", bots, gives=list[wire.BotLevel]),
    RouteInfo("GET", "/api/lobby", lobby, gives=wire.Lobby),
    RouteInfo("POST", "/api/tables", new_table, wire.NewTable, wire.Made),
    RouteInfo("GET", "/api/tables/{table}", table, gives=wire.TableInfo),
    RouteInfo("POST", "/api/tables/{table}/sit", sit, wire.TakeSeat, wire.TableInfo),
    RouteInfo("POST", "/api/tables/{table}/leave", leave, wire.TakeSeat, wire.TableInfo),
    RouteInfo("POST", "/api/tables/{table}/start", start, gives=wire.TableInfo),
    RouteInfo("POST", "/api/tables/{table}/rematch", rematch, gives=wire.Made),
    RouteInfo("GET", "/api/tables/{table}/record", record),
    RouteInfo("GET", "/api/tables/{table}/replay", replay, gives=wire.Replay),
    RouteInfo("POST", "/api/records", new_record, wire.NewRecord, wire.Made),
    RouteInfo("GET", "/healthz", healthz),
    RouteInfo("GET", "/metrics", metrics),
)


def endpoint(desk: Desk, route: RouteInfo) -> Callable[[Request], Awaitable[Response]]:
    """A route with what all of them need: limits, origin, and refusals as JSON."""

    async def answer(request: Request) -> Response:
        call = Call(request, desk)
        try:
            address = request.client.host if request.client else ""
            if not desk.limits.take(address):
                raise Refusal("too-fast", 429)
            if request.method != "GET" and not same_origin(request.headers, desk.settings.public_url):
                raise Refusal("origin", 403)
            return await route.handler(call)
        except Refusal as refusal:
            return reply(refusal.problem, refusal.status)
        except TatamiError as error:
            return reply(of_error(error, call.lang), 400)

    return answer
