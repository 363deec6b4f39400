"""Pulling the plug: what was acknowledged is there, what was not is not half there."""

from __future__ import annotations

import asyncio
import json
import os
import re
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import tatami
from tatami.bench.faults import pull_the_plug
from tatami.bench.server import Server
from tatami.server.app import build
from tatami.server.live import keys
from tatami.server.settings import Settings
from tatami.server.store import statements as sql
from tatami.server.store.sqlite import FILE, backup
from tatami.server.store.upgrades import MIGRATIONS
from tests.server.hosts import URL, command, disk_of
from tests.server.people import PATIENCE, Person
from tests.server.tiers import ON_SQLITE, Tier

LATEST = sorted((MIGRATIONS / "versions").glob("0*.py"))[-1].name.partition("_")[0]
"""The form that databases have now."""


def test_nothing_acknowledged_is_lost_or_doubled_when_the_server_is_killed(tier: Tier, tmp_path: Path) -> None:
    report = pull_the_plug(kills=3, tables=12, seconds=0.4, url=tier.url(tmp_path))
    assert report.acknowledged > 50
    assert (report.lost, report.doubled, report.unreplayable, report.stranded) == (0, 0, 0, 0)
    assert (report.phantoms, report.charged) == (0, 0)


@pytest.mark.parametrize("game", tatami.known_games())
def test_a_game_goes_on_while_the_server_is_killed_under_it(own: Server, game: str) -> None:
    """Two people and, where the game has room, two bots; the server falls in mid-game and comes back."""
    address = f"http://127.0.0.1:{own.port}"
    ala, bo = Person(address, "Ala"), Person(address, "Bo")
    seats = min(4, tatami.game(game).meta.max_seats)
    table = ala.open(game, seats, open=True, sit=["me", "next", "bot:random", "bot:random"][:seats])
    bo.sit(table)
    ala.start(table)
    falls = 0
    for target in (4, 8, 100_000):
        with ala.look(table) as chair, bo.look(table) as other:
            chair.hear("update")
            other.hear("update")
            made = 0
            while made < target and chair.update["ending"] is None:
                for each in (chair, other):
                    if each.update["ask"] is not None:
                        ask = each.update["ask"]
                        each.submit(each.update["legal"][made % len(each.update["legal"])]["code"])
                        while each.update["ask"] == ask:
                            each.hear("update")
                        made += 1
                for each in (chair, other):
                    each.settle()
            ending = chair.update["ending"]
        if ending is None:
            own.kill()
            own.start()
            falls += 1
    assert falls >= 1
    assert ending is not None
    assert tatami.replay(ala.http.get(f"/api/tables/{table}/record").text).outcome is not None


def test_a_graceful_stop_keeps_everything_and_bots_go_on_after_it(own: Server) -> None:
    ala = Person(f"http://127.0.0.1:{own.port}", "Ala")
    table = ala.open("samurai", 2, sit=["bot:shogun", "bot:shogun"], start=True)
    own.stop()
    own.start()
    with ala.look(table) as watcher:
        watcher.hear("update")
        for _ in range(3):
            watcher.hear("update")
        assert len(watcher.story) > 2


def test_ctrl_c_twice_is_as_calm_as_once(tmp_path: Path) -> None:
    """Impatience at the terminal reaches the server and all it has started, while they start and while they stop."""
    line = [sys.executable, "-m", "tatami", "serve", "--port", "0", "--data", str(tmp_path / "data")]
    log = tmp_path / "log"
    with log.open("w") as out:
        server = subprocess.Popen(line, stdout=subprocess.PIPE, stderr=out, text=True, start_new_session=True)
    assert server.stdout is not None
    found = re.search(r"http://[\w.:]+", server.stdout.readline())
    assert found
    ala = Person(found[0], "Ala")
    table = ala.open("samurai", 2, sit=["me", "bot:shogun"], start=True)
    with ala.look(table) as chair:
        chair.hear("update")
        os.killpg(server.pid, signal.SIGINT)
        os.killpg(server.pid, signal.SIGINT)
        assert server.wait(PATIENCE) == 0
    server.stdout.close()
    assert {json.loads(line)["level"] for line in log.read_text().splitlines()} == {"info"}, log.read_text()


