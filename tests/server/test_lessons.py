"""Lessons at the server: they wait for what their step asks, go back, and are found again where they were left."""

from __future__ import annotations

from typing import Any

from tatami.core.registry import game as find_game
from tests.server.people import Chair, Person

LESSON = find_game("tenno").lessons[0]


def begin(person: Person, **more: Any) -> str:
    return str(person.post("/api/lessons", {"game": "tenno", "number": 1, **more})["id"])


def step(chair: Chair) -> int:
    found: int = chair.table["lesson"]["step"]
    return found


def submit(chair: Chair, *codes: str) -> dict[str, Any]:
    return chair.submit(*codes)


def test_a_lesson_waits_for_what_its_step_asks(address: str) -> None:
    mira = Person(address, "Mira")
    with mira.look(begin(mira)) as chair:
        chair.settle()
        assert step(chair) == 0
        assert submit(chair, "set-123")["problem"]["code"] == "lesson-waits"
        assert chair.say("undo", seat=0)["problem"]["code"] == "lesson-waits"
        assert chair.say("turn", step=1)["problem"]["code"] == "lesson-waits"
        assert submit(chair, "set-321")["type"] == "done"
        chair.settle()
        assert step(chair) == 2
        assert chair.update["to_act"] == [0]


def test_the_others_do_what_the_script_says_and_nobody_thinks(address: str) -> None:
    mira = Person(address, "Mira")
    with mira.look(begin(mira)) as chair:
        chair.settle()
        for each, done in enumerate(LESSON.steps, 1):
            if done.draft:
                continue
            answer = submit(chair, *done.codes) if done.codes else chair.say("turn", step=each)
            assert answer["type"] == "done", (done.id, answer)
            chair.settle()
            assert step(chair) == each
        assert chair.table["status"] == "abandoned"
        assert not any('"thinking"' in each for each in chair.bytes)
    lists = mira.get("/api/lobby")
    assert not lists["mine"]
    assert not lists["finished"]


def test_a_step_back_takes_back_what_it_played(address: str) -> None:
    mira = Person(address, "Mira")
    with mira.look(begin(mira)) as chair:
        chair.settle()
        first = chair.update["view"]
        submit(chair, "set-321")
        chair.settle()
        submit(chair, "a>2a")
        chair.settle()
        assert step(chair) == 4
        assert chair.say("turn", step=0)["type"] == "done"
        chair.settle()
        assert step(chair) == 0
        assert chair.update["view"] == first


def test_a_lesson_is_found_again_where_it_was_left(address: str) -> None:
    mira, eve = Person(address, "Mira"), Person(address, "Eve")
    table = begin(mira)
    with mira.look(table) as chair:
        chair.settle()
        submit(chair, "set-321")
    (line,) = mira.get("/api/lobby")["mine"]
    assert line["lesson"] == {"number": 1, "step": 2, "of": len(LESSON.steps)}
    assert begin(mira) == table
    assert begin(mira, again=True) != table
    assert eve.get(f"/api/tables/{table}")["lesson"] is None
    assert eve.post("/api/lessons", {"game": "tenno", "number": 9}, 404)["code"] == "no-lesson"
