"""What the tests of the server share: the tiers it runs on, and real servers in processes of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tatami.bench.server import Server
from tatami.bench.services.postgres import missing
from tests.server.people import EVERYBODY
from tests.server.postgres import Postgres
from tests.server.tiers import SQLITE, PostgresqlTier, Tier


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of a worker, each of which has a database of its own."""
    if why := missing():
        pytest.skip(why)
    cluster = Postgres()
    cluster.start()
    yield cluster
    cluster.remove()


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def tier(request: pytest.FixtureRequest) -> Tier:
    """Whoever asks for it is run on each tier."""
    return SQLITE if request.param == "sqlite" else PostgresqlTier(request.getfixturevalue("postgres"))


@pytest.fixture(autouse=True)
def emptied(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[None]:
    """The databases of a test serve others when it is over."""
    tier: Tier | None = request.getfixturevalue("tier") if "tier" in request.fixturenames else None
    yield
    if tier is not None:
        tier.empty(tmp_path)


@pytest.fixture(scope="session")
def running(tier: Tier, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = tier.server(tmp_path_factory.mktemp("data"), TATAMI_THINKERS="1", TATAMI_JUDGE="peasant")
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
def own(tier: Tier, tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, to be stopped and killed."""
    server = tier.server(tmp_path / "data", TATAMI_THINKERS="1")
    server.start()
    yield server
    server.stop()
