"""Clocks: banks, increments, days, pauses, and what happens when time is up."""

from __future__ import annotations

import time

import pytest

import tatami
from tatami.server import entries
from tatami.server.clocks import DAY, Clocks
from tatami.server.players import now
from tatami.server.table import Table
from tatami.server.wire import Pace


def test_a_live_clock_charges_the_time_and_gives_the_increment() -> None:
    clocks = Clocks(Pace(kind="live", bank=60, increment=5), 2)
    clocks.settle(1_000, {0}, set())
    assert clocks.deadline() == (61_000, 0)
    clocks.settle(11_000, {1}, {0})
    assert clocks.left == [55_000, 60_000]
    assert clocks.deadline() == (71_000, 1)
    assert [face.running for face in clocks.faces(12_000)] == [False, True]
    assert clocks.faces(12_000)[1].left == 59_000


def test_a_clock_that_was_set_back_neither_gives_nor_takes() -> None:
    clocks = Clocks(Pace(kind="live", bank=60, increment=0), 1)
    clocks.settle(10_000, {0}, set())
    clocks.settle(2_000, set(), {0})
    assert clocks.left == [60_000]


def test_a_slow_clock_gives_every_decision_its_days() -> None:
    clocks = Clocks(Pace(kind="slow", days=2), 1)
    clocks.settle(0, {0}, set())
    assert clocks.deadline() == (2 * DAY, 0)
    clocks.settle(DAY, {0}, {0})
    assert clocks.deadline() == (3 * DAY, 0)


def test_the_servers_absence_is_not_charged_to_live_players() -> None:
    clocks = Clocks(Pace(kind="live", bank=60, increment=0), 1)
    clocks.settle(0, {0}, set())
    clocks.restart(500_000)
    assert clocks.deadline() == (560_000, 0)
    slow = Clocks(Pace(kind="slow", days=1), 1)
    slow.settle(0, {0}, set())
    slow.restart(DAY)
    assert slow.deadline() == (DAY, 0)


def table(pace: Pace, seats: int = 2, game: str = "tenno") -> Table:
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
    found.apply(entries.Started(at=0))
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
