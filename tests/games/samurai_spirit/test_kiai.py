"""Fourteen kiai, in and out of the own turn (R5)."""

from __future__ import annotations

import pytest

from tests.games.samurai_spirit.tables import (
    board,
    discarded,
    ids,
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

OTHERS = (samurai("Gorobei"), samurai("Heihachi"))


@pytest.mark.rule("R5.1", "R5.2")
def test_olas_kyuzo_at_exactly_nine() -> None:
    """The book's example: 4 and 2 in the line, a 3 is attacked; afterwards the 4 goes and 5 remains."""
    match = table(samurai("Kyuzo", "M4-03 M2-07"), *OTHERS, top="M3-13")
    play(match, "fight")
    assert (now(match), stage(match)) == ("Kyuzo", "kiai")
    play(match, "token-gorobei", "give-heihachi")
    assert (line(match, "Kyuzo"), board(match, "Kyuzo").sum, discarded(match)) == (["M2-07", "M3-13"], 5, ["M4-03"])
    assert (board(match, "Heihachi").tokens, now(match)) == ((0, 2), "Gorobei")


@pytest.mark.rule("R5.2")
def test_the_first_card_goes_even_without_the_effect() -> None:
    match = table(samurai("Kyuzo", "M4-03 M2-07"), *OTHERS, top="M3-13")
    assert play(match, "fight", "skip")[-3:] == ["kiai-skipped", "shed", "turn"]
    assert board(match, "Kyuzo").sum == 5


@pytest.mark.rule("R5.1")
def test_the_kiai_comes_in_anybodys_turn() -> None:
    match = table(
        samurai("Daisuke"), samurai("Kanbei", "M4-03 M4-06"), samurai("Gorobei"), top="M1-13", intruders=[0, 0, 0]
    )
    play(match, "fight", "hand-kanbei")
    assert (now(match), seen(match).turn) == ("Kanbei", 0)
    play(match, "use")
    assert (len(seen(match).intruders), len(discarded(match))) == (1, 3)


@pytest.mark.rule("R5.1")
def test_taking_a_card_away_can_bring_it_too() -> None:
    match = table(
        samurai("Kikuchiyo", "M4-03 M4-06"),
        samurai("Gorobei", "M4-02 M4-04 M1-07 M2-07"),
        samurai("Kyuzo"),
        top="M2-13",
    )
    play(match, "fight", "strip-gorobei")
    assert (now(match), board(match, "Gorobei").sum) == ("Gorobei", 9)
    play(match, "skip", "stop")
    assert now(match) == "Gorobei"


@pytest.mark.rule("R5.3", "R8.4")
def test_no_kiai_for_who_has_passed() -> None:
    """Hurt by a burning farm, he turns to exactly 12; but he is out of the round."""
    for seed in range(20):
        match = table(
            samurai("Gorobei", "M4-03 M4-06 M4-13", wounds=1, passed=True),
            samurai("Kyuzo", "M4-01"),
            samurai("Heihachi", passed=True),
            level="hard",
            barricades=0,
            farms=2,
            farm_tokens=[0, 0, 0, 2],
            turn=1,
            phase="suffer",
            stage="hurt",
            seed=seed,
        )
        if board(match, "Gorobei").animal:
            assert board(match, "Gorobei").sum == board(match, "Gorobei").kiai
            assert (now(match), stage(match)) == ("Kyuzo", "action")
            return
    pytest.fail("never hurt")


@pytest.mark.rule("R5.3")
def test_no_kiai_once_the_round_is_ending() -> None:
    """Without a hat, he turns to exactly 12 in the first step."""
    rest = ["M1-07", "M1-08", "M1-10", "M1-11", "M1-12"]
    match = table(
        samurai("Gorobei", "M4-03 M4-06 M4-13", "M1-09 M1-05", wounds=1),
        samurai("Kyuzo", left="M2-01 M2-09 M2-05"),
        top="M3-13",
        discarded=rest,
        turn=1,
    )
    happened = play(match, "fight")
    assert "turned" in happened
    assert "kiai" not in happened


@pytest.mark.rule("R5.4")
def test_several_kiai_one_after_the_other() -> None:
    """Animal Daisuke brings two others to their value; his own kiai ends first, then theirs, clockwise."""
    match = table(
        samurai("Daisuke", "M4-03 M3-13 M1-07 M2-13", wounds=2),
        samurai("Kyuzo", "M4-06 M3-06"),
        samurai("Gorobei", "M4-02 M4-04"),
        top="M1-13",
    )
    play(match, "fight", "attack")
    assert (now(match), board(match, "Daisuke").sum) == ("Daisuke", 11)
    play(match, "move-daisuke", "give-gorobei")
    assert (line(match, "Gorobei")[-1], board(match, "Gorobei").sum) == ("M1-13", 9)
    assert now(match) == "Daisuke", "his second use comes first"
    play(match, "move-daisuke", "give-kyuzo")
    assert board(match, "Kyuzo").sum == 9
    assert (now(match), line(match, "Daisuke")) == ("Kyuzo", ["M3-13", "M1-07"]), "he has discarded the 4"
    play(match, "skip")
    assert (now(match), stage(match)) == ("Gorobei", "kiai")
    play(match, "skip")
    assert (now(match), stage(match)) == ("Kyuzo", "action")


@pytest.mark.rule("R5.4")
def test_a_kiai_does_not_start_itself_again() -> None:
    match = table(samurai("Daisuke", "M4-03 M4-06 M2-13", wounds=2), *OTHERS, top="M1-13")
    play(match, "fight", "attack", "move-daisuke", "give-heihachi", "move-heihachi", "give-daisuke")
    assert board(match, "Daisuke").sum == 7, "back at exactly 11, but only the discard follows"
    assert (now(match), stage(match)) == ("Gorobei", "action")


@pytest.mark.rule("R5.4")
def test_a_kiai_reached_stays_owed() -> None:
    match = table(
        samurai("Kikuchiyo", "M4-03 M4-06 M3-06", wounds=2),
        samurai("Gorobei", "M4-02 M4-04 M1-07 M2-07"),
        samurai("Kyuzo"),
        top="M2-13",
    )
    play(match, "fight", "strip-gorobei")
    assert now(match) == "Kikuchiyo"
    play(match, "strip-gorobei")
    assert (now(match), board(match, "Gorobei").sum, stage(match)) == ("Gorobei", 8, "kiai")


@pytest.mark.rule("R5.5", "R5.6")
def test_heihachi_builds_a_barricade_but_not_beyond_the_start() -> None:
    match = table(samurai("Heihachi", "M4-03 M3-13"), samurai("Gorobei"), samurai("Kyuzo"), top="M1-13", barricades=4)
    play(match, "fight")
    assert legal(match) == ["use", "skip"]
    assert refused(match, "heal-heihachi") == ("human-kiai", "R5.6")
    play(match, "use")
    assert (seen(match).barricades, line(match, "Heihachi")) == (5, ["M3-13", "M1-13"])
    match = table(samurai("Heihachi", "M4-03 M3-13"), samurai("Gorobei"), samurai("Kyuzo"), top="M1-13")
    assert "shed" in play(match, "fight"), "five of five stand: nothing to ask"
    assert seen(match).barricades == 5


@pytest.mark.rule("R5.6", "R5.5")
def test_the_animal_heihachi_also_heals() -> None:
    boards = (
        samurai("Heihachi", "M4-03 M4-06 M2-07", wounds=3),
        samurai("Gorobei", wounds=1, passed=True),
        samurai("Kyuzo"),
    )
    match = table(*boards, top="M1-13", barricades=3)
    play(match, "fight")
    assert legal(match) == ["use", "skip", "heal-heihachi", "heal-gorobei"]
    assert refused(match, "heal-kyuzo") == ("not-wounded", "R5.6")
    assert refused(match, "heal-daisuke") == ("samurai-absent", "R5.6")
    play(match, "heal-gorobei")
    assert (seen(match).barricades, board(match, "Gorobei").wounded) == (4, False)
    match = table(*boards, top="M1-13")
    play(match, "fight")
    assert legal(match) == ["skip", "heal-heihachi", "heal-gorobei"]
    assert refused(match, "use") == ("barricades-full", "R5.5")
    play(match, "heal-heihachi")
    assert (board(match, "Heihachi").wounded, board(match, "Heihachi").animal) == (False, True)


@pytest.mark.rule("R5.7")
def test_kikuchiyo_discards_a_last_card() -> None:
    match = table(
        samurai("Kikuchiyo", "M4-03 M4-06"),
        samurai("Gorobei", "M4-02", passed=True),
        samurai("Kyuzo", "M1-07"),
        samurai("Heihachi"),
        top="M2-13",
    )
    play(match, "fight")
    assert legal(match) == ["skip", "strip-kikuchiyo", "strip-kyuzo"]
    assert refused(match, "strip-gorobei") == ("samurai-passed", "R5.7")
    assert refused(match, "strip-heihachi") == ("line-empty", "R5.7")
    assert refused(match, "heal-kyuzo") == ("other-kiai", "R5.7")
    assert refused(match, "use") == ("name-samurai", "R5.7")
    play(match, "strip-kyuzo")
    assert (line(match, "Kyuzo"), line(match, "Kikuchiyo"), discarded(match)) == (
        [],
        ["M4-06", "M2-13"],
        ["M1-07", "M4-03"],
    )


@pytest.mark.rule("R5.7")
def test_the_animal_kikuchiyo_does_it_twice() -> None:
    match = table(
        samurai("Kikuchiyo", "M4-03 M4-06 M3-13", wounds=2), samurai("Gorobei", "M4-02"), samurai("Kyuzo"), top="M2-13"
    )
    play(match, "fight", "strip-gorobei", "strip-kikuchiyo")
    assert (line(match, "Gorobei"), line(match, "Kikuchiyo")) == ([], ["M4-06", "M3-13"])
    match = table(
        samurai("Kikuchiyo", "M4-03 M4-06 M3-13", wounds=2), samurai("Gorobei", "M4-02"), samurai("Kyuzo"), top="M2-13"
    )
    play(match, "fight", "strip-gorobei", "skip")
    assert line(match, "Kikuchiyo") == ["M4-06", "M3-13", "M2-13"]


@pytest.mark.rule("R5.8")
def test_daisuke_moves_a_last_card() -> None:
    match = table(samurai("Daisuke", "M4-03 M3-13"), samurai("Gorobei", "M4-02 M2-03"), samurai("Kyuzo"), top="M1-13")
    play(match, "fight", "attack")
    assert legal(match) == ["skip", "move-daisuke", "move-gorobei"]
    play(match, "move-gorobei")
    assert legal(match) == ["give-daisuke", "give-kyuzo"]
    assert refused(match, "give-gorobei") == ("there-already", "R5.8")
    play(match, "give-kyuzo")
    assert (now(match), stage(match), legal(match)) == ("Kyuzo", "place", ["attack", "defend"])
    assert refused(match, "discard") == ("moved-card", "R5.8")
    play(match, "defend")
    assert (left(match, "Kyuzo"), line(match, "Gorobei"), line(match, "Daisuke")) == (
        ["M2-03"],
        ["M4-02"],
        ["M3-13", "M1-13"],
    )


@pytest.mark.rule("R5.8")
def test_daisuke_takes_a_card_for_himself_but_not_left_under_a_penalty() -> None:
    match = table(samurai("Kanbei"), samurai("Daisuke", "M3-13 M4-07"), samurai("Gorobei", "M4-02 M2-03"), top="M1-13")
    play(match, "pass", "fight", "attack", "move-gorobei", "give-daisuke")
    assert line(match, "Daisuke") == ["M4-07", "M1-13", "M2-03"]
    assert left(match, "Daisuke") == []


@pytest.mark.rule("R5.8", "R4.4")
def test_no_talent_acts_on_a_moved_card() -> None:
    match = table(
        samurai("Daisuke", "M4-03 M3-13"), samurai("Gorobei", "M4-02 M2-13"), samurai("Kyuzo", "M2-07"), top="M1-13"
    )
    play(match, "fight", "attack", "move-gorobei", "give-kyuzo")
    assert line(match, "Kyuzo") == ["M2-07", "M2-13"]


@pytest.mark.rule("R5.8", "R3.8")
def test_a_moved_card_can_beat_its_receiver() -> None:
    match = table(
        samurai("Daisuke", "M4-03 M3-13"),
        samurai("Gorobei", "M4-02 M4-13"),
        samurai("Kyuzo", "M4-06 M4-08"),
        top="M1-13",
    )
    play(match, "fight", "attack", "move-gorobei", "give-kyuzo")
    assert (board(match, "Kyuzo").sum, seen(match).barricades) == (12, 4)


@pytest.mark.rule("R5.8", "R5.5")
def test_daisuke_alone_in_the_round_can_move_nothing() -> None:
    match = table(
        samurai("Daisuke", "M4-03 M3-13"),
        samurai("Gorobei", "M4-02", passed=True),
        samurai("Kyuzo", passed=True),
        top="M1-13",
    )
    happened = play(match, "fight")
    assert "shed" in happened
    assert "kiai-skipped" not in happened, "he was not even asked"


@pytest.mark.rule("R5.8")
def test_the_animal_daisuke_moves_two_cards() -> None:
    match = table(
        samurai("Daisuke", "M4-03 M4-06 M2-13", wounds=2),
        samurai("Gorobei", "M4-02 M4-13"),
        samurai("Kyuzo"),
        top="M1-13",
    )
    play(match, "fight", "attack", "move-gorobei", "give-kyuzo", "move-gorobei", "give-kyuzo", "attack")
    assert line(match, "Kyuzo") == ["M4-13", "M4-02"]


@pytest.mark.rule("R5.8")
def test_a_half_made_choice_can_be_taken_back() -> None:
    match = table(samurai("Daisuke", "M4-03 M3-13"), samurai("Gorobei", "M4-02 M2-03"), samurai("Kyuzo"), top="M1-13")
    play(match, "fight", "attack", "move-gorobei")
    assert match.undo(0) == "move-gorobei"
    assert stage(match) == "kiai"
    play(match, "move-daisuke")
    assert match.submit(0, "give-kyuzo")


@pytest.mark.rule("R5.9")
@pytest.mark.parametrize(("wounds", "right", "count"), [(0, "M4-03 M4-06", 2), (2, "M4-03 M4-06 M3-13", 3)])
def test_gorobei_discards_raiders(wounds: int, right: str, count: int) -> None:
    match = table(samurai("Gorobei", right, wounds=wounds), samurai("Kyuzo"), samurai("Heihachi"), top="M1-13")
    play(match, "fight")
    before = seen(match).raiders
    play(match, "use")
    assert seen(match).raiders == before - count
    assert len(discarded(match)) == count + 1


@pytest.mark.rule("R5.10")
@pytest.mark.parametrize(("wounds", "right", "count"), [(0, "M4-03 M4-06", 2), (2, "M4-03 M4-06 M3-13", 3)])
def test_kanbei_discards_intruders(wounds: int, right: str, count: int) -> None:
    match = table(
        samurai("Kanbei", right, wounds=wounds),
        samurai("Kyuzo"),
        samurai("Heihachi"),
        top="M1-13",
        intruders=[0, "M2-07", 0, 0],
    )
    play(match, "fight", "use")
    assert len(seen(match).intruders) == 4 - count
    assert len(discarded(match)) == count + 1


@pytest.mark.rule("R5.9", "R5.10")
def test_as_many_as_there_are() -> None:
    match = table(
        samurai("Kanbei", "M4-03 M4-06"), samurai("Kyuzo"), samurai("Heihachi"), top="M1-13", intruders=["M2-07"]
    )
    play(match, "fight", "use")
    assert seen(match).intruders == ()
    match = table(samurai("Kanbei", "M4-03 M4-06"), samurai("Kyuzo"), samurai("Heihachi"), top="M1-13")
    assert "shed" in play(match, "fight"), "no intruders: nothing to ask"
    rest = ["M1-07", "M1-08", "M1-09", "M1-10", "M1-11", "M1-12", "M2-08", "M2-09", "M2-10", "M2-11"]
    match = table(samurai("Gorobei", "M4-03 M4-06"), samurai("Kyuzo"), top="M1-13 M2-07", discarded=rest)
    happened = play(match, "fight", "use")
    assert happened.count("scattered") == 1
    assert "round-over" in happened, "the pile is empty once the kiai is resolved"


@pytest.mark.rule("R5.11", "R7.2")
def test_kyuzo_takes_a_token_in_vain_in_his_own_turn() -> None:
    match = table(samurai("Kyuzo", "M4-03 M2-07"), *OTHERS, top="M3-13")
    play(match, "fight", "token-gorobei", "give-kyuzo")
    assert board(match, "Kyuzo").tokens == (5,)
    assert board(match, "Gorobei").tokens == (2,)


@pytest.mark.rule("R5.11")
def test_kyuzo_takes_a_token_in_anothers_turn() -> None:
    match = table(
        samurai("Heihachi"),
        samurai("Kyuzo", "M4-03 M3-06"),
        samurai("Gorobei"),
        samurai("Kanbei", passed=True),
        top="M2-13 M4-13",
    )
    play(match, "fight", "hand-kyuzo")
    assert legal(match) == ["skip", "token-heihachi", "token-gorobei", "token-kyuzo"]
    assert refused(match, "token-kanbei") == ("samurai-passed", "R5.11")
    play(match, "token-heihachi")
    assert legal(match) == ["give-gorobei", "give-kyuzo"]
    play(match, "give-kyuzo")
    assert board(match, "Kyuzo").tokens == (0, 5)
    play(match, "fight")
    assert legal(match) == ["attack", "hand-heihachi", "hand-gorobei"]


@pytest.mark.rule("R5.11")
def test_refusals_while_giving_name_the_kiai_in_question() -> None:
    match = table(samurai("Kyuzo", "M4-03 M2-07"), samurai("Gorobei"), samurai("Heihachi"), top="M3-06")
    play(match, "fight", "attack", "token-gorobei")
    assert refused(match, "fight") == ("other-decision", "R5.11")
    assert refused(match, "give-gorobei") == ("there-already", "R5.11")


@pytest.mark.rule("R5.11", "R5.5")
def test_the_animal_kyuzo_also_builds() -> None:
    boards = (samurai("Kyuzo", "M4-03 M4-06 M1-07", wounds=2), *OTHERS)
    match = table(*boards, top="M3-13", barricades=2)
    play(match, "fight")
    assert legal(match)[:2] == ["use", "skip"]
    play(match, "token-kyuzo", "give-heihachi")
    assert seen(match).barricades == 3
    match = table(*boards, top="M3-13", barricades=2)
    play(match, "fight", "use")
    assert (seen(match).barricades, board(match, "Kyuzo").tokens) == (3, (5,))


@pytest.mark.rule("R5.12", "R11.1")
def test_katsushiro_orders_two_raiders() -> None:
    match = table(samurai("Katsushiro", "M4-03 M4-06"), samurai("Gorobei"), samurai("Kyuzo"), top="M2-13 M1-01 M3-02")
    before = seen(match).raiders
    play(match, "fight", "attack", "use")
    assert legal(match) == ["top-M1-01", "top-M3-02"]
    assert refused(match, "top-M4-01") == ("not-shown", "R5.12")
    play(match, "top-M3-02")
    assert (ids(seen(match).on_top), seen(match).raiders) == (["M3-02", "M1-01"], before - 1)
    play(match, "fight", "attack")
    assert line(match, "Gorobei") == ["M3-02"]


@pytest.mark.rule("R5.12")
def test_the_animal_katsushiro_orders_three() -> None:
    match = table(
        samurai("Katsushiro", "M4-03 M4-06 M3-13", wounds=2),
        samurai("Gorobei"),
        samurai("Kyuzo"),
        top="M2-13 M1-01 M3-02",
    )
    play(match, "fight", "attack", "use")
    shown = legal(match)
    assert len(shown) == 3
    play(match, shown[2], shown[0])
    assert [f"top-{each}" for each in ids(seen(match).on_top)] == [shown[2], shown[0], shown[1]]


@pytest.mark.rule("R5.12")
def test_katsushiro_turns_up_as_many_as_there_are() -> None:
    rest = ["M1-07", "M1-08", "M1-09", "M1-10", "M1-11", "M1-12", "M2-08", "M2-09", "M2-10", "M2-11"]
    match = table(samurai("Katsushiro", "M4-03 M4-06"), samurai("Kyuzo"), top="M2-13 M2-07", discarded=rest)
    play(match, "fight", "attack", "use")
    assert ids(seen(match).on_top) == ["M2-07"]
