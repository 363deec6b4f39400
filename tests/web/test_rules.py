"""The rules as a page to be read: pictures, contents, words; and each paragraph can still be pointed at."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit

GAMES = ("seven_ronin", "samurai", "tenno", "samurai_spirit")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "pl", "uk"])
def test_nothing_in_the_rules_is_for_developers(visit: Visit, game: str, lang: str) -> None:
    page = visit(lang).open(f"/rules/{game}")
    page.locator("dl dt").first.wait_for()
    shown = page.locator("main").inner_text()
    assert not re.findall(r"\w_\w|`|\w=|\btests?\b|\bтест|\w-human", shown)
    assert page.locator("main code").count() == 0


def test_options_are_said_in_words(visit: Visit) -> None:
    page = visit().open("/rules/seven_ronin")
    expect(page.locator("[id='R1.7']")).to_contain_text("first edition (Edition: first edition)")
    page.goto("/rules/tenno")
    expect(page.locator("[id='R7.2']")).to_contain_text("Notes of what was seen: in your head only")


@pytest.mark.parametrize("game", GAMES)
def test_there_are_pictures(visit: Visit, game: str) -> None:
    page = visit().open(f"/rules/{game}")
    expect(page.locator("main .art svg")).to_be_visible()
    page.locator("dl .symbol svg").first.wait_for()
    assert page.locator("dl .symbol svg").count() > 6
    for drawn in page.locator("dl .symbol svg").all()[:8]:
        box = drawn.bounding_box()
        assert box is not None
        assert box["height"] > 24


def test_the_contents_lead_to_the_chapters(visit: Visit) -> None:
    page = visit("pl").open("/rules/seven_ronin")
    contents = page.get_by_role("navigation", name="Spis treści")
    contents.get_by_role("link", name="Zwycięstwo").click()
    expect(page).to_have_url(re.compile("#R7$"))
    expect(page.get_by_role("heading", name="Zwycięstwo")).to_be_in_viewport()
    contents.get_by_role("link", name="Przykłady").click()
    expect(page.get_by_role("heading", name="Przykłady")).to_be_in_viewport()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "pl", "uk"])
def test_the_game_in_short_comes_before_its_paragraphs(visit: Visit, game: str, lang: str) -> None:
    page = visit(lang, size=(390, 844)).open(f"/rules/{game}")
    order = ["#win", "#turn", "#pieces", "#examples", "#paragraphs", "#R1"]
    page.locator("#R1").wait_for()
    tops = [page.locator(each).evaluate("each => each.getBoundingClientRect().top") for each in order]
    assert tops == sorted(tops)
    assert page.locator(".steps li").count() > 3
    # A word that is missing shows its id.
    assert not re.findall(r"\b(?:guide|example|rules)-[\w-]+", page.locator("main").inner_text())
    # Nothing is wider than a phone.
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", GAMES)
def test_examples_are_drawn_and_told(visit: Visit, game: str) -> None:
    page = visit().open(f"/rules/{game}")
    page.locator("article .pictures").first.wait_for()
    for example in page.locator("article").all():
        assert example.locator("li").count() > 0
        pictures = example.locator(".pictures figure")
        assert pictures.count() == 2
        before, after = (each.inner_html() for each in pictures.all())
        assert before != after
        # Drawings of buttons are no buttons here.
        assert example.locator(".pictures").evaluate("each => each.inert")


def test_the_pieces_lead_to_what_they_do(visit: Visit) -> None:
    page = visit().open("/rules/tenno")
    page.get_by_role("list", name="Pieces and powers").get_by_role("link", name="Geisha").click()
    expect(page.locator("#piece-geisha")).to_be_in_viewport()


def test_the_rules_lead_to_the_lesson(visit: Visit) -> None:
    page = visit().open("/rules/tenno")
    page.get_by_role("button", name="Show me how").click()
    expect(page.get_by_text("Three peasants")).to_be_visible()


def test_a_paragraph_can_be_pointed_at(visit: Visit) -> None:
    """Its number is a link to it; and whoever opens such a link is led there, though the rules are fetched first."""
    page = visit().open("/rules/samurai#R5.1")
    expect(page.locator("[id='R5.1']")).to_be_in_viewport()
    expect(page.locator("[id='R5.1'] .number")).to_have_attribute("href", "#R5.1")


def test_no_piece_is_told_twice(visit: Visit) -> None:
    page = visit().open("/rules/samurai_spirit")
    page.locator("dl dt").first.wait_for()
    assert page.locator("dl dt", has_text="Heihachi").count() == 1
