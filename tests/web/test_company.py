"""Several people: two browsers at one table, one device for two, spectators, chat, and what nobody may see."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.person import Person

STILL = """() => new Promise((done) => {
    let last = "", frames = 0;
    (function look() {
        const now = document.querySelector(".board").innerHTML;
        frames = now === last ? frames + 1 : 0;
        last = now;
        if (frames > 30) done();
        else requestAnimationFrame(look);
    })();
})"""
"""Until the board has come to rest: what has just been loaded may still be on its way."""


def meet(visit: Visit, game: str = "seven_ronin") -> tuple[Person, Person]:
    """Two people at one table, by the link that the first one sends."""
    host, friend = visit(), visit()
    page = host.open(f"/new/{game}")
    page.get_by_label("Your name").fill("Aya")
    page.get_by_role("button", name="Make the table").click()
    link = page.get_by_label("Invite").input_value()
    friend.page.goto(link)
    friend.page.get_by_label("Your name").fill("Ben")
    friend.page.get_by_role("button", name="Sit down", exact=True).click()
    page.get_by_text("Everybody is here").wait_for()
    page.get_by_role("button", name="Begin", exact=True).click()
    return host, friend


def test_two_browsers_and_a_hidden_window(visit: Visit) -> None:
    aya, ben = meet(visit)
    assert aya.await_turn()
    assert ben.await_turn()
    ben.page.wait_for_selector(".board [data-place]", state="attached")
    ben.page.evaluate(STILL)
    before, seen = ben.page.locator(".board").inner_html(), len(ben.frames)
    aya.options().nth(2).click()
    back = aya.page.get_by_role("button", name="Take back")
    expect(back).to_be_enabled()  # The server has it.
    word_reaches(aya, ben, "first things first")
    # Ben noticed nothing: neither on the wire nor on the page.
    assert ben.page.locator(".board").inner_html() == before
    assert not [frame for frame in ben.frames[seen:] if frame["type"] == "update"]
    back.click()
    expect(back).to_be_disabled()
    word_reaches(aya, ben, "once again")
    assert not [frame for frame in ben.frames[seen:] if frame["type"] == "update"]


def word_reaches(speaker: Person, listener: Person, word: str) -> None:
    """What a socket is sent keeps its order: whatever came before this word has arrived with it."""
    speaker.page.get_by_role("tab", name="Chat").click()
    speaker.page.get_by_label("Say something").fill(word)
    speaker.page.keyboard.press("Enter")
    listener.page.get_by_role("tab", name="Chat").click()
    listener.page.get_by_role("log").get_by_text(word).wait_for()


def test_who_comes_and_goes_does_not_disturb_a_plan(visit: Visit) -> None:
    aya, ben = meet(visit)
    aya.await_turn()
    inn = aya.page.locator("[data-place=inn]")
    inn.click()
    aya.page.get_by_text("1 sent (min. 1)").wait_for()
    inn.evaluate("place => place.dataset.known = 'still here'")
    ben.open("/")
    aya.page.locator(".seats .who").get_by_text("away").wait_for()
    assert inn.get_attribute("data-known") == "still here"
    assert aya.page.get_by_text("1 sent (min. 1)").count() == 1


def test_chat_and_mute(visit: Visit) -> None:
    aya, ben = meet(visit)
    for person in (aya, ben):
        person.page.get_by_role("tab", name="Chat").click()
    aya.page.get_by_label("Say something").fill("hello there")
    aya.page.keyboard.press("Enter")
    ben.page.locator(".chat").get_by_text("hello there").wait_for()
    ben.page.get_by_role("button", name="Mute Aya").click()
    ben.page.get_by_text("Aya is muted").wait_for()
    assert ben.page.locator(".chat").get_by_text("hello there").count() == 0
    # After a reload, and on another device of the same person, she is still muted, and can be heard again.
    ben.page.evaluate("localStorage.clear()")
    ben.page.reload()
    ben.page.get_by_role("tab", name="Chat").click()
    ben.page.get_by_text("Aya is muted").wait_for()
    assert ben.page.locator(".chat").get_by_text("hello there").count() == 0
    ben.page.get_by_role("button", name="Hear again").click()
    ben.page.locator(".chat").get_by_text("hello there").wait_for()


def test_going_back_needs_consent(visit: Visit) -> None:
    aya, ben = meet(visit, "seven_ronin")
    aya.await_turn()
    aya.page.get_by_role("button", name="Table menu").click()
    aya.page.get_by_role("button", name="Propose to abandon").click()
    aya.page.get_by_role("button", name="Once more").click()
    ben.page.locator("#prompt").get_by_text("Aya would like to abandon").wait_for()
    # On a small phone the answers are whole, and large enough for a thumb.
    ben.page.set_viewport_size({"width": 320, "height": 568})
    for word in ("Yes", "No"):
        box = ben.page.get_by_role("button", name=word, exact=True).bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["y"] + box["height"] <= 568
    ben.page.get_by_role("button", name="Yes").click()
    aya.page.get_by_text("This game was abandoned").wait_for()


def test_a_spectator_sees_no_hand(visit: Visit) -> None:
    player, watcher = visit(), visit()
    id = player.table("tenno", 2)
    player.await_turn()
    player.choose(random.Random(4))
    player.await_turn()
    watcher.page.goto(f"/t/{id}")
    watcher.rest("")
    assert watcher.page.locator("#actions button").count() == 0
    views = [frame["view"] for frame in watcher.frames if frame["type"] == "update"]
    assert views
    for view in views:
        assert view["hand"] == []
        hidden = [place for court in view["courts"] for place in court["places"] if place["lies"] == "down"]
        assert [place["card"] for place in hidden] == [None] * len(hidden)
    assert any(place["lies"] == "down" for place in views[-1]["courts"][0]["places"])
    assert watcher.page.locator("[data-hand]").count() == 0
    assert "Your hand" not in watcher.page.content()
    assert player.page.locator("[data-hand]").count() > 0


WATCH_TEXT = """() => {
    window.shown = [];
    new MutationObserver(() => window.shown.push(document.querySelector('#text-table')?.textContent ?? ''))
        .observe(document, {subtree: true, childList: true, characterData: true});
}"""


def test_one_device_for_two_hides_everything_between(visit: Visit) -> None:
    person = visit()
    person.table("tenno", 2, ["me:Aya", "me:Ben"])
    page = person.page
    page.get_by_role("button", name="I am Aya").wait_for()
    # Before anybody says who they are, nothing of the game is on the page.
    assert page.locator("#actions, #text-table, .side, svg[data-board]").count() == 0
    page.get_by_role("button", name="I am Aya").click()
    assert person.await_turn()
    person.options().nth(3).click()
    page.get_by_role("button", name="I am Ben").wait_for()
    hidden = page.content()
    assert "Your hand" not in hidden
    assert page.locator("#actions, #text-table, .side").count() == 0
    page.evaluate(WATCH_TEXT)
    page.get_by_role("button", name="I am Ben").click()
    assert person.settle()
    page.locator("#text-table").get_by_text("Ben (you)").first.wait_for(state="attached")
    # What is told beside the board comes a moment after it; even for that moment it is never what Aya was told.
    shown = page.evaluate("window.shown")
    assert any("Ben (you)" in text for text in shown)
    assert not any("Aya (you)" in text for text in shown)


def test_one_device_without_secrets_needs_no_curtain(visit: Visit) -> None:
    person = visit()
    person.table("samurai_spirit", 2, ["me:Aya", "me:Ben"])
    for _ in range(3):
        assert person.await_turn()
        asked = person.asked
        person.options().first.click()
        person.rest(asked)
    assert person.page.get_by_role("button", name="I am Ben").count() == 0


def test_a_claimed_name_carries_a_seal_and_a_guest_is_called_so(visit: Visit) -> None:
    aya, ben = visit(), visit()
    request = aya.context.request
    request.post("/api/guest", data={"name": "Chiyo"})
    assert request.post("/api/claim", data={"name": "Chiyo", "passphrase": "four elephants"}).ok
    made = request.post("/api/tables", data={"game": "tenno", "seats": 3, "open": True, "sit": ["me"]}).json()
    page = ben.open(f"/t/{made['id']}")
    page.get_by_label("Your name").fill("СhIyо")  # Not her: some of these letters are Cyrillic.
    page.get_by_role("button", name="Sit down", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("This name cannot be had here.")
    assert all("409" in line for line in ben.complaints), "a browser notes every refusal"
    ben.complaints.clear()
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Sit down", exact=True).click()
    seats = page.locator(".seats li")
    expect(seats.nth(0)).to_contain_text("Chiyo (claimed name)")
    expect(seats.nth(1)).to_contain_text("you · guest")
    # One seat each at an open table.
    expect(seats.nth(2).get_by_role("button")).to_have_count(0)
