"""`tatami new-game` and `tatami new-bot` carried out: what they write is played and passes its own tests."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tatami.cli.new import files
from tests.example.offered import ROOT, offered

STICKS = ROOT / "examples" / "sticks"
OWN = re.compile(r"^(# |title = |\"\"\"\w+[:,] ).*$", re.M)
"""The lines in which a game says its title, and what it is for."""


def run(folder: Path, *command: str, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-m", *command]
    return subprocess.run(words, cwd=folder, env=env or dict(os.environ), capture_output=True, text=True)


def test_a_new_game_is_the_one_that_contributing_walks_through() -> None:
    made = files("game", {"id": "sticks", "Name": "Sticks", "title": "Sticks"})
    there = [path for path in STICKS.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert set(made) == {path.relative_to(STICKS).as_posix() for path in there}
    for path in there:
        name = path.relative_to(STICKS).as_posix()
        assert OWN.sub("", made[name], count=1) == OWN.sub("", path.read_text("utf-8"), count=1), name


def test_a_new_game_is_found_and_passes_its_tests(tmp_path: Path) -> None:
    said = run(tmp_path, "tatami", "new-game", "red_fox", "--title", "Red Fox")
    assert said.returncode == 0, said.stderr
    folder = tmp_path / "red_fox"
    environment = offered(tmp_path, folder)
    assert "Red Fox: 2 players" in run(folder, "tatami", "games", env=environment).stdout
    tested = run(folder, "pytest", "-p", "no:cacheprovider", env=environment)
    assert "4 passed" in tested.stdout, tested.stdout


def test_a_new_bot_passes_its_tests(tmp_path: Path) -> None:
    said = run(tmp_path, "tatami", "new-bot", "foxy", "--game", "seven_ronin", "--lang", "pl")
    assert said.returncode == 0, said.stderr
    assert "Bot jest w foxy." in said.stdout
    assert os.access(tmp_path / "foxy" / "bot.py", os.X_OK)
    tested = run(tmp_path / "foxy", "pytest", "-p", "no:cacheprovider")
    assert "2 passed" in tested.stdout, tested.stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["new-game", "Red-Fox"], '"Red-Fox" cannot be the name'),
        (["new-game", "class"], '"class" cannot be the name'),
        (["new-game", "json", "--lang", "uk"], "«json» не може бути назвою"),
        (["new-game", "tenno"], "There is already a game called tenno"),
        (["new-bot", "foxy", "--game", "chess"], 'There is no game "chess"'),
        (["new-bot", "foxy", "--folder", "taken", "--lang", "pl"], "taken już istnieje i nie jest puste"),
    ],
)
def test_what_cannot_be_made_is_refused_in_a_sentence(words: list[str], sentence: str, tmp_path: Path) -> None:
    (tmp_path / "taken").mkdir()
    (tmp_path / "taken" / "mine.txt").write_text("mine")
    said = run(tmp_path, "tatami", *words)
    assert said.returncode == 2
    assert re.search(sentence, said.stderr)
    assert [path.name for path in tmp_path.rglob("*")] == ["taken", "mine.txt"]
