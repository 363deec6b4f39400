"""Before the first round (R1)."""

from __future__ import annotations

import pytest

import tatami
from tatami import Match
from tatami.games.samurai_spirit import data
from tatami.games.samurai_spirit.data import LEVELS, NAMES
from tests.games.samurai_spirit.tables import legal, play, refused, samurai, seen, table


def begin(seats: int, **options: str) -> Match:
    return Match("samurai_spirit", seats=seats, options=options, seed=3)


@pytest.mark.rule("R1.1", "R1.2", "R1.4")
def test_the_books_table_for_five() -> None:
    view = seen(begin(5))
    assert (view.barricades, view.raiders, view.farms, len(view.families)) == (7, 35, 6, 3)
    assert (view.discarded, view.intruders, view.round) == ((), (), 1)
    assert all(each.sum == 0 and not each.animal and each.tokens == (each.samurai,) for each in view.boards)


@pytest.mark.rule("R1.1", "R1.2")
@pytest.mark.parametrize(
    ("level", "barricades", "raiders"), [("easy", 6, 18), ("normal", 5, 21), ("hard", 4, 21), ("heroic", 3, 21)]
)
def test_levels(level: str, barricades: int, raiders: int) -> None:
    view = seen(begin(3, level=level))
    assert (view.barricades, view.most_barricades, view.raiders) == (barricades, barricades, raiders)
    assert LEVELS[view.level] == level


@pytest.mark.rule("R1.2")
def test_the_cards() -> None:
    kinds = [int(kind) for kind in data.KIND]
    assert [kinds.count(kind) for kind in range(3)] == [52, 7, 7]
    symbols = {
        name: [int(symbol) for symbol, strength in zip(data.SYMBOL, data.STRENGTH, strict=True) if strength == name]
        for name in range(1, 7)
    }
    counted = [[symbols[strength].count(symbol) for symbol in (0, 1, 2, -1)] for strength in range(1, 7)]
    assert counted == [[4, 4, 4, 1], [4, 4, 4, 1], [3, 4, 5, 1], [3, 4, 5, 1], [1, 1, 1, 4], [1, 1, 1, 4]]
    flames = [
        sum(int(flame) for flame, value in zip(data.FLAME, data.STRENGTH, strict=True) if value == strength)
        for strength in range(1, 7)
    ]
    assert flames == [6, 6, 6, 6, 4, 7]
    assert sum(data.FARM_TOKENS) == data.FARMS
    assert len(set(data.CARD_IDS)) == data.CARDS


@pytest.mark.rule("R1.3")
def test_players_choose_in_turn() -> None:
    match = begin(3, samurai="chosen")
    assert match.to_act == [0]
    play(match, "choose-kyuzo")
    assert match.to_act == [1]
    assert "choose-kyuzo" not in legal(match)
    assert refused(match, "choose-kyuzo") == ("samurai-taken", "R1.3")
    play(match, "choose-gorobei", "choose-daisuke")
    assert [NAMES[each.samurai or 0] for each in seen(match).boards] == ["Kyuzo", "Gorobei", "Daisuke"]
    assert seen(match).stage == "action"


@pytest.mark.rule("R1.3")
def test_chance_may_deal_them() -> None:
    assert {each.samurai for each in seen(begin(7)).boards} == set(range(7))


@pytest.mark.rule("R1.4")
def test_chance_picks_who_begins() -> None:
    assert {seen(Match("samurai_spirit", seats=3, seed=seed)).turn for seed in range(20)} == {0, 1, 2}


@pytest.mark.rule("R1.5")
@pytest.mark.parametrize(
    ("name", "human", "animal"),
    [
        ("Heihachi", 8, 11),
        ("Daisuke", 8, 11),
        ("Gorobei", 9, 12),
        ("Kanbei", 9, 12),
        ("Kyuzo", 9, 12),
        ("Kikuchiyo", 10, 13),
        ("Katsushiro", 10, 13),
    ],
)
def test_kiai_values(name: str, human: int, animal: int) -> None:
    other = "Kyuzo" if name != "Kyuzo" else "Gorobei"
    match = table(samurai(name), samurai(other))
    assert seen(match).boards[0].kiai == human
    match = table(samurai(name, wounds=2), samurai(other))
    assert (seen(match).boards[0].kiai, seen(match).boards[0].animal) == (animal, True)


@pytest.mark.rule("R10.3", "R10.4")
def test_options_fit_the_table() -> None:
    with pytest.raises(tatami.TatamiError):
        begin(3, team="3")
    with pytest.raises(tatami.TatamiError):
        begin(7, spares="always")
    with pytest.raises(tatami.TatamiError):
        begin(2, spares="always")
