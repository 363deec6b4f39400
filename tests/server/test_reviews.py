"""A finished game looked over again, at the server."""

from __future__ import annotations

from pathlib import Path

import pytest

from tatami.core.registry import OURS
from tests.server.people import Person

RECORDS = Path(__file__).parents[1] / "games"


@pytest.mark.parametrize("game", OURS)
def test_a_review_points_at_the_moments_of_the_seats_own_replay(address: str, game: str) -> None:
    ala = Person(address, "Ala")
    record = sorted((RECORDS / game / "records").glob("*.json"))[0].read_text("utf-8")
    table = ala.post("/api/records", {"record": record}, 201)["id"]
    found = ala.get(f"/api/tables/{table}/review?seat=0&lang=uk")
    frames = ala.get(f"/api/tables/{table}/replay?eye=0&lang=uk")["frames"]
    assert found["verdicts"]
    for each in found["verdicts"]:
        assert each["played"]
        assert bool(each["better"]) == (each["loss"] > 0)
        assert each["loss"] == 0 or (not each["agreed"] and each["loss"] > 2 * each["error"])
        assert bool(each["by"]) == (each["swing"] != 0)
        # What is shown next is the decision itself, or what was revealed when a secret one was complete.
        assert frames[each["frame"] + 1]["seat"] == 0 or each["share"] is not None
    assert ala.get(f"/api/tables/{table}/review?seat=0&lang=uk") == found


def test_a_running_game_is_not_reviewed(address: str) -> None:
    ala = Person(address, "Ala")
    table = ala.open("tenno", 2, sit=["me", "bot:random"], start=True)
    assert ala.get(f"/api/tables/{table}/review?seat=0", 409)["code"] == "not-over"
    record = (RECORDS / "tenno" / "records" / "prisoners.json").read_text("utf-8")
    over = ala.post("/api/records", {"record": record}, 201)["id"]
    for wrong in ("", "9", "-1", "x"):
        assert ala.get(f"/api/tables/{over}/review?seat={wrong}", 404)["code"] == "no-seat"


def test_a_plan_is_told_whole(address: str) -> None:
    """Not only what was laid after the judge stopped agreeing."""
    ala = Person(address, "Ala")
    record = (RECORDS / "seven_ronin" / "records" / "fallen.json").read_text("utf-8")
    table = ala.post("/api/records", {"record": record}, 201)["id"]
    plans = [each for each in ala.get(f"/api/tables/{table}/review?seat=0")["verdicts"] if each["share"] is not None]
    assert plans[0]["played"] == (
        "1 ninja: Burial Grounds ×2; 1 ninja: Granary ×2; 1 ninja: large Field ×3; The plan is made"
    )
