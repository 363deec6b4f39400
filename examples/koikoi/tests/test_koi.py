"""R4 and R5: koi-koi, and the end."""

from __future__ import annotations

import pytest

from koikoi_tables import legal, play, table, why

POEMS = "plum-poem cherry-poem"
"""With the pine's, a combination worth 5."""


@pytest.mark.rule("R4.1")
def test_a_new_combination_asks_whether_to_stop() -> None:
    state = table("pine-poem maple-a", "pine-a", POEMS)
    told = play(state, "play-pine-poem", "draw-willow-rain")
    assert told[-1] == ("made", {"seat": 0, "yaku": ["poems"], "points": 5})
    assert legal(state) == ["koi", "stop"]
    assert why(state, "play-maple-a").endswith("To be decided now: koi-koi or stop. (R4.1)")


@pytest.mark.rule("R4.1")
def test_stopping_ends_the_month_and_koi_koi_goes_on() -> None:
    state = table("pine-poem maple-a", "pine-a", POEMS)
    play(state, "play-pine-poem", "draw-willow-rain")
    other = state.clone()
    assert play(state, "stop") == [("won", {"seat": 0, "month": 0, "points": 5})]
    assert (state.month, state.points) == (1, [5, 0])
    assert play(other, "koi") == [("called", {"seat": 0})]
    assert (other.month, other.turn, other.points) == (0, 1, [0, 0])


@pytest.mark.rule("R4.2")
def test_after_koi_koi_only_more_points_ask_again() -> None:
    state = table("pine-poem maple-a clover-red iris-a", "pine-a clover-a", POEMS, other="plum-a paulownia-c mum-a")
    play(state, "play-pine-poem", "draw-willow-rain", "koi", "play-plum-a", "draw-grass-a")
    play(state, "play-maple-a", "draw-wisteria-a")
    assert (state.turn, state.best) == (1, [5, 0])  # Nothing new: not asked.
    state.taken[0] |= 1 << 13 | 1 << 17  # Two more ribbons, so that the next one makes five.
    play(state, "play-paulownia-c", "draw-willow-a")
    state.best[0] = 5
    play(state, "play-clover-red", "draw-peony-a")
    assert legal(state) == ["koi", "stop"]


@pytest.mark.rule("R4.3")
@pytest.mark.parametrize(
    ("taken", "points"),
    [
        (POEMS, 5),
        (f"{POEMS} wisteria-red", 5),
        (f"{POEMS} wisteria-red iris-red", 6),
        (f"{POEMS} wisteria-red iris-red clover-red", 14),
    ],
)
def test_from_seven_points_on_a_month_counts_double(taken: str, points: int) -> None:
    state = table("pine-poem maple-a", "pine-a", taken)
    play(state, "play-pine-poem", "draw-willow-rain", "stop")
    assert state.points == [points, 0]


@pytest.mark.rule("R4.4")
@pytest.mark.parametrize(("taken", "points"), [(POEMS, 10), (f"{POEMS} wisteria-red iris-red clover-red", 28)])
def test_after_the_others_koi_koi_points_are_doubled(taken: str, points: int) -> None:
    state = table("pine-poem maple-a", "pine-a", taken, others="mum-cup grass-moon")
    state.best[1] = 5
    play(state, "play-pine-poem", "draw-willow-rain", "stop")
    assert state.points == [points, 0]


@pytest.mark.rule("R4.4")
def test_ones_own_koi_koi_doubles_nothing() -> None:
    state = table("pine-poem maple-a", "pine-a", f"{POEMS} mum-cup grass-moon")
    state.best[0] = 5
    play(state, "play-pine-poem", "draw-willow-rain", "stop")
    assert state.points == [20, 0]  # 10, doubled by R4.3 alone.


@pytest.mark.rule("R4.5")
def test_without_a_card_the_month_ends_by_itself() -> None:
    state = table("pine-poem", "pine-a", POEMS)
    play(state, "play-pine-poem", "draw-willow-rain")
    assert state.points == [5, 0]
    assert state.month == 1


@pytest.mark.rule("R4.6")
def test_empty_hands_without_a_stop_score_nothing() -> None:
    state = table("iris-a", "", "pine-crane cherry-curtain grass-moon", other="")
    state.best[0] = 5
    told = play(state, "play-iris-a", "draw-willow-rain")
    assert told[-1] == ("nothing", {"month": 0})
    assert state.points == [0, 0]


@pytest.mark.rule("R5.1")
def test_whoever_has_more_points_after_the_last_month_has_won() -> None:
    state = table("pine-poem", "pine-a", POEMS, months=1)
    state.points = [0, 4]
    play(state, "play-pine-poem", "draw-willow-rain")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.figures) == ("points", (0,), {"points": (5, 4)})
    assert state.to_act() == []


@pytest.mark.rule("R5.2")
def test_equal_points_share_the_victory() -> None:
    state = table("pine-poem", "pine-a", POEMS, months=1)
    state.points = [0, 5]
    play(state, "play-pine-poem", "draw-willow-rain")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.returns) == ("level", (0.5, 0.5))
