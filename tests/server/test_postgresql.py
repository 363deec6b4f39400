"""PostgreSQL as it is in life: started anew, away, slow, shared with other servers, named wrongly."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tatami.bench import faults
from tatami.bench.server import Server
from tatami.bench.services.postgres import missing
from tatami.server.clock import now
from tatami.server.domain import entries
from tatami.server.store.errors import Conflict, StorageError, Unreachable
from tatami.server.store.moving import copy_all, digests
from tatami.server.store.opening import open_store
from tatami.server.store.postgresql import RUNNING, PostgresqlStore
from tests.server.hosts import URL, command, disk_of
from tests.server.people import PATIENCE, Person
from tests.server.postgres import Postgres
from tests.server.stored.copies import VERSIONS, copy
from tests.server.test_store import SAT, append, table
from tests.server.tiers import ON_POSTGRESQL, Tier

TIMEOUT = "&options=-c%20statement_timeout%3D200"
HURRIED = TIMEOUT + "&connect_timeout=2"
JOURNAL = 16 << 20
"""Bytes of a file of PostgreSQL's journal."""
PAGE = 8192


@pytest.fixture(scope="module")
def restless() -> Iterator[Postgres]:
    """A PostgreSQL that may be stopped without harm to other tests."""
    if why := missing():
        pytest.skip(why)
    cluster = Postgres()
    cluster.start()
    yield cluster
    cluster.remove()


@pytest.fixture
def served(restless: Postgres, tmp_path: Path) -> Iterator[Server]:
    """A server on it."""
    server = Server(tmp_path / "data", TATAMI_THINKERS="1", **{URL: restless.make()})
    server.start()
    yield server
    server.stop()


def ada_at(server: Server) -> tuple[Person, str]:
    ada = Person(f"http://127.0.0.1:{server.port}", "Ada")
    return ada, ada.open("tenno", 2, sit=["me", "me:Ola"], start=True)


# --- coming and going -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["fast", "immediate"])
def test_nobody_notices_that_it_was_started_anew(restless: Postgres, served: Server, mode: str) -> None:
    ada, table = ada_at(served)
    with ada.look(table) as chair:
        chair.asked()
        restless.stop(mode)
        restless.start()
        assert chair.submit("set-123")["type"] == "done"
        assert [line["id"] for line in ada.get("/api/lobby")["mine"]] == [table]
    assert ada.get("/healthz") == {"ok": True}


def test_while_it_is_away_moves_are_refused_and_none_is_lost(restless: Postgres, served: Server) -> None:
    ada, table = ada_at(served)
    with ada.look(table, eye=0) as chair:
        chair.asked()
        assert chair.submit("set-123")["type"] == "done"
    with ada.look(table, eye=1) as chair:
        chair.asked()
        restless.stop()
        try:
            assert chair.submit("set-123")["problem"]["code"] == "storage"
            assert chair.gone()
            assert ada.get("/healthz", 503)["code"] == "storage"
            assert ada.post("/api/tables", {"game": "tenno", "seats": 2}, 503)["code"] == "storage"
            assert ada.get("/api/lobby", 503)["code"] == "storage"
        finally:
            restless.start()
    with ada.look(table, eye=1) as chair:
        chair.asked()
        assert chair.submit("set-123")["type"] == "done"
    with disk_of(served) as kept:
        assert kept.ask("""SELECT count(*) FROM log WHERE place = ? AND entry LIKE '%"played"%'""", table) == [(2,)]
    assert "Traceback" not in served.log.read_text()


