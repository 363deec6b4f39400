"""A server of several processes: each with a port of its own, on one database and one Redis."""

from __future__ import annotations

from pathlib import Path

from tatami.bench.server import Server
from tatami.bench.services.redis import Redis
from tests.server.hosts import URL
from tests.server.people import Person
from tests.server.tiers import PostgresqlTier


class House:
    """Processes of one server, and people who come to whichever they like."""

    def __init__(self, folder: Path, tier: PostgresqlTier, redis: Redis, count: int = 2, **environment: str) -> None:
        self.redis = redis
        self.url = tier.url(folder)
        settings = {URL: self.url, "TATAMI_REDIS_URL": redis.url, "TATAMI_THINKERS": "1", **environment}
        self.servers = [Server(folder / f"data{number}", **settings) for number in range(count)]
        folder.mkdir(exist_ok=True)

    def start(self) -> None:
        for number in range(len(self.servers)):
            self.start_one(number)

    def start_one(self, number: int) -> None:
        self.servers[number].start()

    def stop(self) -> None:
        for server in self.servers:
            if server.port and server.process.poll() is None:
                server.stop()

    def address(self, number: int) -> str:
        return f"http://127.0.0.1:{self.servers[number].port}"

    def person(self, name: str, number: int = 0) -> Person:
        """Somebody who comes to the process of that number."""
        return Person(self.address(number), name)

    def same(self, person: Person, number: int) -> Person:
        """The same person with the same cookie at another process."""
        twin = Person(self.address(number))
        twin.id = person.id
        twin.http.cookies.set("tatami", person.http.cookies["tatami"])
        return twin

    def logs(self) -> str:
        return "".join(server.log.read_text() for server in self.servers)


def errors(text: str) -> list[str]:
    """What went wrong, as the log tells."""
    return [line for line in text.splitlines() if '"level": "error"' in line]
