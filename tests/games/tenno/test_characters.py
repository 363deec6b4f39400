"""R3: every card against every card, and the powers of ninja, shogun and geisha."""

from __future__ import annotations

import pytest

from tests.games.tenno.positions import CARDS, lay

# --- every card against every card, by a reckoning of its own ---------------------------------------------------------


def strengths(card: str, met: str, monk: bool) -> tuple[int, int]:
    """What attacker and defender count, as a player would reckon it at the table."""
    attack = {"4": 8, "X": 0}.get(card) or int(card.replace("X", "0"))
    defence = int(met.replace("X", "0")) + (2 if monk else 0)
    if card == met == "X":
        return 0, 0
    if card == "X":
        return defence + 1, defence
    if met == "X":
        return attack, attack + 1
    return attack, defence


@pytest.mark.rule("R2.3", "R2.4", "R2.5", "R2.6", "R3.1", "R3.2", "R3.4", "R3.9", "R3.10", "R3.11", "R3.12")
@pytest.mark.parametrize("monk", [False, True], ids=["plain", "monk"])
@pytest.mark.parametrize("card", [card for card in CARDS.split() if card != "10"])
def test_every_fight_ends_as_reckoned(card: str, monk: bool) -> None:
    own = [other for other in CARDS.split() if other not in (card, "10")][:2]
    for met in CARDS.split():
        if monk and met == "5":
            continue
        spare = next(other for other in CARDS.split() if other not in (met, "5"))
        beside = "5" if monk else next(other for other in CARDS.split() if other not in (met, "5", spare))
        table = lay(f"{card} {' '.join(own)} |", f"{met} {beside} {spare} |").play("1:a>2a" + " 2:monk" * monk)
        attack, defence = strengths(card, met, monk)
        seized = defence > attack and met == "10"
        gone = [defence >= attack or card == "X", attack >= defence or met == "X"]
        assert table.court(1).split()[0] == ("." if gone[0] else card)
        assert table.court(2).split()[0] == ("." if gone[1] else met)
        assert table.prison(1) == (f"2:{met}" if attack > defence else "")
        assert table.prison(2) == (f"1:{card}" if seized else "")
        assert table.discarded(1) == (card if gone[0] and not seized else "")
        assert table.discarded(2) == (met if gone[1] and attack <= defence else "")


# --- the ninja --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R3.1")
@pytest.mark.parametrize(("met", "kind"), [("7", "captured"), ("8", "drawn"), ("9", "repelled")])
def test_the_ninja_attacks_with_eight(met: str, kind: str) -> None:
    table = lay("4 1 2 | 3", f"{met} 1 2 | 3").play("1:a>2a")
    assert table.kinds() == f"attacked {kind}"


@pytest.mark.rule("R3.1")
@pytest.mark.parametrize(("card", "kind"), [("3", "repelled"), ("4", "captured"), ("5", "captured")])
def test_the_ninja_defends_with_four(card: str, kind: str) -> None:
    table = lay(f"{card} 1 2 |", "4 1 2 | 3").play("1:a>2a")
    assert table.kinds().startswith(f"attacked {kind}")


@pytest.mark.rule("R3.1", "R6.1", "R6.2")
def test_the_ninja_counts_four_in_prisons_and_at_court() -> None:
    table = lay("9 1 2 |", "1 4 2 |", prison={1: "2:9"}).play("1:a>2b")
    assert table.match.outcome is not None
    assert table.match.outcome.figures["prison"] == (9 + 4, 0)
    table = lay("9 1 4 |", "1 4 2 |").play("1:a>2a")
    assert table.match.outcome is not None
    assert table.match.outcome.figures == {"prison": (1, 0), "court": (9 + 1 + 4, 4 + 2)}


# --- the shogun -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R3.8")
def test_the_shogun_never_attacks() -> None:
    table = lay("10 9 3 | 4", "1 2 3 | 4")
    assert table.refused(1, "a>2a") == ("shogun", "R3.8")
    # An attack is still always possible: two other cards lie there.
    assert table.legal(1) == "b>2a b>2b b>2c c>2a c>2b c>2c"


@pytest.mark.rule("R3.8", "R3.6")
def test_the_shogun_is_not_the_second_card_after_a_ronin() -> None:
    table = lay("10 6 3 | 4", "1 2 3 | 4 7").play("1:b>2a")
    assert table.refused(1, "a>2b") == ("shogun", "R3.8")
    assert table.legal(1) == "c>2b c>2c stop"


