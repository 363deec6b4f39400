"""Every example in the documentation is run, every link leads somewhere, and its languages tell the same."""

from __future__ import annotations

import doctest
import re
import shlex
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import typer.main

from tatami.cli import app
from tatami.core import match
from tatami.core.registry import OURS
from tatami.server.settings import PREFIX, Settings

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PICTURES = DOCS / "pictures"
PAGES = [ROOT / "README.md", *sorted(DOCS.rglob("*.md"))]
TRANSLATIONS = [page for page in PAGES if page.suffixes[:-1] in ([".pl"], [".uk"])]
FOR_PLAYERS = [DOCS / "players.md", *(DOCS / "games" / f"{game}.md" for game in OURS)]
MOST_BYTES = 2_600_000
"""Whoever clones the project fetches all pictures."""


def links(page: Path) -> list[str]:
    return re.findall(r"\]\(([^)\s]+)\)", page.read_text("utf-8"))


def pictures(page: Path) -> list[str]:
    return re.findall(r"!\[[^]]+\]\(([^)\s]+)\)", page.read_text("utf-8"))


def headings(page: Path) -> list[str]:
    text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.M | re.S)
    return re.findall(r"^#+ .+$", text, re.M)


def anchor(heading: str) -> str:
    """The address of a heading, as GitHub makes it."""
    return re.sub(r"[^\w\- ]", "", heading.lstrip("#").strip().lower()).replace(" ", "-")


@pytest.mark.parametrize(
    "page", [page for page in PAGES if ">>>" in page.read_text("utf-8")], ids=lambda page: page.name
)
def test_examples_give_what_they_say(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert result.attempted > 0
    assert result.failed == 0


def commands() -> list[tuple[str, str]]:
    """Every `tatami ...` that a page tells its reader to type, in blocks and in the text."""
    found = []
    for page in (*PAGES, ROOT / "CONTRIBUTING.md", *sorted((ROOT / "examples").rglob("*.md"))):
        text = page.read_text("utf-8")
        typed = re.findall(r"^ {4}(?:\S*/)?tatami (.+)$", text, re.M) + re.findall(r"`(?:\S*/)?tatami ([^`]+)`", text)
        found += [(page.name, re.sub(r"\s+", " ", line.partition("  #")[0])) for line in typed]
    return sorted({(page, line) for page, line in found if line != "seed"})  # A word of the shuffle's hash.


@pytest.mark.parametrize(("page", "line"), commands())
def test_commands_are_such_as_the_program_takes(page: str, line: str) -> None:
    """They are read as the program reads them, and not carried out."""
    words = ["1" if word == "N" else word for word in shlex.split(line)]
    at: Any = typer.main.get_command(app)
    while words and hasattr(at, "commands"):
        if words[0].startswith("-"):
            break
        assert words[0] in at.commands, f"{page}: tatami {line}"
        at = at.commands[words.pop(0)]
    if len(words) > 0 and not hasattr(at, "commands"):
        at.make_context("tatami", words)


def test_every_setting_is_in_the_manual() -> None:
    text = (DOCS / "hosting.md").read_text("utf-8")
    names = {f"{PREFIX}{field.name.upper()}" for field in fields(Settings)}
    assert {name for name in names if f"`{name}`" not in text} == set()
    serve: Any = typer.main.get_command(app)
    taken = {option for param in serve.commands["serve"].params for option in param.opts}
    assert set(re.findall(r"^\| `(--[a-z-]+)`", text, re.M)) == taken - {"--help"}


def test_docstrings() -> None:
    result = doctest.testmod(match)
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize("page", sorted({*PAGES, *ROOT.glob("*.md")}), ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for link in links(page):
        if link.startswith("http"):
            continue
        target, _, part = link.partition("#")
        found = page.parent / target if target else page
        assert found.exists(), f"{page.name} links to {link}"
        assert not part or part in map(anchor, headings(found)), f"{page.name} links to {link}"


@pytest.mark.parametrize("page", FOR_PLAYERS, ids=lambda page: page.name)
def test_players_read_it_in_their_language(page: Path) -> None:
    for translation in (page, page.with_suffix(".pl.md"), page.with_suffix(".uk.md")):
        assert translation.exists()
        assert {page.name, page.with_suffix(".pl.md").name, page.with_suffix(".uk.md").name} <= set(links(translation))


@pytest.mark.parametrize("page", TRANSLATIONS, ids=lambda page: page.name)
def test_languages_tell_the_same(page: Path) -> None:
    english = page.with_name(f"{page.name.split('.')[0]}.md")
    ours, theirs = ([line.split()[0] for line in headings(each)] for each in (page, english))
    assert ours == theirs
    assert pictures(page) == pictures(english)
    for line in (r"^\s*\d\. ", r"^\s*- ", r"^\|"):
        ours, theirs = (re.findall(line, each.read_text("utf-8"), re.M) for each in (page, english))
        assert len(ours) == len(theirs), f"{page.name}: lines like {line}"
    # A Polish page leads where the English one does, but to the Polish rules.
    lang = page.suffixes[0]
    ours, theirs = ([link.split("#")[0].replace(lang, "") for link in links(each)] for each in (page, english))
    assert ours == theirs
    assert all(lang in link for link in links(page) if "RULES" in link)


def test_every_picture_is_shown() -> None:
    shown = {(page.parent / picture).resolve() for page in PAGES for picture in pictures(page)}
    assert set(PICTURES.iterdir()) - shown == set()
    assert sum(path.stat().st_size for path in PICTURES.iterdir()) <= MOST_BYTES


def test_contributing_names_every_make_target() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.M)) - {"clean", "build"}
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    assert {target for target in targets if f"`make {target}`" not in text} == set()
