"""A game's front door: everything the rest of Tatami asks of a game, one stateless object per game package."""

from __future__ import annotations

import copyreg
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Any, Generic, TypeVar, get_type_hints

from tatami.core.errors import BadCode, BadSetup
from tatami.core.events import Event
from tatami.core.meta import Meta
from tatami.core.refusal import Refusal
from tatami.core.state import State
from tatami.core.tensor import Encoder
from tatami.core.view import View
from tatami.core.words import GameWords

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

Position = dict[str, Any]
"""A whole position as a JSON document."""


class Game(ABC, Generic[S, V]):
    """Exported as GAME by each game package."""

    meta: Meta
    codes: tuple[str, ...]
    """The catalogue: the code of every action, by number."""
    folder: Path
    """Where the package keeps RULES.md and text/."""
    fields: Mapping[str, str] = MappingProxyType({})
    """Every field of the state with its kind (`core/fields.py`), for `check_fields`; empty if the game does not say."""

    @abstractmethod
    def new(self, seats: int, options: Mapping[str, str]) -> S:
        """The position before the first move; `options` have been settled."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """All that `seat` may know."""

    @abstractmethod
    def why(self, state: S, seat: int, action: int) -> Refusal:
        """Why `seat`, which owes a decision, may not play `action`, which is not legal.

        The reason may rest only on what that seat may know.
        """

    @abstractmethod
    def to_json(self, state: S) -> Position:
        """The whole position, secrets included."""

    @abstractmethod
    def from_json(self, position: Position) -> S:
        """The inverse; BadPosition says what does not add up."""

    @abstractmethod
    def words(self, lang: str, names: tuple[str, ...] = ()) -> GameWords:
        """The game in a language, for players of these names."""

    def laid_before(self, told: Sequence[Sequence[Event]], target: int) -> int:
        """The first move that laid something face down which was there before move `target` and has been seen since.

        `told` holds the events of every move. A game in which what was laid shows one by one says so here; where all of
        a decision is revealed together, as most do, `target` itself is the answer.
        """
        return target

    def in_order(self, state: S, seat: int, plan: list[int]) -> list[int]:
        """The parts of a plan of `seat` in the order in which the rules ask for them.

        A game whose book does not care about that order takes whole plans in any; elsewhere they are taken as given.
        """
        return plan

    def settled_in(self, position: Position) -> dict[str, str]:
        """The options that a position tells of the table it comes from, as far as it tells them."""
        return {}

    def notes(self, options: Mapping[str, str]) -> bool:
        """Whether players at such a table may read again what they were shown."""
        return True

    def printed(self) -> dict[str, Any]:
        """What is printed on the board and the cards, JSON-able: all a client needs to draw them beside the view."""
        return {}

    def view_type(self) -> type[View]:
        """The type of this game's views."""
        found: type[View] = get_type_hints(type(self).view)["return"]
        return found

    def encoder(self, seats: int, options: Mapping[str, str]) -> Encoder:
        """How what a seat may know is written as numbers at such a table."""
        raise BadSetup("tensor", game=self.meta.id)

    @cached_property
    def numbers(self) -> dict[str, int]:
        return {code: number for number, code in enumerate(self.codes)}

    def encode(self, action: int) -> str:
        """The short stable code of an action."""
        return self.codes[action]

    def decode(self, code: str) -> int:
        """The action of a code; whether it is legal is another question."""
        number = self.numbers.get(code)
        if number is None:
            raise BadCode("code", game=self.meta.id, given=str(code))
        return number

    def explain(self, state: S, seat: int, action: int) -> Refusal | None:
        """None if `seat` may play `action` now, else why not."""
        owing = state.to_act()
        if not owing:
            return Refusal("over")
        if seat not in owing:
            return Refusal("not-now", facts={"seats": [other for other in owing if other >= 0]})
        if action in state.legal(seat):
            return None
        return self.why(state, seat, action)


AnyGame = Game[Any, Any]


def make_picklable(game: AnyGame, kind: type[State]) -> None:
    """Let states of a game travel between processes: native classes do not pickle by themselves.

    A game in plain Python needs nothing of the kind.
    """
    copyreg.pickle(kind, lambda state: (game.from_json, (game.to_json(state),)))
