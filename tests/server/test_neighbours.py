"""What processes tell each other through Redis, what is claimed by one of them, and what happens to lost messages."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from tatami.bench.services.redis import Redis, missing
from tatami.server.bus.messages import AnyMessage
from tatami.server.bus.redis import RedisBus
from tatami.server.clock import now
from tatami.server.domain import entries
from tatami.server.domain.chat import ChatLine
from tatami.server.domain.entries import Entry
from tatami.server.domain.players import Player
from tatami.server.domain.problems import Problem
from tatami.server.domain.terms import Pace
from tatami.server.live import talk
from tatami.server.live.departure import depart
from tatami.server.live.hall import Hall
from tatami.server.live.keeper import Keeper
from tatami.server.live.players import Players
from tatami.server.live.room import Room
from tatami.server.live.thinkers import Thinkers
from tatami.server.settings import Settings
from tatami.server.store.sqlite import SqliteStore as Store
from tatami.server.store.sqlite import sqlite_url
from tatami.server.store.values import Account
from tatami.server.wire.outgoing import Outgoing
from tests.server.people import PATIENCE
from tests.server.test_keeper import opened

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())

Story = Callable[[Keeper, Keeper], Awaitable[None]]


@pytest.fixture
def redis() -> Iterator[Redis]:
    found = Redis()
    found.start()
    yield found
    found.remove()


@contextlib.asynccontextmanager
async def keeper(folder: Path, redis: Redis) -> AsyncIterator[Keeper]:
    """What one process has."""
    store, thinkers, bus = Store(sqlite_url(folder)), Thinkers(1), RedisBus(redis.url)
    store.start()
    thinkers.start()
    found = Keeper(Hall(store, thinkers, bus=bus), Players(store, b"key"), Settings())
    await bus.start(found.neighbours)
    try:
        yield found
    finally:
        await bus.stop()
        thinkers.stop()
        store.stop()
        store.close()


def tell(folder: Path, redis: Redis, story: Story) -> None:
    async def whole() -> None:
        async with asyncio.timeout(PATIENCE), keeper(folder, redis) as one, keeper(folder, redis) as other:
            await story(one, other)

    asyncio.run(whole())


async def until(found: Callable[[], bool]) -> None:
    while not found():
        await asyncio.sleep(0.001)


async def laid(one: Keeper, other: Keeper, pace: Pace) -> tuple[Room, Room]:
    """A table in both processes, which know of each other."""
    here = await one.hall.open(*opened(pace))
    there = await other.hall.room(here.table.id)
    await until(lambda: bool(here.elsewhere and there.elsewhere))
    return here, there


class Watcher:
    """Somebody who looks on, and remembers nothing."""

    player: Player | None = None
    lang: str | None = None
    viewer: int | None = None
    follows_seat = answers = board = False

    def __init__(self) -> None:
        self.muted: set[str] = set()

    def send(self, outgoing: Outgoing) -> None:
        pass

    def leave(self, problem: Problem) -> None:
        pass


def deaf(bus: RedisBus, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever this process tells is lost."""

    def lost(message: AnyMessage) -> None:
        pass

    monkeypatch.setattr(bus, "tell", lost)


def test_a_move_is_told_to_the_other_process(tmp_path: Path, redis: Redis) -> None:
    async def story(one: Keeper, other: Keeper) -> None:
        here, there = await laid(one, other, Pace())
        await one.hall.commit_and_wait(here, entries.Played(at=now(), seat=0, codes=["set-123"]))
        await until(lambda: there.written == here.written)
        assert there.told == here.told

    tell(tmp_path, redis, story)


