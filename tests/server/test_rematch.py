"""Playing again: an invitation that everybody sees, one table however many press, and no clock for the absent."""

from __future__ import annotations

import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest
from websockets.sync.client import connect

from tatami.server.domain import consent, entries, rated, rematch
from tatami.server.domain.table import Table
from tests.server.hosts import store_of
from tests.server.logs import opened, people, played_out, table_of
from tests.server.people import PATIENCE, Chair, Person
from tests.server.test_consent import laid
from tests.server.test_leavers import company
from tests.server.test_programs import BOT, heard


def play_again(person: Person, table: str, **said: Any) -> Any:
    return person.post(f"/api/tables/{table}/rematch", said)


def finished(address: str, *names: str, game: str = "tenno", **more: Any) -> tuple[str, list[Person]]:
    """A game of two that is over because the first gave up."""
    table, people = company(address, *names, game=game, **more)
    with people[0].look(table) as chair:
        chair.asked()
        assert chair.say("resign", seat=0)["type"] == "done"
    return table, people


def until_again(chair: Chair) -> dict[str, Any]:
    while not chair.table or chair.table["again"] is None:
        chair.hear("welcome")
    found: dict[str, Any] = chair.table["again"]
    return found


def until_begun(chair: Chair) -> str:
    while not chair.table or not chair.table["rematch"]:
        chair.hear("welcome")
    return str(chair.table["rematch"])


def _asked(person: Person, table: str) -> bool:
    """Whether this person's lists say that an answer is awaited there."""
    lobby = person.get("/api/lobby")
    return any(line["asked"] for line in lobby["mine"] + lobby["finished"] if line["id"] == table)


def test_every_screen_shows_who_wants_to_and_it_begins_when_all_agree(address: str) -> None:
    table, (ada, bo) = finished(address, "Ada", "Bo", game="seven_ronin")
    eve = Person(address, "Eve")
    with ada.look(table) as first, bo.look(table) as second, eve.look(table) as watcher:
        assert eve.post(f"/api/tables/{table}/rematch", {}, 403)["code"] == "not-your-seat"
        assert bo.post(f"/api/tables/{table}/rematch", {"yes": False}, 409)["code"] == "rematch-none"
        assert play_again(ada, table)["rematch"] == ""
        for chair in (first, second, watcher):
            again = until_again(chair)
            assert (again["wanted"], again["waiting"], again["declined"], again["rotate"]) == ([0], [1], [], True)
        assert [line["id"] for line in bo.get("/api/lobby")["mine"]] == []
        # Whoever looks at lists is asked there.
        assert {person.id: _asked(person, table) for person in (ada, bo)} == {ada.id: False, bo.id: True}
        made = play_again(bo, table)["rematch"]
        assert made
        assert {until_begun(chair) for chair in (first, second, watcher)} == {made}
    found = bo.get(f"/api/tables/{made}")
    # The sides are swapped, as the books recommend.
    assert [seat["name"] for seat in found["seats"]] == ["Bo", "Ada"]
    assert found["status"] == "playing"
    assert found["pace"] == ada.get(f"/api/tables/{table}")["pace"]
    with ada.look(made) as chair:
        assert chair.asked()["eye"] == 1


def test_the_seats_stay_if_that_was_asked_and_a_wish_can_be_taken_back(address: str) -> None:
    table, (ada, bo) = finished(address, "Ada", "Bo")
    play_again(ada, table, rotate=False)
    assert play_again(ada, table, yes=False)["again"] is None
    play_again(bo, table, rotate=False)
    assert play_again(ada, table, yes=False)["again"]["declined"] == [0]
    # Whoever thinks better of it agrees to what was asked first.
    made = play_again(ada, table, rotate=True)["rematch"]
    assert [seat["name"] for seat in ada.get(f"/api/tables/{made}")["seats"]] == ["Ada", "Bo"]


