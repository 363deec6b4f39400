"""A player who lost asks what could have been done better."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.test_pages import serious

RECORDS = Path(__file__).parents[1] / "games"


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desk", "phone"])
def test_a_review_leads_to_the_decisions_that_gave_most_away(visit: Visit, axe: Path, size: tuple[int, int]) -> None:
    aya = visit(size=size)
    request = aya.context.request
    request.post("/api/guest", data={"name": "Aya"})
    record = (RECORDS / "tenno" / "records" / "court.json").read_text("utf-8")
    table = request.post("/api/records", data={"record": record}).json()["id"]
    page = aya.open(f"/replay/{table}")
    page.get_by_role("button", name="Review", exact=True).click()
    review = page.get_by_role("region", name="Review")
    review.locator("button.button").nth(0).click()
    first = review.locator("li button").first
    expect(first).to_be_visible()
    assert not serious(page, axe)
    moment = page.get_by_role("slider")
    before = moment.input_value()
    first.click()
    expect(first).to_have_attribute("aria-current", "step")
    assert moment.input_value() != before
    # The board stays in sight beside or above it.
    assert page.locator("main").bounding_box() != review.bounding_box()
    # Another eye counts other moments, so the review goes.
    page.get_by_role("combobox").select_option("open")
    expect(review).to_have_count(0)
    assert not aya.complaints
