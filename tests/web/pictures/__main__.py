"""Take all pictures anew, or those that are named: `python -m tests.web.pictures home tenno`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.conftest import browser_path
from tests.web.person import Person
from tests.web.pictures.film import Frames, dwell, filmed, ready, told
from tests.web.pictures.house import HOST, Company, House, Play, house, record
from tests.web.pictures.ink import animate, beside, keep

PEOPLE = ("Aya", "Ken", "Mio", "Rin")
DESK, SLATE, PHONE = (1280, 800), (890, 880), (390, 844)
BOARD = (0, 46, 980, 686)
"""Where the board is on a desk, between head, side and foot."""
REVIEW = 300_000
"""Milliseconds for a judge who reads a whole game on a busy machine."""
STILL = 2000
"""Milliseconds after which every piece has arrived."""
ASK = """async ([path, body]) => {
    const headers = {"Content-Type": "application/json"};
    const answer = await fetch(path, {method: "POST", headers, body: JSON.stringify(body)});
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
}"""


class Studio:
    """A browser, a server and company."""

    def __init__(self, browser: Browser, house: House) -> None:
        self.browser = browser
        self.house = house
        self.company = Company(house, "Ken")

    @contextmanager
    def visitor(self, size: tuple[int, int] = DESK, scheme: Any = "light", **settings: Any) -> Iterator[Person]:
        """Aya, with a browser of her own."""
        context = self.browser.new_context(
            base_url=f"http://{HOST}",
            locale="en",
            viewport={"width": size[0], "height": size[1]},
            color_scheme=scheme,
            has_touch=size == PHONE,
            reduced_motion="no-preference" if "tempo" in settings else "reduce",
        )
        person = Person(context, {"tempo": "instant", "sound": False, **settings})
        person.open("/")
        self.ask(person.page, "/api/guest", {"name": PEOPLE[0]})
        yield person
        if person.complaints:
            print("complaints:", person.complaints)
        context.close()

    def ask(self, page: Page, path: str, body: dict[str, Any]) -> Any:
        """What the page itself would ask of the server."""
        return page.evaluate(ASK, [path, body])

    @contextmanager
    def table(self, game: str, at: int, mine: int = 0, **how: Any) -> Iterator[tuple[Page, Play]]:
        """A table where a recorded game stands after `at` moves, with Aya's eyes."""
        found = record(game)
        names = [*PEOPLE[1 : mine + 1], PEOPLE[0], *PEOPLE[mine + 1 :]]
        with self.visitor(**how) as person:
            table, invite = self.company.table(found, names, mine)
            self.ask(person.page, f"/api/tables/{table}/sit", {"seat": mine, "invite": invite})
            self.company.post(f"/api/tables/{table}/start", {})
            aya = next(cookie["value"] for cookie in person.context.cookies() if cookie["name"] == "tatami")
            cookies = [aya if seat == mine else self.company.cookie for seat in range(found.seats)]
            play = Play(self.house, table, found, cookies)
            play.to(at)
            person.page.goto(f"/t/{table}")
            person.page.wait_for_selector(".foot")
            person.page.wait_for_load_state("networkidle")
            yield person.page, play
            play.close()


def shoot(page: Page) -> bytes:
    """The page when its fonts and masks are there and nothing moves any more."""
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(STILL)
    return page.screenshot()


# --- the pages --------------------------------------------------------------------------------------------------------


def home(studio: Studio) -> None:
    with studio.visitor(size=(1280, 780)) as person:
        person.open("/")
        keep("home.png", shoot(person.page))


def invite(studio: Studio) -> None:
    studio.house.seeded("a table for friends")
    with studio.visitor() as person:
        made = studio.ask(
            person.page, "/api/tables", {"game": "tenno", "seats": 4, "sit": ["me", "next", "bot:ronin", "next"]}
        )
        studio.company.post(f"/api/tables/{made['id']}/sit", {"seat": 1, "invite": made["invite"]})
        person.open(f"/t/{made['id']}")
        person.page.wait_for_selector(".invite")
        keep("invite.png", shoot(person.page))


def handover(studio: Studio) -> None:
    studio.house.seeded("two at one device")
    with studio.visitor(size=(900, 560)) as person:
        made = studio.ask(
            person.page, "/api/tables", {"game": "tenno", "seats": 2, "sit": ["me:Aya", "me:Ken"], "start": True}
        )
        person.open(f"/t/{made['id']}")
        person.page.wait_for_selector(".curtain")
        keep("handover.png", shoot(person.page))


def replay(studio: Studio) -> None:
    with studio.visitor() as person:
        told = replace(record("tenno"), names=PEOPLE)
        made = studio.ask(person.page, "/api/records", {"record": told.to_json()})
        person.open(f"/replay/{made['id']}")
        person.page.locator("input[type=range]").fill("56")
        keep("replay.png", shoot(person.page))
        person.open(f"/replay/{made['id']}?review=0")
        person.page.set_default_timeout(REVIEW)
        person.page.locator(".review ol button").first.click()
        keep("review.png", shoot(person.page))


