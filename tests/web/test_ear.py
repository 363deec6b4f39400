"""What is said to those who hear the page: answers to letters, low clocks, the talk, and the waiting room."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.person import Person

LATER = """const now = performance.now.bind(performance);
performance.now = () => now() + (window.later ?? 0);"""
"""Time goes on by as much as a test says."""
LISTEN = """() => {
    window.spoken = [];
    const region = document.querySelector('[data-announcer]');
    window.region = region;
    new MutationObserver((changes) => {
        for (const change of changes) for (const node of change.addedNodes) window.spoken.push(node.textContent);
    }).observe(region, { childList: true, subtree: true });
}"""


def listen(page: Page) -> None:
    """Note from now on what is said; the region must be there before anything is."""
    assert page.locator("[data-announcer][role=status]").count() == 1
    page.evaluate(LISTEN)


def ask(person: Person, key: str) -> str:
    """Press a letter, and what is answered."""
    page = person.page
    before = page.evaluate("window.spoken.length")
    page.keyboard.press(key)
    page.wait_for_function("n => window.spoken.length > n", arg=before)
    said: list[str] = page.evaluate("n => window.spoken.slice(n)", before)
    assert len(said) == 1, "one paragraph"
    assert page.evaluate("window.region === document.querySelector('[data-announcer]')"), "the region stays"
    return said[0]


def test_letters_ask_the_table(visit: Visit) -> None:
    person = visit()
    person.table("tenno", 2, options={"first": "1"})
    assert person.settle()
    listen(person.page)
    assert ask(person, "t") == f"Your turn. {person.update['prompt']}"
    assert ask(person, "h").startswith("Your hand: ninja 4, monk 5")
    told = ask(person, "b")
    assert "1 Aya (you)" in told
    assert "Your hand: ninja 4" in told
    assert ask(person, "c").startswith("There is no clock")
    assert ask(person, "m").startswith(f"{len(person.legal)} moves: {person.update['legal'][0]['text']};")
    asked = person.asked
    person.options().first.click()
    person.page.wait_for_function(
        "before => document.querySelector('[data-asked]').dataset.asked !== before", arg=asked
    )
    assert person.settle()
    last = [line["text"] for frame in person.frames if frame["type"] == "update" for line in frame["events"]][-1]
    assert ask(person, "l").endswith(last)
    again = ask(person, "r")
    assert last in again
    assert again.endswith(person.update["prompt"])
    assert ask(person, "r") == again, "the same can be said twice"


def test_the_command_line_answers_and_plays(visit: Visit) -> None:
    person = visit()
    person.table("seven_ronin", 2)
    assert person.settle()
    page = person.page
    listen(page)
    page.get_by_role("button", name="Moves (").focus()
    page.keyboard.press("/")
    field = page.get_by_label("Command")
    assert field.evaluate("at => at === document.activeElement")

    def enter(line: str) -> str:
        field.fill(line)
        return ask(person, "Enter")

    assert enter("turn") == f"Your turn. {person.update['prompt']}"
    assert enter("table well") == "Well: limit 1, ninja 0, sent 0, ronin nobody."
    assert enter("who").startswith("Aya, Attacker: the ninja, you, must decide. ")
    assert "no command and no move" in enter("dance")
    assert enter("ninja").startswith("11 moves fit: ")
    # What the rules forbid is told in their words.
    assert "1 ninja" in enter("ready")
    # By words a move is asked for again, by its code it is played.
    assert enter("ninja well") == "Enter once more to play: 1 ninja: Well."
    asked = person.asked
    moved = "before => document.querySelector('[data-asked]').dataset.asked !== before"
    page.keyboard.press("Enter")
    page.wait_for_function(moved, arg=asked)
    assert person.settle()
    asked = person.asked
    field.fill("+pen")
    page.keyboard.press("Enter")
    page.wait_for_function(moved, arg=asked)
    assert field.evaluate("at => at === document.activeElement && at.value === ''")
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.closest('#actions') !== null")


def test_letters_of_other_alphabets_ask_by_their_place(visit: Visit) -> None:
    person = visit("uk")
    person.table("samurai_spirit", 2)
    assert person.settle()
    listen(person.page)
    person.page.evaluate("dispatchEvent(new KeyboardEvent('keydown', {key: 'е', code: 'KeyT', bubbles: true}))")
    person.page.wait_for_function("() => window.spoken.length")
    assert person.page.evaluate("window.spoken")[0] == f"Ваш хід. {person.update['prompt']}"


@pytest.mark.parametrize(
    ("game", "words"),
    [("samurai", "Your hand: "), ("seven_ronin", "Your plan: "), ("samurai_spirit", "human side (you)")],
)
def test_everybody_can_hear_what_is_theirs(visit: Visit, game: str, words: str) -> None:
    person = visit()
    options = {"samurai": {"setup": "random", "hands": "random"}, "samurai_spirit": {"samurai": "random"}}
    person.table(game, 2, options=options.get(game, {}))
    assert person.settle()
    listen(person.page)
    assert words in ask(person, "h")


def test_letters_are_not_taken_from_whoever_types(visit: Visit) -> None:
    person = visit()
    person.table("tenno", 2)
    assert person.settle()
    page = person.page
    listen(page)
    page.get_by_role("tab", name="Chat").click()
    field = page.get_by_label("Say something")
    field.fill("")
    field.press_sequentially("thlbcmr")
    assert field.input_value() == "thlbcmr"
    field.blur()
    page.keyboard.press("Control+b")
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("t")
    page.keyboard.press("Escape")
    assert page.evaluate("window.spoken") == []
    assert ask(person, "t").startswith("Your turn.")


def test_letters_can_be_switched_off_and_help_lists_them(visit: Visit) -> None:
    person = visit("pl")
    id = person.table("tenno", 2)
    assert person.settle()
    page = person.page
    page.get_by_role("button", name="Zasady i elementy").click()
    keys = page.get_by_role("dialog").locator("kbd")
    assert keys.all_inner_texts() == ["L", "T", "H", "B", "C", "M", "R", "W", "/"]
    person.open("/settings")
    page.get_by_role("checkbox", name="Litery pytają o stół").uncheck()
    page.goto(f"/t/{id}")
    assert person.settle()
    listen(page)
    page.keyboard.press("t")
    page.get_by_role("button", name="Zasady i elementy").click()
    page.get_by_role("dialog").wait_for()
    assert page.get_by_role("dialog").locator("kbd").count() == 0
    assert page.evaluate("window.spoken") == []


def test_nothing_is_answered_behind_a_curtain(visit: Visit) -> None:
    person = visit()
    person.table("tenno", 2, ["me:Aya", "me:Ben"])
    page = person.page
    page.get_by_role("button", name="I am Aya").wait_for()
    listen(page)
    page.keyboard.press("h")
    page.get_by_role("button", name="I am Aya").click()
    page.wait_for_selector("#actions button")
    assert page.evaluate("window.spoken") == []


def test_clocks_are_told_when_asked_and_when_they_run_low(visit: Visit) -> None:
    person = visit()
    person.context.add_init_script(LATER)
    person.table("tenno", 2, pace={"kind": "live", "bank": 600, "increment": 0})
    assert person.settle()
    page = person.page
    listen(page)
    assert "Aya: 9 minutes" in ask(person, "c")
    for seconds, words in ((301, "5 minutes"), (541, "1 minute"), (571, "30 seconds"), (591, "10 seconds")):
        before = page.evaluate("window.spoken.length")
        page.evaluate("later => { window.later = later * 1000 }", seconds)
        page.wait_for_function("n => window.spoken.length > n", arg=before)
        assert page.evaluate("n => window.spoken.slice(n)", before) == [f"You have {words} left."]


def test_talk_is_heard_though_its_tab_is_closed(visit: Visit) -> None:
    aya, ben = visit(), visit()
    aya.context.add_init_script(LATER)
    aya.context.request.post("/api/guest", data={"name": "Aya"})
    made = aya.context.request.post("/api/tables", data={"game": "tenno", "seats": 2, "sit": ["me"]}).json()
    ben.context.request.post("/api/guest", data={"name": "Ben"})
    invite = aya.context.request.get(f"/api/tables/{made['id']}").json()["invite"]
    ben.context.request.post(f"/api/tables/{made['id']}/sit", data={"seat": 1, "invite": invite})
    aya.context.request.post(f"/api/tables/{made['id']}/start", data={})
    # Ben first: otherwise Aya is told that he comes, and when that is said depends on the machine.
    for person in (ben, aya):
        person.page.goto(f"/t/{made['id']}")
        assert person.settle()
    listen(aya.page)
    page = ben.page
    page.get_by_role("tab", name="Chat").click()

    def talk(text: str) -> None:
        page.get_by_label("Say something").fill(text)
        page.get_by_role("button", name="Send").click()
        expect(page.locator(".chat .line").last).to_contain_text(text)

    # What comes in the first moment was said before.
    aya.page.evaluate("() => { window.later = 10_000 }")
    talk("hello")
    aya.page.wait_for_function("() => window.spoken.length")
    assert aya.page.evaluate("window.spoken") == ["Ben says: hello"]
    aya.page.get_by_role("tab", name="Chat").click()
    aya.page.get_by_role("button", name="Mute Ben").first.click()
    before = aya.page.evaluate("window.spoken.length")
    talk("nobody hears this")
    aya.page.get_by_role("button", name="Hear again").click()
    expect(aya.page.get_by_text("nobody hears this")).to_be_visible()
    assert aya.page.evaluate("window.spoken.length") == before


def test_the_waiting_room_tells_who_comes_and_goes(visit: Visit) -> None:
    aya, ben = visit(), visit()
    aya.context.request.post("/api/guest", data={"name": "Aya"})
    made = aya.context.request.post("/api/tables", data={"game": "tenno", "seats": 3, "sit": ["me"]})
    id = made.json()["id"]
    page = aya.page
    page.goto(f"/t/{id}")
    invite = page.get_by_label("Invite").input_value()
    listen(page)

    def heard(*said: str) -> None:
        page.wait_for_function("n => window.spoken.length >= n", arg=1)
        assert page.evaluate("window.spoken.splice(0)") == list(said)

    ben.context.request.post("/api/guest", data={"name": "Ben"})
    ben.context.request.post(f"/api/tables/{id}/sit", data={"seat": 1, "invite": invite.split("invite=")[1]})
    heard("Ben sits down. One seat is left.")
    ben.context.request.post(f"/api/tables/{id}/leave", data={"seat": 1})
    heard("Ben gets up. 2 seats are left.")
    ben.context.request.post(f"/api/tables/{id}/sit", data={"seat": 1, "invite": invite.split("invite=")[1]})
    heard("Ben sits down. One seat is left.")
    ben.page.goto(f"/t/{id}")
    ben.page.get_by_role("button", name="Stand up").wait_for()
    page.get_by_role("button", name="Bot").last.click()
    page.wait_for_function("() => window.spoken.length")
    assert page.evaluate("window.spoken.splice(0)")[0].startswith("The bot ")
    page.get_by_role("button", name="Begin", exact=True).click()
    heard("The game begins.")


def test_a_seat_is_one_phrase(visit: Visit) -> None:
    person = visit()
    person.table("seven_ronin", 2)
    assert person.settle()
    seats = person.page.get_by_role("list", name="Seats").get_by_role("listitem")
    spoken = seats.first.evaluate("""row => [...row.querySelectorAll("*")]
        .filter((each) => !each.closest("[aria-hidden=true]") && !each.children.length && each.textContent.trim())
        .map((each) => each.textContent.trim())""")
    assert spoken == ["Aya, Attacker: the ninja, you, must decide"]
