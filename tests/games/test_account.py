"""Every way to end a game has an account without holes, whose winners are those of the outcome."""

from __future__ import annotations

from pathlib import Path

import pytest

import tatami
from tatami.core.account import MOST_MOMENTS, Cell, Tally, contest
from tatami.core.match import Match, replay
from tatami.core.outcome import Outcome
from tatami.core.record import Record
from tatami.core.words import LANGUAGES

RECORDS = sorted(Path(__file__).parent.glob("*/records/*.json"))


@pytest.fixture(scope="module", params=RECORDS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def told(request: pytest.FixtureRequest) -> Match:
    """A finished game with all its events."""
    return replay(Record.load(request.param.read_text()))


def _tallies(match: Match) -> tuple[Tally, ...]:
    assert match.outcome is not None
    return match.game.account(match.view(None), match.outcome)


def test_an_account_has_no_holes(told: Match) -> None:
    assert told.outcome is not None
    tallies = _tallies(told)
    assert tallies
    for tally in tallies:
        assert tally.columns
        assert all(len(row.cells) == len(tally.columns) for row in tally.rows)
    assert {row.seat for tally in tallies for row in tally.rows if row.seat is not None} == set(range(told.seats))
    for lang in LANGUAGES:
        words = told.game.words(lang)
        assert words.reason(told.outcome)
        for tally in tallies:
            ids = [column.id for column in tally.columns] + [cell.word for row in tally.rows for cell in row.cells]
            ids += [row.id for row in tally.rows] + [note.id for note in tally.notes]
            assert all(words.has(f"account-{id}") for id in ids if id)


def test_ranks_and_verdicts_agree_with_the_outcome(told: Match) -> None:
    assert told.outcome is not None
    for tally in _tallies(told):
        first = {row.seat for row in tally.rows if row.rank == 1}
        assert not first or first == set(told.outcome.winners)
        steps = [column for column in tally.columns if column.step]
        assert [column.step for column in steps] == list(range(1, len(steps) + 1))
        if steps:
            assert all(column.verdict == "level" for column in steps[:-1])
            assert (steps[-1].verdict == "decided") is (len(told.outcome.winners) == 1)


def test_what_turned_the_game_is_a_line_of_the_story(told: Match) -> None:
    assert told.outcome is not None
    for eye in (None, *range(told.seats)):
        feed = told.feed(eye)
        found = told.game.turning(feed, told.outcome)
        assert len(found) <= MOST_MOMENTS
        assert [moment.line for moment in found] == sorted({moment.line for moment in found})
        for moment in found:
            assert moment.place
            assert all(told.game.words(lang).moment(moment) for lang in LANGUAGES)
            assert told.game.words("en").event(feed[moment.line])
        assert told.game.turning(feed[:1], told.outcome) == ()


def test_a_game_given_up_tells_only_what_stands_open() -> None:
    match = tatami.Match("tenno", seats=2, seed="00" * 16)
    (tally,) = match.game.account(match.view(None), Outcome("resigned", (0.0, 1.0)))
    assert [column.id for column in tally.columns] == ["prisoners"]
    assert [(row.seat, row.rank) for row in tally.rows] == [(1, 1), (0, 2)]
    three = tatami.Match("samurai", seats=3, seed="00" * 16)
    assert three.game.account(three.view(None), Outcome("resigned", (0.0, 1.0, 0.0))) == ()


def test_figures_are_compared_until_one_is_left() -> None:
    columns, cells = contest({"one": (2, 2, 1), "two": (3, 4, 9), "three": (0, 0, 0)})
    assert [(column.id, column.verdict) for column in columns] == [("one", "level"), ("two", "decided")]
    assert cells == ((Cell(2), Cell(3)), (Cell(2), Cell(4, leads=True)), (Cell(1), Cell()))
