"""People at a real server: an HTTP client with a cookie each, and real sockets."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 20.0
"""How long a test waits for a message that must come."""


EVERYBODY: list[Person] = []
"""The people of the present test; they go home after it."""


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, address: str, name: str = "") -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)
        EVERYBODY.append(self)
        self.id = ""
        if name:
            self.id = self.post("/api/guest", {"name": name})["id"]

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, body: object = None, status: int | None = None) -> Any:
        answer = self.http.post(path, json={} if body is None else body)
        assert answer.status_code == status if status else answer.is_success, answer.text
        return answer.json() if answer.content else None

    def open(self, game: str, seats: int = 2, **more: Any) -> str:
        made = self.post("/api/tables", {"game": game, "seats": seats, **more})
        return str(made["id"])

    def sit(self, table: str, **more: Any) -> Any:
        return self.post(f"/api/tables/{table}/sit", more)

    def start(self, table: str) -> Any:
        return self.post(f"/api/tables/{table}/start")

    def look(self, table: str, **hello: Any) -> Chair:
        """A socket at the table."""
        cookie = "; ".join(f"{each.name}={each.value}" for each in self.http.cookies.jar)
        way = connect(
            f"{self.address.replace('http', 'ws')}/ws/{table}",
            additional_headers={"Cookie": cookie} if cookie else {},
            open_timeout=PATIENCE,
            max_queue=None,  # Who does not listen for a while is no slow reader.
        )
        return Chair(way, hello)


class Chair:
    """A socket at a table, and what it has been told."""

    def __init__(self, way: AbstractContextManager[ClientConnection], hello: dict[str, Any]) -> None:
        self._way = way
        self.socket = way.__enter__()
        self.bytes: list[str] = []
        """Every message as it came."""
        self.story: list[dict[str, Any]] = []
        self.update: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self._ids = 0
        self._send({"type": "hello", **hello})

    def __enter__(self) -> Chair:
        return self

    def __exit__(self, *problem: object) -> None:
        self._way.__exit__(None, None, None)

    def _send(self, message: dict[str, Any]) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def hear(self, *kinds: str, patience: float = PATIENCE) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            text = self.socket.recv(patience)
            assert isinstance(text, str)
            self.bytes.append(text)
            message: dict[str, Any] = msgspec.json.decode(text)
            if message["type"] == "update":
                self.update = message
                self.story = self.story[: message["since"]] + message["events"]
            elif message["type"] == "welcome":
                self.table = message["table"]
            if message["type"] in kinds:
                return message

    def say(self, type: str, **fields: Any) -> dict[str, Any]:
        """Say something that has an answer, and wait for it."""
        self._ids += 1
        self._send({"type": type, "id": self._ids, **fields})
        while True:
            answer = self.hear("done", "refused", "foretold", "described", "hinted")
            if answer["id"] == self._ids:
                return answer

    def submit(self, *codes: str) -> dict[str, Any]:
        return self.say("submit", seat=self.update["eye"], ask=self.update["ask"], codes=list(codes))

    def asked(self) -> dict[str, Any]:
        """Wait until this eye owes a decision, or the game is over."""
        while not self.update or (self.update["ask"] is None and self.update["ending"] is None):
            self.hear("update")
        return self.update

    def settle(self) -> None:
        """Hear everything that was said before now: the answer to a question comes behind it."""
        self.say("ahead", seat=-1)

    def gone(self) -> bool:
        """Whether the server closes this socket."""
        try:
            while True:
                self.hear("gone")
        except ConnectionClosed:
            return True
