"""The catalogues: every language has the same messages with the same variables, and every message can be said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import typer

import tatami
from tatami.cli import app
from tatami.cli.guide import TEXT as GUIDE_TEXT
from tatami.cli.guide import command_id, commands, option_id
from tatami.core.words import CORE_TEXT, LANGUAGES, Words, game_catalogue
from tatami.server.show.words import TEXT as SERVER_TEXT
from tatami.terminal.voice import TEXT as TERMINAL_TEXT
from tatami.testing.texts import messages

OURS = [CORE_TEXT, TERMINAL_TEXT, SERVER_TEXT, GUIDE_TEXT]
FOLDERS = [*OURS, *(tatami.game(game).folder / "text" for game in tatami.known_games())]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_same_messages_and_variables(folder: Path, lang: str) -> None:
    assert messages(folder / f"{lang}.ftl") == messages(folder / "en.ftl")


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said_with_any_number(folder: Path, lang: str) -> None:
    words = game_catalogue(lang, folder.parent)
    for message, variables in messages(folder / f"{lang}.ftl").items():
        for number in (0, 1, 2, 5, 22):
            assert words.say(message, **dict.fromkeys(variables, number)).strip()


def test_every_command_and_option_is_explained_and_nothing_else_is() -> None:
    words = Words("en", (GUIDE_TEXT,))
    needed = {"option-help"}
    for path, command in commands(typer.main.get_command(app)):
        needed |= {command_id(path), *(option_id(path, param.name, words) for param in command.params)}
    there = {message for message in messages(GUIDE_TEXT / "en.ftl") if message.startswith(("command", "option"))}
    assert there == needed


@pytest.mark.parametrize("game", tatami.known_games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_and_reasons_are_named(game: str, lang: str) -> None:
    meta = tatami.game(game).meta
    words = tatami.game(game).words(lang)
    assert words.has("title")
    assert words.has("about")
    for option in meta.options:
        assert words.has(f"option-{option.id}")
    for reason in meta.reasons:
        assert words.has(f"outcome-{reason}")
    for fact in meta.reconstructed:
        assert words.has(fact)


ROOT = Path(__file__).parents[1]
FAMILIAR = re.compile(
    r"\b(ти|тебе|тобі|тобою|тво[єї]ю?|твій|твоя|твого|твоєї|твоєму|твоїм|твоїх|твоїй)\b", re.IGNORECASE
)


def test_ukrainian_is_polite_everywhere() -> None:
    """One way to address a person, «ви», on the page, at the table and in the docs."""
    places = [ROOT / "src", ROOT / "web" / "src", ROOT / "docs", ROOT / "examples"]
    texts = [text for place in places for name in ("uk.ftl", "*.uk.md") for text in place.rglob(name)]
    assert len(texts) > 20
    found = {f"{text.relative_to(ROOT)}: {word[0]}" for text in texts for word in FAMILIAR.finditer(text.read_text())}
    assert found == set()


def test_the_shogun_is_spelled_as_the_ukrainian_book_does() -> None:
    tenno = ROOT / "src" / "tatami" / "games" / "tenno"
    for text in (tenno / "text" / "uk.ftl", tenno / "RULES.uk.md", ROOT / "docs" / "games" / "tenno.uk.md"):
        assert "шьоґун" in text.read_text("utf-8").lower()
    for place in (ROOT / "src", ROOT / "web" / "src", ROOT / "docs"):
        for text in [*place.rglob("uk.ftl"), *place.rglob("*.uk.md")]:
            assert "сьоґун" not in text.read_text("utf-8").lower(), text
