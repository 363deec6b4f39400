"""Bots that nobody can starve: whose thoughts run at once, and what happens to a process that dies or hangs."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tatami.bench.server import Server
from tatami.core.match import Match
from tatami.core.rng import stream
from tatami.server.live.queue import Urgency
from tatami.server.live.thinkers import CHECK_EVERY, SPARE, Question, Thinkers, Thought
from tests.server.hosts import disk_of
from tests.server.people import PATIENCE, Chair, Person
from tests.server.tiers import Tier

TABLES = 60


def question(level: str) -> Question:
    match = Match("tenno", seats=2, seed="1")
    return Question("tenno", 0, match.imagine(0, stream("1")), match.legal(0), level, "1")


def tell(story: Callable[[Thinkers], Awaitable[None]], count: int = 1) -> None:
    """Thinkers with nobody around them."""

    async def whole() -> None:
        thinkers = Thinkers(count)
        thinkers.start()
        try:
            await story(thinkers)
        finally:
            thinkers.stop()

    asyncio.run(whole())


def ask(thinkers: Thinkers, whose: str, level: str = "shogun", done: Callable[[Any], None] = lambda _: None) -> Thought:
    return thinkers.ask(question(level), done, whose=whose, urgency=Urgency.PRESENT)


def under_way(thinkers: Thinkers) -> Counter[str]:
    return Counter(worker.thought.whose for worker in thinkers._workers if worker.thought is not None)


def test_one_person_has_a_share_of_the_processes_and_the_others_do_not_wait_for_it() -> None:
    async def story(thinkers: Thinkers) -> None:
        for _ in range(10):
            ask(thinkers, "eve")
        assert under_way(thinkers) == {"eve": 1}
        answered = asyncio.get_running_loop().create_future()
        ask(thinkers, "ala", "peasant", answered.set_result)
        assert under_way(thinkers) == {"eve": 1, "ala": 1}
        for number in range(SPARE + 2):
            ask(thinkers, f"guest {number}")
        assert len(thinkers._workers) == 1 + SPARE
        assert await asyncio.wait_for(answered, PATIENCE) in question("peasant").legal
        assert under_way(thinkers)["eve"] <= 1
        assert len(thinkers._workers) == 1 + SPARE

    tell(story)


def test_spare_processes_end_when_nobody_needs_them() -> None:
    async def story(thinkers: Thinkers) -> None:
        both = [asyncio.get_running_loop().create_future() for _ in range(2)]
        for whose, answered in zip(("ala", "bo"), both, strict=True):
            ask(thinkers, whose, "peasant", answered.set_result)
        await asyncio.wait_for(asyncio.gather(*both), PATIENCE)
        spare = [worker.process for worker in thinkers._workers]
        assert len(spare) == 2
        for worker in thinkers._workers:
            worker.quiet += 3600
        thinkers._look_after()
        assert [process.is_alive() for process in spare].count(True) == len(thinkers._workers) == 1

    tell(story)


def test_the_time_a_machine_was_asleep_is_no_silence() -> None:
    async def story(thinkers: Thinkers) -> None:
        ask(thinkers, "ala")
        (worker,) = thinkers._workers
        thinkers._looked -= 3600
        thinkers._look_after()
        assert thinkers._workers == [worker]
        assert worker.quiet <= 2 * CHECK_EVERY
        assert not thinkers.silent

    tell(story)


def test_a_table_that_stumbles_over_its_thought_holds_up_nobody() -> None:
    async def story(thinkers: Thinkers) -> None:
        def stumbles(found: object) -> None:
            raise ValueError

        answered = asyncio.get_running_loop().create_future()
        ask(thinkers, "eve", "peasant", stumbles)
        ask(thinkers, "eve", "peasant", answered.set_result)
        assert await asyncio.wait_for(answered, PATIENCE)

    tell(story)


# --- at a real server -------------------------------------------------------------------------------------------------


def moves(own: Server, tables: list[str]) -> int:
    """How many moves are in the logs of these tables."""
    with disk_of(own) as kept:
        query = """SELECT count(*) FROM log WHERE place = ? AND entry LIKE '%"played"%'"""
        return sum(kept.ask(query, table)[0][0] for table in tables)


def answers(ala: Person, level: str) -> int:
    """How many decisions a bot takes in a game, of which a person plays the beginning."""
    table = ala.open("tenno", 2, sit=["me", f"bot:{level}"], start=True)
    with ala.look(table) as chair:
        for _ in range(5):
            chair.asked()
            ask = chair.update["ask"]
            chair.submit(chair.update["legal"][0]["code"])
            while chair.update["ask"] == ask:
                chair.hear("update")
        chair.asked()
        return sum(line["data"].get("seat") == 1 for line in chair.story)


def test_a_guest_with_many_tables_of_bots_delays_nobody_elses(own: Server) -> None:
    """Four of the strongest at each of 60 tables would think for minutes before a person's bot had its turn."""
    address = f"http://127.0.0.1:{own.port}"
    ala, eve = Person(address, "Ala"), Person(address, "Eve")
    tables = [eve.open("tenno", 4, sit=["bot:shogun"] * 4, start=True) for _ in range(TABLES)]
    assert thinkers_of(own) == [], "nobody looks: nobody thinks"
    assert answers(ala, "ronin")
    assert moves(own, tables) == 0
    with contextlib.ExitStack() as room:
        looking: list[Chair] = [room.enter_context(eve.look(table)) for table in tables]
        for chair in looking:
            chair.hear("update")
        assert answers(ala, "peasant")
        assert answers(ala, "ronin")
        deadline = time.monotonic() + PATIENCE
        while not moves(own, tables):
            assert time.monotonic() < deadline, "bots that are looked at do play"
        assert len(thinkers_of(own)) == 2, "one for each person who has bots thinking"
        own.stop()
    own.start()
    played = moves(own, tables)
    assert ala.get("/healthz") == {"ok": True}
    assert thinkers_of(own) == []
    assert answers(ala, "peasant")
    assert answers(ala, "ronin")
    assert moves(own, tables) == played


