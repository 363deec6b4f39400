"""Janken (rock, paper, scissors) for two: the smallest whole game, kept as the example of CONTRIBUTING.md.

Both seats throw secretly and at once; whoever first wins two throws has won. Ten throws without a winner are a draw.
In one file stands here what larger games keep in files of these names: stage, bars, table, phases, rules, view,
position, words and the front door.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tatami.core.events import Emit, Event
from tatami.core.fields import PUBLIC, SECRET, SETTING
from tatami.core.game import Game
from tatami.core.meta import Meta, Option
from tatami.core.outcome import Outcome
from tatami.core.refusal import Bar, Refusal
from tatami.core.rng import Rng
from tatami.core.sheet import Grid, Sheet, cells
from tatami.core.stage import Stage, helps, misplaced, names
from tatami.core.state import State
from tatami.core.view import View
from tatami.core.words import GameWords
from tatami.kit.document import Document

FOLDER = Path(__file__).parent
THROWS = ("rock", "paper", "scissors")
MOST_ROUNDS = 10

# --- stage ------------------------------------------------------------------------------------------------------------

THROW = 0
"""Both seats throw: a window."""
OVER = 1
"""Somebody has won, or both are tired."""

ROWS = (
    Stage("throw", "window", "R1.1", ("R1.1", "R1.2")),
    Stage("over", "nobody", "R1.2", ("R1.1", "R1.2")),
)

# --- bars -------------------------------------------------------------------------------------------------------------

FINE = Bar("")
"""Nothing stands in the way of a throw."""

# --- table ------------------------------------------------------------------------------------------------------------

NOTHING = -1
"""What a seat has thrown that has not thrown yet."""

FIELDS = {"goal": SETTING, "points": PUBLIC, "thrown": SECRET, "rounds": PUBLIC}
"""The kind of every field of the position. Copies and keys follow this list."""


class JankenTable(State):
    """A position of Janken."""

    def __init__(self, goal: int) -> None:
        self.goal = goal
        """How many throws win the game."""
        self.points = [0, 0]
        """How many each seat has won."""
        self.thrown = [NOTHING, NOTHING]
        """What each seat has thrown in the present round."""
        self.rounds = 0
        """How many rounds are over."""

    @property
    def stage(self) -> int:
        return OVER if max(self.points) == self.goal or self.rounds == MOST_ROUNDS else THROW

    def era(self) -> int:
        return self.rounds

    def copy_from(self, other: JankenTable) -> None:
        """Become a copy of another table."""
        for name in FIELDS:
            value = getattr(other, name)
            setattr(self, name, value[:] if isinstance(value, list) else value)

    def key(self) -> bytes:
        return repr([getattr(self, name) for name in FIELDS]).encode()


# --- phases: the throw ------------------------------------------------------------------------------------------------


def may(table: JankenTable, seat: int) -> list[int]:
    """Every throw, always."""
    return list(range(len(THROWS)))


def why_not(table: JankenTable, seat: int, action: int) -> Refusal | None:
    """Every throw is open to a seat that owes one; a game with more to refuse says here what stands in the way."""
    return FINE.refusal({})


def do(table: JankenTable, seat: int, action: int, emit: Emit | None) -> None:
    """Throw; with the second throw of a round both are revealed."""
    table.thrown[seat] = action
    if emit is not None:
        emit.add(Event("threw", {"seat": seat, "throw": action}, 1 << seat))
    if NOTHING not in table.thrown:
        _reveal(table, emit)


def _reveal(table: JankenTable, emit: Emit | None) -> None:
    """R1.2: rock breaks scissors, scissors cut paper, paper wraps rock."""
    first, second = table.thrown
    lead = (first - second) % len(THROWS)
    if lead:
        table.points[lead - 1] += 1
    if emit is not None:
        emit.add(Event("revealed", {"first": first, "second": second}))
    table.thrown = [NOTHING, NOTHING]
    table.rounds += 1


# --- rules ------------------------------------------------------------------------------------------------------------


class Janken(JankenTable):
    """A game of Janken in progress."""

    def to_act(self) -> list[int]:
        return [seat for seat in (0, 1) if self.stage == THROW and self.thrown[seat] == NOTHING]

    def legal(self, seat: int) -> list[int]:
        return may(self, seat) if seat in self.to_act() else []

    def why_not(self, seat: int, action: int) -> Refusal:
        """What keeps `seat`, which owes a decision, from playing `action`; the code is empty if nothing does."""
        return why_not(self, seat, action) or misplaced(ROWS[self.stage])

    def chance(self) -> list[tuple[int, int]]:
        return []

    def apply(self, seat: int, action: int, emit: Emit | None = None) -> None:
        do(self, seat, action, emit)

    def outcome(self) -> Outcome | None:
        figures = {"points": tuple(self.points)}
        if max(self.points) == self.goal:
            return Outcome("points", (1.0, 0.0) if self.points[0] == self.goal else (0.0, 1.0), figures)
        return Outcome("tired", (0.5, 0.5), figures) if self.stage == OVER else None

    def clone(self) -> Janken:
        twin = Janken(self.goal)
        twin.copy_from(self)
        return twin

    def sample(self, seat: int, rng: Rng) -> Janken:
        twin = self.clone()
        if twin.thrown[1 - seat] != NOTHING:
            twin.thrown[1 - seat] = rng.below(len(THROWS))
        return twin


# --- view -------------------------------------------------------------------------------------------------------------


class JankenView(View, frozen=True, kw_only=True):
    """All that a seat of Janken may know."""

    points: tuple[int, ...]
    round: int
    own: int | None
    """What the viewer has thrown in the present round."""


def view(state: Janken, seat: int | None) -> JankenView:
    """The position as `seat` sees it."""
    return JankenView(
        game="janken",
        seats=2,
        seat=seat,
        stage=names(ROWS)[state.stage],
        points=tuple(state.points),
        round=state.rounds,
        own=None if seat is None or state.thrown[seat] == NOTHING else state.thrown[seat],
    )


# --- position ---------------------------------------------------------------------------------------------------------


def to_json(state: Janken) -> dict[str, Any]:
    """The whole position, secrets included."""
    return {"goal": state.goal, "points": state.points, "thrown": state.thrown, "rounds": state.rounds}


def from_json(position: dict[str, Any]) -> Janken:
    """The position; BadPosition says what does not add up."""
    document = Document(position, FOLDER)
    state = Janken(document.integer("goal", 1, 3))
    state.points = [document.as_integer(each, "points", 0, state.goal) for each in document.items("points", 2)]
    state.thrown = [document.as_integer(each, "thrown", NOTHING, 2) for each in document.items("thrown", 2)]
    state.rounds = document.integer("rounds", sum(state.points), MOST_ROUNDS)
    if NOTHING not in state.thrown or min(state.points) == state.goal:
        raise document.wrong("broken")
    return state


# --- words ------------------------------------------------------------------------------------------------------------


class JankenWords(GameWords):
    """The voice of Janken in one language."""

    def __init__(self, lang: str, names: tuple[str, ...]) -> None:
        super().__init__(lang, FOLDER, names)

    def fact(self, key: str, value: Any) -> object:
        if key in ("throw", "first", "second"):
            return self.say(THROWS[value])
        return self.player(value) if key == "seat" else value

    def prompt(self, view: JankenView) -> str:
        return self.say("prompt")

    def action(self, action: int, view: JankenView) -> str:
        return self.say(THROWS[action])

    def sheet(self, view: JankenView) -> Sheet:
        rows = tuple(cells((self.player(seat), str(points))) for seat, points in enumerate(view.points))
        return (Grid(cells(("", "★")), rows),)

    def rules_at(self, view: JankenView) -> tuple[str, ...]:
        return helps(ROWS)[view.stage]


# --- the front door ---------------------------------------------------------------------------------------------------


class JankenGame(Game[Janken, JankenView]):
    """The front door of Janken."""

    imagines = True
    meta = Meta(
        id="janken",
        version="1",
        min_seats=2,
        max_seats=2,
        options=(Option("goal", "2", ("1", "2", "3")),),
        utility="constant",
        reasons=("points", "tired"),
        longest=lambda seats: seats * MOST_ROUNDS,
    )
    codes = THROWS
    folder = FOLDER
    fields = FIELDS

    def new(self, seats: int, options: Mapping[str, str]) -> Janken:
        return Janken(int(options["goal"]))

    def view(self, state: Janken, seat: int | None) -> JankenView:
        return view(state, seat)

    def why(self, state: Janken, seat: int, action: int) -> Refusal:
        return state.why_not(seat, action)

    def to_json(self, state: Janken) -> dict[str, Any]:
        return to_json(state)

    def from_json(self, position: dict[str, Any]) -> Janken:
        return from_json(position)

    def words(self, lang: str, names: tuple[str, ...] = ()) -> JankenWords:
        return JankenWords(lang, names)


GAME = JankenGame()
