"""Rules are law: every paragraph of every RULES.md has a test that cites it, in all languages the same paragraphs."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tatami
from tatami.core.words import LANGUAGES, paragraphs

HERE = Path(__file__).parent
OURS = [game for game in tatami.games() if (HERE / game).is_dir()]


def cited(game: str) -> set[str]:
    """The paragraphs that `pytest.mark.rule` names on the game's tests."""
    return {paragraph for path in (HERE / game).glob("test_*.py") for paragraph in _marks(ast.parse(path.read_text()))}


def _marks(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("rule", "pytest.mark.rule"):
            yield from (str(argument.value) for argument in node.args if isinstance(argument, ast.Constant))


@pytest.mark.parametrize("game", OURS)
def test_every_paragraph_is_cited_by_a_test(game: str) -> None:
    assert set(paragraphs(tatami.game(game).folder, "en")) - cited(game) == set()


@pytest.mark.parametrize("game", OURS)
def test_no_test_cites_a_paragraph_that_is_not_there(game: str) -> None:
    assert cited(game) - set(paragraphs(tatami.game(game).folder, "en")) == set()


@pytest.mark.parametrize("game", OURS)
def test_rules_code_cites_paragraphs_that_are_there(game: str) -> None:
    folder = tatami.game(game).folder
    named = {number for path in folder.glob("*.py") for number in re.findall(r"\bR\d+\.\d+\b", path.read_text("utf-8"))}
    assert named, "the rules cite no paragraph"
    assert named - set(paragraphs(folder, "en")) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_all_languages_have_the_same_paragraphs(game: str, lang: str) -> None:
    folder = tatami.game(game).folder
    assert list(paragraphs(folder, lang)) == list(paragraphs(folder, "en"))