@pytest.mark.parametrize("round", range(3))
def test_pressed_by_all_at_once_it_makes_one_table(address: str, round: int) -> None:
    table, people = finished(address, "Ada", "Bo")
    with ThreadPoolExecutor(8) as pool:
        made = list(pool.map(lambda n: play_again(people[n % 2], table), range(8)))
    ids = {each["rematch"] for each in made} - {""}
    assert len(ids) == 1
    for person in people:
        running = [line["id"] for line in person.get("/api/lobby")["mine"]]
        assert running == list(ids)


def test_who_declines_gives_the_seat_to_a_bot_if_the_others_want_that(address: str) -> None:
    table, (ada, bo, cyd) = company(address, "Ada", "Bo", "Cyd", game="samurai_spirit")
    with ada.look(table) as first, bo.look(table) as second, cyd.look(table) as third:
        first.hear("update")
        assert first.say("propose", what="abandon")["type"] == "done"
        for chair in (second, third):
            while not chair.update or chair.update["proposal"] is None:
                chair.hear("update")
            assert chair.say("answer", proposal=1, yes=True)["type"] == "done"
        play_again(ada, table)
        play_again(bo, table)
        assert play_again(cyd, table, yes=False)["again"]["declined"] == [2]
        # Nobody is left behind by accident: it needs a word.
        assert play_again(ada, table)["rematch"] == ""
        made = play_again(ada, table, without=True)["rematch"]
    seats = ada.get(f"/api/tables/{made}")["seats"]
    assert [(seat["kind"], seat["level"]) for seat in seats] == [("person", ""), ("bot", "samurai"), ("person", "")]
    assert [seat["name"] for seat in seats if seat["kind"] == "person"] == ["Bo", "Ada"]


def test_who_has_just_left_is_waited_for_and_whoever_asks_is_told_how_long(address: str) -> None:
    table, (ada, bo) = finished(address, "Ada", "Bo")
    with bo.look(table) as chair:
        chair.hear("update")
    with ada.look(table):
        play_again(ada, table)
        refused = ada.post(f"/api/tables/{table}/rematch", {"without": True}, 409)
        assert refused["code"] == "just-left"
        assert 0 < refused["args"]["seconds"] <= 60


def test_no_clock_runs_for_who_has_not_come(address: str) -> None:
    pace = {"kind": "live", "bank": 60, "increment": 0}
    table, (ada, bo) = finished(address, "Ada", "Bo", pace=pace)
    play_again(ada, table)
    made = play_again(bo, table)["rematch"]
    with bo.look(made) as chair:
        # Bo has come, and both owe a decision; Ada does not know yet.
        while not chair.update or chair.update["clocks"][0]["running"] is False:
            chair.hear("update")
        assert [clock["running"] for clock in chair.update["clocks"]] == [True, False]
        with ada.look(made):
            while not chair.update["clocks"][1]["running"]:
                chair.hear("update")


def over(seats: int, *more: Any, chairs: dict[int, Any]) -> Table:
    table = laid("tenno", seats, 1)
    for entry in more:
        table.apply(entry)
    for seat, entry in chairs.items():
        table.chairs[seat] = entry
    table.apply(entries.Abandoned(at=0))
    return table


