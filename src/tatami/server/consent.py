"""What needs everybody's consent: going back across a reveal, abandoning the game, stopping the clocks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tatami.server import entries, wire
from tatami.server.players import now
from tatami.server.problems import Refusal
from tatami.server.room import Asked

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


def _ask(client: Connection, what: str, id: int, seat: int, moves: int = 0) -> None:
    room = client.room
    assert client.player is not None
    if room.asked is not None:
        raise Refusal("proposal-open", 409)
    # Bots always agree, and so does a person for whom a bot stands in.
    others = {chair.player for chair in room.table.chairs if chair.decides} - {client.player.id}
    room.proposals += 1
    asked = Asked(room.proposals, what, seat, client.player.id, others, moves)
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


def _agreed(asked: Asked) -> Any:
    if asked.what == "undo":
        return entries.Rewound(at=now(), moves=asked.moves)
    if asked.what == "abandon":
        return entries.Abandoned(at=now())
    return entries.Paused(at=now(), paused=asked.what == "pause")
