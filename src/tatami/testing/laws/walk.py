"""A walk: one random game with the laws enforced at every step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tatami.core.events import Event
from tatami.core.game import AnyGame
from tatami.core.record import Record
from tatami.core.rng import Rng, stream
from tatami.core.state import State
from tatami.core.words import LANGUAGES, GameWords
from tatami.testing.laws.law import enforce
from tatami.testing.laws.moments import Here, Step, choices, play
from tatami.testing.laws.rows import LAWS


class Walk:
    """One random game under the laws. `moves` replaces the random choice where it says something legal."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Mapping[str, str],
        seed: int | str,
        moves: Sequence[tuple[int, int]] = (),
        thorough: float = 0.15,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = game.meta.settle(seats, options)
        self.seed = seed
        self.script = list(moves)
        self.thorough = thorough
        """The share of steps at which the slow checks are made too."""
        self.state: State = game.new(seats, self.options)
        self.moves: list[tuple[int, int]] = []
        self.keys: list[bytes] = [self.state.key()]
        self.events: list[Event] = []
        self.moved: frozenset[int] = frozenset()
        names = tuple("ABCDEFGHIJ"[:seats])
        self.words: list[GameWords] = [game.words(lang, names) for lang in LANGUAGES]

    def run(self, steps: int | None = None) -> Record:
        """Play to the end (or for so many steps), checking all the way."""
        while self.state.to_act() and (steps is None or len(self.moves) < steps):
            self.step()
        if not self.state.to_act():
            here = self._here(stream(self.seed, "laws", "end"))
            enforce((law, law.end(here)) for law in LAWS if law.end)
        return self.record()

    def step(self) -> None:
        """Check the position, make a move, and check what became of it."""
        rng = stream(self.seed, "laws", len(self.moves))
        slow = rng.fraction() < self.thorough
        here = self._here(rng)
        enforce((law, law.position(here)) for law in LAWS if law.position)
        if slow:
            enforce((law, law.slow_position(here)) for law in LAWS if law.slow_position)
        move = self._move(here, slow)
        enforce((law, law.move(move)) for law in LAWS if law.move)
        if slow:
            enforce((law, law.slow_move(move)) for law in LAWS if law.slow_move)

    def record(self) -> Record:
        """What has been played so far."""
        return Record(
            self.game.meta.id,
            self.game.meta.version,
            self.seats,
            dict(self.options),
            tuple((seat, self.game.encode(action)) for seat, action in self.moves),
        )

    def _here(self, rng: Rng) -> Here:
        return Here(self.game, self.seats, self.options, self.state, self.words, rng, self.events, self.moved)

    def _move(self, here: Here, slow: bool) -> Step:
        before = self.state.clone()
        fresh = before.key()
        owing, era = self.state.to_act(), int(self.state.era())
        sent = here.sent() if slow else []
        seat, action = self._choose()
        events = play(self.state, seat, action)
        self.events += events
        self.moved = self.moved | {seat} if int(self.state.era()) == era else frozenset()
        self.moves.append((seat, action))
        self.keys.append(self.state.key())
        return Step(here, before, self.keys[-2], fresh, len(self.moves), seat, action, owing, era, events, sent)

    def _choose(self) -> tuple[int, int]:
        number = len(self.moves)
        if number < len(self.script):
            seat, action = self.script[number]
            if action in choices(self.state, seat):
                return seat, action
        pick = stream(self.seed, "choice", number)
        owing = self.state.to_act()
        seat = owing[pick.below(len(owing))]
        actions = choices(self.state, seat)
        return seat, actions[pick.below(len(actions))]


def check_catalogue(game: AnyGame) -> None:
    """Enforce the laws that need no position: those of codes and texts."""
    enforce((law, law.catalogue(game)) for law in LAWS if law.catalogue)


def check_record(record: Record, keys: Sequence[bytes]) -> None:
    """Enforce the laws of whole games; `keys` are those of all its positions."""
    enforce((law, law.record(record, keys)) for law in LAWS if law.record)


def check_builds() -> None:
    """Enforce the laws of the two builds, compiled and uncompiled."""
    enforce((law, law.builds()) for law in LAWS if law.builds)
