"""The examples run; bot.py is tested with the bots that are programs."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import numpy as np

EXAMPLES = Path(__file__).parent.parent / "examples"


def test_the_toy_agent_learns(tmp_path: Path) -> None:
    picture = tmp_path / "curve.svg"
    command = [sys.executable, str(EXAMPLES / "learn.py"), "--updates", "40", "--plot", str(picture)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    first, second = (float(share) for share in re.findall(r"([\d.]+)% of games won", done.stdout))
    assert first < second > 60
    ElementTree.parse(picture)


def test_what_a_step_was_worth_is_what_its_game_brought() -> None:
    worth_of = runpy.run_path(str(EXAMPLES / "learn.py"))["worth_of"]
    done = np.array([[0, 0], [1, 0], [0, 1], [0, 0]], bool)
    rewards = np.array([[0, 0], [1, 0], [0, -1], [0, 0]], np.float32)
    worth, known = worth_of(rewards, done)
    assert worth.tolist() == [[1, -1], [1, -1], [0, -1], [0, 0]]
    assert known.tolist() == [[True, True], [True, True], [False, True], [False, False]]
