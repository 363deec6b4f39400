"""The interface of a game: everything the rest of Tatami asks of one, on a stateless object per game package."""

from __future__ import annotations

import copyreg
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Any, Generic, Self, TypeVar, get_type_hints

from tatami.core.account import Moment, Tally, plain
from tatami.core.errors import BadCode, BadSetup
from tatami.core.events import Event, Seen
from tatami.core.example import Example
from tatami.core.grammar import Form
from tatami.core.lesson import Lesson
from tatami.core.meta import Meta
from tatami.core.outcome import Outcome
from tatami.core.refusal import Refusal
from tatami.core.retrace import Play, retrace
from tatami.core.rng import Rng
from tatami.core.state import State
from tatami.core.tensor import Encoder
from tatami.core.view import View
from tatami.core.words import GameWords

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

Position = dict[str, Any]
"""A whole position as a JSON document."""


class Game(ABC, Generic[S, V]):
    """A game. Each game package exports one as GAME."""

    meta: Meta
    codes: tuple[str, ...]
    """The catalogue: the code of every action, by number."""
    grammar: tuple[Form, ...] = ()
    """The forms of these codes, from which clients learn to read and write them; empty if the game does not say."""
    folder: Path
    """Where the package keeps RULES.md and text/."""
    fields: Mapping[str, str] = MappingProxyType({})
    """Every field of the state with its kind (`core/fields.py`), for `check_fields`; empty if the game does not say."""

    lessons: tuple[Lesson, ...] = ()
    """What a newcomer is taught on a real table, one lesson after the other."""
    examples: tuple[Example, ...] = ()
    """Positions that the rules tell and draw, with what is played there."""
    imagines: bool = False
    """Whether `imagine_from` finds its way: where much goes unnoticed, trying everything out would take for ever."""
    averaged: tuple[str, ...] = ()
    """Which groups of `habits` are told by the game on average; of all others the sum is told."""

    @abstractmethod
    def new(self, seats: int, options: Mapping[str, str]) -> S:
        """The position before the first move; `options` come from `Meta.settle`."""

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
        """The position of a document; BadPosition if it cannot arise."""

    @abstractmethod
    def words(self, lang: str, names: tuple[str, ...] = ()) -> GameWords:
        """The game in a language, for players of these names."""

    def laid_before(self, told: Sequence[Sequence[Event]], target: int) -> int:
        """The number of the first move that must be taken back together with move `target`.

        That is the first move that laid something face down which was still hidden before `target` and has been
        revealed since; `told` holds the events of every move. Where a decision is revealed as a whole, as in most
        games, it is `target` itself.
        """
        return target

    def in_order(self, state: S, seat: int, plan: list[int]) -> list[int]:
        """The parts of a plan of `seat`, put into the order in which the rules ask for them.

        For games whose rulebook leaves the order to the player; the default keeps it.
        """
        return plan

    def parts(self, start: S, state: S, seat: int) -> list[int]:
        """What could be added to a plan of `seat` that begins at `start` and has led to `state`, ascending.

        A game that puts plans `in_order` says here, and in `why_no_part`, which parts still fit in any order: with
        each of them the plan can be completed, and is then legal.
        """
        return state.legal(seat)

    def why_no_part(self, start: S, state: S, seat: int, action: int) -> Refusal | None:
        """None if `action` could be added to such a plan, else why not."""
        return self.explain(state, seat, action)

    def imagine_from(self, view: V, feed: Sequence[Seen], rng: Rng, options: Mapping[str, object] | None = None) -> S:
        """A random position that the seat of this view, which saw this feed, cannot tell from the true one.

        It is made from the two alone, and from the options of the table where they are not the usual ones, so that
        whoever is told no more can search with our rules too. In an open window the others have not moved yet.
        BadSetup if the game does not offer it (`imagines`).
        """
        if not self.imagines:
            raise BadSetup("imagine", game=self.meta.id)
        found: S = retrace(self, view, feed, options).sample(view.seat, rng)  # type: ignore[arg-type, assignment]
        return found

    def reveal(self, state: S, seat: int, seen: Seen) -> None:
        """Change what `seat` could not know in `state` so that what it saw next can happen, for `imagine_from`.

        For games that hide what is shown later; `state` is a copy, and the default changes nothing.
        """

    def lines(self, state: S, seat: int, coming: Sequence[Seen]) -> Iterable[Sequence[Play]]:
        """Moves of everybody that may have led to what `seat` saw next, and then, for `imagine_from`.

        Where more of them go unnoticed than can be tried out; the default knows none.
        """
        return ()

    def lay_own(self, state: S, view: V) -> S:
        """The position after what the seat of this view has played without seeing an event of it."""
        return state

    def settled_in(self, position: Position) -> dict[str, str]:
        """The options of the table that a position comes from, as far as the position holds them."""
        return {}

    def account(self, view: V, outcome: Outcome) -> tuple[Tally, ...]:
        """Every player's figures by rank and what decided, from what a spectator sees of the last position.

        A game that somebody gave up has an outcome without figures: then this is how it stood.
        """
        return plain(outcome)

    def turning(self, feed: Sequence[Seen], outcome: Outcome) -> tuple[Moment, ...]:
        """What turned the game, among the lines that somebody has seen: at most three, none where too little is known.

        The default knows none.
        """
        return ()

    def habits(self, story: Sequence[Seen], outcome: Outcome | None, seats: int) -> tuple[dict[str, int], ...]:
        """What each seat did in a game that is over, as counts for its statistics; `story` is all that happened.

        A count is called `GROUP.THING`, and the messages `habits-GROUP` and `habits-GROUP-THING` say what it is. The
        default counts nothing.
        """
        return ()

    def score(self, outcome: Outcome, seat: int) -> dict[str, int]:
        """How well a seat did beyond winning or losing, to compare those who played the same deal.

        Figures by name, compared in this order, the higher the better; `account-NAME` says what each is. Empty where a
        game knows no such figures, and of a game that was given up.
        """
        return {}

    def lane(self, state: S) -> str:
        """What the present chance move is drawn for, never empty: those of one lane are counted by themselves.

        Where a seed fixes the draws lane by lane, a player who draws from a stack of their own gets the same in every
        game of that deal, whatever the others do. The default has one lane.
        """
        return "chance"

    def notes(self, options: Mapping[str, str]) -> bool:
        """Whether players with these options may read the log of what they were shown."""
        return True

    def printed(self) -> dict[str, Any]:
        """What is printed on board and cards, as JSON values: all a client needs beside the view to draw them."""
        return {}

    def view_type(self) -> type[View]:
        """The type of this game's views."""
        found: type[View] = get_type_hints(type(self).view)["return"]
        return found

    def encoder(self, seats: int, options: Mapping[str, str]) -> Encoder:
        """Writes what a seat may know as numbers, for a table of these seats and options; BadSetup without one."""
        raise BadSetup("tensor", game=self.meta.id)

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The number of every action, by code."""
        return {code: number for number, code in enumerate(self.codes)}

    def encode(self, action: int) -> str:
        """The short stable code of an action."""
        return self.codes[action]

    def decode(self, code: str) -> int:
        """The action of a code, legal now or not; BadCode if there is none."""
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

    # --- copies -------------------------------------------------------------------------------------------------------

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[Callable[..., AnyGame], tuple[Any, ...]]:
        # By its id, so that a process has one object for each game; only unregistered games are made anew.
        from tatami.core import registry  # It imports this module.

        return (registry.game, (self.meta.id,)) if registry.is_known(self) else (type(self), ())


AnyGame = Game[Any, Any]


def make_picklable(game: AnyGame, kind: type[State]) -> None:
    """Let states of a compiled game be pickled, by way of JSON: native classes do not pickle by themselves.

    States in plain Python do.
    """
    copyreg.pickle(kind, lambda state: (game.from_json, (game.to_json(state),)))
