"""Sitting down: whoever takes a seat can move as soon as the game begins, whichever way they came."""

from __future__ import annotations

from tests.server.people import Person


def test_whoever_watched_before_sitting_down_looks_with_the_seat(address: str) -> None:
    ada, bo = Person(address, "Ada"), Person(address, "Bo")
    table = ada.open("tenno", 2, open=True, options={"first": "1"})
    with bo.look(table) as early, bo.look(table) as tab, ada.look(table) as host:
        early.hear("welcome")
        tab.hear("welcome")
        bo.sit(table)
        ada.start(table)
        for chair in (early, tab, host):
            assert chair.asked()["ask"] == 0
        assert early.update["eye"] == tab.update["eye"] == 1
        assert early.submit("set-123")["type"] == "done"
        assert tab.say("submit", seat=1, ask=0, codes=["set-123"])["type"] == "done", "a repeat of the same answer"


def test_whoever_gets_up_looks_on_and_may_sit_down_again(address: str) -> None:
    ada, bo, cyd = (Person(address, name) for name in ("Ada", "Bo", "Cyd"))
    table = ada.open("tenno", 2, open=True, options={"first": "1"})
    with bo.look(table) as second, cyd.look(table) as third:
        bo.sit(table)
        bo.post(f"/api/tables/{table}/leave")
        cyd.sit(table)
        ada.post(f"/api/tables/{table}/leave", {"seat": 1})
        bo.sit(table)
        ada.start(table)
        assert second.asked()["eye"] == 1
        third.hear("update")
        assert third.update["eye"] is None
        assert third.update["ask"] is None
        assert third.say("submit", seat=1, ask=0, codes=["set-123"])["problem"]["code"] == "not-your-seat"


def test_who_chose_to_look_on_is_left_alone(address: str) -> None:
    ada = Person(address, "Ada")
    table = ada.open("tenno", 2, sit=["me", "me:Ola"])
    with ada.look(table) as chair:
        chair._send({"type": "look", "eye": None})
        chair.settle()
        ada.start(table)
        chair.hear("update")
        assert chair.update["eye"] is None


def test_a_full_table_begins_by_itself_if_its_host_wished_so(address: str) -> None:
    ada, bo = Person(address, "Ada"), Person(address, "Bo")
    table = ada.open("tenno", 3, open=True, begin="full", sit=["me", "bot:random", "next"])
    assert ada.get(f"/api/tables/{table}")["status"] == "open"
    with ada.look(table) as chair:
        chair.hear("welcome")
        bo.sit(table)
        assert chair.asked()["eye"] == 0
    assert bo.get(f"/api/tables/{table}")["status"] == "playing"


def test_a_clock_that_nobody_saw_start_does_not_run(address: str) -> None:
    ada, bo = Person(address, "Ada"), Person(address, "Bo")
    table = ada.open("tenno", 2, open=True, begin="full", pace={"kind": "slow", "days": 1})
    bo.sit(table)
    with ada.look(table) as chair:
        while not chair.update or not chair.update["clocks"][0]["running"]:
            chair.hear("update")
        assert [clock["running"] for clock in chair.update["clocks"]] == [True, False]
        with bo.look(table):
            while not chair.update["clocks"][1]["running"]:
                chair.hear("update")


def test_the_time_of_a_secret_part_does_not_show_in_lists(address: str) -> None:
    ada, bo = Person(address, "Ada"), Person(address, "Bo")
    table = ada.open("seven_ronin", 2, open=True)
    bo.sit(table)
    ada.start(table)

    def updated(person: Person) -> int:
        return next(int(line["updated"]) for line in person.get("/api/lobby")["mine"] if line["id"] == table)

    before = updated(ada)
    with bo.look(table) as chair:
        for _ in range(3):
            chair.asked()
            ask = chair.update["ask"]
            assert chair.submit(chair.update["legal"][0]["code"])["type"] == "done"
            while chair.update["ask"] == ask:
                chair.hear("update")
        assert chair.update["ask"] is not None, "the plan must be unfinished for this to prove anything"
        assert updated(ada) == updated(bo) == before
