"""The turn: penalties, then one action (R2, R6.5 to R6.9)."""

from __future__ import annotations

import pytest

from tests.games.samurai_spirit.tables import (
    board,
    discarded,
    left,
    legal,
    line,
    now,
    play,
    refused,
    samurai,
    seen,
    stage,
    table,
)


@pytest.mark.rule("R2.1", "R2.2", "R6.1", "R6.5")
def test_claudias_last_card_wounds_her_before_her_action() -> None:
    match = table(samurai("Heihachi"), samurai("Kyuzo", "M1-13 M2-07 M1-06"), samurai("Daisuke"), turn=0)
    assert "wounded" in play(match, "pass")
    assert board(match, "Kyuzo").wounded
    assert (now(match), stage(match)) == ("Kyuzo", "action")
    assert seen(match).barricades == 5, "only the last card of the line counts"


@pytest.mark.rule("R2.2")
def test_no_card_or_no_penalty_does_nothing() -> None:
    match = table(samurai("Heihachi"), samurai("Kyuzo", "M1-06 M2-07"), samurai("Gorobei"))
    play(match, "pass")
    assert not board(match, "Kyuzo").wounded
    assert play(match, "pass") == ["passed", "turn"]


@pytest.mark.rule("R2.6")
def test_claudia_is_over_her_kiai_and_must_pass() -> None:
    """The flame penalty takes a barricade first; then she may do nothing but pass."""
    match = table(samurai("Gorobei"), samurai("Heihachi", "M4-03 M4-06 M1-13"), samurai("Kyuzo"))
    happened = play(match, "pass")
    assert happened.index("barricade-lost") < happened.index("passed", 1)
    assert seen(match).barricades == 4
    assert board(match, "Heihachi").passed
    assert board(match, "Heihachi").sum == 9
    assert now(match) == "Kyuzo"


@pytest.mark.rule("R2.6", "R6.2")
def test_turning_to_the_animal_saves_from_passing() -> None:
    """The book's question: over the value, wounded at the start of the turn, turned over; no need to pass."""
    match = table(samurai("Gorobei"), samurai("Heihachi", "M4-03 M2-07 M3-13", wounds=1), samurai("Kyuzo"))
    assert "turned" in play(match, "pass")
    assert board(match, "Heihachi").animal
    assert not board(match, "Heihachi").wounded
    assert (now(match), stage(match)) == ("Heihachi", "action")
    assert legal(match)[0] == "fight"


@pytest.mark.rule("R5.1", "R6.2")
def test_turning_to_the_animal_may_bring_the_kiai() -> None:
    match = table(
        samurai("Gorobei"), samurai("Heihachi", "M4-03 M4-06 M3-13", wounds=1), samurai("Kyuzo"), barricades=2
    )
    play(match, "pass")
    assert (now(match), stage(match)) == ("Heihachi", "kiai")
    play(match, "use")
    assert seen(match).barricades == 3
    assert (line(match, "Heihachi"), board(match, "Heihachi").sum) == (["M4-06", "M3-13"], 7)
    assert stage(match) == "action"


@pytest.mark.rule("R2.3", "R6.6")
def test_of_two_penalties_the_player_chooses_the_order() -> None:
    match = table(samurai("Kanbei"), samurai("Kyuzo", "B6-06"), samurai("Gorobei"), round=3)
    play(match, "pass")
    assert legal(match) == ["suffer-wound", "suffer-no-support"]
    assert refused(match, "suffer-barricade") == ("not-that-penalty", "R2.3")
    assert refused(match, "ignore") == ("cannot-ignore", "R4.7")
    happened = play(match, "suffer-no-support")
    assert happened == ["suffers", "suffers", "wounded"]
    assert legal(match) == ["fight", "pass"]
    assert refused(match, "support-gorobei") == ("no-support", "R6.6")


@pytest.mark.rule("R2.3")
def test_a_doubled_penalty_strikes_twice() -> None:
    match = table(samurai("Kanbei"), samurai("Kyuzo", "B6-03"), samurai("Gorobei"), round=3)
    play(match, "pass")
    assert seen(match).barricades == 3
    match = table(samurai("Kanbei"), samurai("Kyuzo", "B6-01"), samurai("Gorobei"), round=3)
    play(match, "pass")
    assert len(seen(match).intruders) == 2


