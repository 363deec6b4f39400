"""Every example in the documentation is run."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from tatami.core import match

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize(
    "page", [page for page in PAGES if ">>>" in page.read_text("utf-8")], ids=lambda page: page.name
)
def test_examples_give_what_they_say(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert result.attempted > 0
    assert result.failed == 0


def test_docstrings() -> None:
    result = doctest.testmod(match)
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize("page", [*PAGES, *ROOT.glob("*.md")], ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
        assert target.startswith("http") or (page.parent / target).exists(), f"{page.name} links to {target}"


def test_contributing_names_every_make_target() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.M)) - {"clean", "build"}
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    assert {target for target in targets if f"`make {target}`" not in text} == set()
