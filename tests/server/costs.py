"""What people cost a server in bytes, rows and memory: inputs of docs/scaling.md beside those of `tatami bench`.

`python -m tests.server.costs` plays at servers of its own: all games to their end, by two people with browsers in
English; then many tables at which nothing happens; then two processes, with the two people on different ones.
"""

from __future__ import annotations

import random
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

from tatami.bench.server import Server
from tatami.bench.services import postgres
from tatami.bench.services import redis as buses
from tatami.bench.usage import cpu_s
from tatami.core.registry import OURS
from tests.server.hosts import disk_of, store_of
from tests.server.many import House
from tests.server.people import Chair, Person
from tests.server.postgres import Postgres
from tests.server.tiers import PostgresqlTier

GAMES = 10
"""Of each kind."""
TABLES = 300
MOVES = 2_000
LOOKS = 2_000


def play(chairs: list[Chair], most: int, chance: random.Random) -> int:
    """Play by chance to the end, or so many moves; how many were made."""
    made = 0
    while made < most and chairs[0].update["ending"] is None:
        for chair in chairs:
            if chair.update["ask"] is not None and chair.update["ending"] is None:
                ask = chair.update["ask"]
                chair.submit(chance.choice(chair.update["legal"])["code"])
                made += 1
                while chair.update["ask"] == ask and chair.update["ending"] is None:
                    chair.hear("update")
            for other in chairs:
                other.settle()
    return made


def seated(one: Person, other: Person, game: str) -> str:
    table = one.open(game, 2, open=True, sit=["me", "next"])
    other.sit(table)
    one.start(table)
    return table


def games(server: Server) -> Iterator[tuple[str, float]]:
    """Bytes and rows."""
    address, chance = f"http://127.0.0.1:{server.port}", random.Random(1)
    one, other = Person(address, "Ala"), Person(address, "Bo")
    moves, updates, acknowledged, first = [], [], [], []
    for number in range(GAMES * len(OURS)):
        table = seated(one, other, OURS[number % len(OURS)])
        with one.look(table, lang="en") as ala, other.look(table, lang="en") as bo:
            for chair in (ala, bo):
                chair.hear("update")
                first.append(sum(map(len, chair.bytes)))
                chair.bytes.clear()
            moves.append(play([ala, bo], 100_000, chance))
            told = [len(text) for chair in (ala, bo) for text in chair.bytes if '"type":"update"' in text[:40]]
            updates += told
            acknowledged.append(len(told) / moves[-1])
    server.stop()  # Stories are written.
    with disk_of(server) as kept:
        [(rows, letters)] = kept.ask("SELECT count(*), sum(length(entry)) FROM log")
        [(stories,)] = kept.ask("SELECT avg(length(document)) FROM stories")
        [(summary,)] = kept.ask("SELECT avg(length(summary)) FROM places")
    yield "moves a game", statistics.mean(moves)
    yield "updates a move", statistics.mean(acknowledged)
    yield "bytes an update", statistics.mean(updates)
    yield "bytes of coming to a table", statistics.mean(first)
    yield "entries of the log a game", rows / len(moves)
    yield "bytes an entry", letters / rows
    yield "bytes a story", float(stories or 0)
    yield "bytes a summary", float(summary)


def crowd(server: Server) -> Iterator[tuple[str, float]]:
    """Memory."""
    address = f"http://127.0.0.1:{server.port}"
    one, other = Person(address, "Ala"), Person(address, "Bo")
    with ExitStack() as chairs:

        def sit(count: int) -> None:
            for number in range(count):
                table = seated(one, other, OURS[number % len(OURS)])
                for person in (one, other):
                    chairs.enter_context(person.look(table, lang="en")).hear("update")

        sit(len(OURS) * 10)
        before = server.rss_mb()
        sit(TABLES)
        yield "kB a table with two sockets", (server.rss_mb() - before) * 1024 / TABLES


def apart(cluster: Postgres) -> Iterator[tuple[str, float]]:
    """Processor time where two people sit on different processes, each move alone in its commit."""
    redis, tier, folder = buses.Redis(), PostgresqlTier(cluster), Path(tempfile.mkdtemp())
    redis.start()
    house = House(folder, tier, redis)
    house.start()
    try:
        one, other, chance = house.person("Ala", 0), house.person("Bo", 1), random.Random(1)
        pids = {
            "PostgreSQL": [int((cluster.folder / "data" / "postmaster.pid").read_text().split()[0])],
            "Redis": [redis.process.pid],
        }
        spent: dict[str, float] = dict.fromkeys(pids, 0.0)
        made = 0
        while made < MOVES:
            table = seated(one, other, OURS[made % len(OURS)])
            with one.look(table) as ala, other.look(table) as bo:
                ala.hear("update")
                bo.hear("update")
                before = {name: sum(cpu_s(pid) for pid in each) for name, each in pids.items()}
                made += play([ala, bo], MOVES - made, chance)
                for name, each in pids.items():
                    spent[name] += sum(cpu_s(pid) for pid in each) - before[name]
        with disk_of(house.servers[0]) as kept:
            [(size,)] = kept.ask("SELECT pg_total_relation_size('log') * 1.0 / count(*) FROM log")
            tables = {id for (id,) in kept.ask("SELECT id FROM places")}
        store, before_looks = store_of(house.servers[0]), cpu_s(pids["PostgreSQL"][0])
        for _ in range(LOOKS):
            store.lengths(tables)
        looked = cpu_s(pids["PostgreSQL"][0]) - before_looks
        store.close()
        yield "us of PostgreSQL a look at the log of a table", 1e6 * looked / LOOKS / len(tables)
        yield "bytes a row of the log in PostgreSQL, with its index", float(size)
        for name, seconds in spent.items():
            yield f"us of {name} a move on two processes", 1e6 * seconds / made
    finally:
        house.stop()
        redis.remove()
        tier.empty(folder)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        found = []
        for name, measure in (("games", games), ("crowd", crowd)):
            server = Server(Path(folder) / name)
            server.start()
            found += list(measure(server))
            if server.process.poll() is None:
                server.stop()
    if why := postgres.missing() or buses.missing():
        print(f"Not measured: {why}")
    else:
        cluster = Postgres()
        cluster.start()
        found += list(apart(cluster))
        cluster.remove()
    for name, value in found:
        print(f"{value:12,.1f}  {name}")


if __name__ == "__main__":
    main()
