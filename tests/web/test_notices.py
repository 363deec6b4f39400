"""Where one is told: places are added and refused beside their field, kept, and ended by the link of a letter."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.receivers import Mailbox, Receiver
from tests.web.conftest import Visit, serving
from tests.web.test_pages import serious


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    found = Mailbox()
    found.open()
    yield found
    found.close()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    found = Receiver()
    yield found
    found.close()


@pytest.fixture
def posting(tmp_path: Path, mailbox: Mailbox) -> Iterator[str]:
    """A server that sends mail, and reaches webhooks on this machine."""
    settings = {
        "TATAMI_SMTP_URL": mailbox.url,
        "TATAMI_MAIL_FROM": "table@example.org",
        "TATAMI_WEBHOOK_NETWORKS": "127.0.0.0/8",
    }
    with serving(tmp_path, os.environ | settings) as address:
        yield address


def test_places_to_be_told_are_added_tried_and_ended(
    visit: Visit, posting: str, mailbox: Mailbox, receiver: Receiver, axe: Path
) -> None:
    person = visit()
    page = person.open(f"{posting}/notices")
    hook = page.get_by_label("Address on the web")
    hook.fill("ftp://nowhere")
    hook.press("Enter")
    expect(page.locator("#hook-wrong")).to_contain_text("cannot be used")
    hook.fill(f"{receiver.url}/hook")
    hook.press("Enter")
    expect(page.locator("#hook-wrong")).to_be_empty()
    card = page.get_by_role("listitem").filter(has_text="JSON")
    card.get_by_role("button", name="Send me a test").click()
    expect(card.get_by_role("status")).to_contain_text("Sent")
    assert len(receiver.deliveries) == 1
    card.get_by_role("combobox").select_option("quiet")
    expect(card.get_by_label("Quiet from")).to_have_value("22:00")
    page.reload()
    expect(card.get_by_label("Quiet from")).to_have_value("22:00")

    mail = page.get_by_label("Address", exact=True)
    mail.fill("nobody")
    mail.press("Enter")
    expect(page.locator("#mail-wrong")).to_contain_text("no address")
    mail.fill("aya@example.org")
    mail.press("Enter")
    letter = page.get_by_role("listitem").filter(has_text="aya@example.org")
    expect(letter).to_contain_text("Open the link in our letter")
    assert serious(page, axe) == []
    while not mailbox.letters:
        page.evaluate("() => new Promise((next) => requestAnimationFrame(() => next()))")
    body = mailbox.letters[0].get_body(("plain",))
    assert body is not None
    key = body.get_content().split("/confirm/")[1].split()[0]
    page.goto(f"{posting}/confirm/{key}")
    page.get_by_role("button", name="Yes, write to me").click()
    expect(page.get_by_role("main").get_by_role("status")).to_contain_text("We write when")
    page.goto(f"{posting}/stop/{key}")
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("main").get_by_role("status")).to_contain_text("no more")
    page.goto(f"{posting}/notices")
    expect(letter.get_by_role("checkbox").first).not_to_be_checked()
    expect(letter).not_to_contain_text("Open the link in our letter")
    page.goto(f"{posting}/stop/unknown")
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("alert")).to_contain_text("not known")
    refused = [line for line in person.complaints if "status of 400" in line or "status of 404" in line]
    assert len(refused) == len(person.complaints) == 3, "browsers note what was refused, and nothing else went wrong"
    person.complaints.clear()
