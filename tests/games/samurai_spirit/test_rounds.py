"""Wounds, the end of a round, the end of the game (R6.1 to R6.4, R8, R9)."""

from __future__ import annotations

from typing import Any

import pytest

from tatami import Match
from tatami.games.samurai_spirit import GAME
from tests.games.samurai_spirit.tables import board, discarded, legal, line, now, play, samurai, seen, stage, table

FULL = "M1-01 M1-09 M1-05"
"""A hat, a house and a doll."""
ALSO_FULL = "M2-01 M2-09 M2-05"
THIRD_FULL = "M3-01 M3-09 M3-04"


@pytest.mark.rule("R6.1", "R6.2")
def test_franks_second_wound() -> None:
    """The book's example: a 3 and a 2 in the line, the board turns, the sum stays 5."""
    match = table(samurai("Heihachi"), samurai("Gorobei", "M2-07 M3-05", wounds=1), samurai("Kyuzo"))
    play(match, "pass")
    frank = board(match, "Gorobei")
    assert (frank.animal, frank.wounded, frank.sum, frank.kiai) == (True, False, 5, 12)
    assert line(match, "Gorobei") == ["M2-07", "M3-05"]


@pytest.mark.rule("R6.3", "R9.1")
def test_the_third_wound_marks_and_the_fourth_kills() -> None:
    match = table(samurai("Heihachi"), samurai("Gorobei", "M3-05", wounds=2), samurai("Kyuzo"))
    play(match, "pass")
    assert (board(match, "Gorobei").animal, board(match, "Gorobei").wounded) == (True, True)
    match = table(samurai("Heihachi"), samurai("Gorobei", "M3-05", wounds=3), samurai("Kyuzo"))
    assert play(match, "pass")[-1] == "killed"
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.returns) == ("killed", (0.0, 0.0, 0.0))
    assert match.to_act == []


@pytest.mark.rule("R6.4")
def test_healing_leaves_the_animal_side_up() -> None:
    match = table(
        samurai("Heihachi", "M4-03 M4-06 M2-07", wounds=3), samurai("Gorobei", wounds=2), samurai("Kyuzo"), top="M1-13"
    )
    play(match, "fight")
    assert "heal-gorobei" not in legal(match), "there is no token to remove"
    play(match, "heal-heihachi")
    assert (board(match, "Heihachi").animal, board(match, "Heihachi").wounded) == (True, False)


def two(card: str, **more: Any) -> Match:
    """Two samurai, one raider left; both defend everything unless told otherwise."""
    rest = ["M1-07", "M1-08", "M1-10", "M1-11", "M1-12", "M2-08", "M2-10"]
    boards = more.pop("boards", (samurai("Gorobei", left=FULL), samurai("Kyuzo", left=ALSO_FULL)))
    count = sum(len(each["left"]) + len(each["right"]) for each in boards)
    fill = [f"M4-{number:02}" for number in range(1, 14)]
    used = {card for each in boards for card in each["left"] + each["right"]} | set(more.get("intruders", []))
    fill = [each for each in [*rest, *fill] if each not in used]
    need = 14 - 1 - count - len(more.get("intruders", []))
    return table(*boards, top=card, discarded=fill[:need], **more)


@pytest.mark.rule("R8.1")
def test_the_round_ends_with_the_last_raider() -> None:
    match = two("M3-13")
    happened = play(match, "fight")
    assert "round-over" in happened
    assert seen(match).round == 2
    assert happened.index("attacked") < happened.index("round-over")


@pytest.mark.rule("R8.1")
def test_the_last_cards_kiai_comes_first() -> None:
    match = two(
        "M1-13", boards=(samurai("Heihachi", "M4-03 M3-06", FULL), samurai("Kyuzo", left=ALSO_FULL)), barricades=1
    )
    play(match, "fight")
    assert stage(match) == "kiai"
    assert "round-over" in play(match, "use")


