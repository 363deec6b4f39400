"""CONTRIBUTING.md followed word by word: an empty folder, its files, and a game that is found and tested."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tests.example.janken import FOLDER as JANKEN
from tests.example.offered import ROOT, offered

CITES = """
import pytest

@pytest.mark.rule("R1.1", "R1.2")
def test_rules() -> None:
    pass
"""


def blocks(language: str) -> list[str]:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.S)


def run(environment: dict[str, str], folder: Path, *command: str) -> str:
    done = subprocess.run([sys.executable, "-m", *command], env=environment, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_recipe_makes_a_game(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    package = folder / "yourgame"
    # The game itself is Janken under another name.
    for source in (*JANKEN.glob("*.py"), *JANKEN.glob("*.md"), *JANKEN.glob("text/*.ftl")):
        copy = package / source.relative_to(JANKEN)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(source.read_text("utf-8").replace("janken", "yourgame"), "utf-8")
    (folder / "pyproject.toml").write_text(blocks("toml")[0], "utf-8")
    tests = folder / "tests"
    tests.mkdir()
    (tests / "test_rules.py").write_text(CITES, "utf-8")
    (tests / "test_everything.py").write_text(blocks("python")[0], "utf-8")
    environment = offered(tmp_path, folder)
    assert "yourgame " in run(environment, folder, "tatami", "games")
    assert "2 passed" in run(environment, folder, "pytest", "-p", "no:cacheprovider")
