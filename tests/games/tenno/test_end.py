"""R6: who has won."""

from __future__ import annotations

import pytest

from tatami.core.outcome import Outcome
from tests.games.tenno.positions import Scene, lay


def ended(table: Scene) -> Outcome:
    assert table.match.outcome is not None
    return table.match.outcome


def said(table: Scene, lang: str) -> str:
    return table.match.game.words(lang, table.match.names).outcome(ended(table))


@pytest.mark.rule("R6.1")
def test_the_highest_prison_wins() -> None:
    table = lay("9 1 2 |", "1 2 3 |", "1 2 3 |", prison={1: "2:4 3:6", 2: "3:10 1:3", 3: "2:8"}).play("1:a>2a")
    outcome = ended(table)
    assert outcome.reason == "prisoners"
    assert outcome.figures["prison"] == (4 + 6 + 1, 10 + 3, 8)
    assert outcome.winners == (1,)
    assert outcome.returns == (0.0, 1.0, 0.0)
    assert table.view(None).prison_sums == (11, 13, 8)
    assert said(table, "en") == "Bo wins with the most valuable prison. Prisons: Ada (11), Bo (13), Cyr (8)."


@pytest.mark.rule("R6.1", "R3.9")
def test_what_the_shogun_took_counts_like_any_prisoner() -> None:
    table = lay("9 1 2 |", "10 2 3 |", prison={1: "2:8"}).play("1:a>2a")
    outcome = ended(table)
    assert outcome.figures["prison"] == (8, 9)
    assert outcome.winners == (1,)


@pytest.mark.rule("R6.1")
def test_more_prisoners_are_not_worth_more_than_dearer_ones() -> None:
    table = lay("9 1 2 |", "3 2 7 |", prison={1: "2:4", 2: "1:10"}).play("1:a>2a")
    assert [court.prisoners for court in table.view(None).courts] == [2, 1]
    assert ended(table).winners == (1,)


@pytest.mark.rule("R6.2")
def test_among_those_who_tie_hand_and_table_decide() -> None:
    table = lay("9 1 2 | 8", "1 4 3 |", "10 9 8 | 7", prison={2: "1:3", 1: "3:2"}).play("1:a>2a")
    outcome = ended(table)
    assert outcome.reason == "court"
    assert outcome.figures == {"prison": (3, 3, 0), "court": (9 + 1 + 2 + 8, 4 + 3, 34)}
    # The third player has the strongest court, but not the prison to tie with.
    assert outcome.winners == (0,)
    assert outcome.returns == (1.0, 0.0, 0.0)
    assert said(table, "en").startswith("Ada wins: equal with another in prison, stronger in hand and on the table.")


@pytest.mark.rule("R6.2")
def test_a_geisha_counts_nothing_at_court() -> None:
    table = lay("8 1 X |", "8 1 2 |").play("1:a>2a")
    outcome = ended(table)
    assert outcome.figures == {"prison": (0, 0), "court": (1, 3)}
    assert (outcome.reason, outcome.winners) == ("court", (1,))


@pytest.mark.rule("R6.2")
def test_a_gap_counts_nothing_and_a_lost_card_neither() -> None:
    table = lay("8 1 2 |", "8 1 3 |").play("1:a>2a")
    assert ended(table).figures["court"] == (3, 4)


@pytest.mark.rule("R6.3")
def test_those_who_are_still_equal_share_the_victory() -> None:
    table = lay("8 1 2 | 5", "8 1 2 |", "8 1 2 | 10", prison={1: "2:4", 2: "3:4", 3: "1:3"}).play("1:a>2a")
    # Equal in prison, five apart at court.
    assert ended(table).reason == "court"
    table = lay("8 1 2 |", "8 1 2 |", "8 1 2 | 10", prison={1: "2:4", 2: "3:4", 3: "1:3"}).play("1:a>2a")
    outcome = ended(table)
    assert outcome.reason == "shared"
    assert outcome.winners == (0, 1)
    assert outcome.returns == (0.5, 0.5, 0.0)
    assert said(table, "en").startswith("Ada, Bo share the victory, equal in prison, and in hand and on the table.")


@pytest.mark.rule("R6.3")
def test_three_may_share_and_the_returns_still_add_up() -> None:
    table = lay("8 1 2 |", "8 1 2 |", "1 2 X |").play("1:a>2a")
    outcome = ended(table)
    assert outcome.winners == (0, 1, 2)
    assert sum(outcome.returns) == pytest.approx(1)


@pytest.mark.rule("R6.1", "R6.2", "R6.3")
@pytest.mark.parametrize("lang", ["en", "pl", "uk"])
def test_every_end_is_told_with_its_figures(lang: str) -> None:
    prisoners = lay("9 1 2 |", "3 2 7 |").play("1:a>2a")
    court = lay("8 1 2 |", "8 1 3 |").play("1:a>2a")
    shared = lay("8 1 2 |", "8 1 2 |").play("1:a>2a")
    assert "Ada (3), Bo (0)" in said(prisoners, lang)
    assert "Ada (3), Bo (4)" in said(court, lang)
    assert "Ada (3), Bo (3)" in said(shared, lang)
    assert "Ada, Bo" in said(shared, lang)
    assert len({said(table, lang) for table in (prisoners, court, shared)}) == 3


@pytest.mark.rule("R2.7", "R6.1")
def test_prisons_stay_closed_until_the_game_is_over() -> None:
    table = lay("9 1 2 | 3", "8 1 2 |", prison={2: "1:7"})
    assert table.view(1).prison_sums is None
    table.play("1:a>2a")
    for watcher in (1, 2, None):
        assert table.view(watcher).prison_sums == (8, 7)