def test_bots_among_themselves_play_while_somebody_looks_on(own: Server) -> None:
    ala = Person(f"http://127.0.0.1:{own.port}", "Ala")
    table = ala.open("tenno", 4, sit=["bot:daimyo"] * 4, start=True)
    for _ in range(2):
        before = moves(own, [table])
        with ala.look(table) as watcher:
            watcher.hear("update")
            watcher.hear("update")
        answers(ala, "peasant")  # By now it has been noticed that nobody looks on.
        played = moves(own, [table])
        assert played > before
        answers(ala, "peasant")
        assert moves(own, [table]) == played


def thinkers_of(own: Server) -> list[int]:
    """The processes in which bots of a server think."""
    children = Path(f"/proc/{own.process.pid}/task/{own.process.pid}/children").read_text().split()
    spawned = [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]
    return [pid for pid in spawned if alive(pid)]


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.fixture
def brisk(tier: Tier, tmp_path: Path) -> Iterator[Server]:
    """A server that soon notices what hangs."""
    server = tier.server(tmp_path / "data", TATAMI_THINKERS="1", TATAMI_HANG_S="8")
    server.start()
    yield server
    server.stop()


@pytest.mark.parametrize("harm", [signal.SIGSTOP, signal.SIGKILL], ids=lambda harm: harm.name)
def test_a_thinker_that_hangs_or_dies_is_replaced_and_its_thought_is_not_lost(brisk: Server, harm: int) -> None:
    ala = Person(f"http://127.0.0.1:{brisk.port}", "Ala")
    table = ala.open("tenno", 2, sit=["me", "bot:peasant"], start=True, options={"first": "1"})
    with ala.look(table) as chair:
        chair.asked()
        chair.submit(chair.update["legal"][0]["code"])
        while chair.update["view"]["stage"] == "arrange":
            chair.hear("update")
        (former,) = thinkers_of(brisk)
        os.kill(former, harm)
        while chair.update["ask"] is not None:  # Until it is the bot that is waited for.
            chair.submit(chair.update["legal"][0]["code"])
            chair.settle()
        if harm == signal.SIGSTOP:
            deadline = time.monotonic() + PATIENCE
            while (answer := ala.http.get("/healthz")).status_code == 200:
                assert time.monotonic() < deadline, "that nobody thinks must be noticed"
            assert answer.status_code == 503
            assert answer.json()["code"] == "thinkers"
        chair.asked()
    assert ala.get("/healthz") == {"ok": True}
    assert not alive(former)
    assert len(thinkers_of(brisk)) <= 1, "one that is just starting is not seen yet"
