"""On the table as text, what a seat holds, plans or leads is marked as its own, so that it can be asked for alone."""

from __future__ import annotations

import pytest

from tatami.core.match import Match
from tatami.core.sheet import Grid, Lines, Sheet, said
from tests.games.test_told import TABLES


def own(sheet: Sheet) -> list[str]:
    """The lines and the names of rows that are marked."""
    lines = [cell for part in sheet if isinstance(part, Lines) for cell in part.lines]
    names = [row[0] for part in sheet if isinstance(part, Grid) for row in part.rows]
    return [said(cell) for cell in (*lines, *names) if cell.own]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=[game for game, _, _ in TABLES])
def test_every_seat_has_something_of_its_own_and_a_spectator_nothing(
    game: str, seats: int, options: dict[str, str]
) -> None:
    match = Match(game, seats=seats, options=options, seed=5)
    words = match.game.words("en", tuple("ABC"[:seats]))
    for _ in range(40):
        if not match.to_act:
            break
        seat = match.to_act[0]
        match.submit(seat, match.legal(seat)[0])
    assert not own(words.sheet(match.view(None)))
    assert all(own(words.sheet(match.view(seat))) for seat in range(seats))


def test_a_plan_is_among_it() -> None:
    match = Match("seven_ronin", seats=2, seed=5)
    match.submit(0, ["+well", "+green"])
    told = own(match.game.words("en").sheet(match.view(0)))
    assert {"Well", "Green"} <= set(told)
    assert not any(
        "plan" in each or each in ("Well", "Green") for each in own(match.game.words("en").sheet(match.view(1)))
    )
