"""Records: two forms, one truth, and every kind of damage refused in one sentence."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tatami
from tatami import BadRecord, Record, TatamiError, WrongVersion
from tests.core.test_match import played

RECORD = played(3, 9).record()


def test_both_forms_say_the_same() -> None:
    assert Record.load(RECORD.to_json()) == RECORD
    line = Record.load(RECORD.line())
    assert (line.moves, line.options, line.seed, line.digest()) == (
        RECORD.moves,
        RECORD.options,
        RECORD.seed,
        RECORD.digest(),
    )
    assert "\n" not in RECORD.line()


def test_replay_comes_to_the_same_end() -> None:
    match = tatami.replay(RECORD.to_json())
    assert match.record() == RECORD
    assert match.outcome is not None
    assert match.record().result == RECORD.result


def test_replay_may_stop_early_and_be_played_on() -> None:
    match = tatami.replay(RECORD, moves=6)
    assert len(match) == 6
    seat, code = RECORD.moves[6]
    match.submit(seat, code)
    assert match.record().moves == RECORD.moves[:7]


def damaged(**changes: object) -> str:
    document = RECORD.document() | changes
    document.pop("digest")
    return json.dumps(document)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "not valid JSON"),
        ("[]", "not a Tatami record"),
        ("{}", "not a Tatami record"),
        ("", "not a Tatami record"),
        ("hello", "not a Tatami record"),
        ("tenno@1 seats=x |", '"seats"'),
        ("tenno@1 seats=2 | nonsense", "Move 1 of the record cannot be read"),
        ("tenno@1 seats=2 | 0:set-123", "Move 1 of the record cannot be read"),
        (damaged(tatami=2), "format 2"),
        (damaged(seats="3"), '"seats"'),
        (damaged(seats=True), '"seats"'),
        (damaged(moves="x"), '"moves"'),
        (damaged(options=[]), '"options"'),
        (damaged(commitment="00"), "does not fit its commitment"),
        (json.dumps(RECORD.document() | {"digest": "00"}), "has been changed or damaged"),
        (json.dumps(RECORD.document() | {"seats": 4}), "has been changed or damaged"),
    ],
)
def test_a_broken_record_is_refused_in_one_sentence(text: str, words: str) -> None:
    with pytest.raises(BadRecord, match=words) as caught:
        Record.load(text)
    assert "\n" not in str(caught.value)


def test_another_rules_version_is_refused_with_both_named() -> None:
    with pytest.raises(WrongVersion, match=r"version 0.*version 1"):
        tatami.replay(replace(RECORD, rules="0"))


def test_an_illegal_move_is_refused_with_its_number_and_rule() -> None:
    moves = (*RECORD.moves[:4], (RECORD.moves[4][0], "keep"))
    with pytest.raises(BadRecord, match=r"Move 5 .*keep.*not allowed: .*To be decided now") as caught:
        tatami.replay(replace(RECORD, moves=moves))
    assert "Teraz do rozstrzygnięcia" in caught.value.sentence("pl")


def test_a_player_who_is_not_there_is_named_as_people_count() -> None:
    with pytest.raises(BadRecord, match="by player 9; this table has players 1 to 3"):
        tatami.replay(replace(RECORD, moves=(*RECORD.moves[:1], (8, "set-123"))))


def test_a_changed_deal_is_found_out() -> None:
    drawn = RECORD.moves[0][1]
    other = next(code for code in ("first-1", "first-2") if code != drawn)
    with pytest.raises(BadRecord, match="not what its seed draws"):
        tatami.replay(replace(RECORD, moves=((-1, other),)))
    with pytest.raises(BadRecord, match="not a possible outcome"):
        tatami.replay(replace(RECORD, moves=((-1, "first-7"),)))
    assert tatami.replay(replace(RECORD, moves=((-1, other),), seed="")).record().moves == ((-1, other),)


def outcome_of(text: str) -> str:
    """What replaying a text comes to: a sentence of refusal, or the record again."""
    try:
        return tatami.replay(text).record().line()
    except TatamiError as refused:
        return str(refused)


@given(st.text(max_size=60))
def test_no_text_breaks_the_reader(text: str) -> None:
    assert outcome_of(text)


@given(st.integers(0, len(RECORD.line()) - 1), st.characters(codec="utf-8"))
def test_a_scratched_line_is_refused_or_still_a_game(at: int, scratch: str) -> None:
    line = RECORD.line()
    assert outcome_of(line[:at] + scratch + line[at + 1 :])


@given(st.text(max_size=20))
def test_any_seed_comes_back_from_a_line(seed: str) -> None:
    assert Record.from_line(replace(RECORD, seed=seed).line()).seed == seed
