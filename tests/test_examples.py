"""The examples run; bot.py is tested with the bots that are programs."""

from __future__ import annotations

import runpy
from pathlib import Path
from xml.etree import ElementTree

import numpy as np

EXAMPLES = Path(__file__).parent.parent / "examples"


def test_the_toy_agent_learns() -> None:
    learn = runpy.run_path(str(EXAMPLES / "learn.py"))
    curve = learn["train"](updates=40, told=lambda line: None, memory="head")
    assert np.mean(curve[-10:]) > np.mean(curve[:5]) + 0.03
    ElementTree.fromstring(learn["picture"](curve, "learning"))


def test_what_a_step_was_worth_is_what_its_game_brought() -> None:
    worth_of = runpy.run_path(str(EXAMPLES / "learn.py"))["worth_of"]
    done = np.array([[0, 0], [1, 0], [0, 1], [0, 0]], bool)
    rewards = np.array([[0, 0], [1, 0], [0, -1], [0, 0]], np.float32)
    worth, known = worth_of(rewards, done)
    assert worth.tolist() == [[1, -1], [1, -1], [0, -1], [0, 0]]
    assert known.tolist() == [[True, True], [True, True], [False, True], [False, False]]
