"""The examples run; bot.py is tested with the bots that are programs."""

from __future__ import annotations

import os
import re
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

import tatami
from tatami.bots.arena import contest, play

EXAMPLES = Path(__file__).parent.parent / "examples"


def test_the_toy_agent_learns(tmp_path: Path) -> None:
    picture = tmp_path / "curve.svg"
    command = [sys.executable, str(EXAMPLES / "learn.py"), "--updates", "40", "--plot", str(picture)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    first, second = (float(share) for share in re.findall(r"([\d.]+)% of games won", done.stdout))
    assert first < second > 60
    ElementTree.parse(picture)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {"memory": "head"})])
def test_the_bot_in_javascript_plays(seats: int, options: dict[str, object]) -> None:
    if shutil.which("node") is None:
        pytest.skip("no Node here")
    table = contest("tenno", f"exec:node {EXAMPLES / 'tenno.mjs'},random", seats, options, "1")
    rows = [play(table, deal, 0) for deal in range(3)]
    assert {row.reason for row in rows} <= set(tatami.game("tenno").meta.reasons)
    assert os.access(EXAMPLES / "tenno.mjs", os.X_OK)


def test_what_a_step_was_worth_is_what_its_game_brought() -> None:
    worth_of = runpy.run_path(str(EXAMPLES / "learn.py"))["worth_of"]
    done = np.array([[0, 0], [1, 0], [0, 1], [0, 0]], bool)
    rewards = np.array([[0, 0], [1, 0], [0, -1], [0, 0]], np.float32)
    worth, known = worth_of(rewards, done)
    assert worth.tolist() == [[1, -1], [1, -1], [0, -1], [0, 0]]
    assert known.tolist() == [[True, True], [True, True], [False, True], [False, False]]
