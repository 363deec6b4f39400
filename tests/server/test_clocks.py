"""Clocks: banks, increments, days, pauses, and what happens when time is up."""

from __future__ import annotations

import time

import pytest

import tatami
from tatami.server.clock import now
from tatami.server.domain import entries
from tatami.server.domain.clocks import DAY, HOUR, Clocks, Outages
from tatami.server.domain.table import Table
from tatami.server.domain.terms import Pace


def test_a_live_clock_charges_the_time_and_gives_the_increment() -> None:
    clocks = Clocks(Pace(kind="live", bank=60, increment=5), 2)
    clocks.settle(1_000, {0}, {}, 0)
    assert clocks.deadline() == (61_000, 0)
    clocks.settle(11_000, {1}, {0: 0}, 1)
    assert clocks.left == [55_000, 60_000]
    assert clocks.deadline() == (71_000, 1)
    assert [face.running for face in clocks.faces(12_000)] == [False, True]
    assert clocks.faces(12_000)[1].left == 59_000


def test_a_clock_that_was_set_back_neither_gives_nor_takes() -> None:
    clocks = Clocks(Pace(kind="live", bank=60, increment=0), 1)
    clocks.settle(10_000, {0}, {}, 0)
    clocks.settle(2_000, set(), {0: 0}, 1)
    assert clocks.left == [60_000]


def test_a_slow_clock_gives_every_decision_its_days() -> None:
    clocks = Clocks(Pace(kind="slow", days=2), 1)
    clocks.settle(0, {0}, {}, 0)
    assert clocks.deadline() == (2 * DAY, 0)
    clocks.settle(DAY, {0}, {0: 0}, 1)
    assert clocks.deadline() == (3 * DAY, 0)


