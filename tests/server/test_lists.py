"""Lists of tables: a damaged row harms its own table only, and what goes on is never crowded out by what is over."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tatami.bench.server import Server
from tatami.server.clock import now
from tatami.server.domain import entries
from tatami.server.domain.terms import Pace
from tatami.server.live.keeper import Keeper
from tatami.server.store.sql import SqlStore
from tatami.server.store.statements import STALE
from tests.server.hosts import command, disk_of
from tests.server.people import Person
from tests.server.test_keeper import opened, tell
from tests.server.tiers import ON_SQLITE, Tier

DAMAGE = {
    "no summary": "summary = 'no summary'",
    "other fields": """summary = '{"names": "Ala"}'""",
    "pace": """summary = replace(summary, '"kind":"none"', '"kind":"hasty"')""",
    "status": "status = 'strange'",
}
LAX = {
    "letters": "summary = CAST(X'ff7b7d00' AS TEXT)",
    "bytes": "summary = X'ff00'",
    "date": "created = 'yesterday'",
}
"""What only SQLite lets happen: it keeps anything in any column."""


def spoil(server: Server, statement: str, *values: object) -> None:
    with disk_of(server) as kept:
        assert kept.change(statement, *values) > 0


def ids(lines: list[dict[str, Any]]) -> set[str]:
    return {line["id"] for line in lines}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_row_is_told_anew_from_its_log_and_harms_no_other(own: Server, damage: str) -> None:
    told_anew(own, DAMAGE[damage])


@ON_SQLITE
@pytest.mark.parametrize("damage", LAX)
def test_so_is_a_row_of_other_types(own: Server, damage: str) -> None:
    told_anew(own, LAX[damage])


def told_anew(own: Server, damage: str) -> None:
    ala, bo = (Person(f"http://127.0.0.1:{own.port}", name) for name in ("Ala", "Bo"))
    over, playing, sound = (ala.open("tenno", 2, sit=["me", "me:Ola"], start=True) for _ in range(3))
    offered, other = (ala.open("tenno", 2, sit=["me"], open=True) for _ in range(2))
    with ala.look(over) as chair:
        chair.hear("update")
        chair.say("propose", what="abandon")
    before = ala.get("/api/lobby")
    own.stop()
    for table in (over, playing, offered):
        spoil(own, f"UPDATE places SET {damage} WHERE id = ?", table)
    own.start()
    after = ala.get("/api/lobby")
    assert ids(after["mine"]) == {playing, sound, offered, other}
    assert ids(after["finished"]) == {over}
    for kind in ("mine", "finished"):
        assert sorted(after[kind], key=lambda line: line["id"]) == sorted(before[kind], key=lambda line: line["id"])
    assert other in ids(bo.get("/api/lobby")["open"])


def test_a_table_whose_log_is_damaged_too_harms_no_other(own: Server) -> None:
    ala, bo = (Person(f"http://127.0.0.1:{own.port}", name) for name in ("Ala", "Bo"))
    lost, sound = (ala.open("tenno", 2, sit=["me"], open=True) for _ in range(2))
    own.stop()
    spoil(own, "UPDATE places SET summary = 'nothing' WHERE id = ?", lost)
    spoil(own, "UPDATE log SET entry = 'nothing' WHERE place = ?", lost)
    own.start()
    assert ids(ala.get("/api/lobby")["mine"]) == {sound}
    assert ids(bo.get("/api/lobby")["open"]) == {sound}
    told = json.loads(command(own, "admin", "tables", "--json").stdout)
    found = {table["id"]: (table["status"], table["players"]) for table in told}
    assert found == {lost: ("damaged", []), sound: ("open", ["Ala"])}


def test_an_administrator_sees_through_a_damaged_row(tier: Tier, own: Server) -> None:
    ala = Person(f"http://127.0.0.1:{own.port}", "Ala")
    table = ala.open("tenno", 2, sit=["me"])
    own.stop()
    spoil(own, "UPDATE places SET summary = 'nothing', status = 'strange' WHERE id = ?", table)
    if tier.name == "sqlite":
        spoil(own, "UPDATE places SET updated = 'now' WHERE id = ?", table)
    (told,) = json.loads(command(own, "admin", "tables", "--json").stdout)
    assert (told["status"], told["players"]) == ("open", ["Ala"])
    own.start()


def test_the_others_wake_and_the_row_is_written_anew(tier: Tier, tmp_path: Path) -> None:
    async def story(keeper: Keeper) -> None:
        hall = keeper.hall
        head, more = opened(Pace())
        more[1] = entries.Placed(at=now(), seat=1, level="peasant")
        for _ in range(2):
            await hall.open(head, more)
        rooms = list(hall.rooms.values())
        for room in rooms:
            hall.drop(room)
        (damaged, sound) = (room.table.id for room in rooms)
        assert isinstance(hall.store, SqlStore)
        with hall.store.engine.begin() as connection:
            connection.execute(
                text("UPDATE places SET summary = 'nothing', updated = 9 WHERE id = :id"), {"id": damaged}
            )
        await keeper.wake()
        assert {damaged, sound} <= set(hall.rooms)
        hall.sum_up()
        await hall.store.caught_up()
        assert all(json.loads(row.summary)["bots"] for row in hall.store.all_tables())

    tell(tier, tmp_path, story)


def test_what_goes_on_is_listed_however_many_games_ended_later(own: Server) -> None:
    ala = Person(f"http://127.0.0.1:{own.port}", "Ala")
    running = ala.open("tenno", 2, sit=["me", "me:Ola"], start=True)
    waiting = ala.open("tenno", 2, sit=["me"])
    template = ala.open("tenno", 2, sit=["me", "me:Ola"], start=True)
    with ala.look(template) as chair:
        chair.hear("update")
        chair.say("propose", what="abandon")
    own.stop()
    with disk_of(own) as kept:
        for number in range(150):
            copied = "game, status, open, created, number, summary"
            query = f"INSERT INTO places (id, updated, {copied}) SELECT ?, ?, {copied} FROM places WHERE id = ?"
            kept.change(query, f"over{number}", now() + number, template)
            kept.change("INSERT INTO seats (place, seat, player) VALUES (?, 0, ?)", f"over{number}", ala.id)
    own.start()
    lobby = ala.get("/api/lobby")
    assert ids(lobby["mine"]) == {running, waiting}
    assert [line["id"] for line in lobby["finished"]] == [f"over{149 - number}" for number in range(50)]


def test_open_tables_are_counted_however_many_games_ended_later(own: Server) -> None:
    ala = Person(f"http://127.0.0.1:{own.port}", "Ala")
    own.stop()
    with disk_of(own) as kept:
        for number in range(300):
            status, id = ("open", f"open{number}") if number < 50 else ("finished", f"over{number}")
            fields = "INSERT INTO places (id, game, status, open, created, updated, number, summary)"
            kept.change(f"{fields} VALUES (?, 'tenno', ?, false, 0, ?, 0, '')", id, status, now() + number)
            kept.change("INSERT INTO seats (place, seat, player) VALUES (?, 0, ?)", id, ala.id)
    own.environment |= {"TATAMI_REQUESTS_PER_S": "10"}
    own.start()
    assert ala.post("/api/tables", {"game": "tenno", "seats": 2, "sit": ["me"]}, 429)["code"] == "tables-many"


@ON_SQLITE
def test_the_start_reads_the_log_by_its_key(tier: Tier, tmp_path: Path) -> None:
    store = tier.store(tmp_path)
    query = str(STALE.compile(store.engine, compile_kwargs={"literal_binds": True}))
    with store.engine.connect() as connection:
        plan = [row.detail for row in connection.execute(text(f"EXPLAIN QUERY PLAN {query}"))]
    store.close()
    assert any("SEARCH log USING" in step and "place=?" in step for step in plan)
    assert not any("SCAN log" in step for step in plan)
