"""Tenno and Samurai Spirit in every window: all that a decision needs is in sight at once, and nothing moves."""

from __future__ import annotations

import random

import pytest

from tests.web.conftest import Visit
from tests.web.person import Person

SIZES = [
    (320, 640), (360, 740), (390, 844), (768, 1024), (844, 390), (1024, 768), (1440, 900), (1920, 1080), (2560, 1440)
]  # fmt: skip

SETTLE = (
    "() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(next))))"
)

OWN = {
    "tenno": "[data-hand], .mine [data-cell]",
    "samurai_spirit": ".samurai.mine :is(.slot, .right, .face), .turn .drawn, .turn .stack, [data-code]",
}
"""What is mine, and whatever can be chosen."""

PARTS = {
    "tenno": ".court, .hand",
    "samurai_spirit": ".samurai, .row, .turn, .pile",
}
"""What stays where it is, whatever happens."""

LOOK = """own => {
  const found = [];
  const frame = document.querySelector('main.board').getBoundingClientRect();
  const scroller = document.querySelector('main.board .frame > .board, main.board > div.board');
  if (scroller.scrollHeight > scroller.clientHeight + 1) found.push('the board must be scrolled');
  if (scroller.scrollWidth > scroller.clientWidth + 1) found.push('the board is too wide');
  const named = (el) => el.dataset.hand ?? el.dataset.cell ?? el.dataset.code ?? el.className;
  const boxes = [...document.querySelectorAll(`main.board :is(${own})`)].map((el) => [el, el.getBoundingClientRect()]);
  if (boxes.length < 4) found.push('too little is shown');
  for (const [el, box] of boxes) {
    const inside = box.left >= frame.left - 1 && box.top >= frame.top - 1
      && box.right <= frame.right + 1 && box.bottom <= frame.bottom + 1;
    if (!inside) found.push(`${named(el)} is not wholly in sight`);
    if (!el.matches('button')) continue;
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!hit || !el.contains(hit)) found.push(`${named(el)} is covered by ${hit?.outerHTML.slice(0, 80)}`);
  }
  for (const button of document.querySelectorAll('main.board .button')) {
    const one = button.getBoundingClientRect();
    for (const [el, two] of boxes.filter(([el]) => el.matches('[data-hand], [data-cell], .slot, .right'))) {
      const apart = one.right <= two.left || two.right <= one.left || one.bottom <= two.top || two.bottom <= one.top;
      if (!apart) found.push(`${button.innerText} lies on ${named(el)}`);
    }
  }
  return found;
}"""

WHERE = """parts => [...document.querySelectorAll(`main.board :is(${parts})`)].map((el) => {
  const { left, top, width, height } = el.getBoundingClientRect();
  return [left, top, width, height].map(Math.round).join(' ');
}).join(' | ')"""


def reach(person: Person, game: str) -> bool:
    """Play until a card is to be placed, or an attack to be chosen; False if the game ends before."""
    wanted = "card" if game == "samurai_spirit" else "strike"
    rng = random.Random(game)
    while person.settle():
        if person.view["stage"] == wanted:
            return True
        fight = person.page.locator('main.board [data-code="fight"]')
        if fight.count():
            asked = person.asked
            fight.click()
            person.rest(asked)
        else:
            person.choose(rng)
    return False


@pytest.mark.parametrize(
    ("game", "seats"),
    [("tenno", 2), ("tenno", 4), ("tenno", 7), ("samurai_spirit", 3), ("samurai_spirit", 5), ("samurai_spirit", 7)],
)
def test_what_a_decision_needs_is_in_sight_in_every_window(visit: Visit, game: str, seats: int) -> None:
    person = visit(lang="pl", size=SIZES[0])
    options = {"first": "1"} if game == "tenno" else {}
    person.table(game, seats, options=options)
    while not reach(person, game):
        person.table(game, seats, options=options)
    person.still()
    wrong = {}
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.evaluate(SETTLE)
        if found := person.page.evaluate(LOOK, OWN[game]):
            wrong[width, height] = found
    assert wrong == {}


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)], ids=["phone", "desk"])
@pytest.mark.parametrize(("game", "seats"), [("tenno", 4), ("samurai_spirit", 3)], ids=["tenno", "spirit"])
def test_nothing_moves_in_a_dozen_decisions(visit: Visit, game: str, seats: int, size: tuple[int, int]) -> None:
    person = visit(size=size)
    person.table(game, seats)
    person.page.wait_for_selector("main.board [data-place]")
    rng = random.Random(7)
    places = set()
    for _ in range(12):
        if not person.settle():
            break
        person.still()
        places.add(person.page.evaluate(WHERE, PARTS[game]))
        person.choose(rng)
    assert len(places) == 1
