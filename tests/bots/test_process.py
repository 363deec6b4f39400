"""Bots that are programs: they play, and whatever they do wrong costs them one game and us nothing."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import tatami
from tatami.bots import program, protocol
from tatami.bots.arena import contest, play, standings
from tatami.bots.look import look
from tatami.bots.names import bot, dismiss
from tatami.core.match import Match
from tatami.core.rng import stream
from tatami.terminal.seating import seat_again

ROOT = Path(__file__).parent.parent.parent
DOUBLE = f"exec:{sys.executable} {Path(__file__).parent / 'double.py'}"
REFERENCE = ROOT / "examples" / "bot.py"


def gone(pid: int) -> bool:
    """Whether a process ends; one that is only waiting to be buried by its parent has. The kernel may take a moment."""
    patience = time.monotonic() + 20
    while time.monotonic() < patience:
        try:
            state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
        except OSError:
            return True
        if state in "ZX":
            return True
    return False


@pytest.fixture(autouse=True)
def _nothing_is_left_running() -> object:
    yield
    assert not list(program._running)


@pytest.mark.parametrize("game", tatami.known_games())
def test_the_reference_bot_plays_every_game(game: str) -> None:
    table = contest(game, f"exec:{sys.executable} {REFERENCE},random", None, {}, "1")
    row = play(table, 0, 0)
    assert row.forfeited is None
    assert row.reason in tatami.game(game).meta.reasons


def test_the_reference_bot_has_at_most_thirty_lines() -> None:
    assert len(REFERENCE.read_text().splitlines()) <= 30
    assert os.access(REFERENCE, os.X_OK)


@pytest.mark.parametrize(
    ("way", "fault"),
    [
        ("dies-at-once", "ended"),
        ("never-ready", "silent"),
        ("deaf", "illegal"),
        ("silent", "silent"),
        ("crashes", "ended"),
        ("bad-code", "illegal"),
        ("not-json", "garbled"),
        ("not-an-object", "garbled"),
        ("wrong-id", "garbled"),
        ("wrong-type", "garbled"),
        ("endless", "garbled"),
    ],
)
def test_misbehaviour_forfeits_the_game(way: str, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "START_SECONDS", 0.3 if way == "never-ready" else 30.0)
    monkeypatch.setattr(program, "GRACE", 0.1)
    table = contest("tenno", f"{DOUBLE} {way},random", None, {"first": "1"}, "1", 0.3 if way == "silent" else 30.0)
    row = play(table, 0, 1)
    assert row.reason == f"forfeit-{fault}"
    assert row.forfeited == 1
    assert row.returns == (1.0, 0.0)
    best, worst = standings(table, [row])
    assert (best.name, best.score) == ("random", 1.0)
    assert worst.forfeits == {f"forfeit-{fault}": 1}


def test_the_author_is_told_what_the_program_said() -> None:
    said = [
        (b"debug: thinking\n", "The program said “debug: thinking” where its message “move” was due."),
        (b"\x00" * 200 + b"\n", "The program said “" + "\ufffd" * 60 + "…” where"),
        (b"[1]\n", "The program said “[1]” where"),
    ]
    for line, sentence in said:
        with pytest.raises(tatami.Forfeit) as fault:
            protocol.read(line, "move")
        assert fault.value.sentence().startswith(sentence)
    with pytest.raises(tatami.Forfeit, match="where its message “move, id 7” was due"):
        protocol.code({"type": "move", "id": 6, "code": "keep"}, 7, ["keep"])


def test_a_team_loses_with_its_forfeiter() -> None:
    table = contest("samurai_spirit", f"{DOUBLE} crashes,random", 2, {}, "1")
    row = play(table, 0, 0)
    assert row.reason == "forfeit-ended"
    assert row.returns == (0.0, 0.0)


def test_a_program_that_stays_is_ended_with_its_children(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "GRACE", 0.1)
    note = tmp_path / "pids"
    table = contest("tenno", f"{DOUBLE} stubborn {note},random", None, {}, "1")
    assert play(table, 0, 0).forfeited is None
    leader, child = (int(pid) for pid in note.read_text().split())
    assert gone(leader)
    assert gone(child)


def test_what_a_program_is_told(tmp_path: Path) -> None:
    note = tmp_path / "hello"
    match = Match("tenno", seats=3, options={"first": "2"}, seed=1)
    player = bot(f"{DOUBLE} hello {note}", 7.5)
    match.submit(2, player(look(match, 2), stream(1)))
    dismiss(player, match, 2)
    told = json.loads(note.read_text())
    assert told == {
        "type": "hello",
        "tatami": 1,
        "game": "tenno",
        "rules": "1",
        "seats": 3,
        "seat": 2,
        "options": {"first": "2", "memory": "aid"},
        "seconds": 7.5,
    }


@pytest.mark.parametrize("name", ["exec:", "exec:./no-such-bot", "exec:'unclosed", f"exec:{Path(__file__)}"])
def test_a_program_that_cannot_run_is_refused_before_the_first_game(name: str) -> None:
    with pytest.raises(tatami.BadSetup, match="exec:"):
        contest("tenno", f"{name},random", None, {}, "1")


def test_a_saved_game_never_starts_a_program() -> None:
    with pytest.raises(tatami.BadSetup, match="name the bots yourself"):
        seat_again(["", "exec:/bin/true"], "1")


def test_the_arena_plays_programs_and_names_their_faults() -> None:
    words = ["arena", "tenno", "--bots", f"{DOUBLE} bad-code,random", "--games", "2", "--workers", "1"]
    done = subprocess.run([sys.executable, "-m", "tatami", *words], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    told = " ".join(done.stdout.split())
    assert "forfeited games: 2" in told
    assert "For instance in deal 1: The program answered" in told


def test_a_contest_keeps_whole_games(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    words = ["arena", "tenno", "--bots", "ronin,random", "--games", "2", "--workers", "1", "--resume", str(kept)]
    for _ in range(2):
        subprocess.run([sys.executable, "-m", "tatami", *words], capture_output=True, check=True)
    rows = [json.loads(line) for line in kept.read_text().splitlines()[1:]]
    assert [sorted(row["seated"]) for row in rows] == [["random", "ronin"]] * 2
    for row in rows:
        outcome = tatami.replay(row["record"]).outcome
        assert outcome is not None
        assert list(outcome.returns) == row["returns"]


def test_ctrl_c_takes_the_programs_along(tmp_path: Path) -> None:
    note = tmp_path / "pids"
    words = ["arena", "tenno", "--bots", f"{DOUBLE} stuck {note},random", "--seconds", "600", "--workers", "1"]
    arena = subprocess.Popen([sys.executable, "-m", "tatami", *words], stderr=subprocess.DEVNULL)
    patience = time.monotonic() + 60
    while not (note.exists() and len(note.read_text().split()) == 2) and time.monotonic() < patience:
        assert arena.poll() is None
    arena.send_signal(signal.SIGINT)
    assert arena.wait(60) == 130
    for pid in note.read_text().split():
        assert gone(int(pid))
