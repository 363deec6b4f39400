"""Around tables: the lobby, setting one up, sitting down, beginning, playing again."""

from __future__ import annotations

import asyncio
import math
import secrets
from collections import Counter

from starlette.responses import Response

from tatami.bots.names import BOTS
from tatami.core.match import BY_LANES
from tatami.core.registry import game as find_game
from tatami.server import wire
from tatami.server.clock import now
from tatami.server.domain import entries
from tatami.server.domain.entries import Entry
from tatami.server.domain.names import apart
from tatami.server.domain.players import Player
from tatami.server.domain.problems import Refusal
from tatami.server.domain.rematch import Reply, answer, first_entries
from tatami.server.domain.terms import Pace
from tatami.server.gates.http.context import RequestContext, reply
from tatami.server.gates.http.people import asking_for_a_name, new_guest
from tatami.server.live.hall import Overtaken
from tatami.server.live.lists import listed
from tatami.server.live.room import Room
from tatami.server.show import tables as shown
from tatami.server.show.lists import lobby as lobby_of

MOST_LISTED = 50
MOST_OPEN = 50
"""Tables that one person may have waiting for others."""
BANKS = {"live": (10, 86_400, 3_600), "bank": (86_400, 90 * 86_400, 7 * 86_400)}
"""How small and large a bank may be, and an increment, in seconds."""
LONGEST_CONSENT_H = 30 * 24
MOST_PLAYING = 100
"""Tables at which one person may play at the same time."""


async def lobby(context: RequestContext) -> Response:
    """Open tables, mine, and finished ones of mine."""
    player = await context.player()
    store = context.services.hall.store
    waiting = await asyncio.to_thread(store.open_tables, MOST_LISTED)
    mine = await asyncio.to_thread(store.tables_of, player.id, MOST_LISTED) if player else []
    own = {place.id for place in mine}
    others = [place for place in waiting if place.id not in own]
    hall = context.services.hall
    shown_others, shown_mine = await listed(hall, others), await listed(hall, mine)
    return reply(lobby_of(shown_others, shown_mine, player, MOST_LISTED, context.lang))


async def new_table(context: RequestContext) -> Response:
    """Set up a table."""
    wanted = await context.body(wire.NewTable)
    player = await context.someone()
    pay_for_a_table(context)
    meta = find_game(wanted.game).meta
    seats = meta.seats(wanted.seats)
    options = meta.settle(seats, wanted.options)
    pace = _checked(wanted.pace)
    if not 0 <= wanted.consent_h <= LONGEST_CONSENT_H:
        raise Refusal("consent-hours", most=LONGEST_CONSENT_H)
    at = now()
    opened = entries.Opened(
        at=at,
        game=wanted.game,
        rules=meta.version,
        seats=seats,
        options=options,
        seed=_new_seed(),
        host=player.id,
        pace=pace,
        leaver=wanted.leaver,
        open=wanted.open,
        invite=secrets.token_urlsafe(12),
        begin=wanted.begin,
        consent_h=wanted.consent_h,
        programs=wanted.programs,
        rated=wanted.rated,
    )
    more: list[Entry] = []
    if len(wanted.sit) > seats:
        raise Refusal("seats-many", most=seats)
    names: list[str] = []
    theirs = await context.services.players.theirs(player.name, player)
    for seat, who in enumerate(wanted.sit):
        kind, _, rest = who.partition(":")
        if kind == "me":
            given = player.name
            if rest:
                async with asking_for_a_name(context):
                    given = await context.services.players.free_name(rest, player)
            names.append(apart(given, seat, names, theirs and not rest))
            claimed = player.claimed and not rest
            more.append(entries.Sat(at=at, seat=seat, player=player.id, name=names[-1], claimed=claimed))
        elif kind == "bot" and rest in BOTS:
            more.append(entries.Placed(at=at, seat=seat, level=rest))
        elif kind != "next":
            raise Refusal("sit", who=who)
    if wanted.start and len(more) == seats:
        more.append(entries.Started(at=at, here=[]))
    await not_too_many(context, player)
    room = await context.services.hall.open(opened, more)
    return reply(shown.made(room.table.id, opened.invite), 201)


def pay_for_a_table(context: RequestContext) -> None:
    """A new table is dearer than most requests, and not everybody may make many."""
    context.pay_for("table")
    context.pay("tables")


async def not_too_many(context: RequestContext, player: Player) -> None:
    """One person has so many tables that wait, and so many in play."""
    hall, scale = context.services.hall, context.services.limits.scale
    found = await asyncio.to_thread(hall.store.busy_places, player.id)
    # A host need not sit there: such tables are at least those in memory.
    hosted = (room.table for room in hall.rooms.values() if room.table.opened.host == player.id)
    found |= {table.id: table.status for table in hosted}
    counted = Counter(found.values())
    for status, most in (("open", MOST_OPEN), ("playing", MOST_PLAYING)):
        allowed = math.ceil(most * scale)
        if counted[status] >= allowed:
            raise Refusal("tables-many", most=allowed)


def _new_seed() -> str:
    """What nobody can guess. It draws by lanes, so that the deal can be played once more from the other side."""
    return BY_LANES + secrets.token_hex(32)


