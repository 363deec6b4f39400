"""One game under way in an environment: its random stream, and what its seats observe."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from tatami.adapters.picture import Pixels, picture
from tatami.adapters.rows import Rows
from tatami.adapters.trail import Trail, payoffs
from tatami.bots.look import Look
from tatami.core.errors import BadCode, BadRecord, BadSetup, IllegalMove
from tatami.core.game import AnyGame
from tatami.core.match import Match
from tatami.core.record import Record
from tatami.core.refusal import Refusal
from tatami.core.registry import game as find_game
from tatami.core.rng import Rng, stream
from tatami.core.state import CHANCE, State

FORMAT = 1
"""Of the document that an environment is saved as."""
RENDER_MODES = ("ansi", "rgb_array")


class Episode:
    """One game, its random stream, and the observations of its seats. It can be copied and pickled at any moment."""

    def __init__(self, game: str, seats: int | None, start: State | None, options: Mapping[str, object]) -> None:
        self.game = find_game(game)
        # The match checks the table for us: seats, options, and whether the start fits.
        table = Match(self.game, seats=seats, options=options, seed=0, start=start)
        self.seats, self.options = table.seats, table.options
        self.custom = start is not None
        begin = self.game.new(self.seats, self.options) if start is None else start.clone()
        self.root = Trail(self.game, self.seats, [begin], self.custom)
        self.trail = self.root.clone()
        self.rows = Rows(self.game.encoder(self.seats, self.options), 1)
        self.rng = stream(secrets.token_hex(16), "pettingzoo")

    def reset(self, seed: int | None) -> None:
        """Begin a new game; without a seed the random stream continues."""
        if seed is not None:
            self.rng = stream(seed, "pettingzoo")
        self.trail = self.root.clone()
        self.resolve_chance()

    def resolve_chance(self) -> None:
        """Draw chance moves until a seat owes a decision."""
        while self.trail.to_act() == [CHANCE]:
            outcomes = self.trail.chance()
            rest = self.rng.below(sum(weight for _, weight in outcomes))
            for action, weight in outcomes:
                if rest < weight:
                    self.trail.play(CHANCE, action)
                    break
                rest -= weight

    def state(self) -> State:
        state = self.trail.state
        assert state is not None
        return state

    def check(self, seat: int, action: object) -> int:
        """The action as a number; BadCode or IllegalMove if the seat may not play it now."""
        if isinstance(action, bool) or not isinstance(action, int | np.integer):
            raise BadCode("code", game=self.game.meta.id, given=str(action))
        number, state = int(action), self.state()
        if number not in state.legal(seat):
            if not 0 <= number < len(self.game.codes):
                raise BadCode("code", game=self.game.meta.id, given=str(action))
            refusal = self.game.explain(state, seat, number) or Refusal("not-now", facts={"seats": state.to_act()})
            legal = [self.game.encode(each) for each in state.legal(seat)]
            raise IllegalMove(refusal, lambda lang, why: self.game.words(lang).refusal(why), legal)
        return number

    def observed(self, seat: int) -> npt.NDArray[np.float32]:
        return self.rows.of(self.state(), seat)

    def rewards(self) -> list[float]:
        """The payoffs of a finished game; zeros before."""
        outcome = self.state().outcome()
        return [0.0] * self.seats if outcome is None else payoffs(self.game, outcome.returns)

    def look(self, seat: int) -> Look:
        """What a bot at this seat is given."""
        state = self.state()
        return Look(
            seat,
            self.game.view(state, seat),
            self.trail.feed(seat),
            [self.game.encode(action) for action in state.legal(seat)],
            lambda rng: state.sample(seat, rng),
            dict(self.options),
        )

    def render(self, mode: str | None) -> str | Pixels | None:
        """The table as a spectator sees it."""
        return rendered(self.game, self.state(), mode)

    def record(self) -> Record:
        """The game so far as a Tatami record."""
        if self.custom:
            raise BadRecord("record-custom")
        moves = tuple((seat, self.game.encode(action)) for seat, action in self.trail.history())
        return Record(self.game.meta.id, self.game.meta.version, self.seats, dict(self.options), moves)

    def document(self) -> dict[str, Any]:
        rng = [int(self.rng.a), int(self.rng.b), int(self.rng.c), int(self.rng.count)]
        return {"tatami": FORMAT, "trail": self.trail.to_json(), "luck": rng, "options": self.options}

    def load(self, document: dict[str, Any]) -> None:
        """Continue from a document of the same table."""
        try:
            trail = Trail.from_json(document["trail"])
            words = [int(word) for word in document["luck"]]
            options = document["options"]
        except (KeyError, TypeError, ValueError, AttributeError):
            raise BadSetup("saved", game=self.game.meta.id) from None
        if trail.game is not self.game or trail.seats != self.seats or options != self.options or len(words) != 4:
            raise BadSetup("saved", game=self.game.meta.id)
        self.trail = trail
        self.rng = Rng(0, 0, 0)
        self.rng.a, self.rng.b, self.rng.c, self.rng.count = words

    def clone(self) -> Episode:
        """An independent copy."""
        twin = Episode.__new__(Episode)
        twin.__dict__.update(self.__dict__)
        twin.trail = self.trail.clone()
        twin.rng = self.rng.clone()
        twin.rows = Rows(self.rows.encoder, 1)
        return twin

    def __deepcopy__(self, memo: object) -> Episode:
        return self.clone()

    def __copy__(self) -> Episode:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        # The rows are memory that compiled code writes; they are made anew from the table's settings.
        return {name: value for name, value in self.__dict__.items() if name != "rows"}

    def __setstate__(self, held: dict[str, Any]) -> None:
        self.__dict__.update(held)
        self.rows = Rows(self.game.encoder(self.seats, self.options), 1)


def rendered(game: AnyGame, state: State, mode: str | None) -> str | Pixels | None:
    """A position as a spectator sees it: as text (`ansi`), as a picture of it (`rgb_array`), or not at all."""
    if mode is None:
        return None
    text = game.words("en").board(game.view(state, None))
    return picture(text) if mode == "rgb_array" else text


def checked_mode(mode: str | None) -> str | None:
    """A mode in which tables are rendered; BadSetup if it is none."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadSetup("render-mode", mode=str(mode), known=", ".join(RENDER_MODES))
    return mode
