"""Three people at one table, in three languages on three devices; one leaves in the middle and comes back."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.fingers import FINGERS, MOST, click, decide, tap
from tests.web.person import FRAME, Person
from tests.web.test_company import meet

TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True}


class Company:
    """Aya at a desk in English, Bogna on a phone in Polish, Vira on a tablet in Ukrainian."""

    def __init__(self, visit: Visit, game: str, options: dict[str, str] | None = None) -> None:
        self.aya = visit(lang="en")
        self.bogna = visit(lang="pl", size=(390, 844), **TOUCH)
        self.vira = visit(lang="uk", size=(820, 1180), **TOUCH)
        self.people = [self.aya, self.bogna, self.vira]
        self.game = game
        self.rng = random.Random(game)
        page = self.aya.open(f"/new/{game}")
        page.get_by_label("Your name").fill("Aya")
        page.get_by_role("radiogroup").get_by_text("3", exact=True).click()
        for name, value in (options or {}).items():
            page.get_by_role("group", name=name).locator(f"input[value={value}]").check()
        page.get_by_role("button", name="Make the table").click()
        link = page.get_by_label("Invite").input_value()
        self.id = link.split("/t/")[1].split("?")[0]
        for person, field, name, button in (
            (self.bogna, "Twoje imię", "Bogna", "Usiądź"),
            (self.vira, "Ваше ім’я", "Віра", "Сісти"),
        ):
            person.page.goto(link)
            person.page.get_by_label(field).fill(name)
            person.page.get_by_role("button", name=button, exact=True).tap()
            person.page.get_by_label(field).wait_for(state="detached")
        page.get_by_text("Everybody is here").wait_for()
        page.get_by_role("button", name="Begin", exact=True).click()
        for person in self.people:
            person.page.wait_for_selector("main.board [data-place]", state="attached")

    def told(self) -> dict[str, Any]:
        """The table as its door tells it."""
        found: dict[str, Any] = self.aya.context.request.get(f"/api/tables/{self.id}").json()
        return found

    def play(self, decisions: int = MOST, until: Person | None = None, without: Person | None = None) -> bool:
        """So many decisions of those who are there, or until it is somebody's turn; False when the game is over."""
        made = 0
        while made < decisions:
            told = self.told()
            if told["status"] != "playing":
                return False
            owing = [
                person for seat, person in enumerate(self.people) if seat in told["to_act"] and person is not without
            ]
            if until is not None and until in owing:
                return until.settle()
            if not owing:  # A bot is at work.
                self.aya.page.evaluate(FRAME)
                continue
            actor = self.rng.choice(owing)
            if actor.settle():
                decide(actor, FINGERS[self.game], self.rng, click if actor is self.aya else tap)
                made += 1
        return True


def close(person: Person) -> None:
    """Close the tab; the browser keeps its cookie."""
    person.page.close()


def come_home(person: Person, id: str) -> None:
    """Come back by the first page."""
    page = person.tab()
    page.goto("/")
    page.locator(f'main a[href="/t/{id}"]').tap()
    page.wait_for_selector("main.board [data-place]", state="attached")


def talk(person: Person, tab: str, word: str) -> None:
    """See it in the talk, behind the speech bubble where there is one."""
    drawer = person.page.locator(".drawer-button")
    if drawer.is_visible():
        drawer.click()
    person.page.get_by_role("tab", name=tab).click()
    person.page.get_by_role("log", name=tab).get_by_text(word).first.wait_for()
    if drawer.is_visible():
        drawer.click()


def test_samurai_spirit_with_one_who_leaves_and_a_bot_that_goes_on(visit: Visit) -> None:
    company = Company(visit, "samurai_spirit")
    aya, bogna, vira = company.people
    assert company.play(until=aya)
    # Bogna leaves while Aya decides: she is away, and nothing else changes.
    before, asked = bogna.view, aya.asked
    close(bogna)
    aya.page.locator('.seats [data-seat="1"] .who').get_by_text("away").wait_for()
    talk(aya, "Chat", "Bogna has left the table.")
    assert aya.asked == asked
    assert aya.page.get_by_role("button", name="Let a bot go on").count() == 0
    come_home(bogna, company.id)
    bogna.rest("")
    assert bogna.view == before
    talk(aya, "Chat", "Bogna is back.")
    # She leaves in the middle of her own decision: the others are told what they can do.
    assert company.play(until=bogna)
    close(bogna)
    aya.page.locator("#prompt").get_by_text("Bogna has left the table.").wait_for()
    vira.page.locator("#prompt").get_by_text("Bogna не за столом.").wait_for()
    aya.page.get_by_role("button", name="Let a bot go on for Bogna").click()
    vira.page.locator("#prompt").get_by_text("Aya пропонує").wait_for()
    vira.page.get_by_role("button", name="Так").tap()
    aya.page.locator('.seats [data-seat="1"] .who').get_by_text("a bot stands in").wait_for()
    talk(vira, "Чат", "Замість гравця Bogna далі грає бот.")
    assert company.play(4, without=bogna)
    # She comes back by the link, in another tab, to her own seat.
    page = bogna.tab()
    page.goto(f"/t/{company.id}")
    page.get_by_text("Bot gra za ciebie.").wait_for()
    assert bogna.seat == 1
    page.get_by_role("button", name="Wracam na miejsce").tap()
    page.get_by_text("Bot gra za ciebie.").wait_for(state="detached")
    assert not company.play()
    for person, word in ((aya, "Play again"), (bogna, "Zagraj jeszcze raz"), (vira, "Зіграти ще")):
        person.page.locator(".ending").wait_for()
        person.page.get_by_role("button", name=word).wait_for()