@pytest.mark.rule("R2.4", "R4.7")
def test_a_talent_ignores_both_penalties_of_a_card() -> None:
    match = table(samurai("Kanbei"), samurai("Gorobei", "B6-05"), samurai("Kyuzo"), round=3)
    play(match, "pass")
    assert legal(match) == ["ignore", "suffer-wound", "suffer-no-talent"]
    assert play(match, "ignore") == ["ignored"]
    assert not board(match, "Gorobei").wounded
    assert stage(match) == "action"


@pytest.mark.rule("R2.4")
def test_once_one_penalty_is_applied_the_other_cannot_be_ignored() -> None:
    match = table(samurai("Kanbei"), samurai("Gorobei", "B6-06"), samurai("Kyuzo"), round=3)
    play(match, "pass", "suffer-no-support")
    assert board(match, "Gorobei").wounded
    assert stage(match) == "action"


@pytest.mark.rule("R2.5", "R6.7")
def test_a_neighbour_who_has_passed_cannot_draw() -> None:
    match = table(samurai("Heihachi", "M3-03"), samurai("Kyuzo", passed=True), samurai("Gorobei"), turn=2)
    happened = play(match, "pass")
    assert happened[-2:] == ["instead", "wounded"]
    assert board(match, "Heihachi").wounded


@pytest.mark.rule("R2.5", "R6.9")
def test_nothing_on_the_left_to_discard() -> None:
    match = table(samurai("Kanbei"), samurai("Kyuzo", "B6-07"), samurai("Heihachi"), round=3)
    assert play(match, "pass")[-2:] == ["instead", "wounded"]


@pytest.mark.rule("R2.5", "R6.8")
def test_nothing_to_shuffle_back() -> None:
    match = table(samurai("Kanbei"), samurai("Kyuzo", "B6-04"), samurai("Heihachi"), round=3)
    play(match, "pass")
    assert play(match, "suffer-reshuffle-discard")[-3:] == ["instead", "wounded", "suffers"]


@pytest.mark.rule("R2.5", "R6.5")
def test_without_a_barricade_a_farm_burns_and_nobody_is_wounded() -> None:
    match = table(samurai("Heihachi"), samurai("Kyuzo", "M1-13"), samurai("Daisuke"), barricades=0)
    assert play(match, "pass")[-1] == "farm-lost"
    assert (seen(match).farms, board(match, "Kyuzo").wounded) == (5, False)


@pytest.mark.rule("R6.5")
def test_the_top_raider_joins_the_intruders_unseen() -> None:
    match = table(samurai("Heihachi"), samurai("Kyuzo", "M1-03"), samurai("Daisuke"))
    before = seen(match).raiders
    assert play(match, "pass")[-1] == "intruded"
    assert (seen(match).raiders, seen(match).intruders) == (before - 1, (None,))


@pytest.mark.rule("R6.6")
def test_no_defence_in_the_own_turn() -> None:
    match = table(samurai("Heihachi"), samurai("Kyuzo", "M1-04"), samurai("Gorobei"), top="M2-03 M3-02")
    play(match, "pass")
    assert seen(match).bans == ("defend",)
    play(match, "fight")
    assert line(match, "Kyuzo") == ["M1-04", "M2-03"], "the hat could not go to the left"
    assert now(match) == "Gorobei"
    play(match, "fight", "defend")
    assert left(match, "Gorobei") == ["M3-02"], "only the own turn is concerned"


@pytest.mark.rule("R6.6")
def test_no_defence_against_a_card_with_talents_is_refused() -> None:
    match = table(samurai("Kanbei"), samurai("Katsushiro", "M1-04"), samurai("Gorobei"), top="M2-03")
    play(match, "pass", "fight")
    assert refused(match, "defend") == ("no-defence", "R6.6")


@pytest.mark.rule("R6.6")
def test_no_support_still_lets_others_support_him() -> None:
    match = table(samurai("Heihachi"), samurai("Kyuzo", "M1-11"), samurai("Gorobei"), top="M2-07")
    play(match, "support-kyuzo")
    assert board(match, "Kyuzo").tokens == (0, 5)
    assert legal(match) == ["fight", "pass"]


