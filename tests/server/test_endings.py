"""Games that are over: the account of the result, what turned them, and lists that tell how they ended."""

from __future__ import annotations

from typing import Any

from tatami.server.domain import summaries
from tests.server.people import Person


def line(person: Person, table: str) -> dict[str, Any]:
    found: dict[str, Any] = next(line for line in person.get("/api/lobby")["finished"] if line["id"] == table)
    return found


def test_a_game_given_up_is_listed_with_its_result_for_each(address: str) -> None:
    ala, bo, cara = (Person(address, name) for name in ("Ala", "Bo", "Cara"))
    table = ala.open("samurai", 2, sit=["me", "next"], open=True)
    bo.sit(table)
    ala.start(table)
    with ala.look(table, lang="en") as chair, cara.look(table, lang="en") as watcher:
        chair.asked()
        assert cara.get(f"/api/tables/{table}/moments?eye=0", 409)["code"] == "not-over"
        chair.say("resign", seat=0)
        while chair.update["ending"] is None:
            chair.hear("update")
        while watcher.update.get("ending") is None:
            watcher.hear("update")
        end = chair.update["ending"]
        assert watcher.update["ending"] == end
    assert (end["winners"], end["why"]) == ([1], "Ala gave up.")
    (tally,) = end["account"]
    assert [(row["seat"], row["rank"]) for row in tally["rows"]] == [(1, 1), (0, 2)]
    assert [column["title"] for column in tally["columns"]] == ["Castles", "Buddhas", "Rice"]
    assert cara.get(f"/api/tables/{table}/moments") == []
    for person, own in ((ala, [0]), (bo, [1])):
        told = line(person, table)
        assert (told["my_seats"], told["reason"], told["returns"]) == (own, "resigned", [0.0, 1.0])


def test_a_summary_of_former_times_has_no_result() -> None:
    found = summaries.decode('{"names":["Ala","Bo"],"waiting":[],"bots":false,"pace":{"kind":"none"}}')
    assert (found.people, found.reason, found.returns) == ([], "", [])
