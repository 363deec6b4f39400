"""CONTRIBUTING.md followed word by word: what it quotes is a package that is found, played and tested."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.example.offered import ROOT, offered

STICKS = ROOT / "examples" / "sticks"
QUOTED = dict(re.findall(r"`([\w/]+\.\w+)`:\n\n```\w+\n(.*?)```", (ROOT / "CONTRIBUTING.md").read_text("utf-8"), re.S))


def run(environment: dict[str, str], folder: Path, *command: str) -> str:
    done = subprocess.run([sys.executable, "-m", *command], env=environment, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_quotes_what_a_game_is_made_of() -> None:
    assert list(QUOTED) == [
        "pyproject.toml",
        "sticks/stage.py",
        "sticks/bars.py",
        "sticks/table.py",
        "sticks/phases/take.py",
        "tests/test_everything.py",
    ]


@pytest.mark.parametrize("name", QUOTED)
def test_what_it_quotes_is_what_is_there(name: str) -> None:
    assert QUOTED[name] == (STICKS / name).read_text("utf-8")


def test_the_recipe_makes_a_game(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    shutil.copytree(STICKS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for name, text in QUOTED.items():
        (folder / name).write_text(text, "utf-8")
    environment = offered(tmp_path, folder)
    assert "Sticks: 2 players" in run(environment, folder, "tatami", "games")
    assert "4 passed" in run(environment, folder, "pytest", "-p", "no:cacheprovider")
    assert "nothing found" in run(environment, folder, "tatami", "fuzz", "sticks", "--games", "8", "--workers", "1")
