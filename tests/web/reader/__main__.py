"""`python -m tests.web.reader`: Orca at a decision of each game and at a whole game of Tenno.

What it says is printed, and what it fails to say is counted.

Too slow for every commit, at one or two seconds a key. What it finds is held by ordinary tests.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path

from tests.web.conftest import serving
from tests.web.reader.booth import Booth, booth, fetch
from tests.web.test_engines import OPTIONS, SETTLED, post, table

MOST = 60
"""Decisions after which a game of Tenno is given up."""
BESIDE = "document.querySelector('#actions button').focus()"
OVER = "document.querySelector('.foot .ending') !== null"


class Judge:
    """Prints what is heard, and counts what is missing."""

    def __init__(self) -> None:
        self.missing: list[str] = []

    def hear(self, what: str, said: list[str], *wanted: str) -> None:
        """Something was done, this was said, and these words must be in it."""
        print(f"{what:24} {' | '.join(said)}", flush=True)
        told = " ".join(said).lower()
        self.missing += [f"{what}: {words}" for words in wanted if words.lower() not in told]


def arrive(at: Booth, judge: Judge, address: str, game: str) -> None:
    """Come to a table by a link within the page, as people do."""
    to = json.dumps(table(at.browser, game))
    at.browser.run(
        f"(() => {{ const a = document.createElement('a'); a.href = {to}; document.body.append(a); a.click(); }})()"
    )
    at.browser.until(SETTLED)
    judge.hear(f"{game}: arrival", at.voice.listen(2), "Your turn")


def decide(at: Booth, judge: Judge, what: str) -> None:
    """The first move that is offered, chosen by keys."""
    at.browser.run(BESIDE)
    at.voice.listen(0.6)
    said = at.key("Return")
    if at.browser.run("document.querySelector('dialog[open]') !== null"):
        judge.hear(f"{what}: moves", said, "Moves (", "button")
        judge.hear(f"{what}: next move", at.key("Down"), "button")
        said = at.key("Return")
    if at.browser.run("document.querySelector('[data-armed]') !== null"):
        judge.hear(f"{what}: asked again", said, "once more")
        said = at.key("Return")
    judge.hear(f"{what}: decided", said)
    if "what you can do" in " ".join(said).lower():
        judge.missing.append(f"{what}: a group is named before the news")


def main() -> int:
    """All of it; the number of things that were not said."""
    if not fetch():
        return 1
    judge = Judge()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "data").mkdir()
        with serving(folder / "data", os.environ) as address, booth(folder / "booth") as at:
            at.browser.go(f"{address}/about")
            post(at.browser, "/api/guest", {"name": "Aya"})
            at.voice.listen()
            # From the address into the page.
            at.key("F6")
            for game in OPTIONS:
                arrive(at, judge, address, game)
                decide(at, judge, game)
            arrive(at, judge, address, "tenno")
            for _ in range(MOST):
                at.browser.until(f"({OVER}) || ({SETTLED})")
                if at.browser.run(OVER):
                    break
                decide(at, judge, "tenno")
            judge.hear("tenno: over", at.voice.listen(2))
            if not at.browser.run(OVER):
                judge.missing.append("tenno: the end")
    print(f"== not said: {len(judge.missing)}", *judge.missing, sep="\n   ")
    return len(judge.missing)


if __name__ == "__main__":
    sys.exit(main())