def test_one_bad_job_spoils_no_other_and_a_log_has_no_gap(tier: Tier, tmp_path: Path) -> None:
    store = tier.store(tmp_path)

    def row(place: str, number: int) -> tuple[object, dict[str, object]]:
        return sql.ADD_ENTRY, {"place": place, "number": number, "entry": "{}"}

    async def story() -> list[object]:
        store.writer.start()
        jobs = [("a", 0), ("b", 0), ("a", 0), ("a", 1), ("b", 1)]
        wait = [store.writer.write(place, [row(place, number)]) for place, number in jobs]  # type: ignore[list-item]
        found = await asyncio.gather(*wait, return_exceptions=True)
        lease = store.writer.heal("a")
        # Whoever still holds the table as it was before must not write any more.
        with pytest.raises(RuntimeError, match="loaded anew"):
            await store.writer.write("a", [row("a", 2)])  # type: ignore[list-item]
        await store.writer.write("a", [row("a", 1)], lease)  # type: ignore[list-item]
        store.writer.stop()
        return list(found)

    results = asyncio.run(story())
    assert [result is None for result in results] == [True, True, False, False, True]
    assert len(store.entries("a")) == 2
    assert len(store.entries("b")) == 2
    store.close()


def test_a_listener_that_fails_silences_nobody_else(tier: Tier, tmp_path: Path) -> None:
    store = tier.store(tmp_path)

    async def story() -> list[str]:
        heard: list[str] = []

        def fails(problem: Exception | None) -> None:
            heard.append("first")
            raise ValueError

        last = asyncio.get_running_loop().create_future()
        store.writer.put("", [], fails)
        store.writer.put("", [], lambda problem: heard.append("second"))
        store.writer.put("", [], last.set_result)
        store.writer.start()  # All three wait already: they share a transaction.
        await last
        store.writer.stop()
        return heard

    assert asyncio.run(story()) == ["first", "second"]
    store.close()


