"""A server with all it stands on, for as long as it is measured, and what each part of it costs."""

from __future__ import annotations

import signal
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from types import FrameType

from tatami.bench import usage
from tatami.bench.server import Server
from tatami.bench.services.postgres import Postgres
from tatami.bench.services.redis import Redis

DATABASE, REDIS = "TATAMI_DATABASE_URL", "TATAMI_REDIS_URL"


class Tier(StrEnum):
    """What a server stands on."""

    EMBEDDED = "embedded"
    """One process on SQLite."""
    SCALE = "scale"
    """Any number of processes on PostgreSQL and Redis."""


@dataclass(frozen=True)
class Elsewhere:
    """Services that somebody else runs, by their URLs; empty: throwaway ones are started."""

    database_url: str = ""
    redis_url: str = ""


@dataclass(frozen=True)
class Spent:
    """Processor seconds of the parts of an installation, and of the whole machine."""

    server: float
    database: float | None
    """None: it runs elsewhere, or is a part of the server."""
    redis: float | None
    machine: float

    def since(self, before: Spent) -> Spent:
        return Spent(
            self.server - before.server,
            _minus(self.database, before.database),
            _minus(self.redis, before.redis),
            self.machine - before.machine,
        )

    @property
    def parts(self) -> float:
        return self.server + (self.database or 0.0) + (self.redis or 0.0)


def _minus(now: float | None, before: float | None) -> float | None:
    return None if now is None or before is None else now - before


@dataclass
class Installation:
    """A running server, and those of its services that were started for it."""

    server: Server
    postgres: Postgres | None = None
    redis: Redis | None = None

    def spent(self) -> Spent:
        return Spent(
            usage.cpu_s(self.server.pid),
            None if self.postgres is None else usage.cpu_s(self.postgres.pid),
            None if self.redis is None else usage.cpu_s(self.redis.process.pid),
            usage.busy_s(),
        )

    def memory_mb(self) -> float:
        """Of all the server's processes, those for bots included."""
        return usage.memory_mb(self.server.pid)


@contextmanager
def installed(
    tier: Tier, processes: int = 1, elsewhere: Elsewhere | None = None, **environment: str
) -> Iterator[Installation]:
    """Start a server and what it needs, and leave nothing of it behind."""
    given = elsewhere or Elsewhere()
    with ExitStack() as stack:
        stack.enter_context(stoppable())
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="tatami-bench-")))
        postgres = redis = None
        words: tuple[str, ...] = ()
        if tier == Tier.SCALE:
            if not given.database_url:
                postgres = Postgres()
                stack.callback(postgres.remove)
                postgres.start()
            if not given.redis_url:
                redis = Redis()
                stack.callback(redis.remove)
                redis.start()
            environment[DATABASE] = given.database_url or (postgres.url() if postgres else "")
            environment[REDIS] = given.redis_url or (redis.url if redis else "")
            words = ("--processes", str(processes))
        server = Server(folder / "data", *words, **environment)
        server.start()
        stack.callback(server.stop)
        yield Installation(server, postgres, redis)


@contextmanager
def stoppable() -> Iterator[None]:
    """Let SIGTERM end as Ctrl-C does: with everything stopped that was started."""

    def interrupt(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
