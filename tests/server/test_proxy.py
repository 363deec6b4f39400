"""Behind a reverse proxy with TLS: cookies, origins and addresses are those that people see."""

from __future__ import annotations

import asyncio
import json
import os
import ssl
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from tatami.bench.server import Server
from tatami.server.reach import at_home, network_address
from tatami.server.settings import BadSetting, Settings, settings
from tests.server.people import PATIENCE
from tests.server.tls import PEM, Proxy, behind_tls

TRUST = ssl.create_default_context(cafile=str(PEM))
BOT = Path(__file__).parents[2] / "examples" / "bot.py"
BURST = 45
"""What those without a cookie may ask at once, by the limit below."""


@pytest.fixture
def behind(tmp_path: Path) -> Iterator[tuple[Proxy, Server]]:
    with behind_tls(tmp_path / "data", TATAMI_REQUESTS_PER_S="1") as found:
        yield found


@pytest.fixture
def proxy(behind: tuple[Proxy, Server]) -> Proxy:
    return behind[0]


def browser(proxy: Proxy) -> httpx.Client:
    """Somebody's browser: it trusts the certificate and names the origin of the page."""
    return httpx.Client(base_url=proxy.url, verify=TRUST, timeout=PATIENCE, headers={"Origin": proxy.url})


async def greeted(door: str, origin: str, cookie: dict[str, str]) -> set[str]:
    """What a table says first to a page of this origin."""
    page = connect(door, ssl=TRUST, origin=Origin(origin), additional_headers=cookie, open_timeout=PATIENCE)
    async with asyncio.timeout(PATIENCE), page as chair:
        await chair.send('{"type":"hello"}')
        return {json.loads(await chair.recv())["type"] for _ in range(2)}


def test_cookies_are_secure_and_tables_work(proxy: Proxy) -> None:
    with browser(proxy) as ala:
        answer = ala.post("/api/guest", json={"name": "Ala"})
        assert answer.status_code == 200
        kept = answer.headers["set-cookie"]
        assert {"Secure", "HttpOnly", "SameSite=lax"} <= {part.strip() for part in kept.split(";")}
        assert "max-age" in answer.headers["strict-transport-security"]
        sit = {"game": "tenno", "seats": 2, "sit": ["me", "bot:random"], "start": True}
        table = ala.post("/api/tables", json=sit).json()["id"]
        door = f"{proxy.url.replace('https', 'wss')}/ws/{table}"
        cookie = {"Cookie": kept.partition(";")[0]}
        assert asyncio.run(greeted(door, proxy.url, cookie)) == {"welcome", "update"}
        with pytest.raises(InvalidStatus):
            asyncio.run(greeted(door, "https://evil.example", cookie))
        assert ala.get("/api/reach").json() == {"address": proxy.url}


def test_another_address_than_the_public_one_is_told_the_right_one(proxy: Proxy) -> None:
    behind = f"http://127.0.0.1:{proxy.backend}"
    answer = httpx.post(f"{behind}/api/guest", json={"name": "Ala"}, headers={"Origin": behind})
    assert answer.status_code == 403
    assert answer.json()["code"] == "elsewhere"
    assert answer.json()["args"] == {"address": proxy.url}


def test_limits_count_the_visitors_and_not_the_proxy(proxy: Proxy) -> None:
    with browser(proxy) as many:
        codes = [many.get("/api/me").status_code for _ in range(2 * BURST)]
        assert 429 in codes
        # Saying to be somebody else does not help: only what the proxy adds itself is believed.
        assert 429 in {many.get("/api/me", headers={"X-Forwarded-For": f"203.0.113.{n}"}).status_code for n in range(9)}
        proxy.visitor = "198.51.100.2"
        assert many.get("/api/me").status_code == 200


