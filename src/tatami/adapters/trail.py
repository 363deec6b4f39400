"""A state with its history: the moves that led there, and what each seat has been told on the way.

Unlike a `Match` it checks nothing, leaves chance moves to the caller, and may begin with a deal: one of several
starting positions, each equally likely. What seats were told is computed lazily.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from tatami.core.events import Emit, Event, Seen
from tatami.core.game import AnyGame
from tatami.core.registry import game as find_game
from tatami.core.rng import Rng
from tatami.core.state import CHANCE, State

DEAL = "deal"


def payoffs(game: AnyGame, returns: Sequence[float]) -> list[float]:
    """The payoff of each seat for a game's returns.

    In a competitive game every seat stakes 1 and the winners share the pot, so that payoffs add up to 0. In a
    cooperative game all get the same, 0 or 1.
    """
    if game.meta.utility == "shared":
        return list(returns)
    return [len(returns) * share - 1.0 for share in returns]


class Trail:
    """A game under way. Starting positions and moves are immutable, so copies share them."""

    __slots__ = ("at", "custom", "game", "moves", "seats", "starts", "state", "told", "watched")

    def __init__(self, game: AnyGame, seats: int, starts: Sequence[State], custom: bool) -> None:
        self.game = game
        self.seats = seats
        self.starts = starts
        self.custom = custom
        """Whether the start is not the game's own, so that seats are told their view of it."""
        self.moves: tuple[Any, ...] = ()
        """A linked list, the last move first: (earlier moves, seat, action)."""
        self.state: State | None = starts[0].clone() if len(starts) == 1 else None
        """None before the deal."""
        self.told: tuple[tuple[str, ...], ...] = ((),) * seats
        """What each seat has been told up to `at`."""
        self.at: tuple[Any, ...] | None = None
        """The list of moves that `told` covers; None before anybody asked."""
        self.watched: State | None = None
        """The position at `at`."""

    # --- reading ------------------------------------------------------------------------------------------------------

    def to_act(self) -> list[int]:
        """As `State.to_act`; the deal is a chance move."""
        return [CHANCE] if self.state is None else self.state.to_act()

    def legal(self, seat: int) -> list[int]:
        """As `State.legal`."""
        return [] if self.state is None else self.state.legal(seat)

    def chance(self) -> list[tuple[int, int]]:
        """As `State.chance`; the outcomes of the deal are the numbers of the starting positions."""
        return [(number, 1) for number in range(len(self.starts))] if self.state is None else self.state.chance()

    def code(self, action: int) -> str:
        """The code of an action, or `deal-<number>` before the deal."""
        return f"{DEAL}-{action}" if self.state is None else self.game.encode(action)

    def observation(self, seat: int | None) -> str:
        """The view of a seat (None: of a spectator) as JSON."""
        if self.state is None:
            return ""
        text: bytes = self.game.view(self.state, seat).to_json()
        return text.decode()

    def information(self, seat: int) -> str:
        """The information state of a seat: all that it was told and did, in order, and its view."""
        self._catch_up()
        return "\n".join([*self.told[seat], self.observation(seat)])

    def feed(self, seat: int) -> list[Seen]:
        """The events that `seat` saw since the deal, in order: the moves are played again to tell them."""
        moves, start = self.history(), self.starts[0]
        if len(self.starts) > 1 and moves:
            start = self.starts[moves.pop(0)[1]]
        state, emit = start.clone(), Emit()
        for mover, action in moves:
            state.apply(mover, action, emit)
        seen = [event.seen_by(seat) for event in emit.events]
        return [each for each in seen if each is not None]

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
        """Play a legal move or a chance outcome, unchecked."""
        if self.state is None:
            self.state = self.starts[action].clone()
        else:
            self.state.apply(seat, action)
        self.moves = (self.moves, seat, action)

    def clone(self) -> Trail:
        """An independent copy."""
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
        """A game in the same information state of `seat`, with the secrets redrawn.

        What `seat` was told stays. The history of the others is replaced by what they would see in the imagined
        position, since nothing is known of how it came about.
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

    # --- private ------------------------------------------------------------------------------------------------------

    def _catch_up(self) -> None:
        """Bring `told` up to date with the moves."""
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
        """The moves made since `at`, in order."""
        found = []
        rest = self.moves
        while rest and rest is not self.at:
            rest, seat, action = rest
            found.append((seat, action))
        return found[::-1]

    # --- serialisation ------------------------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """The whole game as JSON values, imagined ones too."""
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
        """The inverse of `to_json`."""
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
    """Rebuilds a pickled trail."""
    return Trail.from_json(json.loads(text))


def _tell(event: Event, told: list[list[str]]) -> None:
    for seat, lines in enumerate(told):
        seen = event.seen_by(seat)
        if seen is not None:
            lines.append(json.dumps(seen.as_json(), separators=(",", ":"), ensure_ascii=False, sort_keys=True))