def test_what_the_server_keeps_is_for_its_owner_only(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    build(Settings(data=folder))
    backup(folder, tmp_path / "copy.db")
    for path in (folder, tmp_path / "copy.db", *folder.iterdir()):
        assert path.stat().st_mode & 0o077 == 0, path


def test_a_damaged_key_is_refused(tmp_path: Path) -> None:
    assert keys.read_key(tmp_path) is None
    (tmp_path / keys.FILE).write_text("0f" * 32)
    assert keys.read_key(tmp_path) == b"\x0f" * 32
    for damaged in ("", "00" * 31, "no key"):
        (tmp_path / keys.FILE).write_text(damaged)
        with pytest.raises(keys.BadKey):
            keys.read_key(tmp_path)


@ON_SQLITE
def test_a_full_disk_refuses_the_move_and_loses_nothing(own: Server) -> None:
    """No file of the server may grow: the move is refused, and goes through once there is room again."""
    ala = Person(f"http://127.0.0.1:{own.port}", "Ala")
    table = ala.open("tenno", 2, sit=["me", "me:Ola"], start=True)
    room = resource.prlimit(own.process.pid, resource.RLIMIT_FSIZE)
    with ala.look(table) as chair:
        chair.asked()
        resource.prlimit(own.process.pid, resource.RLIMIT_FSIZE, (1, room[1]))
        assert chair.submit("set-123")["problem"]["code"] == "storage"
        assert chair.gone()
    assert ala.get("/healthz", 503)["code"] == "storage"
    assert ala.post("/api/guest", {"name": "Ala 2"}, 503)["code"] == "storage"
    assert ala.post("/api/tables", {"game": "tenno", "seats": 2}, 503)["code"] == "storage"
    resource.prlimit(own.process.pid, resource.RLIMIT_FSIZE, room)
    with ala.look(table) as chair:
        assert chair.asked()["ask"] == 0
        assert chair.submit("set-123")["type"] == "done"


def test_backup_restore_and_administration(tier: Tier, own: Server, tmp_path: Path) -> None:
    ala = Person(f"http://127.0.0.1:{own.port}", "Ala")
    table = ala.open("tenno", 2, sit=["me", "me:Ola"], start=True)
    with ala.look(table) as chair:
        chair.asked()
        chair.submit("set-123")

    def tatami_command(*words: str, code: int = 0) -> str:
        run = command(own, *words)
        assert run.returncode == code, run.stderr
        return run.stdout + run.stderr

    copy = tmp_path / "copy" / FILE
    copy.parent.mkdir()
    tatami_command("backup", str(copy))
    assert [line["id"] for line in json.loads(tatami_command("admin", "tables", "--json"))] == [table]
    assert json.loads(tatami_command("admin", "players", "--json"))[0]["name"] == "Ala"
    assert "no table" in tatami_command("admin", "close", "nothing", code=2)
    with ala.look(table) as chair:
        chair.hear("update")
        tatami_command("admin", "close", table)
        while chair.table["status"] != "abandoned":
            chair.hear("welcome")
    assert ala.get(f"/api/tables/{table}")["status"] == "abandoned"
    assert "over already" in tatami_command("admin", "close", table, code=2)
    tatami_command("admin", "remove", ala.id)
    patience = time.monotonic() + PATIENCE
    while ala.get("/api/me") is not None:
        assert time.monotonic() < patience, "a running server must notice that a player was removed"
    own.stop()
    if url := own.environment.get(URL):
        assert "already" in tatami_command("move", str(copy.parent), url, code=2)
        own.environment[URL] = tier.url(tmp_path / "new")
        tatami_command("move", str(copy.parent), own.environment[URL])
    else:
        copy.replace(own.data / FILE)
        for leftover in own.data.glob("tatami.db-*"):
            leftover.unlink()
    own.start()
    assert ala.get("/api/me")["name"] == "Ala"
    assert ala.get(f"/api/tables/{table}")["status"] == "playing"


def refused(own: Server) -> str:
    """What a server says that cannot use its data."""
    run = command(own, "serve", "--port", "0")
    assert run.returncode == 2
    assert run.stderr.count("\n") == 1
    return run.stderr


def test_data_of_a_later_version_is_refused_in_one_sentence(own: Server) -> None:
    own.stop()
    with disk_of(own) as kept:
        kept.change("UPDATE alembic_version SET version_num = '9999'")
    assert "belongs to a later version of Tatami" in refused(own)
    with disk_of(own) as kept:
        kept.change("UPDATE alembic_version SET version_num = ?", LATEST)


@ON_SQLITE
def test_a_file_that_is_no_database_is_refused_in_one_sentence(own: Server) -> None:
    own.stop()
    for leftover in own.data.glob("tatami.db-*"):
        leftover.unlink()
    (own.data / FILE).write_bytes(b"This was a database once." * 100)
    assert "Cannot keep data in" in refused(own)


def test_a_port_that_is_taken_is_said_in_one_sentence(own: Server) -> None:
    run = command(own, "serve", "--port", str(own.port), "--lang", "pl")
    assert run.returncode == 2
    assert f"Port {own.port} zajmuje inny program" in run.stderr
    assert "Traceback" not in run.stderr


@pytest.mark.parametrize("pace", [{"kind": "slow", "days": 1}, {"kind": "live", "bank": 600, "increment": 0}])
def test_days_without_a_server_cost_nobody_time(own: Server, pace: dict[str, object]) -> None:
    """The plug is pulled for three days: as if, all times on the disk are set back by so much."""
    address = f"http://127.0.0.1:{own.port}"
    ala, bo = Person(address, "Ala"), Person(address, "Bo")
    table = ala.open("tenno", 2, open=True, pace=pace)
    bo.sit(table)
    ala.start(table)
    with ala.look(table) as chair, bo.look(table):
        while not chair.update or not all(clock["running"] for clock in chair.update["clocks"]):
            chair.hear("update")
        left = min(clock["left"] for clock in chair.update["clocks"])
    assert ala.get("/healthz")  # That beat is on disk.
    own.kill()
    days = 3 * 86_400_000
    with disk_of(own) as kept:
        kept.change("UPDATE signals SET pulse = pulse - ?", days)
        for number, entry in kept.ask("SELECT number, entry FROM log WHERE place = ?", table):
            earlier = re.sub(r'"at":(\d+)', lambda at: f'"at":{int(at[1]) - days}', entry)
            kept.change("UPDATE log SET entry = ? WHERE place = ? AND number = ?", earlier, table, number)
    own.start()
    with ala.look(table) as chair:
        chair.hear("update")
        assert all(clock["running"] for clock in chair.update["clocks"])
        assert min(clock["left"] for clock in chair.update["clocks"]) > left - 60_000
        assert not chair.table["seats"][0]["stand_in"]
