"""The fuzzer itself: what it sends is borne, and what is not borne it would notice."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tatami.bench import fuzz as fuzzing
from tatami.bench.mutations import encoded, mutated
from tatami.cli import app
from tatami.server.bench import Server
from tatami.server.domain.problems import Refusal
from tatami.server.gates import decoding
from tests.server.hosts import URL, disk_of
from tests.server.people import Person


def test_a_short_run_finds_nothing() -> None:
    report = fuzzing.fuzz(3_000, seed=7)
    assert report.sound, (report.faults, report.errors)
    assert report.messages >= 3_000
    assert report.answers["done"] > 50
    assert {"http 200", "http 201", "refused not-json", "refused unknown-field"} < set(report.answers)
    assert set(report.memory_mb) == {"tenth", "half", "end"}
    assert report.entries > report.tables


@pytest.mark.parametrize(("fault", "code"), [(0, 0), (1, 1)])
def test_the_command_says_what_was_found(monkeypatch: pytest.MonkeyPatch, fault: int, code: int) -> None:
    memory = {"tenth": 100.0, "half": 101.0, "end": 101.0}
    report = fuzzing.Report(
        seed=1,
        messages=3_000,
        seconds=2.0,
        messages_per_s=1_500.0,
        tables=9,
        entries=99,
        sent={"chat": 3_000},
        answers={"done": 2_999},
        faults={"cut": fault},
        memory_mb=memory,
        slope_mb=0.5,
        own_mb=memory,
        warnings={},
        errors=["[trace]"] * fault,
    )
    monkeypatch.setattr("tatami.cli.bench.fuzzer.fuzz", lambda *given: report)
    said = CliRunner().invoke(app, ["bench", "fuzz", "--messages", "3000"])
    assert (said.exit_code, "3,000 messages in 2 s: 1,500 a second" in said.stdout) == (code, True)
    assert ("[trace]" in said.stdout) == bool(fault)
    told = CliRunner().invoke(app, ["bench", "fuzz", "--json"])
    assert json.loads(told.stdout)["faults"] == {"cut": fault}


def test_mutations_are_the_same_for_the_same_seed_and_mostly_refused() -> None:
    message = {"type": "submit", "seat": 0, "ask": 0, "codes": ["set-123"], "id": 5}
    first, second = random.Random(1), random.Random(1)
    refused = 0
    for _ in range(2_000):
        kind, data = mutated(first, message)
        assert (kind, data) == mutated(second, message)
        try:
            decoding.client_message(data)
        except Refusal:
            refused += 1
    assert 1_000 < refused < 2_000
    assert json.loads(encoded(message)) == message


def test_traces_and_logs_that_do_not_add_up_are_noticed(tmp_path: Path) -> None:
    log = tmp_path / "log"
    lines = [
        {"level": "info", "message": "serving"},
        {"level": "warning", "message": "Invalid HTTP request received."},
        {"level": "error", "message": "a message failed", "trace": "..."},
    ]
    log.write_text("\n".join([*map(json.dumps, lines), "Traceback (most recent call last):"]))
    errors, warnings = fuzzing._log(log)
    assert len(errors) == 2
    assert warnings == {"Invalid HTTP request received.": 1}


@pytest.mark.parametrize("broken", [False, True])
def test_a_log_that_does_not_add_up_is_counted(own: Server, broken: bool) -> None:
    ala = Person(f"http://127.0.0.1:{own.port}", "Ala")
    table = ala.open("tenno", 2, sit=["me", "me:Ola"], start=True)
    with ala.look(table) as chair:
        chair.asked()
        assert chair.submit("set-123")["type"] == "done"
    own.stop()
    if broken:
        with disk_of(own) as kept:
            kept.change("UPDATE log SET entry = replace(entry, 'set-123', 'plain')")
    assert fuzzing._folded(own.data, own.environment.get(URL, "")) == (5, int(broken))
    own.start()
