"""Rules are law: every paragraph of every RULES.md has a test that cites it, in all languages the same paragraphs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tatami
from tatami.core.words import LANGUAGES, paragraphs
from tatami.testing.texts import cited

HERE = Path(__file__).parent
OURS = [game for game in tatami.known_games() if (HERE / game).is_dir()]


@pytest.mark.parametrize("game", OURS)
def test_every_paragraph_is_cited_by_a_test(game: str) -> None:
    assert set(paragraphs(tatami.game(game).folder, "en")) - cited(HERE / game) == set()


@pytest.mark.parametrize("game", OURS)
def test_no_test_cites_a_paragraph_that_is_not_there(game: str) -> None:
    assert cited(HERE / game) - set(paragraphs(tatami.game(game).folder, "en")) == set()


@pytest.mark.parametrize("game", OURS)
def test_rules_code_cites_paragraphs_that_are_there(game: str) -> None:
    folder = tatami.game(game).folder
    named = {
        number for path in folder.rglob("*.py") for number in re.findall(r"\bR\d+\.\d+\b", path.read_text("utf-8"))
    }
    assert named, "the rules cite no paragraph"
    assert named - set(paragraphs(folder, "en")) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_all_languages_have_the_same_paragraphs(game: str, lang: str) -> None:
    folder = tatami.game(game).folder
    assert list(paragraphs(folder, lang)) == list(paragraphs(folder, "en"))