def test_a_full_disk_refuses_the_move_and_loses_nothing(restless: Postgres, tmp_path: Path) -> None:
    """The file of the log may not grow: the move is refused, and goes through once there is room again."""
    url = restless.make()
    server = Server(tmp_path / "data", TATAMI_THINKERS="1", **{URL: url})
    server.start()
    ada, table = ada_at(server)
    with psycopg.connect(url, autocommit=True) as host:
        # A row a page, so that the next row needs a new one; and a file longer than those of PostgreSQL's own journal,
        # which must not be what is full.
        host.execute("ALTER TABLE log SET (fillfactor = 10)")
        pages = "SELECT 'filler', number, repeat('x', 900) FROM generate_series(0, %s) AS number"
        host.execute(f"INSERT INTO log (place, number, entry) {pages}".encode(), (JOURNAL // PAGE,))
        (size,) = host.execute("SELECT pg_relation_size('log')").fetchone() or (0,)
        assert size > JOURNAL
    ((writer,),) = writers(url)
    with restless.without_room(writer, size), ada.look(table) as chair:
        chair.asked()
        assert chair.submit("set-123")["problem"]["code"] == "storage"
        assert chair.gone()
    assert played(server, table) == []
    with ada.look(table) as chair:
        assert chair.asked()["ask"] == 0
        assert chair.submit("set-123")["type"] == "done"
    assert len(played(server, table)) == 1
    assert "Traceback" not in server.log.read_text()
    server.stop()


def test_nothing_acknowledged_is_lost_or_doubled_when_it_is_killed(
    restless: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Steady(Server):
        """A server that stays where it is while the database falls instead."""

        def start(self) -> None:
            if self.port:
                restless.start()
            else:
                super().start()

        def kill(self) -> None:
            restless.stop("immediate")

    monkeypatch.setattr(faults, "Server", Steady)
    report = faults.pull_the_plug(kills=2, tables=8, seconds=0.3, url=restless.make())
    assert report.acknowledged > 30
    assert (report.lost, report.doubled, report.unreplayable, report.stranded) == (0, 0, 0, 0)
    assert (report.phantoms, report.charged) == (0, 0)


def test_while_it_stands_still_moves_are_refused_and_then_everything_goes_on(
    restless: Postgres, tmp_path: Path
) -> None:
    server = Server(tmp_path / "data", TATAMI_THINKERS="1", **{URL: restless.make() + HURRIED})
    server.start()
    ada, table = ada_at(server)
    with ada.look(table, eye=0) as chair, ada.look(table, eye=1) as other:
        chair.asked()
        assert chair.submit("set-123")["type"] == "done"
        other.asked()
        with restless.standing_still():
            assert other.submit("set-321")["problem"]["code"] == "storage"
            assert ada.get("/healthz", 503)["code"] == "storage"
            assert other.gone()
    deadline = time.monotonic() + PATIENCE
    while ada.http.get("/healthz").status_code != 200:
        assert time.monotonic() < deadline
    with ada.look(table, eye=1) as chair:
        chair.asked()
        if len(played(server, table)) == 1:  # Nobody knew whether it was written.
            assert chair.submit("set-321")["type"] == "done"
    assert len(played(server, table)) == 2
    assert ada.get(f"/api/tables/{table}")["status"] == "playing"
    assert "Traceback" not in server.log.read_text()
    server.stop()


def played(server: Server, table: str) -> list[tuple[str, ...]]:
    """The moves in the log of a table."""
    with disk_of(server) as kept:
        return kept.ask("""SELECT entry FROM log WHERE place = ? AND entry LIKE '%"played"%'""", table)


def test_what_was_given_up_is_settled_before_anything_else_is_written(restless: Postgres) -> None:
    url = restless.make()
    store = PostgresqlStore(url + HURRIED)
    other = entries.Sat(at=3, seat=1, player="bo", name="Bo")

    async def story() -> None:
        store.start()
        await store.open_table(table("t"))
        (before,) = writers(url)
        with restless.standing_still(), pytest.raises(Unreachable, match=r"does not answer|timeout"):
            await append(store, "t", 1, SAT)
        await store.check(now())
        assert writers(url) != [before], "who might still have written it is gone"
        if len(store.entries("t")) == 2:
            with pytest.raises(Conflict):
                await append(store, "t", 1, other)
        else:
            await append(store, "t", 1, other)
        assert len(store.entries("t")) == 2
        store.stop()

    asyncio.run(story())
    store.close()


def writers(url: str) -> list[tuple[int]]:
    """Who says that a server writes, as PostgreSQL knows them."""
    with psycopg.connect(url) as asked:
        held = "SELECT pid FROM pg_locks JOIN pg_database ON pg_database.oid = database"
        of = "WHERE locktype = 'advisory' AND objid = %s AND datname = current_database()"
        return asked.execute(f"{held} {of}".encode(), (RUNNING,)).fetchall()


def test_a_table_that_another_holds_is_waited_for_and_then_given_up(postgres: Postgres) -> None:
    url = postgres.make()
    store = PostgresqlStore(url + TIMEOUT)

    async def story() -> None:
        store.start()
        await store.open_table(table("t"))
        with psycopg.connect(url) as other:
            other.execute("LOCK TABLE log IN EXCLUSIVE MODE")
            with pytest.raises(StorageError, match="statement timeout"):
                await append(store, "t", 1, SAT)
        await append(store, "t", 1, SAT)
        store.stop()

    asyncio.run(story())
    assert len(store.entries("t")) == 2
    store.close()


def test_what_nobody_answers_is_told_as_such(postgres: Postgres) -> None:
    with pytest.raises(Unreachable, match="failed"):
        PostgresqlStore("postgresql://nobody@127.0.0.1:1/nothing")


# --- shared -----------------------------------------------------------------------------------------------------------


@ON_POSTGRESQL
def test_of_two_servers_one_has_the_number_and_the_other_hears_of_it(tier: Tier, tmp_path: Path) -> None:
    async def story() -> None:
        first, second = (tier.store(tmp_path) for _ in range(2))
        for store in (first, second):
            store.start()
        await first.open_table(table("t"))
        await first.open_table(table("u"))
        tries = [append(store, "t", 1, SAT) for store in (first, second)]
        results = await asyncio.gather(*tries, append(second, "u", 1, SAT), return_exceptions=True)
        assert sorted(type(result).__name__ for result in results[:2]) == ["Conflict", "NoneType"]
        assert results[2] is None, "what shares a transaction with it is written"
        assert second.entries("t") == first.entries("t")
        assert len(first.entries("t")) == 2
        with pytest.raises(Conflict):
            second.intervene("t", 1, entries.Abandoned(at=2))
        for store in (first, second):
            store.stop()
            store.close()

    asyncio.run(story())


def test_several_may_bring_it_up_to_date_at_once(postgres: Postgres) -> None:
    url = postgres.make_bare()
    stores: list[PostgresqlStore] = []
    threads = [threading.Thread(target=lambda: stores.append(PostgresqlStore(url))) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(stores) == 3
    assert stores[0].signal() == 0
    for store in stores:
        store.close()


# --- named wrongly ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("postgresql://ada:s3cret@127.0.0.1:1/tatami", "Cannot keep data in postgresql://…@127.0.0.1:1/tatami: "),
        ("postgresql://ada:s3cret@127.0.0.1:1/tatami?strange=1", "PostgreSQL does not understand this URL"),
        ("postgresql://ada:s3cret%zz@127.0.0.1:1/tatami", "PostgreSQL does not understand this URL"),
        ("mysql://ada:s3cret@127.0.0.1/tatami", "TATAMI_DATABASE_URL cannot be “mysql://…@127.0.0.1/tatami”"),
        ("postgresql://ada:s3cret/s3cret@127.0.0.1/tatami", "TATAMI_DATABASE_URL cannot be"),
        ("postgresql://ada:s3cret@s3cret@127.0.0.1/tatami", "TATAMI_DATABASE_URL cannot be"),
        ("host=127.0.0.1 password=s3cret", "TATAMI_DATABASE_URL cannot be"),
    ],
)
@pytest.mark.parametrize("words", [("serve", "--port", "0"), ("admin", "tables"), ("migrate",)], ids=lambda it: it[0])
def test_a_url_that_leads_nowhere_is_one_sentence_without_the_password(
    tmp_path: Path, words: tuple[str, ...], url: str, sentence: str
) -> None:
    run = command(Server(tmp_path / "data"), *words, "--database-url", url)
    assert run.returncode == 2
    assert sentence in run.stderr
    assert run.stderr.count("\n") == 1
    assert "s3cret" not in run.stderr + run.stdout


def test_a_missing_package_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "psycopg.py").write_text("raise ImportError")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=":")
    for words in (("serve", "--port", "0"), ("admin", "tables"), ("backup", "copy.db")):
        run = command(Server(tmp_path / "data", **{URL: "postgresql:///tatami"}), *words)
        assert run.returncode == 2
        assert run.stderr == "PostgreSQL needs more packages: pip install 'tatami-games[scale]'\n"


