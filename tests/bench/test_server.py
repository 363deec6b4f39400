"""The measurements of the server, each in its shortest form: they run, they add up, they leave nothing behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from tatami.bench import load, notices, nuisance, outages, tables, usage
from tatami.bench.command import neutral
from tatami.bench.crowd import Clients, hello
from tatami.bench.installation import Tier
from tatami.bench.played import Played, at_once, in_turn
from tatami.bench.services import postgres, redis
from tatami.server.wire import Hello
from tests.server.people import PATIENCE

absent = postgres.missing() or redis.missing()
needs_services = pytest.mark.skipif(bool(absent), reason=absent)


PARENT = """
import subprocess, sys
subprocess.run([sys.executable, "-c", sys.argv[1]])
subprocess.Popen([sys.executable, "-c", sys.argv[1] + "print(1, flush=True); input()"])
sys.stdin.read()
"""


# --- what is counted --------------------------------------------------------------------------------------------------


def test_a_process_counts_with_all_that_it_has_started() -> None:
    """A child that works on, and one that is gone: both belong to their parent."""
    work = "import time\nwhile time.process_time() < 0.2: pass\n"
    parent = subprocess.Popen(
        [sys.executable, "-c", PARENT, work], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert parent.stdout is not None
    assert parent.stdin is not None
    assert parent.stdout.readline() == "1\n"
    assert len(usage.tree(parent.pid)) == 2
    assert usage.cpu_s(parent.pid) > 0.3
    assert usage.memory_mb(parent.pid) > 1
    parent.stdin.close()
    parent.wait(PATIENCE)
    parent.stdout.close()
    assert usage.cpu_s(parent.pid) == 0


def test_what_several_played_at_once_or_in_turn() -> None:
    one, two = Played([0.01] * 98 + [0.5, 0.6], 1, 2.0, 1.5), Played([0.02] * 100, 0, 4.0, 0.5)
    both, turns = at_once((one, two)), in_turn((one, two))
    assert (both.moves, both.refused, both.moves_per_s, both.cpu_s) == (200, 1, 50.0, 1.5)
    assert [turns.moves_per_s, turns.cpu_s] == pytest.approx([200 / 6, 2.0])
    assert [both.wait_ms(0.5), both.wait_ms(0.99)] == pytest.approx([20, 500])


def test_browsers_come_in_three_languages_by_turns_as_the_page_does() -> None:
    greetings = [msgspec.json.decode(hello(Clients.BROWSERS, number), type=Hello) for number in range(6)]
    assert Counter(each.lang for each in greetings) == {"en": 2, "pl": 2, "uk": 2}
    assert not any(each.board for each in greetings), "the page asks for the text when the table is at rest"
    assert msgspec.json.decode(hello(Clients.PLAIN, 1), type=Hello) == Hello()


# --- short runs -------------------------------------------------------------------------------------------------------


def test_a_move_of_browsers_is_measured() -> None:
    fast, paced = load.measure(clients=[Clients.BROWSERS], tables=4, seconds=0.5, pace=40)
    assert (fast.tier, fast.processes, fast.clients) == ("embedded", 1, "browsers")
    for each in (fast, paced):
        assert each.moves > 0
        assert each.refused == 0
        assert 0 < each.p50_ms <= each.p99_ms
        assert each.database_us is each.redis_us is None
        assert each.memory_mb > 10
    assert fast.cpu_us > 0
    assert paced.moves <= 40


@needs_services
def test_a_move_is_measured_on_several_processes() -> None:
    setup = load.Setup(Tier.SCALE, 2)
    (found,) = load.measure([setup], [Clients.PLAIN], tables=4, seconds=1.0, pace=0, generators=2)
    assert (found.tier, found.processes, found.clients, found.generators) == ("scale", 2, "plain", 2)
    assert found.moves > 0
    assert found.database_us is not None
    assert found.redis_us is not None


def test_what_a_table_costs_while_nobody_moves() -> None:
    report = tables.measure(people=12, live=4, idle=0, seconds=0.5)
    assert set(report.coming.update_us) == {"plain", "browsers"}
    assert [(each.tables, each.sockets) for each in report.standing] == [(4, 8)]


@needs_services
def test_whatever_falls_nothing_acknowledged_is_lost_and_everybody_goes_on() -> None:
    report = outages.pull_plugs(kills=4, tables=6, seconds=0.2)
    assert report.fallen == dict.fromkeys(("server", "thinker", "redis", "postgresql"), 1)
    assert report.kept.acknowledged > 8
    assert report.returned > 0
    assert report.kept.sound, report


@needs_services
def test_an_interrupted_measurement_leaves_nothing_behind(tmp_path: Path) -> None:
    line = [sys.executable, "-m", "tatami", "bench", "faults", "--tier", "scale", "--tables", "2"]
    environment = {**neutral(), "TMPDIR": tempfile.mkdtemp(prefix="tatami-")}  # A socket's path must be short.
    folder = Path(environment["TMPDIR"])
    folder.chmod(0o755)
    with (tmp_path / "log").open("w") as log:
        run = subprocess.Popen(line, env=environment, stdout=log, stderr=log)
    end = time.monotonic() + PATIENCE
    while not list(folder.glob("tatami-bench-*/think.log")):
        assert run.poll() is None, (tmp_path / "log").read_text()
        assert time.monotonic() < end
    started = set(usage.tree(run.pid)) | {int(path.read_text().split()[0]) for path in folder.glob("*/data/*.pid")}
    run.send_signal(signal.SIGTERM)
    assert run.wait(2 * PATIENCE) != 0
    assert not list(folder.iterdir())
    while any(Path(f"/proc/{pid}").exists() for pid in started):  # Those for bots see a little later that all is over.
        assert time.monotonic() < end + 3 * PATIENCE
    os.rmdir(folder)


def test_somebody_is_a_nuisance_and_others_play_on() -> None:
    found = nuisance.measure(0.6, ["nobody", "all of it"])
    assert [each.what for each in found] == ["nobody", "all of it"]
    for each in found:
        assert each.moves > 0
        assert each.p50_ms <= each.p99_ms <= each.worst_ms


def test_notices_leave_by_turns_and_all_of_them_arrive() -> None:
    found = notices.measure(seconds=0.5, count=20, rounds=2)
    assert found.notices == found.arrived == 20
    assert len(found.ratios) == found.rounds == 2
    assert found.quiet.moves > 0
    assert found.busy.moves > 0
    assert 0 <= found.meanwhile <= 20
