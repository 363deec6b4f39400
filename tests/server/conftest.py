"""A real server in a process of its own, shared by the tests of a worker."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tatami.bench.server import Server
from tests.server.people import EVERYBODY


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("data"), TATAMI_THINKERS="1")
    server.start()
    yield server
    server.stop()


@pytest.fixture(autouse=True)
def home() -> Iterator[None]:
    """Everybody goes home after a test."""
    yield
    while EVERYBODY:
        EVERYBODY.pop().http.close()


@pytest.fixture
def address(running: Server) -> str:
    return f"http://127.0.0.1:{running.port}"


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, to be stopped and killed."""
    server = Server(tmp_path / "data", TATAMI_THINKERS="1")
    server.start()
    yield server
    server.stop()
