"""Sessions: where somebody is signed in, listed and ended."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tatami.bench.server import Server
from tatami.bench.services.redis import Redis, missing
from tatami.server.app import build
from tatami.server.clock import now
from tatami.server.live import keys
from tatami.server.live.cookies import COOKIE, Ticket
from tatami.server.live.devices import device
from tatami.server.live.players import Players
from tatami.server.live.sessions import DAY
from tatami.server.settings import Settings
from tests.server.hosts import command, disk_of, store_of
from tests.server.many import House
from tests.server.people import Chair, Person
from tests.server.postgres import Postgres
from tests.server.tiers import PostgresqlTier, Tier

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"
CHROME = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36"
PASSPHRASE = "a long passphrase"


def claimed(address: str, name: str) -> Person:
    """Somebody who can sign in anywhere."""
    person = Person(address, name)
    person.post("/api/claim", {"name": name, "passphrase": PASSPHRASE})
    return person


def signed_in(address: str, name: str, agent: str = "") -> Person:
    """The same person at another browser."""
    person = Person(address)
    person.http.headers["user-agent"] = agent
    person.id = person.post("/api/login", {"name": name, "passphrase": PASSPHRASE})["id"]
    return person


def sessions(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.get("/api/sessions")
    return found


def end(person: Person, session: str, status: int = 204) -> None:
    assert person.http.delete(f"/api/sessions/{session}").status_code == status


def current(person: Person) -> str:
    (found,) = [each["id"] for each in sessions(person) if each["current"]]
    return str(found)


def told(chair: Chair) -> str:
    """Why a socket is closed, which it is."""
    code = str(chair.hear("gone")["problem"]["code"])
    assert chair.gone()
    return code


# --- one process ------------------------------------------------------------------------------------------------------


def test_a_session_is_listed_and_ended_with_its_sockets_and_no_other(address: str) -> None:
    ala = claimed(address, "Ala of Sessions")
    there = signed_in(address, "Ala of Sessions", FIREFOX)
    table = ala.open("tenno", 2, sit=["me", "me:Ola"], start=True)
    listed = {each["id"]: each for each in sessions(ala)}
    assert len(listed) == 2
    assert listed[current(there)]["device"] == "Firefox, Linux"
    assert not listed[current(there)]["current"]
    with ala.look(table) as here, there.look(table) as chair:
        here.asked()
        chair.asked()
        end(ala, current(there))
        assert told(chair) == "signed-out"
        assert here.submit("set-123")["type"] == "done"
    assert there.get("/api/me") is None
    there.get("/api/sessions", 401)
    with there.look(table) as stranger:
        stranger.hear("update")
        assert stranger.update["eye"] is None
    assert [each["current"] for each in sessions(ala)] == [True]


def test_nobody_ends_the_session_of_another(address: str) -> None:
    ala, bo = Person(address, "Ala"), Person(address, "Bo")
    end(bo, current(ala), 404)
    end(bo, "nothing", 404)
    end(Person(address), current(ala), 401)
    assert ala.get("/api/me")["id"] == ala.id


def test_signing_out_ends_the_session_for_good(address: str) -> None:
    ala = Person(address, "Ala")
    cookie = ala.http.cookies[COOKIE]
    ala.post("/api/logout")
    ala.http.cookies.set(COOKIE, cookie)
    assert ala.get("/api/me") is None


def test_signing_in_again_at_the_same_browser_is_the_same_session(address: str) -> None:
    ala = claimed(address, "Ala Again")
    before = current(ala)
    ala.post("/api/login", {"name": "Ala Again", "passphrase": PASSPHRASE})
    ala.post("/api/guest", {"name": "Ala Once More"})
    assert [each["id"] for each in sessions(ala)] == [before]


@pytest.mark.parametrize("part", range(3))
def test_a_cookie_that_was_changed_is_none(address: str, part: int) -> None:
    ala, bo = Person(address, "Ala"), Person(address, "Bo")
    words, others = (each.http.cookies[COOKIE].split(".") for each in (ala, bo))
    words[part] = others[part]
    thief = Person(address)
    thief.http.cookies.set(COOKIE, ".".join(words))
    assert thief.get("/api/me") is None


def test_a_host_lists_sessions_and_ends_one(own: Server) -> None:
    address = f"http://127.0.0.1:{own.port}"
    ala = claimed(address, "Ala")
    there = signed_in(address, "ala", CHROME)
    table = ala.open("tenno", 2, sit=["me", "me:Ola"], start=True)
    rows = json.loads(command(own, "admin", "sessions", "ala", "--json").stdout)
    assert {row["player"] for row in rows} == {ala.id}
    (id,) = [row["id"] for row in rows if row["device"] == "Chrome, Windows"]
    with ala.look(table) as here, there.look(table) as chair:
        here.asked()
        chair.asked()
        command(own, "admin", "end-session", id).check_returncode()
        assert told(chair) == "signed-out"
        assert here.submit("set-123")["type"] == "done"
    assert command(own, "admin", "end-session", id).returncode == 2
    assert command(own, "admin", "sessions", "nobody").returncode == 2
    assert there.get("/api/me") is None


def test_a_cookie_that_names_a_player_alone_is_one_session_from_its_first_use_to_its_end(own: Server) -> None:
    address = f"http://127.0.0.1:{own.port}"
    ala = Person(address, "Ala")
    store = store_of(own)
    old = Players(store, keys.signing_key(store, own.data)).cookies.token(ala.id)
    twins = [Person(address), Person(address)]
    for twin in twins:
        twin.http.headers["user-agent"] = FIREFOX
        twin.http.cookies.set(COOKIE, old)
        assert twin.get("/api/me")["id"] == ala.id
    assert current(twins[0]) == current(twins[1])
    assert {each["device"] for each in sessions(ala)} == {"", "Firefox, Linux"}
    end(ala, current(twins[0]))
    assert [twin.get("/api/me") for twin in twins] == [None, None]
    own.stop()
    own.start()
    assert [twin.get("/api/me") for twin in twins] == [None, None], "it does not begin again"
    store.close()


# --- what is kept -----------------------------------------------------------------------------------------------------


def test_sessions_are_seen_by_the_hour_and_go_with_their_player(tier: Tier, tmp_path: Path) -> None:
    store = tier.store(tmp_path)
    asked: list[str] = []

    async def story() -> None:
        store.start()
        players = Players(store, b"key")
        ala = await players.guest("Ala")
        ticket = await players.sessions.begin(ala, FIREFOX)
        look = store.session

        def session(id: str) -> Any:
            asked.append(id)
            return look(id)

        store.session = session  # type: ignore[method-assign]
        for _ in range(5):
            assert await players.known(ticket) == ala
        assert asked == []
        players.forget_all()
        for _ in range(5):
            assert await players.known(ticket) == ala
        assert asked == [ticket.session], "one look at the store, whatever is asked then"
        assert await players.known(Ticket("elsewhere", ala.id)) is None
        await store.end_session(ticket.session, now())
        assert await players.known(ticket) == ala, "who is not told does not ask"
        players.forget_all()
        assert await players.known(ticket) is None
        await store.forget(ala.id)
        store.stop()

    asyncio.run(story())
    with tier.disk(tmp_path) as kept:
        assert kept.ask("SELECT count(*) FROM sessions") == [(0,)]
    store.close()


def test_what_no_browser_can_have_kept_goes_at_the_next_sign_in(own: Server) -> None:
    address = f"http://127.0.0.1:{own.port}"
    claimed(address, "Ala")
    with disk_of(own) as kept:
        assert kept.change("UPDATE sessions SET seen = ?", now() - 401 * DAY) == 1
    ala = signed_in(address, "Ala")
    assert [each["current"] for each in sessions(ala)] == [True]


@pytest.mark.parametrize(
    ("agent", "said"),
    [
        (FIREFOX, "Firefox, Linux"),
        (CHROME, "Chrome, Windows"),
        (CHROME + " Edg/126.0", "Edge, Windows"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.4 Safari/605.1.15", "Safari, macOS"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) FxiOS/125.0 Mobile Safari/605.1", "Firefox, iOS"),
        ("Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36", "Chrome, Android"),
        ("python-httpx/0.27", ""),
        ("<script>", ""),
    ],
)
def test_a_device_is_known_again_by_two_words(agent: str, said: str) -> None:
    assert device(agent) == said


def test_the_key_is_a_row_and_the_file_of_former_versions_is_taken_over(tmp_path: Path) -> None:
    (tmp_path / keys.FILE).write_text("0f" * 32)
    first = build(Settings(data=tmp_path)).state.services.players.cookies.token("p")
    (tmp_path / keys.FILE).unlink()
    assert build(Settings(data=tmp_path)).state.services.players.cookies.token("p") == first
    assert not (tmp_path / keys.FILE).exists()


# --- several processes ------------------------------------------------------------------------------------------------


@pytest.fixture
def house(postgres: Postgres, tmp_path: Path) -> Iterator[House]:
    """Two processes with data folders of their own."""
    if why := missing():
        pytest.skip(why)
    redis, tier = Redis(), PostgresqlTier(postgres)
    redis.start()
    found = House(tmp_path, tier, redis)
    found.start()
    yield found
    found.stop()
    redis.remove()
    tier.empty(tmp_path)


def test_a_session_ends_in_every_process_with_redis_and_without(house: House) -> None:
    ala = claimed(house.address(0), "Ala")
    table = ala.open("tenno", 2, sit=["me", "me:Ola"], start=True)
    for away in (False, True):
        there = signed_in(house.address(1), "Ala", FIREFOX)
        here = house.same(there, 0)
        with there.look(table) as chair, here.look(table) as other:
            chair.asked()
            other.asked()
            if away:
                house.redis.kill()
            end(ala, current(here))
            assert [told(each) for each in (chair, other)] == ["signed-out"] * 2
        assert there.get("/api/me") is None


def test_processes_with_different_folders_know_the_same_cookies(house: House) -> None:
    ala = house.person("Ala", 0)
    assert house.same(ala, 1).get("/api/me")["id"] == ala.id