# --- moved ------------------------------------------------------------------------------------------------------------


def test_everything_is_moved_there_and_back(postgres: Postgres, tmp_path: Path) -> None:
    found = copy(VERSIONS[0], tmp_path / "old")
    url = postgres.make_bare()
    host = Server(tmp_path / "new")
    assert "compared" in command(host, "move", str(found.data), url).stdout
    assert command(host, "move", url, str(tmp_path / "new")).returncode == 0
    stores = [open_store(found.data), open_store(tmp_path / "new"), open_store(tmp_path, url)]
    logs = []
    for store in stores:
        with store.snapshot() as connection:
            logs.append(digests(connection))
    assert len(logs[0]) == len(stores[0].all_tables()) > 10
    assert logs[0] == logs[1] == logs[2]
    for verb in ("all_tables", "all_players"):
        kept = [sorted(map(repr, getattr(store, verb)())) for store in stores]
        assert kept[0] == kept[1] == kept[2]
    for store in stores:
        store.close()


def test_only_an_empty_place_takes_what_is_moved(postgres: Postgres, tmp_path: Path) -> None:
    host = Server(tmp_path / "data")
    source, target = (copy(VERSIONS[0], tmp_path / name) for name in ("one", "two"))
    run = command(host, "move", str(source.data), str(target.data))
    assert (run.returncode, run.stderr.count("\n")) == (2, 1)
    assert "There is data in" in run.stderr
    run = command(host, "move", str(tmp_path / "nowhere"), postgres.make_bare())
    assert "There is no server's data in" in run.stderr


@ON_POSTGRESQL
def test_nothing_is_moved_under_a_running_server(own: Server, tmp_path: Path) -> None:
    assert Person(f"http://127.0.0.1:{own.port}").get("/healthz")
    run = command(own, "move", own.environment[URL], str(tmp_path / "new"))
    assert (run.returncode, run.stderr.count("\n")) == (2, 1)
    assert "A Tatami server uses the data in" in run.stderr


def test_a_copy_that_differs_is_not_kept(postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source, target = open_store(copy(VERSIONS[0], tmp_path / "old").data), PostgresqlStore(postgres.make())
    counted = iter(range(99))
    monkeypatch.setattr("tatami.server.store.moving.digests", lambda connection: {"t": str(next(counted))})
    with pytest.raises(StorageError, match="did not arrive"):
        copy_all(source, target)
    assert target.all_tables() == []
    for store in (source, target):
        store.close()
