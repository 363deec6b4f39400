"""When the bots of a table think, and what becomes of their thoughts."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any

from tatami.core.rng import stream
from tatami.server.clock import now
from tatami.server.domain import entries
from tatami.server.live.queue import Urgency
from tatami.server.live.room import Room
from tatami.server.live.thinkers import Question
from tatami.server.show import answers

if TYPE_CHECKING:
    from tatami.server.live.hall import Hall


CLAIMED_S = 10
"""A thought that another process has claimed is waited for so many seconds; then it is thought here too."""


def urgency(room: Room) -> Urgency | None:
    """How much a move of a bot is waited for; None: not at all."""
    if not room.table.peopled():
        return Urgency.SHOW if room.clients else None
    return Urgency.ABSENT if room.present().isdisjoint(room.table.people()) else Urgency.PRESENT


def go_on(hall: Hall, room: Room) -> None:
    """Let the bots that owe a decision think, and stop those that need not, or need not any more."""
    table = room.table
    if table.opened.lesson:
        return  # The others play what the script says.
    owing = table.bots_owing()
    wanted = urgency(room) if owing or room.thoughts else None
    for seat, (ask, thought) in list(room.thoughts.items()):
        if wanted is None or seat not in owing or table.asks[seat] != ask:
            thought.cancel()
            del room.thoughts[seat]
        else:
            hall.thinkers.hurry(thought, wanted)
    for seat in owing:
        if wanted is not None and seat not in room.thoughts:
            _begin(hall, room, seat)


def _begin(hall: Hall, room: Room, seat: int) -> None:
    """Let the bot of a seat think, unless it does in another process."""
    ask, moment = room.table.asks[seat], now()
    asked, until = room.thought_elsewhere.get(seat, (-1, 0))
    if asked == ask and moment < until:
        return

    def mine() -> None:
        wanted = urgency(room)
        still = hall.rooms.get(room.table.id) is room and seat in room.table.bots_owing()
        if still and wanted is not None and room.table.asks[seat] == ask and seat not in room.thoughts:
            _think(hall, room, seat, wanted)

    if room.elsewhere:
        room.thought_elsewhere[seat] = (ask, moment + CLAIMED_S * 1000)
    hall.claim(room, f"thought {seat} {ask}", CLAIMED_S, mine)


def stop(room: Room) -> None:
    """Nobody thinks for this table any more."""
    for _, thought in room.thoughts.values():
        thought.cancel()
    room.thoughts.clear()


def _think(hall: Hall, room: Room, seat: int, wanted: Urgency) -> None:
    table = room.table
    assert table.match is not None
    ask = table.asks[seat]
    everybodys = bool(table.opened.day)  # The deal of a day: everybody meets the same bots.
    # Hashes, because the question may be thought about elsewhere: the seed itself would tell every draw to come.
    mark = sha256(f"{table.opened.seed} bot {seat}".encode()).hexdigest()
    seed = sha256(f"{table.opened.seed} bot {seat} {ask}".encode()).hexdigest()
    question = Question(
        game=table.opened.game,
        seat=seat,
        imagined=table.match.imagine(seat, stream(seed, "imagined"), early=everybodys),
        legal=table.match.legal(seat),
        level=table.chairs[seat].level,
        seed=seed,
        steady=everybodys,
        mark=mark,
    )

    def done(code: Any) -> None:
        table = room.table  # Another than before, if it had to catch up.
        if room.thoughts.pop(seat, (None, None))[0] != ask or table.asks[seat] != ask:
            return
        if hall.rooms.get(table.id) is not room or seat not in table.bots_owing():
            return
        answer = code if isinstance(code, str) and code in question.legal else question.legal[0]
        hall.commit(room, entries.Played(at=now(), seat=seat, codes=[answer]))

    def progress(share: float) -> None:
        table = room.table
        if table.match is not None and not table.match.window:
            room.tell(answers.thinking(seat, share))
        elif room.shown_thinking.get(seat) != table.public_state():
            # In a window not even the number of a plan's parts may show: one sign, and no more.
            room.shown_thinking[seat] = table.public_state()
            room.tell(answers.thinking(seat, 0.0))

    thought = hall.thinkers.ask(question, done, progress, whose=table.opened.host, urgency=wanted)
    room.thoughts[seat] = (ask, thought)
