"""Checks of a game's texts: equal messages, variables and paragraphs in all languages, and rules cited by tests."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from tatami.core.game import AnyGame
from tatami.core.words import LANGUAGES, game_catalogue, paragraphs

NUMBERS = (0, 1, 2, 5, 22)
"""Numbers that cover every plural form of our languages."""


def messages(path: Path) -> dict[str, set[str]]:
    """Each message of a catalogue with the variables it uses."""
    found: dict[str, set[str]] = {}
    text = path.read_text("utf-8")
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, fluent.Junk), f"{path}: {entry.content[:60] if entry.content else ''}"
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} is said twice"
            said = text[entry.span.start : entry.span.end] if entry.span else ""
            found[entry.id.name] = set(re.findall(r"\$([a-z_]+)", said))
    return found


def cited(tests: Path) -> set[str]:
    """The paragraphs that `pytest.mark.rule` names on the tests of a folder."""
    return {number for path in tests.glob("test_*.py") for number in _marks(ast.parse(path.read_text("utf-8")))}


def _marks(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("rule", "pytest.mark.rule"):
            yield from (str(argument.value) for argument in node.args if isinstance(argument, ast.Constant))


def check_texts(game: AnyGame) -> None:
    """Check that all languages have the same messages, variables and paragraphs."""
    text = game.folder / "text"
    english = messages(text / "en.ftl")
    for wanted in _wanted(game):
        assert wanted in english, f"en.ftl lacks {wanted}"
    for lang in LANGUAGES:
        own = messages(text / f"{lang}.ftl")
        odd = sorted(name for name in own.keys() | english.keys() if own.get(name) != english.get(name))
        assert not odd, f"{lang}.ftl and en.ftl differ in {', '.join(odd)}"
        words = game_catalogue(lang, game.folder)
        for message, variables in own.items():
            for number in NUMBERS:
                assert words.say(message, **dict.fromkeys(variables, number)).strip(), f"{lang}.ftl: {message} is empty"
        numbers, ours = list(paragraphs(game.folder, lang)), list(paragraphs(game.folder, "en"))
        assert numbers == ours, f"the paragraphs of RULES.{lang}.md are {numbers}, those of RULES.md {ours}"


def _wanted(game: AnyGame) -> Iterator[str]:
    yield from ("title", "about")
    yield from (f"option-{option.id}" for option in game.meta.options)
    yield from (f"outcome-{reason}" for reason in game.meta.reasons)
    yield from game.meta.reconstructed


def check_citations(game: AnyGame, tests: Path) -> None:
    """Check that tests of the folder cite every paragraph of RULES.md, and no others."""
    known, named = set(paragraphs(game.folder, "en")), cited(tests)
    assert not known - named, f"no test cites {', '.join(sorted(known - named))}"
    assert not named - known, f"RULES.md lacks {', '.join(sorted(named - known))}"