@pytest.mark.rule("R3.9")
def test_a_card_that_loses_against_the_shogun_becomes_a_prisoner() -> None:
    table = lay("9 1 2 | 3", "10 1 2 | 3").play("1:a>2a")
    assert table.kinds() == "attacked seized"
    assert (table.prison(2), table.discarded(1)) == ("1:9", "")
    assert table.court(2) == "10 1 2 | 3"
    assert table.said()[1] == "The shogun wins: daimyo 9 goes to the prison of Bo."


@pytest.mark.rule("R3.9", "R5.5", "R5.6")
def test_and_the_shoguns_owner_still_looks_at_a_card() -> None:
    table = lay("9 1 2 | 3", "10 1 2 | 3").play("1:a>2a 1:fill-3")
    assert (table.stage, table.to_act) == ("peek", [2])
    table.play("2:look-a")
    assert table.seen(2) == [{"event": "looked", "seat": 1, "attacker": 0, "place": 0, "card": 2}]


# --- the geisha -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R3.10", "R3.11")
@pytest.mark.parametrize("met", [card for card in CARDS.split() if card != "X"])
def test_the_geisha_attacking_beats_every_card_and_leaves(met: str) -> None:
    others = {"1": "2 3 | 8", "2": "1 3 | 8", "8": "1 2 | 3"}.get(met, "1 2 | 8")
    table = lay("X 1 2 | 3", f"{met} {others}").play("1:a>2a")
    assert table.kinds() == "attacked captured departed"
    assert (table.prison(1), table.discarded(1)) == (f"2:{met}", "X")
    assert table.court(1) == ". 1 2 | 3"


@pytest.mark.rule("R3.10", "R3.2")
def test_the_geisha_beats_a_card_that_the_monk_supports() -> None:
    table = lay("X 1 2 | 3", "9 5 2 | 3").play("1:a>2a 2:monk")
    assert table.kinds() == "attacked supported captured departed"
    assert table.prison(1) == "2:9"


@pytest.mark.rule("R3.10")
def test_the_geisha_beats_the_shogun_also_beside_a_monk() -> None:
    table = lay("X 1 2 | 3", "10 5 2 | 3").play("1:a>2a 2:monk")
    assert (table.prison(1), table.prison(2)) == ("2:10", "")


@pytest.mark.rule("R3.10", "R3.11", "R5.6")
def test_the_geisha_defending_wins_leaves_and_brings_a_look() -> None:
    table = lay("9 1 2 | 3", "X 1 2 | 3").play("1:a>2a")
    assert table.kinds() == "attacked repelled departed"
    # The attacking card is discarded, not taken.
    assert (table.prison(2), table.discarded(1), table.discarded(2)) == ("", "9", "X")
    table.play("1:fill-3 2:fill-3")
    assert (table.stage, table.to_act) == ("peek", [2])


@pytest.mark.rule("R3.10", "R3.1")
def test_the_geisha_defending_beats_the_ninja() -> None:
    assert lay("4 1 2 | 3", "X 1 2 | 3").play("1:a>2a").kinds() == "attacked repelled departed"


@pytest.mark.rule("R3.10", "R3.3")
def test_a_monk_shown_beside_a_defending_geisha_changes_nothing() -> None:
    table = lay("9 1 2 | 3", "X 5 2 | 3").play("1:a>2a 2:monk")
    assert table.kinds() == "attacked supported repelled departed"
    assert table.court(2) == ". 5 2 | 3"


@pytest.mark.rule("R3.12", "R2.6")
@pytest.mark.parametrize("answer", ["plain", "monk"])
def test_two_geishas_both_leave_and_nobody_has_won(answer: str) -> None:
    table = lay("X 1 2 | 3", "X 5 2 | 3").play(f"1:a>2a 2:{answer}")
    assert table.kinds().endswith(" drawn")
    assert (table.prison(1), table.prison(2)) == ("", "")
    assert (table.discarded(1), table.discarded(2)) == ("X", "X")
    table.play("1:fill-3 2:fill-3")
    assert (table.stage, table.turn) == ("strike", 2)


@pytest.mark.rule("R3.12")
def test_two_geishas_without_any_monk() -> None:
    table = lay("X 1 2 | 3", "X 1 2 | 3").play("1:a>2a")
    assert table.said() == [
        "Ada attacks with geisha X (a). Bo turns up geisha X (a).",
        "Geisha X and geisha X both leave the game.",
    ]
