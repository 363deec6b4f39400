"""Stories that outlive the rules: whole of what is over, without secrets of what goes on, written little by little."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tatami.core import registry
from tatami.core.events import Seen
from tatami.core.record import Record
from tatami.core.words import LANGUAGES
from tatami.server.clock import now
from tatami.server.domain import entries
from tatami.server.domain.folding import fold
from tatami.server.domain.terms import Pace
from tatami.server.live.archive import Archivist, kept
from tatami.server.live.keeper import Keeper
from tatami.server.store.opening import open_store
from tatami.server.store.protocol import Store
from tests.example.janken import JankenGame, JankenWords
from tests.server.stored.copies import VERSIONS, copy
from tests.server.test_keeper import opened, tell
from tests.server.tiers import Tier


async def mine(work: str, seconds: float) -> bool:
    """There is one process."""
    return True


async def work(archivist: Archivist, ticks: int = 60) -> None:
    """So many ticks of the keeper, each as long as its work takes."""
    for _ in range(ticks):
        archivist.tick()
        while archivist.busy:
            await asyncio.sleep(0)


def with_store(data: Path, story: Callable[[Store], Awaitable[None]]) -> None:
    async def whole() -> None:
        store = open_store(data)
        store.start()
        try:
            await story(store)
        finally:
            store.stop()
            store.close()

    asyncio.run(whole())


@pytest.mark.parametrize("version", VERSIONS)
def test_what_was_over_before_an_upgrade_gets_its_story(version: str, tmp_path: Path) -> None:
    found = copy(version, tmp_path / "data")

    async def story(store: Store) -> None:
        await work(Archivist(store, mine))
        for kind, then in found.tables.items():
            document = kept(store, then["id"])
            assert (document is not None) is (then["status"] in ("finished", "abandoned")), kind
            if document is None:
                continue
            assert document.status == then["status"]
            assert document.titles.keys() == document.lines.keys() == set(LANGUAGES)
            for lang in LANGUAGES:
                assert len(document.lines[lang]) == len(document.seats)
                assert all(document.lines[lang])
            assert (document.ending is None) is ("ending" not in then)
            if document.ending is not None:
                assert document.ending.winners == then["ending"]["winners"]
                assert document.endings["pl"] != document.endings["uk"]
            if "digest" in then:
                assert Record.load(document.record).digest() == then["digest"]
                assert len(document.seats) >= then["moves"] // 2
        assert store.untold(1) == []

    with_store(found.data, story)


@pytest.mark.parametrize("version", VERSIONS)
def test_of_a_running_game_only_what_a_spectator_saw_is_told(version: str, tmp_path: Path) -> None:
    found = copy(version, tmp_path / "data")
    logs = found.logs()

    async def story(store: Store) -> None:
        archivist = Archivist(store, mine)
        running = {kind: then for kind, then in found.tables.items() if then["status"] == "playing"}
        await archivist.close([fold(then["id"], logs[kind]) for kind, then in running.items()])
        for kind, then in running.items():
            document = kept(store, then["id"])
            assert document is not None, kind
            assert len(document.seats) == then["eyes"]["none"]["story"]
            assert (document.status, document.ending, document.record) == ("playing", None, "")

    with_store(found.data, story)


def test_a_story_is_written_when_a_table_leaves_the_memory_and_has_something_new(tier: Tier, tmp_path: Path) -> None:
    async def story(keeper: Keeper) -> None:
        hall, archivist = keeper.hall, keeper.archivist

        async def leaves(id: str) -> int:
            """The table leaves the memory; the entry up to which its story goes then."""
            hall.sum_up()
            keeper.let_go(now() + 61_000)
            assert not hall.rooms
            await work(archivist, 3)
            row = hall.store.story(id)
            assert row is not None
            return int(row.number)

        async def throws(id: str, seat: int, code: str) -> None:
            await hall.commit_and_wait(await hall.room(id), entries.Played(at=now(), seat=seat, codes=[code]))

        with registry.known(JankenGame()):
            id = (await hall.open(*opened(Pace(), game="janken"))).table.id
            assert await leaves(id) == 3
            await throws(id, 0, "rock")
            assert await leaves(id) == 3, "a throw in secret is nothing new"
            await hall.room(id)
            assert await leaves(id) == 3
            await throws(id, 1, "paper")
            assert await leaves(id) == 5
            await throws(id, 0, "rock")
            await throws(id, 1, "paper")
            assert await leaves(id) == 7
            document = kept(hall.store, id)
            assert document is not None
            assert document.seats == [0, 1, None, 0, 1, None]
            assert document.record

    tell(tier, tmp_path, story)


def test_one_story_at_a_time_however_many_wait(tier: Tier, tmp_path: Path) -> None:
    async def story(keeper: Keeper) -> None:
        hall, archivist = keeper.hall, keeper.archivist
        await work(archivist, 1)
        tables = [(await hall.open(*opened(Pace()))).table for _ in range(3)]
        for table in tables:
            archivist.remember(table)
        for _ in range(5):
            archivist.tick()
        while archivist.busy:
            await asyncio.sleep(0)
        assert [hall.store.story(table.id) is not None for table in tables] == [True, False, False]

    tell(tier, tmp_path, story)


def test_a_story_that_cannot_be_told_is_tried_once(
    tier: Tier, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    class Mute(JankenWords):
        def event(self, seen: Seen) -> str:
            raise LookupError

    class Broken(JankenGame):
        def words(self, lang: str, names: tuple[str, ...] = ()) -> JankenWords:
            return Mute(lang, names)

    async def story(keeper: Keeper) -> None:
        hall, archivist = keeper.hall, keeper.archivist
        with registry.known(Broken()):
            room = await hall.open(*opened(Pace(), game="janken"))
            await hall.commit_and_wait(room, entries.Played(at=now(), seat=0, codes=["rock"]))
            await hall.commit_and_wait(room, entries.Resigned(at=now(), seat=0))
            hall.sum_up()
            await hall.store.caught_up()
            for _ in range(3):
                await work(archivist, 3)
                archivist.look_again()
        assert [line.message for line in caplog.records].count("a story cannot be told") == 1
        # Where the rules are unknown there is nothing to try either.
        other = JankenGame()
        other.meta = replace(other.meta, version="2")
        with registry.known(other):
            await work(Archivist(hall.store, mine), 3)
        assert hall.store.story(room.table.id) is None

    tell(tier, tmp_path, story)