def text(studio: Studio) -> None:
    with studio.table("seven_ronin", 87, text=True) as (page, _):
        keep("text.png", shoot(page))


def night(studio: Studio) -> None:
    with studio.table("samurai", 175, size=(890, 760), scheme="dark") as (page, _):
        keep("night.png", shoot(page))


def phones(studio: Studio) -> None:
    shots = []
    for game, at in (("seven_ronin", 87), ("samurai", 147), ("tenno", 39), ("samurai_spirit", 95)):
        with studio.table(game, at, size=PHONE) as (page, _):
            shots.append(shoot(page))
    keep("phones.png", beside(shots))


# --- the games --------------------------------------------------------------------------------------------------------


def samurai(studio: Studio) -> None:
    with studio.table("samurai", 147) as (page, _):
        keep("samurai.png", shoot(page))
        page.locator("[data-tile=castle-3]").click()
        page.locator("[data-hex=p14]").hover()
        keep("samurai-lay.png", shoot(page), BOARD)
        page.locator("[data-hex=q16]").click()
        page.wait_for_selector("[role=alert]")
        keep("refusal.png", shoot(page), (0, 380, 980, 686))
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        page.locator("[data-hex=o14]").click()
        keep("samurai-town.png", shoot(page), (0, 46, 980, 500))


def tenno(studio: Studio) -> None:
    with studio.table("tenno", 39) as (page, _):
        keep("tenno.png", shoot(page))
    with studio.table("tenno", 31, size=SLATE) as (page, play):
        keep("tenno-fight.png", shoot(page))
        play.to(39)
        page.wait_for_selector(".foot.turn")
        page.locator("[data-cell='0.2']").click()
        keep("tenno-attack.png", shoot(page))


def seven_ronin(studio: Studio) -> None:
    with studio.table("seven_ronin", 87) as (page, _):
        keep("seven_ronin.png", shoot(page))
    with studio.table("seven_ronin", 53, size=SLATE) as (page, _):
        for place in ("watchtower", "granary", "granary", "passage", "passage"):
            page.locator(f"[data-place={place}]").click()
        page.mouse.move(5, 5)
        keep("seven_ronin-plan.png", shoot(page))
    with studio.table("seven_ronin", 69, size=SLATE) as (page, _):
        keep("seven_ronin-areas.png", shoot(page))


def samurai_spirit(studio: Studio) -> None:
    with studio.table("samurai_spirit", 93) as (page, _):
        keep("samurai_spirit.png", shoot(page))
    with studio.table("samurai_spirit", 95, size=SLATE) as (page, _):
        keep("samurai_spirit-card.png", shoot(page))
    with studio.table("samurai_spirit", 56, tempo="quick") as (page, play):
        play.to(60)
        told(page, 0.4, until="family")
        keep("samurai_spirit-round.png", shoot(page))


def film(studio: Studio) -> None:
    """A round of 7 Ronin that ends the game, then an attack in Tenno."""
    frames: Frames = []
    with studio.table("seven_ronin", 87, tempo="calm") as (page, play):
        # The other side has made its plan already; nobody sees it.
        play.answer(96, 102)
        ready(page)
        with filmed(page, frames):
            for place in ("watchtower", "burial", "burial", "well", "field2", "field2", "passage", "passage"):
                page.locator(f"[data-place={place}]").click()
                dwell(page, 0.25)
            page.locator(".bar [data-code=ready]").click()
            dwell(page, 2.2)
            play.answer(102, 104)
            told(page)
            page.wait_for_selector(".foot.turn")
            page.locator(".bar [data-code=end]").click()
            page.wait_for_selector(".ending")
            dwell(page, 2)
    with studio.table("tenno", 21, tempo="calm") as (page, play):
        ready(page)
        with filmed(page, frames):
            dwell(page, 0.5)
            page.locator("[data-cell='0.0']").click()
            dwell(page, 0.7)
            page.locator("[data-cell='1.0']").click()
            dwell(page, 1.2)
            play.answer(22, 24)
            told(page)
            dwell(page, 1)
    animate("play.webp", frames, 720, 1.5)


SCENES: tuple[Callable[[Studio], None], ...] = (
    home, invite, handover, replay, text, night, phones, samurai, tenno, seven_ronin, samurai_spirit, film,
)  # fmt: skip


def main() -> None:
    wanted = sys.argv[1:]
    path = browser_path()
    if path is None:
        sys.exit("no Chromium here; on Debian: apt-get install chromium")
    with house() as at, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path,
            args=[
                "--no-sandbox",
                "--disable-gpu",
                f"--host-resolver-rules=MAP {HOST} 127.0.0.1:{at.port}",
                f"--unsafely-treat-insecure-origin-as-secure=http://{HOST}",
            ],
        )
        studio = Studio(browser, at)
        for scene in SCENES:
            if not wanted or scene.__name__ in wanted:
                scene(studio)
        browser.close()


if __name__ == "__main__":
    main()
