"""A game as researchers walk it: a state, the moves that led there, and what each seat has been told on the way.

Unlike a `Match` it checks nothing, shows chance as moves of its own, and may begin with a deal: one of several starting
positions, each equally likely. What seats were told is only worked out when somebody asks.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from tatami.core.events import Emit, Event
from tatami.core.game import AnyGame
from tatami.core.registry import game as find_game
from tatami.core.rng import Rng
from tatami.core.state import CHANCE, State

DEAL = "deal"


def payoffs(game: AnyGame, returns: Sequence[float]) -> list[float]:
    """What a result pays each seat.

    In a competitive game every seat stakes 1 and the winners share the pot, so that payoffs add up to 0. In a
    cooperative game all get the same, 0 or 1.
    """
    if game.meta.utility == "shared":
        return list(returns)
    return [len(returns) * share - 1.0 for share in returns]


class Trail:
    """A game under way. The starting positions and the moves made are never changed, so copies share them."""

    __slots__ = ("at", "custom", "game", "moves", "seats", "starts", "state", "told", "watched")

    def __init__(self, game: AnyGame, seats: int, starts: Sequence[State], custom: bool) -> None:
        self.game = game
        self.seats = seats
        self.starts = starts
        self.custom = custom
        """Whether the start is not the game's own, so that seats must be told what it looks like."""
        self.moves: tuple[Any, ...] = ()
        """The last move first, as (earlier moves, seat, action): a list that copies share."""
        self.state: State | None = starts[0].clone() if len(starts) == 1 else None
        """None before the deal."""
        self.told: tuple[tuple[str, ...], ...] = ((),) * seats
        """What each seat has been told up to the move `at` ..."""
        self.at: tuple[Any, ...] | None = None
        """... None: nobody has asked yet."""
        self.watched: State | None = None
        """The position there."""

    # --- looking ------------------------------------------------------------------------------------------------------

    def to_act(self) -> list[int]:
        return [CHANCE] if self.state is None else self.state.to_act()

    def legal(self, seat: int) -> list[int]:
        return [] if self.state is None else self.state.legal(seat)

    def chance(self) -> list[tuple[int, int]]:
        return [(number, 1) for number in range(len(self.starts))] if self.state is None else self.state.chance()

    def code(self, action: int) -> str:
        return f"{DEAL}-{action}" if self.state is None else self.game.encode(action)

    def observation(self, seat: int | None) -> str:
        """The view of a seat (None: of a spectator) as JSON."""
        if self.state is None:
            return ""
        text: bytes = self.game.view(self.state, seat).to_json()
        return text.decode()

    def information(self, seat: int) -> str:
        """All that a seat was told and did, in order, and its view: equal exactly when the seat cannot tell apart."""
        self._catch_up()
        return "\n".join([*self.told[seat], self.observation(seat)])

    def history(self) -> list[tuple[int, int]]:
        """Every move as (seat, action), the deal included."""
        found = []
        rest = self.moves
        while rest:
            rest, seat, action = rest
            found.append((seat, action))
        return found[::-1]

    # --- moving -------------------------------------------------------------------------------------------------------

    def play(self, seat: int, action: int) -> None:
        """Play a move that is legal, or one that chance may bring."""
        if self.state is None:
            self.state = self.starts[action].clone()
        else:
            self.state.apply(seat, action)
        self.moves = (self.moves, seat, action)

    def clone(self) -> Trail:
        twin = Trail.__new__(Trail)
        twin.game = self.game
        twin.seats = self.seats
        twin.starts = self.starts
        twin.custom = self.custom
        twin.moves = self.moves
        twin.state = None if self.state is None else self.state.clone()
        twin.told = self.told
        twin.at = self.at
        twin.watched = self.watched
        return twin

    def imagine(self, seat: int, rng: Rng) -> Trail:
        """A game that `seat` cannot tell from this one.

        What `seat` was told stays. The others are told what they would see now in the imagined position: how they might
        have come there is nobody's knowledge.
        """
        twin = self.clone()
        if twin.state is None or not self.game.meta.secrets:
            return twin
        self._catch_up()
        twin.state = twin.state.sample(seat, rng)
        twin.told = tuple(
            told if other == seat else (f"imagined by {seat}", twin.observation(other))
            for other, told in enumerate(self.told)
        )
        twin.at = twin.moves
        twin.watched = twin.state.clone()
        return twin

    # --- inside -------------------------------------------------------------------------------------------------------

    def _catch_up(self) -> None:
        """Tell every seat what happened since somebody last asked."""
        if self.at is self.moves:
            return
        told = [list(each) for each in self.told]
        state = None if self.watched is None else self.watched.clone()
        if self.at is None:
            state = self._begin(None, told) if len(self.starts) > 1 else self._begin(self.starts[0], told)
        for seat, action in self._since():
            if state is None:
                state = self._begin(self.starts[action], told)
                continue
            emit = Emit()
            state.apply(seat, action, emit)
            if seat != CHANCE:
                told[seat].append(">" + self.game.encode(action))
            for event in emit.events:
                _tell(event, told)
        self.told = tuple(tuple(each) for each in told)
        self.watched = state
        self.at = self.moves

    def _begin(self, start: State | None, told: list[list[str]]) -> State | None:
        if start is None:
            return None
        if self.custom:
            for seat in range(self.seats):
                told[seat].append(self.game.view(start, seat).to_json().decode())
        return start.clone()

    def _since(self) -> list[tuple[int, int]]:
        """The moves made since `at`, the first one first."""
        found = []
        rest = self.moves
        while rest and rest is not self.at:
            rest, seat, action = rest
            found.append((seat, action))
        return found[::-1]

    # --- as text ------------------------------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """Everything, so that the game can go on elsewhere; an imagined one too."""
        return {
            "game": self.game.meta.id,
            "rules": self.game.meta.version,
            "seats": self.seats,
            "custom": self.custom,
            "starts": [self.game.to_json(start) for start in self.starts],
            "moves": self.history(),
            "state": None if self.state is None else self.game.to_json(self.state),
            "told": None if self.at is None or self.at is not self.moves else self.told,
        }

    @staticmethod
    def from_json(document: dict[str, Any]) -> Trail:
        game = find_game(document["game"])
        starts = [game.from_json(start) for start in document["starts"]]
        trail = Trail(game, document["seats"], starts, document["custom"])
        for seat, action in document["moves"]:
            trail.moves = (trail.moves, seat, action)
        state = document["state"]
        trail.state = None if state is None else game.from_json(state)
        if document["told"] is not None:
            trail.told = tuple(tuple(each) for each in document["told"])
            trail.at = trail.moves
            trail.watched = None if trail.state is None else trail.state.clone()
        return trail

    def __copy__(self) -> Trail:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Trail:
        return self.clone()

    def __reduce__(self) -> tuple[object, tuple[str]]:
        self._catch_up()
        return _restored, (json.dumps(self.to_json()),)


def _restored(text: str) -> Trail:
    """A pickled trail, where it stood."""
    return Trail.from_json(json.loads(text))


def _tell(event: Event, told: list[list[str]]) -> None:
    for seat, lines in enumerate(told):
        seen = event.seen_by(seat)
        if seen is not None:
            lines.append(json.dumps(seen.as_json(), separators=(",", ":"), ensure_ascii=False, sort_keys=True))
