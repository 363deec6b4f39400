"""Invitations lead to where others can come: at home, and behind a proxy with TLS."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tatami.server.site import SITE
from tests.server.tls import behind_tls
from tests.web.conftest import Visit
from tests.web.person import PATIENCE


def test_an_address_of_this_machine_is_no_invitation_for_others(visit: Visit, address: str) -> None:
    aya = visit()
    table = aya.table("tenno", 2, sit=["me", "next"], start=False)
    invite = aya.page.locator(".invite")
    expect(invite).to_contain_text("For other machines, start the server with --host 0.0.0.0")
    assert invite.locator("input").input_value().startswith(f"{address}/t/{table}?invite=")
    invite.get_by_role("button").click()
    expect(invite.get_by_role("button")).to_have_text("Copied")


@pytest.mark.parametrize(("lang", "wrong"), [("en", "Type a name"), ("pl", "Wpisz imię"), ("uk", "Впишіть ім’я")])
def test_a_missing_name_is_asked_for_beside_its_field(visit: Visit, lang: str, wrong: str) -> None:
    """In the words of the page: those of the browser speak its own language and vanish."""
    aya, bo = visit(), visit(lang)
    table = aya.table("tenno", 2, sit=["me", "next"], start=False)
    bo.page.goto(aya.page.get_by_label("Invite").input_value())
    form = bo.page.locator("form.sit")
    field, alert = form.locator("input"), form.get_by_role("alert")
    expect(alert).to_be_attached()
    field.fill("  ")
    form.get_by_role("button").click()
    expect(alert).to_contain_text(wrong)
    expect(field).to_be_focused()
    expect(field).to_have_attribute("aria-describedby", alert.get_attribute("id") or "")
    field.fill("Bo")
    expect(alert).not_to_contain_text(wrong)
    form.get_by_role("button").click()
    expect(bo.page.locator("main .seats")).to_contain_text("Bo")
    assert bo.page.url.split("?")[0].endswith(table)


def test_whoever_is_invited_too_late_may_watch_or_ask_for_a_game(visit: Visit) -> None:
    aya, bo, cy = visit(), visit(), visit()
    aya.table("tenno", 2, sit=["me", "next"], start=False)
    link = aya.page.get_by_label("Invite").input_value()
    bo.page.goto(link)
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Sit down").click()
    bo.page.get_by_role("button", name="Stand up").wait_for()
    # Full, but not begun.
    cy.page.goto(link)
    expect(cy.page.get_by_role("button", name="Watch")).to_be_visible()
    expect(cy.page.get_by_role("link", name="Invite Aya to a game of your own")).to_have_attribute("href", "/new/tenno")
    aya.page.get_by_role("button", name="Begin", exact=True).click()
    assert aya.await_turn()
    # Begun.
    cy.page.goto(link)
    expect(cy.page.get_by_role("heading", name="This game of Tenno has already begun")).to_be_visible()
    expect(cy.page.locator("main")).to_contain_text("Aya and Bo")
    cy.page.get_by_role("button", name="Watch").click()
    expect(cy.page.locator(".table[data-game=tenno]")).to_be_visible()
    # Whoever sits there is led to the board by the same link.
    bo.page.goto(link)
    assert bo.await_turn()
    # Over.
    aya.page.get_by_role("button", name="Table menu").click()
    aya.page.get_by_role("button", name="Give up").click()
    aya.page.get_by_role("button", name="Once more to confirm").click()
    aya.page.locator(".ending").wait_for()
    cy.page.goto(link)
    expect(cy.page.get_by_role("heading", name="This game of Tenno is over")).to_be_visible()
    cy.page.get_by_role("button", name="See how it ended").click()
    expect(cy.page.locator(".ending")).to_contain_text("Bo won")


def test_a_line_that_is_down_for_a_moment_leaves_no_empty_page(visit: Visit) -> None:
    """The waiting room is fetched when it is needed, and again if that failed."""
    aya, tries = visit(service_workers="block"), itertools.count()
    aya.page.route("**/assets/WaitingRoom*.js", lambda way: way.abort() if next(tries) < 2 else way.continue_())
    aya.table("tenno", 2, sit=["me", "next"], start=False)
    aya.page.get_by_label("Invite").wait_for()
    assert next(tries) > 2
    assert aya.complaints, "a browser notes what it could not fetch"
    aya.complaints = [line for line in aya.complaints if "ERR_FAILED" not in line]


def test_a_table_behind_a_proxy_with_tls(chromium: Browser, tmp_path: Path) -> None:
    if not (SITE / "index.html").exists():
        pytest.skip("the pages are not built; make web builds them")
    with behind_tls(tmp_path) as (proxy, _):
        ala, bo, lost = (chromium.new_context(ignore_https_errors=True, locale="en") for _ in range(3))
        for each in (ala, bo, lost):
            each.set_default_timeout(PATIENCE)
        assert ala.request.post(f"{proxy.url}/api/guest", data={"name": "Ala"}).ok
        assert [cookie["secure"] for cookie in ala.cookies()] == [True]
        made = ala.request.post(f"{proxy.url}/api/tables", data={"game": "tenno", "seats": 2, "sit": ["me"]}).json()
        host, guest, stray = ala.new_page(), bo.new_page(), lost.new_page()
        host.goto(f"{proxy.url}/t/{made['id']}")
        link = host.locator(".invite input")
        expect(link).to_have_value(f"{proxy.url}/t/{made['id']}?invite={made['invite']}")
        # Past the proxy nobody can do anything, and is told where to go.
        stray.goto(link.input_value().replace(proxy.url, f"http://127.0.0.1:{proxy.backend}"))
        expect(stray.locator("main")).to_contain_text(f"This server wants to be opened as {proxy.url}.")
        guest.goto(link.input_value())
        guest.locator(".sit input").fill("Bo")
        guest.locator(".sit button").click()
        host.locator(".start button").click()
        for page in (host, guest):
            page.locator("[data-asked]").wait_for(state="attached")
        for each in (ala, bo, lost):
            each.close()
