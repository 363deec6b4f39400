"""A house where games are installed and taken away again: a server that is started anew with other rules of Janken."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from tests.example.offered import ROOT
from tests.server.hosts import disk_of
from tests.server.people import Person
from tests.server.tiers import SQLITE, Tier

PACKAGE = """
import os
from dataclasses import replace

from tests.example.janken import JankenGame

GAME = JankenGame()
version, *plays = os.environ["JANKEN_RULES"].split(",")
GAME.meta = replace(GAME.meta, version=version, plays=tuple(plays))
"""


class House:
    """A server whose host installs one version of Janken after another, and two people with a browser each."""

    def __init__(self, folder: Path, tier: Tier = SQLITE) -> None:
        self.server = tier.server(folder / "data", TATAMI_THINKERS="1", TATAMI_IDLE_S="0.1")
        self.package = folder / "package"
        info = self.package / "shifting-1.dist-info"
        info.mkdir(parents=True)
        (self.package / "shifting.py").write_text(PACKAGE, "utf-8")
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: shifting\nVersion: 1\n", "utf-8")
        (info / "entry_points.txt").write_text("[tatami.games]\njanken = shifting:GAME\n", "utf-8")
        self.cookies: dict[str, str] = {}

    def install(self, rules: str) -> None:
        """Start the server with these rules of Janken, the present version first; none: the game is not installed."""
        path = [str(ROOT), os.environ.get("PYTHONPATH", "")]
        self.server.environment["PYTHONPATH"] = os.pathsep.join([str(self.package)] * bool(rules) + path)
        self.server.environment["JANKEN_RULES"] = rules
        self.server.start()

    def stop(self) -> None:
        self.server.stop()

    def person(self, name: str = "") -> Person:
        """Somebody; who has been here before comes back with the cookie."""
        address = f"http://127.0.0.1:{self.server.port}"
        if name not in self.cookies:
            person = Person(address, name)
            if name:
                self.cookies[name] = person.http.cookies["tatami"]
            return person
        person = Person(address)
        person.http.cookies.set("tatami", self.cookies[name])
        return person

    def log(self, table: str) -> list[str]:
        with disk_of(self.server) as kept:
            return [line for (line,) in kept.ask("select entry from log where place = ? order by number", table)]

    def place(self, table: str) -> tuple[Any, ...]:
        with disk_of(self.server) as kept:
            return kept.ask("select status, deadline from places where id = ?", table)[0]

    def stories(self) -> set[str]:
        with disk_of(self.server) as kept:
            return {place for (place,) in kept.ask("select place from stories")}


def throw(house: House, table: str, *rounds: str) -> None:
    """Ada and Bo throw at once, round by round."""
    for throws in rounds:
        for name, code in zip(("Ada", "Bo"), throws.split(), strict=False):
            with house.person(name).look(table) as chair:
                chair.asked()
                assert chair.submit(code)["type"] == "done"
