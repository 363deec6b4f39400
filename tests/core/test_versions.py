"""A match keeps the version of the rules it is played by, and only versions that the code plays are taken."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import tatami
from tatami import Match, Record, WrongVersion
from tatami.core.registry import known
from tatami.testing import check_records
from tatami.testing.records import lacking_records
from tests.example.janken import JankenGame

THROWS = ("rock", "paper", "scissors")


def janken(version: str, *plays: str) -> JankenGame:
    """Janken under another version of its rules."""
    game = JankenGame()
    game.meta = replace(game.meta, version=version, plays=plays)
    return game


def played(game: JankenGame, *rounds: str) -> Record:
    """The record of a game: the throws of both in each round, such as "rock paper"."""
    match = Match(game, seed=1, names=("Ada", "Bo"))
    for throws in rounds:
        for seat, throw in enumerate(throws.split()):
            match.submit(seat, throw)
    return match.record()


OLD = played(janken("1"), "rock paper", "rock rock", "rock paper")


def test_a_former_version_that_is_played_goes_on_and_keeps_its_number() -> None:
    with known(janken("2", "1")):
        match = tatami.replay(OLD)
        assert match.rules == "1"
        again = match.record()
        assert (again.rules, again.digest(), again.result) == ("1", OLD.digest(), OLD.result)
        half = Match.resume(OLD, moves=3)
        half.submit(1, "rock")
        half.submit(0, "scissors")
        half.undo(0)
        assert half.clone().record().rules == "1"
        half.rewind(2)
        assert half.record().rules == "1"
        assert Match("janken", rules="1").record().rules == "1"
        assert Match("janken").record().rules == "2"


def test_any_other_version_is_refused_with_those_that_are_played() -> None:
    with known(janken("3", "2")):
        with pytest.raises(WrongVersion, match=r"Janken version 1; .* version 3, 2 "):
            tatami.replay(OLD)
        with pytest.raises(WrongVersion):
            Match.open(OLD)
        with pytest.raises(WrongVersion):
            Match("janken", rules="1")


def test_a_version_is_named_with_records_that_prove_it(tmp_path: Path) -> None:
    wins = [played(janken("1"), *[f"{throw} {THROWS[number - 2]}"] * 2) for number, throw in enumerate(THROWS)]
    tired = played(janken("1"), *["rock rock"] * 10)
    for number, record in enumerate([*wins, tired]):
        (tmp_path / f"{number}.json").write_text(record.to_json(), "utf-8")
    check_records(janken("1"), tmp_path)
    with pytest.raises(AssertionError, match="2: points; 2: tired"):
        check_records(janken("2", "1"), tmp_path)
    present = [played(janken("2"), *["paper rock"] * 2), played(janken("2"), *["paper paper"] * 10)]
    for number, record in enumerate(present):
        (tmp_path / f"new-{number}.json").write_text(record.to_json(), "utf-8")
    check_records(janken("2", "1"), tmp_path)
    with pytest.raises(AssertionError, match="1b: 0 of 3"):
        check_records(janken("2", "1", "1b"), tmp_path)
    assert lacking_records(janken("2", "1").meta, [*present, *wins]) == ["1: 3 of 3"], "one way to end proves little"
    with pytest.raises(WrongVersion):
        check_records(janken("2"), tmp_path)


def test_a_version_that_is_played_differently_is_found_out(tmp_path: Path) -> None:
    class Patient(JankenGame):
        """Rules in which one more throw must be won."""

        def new(self, seats: int, options: object) -> object:  # type: ignore[override]
            return super().new(seats, {"goal": "3"})

    game = Patient()
    game.meta = replace(game.meta, version="1")
    (tmp_path / "a.json").write_text(OLD.to_json(), "utf-8")
    tired = played(janken("1"), *["rock rock"] * 10)
    (tmp_path / "b.json").write_text(tired.to_json(), "utf-8")
    with pytest.raises(AssertionError, match="janken@1"):
        check_records(game, tmp_path)
