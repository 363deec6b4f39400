"""What is put together on a board: what is lit is what is legal, and a refusal is known before the tap."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tatami import Match
from tests.web.conftest import Visit

LIT = "[...document.querySelectorAll('.area.lit')].map((each) => each.dataset.place).sort()"
TRACKS = [
    pytest.param({"edition": "grey_fox"}, id="printed"),
    pytest.param({"edition": "first", "threat": "3,3,3,3,3,3,3,3", "minimum": "5,5,5,5,5,5,5,5"}, id="house"),
]


def lit_as(match: Match, seat: int, codes: list[str], asked: str = "") -> list[str]:
    """The places where something could be added to the draft; of a defence, by the ronin who is asked for."""
    legal = match.ahead(seat, codes).legal
    return sorted(code[len(asked) + 1 :] for code in legal if code.startswith(f"{asked}>" if asked else "+"))


@pytest.mark.parametrize("options", TRACKS)
def test_a_draft_of_7_ronin_lights_what_is_legal(visit: Visit, options: dict[str, str]) -> None:
    """Random plans in any order, with parts taken back: the page knows no rule, and agrees with the referee."""
    rng = random.Random(str(options))
    match = Match("seven_ronin", options=options, seed=1)
    person = visit(lang="en")
    person.table("seven_ronin", 2, ["me", "bot:peasant"], options=options)
    person.await_turn()
    page, codes = person.page, list[str]()
    for _ in range(14):
        wanted = lit_as(match, 0, codes)
        page.wait_for_function(
            f"(wanted) => JSON.stringify({LIT}) === wanted", arg=json.dumps(wanted, separators=(",", ":"))
        )
        ready = "ready" in match.ahead(0, codes).legal
        assert page.locator('.bar [data-code="ready"]').is_enabled() == ready
        if codes and (not wanted or rng.random() < 0.3):
            gone = rng.choice(codes)
            codes.remove(gone)
            page.locator(f'[data-place="{gone[1:]}"]').press("Delete")
        else:
            place = rng.choice(wanted)
            codes.append(f"+{place}")
            page.locator(f'[data-place="{place}"]').press("Enter")


def test_a_refusal_is_known_before_the_tap(visit: Visit) -> None:
    person = visit(lang="en")
    sent: list[dict[str, Any]] = []
    person.page.on(
        "websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(json.loads(str(frame))))
    )
    person.table("seven_ronin", 2, ["bot:peasant", "me"])
    person.await_turn()
    page = person.page
    page.locator('[data-place="inn"]').press("Enter")
    page.locator("#prompt").get_by_text("Kabe").wait_for()
    match = Match("seven_ronin", seed=1)
    wanted = json.dumps(lit_as(match, 1, ["hayai>inn"], "kabe"), separators=(",", ":"))
    page.wait_for_function(f"(wanted) => JSON.stringify({LIT}) === wanted", arg=wanted)
    page.wait_for_function("() => document.querySelector('.ronin-board').dataset.settled === 'true'")
    before = len(sent)
    page.locator('[data-place="green"]').press("Enter")
    assert "R2.9" in page.get_by_role("alert").inner_text()
    assert sent[before:] == []


PRINTED = Path(__file__).parents[2] / "web" / "src" / "games" / "samurai" / "printed.json"
HEXES_OF = {
    ground: [name for least, names in there.items() if least == "2" for name in names.split()]
    for ground, there in json.loads(PRINTED.read_text("utf-8"))["hexes"].items()
}
"""The hexes of two players' board, by what they are."""
HEXES_LIT = "[...document.querySelectorAll('.hex.lit')].map((each) => each.dataset.hex).sort()"
SHIFTED = """() => { window.shifted = 0; new PerformanceObserver((seen) => {
    for (const each of seen.getEntries()) if (!each.hadRecentInput) window.shifted += each.value;
}).observe({ type: 'layout-shift' }); }"""


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])
def test_a_draft_of_samurai_lights_what_is_legal_and_nothing_jumps(visit: Visit, size: tuple[int, int]) -> None:
    """Every tile of the hand is taken up, on a map that lies open; then a dozen moves are made."""
    rng = random.Random(str(size))
    person = visit(size=size)
    person.table("samurai", 2, options={"setup": "random", "hands": "random", "first": "1"})
    person.await_turn()
    page = person.page
    page.locator(".samurai-hand .tile.lit").first.wait_for()
    page.evaluate(SHIFTED)
    for _ in range(12):
        if not person.settle():
            break
        tiles = [code for code in person.legal if page.locator(f'.samurai-hand [data-tile="{code}"]').count()]
        # An exchange is named figure by figure, and a move needs a tile that lies there.
        for tile in [each for each in tiles if each not in ("exchange", "move")]:
            held = page.locator(f'.samurai-hand [data-tile="{tile}"].lit').first
            held.press("Enter")
            there = {laid["hex"] for laid in person.view["tiles"]}
            ground = "sea" if tile.startswith("ship") else "land"
            wanted = sorted(hex for hex in HEXES_OF[ground] if hex not in there)
            page.wait_for_function(
                f"(wanted) => JSON.stringify({HEXES_LIT}) === wanted", arg=json.dumps(wanted, separators=(",", ":"))
            )
            held.press("Enter")
        asked = person.asked
        play = [each for each in tiles if each not in ("exchange", "move")]
        if play:
            page.locator(f'.samurai-hand [data-tile="{rng.choice(play)}"]').first.press("Enter")
            page.locator(".hex.lit").nth(rng.randrange(8)).press("Enter")
            person.rest(asked)
        else:
            person.choose(rng)
    assert page.evaluate("window.shifted") <= 0.02