def test_programs_stay_programs_and_stand_ins_stand_in_for_who_may_come() -> None:
    from tatami.server.domain.chairs import Chair as Seat

    table = over(
        4,
        entries.StoodIn(at=0, seat=1, level="ronin"),
        chairs={2: Seat("bot", "", "Shogun", "shogun"), 3: Seat("person", "hal", "Hal", program=True)},
    )
    assert rematch.needed(table) == {"p0"}
    said = rematch.Reply(rotate=False)
    assert rematch.answer(table, "p0", said, lambda player: True, 0) is None
    opened, more = rematch.first_entries(table, "p0", said, 5, "seed", "invite")
    again = Table("again", opened)
    for entry in more:
        again.apply(entry)
    assert [chair.kind for chair in again.chairs] == ["person", "person", "bot", "person"]
    assert [chair.level for chair in again.chairs] == ["", "ronin", "shogun", ""]
    assert [chair.program for chair in again.chairs] == [False, False, False, True]
    assert [chair.stand_in for chair in again.chairs] == [False, True, False, False]
    # p1 never agreed to this game: nothing waits for their consent until they come.
    asked = consent.change(again, "p0", "abandon", {"hal"}, 6)
    assert isinstance(asked, entries.Proposed)
    assert asked.waiting == ["hal"]
    again.apply(entries.Came(at=7, player="p1"))
    asked = consent.change(again, "p0", "abandon", {"hal"}, 8)
    assert isinstance(asked, entries.Proposed)
    assert asked.waiting == ["hal", "p1"]
    # Who was away and says yes in time is one of them.
    table.apply(entries.Wanted(at=0, player="p1", yes=True, rotate=False))
    opened, more = rematch.first_entries(table, "p0", said, 5, "seed", "invite")
    assert [entry.player for entry in more if isinstance(entry, entries.Sat)] == ["p0", "p1", "hal"]
    assert not any(isinstance(entry, entries.StoodIn) for entry in more)
    assert again.opened.seed == "seed"


def test_a_program_hears_of_it_and_its_token_opens_the_next_table(address: str) -> None:
    ala = Person(address, "Ala")
    table = ala.open("tenno", 2, sit=["me", "next"])
    agent = ala.post(f"/api/tables/{table}/agent", {"name": "Hal"})
    ala.start(table)
    door = f"{address.replace('http', 'ws')}/bot/%s?token={agent['token']}"
    with connect(door % table, open_timeout=PATIENCE) as socket, ala.look(table) as chair:
        chair.asked()
        assert chair.say("resign", seat=0)["type"] == "done"
        while (message := heard(socket))["type"] != "over":
            pass
        made = play_again(ala, table)["rematch"]
        while (message := heard(socket))["type"] != "rematch":
            pass
        assert message["table"] == made
    assert [seat["program"] for seat in ala.get(f"/api/tables/{made}")["seats"]] == [True, False]
    with connect(door % made, open_timeout=PATIENCE) as socket:
        assert heard(socket)["seat"] == 0
        decide = heard(socket)
        socket.send(json.dumps({"type": "move", "id": decide["id"], "code": decide["legal"][0]}))
        with ala.look(made) as chair:
            while chair.asked()["to_act"] != [1]:
                chair.hear("update")


def test_a_table_and_its_mention_are_written_together(own: Any) -> None:
    """Killed right after the answer: the old table names the new one, and no table is there that nobody names."""
    address = f"http://127.0.0.1:{own.port}"
    table, (ada, bo) = finished(address, "Ada", "Bo")
    play_again(ada, table)
    made = play_again(bo, table)["rematch"]
    own.kill()
    store = store_of(own)
    places = {row.id for row in store.all_tables()}
    store.close()
    assert places == {table, made}
    own.start()
    assert ada.get(f"/api/tables/{table}")["rematch"] == made
    assert ada.get(f"/api/tables/{made}")["status"] == "playing"


def test_a_program_that_was_told_to_stay_plays_again_by_itself(address: str) -> None:
    ala = Person(address, "Ala")
    table = ala.open("tenno", 2, sit=["me", "next"])
    agent = ala.post(f"/api/tables/{table}/agent", {"name": "Hal"})
    ala.start(table)
    seat = f"{address}/bot/{table}?token={agent['token']}"
    command = [sys.executable, "-m", "tatami", "sit", seat, f"exec:{sys.executable} {BOT}", "--again"]
    program = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        with ala.look(table) as chair:
            while 1 in chair.asked()["to_act"]:
                chair.hear("update")
            assert chair.say("resign", seat=0)["type"] == "done"
        made = play_again(ala, table)["rematch"]
        with ala.look(made) as chair:
            chair.hear("update")
            while 0 in chair.update["to_act"]:  # The program sits there now, and has laid its peasants.
                chair.hear("update")
    finally:
        program.terminate()
        program.wait()


