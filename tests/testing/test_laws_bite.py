"""The laws can fail: a game broken on purpose is found out, shrunk and stored."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tatami import Record, replay
from tatami.core import registry
from tatami.core.events import Emit
from tatami.core.game import make_picklable
from tatami.core.outcome import Outcome
from tatami.core.rng import Rng
from tatami.testing.fuzz import Failure, attempt, tables
from tatami.testing.laws import LAWS, Violation, check_catalogue
from tests.example.janken import GAME, Janken, JankenGame, JankenView, JankenWords


def broken(law: int) -> JankenGame:
    """Janken that breaks one law."""

    class State(Janken):
        def legal(self, seat: int) -> list[int]:
            return super().legal(seat)[::-1] if law == 2 else super().legal(seat)

        def era(self) -> int:
            return 0 if law == 10 else super().era()

        def apply(self, seat: int, action: int, emit: Emit | None = None) -> None:
            super().apply(seat, action, emit)
            if law == 6 and self.thrown[0] >= 0 and self.thrown[1] < 0:
                self.thrown[0] = 0  # Whoever commits first is taken for a rock.

        def outcome(self) -> Outcome | None:
            found = super().outcome()
            return Outcome(found.reason, (1.0, 1.0), found.figures) if found and law == 11 else found

        def clone(self) -> Janken:
            twin = State(self.goal)
            twin.points = self.points if law == 4 else self.points[:]
            twin.thrown, twin.rounds = self.thrown[:], self.rounds
            return twin

        def sample(self, seat: int, rng: Rng) -> Janken:
            twin = super().sample(seat, rng)
            if law == 8:
                twin.points = [0, 0]
            return twin

    # A class inside a function cannot be found by its name, so its positions travel as Janken's.
    make_picklable(GAME, State)

    class Words(JankenWords):
        def action(self, action: int, view: JankenView) -> str:
            return "?" if law == 13 else super().action(action, view)

    class Broken(JankenGame):
        codes = ("rock", "paper", "rock") if law == 1 else JankenGame.codes

        def new(self, seats: int, options: Any) -> Janken:
            return State(int(options["goal"]))

        def view(self, state: Janken, seat: int | None) -> JankenView:
            own = super().view(state, seat)
            if law == 7 and seat is not None:
                return super().view(state, 1 - seat)
            return own

        def to_json(self, state: Janken) -> dict[str, Any]:
            return super().to_json(state) | ({"rounds": 0} if law == 14 and not sum(state.points) else {})

        def from_json(self, position: dict[str, Any]) -> Janken:
            whole = super().from_json(position)
            twin = State(whole.goal)
            twin.points, twin.thrown, twin.rounds = whole.points, whole.thrown, whole.rounds
            return twin

        def words(self, lang: str, names: tuple[str, ...] = ()) -> JankenWords:
            return Words(lang, names)

    return Broken()


WITNESSES = {4: {0, 4, 6, 8, 9}, 7: {7, 8, 9}}
"""Clones that share their points show wherever positions are copied; a view that leaks, also in what is imagined."""


def hunt(game: JankenGame, monkeypatch: pytest.MonkeyPatch) -> Failure | None:
    monkeypatch.setitem(registry._added, "janken", game)
    for number in range(300):
        for seats, options in tables(game):
            found = attempt(game, seats, options, f"hunt/{number}")
            if found is not None:
                return found
    return None


def test_an_honest_game_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    assert hunt(broken(0), monkeypatch) is None


@pytest.mark.parametrize("law", [2, 4, 6, 7, 8, 10, 11, 13, 14])
def test_a_broken_law_is_found(law: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    found = hunt(broken(law), monkeypatch)
    assert found is not None
    assert found.law in WITNESSES.get(law, {law})
    assert LAWS[found.law] in found.seen
    stored = Record.load(found.store(tmp_path).read_text("utf-8"))
    assert stored.moves == found.record.moves
    assert len(stored.moves) <= 8, "the failing game was not shrunk"
    assert law in (2, 11) or len(replay(stored)) == len(stored.moves)


def test_a_broken_catalogue_is_found() -> None:
    with pytest.raises(Violation, match="share a code"):
        check_catalogue(broken(1))
