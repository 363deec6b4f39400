"""Several processes at one log: the key of an entry is the lock, and whoever comes second judges anew."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from tatami.core.errors import TatamiError
from tatami.server.clock import now
from tatami.server.domain import entries
from tatami.server.domain.entries import Entry
from tatami.server.domain.players import Player
from tatami.server.domain.problems import Refusal
from tatami.server.domain.terms import Pace
from tatami.server.live import replication
from tatami.server.live.hall import Hall, Overtaken
from tatami.server.live.member import Member
from tatami.server.live.room import Room
from tatami.server.live.thinkers import Thinkers
from tatami.server.store.sqlite import SqliteStore as Store
from tatami.server.store.sqlite import sqlite_url
from tests.server.test_keeper import opened

Outcome = Refusal | TatamiError | None
Story = Callable[[Hall, Hall], Awaitable[None]]


@contextlib.asynccontextmanager
async def hall(folder: Path) -> AsyncIterator[Hall]:
    """A hall that hears of no other."""
    store, thinkers = Store(sqlite_url(folder)), Thinkers(1)
    store.start()
    thinkers.start()
    try:
        yield Hall(store, thinkers)
    finally:
        thinkers.stop()
        store.stop()
        store.close()


def tell(folder: Path, story: Story) -> None:
    """Two halls over one database, as two processes have them."""

    async def whole() -> None:
        async with hall(folder) as one, hall(folder) as other:
            await story(one, other)

    asyncio.run(whole())


async def laid(one: Hall, other: Hall, pace: Pace | None = None) -> tuple[Room, Room]:
    """The same table in both."""
    room = await one.open(*opened(pace or Pace()))
    return room, await other.room(room.table.id)


async def played(hall: Hall, room: Room, seat: int, code: str, ask: int = 0) -> Outcome:
    """What somebody's answer comes to."""
    member = Member(hall, room, Player(id=f"p{seat}", name=f"P{seat}", claimed=False), lambda quota: True)
    found: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
    member.submit(seat, ask, [code], found.set_result)
    return await found


def test_two_answers_to_one_question_and_one_holds(tmp_path: Path) -> None:
    async def story(one: Hall, other: Hall) -> None:
        here, there = await laid(one, other)
        outcomes = await asyncio.gather(played(one, here, 0, "set-123"), played(other, there, 0, "set-321"))
        refused = [each for each in outcomes if each is not None]
        assert len(refused) == 1
        assert isinstance(refused[0], Refusal)
        assert refused[0].problem.code == "late"
        assert here.table.number == there.table.number == len(one.store.entries(here.table.id)) - 1
        for room in (here, there):
            assert room.settled
        loser = there if outcomes[0] is None else here
        assert loser.table.last_answers[0] == (here if loser is there else there).table.last_answers[0]

    tell(tmp_path, story)


def test_answers_of_two_seats_at_once_both_hold(tmp_path: Path) -> None:
    async def story(one: Hall, other: Hall) -> None:
        here, there = await laid(one, other)
        outcomes = await asyncio.gather(played(one, here, 0, "set-123"), played(other, there, 1, "set-321"))
        assert list(outcomes) == [None, None]
        lines = one.store.entries(here.table.id)
        assert sum('"played"' in line for line in lines) == 2
        replication.hear(one, here, len(lines) - 1)
        replication.hear(other, there, len(lines) - 1)
        for room in (here, there):
            if room.catching is not None:
                await room.catching
        assert here.table.match is not None
        assert there.table.match is not None
        assert here.table.match.key() == there.table.match.key()
        assert here.told == there.told

    tell(tmp_path, story)


def test_a_repeat_by_another_process_is_acknowledged(tmp_path: Path) -> None:
    async def story(one: Hall, other: Hall) -> None:
        here, there = await laid(one, other)
        assert await played(one, here, 0, "set-123") is None
        assert await played(other, there, 0, "set-123") is None
        assert there.table.number == here.table.number == len(one.store.entries(here.table.id)) - 1

    tell(tmp_path, story)


def test_what_was_added_behind_an_overtaken_entry_is_judged_too(tmp_path: Path) -> None:
    async def story(one: Hall, other: Hall) -> None:
        here, there = await laid(one, other)
        await one.commit_and_wait(here, entries.Played(at=now(), seat=0, codes=["set-123"]))
        heard: list[Outcome] = []
        other.commit(there, entries.Played(at=now(), seat=0, codes=["set-321"]), heard.append)
        other.commit(there, entries.Played(at=now(), seat=1, codes=["set-321"]), heard.append)
        while len(heard) < 2:
            await asyncio.sleep(0)
        assert [type(each) for each in heard] == [Overtaken, Overtaken]
        assert there.settled
        assert there.table.last_answers == here.table.last_answers
        assert await played(other, there, 1, "set-321") is None

    tell(tmp_path, story)


def test_whoever_was_overtaken_at_a_seat_is_refused(tmp_path: Path) -> None:
    async def story(one: Hall, other: Hall) -> None:
        head, _ = opened(Pace())
        here = await one.open(head, [])
        there = await other.room(here.table.id)

        def sits(room: Room, player: str) -> Callable[[], Entry]:
            return lambda: _sat(room, player)

        found = await asyncio.gather(
            *(one.decided(here, sits(here, f"a{n}")) for n in range(2)),
            *(other.decided(there, sits(there, f"b{n}")) for n in range(2)),
            return_exceptions=True,
        )
        refused = [each for each in found if each is not None]
        assert [each.problem.code for each in refused if isinstance(each, Refusal)] == ["seat-taken"] * 2
        assert here.table.people() == there.table.people() or not (here.settled and there.settled)
        assert len(one.store.entries(here.table.id)) == 3

    def _sat(room: Room, player: str) -> Entry:
        free = [seat for seat, chair in enumerate(room.table.chairs) if chair.kind == "free"]
        if not free:
            raise Refusal("seat-taken")
        return entries.Sat(at=now(), seat=free[0], player=player, name=player)

    tell(tmp_path, story)


def test_a_table_that_hears_of_entries_follows_them(tmp_path: Path) -> None:
    async def story(one: Hall, other: Hall) -> None:
        here, there = await laid(one, other)
        await one.commit_and_wait(here, entries.Played(at=now(), seat=0, codes=["set-123"]))
        line = one.store.entries(here.table.id)[-1]
        replication.hear(other, there, here.written, line)
        assert there.table.number == here.table.number
        replication.hear(other, there, here.written, line)  # Told twice.
        assert there.table.number == here.table.number
        await one.commit_and_wait(here, entries.Played(at=now(), seat=1, codes=["set-321"]))
        replication.hear(other, there, here.written)  # Without its entry.
        assert there.catching is not None
        await there.catching
        assert there.table.number == here.table.number
        assert there.told == here.told

    tell(tmp_path, story)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_move_while_the_table_catches_up_is_judged_afterwards(tmp_path: Path, seat: int) -> None:
    async def story(one: Hall, other: Hall) -> None:
        here, there = await laid(one, other)
        await one.commit_and_wait(here, entries.Played(at=now(), seat=0, codes=["set-123"]))
        replication.hear(other, there, here.written)
        outcome = await played(other, there, seat, "set-321")
        assert (outcome is None) is (seat == 1)

    tell(tmp_path, story)
