"""The example game of CONTRIBUTING.md passes everything, written in plain Python on the compiled core."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tatami import Match, UnknownGame
from tatami.core import registry
from tatami.core.rng import stream
from tatami.core.words import game_catalogue, paragraphs
from tatami.testing.fuzz import attempt, tables
from tatami.testing.laws import Violation, check_catalogue
from tatami.testing.playthrough import playthrough
from tests.example.janken import FOLDER, GAME, Janken, JankenGame
from tests.redrawn import redrawn


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    """Janken is in the registry while these tests run."""
    with registry.known(GAME):
        yield


@pytest.mark.parametrize("number", range(30))
def test_keeps_all_laws(number: int) -> None:
    check_catalogue(GAME)
    for seats, options in tables(GAME):
        failure = attempt(GAME, seats, options, f"janken/{number}")
        assert failure is None, failure


def test_samples_redraw_the_hidden_throw() -> None:
    assert redrawn(GAME, 2, {})


def test_a_match_and_its_page() -> None:
    match = Match("janken", seed=1)
    for first, second in (("rock", "scissors"), ("paper", "rock")):
        before = match.view(1)
        match.submit(0, first)
        assert match.view(1) == before
        match.submit(1, second)
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert "Rock meets Scissors." in playthrough(match.record())


def test_a_committed_throw_may_be_changed_until_the_other_commits() -> None:
    match = Match("janken", seed=1)
    match.submit(0, "rock")
    assert match.to_act == [1]
    assert match.undo(0) == "rock"
    match.submit(0, "paper")
    match.submit(1, "rock")
    assert isinstance(match.imagine(0, stream(1)), Janken)
    assert match.position()["points"] == [1, 0]


def test_a_game_from_another_package_is_found_by_its_entry_point(tmp_path: Path) -> None:
    info = tmp_path / "janken_for_tatami-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: janken-for-tatami\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[tatami.games]\njanken = tests.example.janken:GAME\n")
    root = Path(__file__).parent.parent.parent
    paths = [str(tmp_path), str(root), *filter(None, [os.environ.get("PYTHONPATH")])]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    done = subprocess.run(
        [sys.executable, "-m", "tatami", "games"], env=env, capture_output=True, text=True, check=True
    )
    assert "Janken" in done.stdout


def test_a_broken_package_does_not_hide_the_other_games(tmp_path: Path) -> None:
    info = tmp_path / "broken_for_tatami-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-for-tatami\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[tatami.games]\nbroken = no_such_module:GAME\n")
    env = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run([sys.executable, "-m", "tatami", "games"], env=env, capture_output=True, text=True)
    assert done.returncode == 0
    assert "Tenno" in done.stdout
    assert 'The package that offers the game "broken" does not work: ModuleNotFoundError' in done.stderr


def test_a_game_without_a_language_is_told_in_english(tmp_path: Path) -> None:
    for name in ("RULES.md", "text/en.ftl"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text((FOLDER / name).read_text("utf-8"), "utf-8")
    assert game_catalogue("pl", tmp_path).say("rock") == "Rock"
    assert list(paragraphs(tmp_path, "uk")) == ["R1.1", "R1.2"]
    short = JankenGame()
    short.folder = tmp_path
    with pytest.raises(Violation, match=r"RULES.pl.md is missing"):
        check_catalogue(short)


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match="tenno"):
        Match("chess")
