"""A position built again from what one seat was told: its view, and the events that it saw.

The rules themselves are driven along the feed. Where the seat saw what somebody played, that is played; where it did
not, anything that looks the same to it is. What turns out later is put right when it does (`Game.reveal`): a card that
lies face down may be any card until it is turned over. So the end is a position that the seat cannot tell from the true
one, and `State.sample` draws all others from it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tatami.core.errors import BadPosition
from tatami.core.events import Emit, Seen
from tatami.core.rng import Rng, stream
from tatami.core.state import CHANCE, State
from tatami.core.view import View

if TYPE_CHECKING:
    from tatami.core.game import AnyGame

Play = tuple[int, int]
"""Who moves (CHANCE too), and the action."""
Fact = tuple[str, Any]
"""An event as JSON knows it: its kind and its facts."""
DEEPEST = 4
"""The most moves in a row that a seat does not notice, where the game does not say which they are."""
AHEAD = 4
"""How many events at once a game is shown to find out what was played."""
REDRAWN = 200
"""How often what is hidden is redrawn where it does not lead on."""


def retrace(game: AnyGame, view: View, feed: Sequence[Seen], options: Mapping[str, object] | None = None) -> State:
    """A position with this view that this feed has led to; BadPosition if they do not fit the rules and each other."""
    seat = view.seat
    if seat is None:
        raise BadPosition("retrace-seat", game.folder)
    told = [fact(seen) for seen in feed]
    state: State = game.new(view.seats, game.meta.settle(view.seats, options))
    rng = stream("retrace", len(feed))
    done = 0
    while done < len(told):
        state, done = _on(game, state, seat, feed, told, done, rng)
    state = game.lay_own(state, view)
    if game.view(state, seat) != view:
        raise BadPosition("retrace-view", game.folder)
    return state


def fact(seen: Seen) -> Fact:
    """An event that can be compared with one that came as JSON."""
    return seen.kind, {name: _plain(value) for name, value in seen.data.items()}


def _plain(value: object) -> object:
    """Tuples as the lists that JSON makes of them."""
    if isinstance(value, list | tuple):
        return [_plain(each) for each in value]
    return value


def _on(
    game: AnyGame, state: State, seat: int, feed: Sequence[Seen], told: list[Fact], done: int, rng: Rng
) -> tuple[State, int]:
    """The position after the next event of the feed, and how much of the feed has happened by then."""
    for _ in range(REDRAWN):
        game.reveal(state, seat, feed[done])
        for line in game.lines(state, seat, feed[done : done + AHEAD]):
            found = _play(state, seat, line, told, done)
            if found is not None and found[1] > done:
                return found
        for depth in range(1, DEEPEST + 1):
            found = _search(state, seat, told, done, depth)
            if found is not None:
                return found
        state = state.sample(seat, rng)
    raise BadPosition("retrace-event", game.folder, event=feed[done].kind, number=done + 1)


def _play(state: State, seat: int, line: Sequence[Play], told: list[Fact], done: int) -> tuple[State, int] | None:
    """Play a line on a copy, as long as the seat sees what it was told."""
    state = state.clone()
    for mover, action in line:
        emit = Emit()
        state.apply(mover, action, emit)
        seen = [fact(each) for event in emit.events if (each := event.seen_by(seat)) is not None]
        if seen != told[done : done + len(seen)]:
            return None
        done += len(seen)
    return state, done


def _search(state: State, seat: int, told: list[Fact], done: int, depth: int) -> tuple[State, int] | None:
    """So many moves, all but the last unnoticed, to what the seat was told; of several those that tell most of it."""
    best: tuple[State, int] | None = None
    for play in plays(state):
        found = _play(state, seat, [play], told, done)
        if found is None:
            continue
        if depth > 1:
            found = _search(found[0], seat, told, done, depth - 1) if found[1] == done else None
        if found is not None and found[1] > (done if best is None else best[1]):
            best = found
    return best


def plays(state: State) -> Iterator[Play]:
    """Every move of everybody who is to act."""
    for mover in state.to_act():
        actions = [action for action, _ in state.chance()] if mover == CHANCE else state.legal(mover)
        for action in actions:
            yield mover, action