@pytest.mark.rule("R8.1")
def test_the_round_ends_in_the_middle_of_the_penalties() -> None:
    """The only raider goes to the intruders; neither the second penalty nor an action follows."""
    known = ["M1-06", "M1-07", "M1-08", "M2-06", "M2-07", "M2-08", "M1-10", "L5-01", "L5-02", "B6-07"]
    boards = (samurai("Kanbei", "B6-01", FULL), samurai("Heihachi", left=ALSO_FULL))
    match = table(*boards, round=3, top="M3-13", discarded=known, turn=1)
    happened = play(match, "pass")
    assert happened.count("intruded-known") == 1
    assert happened[happened.index("intruded-known") + 1] == "round-over"


@pytest.mark.rule("R8.1")
def test_when_all_have_passed_the_raiders_join_the_intruders() -> None:
    match = table(
        samurai("Gorobei", left=FULL),
        samurai("Kyuzo", left=ALSO_FULL, passed=True),
        samurai("Heihachi", left=THIRD_FULL, passed=True),
        top="M1-02 M1-03",
        level="easy",
    )
    raiders = seen(match).raiders
    happened = play(match, "pass")
    assert "round-over" in happened
    assert happened.count("storm") + happened.count("repelled") == raiders


@pytest.mark.rule("R8.2", "R8.3", "R8.5")
def test_the_steps_in_their_order() -> None:
    match = two(
        "M3-13",
        boards=(samurai("Gorobei", left="M1-05"), samurai("Kyuzo", left="M2-01 M2-09")),
        families=["heal", "barricade"],
    )
    happened = play(match, "fight")
    steps = [kind for kind in happened if kind in ("wounded", "farm-lost", "family-lost", "healed", "round")]
    assert steps == ["wounded", "farm-lost", "family-lost", *steps[3:]]
    assert steps[-1] == "round"
    assert seen(match).farms == 5


@pytest.mark.rule("R8.2")
def test_those_who_passed_count_too() -> None:
    match = two(
        "M3-13",
        boards=(samurai("Gorobei", left=FULL), samurai("Kyuzo", left="M2-09 M2-05", passed=True)),
        families=["barricade"],
    )
    play(match, "fight")
    assert board(match, "Kyuzo").wounded


@pytest.mark.rule("R8.6")
def test_the_books_two_and_three_intruders() -> None:
    """One barricade: the first card's flames take it, the second has none; a third with flames burns a farm."""
    match = two("M3-13", intruders=["M3-06", "M3-02"], barricades=1, families=["heal"])
    play(match, "fight")
    assert (seen(match).barricades, seen(match).farms) == (0, 6)
    match = two("M3-13", intruders=["M3-05", "M3-06", "M3-02"], barricades=1, families=["heal"])
    play(match, "fight")
    assert (seen(match).barricades, seen(match).farms) == (0, 5)


@pytest.mark.rule("R8.5")
def test_the_families_help() -> None:
    match = two(
        "M3-13",
        intruders=["M3-06", "M3-02"],
        barricades=1,
        boards=(samurai("Gorobei", left=FULL, wounds=1), samurai("Kyuzo", left=ALSO_FULL)),
    )
    happened = play(match, "fight")
    helped = [kind for kind in happened if kind in ("healed", "barricade-built", "repelled", "storm")]
    assert helped == ["healed", "barricade-built", "repelled", "storm"]
    assert (seen(match).barricades, board(match, "Gorobei").wounded) == (2, False)


@pytest.mark.rule("R8.5")
@pytest.mark.parametrize("other", [0, 1], ids=["healed at once", "healed by chance"])
def test_the_story_names_the_family_that_helps(other: int) -> None:
    match = two(
        "M3-13",
        intruders=["M3-06", "M3-02"],
        barricades=1,
        boards=(samurai("Gorobei", left=FULL, wounds=1), samurai("Kyuzo", left=ALSO_FULL, wounds=other)),
    )
    words = GAME.words("en")
    told = [words.event(event) for event in match.submit(match.to_act[0], "fight")]
    assert any(line.endswith(" is healed, thanks to the family that heals.") for line in told)
    assert "The family that builds puts up a barricade; now there are 2." in told
    assert any(line.startswith("A family drives off the intruder 3 [") for line in told)


