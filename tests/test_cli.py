"""The command, as people and scripts use it: what it prints, and exit code 2 with one sentence for bad input."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

import tatami
from tests.core.test_match import played
from tests.server.stored import copies


def run(*words: str, text: str | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "tatami", *words], input=text, capture_output=True, text=True)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_text(played(3, 9).record().to_json(), "utf-8")
    return path


def test_version_says_how_it_runs() -> None:
    assert run("--version").stdout.startswith("tatami 0.")


def test_games_for_people_and_machines() -> None:
    shown = run("games", "--lang", "uk").stdout
    assert "Тенно" in shown
    assert "кількість гравців: 2–7" in shown
    listing = json.loads(run("games", "--json").stdout)
    tenno = next(game for game in listing if game["id"] == "tenno")
    assert tenno["seats"] == {"min": 2, "max": 7}
    assert tenno["options"][1] == {"id": "memory", "values": ["aid", "head"], "default": "aid"}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "chess"], 'There is no game "chess". Known games: seven_ronin'),
        (["play", "chess", "--lang", "pl"], "Nie ma gry „chess”"),
        (["play", "tenno", "--seat", "2"], "--seat says where you sit among bots; name them with --bots."),
        (["play", "seven_ronin", "--bots", "random", "--seat", "3", "--lang", "pl"], "od 1 do 2, nie 3."),
        (["play", "tenno", "--seats", "9"], "Tenno has 2 to 7 seats, not 9."),
        (["play", "tenno", "--bots", "hal"], 'There is no bot "hal". Known bots: random, peasant'),
        (["play", "tenno", "--bots", "random,random,random"], "3 bots do not fit at a table of 2."),
        (["play", "tenno", "--option", "memory"], "An option is written NAME=VALUE"),
        (["play", "tenno", "--option", "memory=none"], "The option memory cannot be"),
        (["play", "tenno", "--lang", "de"], 'There is no language "de". Known: en, pl, uk.'),
        (["play"], "Say which game to play"),
        (["play", "--resume", "nowhere.json"], "nowhere.json cannot be read"),
        (["replay", "nowhere.json"], "nowhere.json cannot be read"),
        (["play", "tenno", "--names", "A,B,C"], "Give at most 2 different names"),
        (["play", "tenno", "--names", "A,A"], "Give at most 2 different names"),
        (["play", "tenno", "--resume", "x.json"], "A saved game brings its own game"),
        (["arena", "tenno", "--bots", "random,peasant", "--resume", "/"], "results of another contest"),
        (["fuzz", "tenno", "--folder", "/dev/null/x"], "could not be written"),
        (["fuzz", "chess"], 'There is no game "chess"'),
        (["fuzz", "tenno", "--seats", "1"], "Tenno has 2 to 7 seats, not 1."),
        (["serv"], "There is no command “serv”. Did you mean serve? What there is: tatami --help"),
        (["admin", "tabls", "--lang", "pl"], "Nie ma polecenia „tabls”. Może chodziło o tables?"),
        (["serve", "--prt", "3", "--lang", "uk"], "Тут немає опції --prt. Може, малося на увазі --port?"),
        (["serve", "--port", "abc", "--lang", "pl"], "--port nie może mieć wartości „abc”."),
        (["serve", "--port=99999", "--lang", "uk"], "--port не може мати значення «99999»."),
        (["serve", "--public-url", "example.org"], "The setting TATAMI_PUBLIC_URL cannot be “example.org”"),
        (["serve", "--port"], "--port wants a value."),
        (["serve", "here"], "There is more on the line than “tatami serve” takes."),
        (["backup", "--lang", "pl"], "Brakuje FILE."),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(words: list[str], sentence: str) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--help"], ["Commands", "Host all games for people and bots", "Show this message and exit."]),
        (["--lang", "uk", "--help"], ["Команди", "Відкриває всі ігри людям і ботам", "Показує цей опис"]),
        (["play", "--help", "--lang", "pl"], ["Argumenty", "Która gra", "Ilu graczy", "domyślnie: en"]),
        (["bench", "decisions", "--help"], ["Only this game.", "Which bot.", "default: shogun"]),
        (["--lang", "pl", "games"], ["Samuraj"]),
    ],
)
def test_help_speaks_the_language_that_was_asked_for(words: list[str], told: list[str]) -> None:
    done = run(*words)
    assert done.returncode == 0
    for each in told:
        assert each in done.stdout


def test_ctrl_c_stops_the_workers(tmp_path: Path) -> None:
    words = ["-m", "tatami", "fuzz", "tenno", "--games", "100000", "--workers", "2", "--folder", str(tmp_path)]
    child = pexpect.spawn(sys.executable, words, encoding="utf-8", timeout=120)
    child.expect_exact("tenno")
    child.sendintr()
    child.expect(pexpect.EOF)
    child.wait()
    assert "Traceback" not in str(child.before)
    assert child.exitstatus == 130


@pytest.mark.parametrize("streams", ["<&-", ">&-", "<&- >&- 2>&-"])
def test_closed_streams_are_no_crash(streams: str) -> None:
    command = f"{sys.executable} -m tatami play tenno --bots random {streams}"
    done = subprocess.run(command, shell=True, capture_output=True, text=True)
    assert "Traceback" not in done.stderr


def test_a_terminal_without_our_letters_shows_question_marks() -> None:
    env = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    command = [sys.executable, "-m", "tatami", "games", "--lang", "uk"]
    done = subprocess.run(command, env=env, capture_output=True, text=True)
    assert done.returncode == 0
    assert "?" in done.stdout


def test_a_broken_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text("{", "utf-8")
    done = run("replay", str(path))
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "not valid JSON" in done.stderr
    path.write_text('{"a":' * 100_000, "utf-8")
    assert (run("replay", str(path)).returncode, run("replay", str(path)).stderr.count("\n")) == (2, 1)
    path.write_text("tenno@1 seats=" + "9" * 5000 + " |", "utf-8")
    assert '"seats"' in run("replay", str(path)).stderr
    path.write_bytes(b"\xff\xfe\x00")
    assert run("replay", str(path)).returncode == 2


def test_replay_shows_one_seat_only_what_it_saw(record: Path) -> None:
    everything = run("replay", str(record)).stdout
    own = run("replay", str(record), "--from-seat", "1", "--lang", "pl").stdout
    assert "lays the peasants" in everything
    assert everything.count("lays the peasants") == 3
    assert own.count("układa chłopów") == 1
    assert "Akira: fill-" in own
    assert "Botan: fill-" in everything
    assert "Botan: " not in own
    assert run("replay", str(record), "--from-seat", "4").returncode == 2


def test_fuzz_finds_nothing_and_says_so(tmp_path: Path) -> None:
    done = run("fuzz", "tenno", "--games", "12", "--workers", "1", "--folder", str(tmp_path))
    assert done.returncode == 0
    assert "12 games of Tenno under all laws: nothing found." in done.stdout
    assert not list(tmp_path.iterdir())


def test_bench_prints_ratios() -> None:
    from tatami.version import compiled

    done = run("bench", "rules", "--game", "tenno", "--json")
    if not compiled():
        assert done.returncode == 2
        return
    rows = json.loads(done.stdout)
    assert [row["seats"] for row in rows] == [2, 3, 4, 5, 6, 7]
    for row in rows:
        assert row["game"] == "tenno"
        assert row["ratio"] == pytest.approx(row["compiled_steps_per_s"] / row["pure_steps_per_s"])


def test_bench_tells_how_long_a_bot_takes() -> None:
    done = run("bench", "decisions", "--game", "seven_ronin", "--level", "ronin", "--count", "20", "--json")
    (row,) = json.loads(done.stdout)
    assert (row["game"], row["seats"], row["level"], row["decisions"]) == ("seven_ronin", 2, "ronin", 20)
    assert 0 < row["median_s"] <= row["p95_s"] <= row["longest_s"]
    assert run("bench", "decisions", "--level", "emperor").returncode == 2


def test_a_game_for_a_script_that_types_nothing_ends_quietly() -> None:
    done = run("play", "tenno", "--seed", "1", text="")
    assert done.returncode == 0
    assert "You have left the table." in done.stdout


def test_public_names() -> None:
    assert tatami.game("tenno").meta.id == "tenno"
    assert "tenno" in tatami.known_games()
    assert all(hasattr(tatami, name) for name in tatami.__all__)


def test_the_former_name_of_the_list_still_works_and_says_so() -> None:
    code = "import tatami; print(tatami.games() == tatami.known_games())"
    done = subprocess.run([sys.executable, "-W", "always", "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "True\n"
    assert "DeprecationWarning: tatami.games() is now tatami.known_games()" in done.stderr


def test_a_review_tells_what_would_have_been_better() -> None:
    record = str(Path(__file__).parent / "games" / "tenno" / "records" / "court.json")
    done = run("review", record, "--seat", "2", "--level", "ronin", "--most", "2")
    assert done.returncode == 0
    assert "decisions the judge would have played the same." in done.stdout
    assert done.stdout.count("Move ") == 2
    rows = json.loads(run("review", record, "--level", "peasant", "--json").stdout)
    assert all(row["loss"] >= 0 for row in rows)
    plans = str(Path(__file__).parent / "games" / "seven_ronin" / "records" / "fallen.json")
    told = run("review", plans, "--level", "peasant", "--most", "1").stdout
    assert "+burial +field3 +green\n" in told
    assert "1 ninja: Burial Grounds; 1 ninja: large Field; 1 ninja: Green\n" in told
    assert run("review", record, "--seat", "9").returncode == 2
    assert run("review", record, "--level", "emperor").returncode == 2


def test_a_list_of_tables_is_a_line_each_in_a_pipe(tmp_path: Path) -> None:
    folder = copies.copy("0.1.0", tmp_path / "data").data
    rows = json.loads(run("admin", "tables", "--json", "--data", str(folder)).stdout)
    lines = run("admin", "tables", "--data", str(folder)).stdout.splitlines()
    assert [line.split()[0] for line in lines] == [row["id"] for row in rows]
    assert max(map(len, lines)) > 80
