"""Why not: every refusal with its paragraph and a sentence in three languages, resting on what the asker may know."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import pytest

from tatami import BadCode, BadSeat, IllegalMove
from tatami.core.words import LANGUAGES
from tatami.games.tenno import GAME, bars, stage
from tests.games.tenno.positions import Scene, lay, new_game


@dataclass(frozen=True)
class Case:
    """Something that somebody may not do, and what they are told."""

    code: str
    rule: str
    scene: Any
    moves: str
    says: str
    facts: tuple[str, ...] = ()
    """What every language must name."""

    @property
    def attempt(self) -> tuple[Scene, int, str]:
        *made, last = self.moves.split()
        scene: Scene = self.scene().play(" ".join(made))
        return scene, int(last[0]), last[2:]


def strike() -> Scene:
    return lay("1 9 10 | 4 7", "2 8 3 | 4 7")


def ronin() -> Scene:
    return lay("6 9 10 | 4 7", "2 8 3 | 4 7")


def win() -> Scene:
    return lay("1 9 2 | 4 7", "2 8 3 | 4 5")


CASES = [
    Case(
        "no-such-player",
        "R2.1",
        strike,
        "1:a>5b",
        "There is no player 5 here; this table has 2 players. (R2.1)",
        ("5", "2"),
    ),
    Case(
        "own-card", "R2.2", strike, "1:a>1b", "Your own cards cannot be attacked; choose a card of an opponent. (R2.2)"
    ),
    Case("shogun", "R3.8", strike, "1:c>2b", "The shogun at c never attacks; choose another card. (R3.8)", ("c",)),
    Case(
        "ronin-again",
        "R3.6",
        ronin,
        "1:a>2a 1:a>2b",
        "The ronin at a has fought already; the second attack needs one of the two other cards. (R3.6)",
        ("a",),
    ),
    Case(
        "same-target",
        "R3.7",
        ronin,
        "1:a>2b 1:b>2b",
        "Card b of Bo was attacked first; the second attack must meet another card. (R3.7)",
        ("b", "Bo"),
    ),
    # Two empty places of one side arise only in positions that were set up.
    Case(
        "empty-place",
        "R2.2",
        lambda: lay(". 9 . | 4 7", "2 8 3 | 4", stage="again", weapon="1a", first_target="2a", lost=1),
        "1:c>2b",
        "Your place c is empty. (R2.2)",
        ("c",),
    ),
    Case(
        "empty-target",
        "R3.7",
        lambda: lay("6 9 2 | 4 7", ". 8 . | 4 7", stage="again", weapon="1a", first_target="2a"),
        "1:b>2c",
        "Place c of Bo is empty; choose a card that is there. (R3.7)",
        ("c", "Bo"),
    ),
    Case("no-monk", "R3.2", win, "1:b>2b 2:monk", "Your monk does not lie on the table, so it cannot help. (R3.2)"),
    Case(
        "not-in-hand",
        "R4.1",
        win,
        "1:b>2b 2:plain 2:fill-9",
        "You do not have daimyo 9 in your hand. (R4.1)",
        ("9",),
    ),
    Case(
        "not-in-hand",
        "R5.1",
        win,
        "1:b>2b 2:plain 2:fill-4 1:swap-a 1:lay-X",
        "You do not have geisha X in your hand. (R5.1)",
        ("X",),
    ),
    Case(
        "hand-empty",
        "R5.3",
        lambda: lay("1 9 2 |", "2 8 3 | 4"),
        "1:b>2b 2:fill-4 1:swap-a",
        "With an empty hand no card can be changed; you may exchange two of your three cards. (R5.3)",
    ),
    Case(
        "hand-not-empty",
        "R5.3",
        win,
        "1:b>2b 2:plain 2:fill-4 1:feint-bc",
        "Cards are exchanged only with an empty hand; you may change one for a card of your hand. (R5.3)",
    ),
    Case(
        "other-decision",
        "R1.2",
        lambda: new_game(first="1"),
        "1:a>2a",
        "That does not answer the question. To be decided now: laying the peasants. (R1.2)",
    ),
    Case(
        "other-decision",
        "R2.1",
        strike,
        "1:stop",
        "That does not answer the question. To be decided now: the attack. (R2.1)",
    ),
    Case(
        "other-decision",
        "R3.2",
        win,
        "1:b>2b 2:trust",
        "That does not answer the question. To be decided now: the monk. (R3.2)",
    ),
    Case(
        "other-decision",
        "R3.6",
        ronin,
        "1:a>2a 1:keep",
        "That does not answer the question. To be decided now: the second attack after the ronin. (R3.6)",
    ),
    Case(
        "other-decision",
        "R4.1",
        win,
        "1:b>2b 2:plain 2:lay-4",
        "That does not answer the question. To be decided now: filling the gaps. (R4.1)",
    ),
    Case(
        "other-decision",
        "R5.1",
        win,
        "1:b>2b 2:plain 2:fill-4 1:look-a",
        "That does not answer the question. To be decided now: changing a card. (R5.1)",
    ),
    Case(
        "other-decision",
        "R5.1",
        win,
        "1:b>2b 2:plain 2:fill-4 1:swap-a 1:keep",
        "That does not answer the question. To be decided now: laying a card. (R5.1)",
    ),
    Case(
        "other-decision",
        "R5.5",
        win,
        "1:a>2b 2:plain 1:fill-4 2:keep",
        "That does not answer the question. To be decided now: the look. (R5.5)",
    ),
]


def name(case: Case) -> str:
    return f"{case.code}-{case.rule}-{case.moves.split()[-1]}"


@pytest.mark.rule("R2.1", "R2.2", "R3.2", "R3.6", "R3.7", "R3.8", "R4.1", "R5.1", "R5.3", "R5.5")
@pytest.mark.parametrize("case", CASES, ids=name)
def test_a_refusal_names_its_paragraph_and_changes_nothing(case: Case) -> None:
    scene, player, code = case.attempt
    assert scene.refused(player, code) == (case.code, case.rule)


@pytest.mark.parametrize("case", CASES, ids=name)
def test_a_refusal_is_a_sentence_in_every_language(case: Case) -> None:
    scene, player, code = case.attempt
    with pytest.raises(IllegalMove) as caught:
        scene.match.submit(player - 1, code)
    said = {lang: caught.value.sentence(lang) for lang in LANGUAGES}
    assert said["en"] == str(caught.value) == case.says
    assert len(set(said.values())) == len(LANGUAGES)
    for sentence in said.values():
        assert sentence.endswith(f" ({case.rule})")
        assert all(re.search(rf"\b{fact}\b", sentence) for fact in case.facts), sentence


@pytest.mark.parametrize("case", CASES, ids=name)
def test_a_refusal_says_what_would_be_allowed(case: Case) -> None:
    scene, player, code = case.attempt
    with pytest.raises(IllegalMove) as caught:
        scene.match.submit(player - 1, code)
    assert caught.value.legal == tuple(scene.legal(player).split())
    assert caught.value.legal


def test_every_refusal_of_the_rules_is_met_above() -> None:
    met = {(case.code, case.rule) for case in CASES if case.code != "other-decision"}
    assert met == {(bar.code, bar.rule) for bar in bars.ROWS[bars.FINE + 1 :]}


def test_every_paragraph_named_by_a_stage_is_met_above() -> None:
    assert {case.rule for case in CASES if case.code == "other-decision"} == {row.rule for row in stage.ROWS} - {""}


@pytest.mark.rule("R2.1")
def test_who_is_not_asked_is_told_who_is() -> None:
    table = lay("1 8 10 | 4 7", "2 8 3 | 4 7", "2 8 3 | 4 7").play("1:b>2b")
    refusal = table.refusal(3, "fill-4")
    assert (refusal.code, refusal.facts) == ("not-now", {"seats": [0, 1]})
    said = table.match.game.words("en", table.match.names).refusal(refusal)
    assert said == "It is not your decision now. The table waits for: Ada, Bo."
    # Who has filled up waits like the rest.
    table.play("1:fill-4")
    assert table.refusal(1, "fill-7").facts == {"seats": [1]}


def test_after_the_end_nothing_is_allowed() -> None:
    table = lay("1 9 10 |", "2 8 3 |").play("1:b>2b")
    assert table.refused(1, "b>2a") == ("over", "")
    assert table.refused(2, "b>1a") == ("over", "")


def test_a_plan_ends_where_a_card_is_turned_up() -> None:
    table = ronin()
    with pytest.raises(IllegalMove) as caught:
        table.match.submit(0, ["a>2a", "stop"])
    assert caught.value.refusal.code == "past-reveal"
    assert table.stage == "strike"


@pytest.mark.rule("R2.1", "R7.1")
@pytest.mark.parametrize("then", ["fill-4", "keep", "stop"])
def test_a_refused_plan_tells_nothing_of_what_it_would_have_revealed(then: str) -> None:
    """Otherwise a seat could try every attack first and make the best one."""
    answers = []
    for hidden in ("8 1 3", "1 8 3"):
        with pytest.raises(IllegalMove) as caught:
            lay("7 9 2 | 4", f"{hidden} | 4 6").match.submit(0, ["a>2a", then])
        answers.append((caught.value.refusal, caught.value.legal, str(caught.value)))
    assert answers[0] == answers[1]


def test_what_is_no_code_or_no_seat_is_said_so() -> None:
    table = lay("1 9 2 | 4 7", "2 8 3 | 4 7")
    for nonsense in ("", "a>8a", "d>2a", "fill-11", "b>2b ", "A>2A"):
        with pytest.raises(BadCode, match="is not an action of Tenno"):
            table.match.submit(0, nonsense)
    with pytest.raises(BadSeat, match="no seat 2 at this table"):
        table.match.submit(2, "b>2b")


def test_every_code_is_answered_in_every_stage_whoever_asks() -> None:
    """Legal or refused with a sentence, but never an accident."""
    tables = [
        new_game(first="1"),
        strike(),
        win().play("1:b>2b"),
        ronin().play("1:a>2a"),
        win().play("1:b>2b 2:plain"),
        win().play("1:b>2b 2:plain 2:fill-4"),
        win().play("1:b>2b 2:plain 2:fill-4 1:swap-a"),
        win().play("1:a>2b 2:plain 1:fill-4"),
    ]
    assert len({table.stage for table in tables}) == 8
    for table in tables:
        for seat in range(2):
            for code in GAME.codes:
                refusal = table.match.explain(seat, code)
                assert (refusal is None) == (code in table.match.legal(seat))
                if refusal is not None:
                    assert all(GAME.words(lang, table.match.names).refusal(refusal) for lang in LANGUAGES)


@pytest.mark.rule("R3.5", "R7.1")
def test_a_refusal_tells_no_secret_of_another() -> None:
    """Whatever a seat asks, the answer is the same however the others' hidden cards lie."""
    one, other = lay("6 9 2 | 4", "5 1 8 | 3 X"), lay("6 9 2 | 4", "X 3 8 | 1 5")
    for code in GAME.codes:
        assert one.match.explain(0, code) == other.match.explain(0, code)
