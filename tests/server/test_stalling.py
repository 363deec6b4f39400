"""Nobody gains time by staying away, by coming back late or by asking for something again and again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tatami.server import entries
from tatami.server.bench import Server
from tatami.server.players import now
from tatami.server.room import Room
from tatami.server.wire import Pace
from tests.server.people import Person
from tests.server.test_clocks import DAY, table
from tests.server.test_leavers import company


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the limits that are usual."""
    limits = {"TATAMI_MESSAGES_PER_S": "50", "TATAMI_REQUESTS_PER_S": "10"}
    server = Server(Path(tmp_path_factory.mktemp("usual")), TATAMI_THINKERS="1", **limits)
    server.start()
    yield f"http://127.0.0.1:{server.port}"
    server.stop()


def test_a_decision_whose_time_is_up_is_the_bots() -> None:
    live, slow = table(Pace(kind="live", bank=60, increment=0)), table(Pace(kind="slow", days=1))
    for it, over in ((live, 60_000), (slow, DAY)):
        assert not it.overdue(0)
        it.apply(entries.StoodIn(at=over, seat=0, level="ronin"))
        assert it.overdue(0)
        assert not table(Pace(kind="none")).overdue(0)
    slow.apply(entries.Played(at=DAY, seat=0, codes=["set-123"]))
    assert not slow.overdue(0), "the bot has made it"
    slow.apply(entries.Played(at=DAY, seat=1, codes=["set-123"]))
    assert not any(slow.overdue(seat) for seat in slow.to_act), "there are days again for the next"


def test_who_let_the_time_run_out_takes_the_seat_back_after_the_bots_decision(address: str) -> None:
    pace = {"kind": "live", "bank": 10, "increment": 60}
    table, (ada, bo) = company(address, "Ada", "Bo", game="seven_ronin", pace=pace)
    with ada.look(table), bo.look(table) as second:
        second.asked()
        while not second.table["seats"][1]["stand_in"]:
            second.hear("welcome")
        # Else the clock would be of no use: back for a moment, again and again, and no bot ever gets to decide.
        assert second.say("return", seat=1)["problem"]["code"] == "time-up"
        while 1 in second.update["to_act"]:
            second.hear("update")
        assert second.say("return", seat=1)["type"] == "done"


def test_who_never_came_is_away_since_the_start_whoever_asks_for_the_table() -> None:
    it = table(Pace(kind="live"), here=["p0"])
    it.started = now() - 90_000
    room = Room(it)
    room.gone.clear()  # They sat down when the table was in memory already.
    room.loaded = now() - 100_000
    room.touched = now()
    assert room.away("p1", now()) >= 90_000


def test_who_reads_how_it_stands_has_come(address: str) -> None:
    ada, bo = Person(address, "Ada"), Person(address, "Bo")
    pace = {"kind": "live", "bank": 60, "increment": 0}
    table = ada.open("seven_ronin", 2, open=True, begin="full", pace=pace)
    with ada.look(table) as first:
        bo.sit(table)
        first.asked()
        assert [clock["running"] for clock in first.update["clocks"]] == [True, False]
        bo.get(f"/api/tables/{table}/replay")
        first.settle()
        assert [clock["running"] for clock in first.update["clocks"]] == [True, False], "he looked on like anybody"
        bo.get(f"/api/tables/{table}/replay?eye=1")
        while not first.update["clocks"][1]["running"]:
            first.hear("update")
