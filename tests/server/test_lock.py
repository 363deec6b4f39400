"""One server at a data folder, and what may go on beside it."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from tatami.bench.server import Server
from tatami.server.store.errors import Unshared
from tatami.server.store.postgresql import PostgresqlStore
from tests.server.hosts import command
from tests.server.people import Person
from tests.server.postgres import Postgres
from tests.server.tiers import ON_POSTGRESQL

SENTENCES = {
    "en": "Another Tatami server uses the data in",
    "pl": "korzysta inny serwer Tatami",
    "uk": "використовує інший сервер Tatami",
}


@pytest.mark.parametrize("lang", SENTENCES)
def test_a_second_server_is_refused_in_one_sentence(own: Server, lang: str) -> None:
    run = command(own, "serve", "--port", "0", "--lang", lang)
    assert run.returncode == 2
    assert SENTENCES[lang] in run.stderr
    assert str(own.data) in run.stderr
    assert run.stderr.count("\n") == 1


ALONE = {
    "en": "start both with the same --redis-url",
    "pl": "uruchom oba z tym samym --redis-url",
    "uk": "запустіть обидва з тим самим --redis-url",
}


@ON_POSTGRESQL
@pytest.mark.parametrize("lang", ALONE)
def test_a_second_server_in_another_folder_is_refused_too_unless_they_hear_of_each_other(
    own: Server, tmp_path: Path, lang: str
) -> None:
    run = command(own, "serve", "--port", "0", "--data", str(tmp_path / "elsewhere"), "--lang", lang)
    assert run.returncode == 2
    assert ALONE[lang] in run.stderr
    assert run.stderr.count("\n") == 1
    assert Person(f"http://127.0.0.1:{own.port}").get("/healthz") == {"ok": True}


def test_a_server_alone_is_refused_where_others_are(postgres: Postgres) -> None:
    url = postgres.make()
    several = [PostgresqlStore(url) for _ in range(2)]
    for each in several:
        each.reserve(alone=False)
    lonely = PostgresqlStore(url)
    with pytest.raises(Unshared):
        lonely.reserve(alone=True)
    for each in several:
        each.close()
    lonely.reserve(alone=True)
    with pytest.raises(Unshared):
        several[0].reserve(alone=False)
    lonely.close()
    postgres.give_back(url)


def test_administration_and_backup_go_on_beside_a_server(own: Server, tmp_path: Path) -> None:
    ala = Person(f"http://127.0.0.1:{own.port}", "Ala")
    table = ala.open("tenno", 2, sit=["me"])
    assert command(own, "backup", str(tmp_path / "copy.db")).returncode == 0
    assert table in command(own, "admin", "tables").stdout
    assert command(own, "admin", "close", table).returncode == 0


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM], ids=lambda end: end.name)
def test_a_server_that_ended_leaves_no_obstacle(own: Server, end: int) -> None:
    ala = Person(f"http://127.0.0.1:{own.port}", "Ala")
    with ala.look(ala.open("tenno", 2, sit=["bot:shogun", "bot:shogun"], start=True)) as watcher:
        watcher.hear("update")
        watcher.hear("thinking", "update")  # A process for bots is there, and must not keep the folder.
        own.process.send_signal(end)
        own._gone()
    own.start()
    assert ala.get("/healthz") == {"ok": True}
