"""Three friends over two evenings, in three languages, while the server falls and comes back.

Nobody ever loads a page again, and everybody always reads what the table waits for.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tatami.bench.server import Server
from tatami.server.site import SITE
from tests.web.conftest import Visit, visiting
from tests.web.fingers import FINGERS, click, decide, tap
from tests.web.person import Person
from tests.web.test_joining import begin, claimed, finish, host, take_seat

PHONE: dict[str, Any] = {"size": (390, 844), "has_touch": True, "is_mobile": True}

REPLAY = re.compile("Replay|Powtórka|Повтор")

CUT = """() => [...document.querySelectorAll('#actions :is(button, a, label, input)')].filter((each) => {
    const box = each.getBoundingClientRect();
    return box.width && (box.right > innerWidth || each.scrollHeight > each.clientHeight + 1
        || (each.matches('button, a') && each.scrollWidth > each.clientWidth + 1));
}).map((each) => each.textContent)"""
"""What the foot of the table does not show whole."""


def whole(*people: Person) -> None:
    for person in people:
        person.still()
        assert person.page.evaluate(CUT) == []


def prompt(person: Person, *words: str) -> None:
    for word in words:
        expect(person.page.locator("#prompt")).to_contain_text(word)


def press(person: Person, name: str) -> None:
    person.page.get_by_role("button", name=name, exact=True).click()


def menu(person: Person, title: str, *names: str) -> None:
    person.page.get_by_role("button", name=title).click()
    for name in names:
        person.page.get_by_role("button", name=re.compile(name)).click()


def at_board(*people: Person) -> None:
    for person in people:
        person.page.wait_for_selector("main.board [data-place]", state="attached")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """A server to be killed and started again at the same address."""
    if not (SITE / "index.html").exists():
        pytest.skip("the pages are not built; make web builds them")
    server = Server(tmp_path / "data", TATAMI_THINKERS="1", TATAMI_AWAY_S="0")
    server.start()
    yield server
    server.kill()


@pytest.fixture
def come(chromium: Browser, house: Server) -> Iterator[Visit]:
    people: list[Person] = []
    with visiting(chromium, f"http://127.0.0.1:{house.port}") as visit:

        def remembered(**more: Any) -> Person:
            people.append(visit(**more))
            return people[-1]

        yield remembered
        # A browser notes what it could not reach, and a name that was refused.
        for person in people:
            noted = ("ERR_CONNECTION", "WebSocket connection", "409 (Conflict)")
            person.complaints = [line for line in person.complaints if not any(word in line for word in noted)]


def play(people: tuple[Person, ...], decisions: int, rng: random.Random) -> None:
    """So many decisions of whoever owes one."""
    for _ in range(decisions):
        for person in people:
            person.rest("")
        owing = [person for person in people if person.update["ask"] is not None]
        while not owing:
            people[0].page.wait_for_timeout(50)
            owing = [person for person in people if person.update["ask"] is not None]
        assert owing[0].settle()
        decide(owing[0], FINGERS["samurai"], rng, click if owing[0] is people[0] else tap)


def test_samurai_on_two_evenings(house: Server, come: Visit) -> None:
    ada, bo, vira, eve = come(), come(lang="pl", **PHONE), come(lang="uk", **PHONE), come()
    claimed(ada, "Ada")
    claimed(come(), "Віра")  # Her other device, where she has played before.
    ada.open("/new/samurai")
    ada.page.get_by_role("radiogroup").get_by_text("3", exact=True).click()
    for name, value in (("How the figures come", "random"), ("The first hands", "random")):
        ada.page.get_by_role("group", name=name).locator(f"input[value={value}]").check()
    ada.page.get_by_label("Begin by itself").check()
    press(ada, "Make the table and get the link")
    link = ada.page.get_by_label("Invite").input_value()
    # A spectator's link offers no seat that would be refused.
    eve.page.goto(link.partition("?")[0])
    expect(eve.page.locator("main")).to_contain_text("for a seat, open the link that was sent to you")
    assert eve.page.get_by_role("button", name="Sit").count() == 0
    # Somebody else's name is refused, with a way for its owner and a word for the others.
    bo.page.goto(link)
    bo.page.get_by_label("Twoje imię").fill("Ada")
    press(bo, "Usiądź")
    bo.page.get_by_role("link", name="To moje imię").wait_for()
    bo.page.get_by_label("Twoje imię").fill("Bogdan")
    press(bo, "Usiądź")
    expect(bo.page.locator("main")).to_contain_text("Gra zacznie się sama")
    vira.page.goto(link)
    vira.page.get_by_label("Ваше ім’я").fill("Віра")
    press(vira, "Сісти")
    vira.page.get_by_role("link", name="Це моє ім’я").click()
    vira.page.get_by_label("Пароль").fill("four old elephants")
    # The server falls while they wait; the waiting room says so and mends itself.
    house.kill()
    expect(ada.page.get_by_role("status").get_by_text("connection is lost").first).to_be_visible()
    house.start()
    expect(ada.page.locator("main").get_by_text("connection is lost")).to_have_count(0)
    press(vira, "Увійти")
    vira.page.get_by_text("З поверненням.").wait_for()
    vira.page.get_by_role("link", name="До столу").click()
    press(vira, "Сісти")
    people = (ada, bo, vira)
    at_board(*people)
    eve.page.wait_for_selector(".hex.land")
    rng = random.Random(7)
    play(people, 3, rng)

    # Consent: everybody reads who is waited for, and who refused with which word.
    menu(ada, "Table menu", "Propose to abandon", "Once more")
    prompt(ada, "Waiting for Bogdan and Віра.")
    prompt(eve, "Ada would like to abandon the game.", "Waiting for Bogdan and Віра.")
    whole(bo, vira)
    bo.page.get_by_label("Słowo do odpowiedzi").fill("szkoda")
    press(bo, "Tak")
    prompt(bo, "Czekamy na odpowiedź: Віра.")
    expect(vira.page.locator(".drawer-button .unread")).to_have_text("1")  # A word with a yes is talk.
    vira.page.get_by_label("Слово до відповіді").fill("граймо далі")
    press(vira, "Ні")
    prompt(ada, "Віра said no.", "граймо далі")
    prompt(bo, "Віра się nie zgadza.", "граймо далі")
    assert "граймо далі" not in vira.page.locator("#prompt").inner_text()

    # The second evening: everything was off, and the pages are still open.
    house.kill()
    ada.page.locator(".link").wait_for()
    house.start()
    for person in people:
        expect(person.page.locator(".link")).to_have_count(0)
    play(people, 2, rng)
    menu(vira, "Меню столу", "Здатися", "Ще раз")
    prompt(vira, "Ви здали гру; замість вас далі грає бот.")
    assert vira.page.get_by_role("button", name="Повернутися на місце").count() == 0
    menu(bo, "Menu stołu", "Zaproponuj przerwanie", "Jeszcze raz")
    press(ada, "Yes")
    for person in (*people, eve):
        person.page.locator("main.ending").get_by_role("link", name=REPLAY).wait_for()
    whole(bo, vira)
    # Bogdan wants to go on; Ada says no, is told what that means, and thinks better of it.
    press(bo, "Zagraj jeszcze raz")
    prompt(bo, "Czekamy na odpowiedź: Ada.")
    prompt(ada, "Bogdan wants to play again. Everybody would move one seat further.")
    prompt(eve, "Waiting for Ada.")
    press(ada, "No, thanks")
    prompt(ada, "You said no; you can still change your mind.")
    assert ada.page.get_by_role("button", name="No, thanks").count() == 0
    prompt(bo, "Ada nie chce.")
    whole(bo)
    press(ada, "Play again")
    for person in (ada, bo):
        person.page.wait_for_url(lambda url: "/t/" in url and "invite" not in url)
        person.rest("")
    assert ada.page.url == bo.page.url
    vira.page.get_by_role("link", name="До наступної гри").click()
    press(vira, "Повернутися на місце")
    eve.page.get_by_role("link", name="Watch the next game").click()
    vira.page.get_by_role("button", name="Повернутися на місце").wait_for(state="detached")
    assert {person.seat for person in people} == {0, 1, 2}


def test_whoever_looks_back_is_invited_there(visit: Visit) -> None:
    """The review, the history and the first page: an invitation reaches each of them, and can be answered."""
    ada, link = host(visit, "seven_ronin", 2)
    bo = visit(**PHONE)
    bo.page.goto(link)
    bo.page.get_by_label("Your name").fill("Bo")
    take_seat(bo)
    begin(ada, bo)
    finish(ada, bo)
    whole(bo)
    # Bo replays the game, Ada asks: he is still there for her, and needs no way back to the table.
    bo.page.get_by_role("link", name="Review").click()
    bo.page.locator(".scrubber").wait_for()
    ada.page.get_by_label("Swap seats").uncheck()
    press(ada, "Play again")
    prompt(ada, "Waiting for Bo")
    assert ada.page.get_by_role("button", name="Begin with a bot").count() == 0
    bar = bo.page.locator(".invitation")
    expect(bar).to_contain_text("wants to play again. Everybody would keep the seat.")
    old = ada.page.url
    bar.get_by_role("button", name="Play again").click()
    for person in (ada, bo):
        person.page.wait_for_url(lambda url: "/t/" in url and url != old)
    at_board(ada, bo)
    assert ada.settle()
    assert bo.settle()
    assert (ada.seat, bo.seat) == (0, 1)
    # Once more: Ada looks at the history of the game while Bo asks, and goes on to the next one from there.
    finish(ada, bo)
    ada.page.get_by_role("button", name="The board").click()
    ada.page.get_by_role("button", name="What has happened").click()
    press(bo, "Play again")
    ada.page.locator(".invitation").get_by_text("Both would swap seats.").wait_for()
    old = bo.page.url.partition("?")[0]
    ada.page.locator(".invitation").get_by_role("button", name="Play again").click()
    bo.page.wait_for_url(lambda url: not url.startswith(old))
    at_board(ada, bo)
    assert bo.settle()
    assert bo.seat == 0
    # And again: Bo has gone to the first page, which shows the invitation without being loaded anew.
    finish(ada, bo)
    bo.page.get_by_role("link", name="Home").first.click()
    bo.page.locator("article").first.wait_for()
    press(ada, "Play again")
    prompt(ada, "is not here; the question waits.")
    ada.page.get_by_role("button", name="Begin with a bot instead").wait_for()
    old = ada.page.url.partition("?")[0]
    bo.page.get_by_text("Somebody wants to play again.").wait_for()
    bo.page.get_by_role("link", name="Answer 7 Ronin").click()
    press(bo, "Play again")
    for person in (ada, bo):
        person.page.wait_for_url(lambda url: "/t/" in url and not url.startswith(old))
    at_board(ada, bo)
    assert bo.settle()
    assert bo.seat == 1
