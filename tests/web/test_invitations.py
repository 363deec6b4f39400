"""Invitations lead to where others can come: at home, and behind a proxy with TLS."""

from __future__ import annotations

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