def _checked(pace: wire.Pace) -> Pace:
    """The pace that is wanted, if its numbers make sense."""
    least, most, increment = BANKS.get(pace.kind, BANKS["live"])
    if not (least <= pace.bank <= most and 0 <= pace.increment <= increment and 1 <= pace.days <= 30):
        raise Refusal("pace")
    return Pace(kind=pace.kind, bank=pace.bank, increment=pace.increment, days=pace.days)


async def table(context: RequestContext) -> Response:
    """A table from the door."""
    return reply((await context.room()).info(await context.player(), context.lang))


async def sit(context: RequestContext) -> Response:
    """Take a seat, or (the host) put a bot there."""
    wanted = await context.body(wire.TakeSeat)
    player, room = await context.someone(), await context.room()
    theirs = await context.services.players.theirs(player.name, player)

    def judge() -> Entry | None:
        found = room.table
        if found.status != "open":
            raise Refusal("started")
        if wanted.bot:
            _only_host(room, player)
            if wanted.bot not in BOTS:
                raise Refusal("sit", who=wanted.bot)
            return entries.Placed(at=now(), seat=_free_seat(room, wanted.seat), level=wanted.bot)
        insider = player.id == found.opened.host or bool(found.seats_of(player.id)) or found.opened.open
        if not insider and not secrets.compare_digest(wanted.invite.encode(), found.opened.invite.encode()):
            raise Refusal("invite")
        if found.seats_of(player.id) and wanted.seat is None:
            return None
        if found.opened.open and player.id != found.opened.host and found.seats_of(player.id):
            raise Refusal("one-seat")
        seat = _free_seat(room, wanted.seat)
        name = apart(player.name, seat, found.names, theirs)
        return entries.Sat(at=now(), seat=seat, player=player.id, name=name, claimed=player.claimed)

    await context.services.hall.decided(room, judge)
    return reply(room.info(player, context.lang))


def _free_seat(room: Room, wanted: int | None) -> int:
    """The seat that is wanted, or the first free one. Ask last: who awaits anything afterwards may find it taken."""
    if room.table.status != "open":
        raise Refusal("started")
    free = [seat for seat, chair in enumerate(room.table.chairs) if chair.kind == "free"]
    seat = wanted if wanted is not None else (free[0] if free else None)
    if seat is None or seat not in free:
        raise Refusal("seat-taken")
    return seat


async def agent(context: RequestContext) -> Response:
    """Give a seat to a program of one's own; the answer holds its token."""
    wanted = await context.body(wire.NewAgent)
    player, room = await context.someone(), await context.room()
    _only_host(room, player)
    _free_seat(room, wanted.seat)
    made = await new_guest(context, wanted.name)

    def judge() -> Entry:
        seat = _free_seat(room, wanted.seat)
        name = apart(made.name, seat, room.table.names)
        return entries.Sat(at=now(), seat=seat, player=made.id, name=name, program=True)

    await context.services.hall.decided(room, judge)
    (seat,) = room.table.seats_of(made.id)
    return reply(shown.agent(context.services.players.cookies.token(made.id), seat), 201)


async def leave(context: RequestContext) -> Response:
    """Get up before the start; the host may free any seat."""
    wanted = await context.body(wire.TakeSeat)
    player, room = await context.someone(), await context.room()

    def judge() -> Entry:
        if room.table.status != "open":
            raise Refusal("started")
        mine = room.table.seats_of(player.id)
        seat = wanted.seat if wanted.seat is not None else (mine[0] if mine else -1)
        if seat not in mine:
            _only_host(room, player)
        if not 0 <= seat < len(room.table.chairs) or room.table.chairs[seat].kind == "free":
            raise Refusal("seat-free")
        return entries.Left(at=now(), seat=seat)

    await context.services.hall.decided(room, judge)
    return reply(room.info(player, context.lang))


async def start(context: RequestContext) -> Response:
    """Begin, when every seat is taken."""
    player, room = await context.someone(), await context.room()
    _only_host(room, player)

    def judge() -> Entry:
        if room.table.status != "open":
            raise Refusal("started")
        if not room.table.full():
            raise Refusal("seats-free")
        return entries.Started(at=now(), here=room.people_here())

    await context.services.hall.decided(room, judge)
    return reply(room.info(player, context.lang))


def _only_host(room: Room, player: Player) -> None:
    if player.id != room.table.opened.host:
        raise Refusal("host-only")


async def rematch(context: RequestContext) -> Response:
    """Say whether to play again. When everybody who has to agrees, the new table begins; `rematch` is its id."""
    wanted = await context.body(wire.Rematch)
    said = Reply(wanted.yes, wanted.rotate, wanted.without, wanted.same)
    player, room = await context.someone(), await context.room()
    if said.yes:
        await not_too_many(context, player)
    while True:
        try:
            await _answer_rematch(context, room, player, said)
            return reply(room.info(player, context.lang))
        except Overtaken:
            continue  # Somebody said something to it at the same time; perhaps they have begun.


async def _answer_rematch(context: RequestContext, room: Room, player: Player, said: Reply) -> None:
    hall, table, at = context.services.hall, room.table, now()
    if table.rematch:
        await hall.store.caught_up()
    elif (entry := answer(table, player.id, said, lambda person: hall.left_in(room, person, at), at)) is not None:
        context.pay("proposals")
        await hall.commit_and_wait(room, entry)
    else:
        pay_for_a_table(context)
        opened, more = first_entries(table, player.id, said, at, _new_seed(), secrets.token_urlsafe(12))
        await hall.play_again(room, opened, more)
