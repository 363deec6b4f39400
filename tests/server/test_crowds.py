"""Many at one table: what is told to all of them costs the one who says it, and what is the same is made once."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tatami.core.match import Match
from tatami.server import wire
from tatami.server.domain.players import Player
from tatami.server.domain.problems import Refusal
from tatami.server.domain.terms import Pace
from tatami.server.gates import session
from tatami.server.gates.limits import Limits
from tatami.server.gates.person import PersonSession
from tatami.server.gates.session import Greeting
from tatami.server.live.member import MOST_UNDONE
from tatami.server.live.reviews import Reviews
from tatami.server.live.room import Room
from tests.server.people import Person
from tests.server.test_clocks import table
from tests.server.test_leavers import company
from tests.server.test_stalling import usual

__all__ = ["usual"]

SUBMIT = wire.Submit(seat=0, ask=0, codes=["set-123"], id=1)


class Pile:
    """A line whose client takes nothing."""

    def __init__(self) -> None:
        self.unsent = 0
        self.dropped = False

    def send_text(self, text: bytes) -> None:
        self.unsent += len(text)

    def drop(self) -> None:
        self.dropped = True

    def listen(self, heard: object) -> None:
        """Nobody speaks."""

    pause = resume = drop


def connection(room: Room, player: str = "p0") -> PersonSession:
    """Somebody at a table, with the limits that are usual and a line on which everything piles up."""
    nowhere = cast("Any", None)
    who = Player(id=player, name=player, claimed=False)
    return PersonSession(nowhere, Pile(), nowhere, room, who, set(), Limits(10, 50).allowance(player, "127.0.0.1"))


def test_what_many_are_told_of_costs_more() -> None:
    def moves(lookers: int) -> int:
        room = Room(table(Pace()))
        room.clients |= {connection(room, f"looker {number}") for number in range(lookers)}
        mover = connection(room)
        return next(n for n in range(2000) if not (mover.allowance.take("messages") and mover.affords(SUBMIT)))

    assert moves(2) >= 100 > 5 * moves(380) > 0


def test_who_merely_looks_on_is_told_to_nobody(address: str) -> None:
    table, (ada, bo) = company(address, "Ada", "Bo", game="tenno")
    eve = Person(address, "Eve")
    with ada.look(table) as first:
        first.asked()
        for _ in range(3):
            with eve.look(table) as watcher:
                watcher.hear("welcome")
                watcher.hear("update")
        with bo.look(table):
            while not first.table["seats"][1]["here"]:
                first.hear("welcome")
        while first.table["seats"][1]["here"]:
            first.hear("welcome")
        welcomes = [text for text in first.bytes if text.startswith('{"type":"welcome"')]
        assert len(welcomes) <= 5, "her own, hers and Bo's for all, and none of Eve's six"


def test_what_piles_up_is_counted_in_bytes_too() -> None:
    client = connection(Room(table(Pace())))
    client.write(b"x" * (session.MOST_UNSENT + 1))
    assert not cast(Pile, client.line).dropped, "one message may be as long as it is"
    client.write(b"x")
    assert cast(Pile, client.line).dropped


def test_who_claims_to_know_more_than_there_is_knows_nothing() -> None:
    room = Room(table(Pace()))
    room.told[None] = 50
    client = connection(room, "eve")
    known = [client.known(Greeting(since=since)) for since in (-1, 0, 50, 51, 10**9)]
    assert known == [0, 0, 50, 0, 0]


def test_nobody_takes_back_without_end() -> None:
    room = Room(table(Pace()))
    client = connection(room)
    room.table.taken_back[0] = room.table.rewound = MOST_UNDONE
    client.member.hall = cast("Any", SimpleNamespace(decide=lambda room, judge, done: judge()))
    for far in (False, True):
        with pytest.raises(Refusal) as refusal:
            client.undo(wire.Undo(seat=0, far=far, id=1))
        assert refusal.value.problem.code == "undo-often"


def test_a_secret_decision_stays_one_when_all_others_are_made() -> None:
    match = Match("tenno", seats=2, seed=7)
    assert match.window
    match.submit(0, "set-123")
    assert match.to_act == [1]
    assert match.window, "how a bot's thinking goes on would tell how many parts its plan has"
    match.submit(1, "set-123")
    assert not match.window


def test_few_reviews_are_made_for_one_person_at_a_time() -> None:
    found = Reviews(cast("Any", None), "ronin")
    both = found.asked_by("ada"), found.asked_by("ada")
    with both[0], both[1], found.asked_by("bo"), pytest.raises(Refusal), found.asked_by("ada"):
        pass
    with found.asked_by("ada"):
        pass


def test_people_who_are_not_heard_are_few(address: str) -> None:
    ada = Person(address, "Ada")
    refused = [number for number in range(502) if ada.http.post(f"/api/mutes/nobody{number}").status_code == 429]
    assert refused == [500, 501]


def test_a_long_answer_is_the_same_pressed_or_not(address: str) -> None:
    ada = Person(address, "Ada")
    table = ada.open("tenno", 2, sit=["me", "me:Bo"], start=True)
    ways = ("gzip", "identity")
    told = [ada.http.get(f"/api/tables/{table}/replay?eye=0", headers={"Accept-Encoding": way}) for way in ways]
    assert [each.headers.get("content-encoding") for each in told] == ["gzip", None]
    assert told[0].json() == told[1].json()


def test_a_story_costs_by_its_length(usual: str) -> None:
    ada, rng = Person(usual, "Ada"), random.Random(1)
    match = Match("samurai", seats=4, seed=3)
    while match.outcome is None:
        seat = match.to_act[0]
        match.submit(seat, rng.choice(match.legal(seat)))
    table = ada.post("/api/records", {"record": match.record().to_json()})["id"]
    assert 429 in [ada.http.get(f"/api/tables/{table}/story").status_code for _ in range(20)]
