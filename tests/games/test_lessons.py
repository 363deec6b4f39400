"""Lessons of every game: they are played through against the rules, and have their words in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tatami.core.lesson import Lesson
from tatami.core.match import Match
from tatami.core.registry import OURS
from tatami.core.registry import game as find_game

ROOT = Path(__file__).parents[2]
LESSONS = [(game, number) for game in OURS for number in range(1, len(find_game(game).lessons) + 1)]


def lesson_of(game: str, number: int) -> Lesson:
    return find_game(game).lessons[number - 1]


@pytest.mark.parametrize(("game", "number"), LESSONS)
def test_every_step_is_legal_where_it_stands(game: str, number: int) -> None:
    lesson = lesson_of(game, number)
    match = Match(game, seats=lesson.seats, options=lesson.options, seed=lesson.seed)
    for seat, codes in lesson.before:
        match.play(seat, codes)
    for step in lesson.steps:
        assert step.taps, step.id
        assert not (step.draft and step.codes), f"{step.id} cannot only begin what it plays"
        if step.codes or step.draft:
            assert 0 in match.to_act, f"at {step.id} the learner is not asked"
        if step.codes:
            match.play(0, step.codes)
        for seat, codes in step.then:
            assert seat != 0, f"after {step.id} nobody plays for the learner"
            match.play(seat, codes)
    assert not lesson.steps[-1].draft


@pytest.mark.parametrize(("game", "number"), LESSONS)
def test_a_lesson_has_all_its_words(game: str, number: int) -> None:
    steps = [step.id for step in lesson_of(game, number).steps]
    assert len(set(steps)) == len(steps)
    mine = f"lesson-{game}-{number}-"
    wanted = {f"{mine}{step}{part}" for step in steps for part in ("", "-title", "-do")} | {f"{mine}done"}
    for lang in ("en", "pl", "uk"):
        text = (ROOT / f"web/src/games/{game}/lessons/{lang}.ftl").read_text("utf-8")
        told = {key for key in re.findall(r"^([\w-]+) =", text, re.M) if key.startswith(mine)}
        assert told == wanted, (lang, told ^ wanted)
