"""A link seats a friend, whoever they are: nobody ever has to load the page again."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.fingers import FINGERS, decide
from tests.web.person import Person
from tests.web.test_pages import serious


def host(visit: Visit, game: str, seats: int, bots: int = 0) -> tuple[Person, str]:
    """Ada with a table of her own and its link."""
    ada = visit()
    sit = ["me", *["next"] * (seats - 1 - bots), *["bot:random"] * bots]
    ada.table(game, seats, sit=sit, start=False)
    return ada, ada.page.get_by_label("Invite").input_value()


def a_new_guest(visit: Visit, link: str) -> Person:
    bo = visit()
    bo.page.goto(link)
    bo.page.get_by_label("Your name").fill("Bo")
    return bo


def a_known_name(visit: Visit, link: str) -> Person:
    """Somebody who has played here before: the browser knows the name."""
    bo = visit()
    bo.table("tenno", 2)
    bo.await_turn()
    bo.page.goto(link)
    return bo


def claimed(bo: Person, name: str) -> None:
    request = bo.context.request
    assert request.post("/api/guest", data={"name": name}).ok
    assert request.post("/api/claim", data={"name": name, "passphrase": "four old elephants"}).ok


NAMES = iter(f"Kaede {word}" for word in ("Sun", "Moon", "Star", "Rain", "Snow", "Wind", "Leaf", "Wave"))


def a_claimed_name(visit: Visit, link: str) -> Person:
    bo = visit()
    claimed(bo, next(NAMES))
    bo.page.goto(link)
    return bo


def a_second_device(visit: Visit, link: str) -> Person:
    """A claimed name that logs in on another device, whose page showed the invitation before."""
    first, bo, name = visit(), visit(), next(NAMES)
    claimed(first, name)
    bo.page.goto(link)
    bo.page.get_by_role("button", name="Sit down").wait_for()
    bo.page.goto("/me")
    bo.page.get_by_label("Name").fill(name)
    bo.page.get_by_label("Passphrase").fill("four old elephants")
    bo.page.get_by_role("button", name="Log in").click()
    bo.page.get_by_text("Welcome back.").wait_for()
    bo.page.goto(link)
    return bo


def a_second_tab(visit: Visit, link: str) -> Person:
    """The invitation is open in two tabs; the seat is taken in the first, and the game is played in the second."""
    bo = visit()
    first = bo.page
    first.goto(link)
    first.get_by_label("Your name").fill("Bo")
    second = bo.tab()
    second.goto(link)
    second.get_by_role("button", name="Sit down").wait_for()
    first.get_by_role("button", name="Sit down").click()
    first.get_by_role("button", name="Stand up").wait_for()
    expect(second.get_by_role("button", name="Stand up")).to_be_visible()
    return bo


def one_who_watched(visit: Visit, link: str) -> Person:
    """Came without the invitation and looked on; then the link was sent after all."""
    bo = visit()
    bo.context.request.post("/api/guest", data={"name": "Bo"})
    bo.page.goto(link.partition("?")[0])
    bo.page.locator("main .seats").wait_for()
    bo.page.goto(link)
    return bo


def one_who_sat_and_left(visit: Visit, link: str) -> Person:
    bo = a_new_guest(visit, link)
    bo.page.get_by_role("button", name="Sit down").click()
    bo.page.get_by_role("button", name="Stand up").click()
    bo.page.get_by_role("button", name="Sit down").wait_for()
    return bo


WAYS = (
    a_new_guest,
    a_known_name,
    a_claimed_name,
    a_second_device,
    a_second_tab,
    one_who_watched,
    one_who_sat_and_left,
)


def take_seat(person: Person) -> None:
    sit, stand = (person.page.get_by_role("button", name=name) for name in ("Sit down", "Stand up"))
    sit.or_(stand).wait_for()
    if sit.count():
        sit.click()
    stand.wait_for()


def begin(ada: Person, *others: Person) -> None:
    ada.page.get_by_text("Everybody is here").wait_for()
    ada.page.get_by_role("button", name="Begin", exact=True).click()
    for person in (ada, *others):
        person.page.wait_for_selector("main.board [data-place]", state="attached")


@pytest.mark.parametrize("way", WAYS)
def test_whoever_joins_by_link_can_move_at_once(visit: Visit, way: Callable[[Visit, str], Person]) -> None:
    ada, link = host(visit, "seven_ronin", 2)
    bo = way(visit, link)
    take_seat(bo)
    begin(ada, bo)
    # Both plan at once: Bo has a hand, and lays something.
    assert bo.settle()
    assert bo.seat == 1
    decide(bo, FINGERS["seven_ronin"], random.Random(1))
    assert bo.update["undo"] or bo.update["ask"] is None


def test_three_by_link_with_a_bot(visit: Visit) -> None:
    """One known, one new, and a bot at the fourth seat."""
    ada, link = host(visit, "tenno", 4, bots=1)
    known, new = a_known_name(visit, link), a_new_guest(visit, link)
    take_seat(known)
    take_seat(new)
    begin(ada, known, new)
    for person in (ada, known, new):
        assert person.settle()
    assert {person.seat for person in (ada, known, new)} == {0, 1, 2}


def test_an_invitation_says_who_invites_to_what_and_a_full_table_is_watched(visit: Visit, axe: Path) -> None:
    ada, link = host(visit, "tenno", 3, bots=1)
    bo = a_known_name(visit, link)
    expect(bo.page.locator("h1")).to_have_text("Aya invites you to Tenno")
    expect(bo.page.locator("main")).to_contain_text("One seat is free.")
    assert bo.page.get_by_label("Your name").input_value() == "Aya"
    assert not serious(bo.page, axe)
    # Whoever only looks finds the room, and may still sit down there.
    bo.page.get_by_role("button", name="Just watch").click()
    bo.page.get_by_role("button", name="Sit here").click()
    bo.page.get_by_role("button", name="Stand up").wait_for()
    bo.page.get_by_role("textbox", name="Say something").fill("tea?")
    bo.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("log")).to_contain_text("tea?")
    eve = visit()
    eve.page.goto(link)
    eve.page.get_by_role("button", name="Watch", exact=True).click()
    expect(eve.page.locator(".seats li")).to_have_count(3)
    assert eve.page.get_by_role("button", name="Sit").count() == 0


def finish(ada: Person, *others: Person) -> None:
    """Ada gives up, and everybody sees the end."""
    ada.page.get_by_role("button", name="Table menu").click()
    ada.page.get_by_role("button", name="Give up").click()
    ada.page.get_by_role("button", name="Once more to confirm").click()
    for person in (ada, *others):
        person.page.locator(".ending").wait_for()


def test_a_rematch_is_an_invitation_on_every_screen(visit: Visit, tmp_path: Path) -> None:
    ada, link = host(visit, "seven_ronin", 2)
    bo = a_known_name(visit, link)
    take_seat(bo)
    eve = visit(size=(390, 844))
    begin(ada, bo)
    old = ada.page.url
    eve.page.goto(old)
    eve.page.wait_for_selector("main.board [data-place]", state="attached")
    finish(ada, bo, eve)
    ada.page.get_by_role("button", name="Play again").click()
    ada.page.locator("#prompt").get_by_text("Waiting for Aya").wait_for()
    for person in (bo, eve):
        expect(person.page.locator("#prompt")).to_contain_text("Aya wants to play again.")
    expect(bo.page.locator("#prompt")).to_contain_text("Both would swap seats.")
    bo.page.get_by_role("button", name="Play again").click()
    for person in (ada, bo):
        person.page.wait_for_url(lambda url: "/t/" in url and url != old)
        person.page.wait_for_selector("main.board [data-place]", state="attached")
        assert person.settle()
    assert ada.page.url == bo.page.url
    assert (ada.seat, bo.seat) == (1, 0), "the sides are swapped"
    eve.page.get_by_role("link", name="Watch the next game").click()
    eve.page.wait_for_url(ada.page.url)
    decide(bo, FINGERS["seven_ronin"], random.Random(1))


def test_a_rematch_that_is_declined_says_so(visit: Visit) -> None:
    ada, link = host(visit, "tenno", 2)
    bo = a_new_guest(visit, link)
    take_seat(bo)
    begin(ada, bo)
    finish(ada, bo)
    bo.page.get_by_role("button", name="The same deal, sides swapped").click()
    ada.page.locator("#prompt").get_by_text("the same deal once more, with the sides swapped").wait_for()
    expect(ada.page.get_by_role("button", name="The same deal, sides swapped")).to_be_visible()
    bo.page.get_by_role("button", name="Never mind").click()
    bo.page.get_by_role("button", name="Play again").click()
    ada.page.locator("#prompt").get_by_text("Bo wants to play again.").wait_for()
    ada.page.get_by_role("button", name="No, thanks").click()
    bo.page.locator("#prompt").get_by_text("Aya does not want to.").wait_for()
    bo.page.get_by_role("button", name="Begin with a bot instead").click()
    bo.page.locator("#prompt").get_by_text("Aya does not want to.").wait_for(state="detached")
    assert bo.settle()
    ada.page.get_by_role("link", name="To the next game").wait_for()


def test_a_refused_undo_tells_the_asker_even_after_closing_the_page(visit: Visit) -> None:
    ada, link = host(visit, "tenno", 2)
    bo = a_new_guest(visit, link)
    take_seat(bo)
    begin(ada, bo)
    for person in (ada, bo):
        assert person.settle()
        decide(person, FINGERS["tenno"], random.Random(2))
    asker, other = ada, bo
    asker.page.wait_for_function("() => document.querySelector('[data-busy=false] .stage')?.textContent !== ''")
    asker.page.get_by_role("button", name="Table menu").click()
    asker.page.get_by_role("button", name="Ask to go back before my last move").click()
    other.page.locator("#prompt").get_by_text("would like to go back one decision").wait_for()
    asker.page.get_by_role("button", name="Never mind").wait_for()
    url = asker.page.url
    asker.page.goto("/")
    other.page.get_by_label("A word with it").fill("play on, please")
    other.page.get_by_role("button", name="No", exact=True).click()
    other.page.locator("#prompt").get_by_text("would like to go back").wait_for(state="detached")
    asker.page.goto(url)
    expect(asker.page.locator("#prompt")).to_contain_text("said no. “play on, please”")
