"""Every board in every window, light and dark, as sheets: `python -m tests.web.pictures.sizes FOLDER tenno-7`."""

from __future__ import annotations

import io
import os
import random
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from tests.web.conftest import browser_path, serving, visiting
from tests.web.person import Person

SIZES = (
    (320, 640), (360, 740), (390, 844), (768, 1024), (844, 390), (1024, 768), (1440, 900), (1920, 1080), (2560, 1440),
)  # fmt: skip
PHONES, DESKS = SIZES[:5], SIZES[5:]
BOARDS = {
    "seven_ronin-2": ("seven_ronin", 2, 12, "en"),
    "samurai-2": ("samurai", 2, 7, "en"),
    "samurai-4": ("samurai", 4, 6, "uk"),
    "tenno-2": ("tenno", 2, 5, "en"),
    "tenno-4": ("tenno", 4, 4, "pl"),
    "tenno-7": ("tenno", 7, 2, "en"),
    "samurai_spirit-2": ("samurai_spirit", 2, 9, "uk"),
    "samurai_spirit-3": ("samurai_spirit", 3, 9, "en"),
    "samurai_spirit-7": ("samurai_spirit", 7, 7, "pl"),
}
"""Game, players, decisions made before, language."""
WIDE = 1900
"""Pixels of a sheet; what is wider is made smaller."""
STILL = 400
"""Milliseconds after a window has changed."""
GAP = 16


def middle(person: Person, game: str, seats: int, decisions: int) -> None:
    """A table in the middle of a game, with something to decide."""
    rng = random.Random(game)
    while True:
        person.table(game, seats)
        for _ in range(decisions):
            if not person.settle():
                break
            person.choose(rng)
        if person.settle():
            return


def shots(page: Page, sizes: tuple[tuple[int, int], ...]) -> list[Image.Image]:
    """The page in these windows."""
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(STILL)
        found.append(Image.open(io.BytesIO(page.screenshot())).convert("RGB"))
    return found


def sheet(pictures: list[Image.Image], path: Path) -> None:
    """Pictures in rows; one that is wider than half a sheet is halved."""
    small = [each.resize((each.width // 2, each.height // 2)) if each.width > WIDE // 2 else each for each in pictures]
    rows: list[list[Image.Image]] = [[]]
    for each in small:
        if rows[-1] and sum(one.width + GAP for one in rows[-1]) + each.width > WIDE:
            rows.append([])
        rows[-1].append(each)
    whole = Image.new("RGB", (WIDE, sum(max(each.height for each in row) + GAP for row in rows)), "#8c8578")
    top = 0
    for row in rows:
        left = 0
        for each in row:
            whole.paste(each, (left, top))
            left += each.width + GAP
        top += max(each.height for each in row) + GAP
    whole.save(path)
    print(path, flush=True)


def main() -> None:
    folder, wanted = Path(sys.argv[1]), sys.argv[2:] or list(BOARDS)
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), os.environ) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=browser_path(), args=["--no-sandbox", "--disable-gpu"])
        for name in wanted:
            game, seats, decisions, lang = BOARDS[name]
            with visiting(browser, address) as visit:
                person = visit(lang=lang, reduced_motion="reduce")
                middle(person, game, seats, decisions)
                for scheme in ("light", "dark"):
                    person.page.emulate_media(color_scheme=scheme)
                    sheet(shots(person.page, PHONES), folder / f"{name}-phones-{scheme}.png")
                    sheet(shots(person.page, DESKS), folder / f"{name}-desks-{scheme}.png")
        browser.close()


if __name__ == "__main__":
    main()
