"""An account of one's own in the browser: kept, lost and found again, taken along, deleted."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.test_pages import serious

PHONE = {"size": (390, 844), "has_touch": True, "is_mobile": True}
PASSPHRASE = "seven cranes on the ice"
ANOTHER = "a lantern behind the gate"


def unfold(page: Page, title: str) -> None:
    page.locator("summary").filter(has_text=title).click()


def test_a_name_is_kept_found_again_with_a_code_and_deleted(visit: Visit, axe: Path) -> None:
    first = visit(**PHONE)
    page = first.open("/me")
    expect(page.get_by_role("button", name="Log in")).to_be_visible()
    assert serious(page, axe) == [], "nobody yet"
    page.get_by_role("button", name="I am new here").click()
    page.get_by_label("Name").fill("Orihime")
    page.get_by_label("Passphrase").fill("password1")
    page.get_by_role("button", name="Keep this name for me").click()
    field = page.get_by_label("Passphrase")
    expect(field).to_be_focused()
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_role("alert")).to_contain_text("among the first")
    assert serious(page, axe) == [], "a guest who is told what is wrong"
    field.fill(PASSPHRASE)
    field.press("Enter")
    codes = page.get_by_role("listitem").locator("code")
    expect(codes).to_have_count(8)
    expect(page.get_by_role("heading", name="Your recovery codes")).to_be_focused()
    code = codes.first.inner_text()
    page.get_by_role("button", name="I have kept them").click()
    expect(codes).to_have_count(0)
    for title in ("signed in", "Passphrase", "Recovery codes", "Who sees", "Your data", "Delete"):
        unfold(page, title)
    expect(page.get_by_text("this browser", exact=True)).to_be_visible()
    assert serious(page, axe) == [], "an owner"
    page.get_by_role("radio", name="nobody").check()
    expect(page.get_by_text("Kept.")).to_be_visible()

    second = visit()
    page = second.open("/me")
    page.get_by_label("Name").fill("orihime")
    page.get_by_role("link", name="I have lost the passphrase").click()
    page.get_by_label("Recovery code").fill("AAAA-BBBB-CCCC-DDDD")
    page.get_by_label("New passphrase").fill(ANOTHER)
    page.get_by_role("checkbox", name="Sign me out everywhere else").uncheck()
    page.get_by_role("button", name="Take the new passphrase").click()
    expect(page.get_by_role("alert")).to_contain_text("do not fit together")
    assert serious(page, axe) == [], "recovering"
    page.get_by_label("Recovery code").fill(code.lower())
    page.get_by_role("button", name="Take the new passphrase").click()
    expect(page.get_by_text("Welcome back.")).to_be_visible()
    expect(page.locator("summary").filter(has_text="Recovery codes")).to_contain_text("7 left")
    unfold(page, "Who sees")
    expect(page.get_by_role("radio", name="nobody")).to_be_checked()
    unfold(page, "signed in")
    page.get_by_role("button", name="End Chrome").click()
    expect(page.get_by_role("button", name="End Chrome")).to_have_count(0)

    # Where the session was ended, a sentence says so, with the way on.
    page = first.open("/lobby")
    lost = page.get_by_role("complementary", name="Signed out")
    expect(lost).to_contain_text("You were signed in here as Orihime")
    assert serious(page, axe) == [], "signed out"
    lost.get_by_role("link", name="Log in").click()
    expect(page.get_by_label("Name")).to_have_value("Orihime")
    page.get_by_label("Passphrase").fill(PASSPHRASE)
    page.get_by_role("button", name="Log in").click()
    expect(page.get_by_role("alert")).to_contain_text("do not fit together")

    page = second.page
    unfold(page, "Your data")
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save my data").click()
    saved = json.loads(Path(saving.value.path()).read_text("utf-8"))
    assert (saved["name"], saved["profile"], len(saved["sessions"])) == ("Orihime", "nobody", 1)
    unfold(page, "Delete")
    page.get_by_label("Passphrase").fill(PASSPHRASE)
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("alert")).to_contain_text("not your passphrase")
    page.get_by_label("Passphrase").fill(ANOTHER)
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("Your account is deleted.")).to_be_visible()
    expect(page.get_by_role("button", name="Log in")).to_be_visible()
    for person in (first, second):
        # What was refused is written into the console by the browser itself.
        assert all("Failed to load resource" in line for line in person.complaints)
        person.complaints.clear()


def test_an_old_link_is_a_sentence_with_the_way_on(visit: Visit) -> None:
    person = visit(lang="pl", **PHONE)
    page = person.open("/recover/nothing-of-the-kind")
    expect(page.get_by_role("alert")).to_contain_text("Ten odnośnik był już użyty")
    page.get_by_role("link", name="Spróbuj inaczej").click()
    expect(page.get_by_label("Kod zapasowy")).to_be_visible()
    assert all("Failed to load resource" in line for line in person.complaints)
    person.complaints.clear()