@pytest.mark.rule("R8.5")
def test_chance_picks_whom_a_family_heals() -> None:
    healed = set()
    for seed in range(12):
        match = two(
            "M3-13",
            seed=seed,
            families=["heal"],
            boards=(samurai("Gorobei", left=FULL, wounds=1), samurai("Kyuzo", left=ALSO_FULL, wounds=3)),
        )
        play(match, "fight")
        healed |= {name for name in ("Gorobei", "Kyuzo") if not board(match, name).wounded}
    assert healed == {"Gorobei", "Kyuzo"}


@pytest.mark.rule("R8.5")
def test_heroic_families_do_not_help() -> None:
    match = two(
        "M3-13",
        level="heroic",
        barricades=1,
        boards=(samurai("Gorobei", left=FULL, wounds=1), samurai("Kyuzo", left=ALSO_FULL)),
    )
    happened = play(match, "fight")
    assert "healed" not in happened
    assert "barricade-built" not in happened


@pytest.mark.rule("R8.4", "R8.3")
@pytest.mark.parametrize(
    ("tokens", "follows"),
    [([1, 0, 1, 0], "family-lost"), ([0, 0, 2, 0], "barricade-lost"), ([0, 0, 0, 2], "wounded")],
)
def test_a_hard_farm_brings_its_penalty(tokens: list[int], follows: str) -> None:
    boards = (samurai("Gorobei", left="M1-01 M1-05"), samurai("Kyuzo", left=ALSO_FULL))
    for seed in range(12):
        match = two("M3-13", seed=seed, level="hard", farms=2, farm_tokens=tokens, boards=boards)
        happened = play(match, "fight")
        if follows in happened:
            assert happened[happened.index("farm-turned") + 1] == follows
            return
    pytest.fail(f"no {follows}")


@pytest.mark.rule("R8.4", "R9.1")
def test_one_farm_can_bring_down_the_next() -> None:
    for seed in range(20):
        match = two(
            "M3-13",
            seed=seed,
            level="hard",
            farms=2,
            farm_tokens=[0, 1, 1, 0],
            boards=(samurai("Gorobei", left="M1-01 M1-05"), samurai("Kyuzo", left=ALSO_FULL)),
        )
        happened = play(match, "fight")
        if match.outcome is not None:
            assert match.outcome.reason == "farms"
            assert happened[-2:] == ["farm-turned", "farm-lost"]
            return
    pytest.fail("never")


@pytest.mark.rule("R8.4")
def test_easy_and_normal_farms_bring_nothing() -> None:
    match = two("M3-13", boards=(samurai("Gorobei", left="M1-01 M1-05"), samurai("Kyuzo", left=ALSO_FULL)))
    happened = play(match, "fight")
    assert "farm-lost" in happened
    assert "farm-turned" not in happened


@pytest.mark.rule("R8.7")
@pytest.mark.parametrize(("level", "raiders"), [("normal", 16), ("easy", 13)])
def test_lieutenants_join_the_second_round(level: str, raiders: int) -> None:
    boards = (samurai("Gorobei", left=FULL), samurai("Kyuzo", left=ALSO_FULL))
    fill = ["M1-07", "M1-08", "M1-10", "M1-11", "M1-12", "M2-08", "M2-10"]
    match = table(*boards, top="M3-13", discarded=fill[: 5 if level == "easy" else 7], level=level)
    play(match, "fight")
    view = seen(match)
    assert (view.round, view.raiders, view.discarded, view.intruders) == (2, raiders, (), ())
    assert view.unseen.marauders == (14 if level == "normal" else 12)
    assert len(view.unseen.cards) == view.unseen.marauders + 7, (
        "the marauders are known by now, the lieutenants are not"
    )
    assert all(each.sum == 0 and not each.line and each.left == (None, None, None) for each in view.boards)