def test_who_left_a_moment_ago_is_not_played_without_yet(address: str) -> None:
    """The answer says so; a yes that changed nothing would be a riddle."""
    table, (ada, bo) = finished(address, "Ada", "Bo")
    with bo.look(table) as chair:
        chair.hear("update")
    with ada.look(table) as chair:
        chair.hear("update")
        play_again(ada, table)
        refused = ada.post(f"/api/tables/{table}/rematch", {"without": True}, 409)
        assert refused["code"] == "just-left"
        assert 0 < refused["args"]["seconds"] <= 60
        # He is still asked, and who made the table is known by the seat.
        assert _asked(bo, table)
        assert [seat["host"] for seat in bo.get(f"/api/tables/{table}")["seats"]] == [True, False]


def test_who_says_no_is_asked_no_more(address: str) -> None:
    table, (ada, bo) = finished(address, "Ada", "Bo")
    play_again(ada, table)
    play_again(bo, table, yes=False)
    assert not _asked(bo, table)
    made = play_again(ada, table, without=True)["rematch"]
    assert made
    assert not _asked(ada, table)


def test_a_list_says_where_consent_is_awaited(address: str) -> None:
    table, (ada, bo) = company(address, "Ada", "Bo", game="tenno")
    with ada.look(table) as chair:
        chair.hear("update")
        assert chair.say("propose", what="abandon")["type"] == "done"
    assert {person.id: _asked(person, table) for person in (ada, bo)} == {ada.id: False, bo.id: True}


def test_the_same_deal_is_played_from_the_other_side_if_both_agree(address: str) -> None:
    table, (ada, bo) = finished(address, "Ada", "Bo", game="samurai")
    over = ada.get(f"/api/tables/{table}")
    assert over["same_deal"]
    asked = play_again(ada, table, same=True, rotate=False)
    assert (asked["again"]["same"], asked["again"]["rotate"], asked["rematch"]) == (True, True, "")
    made = play_again(bo, table)["rematch"]
    found = bo.get(f"/api/tables/{made}")
    assert [seat["name"] for seat in found["seats"]] == ["Bo", "Ada"]
    assert (found["commitment"], found["twin"]) == (over["commitment"], table)
    # What is played after it is an ordinary game again.
    with ada.look(made) as chair:
        chair.asked()
        assert chair.say("resign", seat=1)["type"] == "done"
    play_again(ada, made)
    third = ada.get(f"/api/tables/{play_again(bo, made)['rematch']}")
    assert third["twin"] == ""
    assert third["commitment"] != over["commitment"]


def test_the_same_deal_is_not_offered_where_there_is_none_or_nobody_to_swap_with(address: str) -> None:
    table, (ada, _) = finished(address, "Ada", "Bo", game="seven_ronin")
    assert not ada.get(f"/api/tables/{table}")["same_deal"]
    assert ada.post(f"/api/tables/{table}/rematch", {"same": True}, 409)["code"] == "same-deal"
    alone = ada.open("tenno", sit=["me", "bot:peasant"], start=True)
    with ada.look(alone) as chair:
        chair.asked()
        chair.say("resign", seat=0)
    assert ada.post(f"/api/tables/{alone}/rematch", {"same": True}, 409)["code"] == "same-deal"


def test_a_game_of_a_known_deal_is_friendly() -> None:
    log = played_out(msgspec.structs.replace(opened("tenno"), twin="0a1b"), people("Ada", "Bo"))
    assert rated.bar_of(table_of(log)) == "friendly"
    assert rated.bar_of(table_of(played_out(opened("tenno"), people("Ada", "Bo")))) == ""
