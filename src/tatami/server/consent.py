"""What needs consent: going back across a reveal, abandoning the game, stopping the clocks, a bot for who has left."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tatami.server import entries, wire
from tatami.server.players import now
from tatami.server.problems import Refusal
from tatami.server.room import Asked, Room
from tatami.server.table import STAND_IN

if TYPE_CHECKING:
    from tatami.server.socket import Connection


def propose_undo(client: Connection, seat: int, id: int) -> None:
    """Ask to go back to before the last move of `seat`."""
    match = client.room.table.match
    assert match is not None
    moves = match.last_of(seat)
    if moves is None:
        raise Refusal("undo-nothing", 409)
    _ask(client, "undo", id, seat, moves)


def propose(client: Connection, what: str, id: int) -> None:
    """Ask to abandon the game, to stop the clocks or to let them go on."""
    table = client.room.table
    mine = client._mine()
    if not mine:
        raise Refusal("not-your-seat", 403)
    if what != "abandon" and (table.pace.kind == "none" or table.paused == (what == "pause")):
        raise Refusal("clocks", 409)
    _ask(client, what, id, mine[0])


def propose_stand_in(client: Connection, seat: int | None, id: int) -> None:
    """Ask those who are here to let a bot go on for somebody who has left; who comes back takes the seat again."""
    room, mine = client.room, client._mine()
    if not mine:
        raise Refusal("not-your-seat", 403)
    if seat is None or not 0 <= seat < len(room.table.chairs):
        raise Refusal("no-seat", 404)
    chair = room.table.chairs[seat]
    if not chair.decides or room.here(chair.player):
        raise Refusal("seat-here", 409)
    if room.table.pace.kind == "slow":  # Nobody is expected to sit there for days: the clock says when.
        raise Refusal("seat-waits", 409)
    left = client.hall.away_s - room.away(chair.player, now()) / 1000
    if left > 0:
        raise Refusal("just-left", 409, seconds=math.ceil(left))
    _ask(client, "stand-in", id, mine[0], about=seat)


def _ask(client: Connection, what: str, id: int, seat: int, moves: int = 0, about: int | None = None) -> None:
    room = client.room
    assert client.player is not None
    if room.asked is not None:
        raise Refusal("proposal-open", 409)
    # Bots always agree, programs too, and so does a person for whom a bot stands in.
    others = {chair.player for chair in room.table.chairs if chair.decides and not chair.program} - {client.player.id}
    if what == "stand-in":
        others = {player for player in others if room.here(player)}
    room.proposals += 1
    asked = Asked(room.proposals, what, seat, client.player.id, others, moves, about)
    if not others:
        client._commit(_agreed(asked), id)
        return
    room.asked = asked
    client.say(wire.Done(id=id))
    room.refresh()


def answer(client: Connection, number: int, yes: bool, id: int) -> None:
    """Somebody agrees or not; the proposer may withdraw by saying no."""
    room, asked = client.room, client.room.asked
    player = client.player.id if client.player is not None else ""
    if asked is None or asked.number != number or player not in asked.waiting | {asked.player}:
        raise Refusal("proposal-gone", 409)
    if not yes:
        room.asked = None
    elif player in asked.waiting:
        asked.waiting.discard(player)
        if not asked.waiting:
            room.asked = None
            client._commit(_agreed(asked), id)
            return
    client.say(wire.Done(id=id))
    room.refresh()


def came(room: Room, player: str) -> None:
    """Somebody is at the table again: nobody has to stand in for them."""
    asked = room.asked
    if asked is not None and asked.seat is not None and room.table.chairs[asked.seat].player == player:
        room.asked = None
        room.refresh()


def went(room: Room, player: str, commit: Callable[[Any], None]) -> None:
    """Somebody has left: a bot for who left before needs the consent of those who are here."""
    asked = room.asked
    if asked is None or asked.what != "stand-in":
        return
    if asked.player == player:
        room.asked = None
    elif player in asked.waiting:
        asked.waiting.discard(player)
        if not asked.waiting:
            room.asked = None
            commit(_agreed(asked))
            return
    room.refresh()


def _agreed(asked: Asked) -> Any:
    if asked.seat is not None:
        return entries.StoodIn(at=now(), seat=asked.seat, level=STAND_IN)
    if asked.what == "undo":
        return entries.Rewound(at=now(), moves=asked.moves)
    if asked.what == "abandon":
        return entries.Abandoned(at=now())
    return entries.Paused(at=now(), paused=asked.what == "pause")
