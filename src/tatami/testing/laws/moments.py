"""What checks are given: a position of a random game, and a move in it."""

from __future__ import annotations

from dataclasses import dataclass

from tatami.core.events import Emit, Event, Seen
from tatami.core.game import AnyGame
from tatami.core.meta import Options
from tatami.core.rng import Rng
from tatami.core.state import CHANCE, State
from tatami.core.words import GameWords

SPECTATOR = None

Sent = tuple[bytes, list[int]]
"""What a seat is sent: its view, and what it may play."""


@dataclass(frozen=True)
class Here:
    """A position of a random game."""

    game: AnyGame
    seats: int
    options: Options
    state: State
    words: list[GameWords]
    """The game in every language."""
    rng: Rng
    """For what a check leaves to chance."""
    events: list[Event]
    """All that has happened."""
    moved: frozenset[int]
    """Who has moved in the present era."""

    def feed(self, seat: int) -> list[Seen]:
        """What a seat has seen of it."""
        return [seen for event in self.events if (seen := event.seen_by(seat)) is not None]

    def sent(self) -> list[Sent]:
        """What each seat, and last a spectator, is sent."""
        return [
            (self.game.view(self.state, seat).to_json(), [] if seat is None else self.state.legal(seat))
            for seat in (*range(self.seats), SPECTATOR)
        ]


@dataclass(frozen=True)
class Step:
    """A move that was just made."""

    here: Here
    """The position after it."""
    before: State
    """A copy of the position before it, made then."""
    key: bytes
    """The key of the position before it."""
    fresh: bytes
    """The key of the copy when it was made."""
    number: int
    """How many moves there are now."""
    seat: int
    action: int
    owing: list[int]
    """The seats that were to act before it."""
    era: int
    """The era before it."""
    events: list[Event]
    sent: list[Sent]
    """What everybody was sent before it; empty unless slow checks follow."""


def choices(state: State, seat: int) -> list[int]:
    """What `seat` may play now; for CHANCE, what may come up."""
    if seat == CHANCE:
        return [action for action, _ in state.chance()]
    return state.legal(seat)


def play(state: State, seat: int, action: int) -> list[Event]:
    """Apply an action and return what happened."""
    emit = Emit()
    state.apply(seat, action, emit)
    return emit.events
