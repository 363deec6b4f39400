"""A short film of tables being played: the screen as the browser paints it, with the time of each change."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page

Frames = list[tuple[float, bytes]]
"""What was on the screen from which second on."""

LEAST = 0.1
"""Seconds between two frames that are kept."""
PAUSE = 1.0
"""Seconds that the end of a part stays."""


@contextmanager
def filmed(page: Page, frames: Frames) -> Iterator[None]:
    """Add what the page shows meanwhile, right behind what is there already."""
    session = page.context.new_cdp_session(page)
    caught: Frames = []

    def catch(frame: dict[str, Any]) -> None:
        caught.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    session.on("Page.screencastFrame", catch)
    session.send("Page.startScreencast", {"format": "png", "everyNthFrame": 1})
    yield
    session.send("Page.stopScreencast")
    session.detach()
    end = frames[-1][0] + PAUSE if frames else 0.0
    begin = caught[0][0]
    last = -LEAST
    for time, shot in caught:
        if time - begin - last >= LEAST:
            last = time - begin
            frames.append((end + last, shot))
    frames.append((end + max(last, caught[-1][0] - begin) + LEAST, caught[-1][1]))


def told(page: Page, seconds: float = 1.2, until: str = "") -> None:
    """Let the captions be read one after the other, to the last or to the one that has these words."""
    caption = page.locator(".caption")
    caption.wait_for()
    while caption.count():
        dwell(page, seconds)
        if until and until in caption.inner_text():
            return
        page.keyboard.press("ArrowRight")


def ready(page: Page) -> None:
    """Read what happened before one came, where it is told."""
    dwell(page, 1)
    for each in page.locator(".missed header button").all():
        each.click()


def dwell(page: Page, seconds: float) -> None:
    """Time to look."""
    page.wait_for_timeout(seconds * 1000)