@pytest.mark.rule("R6.7", "R4.4")
def test_left_and_right_neighbours_draw_into_their_lines() -> None:
    match = table(samurai("Kyuzo", "M3-03"), samurai("Katsushiro"), samurai("Heihachi"), turn=2, top="M2-03 M4-07")
    play(match, "pass")
    assert line(match, "Katsushiro") == ["M2-03"], "neither defence nor talent"
    assert now(match) == "Kyuzo"
    match = table(samurai("Kyuzo", "M4-12"), samurai("Katsushiro"), samurai("Heihachi"), turn=1, top="M2-03", owed=[])
    play(match, "pass", "pass")
    assert board(match, "Kyuzo").wounded, "Heihachi on the right has passed"


@pytest.mark.rule("R6.7", "R5.1")
def test_a_neighbours_draw_may_bring_his_kiai() -> None:
    match = table(
        samurai("Kyuzo", "M3-03"),
        samurai("Heihachi", "M4-03 M2-07"),
        samurai("Gorobei"),
        turn=2,
        top="M2-03",
        barricades=1,
    )
    play(match, "pass")
    assert (now(match), stage(match)) == ("Heihachi", "kiai")
    assert seen(match).turn == 0
    play(match, "use")
    assert (now(match), stage(match)) == ("Kyuzo", "action")
    assert seen(match).barricades == 2


@pytest.mark.rule("R6.8")
def test_must_pass() -> None:
    match = table(samurai("Kanbei"), samurai("Kyuzo", "B6-02"), samurai("Gorobei"), round=3)
    assert "passed" in play(match, "pass")[1:]
    assert board(match, "Kyuzo").passed


@pytest.mark.rule("R6.8")
def test_a_discarded_card_returns_and_the_pile_is_shuffled() -> None:
    match = table(
        samurai("Kanbei"),
        samurai("Kyuzo", "B6-04"),
        samurai("Heihachi"),
        round=3,
        top="M1-01 M1-02",
        discarded=["M4-06"],
    )
    play(match, "pass")
    before = seen(match).raiders
    play(match, "suffer-reshuffle-discard")
    view = seen(match)
    assert (view.raiders, view.discarded, view.on_top) == (before + 1, (), ())
    assert {"M4-06", "M1-01", "M1-02"} == {f"{card}" for card in _ids(view.unseen.returned)}


def _ids(cards: tuple[int, ...]) -> list[str]:
    from tests.games.samurai_spirit.tables import ids

    return ids(cards)


@pytest.mark.rule("R6.8")
def test_no_talents_nor_tokens_in_this_turn() -> None:
    match = table(
        samurai("Kanbei"),
        samurai("Kyuzo", "M2-07 B6-05"),
        samurai("Heihachi"),
        round=3,
        top="M2-03",
        tokens={"Kyuzo": 1, "Heihachi": 1},
    )
    play(match, "pass", "suffer-no-talent", "fight")
    assert stage(match) == "card"
    assert legal(match) == ["attack", "defend"]
    assert refused(match, "discard") == ("no-talent", "R6.8")
    assert refused(match, "hand-heihachi") == ("no-talent", "R6.8")


@pytest.mark.rule("R6.9")
def test_discarding_a_card_of_the_left_side() -> None:
    match = table(samurai("Kanbei"), samurai("Kyuzo", "B6-07", "M1-01 M1-09"), samurai("Heihachi"), round=3)
    play(match, "pass")
    assert legal(match) == ["lose-hat", "lose-house"]
    assert refused(match, "lose-doll") == ("nothing-there", "R6.9")
    play(match, "lose-house")
    assert (left(match, "Kyuzo"), discarded(match)) == (["M1-01"], ["M1-09"])
    match = table(samurai("Kanbei"), samurai("Kyuzo", "B6-07", "M1-01"), samurai("Heihachi"), round=3)
    play(match, "pass")
    assert (left(match, "Kyuzo"), discarded(match)) == ([], ["M1-01"])
