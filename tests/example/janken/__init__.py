"""Janken (rock, paper, scissors) for two: the smallest whole game, kept as the example of CONTRIBUTING.md.

Both seats throw secretly and at once; whoever first wins two throws has won. Ten throws without a winner are a draw.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tatami.core.errors import BadPosition
from tatami.core.events import Emit, Event
from tatami.core.fields import PUBLIC, SECRET, SETTING
from tatami.core.game import Game
from tatami.core.meta import Meta, Option
from tatami.core.outcome import Outcome
from tatami.core.refusal import Refusal
from tatami.core.rng import Rng
from tatami.core.sheet import Grid, Sheet, cells
from tatami.core.state import State
from tatami.core.view import View
from tatami.core.words import GameWords

FOLDER = Path(__file__).parent
THROWS = ("rock", "paper", "scissors")
MOST_ROUNDS = 10
FIELDS = {"goal": SETTING, "points": PUBLIC, "thrown": SECRET, "rounds": PUBLIC}


class Janken(State):
    """Points so far, and what each seat has thrown in the present round (-1: nothing yet)."""

    def __init__(self, goal: int) -> None:
        self.goal = goal
        self.points = [0, 0]
        self.thrown = [-1, -1]
        self.rounds = 0

    def to_act(self) -> list[int]:
        if self.outcome() is not None:
            return []
        return [seat for seat in (0, 1) if self.thrown[seat] < 0]

    def legal(self, seat: int) -> list[int]:
        return [0, 1, 2] if seat in self.to_act() else []

    def chance(self) -> list[tuple[int, int]]:
        return []

    def era(self) -> int:
        return self.rounds

    def apply(self, seat: int, action: int, emit: Emit | None = None) -> None:
        self.thrown[seat] = action
        if emit is not None:
            emit.add(Event("threw", {"seat": seat, "throw": action}, 1 << seat))
        if -1 in self.thrown:
            return
        # R1.2: rock breaks scissors, scissors cut paper, paper wraps rock.
        lead = (self.thrown[0] - self.thrown[1]) % 3
        if lead:
            self.points[lead - 1] += 1
        if emit is not None:
            emit.add(Event("revealed", {"first": self.thrown[0], "second": self.thrown[1]}))
        self.thrown = [-1, -1]
        self.rounds += 1

    def outcome(self) -> Outcome | None:
        figures = {"points": tuple(self.points)}
        if max(self.points) == self.goal:
            return Outcome("points", (1.0, 0.0) if self.points[0] == self.goal else (0.0, 1.0), figures)
        return Outcome("tired", (0.5, 0.5), figures) if self.rounds == MOST_ROUNDS else None

    def clone(self) -> Janken:
        twin = Janken(self.goal)
        twin.points, twin.thrown, twin.rounds = self.points[:], self.thrown[:], self.rounds
        return twin

    def sample(self, seat: int, rng: Rng) -> Janken:
        twin = self.clone()
        if twin.thrown[1 - seat] >= 0:
            twin.thrown[1 - seat] = rng.below(3)
        return twin

    def key(self) -> bytes:
        return repr((self.goal, self.points, self.thrown, self.rounds)).encode()


class JankenView(View, frozen=True, kw_only=True):
    points: tuple[int, ...]
    round: int
    own: int | None


class JankenWords(GameWords):
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
        return ("R1.1", "R1.2")


class JankenGame(Game[Janken, JankenView]):
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
        own = None if seat is None or state.thrown[seat] < 0 else state.thrown[seat]
        stage = "over" if state.outcome() else "throw"
        points = tuple(state.points)
        return JankenView(game="janken", seats=2, seat=seat, stage=stage, points=points, round=state.rounds, own=own)

    def why(self, state: Janken, seat: int, action: int) -> Refusal:
        raise AssertionError("every throw is legal for a seat that owes one")

    def to_json(self, state: Janken) -> dict[str, Any]:
        return {"goal": state.goal, "points": state.points, "thrown": state.thrown, "rounds": state.rounds}

    def from_json(self, position: dict[str, Any]) -> Janken:
        try:
            state = Janken(_within(position["goal"], 1, 3))
            state.points = [_within(each, 0, state.goal) for each in position["points"]]
            state.thrown = [_within(each, -1, 2) for each in position["thrown"]]
            state.rounds = _within(position["rounds"], sum(state.points), MOST_ROUNDS)
        except (KeyError, TypeError, ValueError):
            raise BadPosition("broken", FOLDER) from None
        if len(state.points) != 2 or len(state.thrown) != 2 or min(state.thrown) >= 0:
            raise BadPosition("broken", FOLDER)
        return state

    def words(self, lang: str, names: tuple[str, ...] = ()) -> JankenWords:
        return JankenWords(lang, names)


def _within(value: object, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise ValueError
    return value


GAME = JankenGame()