@pytest.mark.rule("R8.7")
def test_bosses_join_the_third_and_the_left_neighbour_begins() -> None:
    boards = (
        samurai("Gorobei", left=FULL, wounds=2),
        samurai("Kyuzo", left=ALSO_FULL, passed=True),
        samurai("Heihachi", left=THIRD_FULL, passed=True),
    )
    for seed in range(30):
        match = table(*boards, round=2, level="easy", intruders=[], seed=seed)
        play(match, "pass")
        if match.outcome is None:
            break
    view = seen(match)
    assert (view.round, view.unseen.marauders, view.unseen.lieutenants, view.unseen.bosses) == (3, 18, 2, 2)
    assert (view.raiders, now(match)) == (22, "Kyuzo")
    assert board(match, "Gorobei").animal
    assert not any(each.passed for each in view.boards)


@pytest.mark.rule("R8.7")
def test_the_next_round_begins_left_of_whoever_played_last() -> None:
    match = two("M3-13")
    play(match, "fight")
    assert now(match) == "Kyuzo"


@pytest.mark.rule("R9.1")
def test_the_last_farm() -> None:
    match = two("M3-13", farms=1, boards=(samurai("Gorobei", left="M1-01 M1-05"), samurai("Kyuzo", left=ALSO_FULL)))
    assert play(match, "fight")[-1] == "farm-lost"
    assert match.outcome is not None
    assert match.outcome.reason == "farms"


@pytest.mark.rule("R9.1")
def test_the_last_family() -> None:
    match = two(
        "M3-13", families=["heal"], boards=(samurai("Gorobei", left="M1-01 M1-09"), samurai("Kyuzo", left=ALSO_FULL))
    )
    assert play(match, "fight")[-1] == "family-lost"
    assert match.outcome is not None
    assert match.outcome.reason == "families"


@pytest.mark.rule("R9.1")
def test_killed_for_want_of_a_hat() -> None:
    match = two("M3-13", boards=(samurai("Gorobei", left="M1-09 M1-05", wounds=3), samurai("Kyuzo", left=ALSO_FULL)))
    assert play(match, "fight")[-1] == "killed"


def third_round(**more: Any) -> Match:
    fill = ["M1-07", "M1-08", "M1-10", "M1-11", "M1-12", "M2-08", "M2-10", "L5-01", "L5-02", "B6-01", "B6-02"]
    boards = more.pop("boards", (samurai("Gorobei", left=FULL), samurai("Kyuzo", left=ALSO_FULL)))
    officers = fill if more.get("level") != "easy" else [*fill[:5], "L5-01", "B6-01"]
    return table(*boards, round=3, top="M3-13", discarded=officers, **more)


@pytest.mark.rule("R9.2", "R9.3")
@pytest.mark.parametrize(("level", "score"), [("easy", "10"), ("normal", "10+"), ("hard", "10++"), ("heroic", "10+++")])
def test_victory_and_its_score(level: str, score: str) -> None:
    match = third_round(level=level)
    play(match, "fight")
    assert match.outcome is not None
    assert match.outcome.reason == "victory"
    assert match.outcome.returns == (1.0, 1.0)
    assert match.outcome.figures["score"] == (10,)
    for lang in ("en", "pl", "uk"):
        assert f"{score}:" in GAME.words(lang).outcome(match.outcome)


@pytest.mark.rule("R9.2")
def test_a_wound_token_costs_the_last_point() -> None:
    match = third_round(
        farms=4,
        families=["barricade"],
        boards=(samurai("Gorobei", left=FULL, wounds=3), samurai("Kyuzo", left=ALSO_FULL, wounds=2)),
    )
    play(match, "fight")
    assert match.outcome is not None
    assert match.outcome.figures["score"] == (5,)
    match = third_round(
        farms=4,
        families=["barricade"],
        boards=(samurai("Gorobei", left=FULL), samurai("Kyuzo", left=ALSO_FULL, wounds=2)),
    )
    play(match, "fight")
    assert match.outcome is not None
    assert match.outcome.figures["score"] == (6,)


@pytest.mark.rule("R7.2", "R8.7")
def test_all_tokens_are_home_for_the_next_round() -> None:
    match = two("M3-13", tokens={"Kyuzo": 0, "Gorobei": 1})
    play(match, "fight")
    assert [each.tokens for each in seen(match).boards] == [(2,), (5,)]


@pytest.mark.rule("R11.1")
def test_the_discard_pile_is_open() -> None:
    assert discarded(two("M3-13"))[0] == "M1-07"
