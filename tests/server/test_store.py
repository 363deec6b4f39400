"""The verbs of a store, as whoever calls them knows them: nothing of the database shows through."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest

from tatami.bench.store import store as cost_of_entries
from tatami.server.domain import entries
from tatami.server.domain.entries import Entry
from tatami.server.domain.terms import Pace
from tatami.server.store import statements as sql
from tatami.server.store.errors import Conflict, StorageError
from tatami.server.store.failures import undone
from tatami.server.store.opening import open_store
from tatami.server.store.protocol import Store
from tatami.server.store.sqlite import SqliteStore, sqlite_url
from tatami.server.store.values import Listing, NewTable, TableRow
from tatami.server.store.writer import Group, Writer
from tests.server.tiers import Tier

OPENED = entries.Opened(
    at=1,
    game="tenno",
    rules="1",
    seats=2,
    options={},
    seed="",
    host="ada",
    pace=Pace(),
    leaver="bot",
    open=True,
    invite="",
)
SAT = entries.Sat(at=2, seat=0, player="ada", name="Ada")
LISTING = Listing(number=1, status="open", updated=2, deadline=None, summary="{}")


def table(id: str, *log: Entry) -> NewTable:
    return NewTable(id=id, game="tenno", open=True, created=1, listing=LISTING, log=[OPENED, *log])


def tell(tier: Tier, folder: Path, story: Callable[[Store], Awaitable[None]]) -> None:
    async def whole() -> None:
        store = tier.store(folder)
        store.start()
        try:
            await story(store)
        finally:
            store.stop()
            store.close()

    asyncio.run(whole())


async def append(store: Store, table: str, number: int, entry: Entry, opening: NewTable | None = None) -> None:
    """Append as the holder of the lease, and wait."""
    done: asyncio.Future[StorageError | None] = asyncio.get_running_loop().create_future()
    store.append(table, number, entry, done.set_result, lease=store.lease(table), opening=opening)
    problem = await done
    if problem is not None:
        raise problem


def test_a_number_is_taken_once_and_a_log_is_read_from_any(tier: Tier, tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.open_table(table("t", SAT))
        with pytest.raises(Conflict):
            await append(store, "t", 1, entries.Left(at=3, seat=0))
        assert [place.id for place in store.tables_of("ada", 5)] == ["t"], "nothing of the second was written"
        await append(store, "t", 2, entries.Left(at=3, seat=0))
        assert store.last_number("t") == 2
        assert [entries.decode(line) for line in store.entries("t", 2)] == [entries.Left(at=3, seat=0)]
        assert store.tables_of("ada", 5) == []

    tell(tier, tmp_path, story)


def test_a_table_is_opened_with_the_entry_that_mentions_it_or_not_at_all(tier: Tier, tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.open_table(table("old"))
        with pytest.raises(Conflict):
            await append(store, "old", 0, entries.Rematched(at=3, table="new"), table("new", SAT))
        assert store.entries("new") == []
        await append(store, "old", 1, entries.Rematched(at=3, table="new"), table("new", SAT))
        assert len(store.entries("new")) == 2
        assert {place.id for place in store.all_tables()} == {"old", "new"}

    tell(tier, tmp_path, story)


def test_who_lost_the_lease_appends_nothing(tier: Tier, tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.open_table(table("t"))
        lease = store.lease("t")
        store.lease("t")
        done: asyncio.Future[StorageError | None] = asyncio.get_running_loop().create_future()
        store.append("t", 1, SAT, done.set_result, lease=lease)
        assert isinstance(await done, StorageError)
        assert len(store.entries("t")) == 1

    tell(tier, tmp_path, story)


def test_a_list_never_goes_back(tier: Tier, tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.open_table(table("t", SAT))
        store.list_table("t", Listing(number=5, status="playing", updated=9, deadline=7, summary="{}"))
        store.list_table("t", LISTING)
        await store.caught_up()
        assert store.all_tables() == [TableRow("t", "tenno", "playing", True, 1, 9, 5, 7, "{}")]
        assert (store.due(6), store.due(7)) == ([], ["t"])

    tell(tier, tmp_path, story)


def test_a_name_is_claimed_once(tier: Tier, tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        for id in ("a", "b"):
            await store.add_player(id, id.upper(), 1)
        await store.claim("a", "Ada", "ada", "ada", "hash", [], 1)
        with pytest.raises(Conflict):
            await store.claim("b", "Àda", "àda", "ada", "hash", [], 1)
        with pytest.raises(Conflict):
            await store.rename("b", "Ada", "ada")
        assert store.owners("ada", "ada") == {"a"}
        found = store.player("b")
        assert found is not None
        assert (found.name, found.login) == ("B", None)

    tell(tier, tmp_path, story)


def test_what_is_done_from_outside_is_noticed(tier: Tier, tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.open_table(table("t"))
        await store.add_player("a", "Ada", 1)
        before = store.signal()
        with pytest.raises(Conflict):
            store.intervene("t", 0, entries.Abandoned(at=2))
        assert store.signal() == before
        store.intervene("t", 1, entries.Abandoned(at=2))
        store.remove("a")
        assert store.signal() == before + 2
        assert store.player("a") is None

    tell(tier, tmp_path, story)


def test_what_an_entry_costs_can_be_measured(tier: Tier, tmp_path: Path) -> None:
    costs = cost_of_entries((1, 3), 0.01, tier.url(tmp_path))
    assert [cost.rows for cost in costs] == [1, 3]
    assert all(cost.cpu_us > 0 for cost in costs)


def test_a_database_that_is_none_says_so_in_our_terms(tmp_path: Path) -> None:
    (tmp_path / "tatami.db").write_bytes(b"This was a database once." * 100)
    with pytest.raises(StorageError):
        open_store(tmp_path)


def test_a_commit_of_unknown_outcome_is_settled_by_the_key(tmp_path: Path) -> None:
    """The connection breaks behind a commit, so that not even the rollback can be asked for."""
    store = SqliteStore(sqlite_url(tmp_path))
    connect, breaks = store.writing, [True]

    class Frail:
        """A connection that breaks once."""

        def __init__(self) -> None:
            self._real = connect()
            self.close = self._real.close

        def write(self, batch: Sequence[Group]) -> None:
            self._real.write(batch)
            if breaks and any(statement is sql.ADD_ENTRY for statement, _ in batch):
                breaks.clear()
                raise undone(OSError("cut off"), self._cut)

        def _cut(self) -> None:
            raise OSError("cut off")

    store.writer = Writer(Frail)

    async def story() -> None:
        store.start()
        await store.open_table(table("t"))
        breaks.append(True)
        with pytest.raises(Conflict):  # Whoever hears of it reads the log, and finds the entry there.
            await append(store, "t", 1, SAT)
        assert [entries.decode(line) for line in store.entries("t", 1)] == [SAT]
        store.stop()

    breaks.clear()
    asyncio.run(story())
    store.close()
