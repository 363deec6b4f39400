"""`tatami new-game` and `tatami new-bot` carried out: what they write is played and passes its own tests."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tatami.cli.common import CommandError
from tatami.cli.new import files, new_bot, new_game
from tatami.core.errors import UnknownGame
from tests.example.offered import ROOT, offered

STICKS = ROOT / "examples" / "sticks"
OWN = re.compile(r"^(# |title = |\"\"\"\w+[:,] ).*$", re.M)
"""The lines in which a game says its title, and what it is for."""


def run(folder: Path, env: dict[str, str], *command: str) -> str:
    done = subprocess.run([sys.executable, "-m", *command], cwd=folder, env=env, capture_output=True, text=True)
    return done.stdout + done.stderr


def test_a_new_game_is_the_one_that_contributing_walks_through() -> None:
    made = files("game", {"id": "sticks", "Name": "Sticks", "title": "Sticks"})
    there = [path for path in STICKS.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert set(made) == {path.relative_to(STICKS).as_posix() for path in there}
    for path in there:
        name = path.relative_to(STICKS).as_posix()
        assert OWN.sub("", made[name], count=1) == OWN.sub("", path.read_text("utf-8"), count=1), name


def test_a_new_game_is_found_and_passes_its_tests(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "fox"
    new_game("red_fox", "Red Fox", folder)
    assert "tatami play red_fox" in capsys.readouterr().out
    environment = offered(tmp_path, folder)
    assert "Red Fox: 2 players" in run(folder, environment, "tatami", "games")
    assert "4 passed" in run(folder, environment, "pytest", "-p", "no:cacheprovider")


def test_a_new_bot_passes_its_tests(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "foxy"
    new_bot("foxy", "seven_ronin", folder, "pl")
    assert "Bot jest w " in capsys.readouterr().out
    assert os.access(folder / "bot.py", os.X_OK)
    assert "2 passed" in run(folder, dict(os.environ), "pytest", "-p", "no:cacheprovider")


@pytest.mark.parametrize(
    ("name", "lang", "sentence"),
    [
        ("Red-Fox", "en", '"Red-Fox" cannot be the name of a package of your own.'),
        ("class", "pl", "„class” nie może być nazwą"),
        ("json", "uk", "«json» не може бути назвою"),
        ("../fox", "en", '"../fox" cannot be'),
        ("tenno", "en", "There is already a game called tenno"),
        ("fox", "pl", "fox już istnieje i nie jest puste."),
    ],
)
def test_what_cannot_be_made_is_refused_in_a_sentence(
    name: str, lang: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "fox").mkdir()
    (tmp_path / "fox" / "mine.txt").write_text("mine")
    with pytest.raises(CommandError, match=re.escape(sentence)):
        new_game(name, lang=lang)
    assert [path.name for path in tmp_path.rglob("*")] == ["fox", "mine.txt"]


def test_a_bot_of_no_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnknownGame):
        new_bot("foxy", "chess", tmp_path / "foxy")
