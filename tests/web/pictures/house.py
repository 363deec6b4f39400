"""A server whose seeds are known, and company that plays its part of a recorded game there.

So the tables in the pictures stand where the records say, whatever bots and clocks would do.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tatami.core.record import Record
from tatami.core.state import CHANCE

RECORDS = Path(__file__).parent / "records"
HOST = "games.example.org"
"""What the pictures show in links; the browser is told where it is."""

SERVE = """
import hashlib, itertools, pathlib, secrets, sys
from tatami.cli import main
seed, number = pathlib.Path(sys.argv.pop(1)), itertools.count()
mark = lambda: hashlib.sha256(f"{seed.read_text()} {next(number)}".encode()).hexdigest()
secrets.token_hex = lambda size=32: seed.read_text() if size == 32 else mark()[: 2 * size]
secrets.token_urlsafe = lambda size=32: mark()[:size]
main()
"""
"""The command `tatami`, with the next seed taken from a file instead of from chance."""


def record(game: str) -> Record:
    """The game that is shown."""
    return Record.load((RECORDS / f"{game}.txt").read_text("utf-8"))


class House:
    """The server."""

    def __init__(self, port: int, seed: Path) -> None:
        self.port = port
        self._seed = seed

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def seeded(self, seed: str) -> None:
        """The next table draws from this seed."""
        self._seed.write_text(seed)


@contextmanager
def house() -> Iterator[House]:
    """A server on a free port, whose data is thrown away."""
    folder = Path(tempfile.mkdtemp(prefix="tatami-pictures-"))
    seed = folder / "seed"
    seed.write_text("00" * 32)
    command = [sys.executable, "-c", SERVE, str(seed), "serve", "--port", "0", "--thinkers", "1", "--data", str(folder)]
    environment = {**os.environ, "TATAMI_REQUESTS_PER_S": "1000", "TATAMI_MESSAGES_PER_S": "1000"}
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        found = re.search(r"http://[\w.]+:(\d+)", line)
        if not found:
            raise RuntimeError(f"the server did not start: {line} {(folder / 'log').read_text()}")
        httpx.Client(transport=httpx.HTTPTransport(retries=20)).get(f"http://127.0.0.1:{found[1]}/healthz")
        yield House(int(found[1]), seed)
    finally:
        server.send_signal(signal.SIGINT)
        try:
            server.wait(60)
        except subprocess.TimeoutExpired:
            server.kill()
        if server.stdout is not None:
            server.stdout.close()
        shutil.rmtree(folder)


class Voice:
    """One player's socket at a table; plays for any seat that is theirs."""

    def __init__(self, house: House, cookie: str, table: str) -> None:
        self._socket: ClientConnection = connect(
            f"ws://127.0.0.1:{house.port}/ws/{table}", additional_headers={"Cookie": f"tatami={cookie}"}, max_size=None
        )
        self._say({"type": "hello"})
        self._number = 0

    def close(self) -> None:
        self._socket.close()

    def _say(self, message: dict[str, Any]) -> None:
        self._socket.send(json.dumps(message))

    def _hear(self, until: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(self._socket.recv(60))
            if until(message):
                return message

    def play(self, seat: int, *codes: str) -> None:
        """Answer what is asked of `seat`."""
        while True:
            self._number += 1
            self._say({"type": "look", "eye": seat})
            asked = self._hear(lambda said: said.get("eye") == seat and said.get("ask") is not None)
            self._say({"type": "submit", "seat": seat, "ask": asked["ask"], "codes": codes, "id": self._number})
            answer = self._hear(lambda said: said["type"] in ("done", "refused") and said["id"] == self._number)
            if answer["type"] == "done":
                return
            if answer["problem"]["code"] != "late":
                raise RuntimeError(f"{codes} of seat {seat}: {answer['problem']}")


class Company:
    """Everybody else at the tables: one guest of the house with many names."""

    def __init__(self, house: House, name: str) -> None:
        self.house = house
        self._client = httpx.Client(base_url=house.address)
        self.post("/api/guest", {"name": name})
        self.cookie = self._client.cookies["tatami"]

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = self._client.post(path, json=body)
        answer.raise_for_status()
        told: dict[str, Any] = answer.json()
        return told

    def table(self, record: Record, names: Sequence[str], mine: int) -> tuple[str, str]:
        """A table for a recorded game, with the seat `mine` left free; its id and the invitation."""
        self.house.seeded(record.seed)
        sit = ["next" if seat == mine else f"me:{names[seat]}" for seat in range(record.seats)]
        body = {"game": record.game, "seats": record.seats, "options": record.options, "sit": sit}
        made = self.post("/api/tables", body)
        return str(made["id"]), str(made["invite"])


class Play:
    """A recorded game at a table: who sits there plays what the record says."""

    def __init__(self, house: House, table: str, record: Record, cookies: Sequence[str]) -> None:
        self.record = record
        self.at = 0
        """So many moves of the record have been made, chance included."""
        self._cookies = cookies
        self._voices = {cookie: Voice(house, cookie, table) for cookie in set(cookies)}

    def to(self, at: int) -> None:
        """Play on until so many moves have been made."""
        self.answer(self.at, at)
        self.at = at

    def answer(self, begin: int, end: int) -> None:
        """Make these moves of the record now; in a window of several seats they may come before others."""
        for seat, code in self.record.moves[begin:end]:
            if seat != CHANCE:
                self._voices[self._cookies[seat]].play(seat, code)

    def close(self) -> None:
        for voice in self._voices.values():
            voice.close()