def test_who_deletes_the_account_is_nobody_in_the_other_process_too(tmp_path: Path, redis: Redis) -> None:
    async def story(one: Keeper, other: Keeper) -> None:
        here, there = await laid(one, other, Pace())
        called = here.table.chairs[0].name
        gone = Account(here.table.chairs[0].player, called, None, None, None, 0, 0)
        await depart(one.hall, one.players, one.books, gone)
        await until(lambda: not there.table.chairs[0].name)
        await until(lambda: there.written == here.written)
        for table in (here.table, there.table):
            assert table.chairs[0].resigned
            assert table.names[1:] != ("",)
        assert not any(called in line for line in other.hall.store.entries(here.table.id))

    tell(tmp_path, redis, story)


def test_a_lost_message_is_found_by_looking(tmp_path: Path, redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(one: Keeper, other: Keeper) -> None:
        here, there = await laid(one, other, Pace())
        assert isinstance(one.hall.bus, RedisBus)
        deaf(one.hall.bus, monkeypatch)
        await one.hall.commit_and_wait(here, entries.Played(at=now(), seat=0, codes=["set-123"]))
        said: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        talk.say(one.hall, here, ChatLine(here.table.id, 0, now(), "p0", "P0", "Hello", False), said.set_result)
        assert await said is None
        assert there.written < here.written
        there.clients.add(Watcher())
        await other.neighbours.look()
        await until(lambda: there.written == here.written)
        assert there.heard == 1

    tell(tmp_path, redis, story)


def test_a_lost_message_shows_at_the_next_one(tmp_path: Path, redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(one: Keeper, other: Keeper) -> None:
        here, there = await laid(one, other, Pace())
        assert isinstance(one.hall.bus, RedisBus)
        with monkeypatch.context() as patch:
            deaf(one.hall.bus, patch)
            await one.hall.commit_and_wait(here, entries.Played(at=now(), seat=0, codes=["set-123"]))
        await one.hall.commit_and_wait(here, entries.Played(at=now(), seat=1, codes=["set-321"]))
        await until(lambda: there.written == here.written)

    tell(tmp_path, redis, story)


def noting(tried: list[Entry], commit: Callable[..., None], room: Room, entry: Entry, *more: object) -> None:
    """Commit, and note what was tried."""
    tried.append(entry)
    commit(room, entry, *more)


def test_a_clock_that_ran_out_is_the_matter_of_one(
    tmp_path: Path, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(one: Keeper, other: Keeper) -> None:
        here, there = await laid(one, other, Pace(kind="live", bank=60))
        tried: list[Entry] = []
        for each in (one, other):
            monkeypatch.setattr(each.hall, "commit", partial(noting, tried, each.hall.commit))
        late = now() + 61_000
        one.check_clock(here, late)
        other.check_clock(there, late)
        await until(lambda: here.table.chairs[0].stand_in and there.table.chairs[0].stand_in)
        await until(lambda: here.settled and there.settled)
        assert len([entry for entry in tried if isinstance(entry, entries.StoodIn)]) == 1
        assert sum('"stood-in"' in line for line in one.hall.store.entries(here.table.id)) == 1

    tell(tmp_path, redis, story)


def test_work_for_one_is_claimed_until_it_expires_and_by_all_without_redis(tmp_path: Path, redis: Redis) -> None:
    async def story(one: Keeper, other: Keeper) -> None:
        assert await one.hall.mine("guests", 60)
        assert not await other.hall.mine("guests", 60)
        assert await other.hall.mine("other", 0.001)
        await asyncio.sleep(0.01)
        assert await one.hall.mine("other", 60)
        redis.kill()
        assert await one.hall.mine("guests", 60)
        assert await other.hall.mine("guests", 60)
        redis.start()
        await until(lambda: one.hall.bus.up and other.hall.bus.up)

    tell(tmp_path, redis, story)


def test_whoever_leaves_the_memory_is_told_nothing_more(tmp_path: Path, redis: Redis) -> None:
    async def story(one: Keeper, other: Keeper) -> None:
        here, there = await laid(one, other, Pace())
        other.hall.drop(there)
        await until(lambda: not here.elsewhere)

    tell(tmp_path, redis, story)
