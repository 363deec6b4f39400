"""The laws can fail: a game broken on purpose is found out, shrunk and stored."""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tatami import Record, replay
from tatami.core import registry
from tatami.core.events import Emit, Event, Seen
from tatami.core.game import make_picklable
from tatami.core.outcome import Outcome
from tatami.core.rng import Rng
from tatami.testing.fuzz import Failure, attempt, tables
from tatami.testing.laws import LAWS, Law, Violation, builds, check_builds, check_catalogue, walk
from tests.example.janken import GAME, Janken, JankenGame, JankenView, JankenWords
from tests.example.offered import ROOT


def broken(law: int) -> JankenGame:
    """Janken that breaks one law."""

    class State(Janken):
        def chance(self) -> list[tuple[int, int]]:
            return [(0, 1)] if law == 3 else super().chance()

        def legal(self, seat: int) -> list[int]:
            return super().legal(seat)[::-1] if law == 2 else super().legal(seat)

        def era(self) -> int:
            return 0 if law == 10 else super().era()

        def apply(self, seat: int, action: int, emit: Emit | None = None) -> None:
            super().apply(seat, action, emit)
            if law == 9 and emit is not None:
                emit.add(Event("threw", {"seat": seat, "throw": action}))  # Aloud, although all throws look alike.
            if law == 0 and self.rounds:
                raise ZeroDivisionError
            if law == 6 and self.thrown[0] >= 0 and self.thrown[1] < 0:
                self.thrown[0] = 0  # Whoever commits first is taken for a rock.

        def seen_as(self, seat: int, action: int, observer: int) -> int:
            return 0 if law == 9 else super().seen_as(seat, action, observer)

        def outcome(self) -> Outcome | None:
            found = super().outcome()
            return Outcome(found.reason, (1.0, 1.0), found.figures) if found and law == 11 else found

        def clone(self) -> Janken:
            twin = State(self.goal)
            twin.points = self.points if law == 4 else self.points[:]
            twin.thrown, twin.rounds = self.thrown[:], self.rounds
            return twin

        def __deepcopy__(self, memo: object) -> Janken:
            return self if law == 16 else self.clone()

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
            state = State(int(options["goal"]))
            if law == 5:
                state.rounds = next(COUNT) % 2  # The same table, set up otherwise the next time.
            return state

        def view(self, state: Janken, seat: int | None) -> JankenView:
            own = super().view(state, seat)
            if law == 7 and seat is not None:
                return super().view(state, 1 - seat)
            return own

        def parts(self, start: Janken, state: Janken, seat: int) -> list[int]:
            return super().parts(start, state, seat)[: 2 if law == 15 else None]

        def imagine_from(self, view: JankenView, feed: Sequence[Seen], rng: Rng, options: Any = None) -> Janken:
            found = super().imagine_from(view, feed, rng, options)
            if law == 17 and found.rounds:
                found.points = [0, 0]  # As if nothing had been won yet.
            return found

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


COUNT = itertools.count()
HUNTED = (0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17)
"""The laws that random games find broken."""


def hunt(game: JankenGame, monkeypatch: pytest.MonkeyPatch) -> Failure | None:
    monkeypatch.setitem(registry._added, "janken", game)
    for number in range(300):
        for seats, options in tables(game):
            found = attempt(game, seats, options, f"hunt/{number}")
            if found is not None:
                return found
    return None


def test_an_honest_game_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    assert hunt(broken(-1), monkeypatch) is None


def bite_hunted(law: Law, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.setattr(walk, "LAWS", (law,))  # A breach shows in several laws; its own must find it alone.
    found = hunt(broken(law.number), monkeypatch)
    assert found is not None
    assert found.law == law.number
    assert law.text in found.seen
    stored = Record.load(found.store(folder).read_text("utf-8"))
    assert stored.moves == found.record.moves
    assert len(stored.moves) <= 8, "the failing game was not shrunk"
    assert law.number in (0, 2, 5, 11) or len(replay(stored)) == len(stored.moves)


def bite_catalogue(law: Law, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    with pytest.raises(Violation, match=f"{law.text}.*share a code"):
        check_catalogue(broken(law.number))


def bite_builds(law: Law, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.setattr(builds, "played", lambda pure: ["janken 2 tired" if pure else "janken 2 points"])
    with pytest.raises(Violation, match=f"{law.text}.*janken 2 points compiled, janken 2 tired uncompiled"):
        check_builds()


BITES = {1: bite_catalogue, 12: bite_builds, **dict.fromkeys(HUNTED, bite_hunted)}


@pytest.mark.parametrize("law", LAWS, ids=lambda law: str(law.number))
def test_every_law_bites(law: Law, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    BITES[law.number](law, monkeypatch, tmp_path)


def test_a_laws_number_is_its_place() -> None:
    assert [law.number for law in LAWS] == list(range(len(LAWS)))


def test_contributing_tells_the_laws_in_the_same_words() -> None:
    told = re.findall(r"^\| (\d+) \| (.*) \|$", (ROOT / "CONTRIBUTING.md").read_text("utf-8"), re.M)
    assert told == [(str(law.number), law.text) for law in LAWS]