def test_only_the_proxy_is_believed(proxy: Proxy) -> None:
    elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
    with httpx.Client(base_url=f"http://127.0.0.1:{proxy.backend}", transport=elsewhere, timeout=PATIENCE) as eve:
        claims = ({"X-Forwarded-For": f"203.0.113.{n}"} for n in range(2 * BURST))
        assert 429 in {eve.get("/api/me", headers=claim).status_code for claim in claims}


def seat_for_a_program(ala: httpx.Client) -> tuple[str, list[str]]:
    """A table with a free seat for a program, and the command that sits it down."""
    ala.post("/api/guest", json={"name": "Ala"})
    table = ala.post("/api/tables", json={"game": "tenno", "seats": 2, "sit": ["bot:random", "next"]}).json()["id"]
    agent = ala.post(f"/api/tables/{table}/agent", json={"name": "Hal"}).json()
    door = f"{ala.base_url}/bot/{table}?token={agent['token']}".replace("//bot", "/bot")
    return table, [sys.executable, "-m", "tatami", "sit", door, f"exec:{sys.executable} {BOT}"]


def test_a_program_stays_at_the_table_when_the_server_behind_is_started_anew(behind: tuple[Proxy, Server]) -> None:
    proxy, server = behind
    with browser(proxy) as ala:
        table, command = seat_for_a_program(ala)
        trusting = {**os.environ, "SSL_CERT_FILE": str(PEM), "PYTHONUNBUFFERED": "1"}
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=trusting
        ) as program:
            assert program.stdout is not None
            assert program.stdout.readline() == "The program has taken its seat.\n"
            server.stop()
            server.port = proxy.backend
            server.start()
            assert program.stdout.readline() == "The program has taken its seat.\n"
            ala.post(f"/api/tables/{table}/start", json={})
            assert program.communicate() == ("The game is over.\n", "")
        assert ala.get(f"/api/tables/{table}").json()["status"] == "finished"


def test_a_certificate_that_nobody_vouches_for_is_one_sentence(proxy: Proxy) -> None:
    with browser(proxy) as ala:
        _, command = seat_for_a_program(ala)
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.startswith("The server's certificate is not trusted on this machine: self-signed certificate")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("https://Games.Example.org/", "https://games.example.org"),
        ("https://games.example.org:443", "https://games.example.org"),
        ("http://games.example.org:80", "http://games.example.org"),
        ("https://games.example.org:8443", "https://games.example.org:8443"),
        ("https://żółw.example", "https://xn--w-uga1v8h.example"),
        ("http://[2001:DB8::1]:8000", "http://[2001:db8::1]:8000"),
    ],
)
def test_a_public_address_is_kept_as_browsers_name_it(given: str, kept: str) -> None:
    assert settings(public_url=given).public_url == kept


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("public_url", "games.example.org"),
        ("public_url", "https://example.org/tatami"),
        ("public_url", "ftp://example.org"),
        ("port", "eighty"),
        ("port", "70000"),
        ("proxied", "maybe"),
        ("proxies", "nginx"),
        ("requests_per_s", "0"),
        ("messages_per_s", "inf"),
        ("thinkers", "-1"),
    ],
)
def test_a_setting_that_cannot_be_is_named(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(f"TATAMI_{name.upper()}", value)
    with pytest.raises(BadSetting, match=f"TATAMI_{name.upper()}={value}"):
        settings()


def test_where_a_server_is_reached() -> None:
    assert at_home(Settings(host="0.0.0.0", port=81)) == "http://127.0.0.1:81"
    assert at_home(Settings(host="::", port=81)) == "http://[::1]:81"
    assert network_address(Settings()) == ""
    assert network_address(Settings(host="localhost")) == ""
    assert network_address(Settings(host="192.168.1.5", port=81)) == "http://192.168.1.5:81"
    assert network_address(Settings(public_url="https://games.example.org")) == "https://games.example.org"
    # Where there is no network at all there is no address either.
    assert "127.0.0.1" not in network_address(Settings(host="0.0.0.0"))