def test_the_servers_absence_is_charged_to_nobody() -> None:
    """Two falls while a decision is owed: the time between them counts, they do not."""
    outages = Outages(((10_000, 500_000), (520_000, 600_000), (900_000, 950_000)))
    clocks = Clocks(Pace(kind="live", bank=60, increment=0), 1, outages)
    clocks.settle(0, {0}, {}, 0)
    assert clocks.deadline() == (630_000, 0)
    assert clocks.faces(300_000)[0].left == 50_000
    assert clocks.faces(610_000)[0].left == 20_000
    clocks.settle(620_000, set(), {}, 0)
    assert clocks.left == [10_000]
    slow = Clocks(Pace(kind="slow", days=1), 1, Outages(((DAY // 2, 2 * DAY),)))
    slow.settle(0, {0}, {}, 0)
    assert slow.deadline() == (5 * DAY // 2, 0)


def test_a_bank_of_days_lasts_for_the_whole_game() -> None:
    clocks = Clocks(Pace(kind="bank", bank=10 * 86_400, increment=12 * 3_600), 2, Outages(((2 * DAY, 3 * DAY),)))
    clocks.settle(0, {0}, {}, 0)
    assert clocks.deadline() == (11 * DAY, 0), "the server was down for a day, which is charged to nobody"
    clocks.settle(4 * DAY, {1}, {0: 0}, 1)
    assert clocks.left[0] == 7 * DAY + DAY // 2
    clocks.settle(5 * DAY, {0}, {1: 1}, 2)
    assert clocks.deadline() == (12 * DAY + DAY // 2, 0)
    assert not clocks.spent(0, 2)
    clocks.settle(13 * DAY, {0}, {}, 2)
    assert clocks.spent(0, 2)
    assert clocks.spent(0, 3), "a new decision is given no days of its own"


@pytest.mark.parametrize("pace", [Pace(kind="slow", days=2), Pace(kind="bank", bank=2 * 86_400, increment=0)])
def test_a_clock_stands_still_on_holiday_and_others_run(pace: Pace) -> None:
    it = table(pace)
    it.apply(entries.OnHoliday(at=DAY, player="p0", since=DAY, until=8 * DAY))
    assert it.clocks.ends() == {0: 9 * DAY, 1: 2 * DAY}
    assert [(face.left, face.running) for face in it.clocks.faces(DAY + DAY // 2)] == [(DAY, False), (DAY // 2, True)]
    assert it.clocks.faces(8 * DAY)[0].running, "it goes on by itself"
    it.apply(entries.OnHoliday(at=3 * DAY, player="p0", since=DAY, until=3 * DAY))
    assert it.clocks.ends()[0] == 4 * DAY, "back earlier"
    assert it.clocks.faces(3 * DAY)[0].left == DAY


def test_a_table_that_learns_of_a_holiday_later_charges_nothing_of_it() -> None:
    it = table(Pace(kind="slow", days=2))
    it.apply(entries.OnHoliday(at=5 * DAY, player="p0", since=DAY, until=8 * DAY))
    assert it.clocks.ends()[0] == 9 * DAY
    it.apply(entries.Played(at=6 * DAY, seat=0, codes=["set-123"]))
    assert it.clocks.left[0] == DAY


def test_folding_the_log_again_gives_the_same_clocks() -> None:
    first = table(Pace(kind="bank", bank=5 * 86_400, increment=3_600))
    lines = [
        entries.OnHoliday(at=DAY, player="p1", since=DAY, until=9 * DAY),
        entries.Played(at=2 * DAY, seat=0, codes=["set-123"]),
        entries.OnHoliday(at=4 * DAY, player="p1", since=DAY, until=4 * DAY),
        entries.Paused(at=4 * DAY, paused=True),
        entries.Paused(at=20 * DAY, paused=False),
        entries.Played(at=21 * DAY, seat=1, codes=["set-123"]),
    ]
    for entry in lines:
        first.apply(entry)
    second = table(Pace(kind="bank", bank=5 * 86_400, increment=3_600))
    for entry in lines:
        second.apply(entries.decode(entries.encode(entry)))
    assert first.clocks.left == second.clocks.left
    assert first.clocks.ends() == second.clocks.ends()
    assert first.clocks.left[1] == 5 * DAY - DAY - DAY + HOUR, "a day before the holiday and one after the pause"


def test_a_server_started_twice_in_a_moment_was_down_once() -> None:
    """What people need to find back may reach into the next fall."""
    outages = Outages([(30_000, 45_000), (10_000, 20_000), (15_000, 25_000)])
    assert outages.charged(0, 50_000) == 20_000
    assert outages.charged(12_000, 40_000) == 5_000
    assert outages.reached(0, 20_000) == 50_000
    assert outages.reached(22_000, 1) == 25_001
    assert outages.reached(45_000, 7) == 45_007


def test_taking_back_and_deciding_again_earns_nothing() -> None:
    it = table(Pace(kind="live", bank=60, increment=15))
    for cycle in range(5):
        it.apply(entries.Played(at=cycle * 2_000, seat=1, codes=["set-123"]))
        it.apply(entries.TookBack(at=cycle * 2_000 + 1_000, seat=1))
    it.apply(entries.Played(at=10_000, seat=1, codes=["set-123"]))
    assert it.clocks.left[1] == 60_000 + 15_000 - 5_000
    slow = table(Pace(kind="slow", days=1))
    slow.apply(entries.Played(at=DAY // 2, seat=1, codes=["set-123"]))
    slow.apply(entries.TookBack(at=DAY // 2, seat=1))
    assert slow.clocks.deadline() == (DAY, 0)
    slow.apply(entries.Played(at=DAY - 1, seat=0, codes=["set-123"]))
    assert slow.clocks.deadline() == (DAY, 1)


def test_a_decision_that_is_made_anew_by_consent_is_paid_anew() -> None:
    it = table(Pace(kind="live", bank=60, increment=15))
    it.apply(entries.Played(at=0, seat=0, codes=["set-123"]))
    it.apply(entries.Played(at=0, seat=1, codes=["set-123"]))
    it.apply(entries.Rewound(at=0, moves=1))
    it.apply(entries.Played(at=0, seat=0, codes=["set-123"]))
    assert it.clocks.left == [90_000, 75_000]


def test_a_clock_waits_for_who_has_not_come() -> None:
    it = table(Pace(kind="live", bank=60, increment=0), here=["p0"])
    assert [face.running for face in it.clocks.faces(0)] == [True, False]
    it.apply(entries.Came(at=50_000, player="p1"))
    assert [face.left for face in it.clocks.faces(55_000)] == [5_000, 55_000]


def table(pace: Pace, seats: int = 2, game: str = "tenno", here: list[str] | None = None) -> Table:
    options = tatami.game(game).meta.settle(seats, None)
    found = Table(
        "place",
        entries.Opened(
            at=0,
            game=game,
            rules=tatami.game(game).meta.version,
            seats=seats,
            options=options,
            seed="1",
            host="p0",
            pace=pace,
            leaver="bot",
            open=True,
            invite="",
        ),
    )
    for seat in range(seats):
        found.apply(entries.Sat(at=0, seat=seat, player=f"p{seat}", name=f"P{seat}"))
    found.apply(entries.Started(at=0, here=here))
    return found


def test_in_a_window_every_clock_runs_and_each_stops_alone() -> None:
    it = table(Pace(kind="live", bank=60, increment=0))
    assert [face.running for face in it.clocks.faces(0)] == [True, True]
    it.apply(entries.Played(at=10_000, seat=1, codes=["set-123"]))
    assert [face.running for face in it.clocks.faces(10_000)] == [True, False]
    it.apply(entries.TookBack(at=20_000, seat=1))
    assert [face.running for face in it.clocks.faces(20_000)] == [True, True]


def test_a_pause_stops_all_clocks() -> None:
    it = table(Pace(kind="slow", days=1))
    it.apply(entries.Paused(at=1000, paused=True))
    assert it.clocks.deadline() is None
    it.apply(entries.Paused(at=9 * DAY, paused=False))
    due = it.clocks.deadline()
    assert due is not None
    assert due[0] == 10 * DAY - 1000


def test_a_stand_in_has_no_clock_and_the_person_may_come_back() -> None:
    it = table(Pace(kind="live", bank=60, increment=0))
    it.apply(entries.StoodIn(at=60_000, seat=0, level="ronin"))
    assert it.bots_owing() == [0]
    assert [face.running for face in it.clocks.faces(60_000)] == [False, True]
    it.apply(entries.Returned(at=61_000, seat=0))
    assert it.bots_owing() == []


@pytest.mark.parametrize(
    ("game", "seats", "over"), [("tenno", 2, True), ("tenno", 3, False), ("samurai_spirit", 2, False)]
)
def test_time_that_loses_ends_a_duel_and_leaves_others_playing(game: str, seats: int, over: bool) -> None:
    it = table(Pace(kind="live", bank=60), seats, game)
    it.apply(entries.Resigned(at=60_000, seat=0, why="time"))
    assert (it.status == "finished") == over
    if over:
        assert it.ending is not None
        assert (it.ending.reason, it.ending.winners) == ("time", [1])
    else:
        assert it.chairs[0].stand_in
        assert it.chairs[0].resigned


def test_setting_the_machines_clock_costs_nobody_time(monkeypatch: pytest.MonkeyPatch) -> None:
    before = now()
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    assert before <= now() < before + DAY