def test_samurai_with_one_who_leaves_and_is_waited_for(visit: Visit) -> None:
    company = Company(visit, "samurai", {"How the figures come": "random", "The first hands": "random"})
    aya, bogna, _ = company.people
    assert company.play(4)
    assert company.play(until=bogna)
    while bogna.view["stage"] != "turn" or bogna.view["played"]:  # The four decisions may have ended within her turn.
        assert company.play(1)
        assert company.play(until=bogna)
    hand = bogna.view["hand"]
    tile = bogna.page.locator(".samurai-hand .tile.lit").first
    tile.tap()
    bogna.rest("")
    before, seen = bogna.view, [len(person.frames) for person in company.people]
    close(bogna)
    aya.page.locator("#prompt").get_by_text("Bogna has left the table.").wait_for()
    # Nobody learns what she holds or has taken up, and they wait.
    for person, known in zip(company.people, seen, strict=True):
        for frame in person.frames[known:] if person is not bogna else []:
            assert frame["type"] != "update"
    come_home(bogna, company.id)
    bogna.rest("")
    assert bogna.view == before
    assert bogna.view["hand"] == hand
    expect(aya.page.locator("#prompt").get_by_text("has left")).to_have_count(0)
    # A second tab shows the same; the first one goes, and she is still there.
    first = bogna.page
    page = bogna.tab()
    page.goto(f"/t/{company.id}")
    page.wait_for_selector("main.board [data-place]", state="attached")
    assert bogna.settle()
    assert bogna.view == before
    first.close()
    assert not company.play()
    for person in company.people:
        person.page.locator(".ending").wait_for()
        for frame in person.frames:
            if frame["type"] == "update" and frame["ending"] is None:
                behind = [clan["captured"] for seat, clan in enumerate(frame["view"]["clans"]) if seat != frame["eye"]]
                assert behind == [None, None]
                assert frame["view"]["seat"] == frame["eye"] == company.people.index(person)


def test_two_decide_at_once_and_one_of_them_leaves(visit: Visit) -> None:
    aya, ben = meet(visit, "seven_ronin")
    assert ben.settle()
    assert aya.settle()
    seen = len(aya.frames)
    ben.page.locator('[data-place="inn"]').click()
    # While Aya still plans, his going is her business only in the list of seats.
    prompt = aya.page.locator("#prompt").inner_text()
    close(ben)
    aya.page.locator('.seats [data-seat="1"] .who').get_by_text("away").wait_for()
    talk(aya, "Chat", "Ben has left the table.")
    assert aya.page.locator("#prompt").inner_text() == prompt
    assert not [frame for frame in aya.frames[seen:] if frame["type"] == "update"]
    aya.page.locator('[data-place="well"]').click()
    asked = aya.asked
    aya.page.locator('.bar [data-code="ready"]').click()
    aya.page.wait_for_function("asked => document.querySelector('[data-asked]').dataset.asked !== asked", arg=asked)
    aya.page.locator("#prompt").get_by_text("Ben has left the table.").wait_for()
    aya.page.get_by_role("button", name="Let a bot go on for Ben").click()
    # Nobody else is there to ask: the bot makes his plan, and both are revealed.
    aya.page.get_by_role("tab", name="Story").click()
    aya.page.get_by_role("log", name="Story").get_by_text("posts the ronin").first.wait_for()
    page = ben.tab()
    page.goto(aya.page.url)
    page.get_by_role("button", name="Take my seat back").click()
    aya.page.locator('.seats [data-seat="1"] .who').get_by_text("a bot stands in").wait_for(state="detached")
    talk(aya, "Chat", "Ben plays again, instead of the bot.")
    assert ben.seat == 1


def test_two_people_and_a_bot_put_where_nobody_came(visit: Visit) -> None:
    """The host fills the last seat; when the friend leaves, nobody else has to be asked."""
    aya, ben = visit(), visit(lang="pl", size=(390, 844), **TOUCH)
    page = aya.open("/new/samurai_spirit")
    page.get_by_label("Your name").fill("Aya")
    page.get_by_role("radiogroup").get_by_text("3", exact=True).click()
    page.get_by_role("button", name="Make the table").click()
    ben.page.goto(page.get_by_label("Invite").input_value())
    ben.page.get_by_label("Twoje imię").fill("Ben")
    ben.page.get_by_role("button", name="Usiądź", exact=True).tap()
    page.get_by_text("One seat is free").wait_for()
    page.get_by_role("button", name="Bot", exact=True).click()
    page.get_by_text("Everybody is here").wait_for()
    page.get_by_role("button", name="Begin", exact=True).click()
    ben.page.wait_for_selector("main.board [data-place]", state="attached")
    close(ben)
    page.locator('.seats [data-seat="1"] .who').get_by_text("away").wait_for()
    rng = random.Random(8)
    offer = page.get_by_role("button", name="Let a bot go on for Ben")
    while offer.count() == 0:
        page.wait_for_selector(".table.turn #actions button, #actions button:has-text('Let a bot go on')")
        if offer.count() == 0 and aya.settle():
            decide(aya, FINGERS["samurai_spirit"], rng)
    offer.click()
    page.locator('.seats [data-seat="1"] .who').get_by_text("a bot stands in").wait_for()
    assert aya.settle()
