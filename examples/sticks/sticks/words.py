"""Sticks in words, from views and events alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sticks.stage import HELPS
from sticks.view import SticksView
from tatami.core.sheet import Grid, Sheet, cells
from tatami.core.words import GameWords

FOLDER = Path(__file__).parent


class SticksWords(GameWords):
    """The voice of Sticks in one language."""

    def __init__(self, lang: str, names: tuple[str, ...] = ()) -> None:
        super().__init__(lang, FOLDER, names)

    def fact(self, key: str, value: Any) -> object:
        if key == "seat":
            return self.player(value)
        return self.say(f"stage-{value}") if key == "stage" else value

    def prompt(self, view: SticksView) -> str:
        return self.say("prompt", left=view.left, turn=self.player(view.turn))

    def action(self, action: int, view: SticksView) -> str:
        return self.say("action", count=action + 1)

    def sheet(self, view: SticksView) -> Sheet:
        return (Grid(cells((self.say("sticks"), str(view.left))), ()),)

    def rules_at(self, view: SticksView) -> tuple[str, ...]:
        return HELPS[view.stage]
