"""What happened since my last move: in my language, only what I saw, and only for me."""

from __future__ import annotations

from tests.server.people import Person


def test_the_last_sentences_since_my_move_and_nothing_that_i_may_not_know(address: str) -> None:
    ada, bo, cy = (Person(address, name) for name in ("Ada", "Bo", "Cy"))
    table = ada.open("samurai", 3, sit=["me"], open=True, pace={"kind": "slow"})
    bo.sit(table)
    cy.sit(table)
    ada.start(table)
    people = (ada, bo, cy)
    last: list[dict[str, list[str]]] = []
    played, mover = 0, -1
    while played < 24 or ada.get(f"/api/tables/{table}")["to_act"] == [mover]:  # Until somebody's turn has just come.
        for seat in ada.get(f"/api/tables/{table}")["to_act"]:
            with people[seat].look(table, eye=seat) as chair:
                chair.asked()
                assert chair.submit(chair.update["legal"][-1]["code"])["type"] == "done"
            played, mover = played + 1, seat
    for seat, person in enumerate(people):
        told = person.get(f"/api/tables/{table}/since?lang=en")
        last.append(told)
        with person.look(table, eye=seat, lang="en", since=0) as chair:
            chair.hear("update")
            story = [line["text"] for line in chair.story]
        assert told["lines"] == story[-len(told["lines"]) :] if told["lines"] else True, "as the table itself tells it"
        assert len(told["lines"]) <= 4
        for other in {0, 1, 2} - {seat}:
            private = [
                line["text"]
                for line in chair_story(people[other], table, other)
                if line["text"] not in story and "you" in line["text"].lower()
            ]
            assert not set(told["lines"]) & set(private)
    assert any(told["lines"] for told in last)
    (acts,) = ada.get(f"/api/tables/{table}")["to_act"]
    before = people[acts].get(f"/api/tables/{table}/since?lang=en")
    assert before["lines"]
    in_polish = people[acts].get(f"/api/tables/{table}/since?lang=pl")
    assert len(in_polish["lines"]) == len(before["lines"])
    assert in_polish["lines"] != before["lines"]
    Person(address, "Zoe").get(f"/api/tables/{table}/since", status=403)


def chair_story(person: Person, table: str, seat: int) -> list[dict[str, str]]:
    with person.look(table, eye=seat, lang="en", since=0) as chair:
        chair.hear("update")
        return chair.story
