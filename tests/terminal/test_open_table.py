"""A game without secrets is played around one screen: nobody has to look away."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO

import pytest
from rich.console import Console

from tatami import Match
from tatami.terminal.game import TerminalGame
from tatami.terminal.seating import seat_bots
from tatami.terminal.voice import Voice


def test_the_keyboard_goes_round_without_clearing_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("samurai_spirit", seats=3, seed=1, names=("Ada", "Bo", "Cy"))
    screen = StringIO()
    voice = Voice("en", Console(file=screen, width=120))
    typed: Iterator[str] = iter(["pass", "pass", "quit", ""])
    monkeypatch.setattr("builtins.input", lambda: next(typed))
    monkeypatch.setattr(voice, "hand_over", lambda name: pytest.fail("nothing is hidden here"))
    TerminalGame(match, seat_bots(3, "", "1"), match.game.words("en", match.names), voice).run()
    said = screen.getvalue()
    assert all(f"{name}, your choice:" in said for name in ("Ada", "Bo", "Cy"))
    assert said.count(" passes.") == 2, "what everybody has read is not told again"
