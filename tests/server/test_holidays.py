"""Holidays: whole days of a year on which somebody's clocks stand still, and every table of theirs knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tatami.bench.server import Server
from tatami.server.clock import now
from tatami.server.domain import holidays
from tatami.server.domain.clocks import DAY
from tatami.server.domain.holidays import Holiday
from tatami.server.domain.problems import Refusal
from tatami.server.domain.terms import Pace
from tatami.server.live.keeper import Keeper
from tests.server.hosts import disk_of
from tests.server.people import Person
from tests.server.test_keeper import opened, tell
from tests.server.tiers import Tier

NEW_YEAR = 1_798_761_600_000
"""2027-01-01 00:00 UTC."""


def test_a_day_that_has_begun_counts_in_the_year_in_which_it_begins() -> None:
    taken = [
        Holiday(0, NEW_YEAR - 3 * DAY - 1, NEW_YEAR + DAY, 0),
        Holiday(1, NEW_YEAR + 2 * DAY, NEW_YEAR + 2 * DAY + 1, 0),
    ]
    assert holidays.used(taken) == {2026: 4, 2027: 2}
    assert holidays.left(taken, 21, NEW_YEAR - 1) == 17
    assert holidays.left(taken, 21, NEW_YEAR) == 19
    assert holidays.left(taken, 3, NEW_YEAR - 1) == 0


def test_no_year_has_more_days_than_are_allowed() -> None:
    late = NEW_YEAR - 5 * DAY
    made = holidays.begun([], 8, 5, late)
    assert (made.number, made.until) == (0, late + 8 * DAY)
    with pytest.raises(Refusal) as refused:
        holidays.begun([made], 3, 5, made.until)
    assert (refused.value.problem.code, refused.value.problem.args) == ("holiday-days", {"left": 2})
    assert holidays.begun([made], 2, 5, made.until).number == 1
    with pytest.raises(Refusal) as refused:
        holidays.begun([made], 1, 5, made.until - 1)
    assert refused.value.problem.code == "holiday-now"
    for days in (0, -1, 6):
        with pytest.raises(Refusal):
            holidays.begun([], days, 5, NEW_YEAR)


def slow(host: Person, guest: Person, **pace: Any) -> str:
    table = host.open("tenno", 2, sit=["me"], open=True, pace=pace)
    guest.sit(table)
    host.start(table)
    for each in (host, guest):
        with each.look(table) as chair:
            chair.asked()
    return table


def due(person: Person, table: str) -> int:
    person.get(f"/api/tables/{table}")  # In memory it is listed as it stands, also right after a sudden end.
    (line,) = [line for line in person.get("/api/lobby")["mine"] if line["id"] == table]
    return int(line["due"])


def test_everybody_sees_who_is_on_holiday_and_clocks_stand_still_until_they_are_back(own: Server) -> None:
    address = f"http://127.0.0.1:{own.port}"
    ada, bo = Person(address, "Ada"), Person(address, "Bo")
    days, bank = slow(ada, bo, kind="slow", days=2), slow(ada, bo, kind="bank", bank=5 * 86_400, increment=3600)
    unhurried = slow(ada, bo, kind="none")
    before = {table: due(ada, table) for table in (days, bank)}
    assert ada.get("/api/holiday") == {"allowance": 21, "left": 21, "until": 0}
    ada.post("/api/holiday", {"days": 22}, status=400)
    told = ada.post("/api/holiday", {"days": 4})
    assert told["left"] == 17
    ada.post("/api/holiday", {"days": 1}, status=409)
    for table in (days, bank):
        assert due(ada, table) == before[table] + 4 * DAY
        (mine,) = [line for line in bo.get("/api/lobby")["mine"] if line["id"] == table]
        assert mine["away"] == [told["until"], 0]
        assert mine["due"] < before[table] + DAY, "who is not on holiday has no more time"
        assert [seat["away"] for seat in bo.get(f"/api/tables/{table}")["seats"]] == [told["until"], 0]
    assert bo.get(f"/api/tables/{unhurried}")["seats"][0]["away"] == 0, "without a clock there is nothing to stop"

    own.kill()
    own.start()
    assert due(ada, days) >= before[days] + 4 * DAY, "the log says so too"
    later = slow(ada, bo, kind="slow", days=3)
    assert bo.get(f"/api/tables/{later}")["seats"][0]["away"] == told["until"], "also where a game begins meanwhile"
    answer = ada.http.request("DELETE", "/api/holiday")
    assert answer.json() == {"allowance": 21, "left": 20, "until": 0}, "a day that has begun counts"
    assert ada.http.request("DELETE", "/api/holiday").status_code == 409
    for table in (days, bank, later):
        assert bo.get(f"/api/tables/{table}")["seats"][0]["away"] <= now()
        assert due(ada, table) < before[bank] + DAY, "the clocks run again"
    with disk_of(own) as kept:
        written = [line for (line,) in kept.ask("select entry from log where place = ?", days) if "on-holiday" in line]
    assert len(written) == 2, "once each, however often the table is looked at"


def test_a_table_that_a_sudden_end_kept_from_learning_learns_before_its_clock_is_judged(
    tier: Tier, tmp_path: Path
) -> None:
    async def story(keeper: Keeper) -> None:
        hall = keeper.hall
        head, more = opened(Pace(kind="slow", days=1))
        room = await hall.open(head, more)
        id, begun = room.table.id, room.table.started
        hall.sum_up()
        await hall.store.caught_up()
        hall.drop(room)
        # The row was written, and the server fell before any table heard of it.
        await hall.store.holidays.begin("p0", Holiday(0, begun, begun + 5 * DAY, begun + 5 * DAY))
        await hall.holidays.look()
        await keeper.go_on_everywhere()
        table = hall.rooms[id].table
        assert table.chairs[0].holiday == (begun, begun + 5 * DAY)
        assert table.clocks.ends()[0] == begun + 6 * DAY
        assert table.clocks.ends()[1] == begun + DAY
        keeper.check_clock(hall.rooms[id], begun + DAY)
        assert [chair.stand_in for chair in table.chairs] == [False, True], "only who is not on holiday runs out"

    tell(tier, tmp_path, story)


def test_who_is_forgotten_leaves_no_holiday(tier: Tier, tmp_path: Path) -> None:
    async def story(keeper: Keeper) -> None:
        store = keeper.hall.store
        await store.holidays.begin("p0", Holiday(0, 1, 2, 3))
        await store.forget("p0")
        assert store.holidays.of("p0") == []

    tell(tier, tmp_path, story)
