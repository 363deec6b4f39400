"""Databases that released versions left behind: everything is found again, and every game goes on."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tatami.bench.server import Server
from tatami.bots.names import LEVEL_NAMES
from tatami.server.domain.folding import fold
from tatami.server.store.opening import open_store
from tests.server.hosts import URL, command
from tests.server.people import Chair, Person
from tests.server.stored.copies import VERSIONS, Copy, copy, lately
from tests.server.stored.making import digest
from tests.server.tiers import Tier

KINDS = {"opened", "sat", "placed", "left", "started", "played", "took-back", "rewound", "resigned", "stood-in"}
KINDS |= {"returned", "paused", "abandoned", "rematched", "imported"}
"""Every kind of entry that 0.1.0 wrote."""


@pytest.fixture(scope="module", params=VERSIONS)
def upgraded(
    request: pytest.FixtureRequest, tier: Tier, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Copy]]:
    """The present server, started on what a release left behind; on another tier, after it was moved there."""
    found = lately(request.param, tmp_path_factory.mktemp("upgraded") / "data")
    server = tier.server(found.data, TATAMI_THINKERS="1")
    if url := server.environment.get(URL):
        command(server, "move", str(found.data), url).check_returncode()
    server.start()
    yield server, found
    server.stop()


def comes_back(server: Server, cookie: str = "") -> Person:
    """Somebody with the cookie of that time."""
    person = Person(f"http://127.0.0.1:{server.port}")
    if cookie:
        person.http.cookies.set("tatami", cookie)
    return person


def everybody(server: Server, found: Copy) -> dict[str, Person]:
    people = {name: comes_back(server, each["cookie"]) for name, each in found.found["people"].items()}
    return {**people, "Machine": comes_back(server, found.found["token"])}


def holds(now: Any, then: Any) -> bool:
    """Whether everything that was told then is told now; there may be more."""
    if isinstance(now, dict) and isinstance(then, dict):
        return all(key in now and holds(now[key], value) for key, value in then.items())
    if isinstance(now, list) and isinstance(then, list):
        return len(now) == len(then) and all(map(holds, now, then))
    return bool(now == then)


@pytest.mark.parametrize("version", VERSIONS)
def test_every_log_is_folded_to_what_it_was(version: str, tmp_path: Path) -> None:
    found = copy(version, tmp_path / "data")
    logs = found.logs()
    assert {json.loads(line)["is"] for lines in logs.values() for line in lines} >= KINDS
    for kind, then in found.tables.items():
        table = fold(then["id"], logs[kind])
        assert table.status == then["status"], kind
        assert table.to_act == then["to_act"]
        assert table.number == then["entries"] - 1
        assert (table.match is None) is ("digest" not in then)
        if table.match is not None:
            record = table.record()
            assert record.rules == "1"
            assert record.digest() == then["digest"], kind
            assert len(table.match) == then["moves"]
            assert digest(table.match.position()) == then["position"]
        ending = table.ending
        ended = ending and {"reason": ending.reason, "winners": ending.winners, "returns": ending.returns}
        assert ended == then.get("ending")


@pytest.mark.parametrize("version", VERSIONS)
def test_the_database_has_the_form_of_a_new_one(version: str, tmp_path: Path) -> None:
    found = copy(version, tmp_path / "data")
    (tmp_path / "new").mkdir()
    forms = []
    for data in (found.data, tmp_path / "new"):
        open_store(data).close()
        with closing(sqlite3.connect(data / "tatami.db")) as database:
            forms.append(sorted(database.execute("select type, name, tbl_name, sql from sqlite_master")))
            forms[-1].append(database.execute("select version_num from alembic_version").fetchall())
    assert forms[0] == forms[1]


def test_everybody_finds_their_tables(upgraded: tuple[Server, Copy]) -> None:
    server, found = upgraded
    people = everybody(server, found)
    stranger = comes_back(server)
    for kind, then in found.tables.items():
        info = people["Ala"].get(f"/api/tables/{then['id']}")
        wanted = ("id", "game", "status", "options", "to_act", "rematch", "commitment", "pace", "leaver", "seats")
        # Bots have had names of their own since then.
        seats = [
            each | {"name": seat["name"]} if each["kind"] == "bot" else each
            for each, seat in zip(then["seats"], info["seats"], strict=True)
        ]
        assert holds(info, {key: then[key] for key in wanted} | {"seats": seats}), kind
        assert not {seat["name"].lower() for seat in info["seats"]} & set(LEVEL_NAMES)
        for eye, seen in then["eyes"].items():
            seat = None if eye == "none" else int(eye)
            person = stranger if seat is None else people[owner(then, found, seat)]
            with person.look(then["id"], eye=seat) as chair:
                update = chair.hear("update")
                assert holds(update["view"], seen["view"]), (kind, eye)
                assert len(update["events"]) == seen["story"]
                assert digest([[each["event"], each["data"]] for each in update["events"]]) == seen["events"]
                assert [option["code"] for option in update["legal"]] == seen["legal"]
                assert (update["ask"], update["undo"]) == (seen["ask"], seen["undo"])
                said = [chair.hear("said") for _ in then["chat"]]
                assert [[line["name"], line["text"]] for line in said] == then["chat"]
    for name, person in people.items():
        sits = {then["id"] for then in found.tables.values() if name in owners(then, found)}
        lobby = person.get("/api/lobby")
        assert {line["id"] for line in lobby["mine"] + lobby["finished"]} == sits
    listed = stranger.get("/api/lobby")["open"]
    assert [line["id"] for line in listed] == [found.tables["open-listed"]["id"]]


def owner(table: dict[str, Any], found: Copy, seat: int) -> str:
    """Who has that seat; a second one of the same person goes by another name."""
    name = table["seats"][seat]["name"]
    return str(name) if name in found.found["people"] or name == "Machine" else "Łucja Ґ"


def owners(table: dict[str, Any], found: Copy) -> set[str]:
    if not table["entries"] > 2 and table["status"] == "finished":
        return set()  # Brought as a record: nobody sat here.
    seats = enumerate(table["seats"])
    return {owner(table, found, seat) for seat, each in seats if each["kind"] == "person"}


def test_people_are_who_they_were(upgraded: tuple[Server, Copy]) -> None:
    server, found = upgraded
    people = everybody(server, found)
    for name, then in found.found["people"].items():
        me = people[name].get("/api/me")
        assert (me["id"], me["name"], me["claimed"]) == (then["id"], name, name == "Ala")
    elsewhere = comes_back(server)
    claim = {"name": "ala", "passphrase": found.found["passphrase"]}
    assert elsewhere.post("/api/login", claim)["id"] == found.found["people"]["Ala"]["id"]
    elsewhere.post("/api/login", {**claim, "passphrase": "another passphrase"}, status=403)
    court = found.tables["court"]["id"]
    muted = {}
    for name in ("Ala", "Bo"):
        with people[name].look(court) as chair:
            muted[name] = chair.hear("said")["muted"]
    assert muted == {"Ala": False, "Bo": True}


def test_what_is_over_is_told_again(upgraded: tuple[Server, Copy]) -> None:
    server, found = upgraded
    stranger = comes_back(server)
    for kind, then in found.tables.items():
        if then["status"] not in ("finished", "abandoned") or "digest" not in then:
            continue
        record = stranger.get(f"/api/tables/{then['id']}/record")
        assert (record["digest"], record["rules"]) == (then["digest"], "1"), kind
        for eye in ("none", "0", "open"):
            replay = stranger.get(f"/api/tables/{then['id']}/replay?eye={eye}&lang=uk")
            assert len(replay["frames"]) > 1 or kind == "time"
            assert (replay["ending"] is None) is ("ending" not in then)
            if replay["ending"] is not None:
                assert holds(replay["ending"], then["ending"])
                assert replay["ending"]["text"]


def test_a_backup_is_taken(upgraded: tuple[Server, Copy], tmp_path: Path) -> None:
    found = upgraded[1]
    to = tmp_path / "copy" / "tatami.db"
    to.parent.mkdir()
    command(upgraded[0], "backup", str(to)).check_returncode()
    saved = Copy(to.parent, found.found)
    for kind, lines in saved.logs().items():
        assert len(lines) >= found.tables[kind]["entries"]
    open_store(to.parent).close()


def test_every_running_game_goes_on_to_its_end(upgraded: tuple[Server, Copy]) -> None:
    server, found = upgraded
    people = everybody(server, found)
    rng = random.Random(1)
    for kind, then in found.tables.items():
        if then["status"] != "playing":
            continue
        seats = [seat for seat, each in enumerate(then["seats"]) if each["kind"] == "person"]
        chairs = [people[owner(then, found, seat)].look(then["id"], eye=seat) for seat in seats]
        for chair, seat in zip(chairs, seats, strict=True):
            chair.hear("update")
            if then["seats"][seat]["stand_in"] and not then["seats"][seat]["resigned"]:
                assert chair.say("return", seat=seat)["type"] == "done"
        ending = played_out(chairs, rng)
        for chair in chairs:
            chair.__exit__()
        record = people["Ala"].get(f"/api/tables/{then['id']}/record")
        assert record["result"]["reason"] == ending["reason"], kind
        assert record["rules"] == "1"
        before = fold(then["id"], found.logs()[kind][: then["entries"]]).record().tokens()
        assert record["moves"][: then["moves"]] == before


def played_out(chairs: list[Chair], rng: random.Random) -> dict[str, Any]:
    """Random moves of everybody; where only a bot owes one, it is waited for."""
    while True:
        for chair in chairs:
            chair.settle()
        if chairs[0].update["ending"] is not None:
            return dict(chairs[0].update["ending"])
        owing = [chair for chair in chairs if chair.update["ask"] is not None]
        if not owing:
            chairs[0].hear("update")
            continue
        chair = rng.choice(owing)
        answer = chair.submit(rng.choice(chair.update["legal"])["code"])
        assert answer["type"] == "done", answer
        chair.hear("update")


def test_an_open_table_is_filled_and_begun(upgraded: tuple[Server, Copy]) -> None:
    server, found = upgraded
    people = everybody(server, found)
    id = found.tables["open-listed"]["id"]
    people["Bo"].sit(id)
    people["Cy"].sit(id)
    assert people["Ala"].start(id)["status"] == "playing"
    opened = json.loads(found.logs()["open-listed"][0])
    assert opened["rules"] == "1"
