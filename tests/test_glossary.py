"""GLOSSARY.md: every word stands once, and its home exists and uses it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "GLOSSARY.md").read_text("utf-8")
ROWS = [row for row in re.findall(r"^\| ([a-z-]+) \| (.+) \| (\S+) \|$", PAGE, re.M) if row[0] != "word"]


def test_every_word_stands_once() -> None:
    words = [word for word, _, _ in ROWS]
    assert len(set(words)) == len(words) >= 30


@pytest.mark.parametrize(("word", "meaning", "home"), ROWS, ids=[word for word, _, _ in ROWS])
def test_its_home_uses_it(word: str, meaning: str, home: str) -> None:
    path = ROOT / "src" / "tatami" / home
    assert path.exists(), f"{word}: {home} is not there"
    files = [path] if path.is_file() else [*path.rglob("*.py")]
    stem = word.removesuffix("y").replace("-", "_")
    assert any(stem in file.read_text("utf-8").lower() for file in files), f"{home} does not mention {word}"
    assert meaning.endswith("."), f"{word}: a sentence ends with a full stop"


@pytest.mark.parametrize("page", ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"])
def test_newcomers_are_led_there(page: str) -> None:
    assert "(GLOSSARY.md)" in (ROOT / page).read_text("utf-8")
