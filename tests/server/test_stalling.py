"""Nobody gains time by staying away, by coming back late or by asking for something again and again."""

from __future__ import annotations

import math
from collections.abc import Iterator

import msgspec
import pytest

from tatami.server.clock import now
from tatami.server.domain import consent, entries
from tatami.server.domain.clocks import DAY, HOUR
from tatami.server.domain.problems import Refusal
from tatami.server.domain.terms import Pace
from tatami.server.live.room import Room
from tests.server.people import Person
from tests.server.test_clocks import table
from tests.server.test_consent import laid, some
from tests.server.test_leavers import company, until_proposed
from tests.server.tiers import Tier


@pytest.fixture(scope="module")
def usual(tier: Tier, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the limits that are usual."""
    limits = {"TATAMI_MESSAGES_PER_S": "50", "TATAMI_REQUESTS_PER_S": "10"}
    server = tier.server(tmp_path_factory.mktemp("usual"), TATAMI_THINKERS="1", **limits)
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
        asked = second.asked()["ask"]
        while not second.table["seats"][1]["stand_in"]:
            second.hear("welcome")
        # Else the clock would be of no use: back for a moment, again and again, and no bot ever gets to decide.
        early = second.say("return", seat=1)
        if early["type"] == "done":
            second.settle()
            assert second.update["ask"] != asked, "the bot was faster than we"
            return
        assert early["problem"]["code"] == "time-up"
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
    assert room.gone_for("p1", now()) >= 90_000


def test_who_reads_how_it_stands_has_come(address: str) -> None:
    ada, bo = Person(address, "Ada"), Person(address, "Bo")
    pace = {"kind": "live", "bank": 60, "increment": 0}
    table = ada.open("seven_ronin", 2, open=True, begin="full", pace=pace)
    with ada.look(table) as first:
        first.hear("welcome")
        bo.sit(table)
        first.asked()
        assert [clock["running"] for clock in first.update["clocks"]] == [True, False]
        bo.get(f"/api/tables/{table}/replay")
        first.settle()
        assert [clock["running"] for clock in first.update["clocks"]] == [True, False], "he looked on like anybody"
        bo.get(f"/api/tables/{table}/replay?eye=1")
        while not first.update["clocks"][1]["running"]:
            first.hear("update")


def test_who_agreed_may_think_better_of_it_and_who_gave_up_is_not_waited_for() -> None:
    it = laid("tenno", 3, 1)
    it.apply(consent.change(it, "p0", "abandon", set(), 0))
    it.apply(consent.answer(it, "p1", 1, True, "", 0))
    with pytest.raises(Refusal):
        consent.answer(it, "p1", 1, True, "", 0)
    # The others have left: else nothing could be asked for any more, not even a bot in their place.
    it.apply(consent.answer(it, "p1", 1, False, "", 0))
    assert it.settled is not None
    assert (it.proposal, it.settled.how, it.settled.seat) == (None, "refused", 1)
    it.apply(consent.change(it, "p0", "abandon", set(), 0))
    assert consent.gave_up(it, 0) is None
    it.apply(entries.Resigned(at=0, seat=2))
    it.apply(some(consent.gave_up(it, 0)))
    assert it.proposal is not None
    assert it.proposal.waiting == {"p1"}


def test_what_waits_for_somebody_who_gives_up_is_agreed(address: str) -> None:
    table, (ada, bo, cyd) = company(address, "Ada", "Bo", "Cyd")
    with ada.look(table) as first, bo.look(table) as second, cyd.look(table) as third:
        first.hear("update")
        assert first.say("propose", what="abandon")["type"] == "done"
        assert second.say("answer", proposal=until_proposed(second)["number"], yes=True)["type"] == "done"
        until_proposed(third)
        assert third.say("resign", seat=2)["type"] == "done"
        while first.table["status"] != "abandoned":
            first.hear("welcome")


def test_nobody_is_asked_again_and_again(usual: str) -> None:
    table, (ada, bo) = company(usual, "Ada", "Bo", game="seven_ronin")
    with ada.look(table) as first, bo.look(table) as second:
        first.asked()
        answers = []
        for number in range(1, 20):
            answers.append(first.say("propose", what="abandon"))
            if answers[-1]["type"] == "refused":
                break
            assert second.say("answer", proposal=number, yes=False, word="\u202eno\u2800!")["type"] == "done"
            while first.update["settled"] is None or first.update["settled"]["number"] != number:
                first.hear("update")
            assert first.update["settled"]["word"] == "no!"
        assert answers[-1]["problem"]["code"] == "too-fast"


def test_tables_to_play_again_are_counted_like_others(usual: str) -> None:
    ada = Person(usual, "Ada")
    table, refused = ada.open("seven_ronin", 2, sit=["me", "bot:ronin"], start=True), ""
    for _ in range(40):
        with ada.look(table) as chair:
            chair.hear("update")
            chair.say("resign", seat=chair.update["eye"])
        answer = ada.http.post(f"/api/tables/{table}/rematch", json={}).json()
        refused = answer.get("code", "")
        if refused:
            break
        table = answer["rematch"]
    assert refused == "too-fast"


def test_who_is_waited_for_has_that_time_from_when_the_bot_went_on() -> None:
    it = laid("tenno", 3, 1)
    it.opened = msgspec.structs.replace(it.opened, consent_h=2)
    it.apply(consent.change(it, "p0", "abandon", set(), 0))
    # Bo played until now; his clock ran out long after the question was asked.
    it.apply(entries.StoodIn(at=5 * HOUR, seat=1, level="samurai"))
    assert consent.overdue(it, 7 * HOUR - 1) is None
    assert it.deadline() == 7 * HOUR
    it.apply(some(consent.overdue(it, 7 * HOUR)))
    assert it.proposal is not None
    assert it.proposal.waiting == {"p2"}
    assert it.deadline() is None, "nobody else is waited for only so long"


def test_who_left_a_slow_game_whose_clocks_stand_still_is_waited_for_as_long_as_for_a_move() -> None:
    it = table(Pace(kind="slow", days=2))
    it.apply(entries.Paused(at=DAY, paused=True))

    def stand_in(at: int) -> object:
        return consent.stand_in(it, "p0", 1, lambda player: math.inf if player == "p0" else 0, at)

    with pytest.raises(Refusal) as refusal:
        stand_in(3 * DAY - 1)
    assert refusal.value.problem.code == "seat-waits"
    assert isinstance(stand_in(3 * DAY), entries.StoodIn), "else the game would stand still for ever"
    it.apply(entries.Paused(at=3 * DAY, paused=False))
    with pytest.raises(Refusal):
        stand_in(9 * DAY)
