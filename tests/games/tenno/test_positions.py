"""Positions as JSON: they survive being written, a short one means what it says, and a wrong one is told why."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tatami import BadPosition
from tatami.core.words import LANGUAGES
from tatami.games.tenno import GAME
from tests.games.tenno.positions import CARDS, document, lay, random_game

SHORT = {
    "game": "tenno",
    "seats": 2,
    "turn": 1,
    "table": [["1", "9", "3"], ["2", "1", "X"]],
    "hand": [["10", "X"], ["5"]],
}

# --- there and back ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("memory", ["aid", "head"])
@pytest.mark.parametrize("seats", [2, 3, 7])
def test_every_position_of_a_game_survives_being_written(seats: int, memory: str) -> None:
    stages = set()
    for state, _ in random_game(f"json {seats}", seats, memory=memory):
        written = json.dumps(GAME.to_json(state))
        again = GAME.from_json(json.loads(written))
        assert again.key() == state.key()
        assert json.dumps(GAME.to_json(again)) == written
        for seat in (None, *range(seats)):
            assert GAME.view(again, seat) == GAME.view(state, seat)
        stages.add(GAME.to_json(state)["stage"])
    assert {"begin", "arrange", "strike", "support", "refill", "over"} <= stages


@pytest.mark.rule("R7.1")
def test_what_the_seats_know_is_written_as_a_log_that_people_can_read() -> None:
    table = lay("7 1 2 | 3 4", "8 1 2 | 3", "8 1 2 | 3").play("1:a>2a 1:fill-4 2:look-a")
    known = table.match.position()["known"]
    assert known[0]["log"] == ["shown a 7", "gone a 7", "laid a", "looked a 4 2"]
    assert known[1]["log"] == ["shown a 8"]
    assert known[2]["log"] == []
    assert known[0]["left"] == ["1", "2", "3", "4", "7"]
    traded = lay("9 1 2 |", "8 1 2 | 3").play("1:a>2a 2:fill-3 1:feint-bc")
    assert traded.match.position()["known"][0]["log"] == ["shown a 9", "traded b c"]


# --- a position written by hand ---------------------------------------------------------------------------------------


def test_what_is_left_out_has_the_value_of_a_turn_that_begins() -> None:
    state = GAME.from_json(SHORT)
    assert GAME.to_json(state) == SHORT | {
        "memory": "aid",
        "stage": "strike",
        "sealed": 0,
        "prison": [[[], []], [[], []]],
        "waiting": [],
        "gaps": [],
        "weapon": None,
        "target": None,
        "first_target": None,
        "lost": 0,
        "lookers": [],
        "slot": None,
        "known": GAME.to_json(state)["known"],
    }
    assert state.to_act() == [1]


def test_cards_that_are_nowhere_have_been_discarded() -> None:
    view = GAME.view(GAME.from_json(SHORT), None)
    assert [CARDS.split()[card] for card in view.courts[0].discarded] == ["2", "4", "5", "6", "7", "8"]


@pytest.mark.rule("R7.1")
def test_without_notes_everything_that_the_cards_allow_is_possible() -> None:
    view = GAME.view(GAME.from_json(SHORT), 1)
    for place in view.courts[0].places:
        assert [CARDS.split()[card] for card in place.may_be or ()] == ["1", "3", "9", "10", "X"]
    log: dict[str, Any] = {"start": "1-9-3 9-1-3", "left": ["1", "3", "9", "10", "X"], "log": ["looked a 1 2"]}
    known = [log, {"start": "2-1-X", "left": ["1", "2", "5", "X"], "log": []}]
    state = GAME.from_json(SHORT | {"known": known})
    assert [place.may_be for place in GAME.view(state, 1).courts[0].places] == [(0,), (8,), (2,)]
    assert [place.may_be for place in GAME.view(state, None).courts[0].places] == [(0, 8), (0, 8), (2,)]
    assert [place.may_be for place in GAME.view(state, 0).courts[1].places] == [(1,), (0,), (10,)]


def test_a_position_in_the_middle_of_a_turn_goes_on_from_there() -> None:
    table = lay("6 9 2 | 4", "5 8 7 | 4", stage="support", weapon="1a", target="2b")
    assert (table.to_act, table.legal(2)) == ([2], "monk plain")
    assert table.play("2:plain").stage == "again"
    table = lay("6 9 2 | 4", ". 8 7 | 4", stage="refill", waiting=[1], gaps=["2a"], lost=0)
    assert table.play("2:fill-4").stage == "change"
    table = lay("6 9 2 | 4", "1 8 7 | 4", stage="peek", lookers=[1])
    assert (table.to_act, table.legal(2)) == ([2], "look-a look-b look-c trust")
    table = lay("6 9 2 | 4", "1 8 7 | 4", stage="relay", slot="1c")
    assert table.legal(1) == "lay-2 lay-4"
    table = lay("6 9 2 | 4", "1 8 7 | 4", stage="change")
    assert table.play("1:keep").turn == 2


# --- what is refused --------------------------------------------------------------------------------------------------


def start(**fields: Any) -> dict[str, Any]:
    """Before the first turn: the first player has laid, the second has not."""
    first = "4 5 6 7 8 9 10 X"
    return document(f"1 2 3 | {first}", f". . . | {first}", stage="arrange", waiting=[1]) | fields


def known(log: list[Any], start: str = "1-9-3", left: str = "1 3 9 10 X") -> list[dict[str, Any]]:
    """Notes on both players of SHORT, those on the first as given."""
    return [
        {"start": start, "left": left.split(), "log": log},
        {"start": "2-1-X", "left": ["1", "2", "5", "X"], "log": []},
    ]


WRONG: list[tuple[str, Any, str]] = [
    ("game", {"game": "go"}, "This is not a position of Tenno."),
    ("game", {}, "This is not a position of Tenno."),
    ("field", SHORT | {"seats": 8}, 'The position\'s field "seats" must be one of: 2-7.'),
    ("field", SHORT | {"seats": True}, 'The position\'s field "seats" must be one of: 2-7.'),
    ("field", SHORT | {"turn": 2}, 'The position\'s field "turn" must be one of: 0-1.'),
    ("field", SHORT | {"stage": "tea"}, 'The position\'s field "stage" must be one of: begin, arrange, strike,'),
    ("field", SHORT | {"memory": "both"}, 'The position\'s field "memory" must be one of: aid, head.'),
    ("field", SHORT | {"sealed": -1}, 'The position\'s field "sealed" must be one of: 0-'),
    ("field", SHORT | {"lost": 3}, 'The position\'s field "lost" must be one of: 0-2.'),
    ("field", SHORT | {"waiting": [2]}, 'The position\'s field "waiting" must be one of: 0-1.'),
    ("field", SHORT | {"lookers": [1]}, 'The position\'s field "lookers" must be one of: 0.'),
    ("field", SHORT | {"lookers": [0, 0, 0]}, 'The position\'s field "lookers" must be one of: 0.'),
    ("field", SHORT | {"weapon": "3a"}, 'The position\'s field "weapon" must be one of: 1a-2c.'),
    ("field", SHORT | {"gaps": ["2d"]}, 'The position\'s field "gaps" must be one of: 1a-2c.'),
    ("field", SHORT | {"hand": [["11"], []]}, 'The position\'s field "hand[0]" must be one of: 1, 2, 3, 4,'),
    ("field", SHORT | {"known": ["all", "all"]}, 'The position\'s field "known" must be one of: {start, left, log}.'),
    ("field", SHORT | {"known": known([], "1-9")}, 'The position\'s field "known.start" must be one of: 1-2-3.'),
    ("list", SHORT | {"table": "1 9 3"}, 'The position\'s field "table" must be a list of 2.'),
    ("list", SHORT | {"table": [["1", "9"], ["2", "1", "X"]]}, 'The position\'s field "table[0]" must be a list of 3.'),
    ("list", SHORT | {"hand": None}, 'The position\'s field "hand" must be a list of 2.'),
    ("list", SHORT | {"gaps": "2a"}, 'The position\'s field "gaps" must be a list.'),
    ("twice", SHORT | {"hand": [["10", "10"], []]}, "The position has the card 10 twice in hand[0]."),
    ("twice", SHORT | {"hand": [["9"], []]}, "The position has the card 9 twice in table, hand, prison [0]."),
    ("twice", document("1 9 9 |", "2 1 X |"), "The position has the card 9 twice in table, hand, prison [0]."),
    (
        "twice",
        document("1 9 3 |", "2 1 X |", prison={1: "2:2"}),
        "The position has the card 2 twice in table, hand, pr",
    ),
    ("own-prison", document("1 9 3 |", "2 1 X |", prison={1: "1:4"}), "Player 1 cannot hold own cards prisoner."),
    ("geisha", document("1 9 3 |", "2 1 4 |", prison={1: "2:X"}), "The geisha of player 2 cannot be in a prison."),
    ("gap", document("1 . 3 |", "2 1 4 |"), 'Player 1 has an empty place, which cannot be in the stage "strike".'),
    ("gap", document("1 2 3 |", "2 1 . |", stage="peek", lookers=[1]), "Player 2 has an empty place, which cannot be "),
    (
        "start",
        start(table=[["1", "2", None], [None] * 3]),
        "Before the first turn player 1 must have the peasants to lay",
    ),
    ("start", start(table=[["1", "2", "3"], ["1", None, None]]), "Before the first turn player 2 must have the peas"),
    ("start", start(hand=[["4"], CARDS.split()[3:]]), "Before the first turn player 1 must have the peasants to lay"),
    ("start", start(waiting=[]), "Before the first turn player 2 must have the peasants to lay or laid"),
    ("start", start(waiting=[0, 1]), "Before the first turn player 1 must have the peasants to lay or laid"),
    ("stage", SHORT | {"stage": "support"}, 'The position\'s field "target" does not fit the stage "support".'),
    ("stage", SHORT | {"stage": "again"}, 'The position\'s field "first_target" does not fit the stage "again".'),
    ("stage", SHORT | {"stage": "refill"}, 'The position\'s field "waiting" does not fit the stage "refill".'),
    (
        "stage",
        document("1 9 3 |", ". 1 X | 4", stage="refill", waiting=[1]),
        'The position\'s field "gaps" does not fit the stage "refill".',
    ),
    (
        "stage",
        document("1 9 3 |", ". 1 X |", stage="refill", waiting=[1], gaps=["2a"]),
        'The position\'s field "hand" does not fit the stage "refill".',
    ),
    ("stage", SHORT | {"stage": "relay"}, 'The position\'s field "slot" does not fit the stage "relay".'),
    ("stage", SHORT | {"stage": "peek"}, 'The position\'s field "lookers" does not fit the stage "peek".'),
    ("log", SHORT | {"known": known(["sang b"])}, 'The notes in "known" have a line that cannot be read: "sang b".'),
    ("log", SHORT | {"known": known(["shown d 9"])}, 'The notes in "known" have a line that cannot be read: "shown d'),
    ("log", SHORT | {"known": known(["shown b 11"])}, 'The notes in "known" have a line that cannot be read: "shown b'),
    ("log", SHORT | {"known": known(["traded a"])}, 'The notes in "known" have a line that cannot be read: "traded a'),
    (
        "log",
        SHORT | {"known": known(["looked b 9 3"])},
        'The notes in "known" have a line that cannot be read: "looked',
    ),
    ("known", SHORT | {"known": known(["shown b 1"])}, "What is known of player 1 contradicts the cards."),
    (
        "known",
        SHORT | {"known": known(["looked b 1 2"], "1-9-3 3-1-9")},
        "What is known of player 1 contradicts the cards.",
    ),
    ("known", SHORT | {"known": known([], left="1 3 9 X")}, "What is known of player 1 contradicts the cards."),
    ("known", SHORT | {"known": known([], start="3-1-9")}, "What is known of player 1 contradicts the cards."),
    ("known", SHORT | {"known": [{"log": []}, {"log": []}]}, "What is known of player 1 contradicts the cards."),
]


@pytest.mark.parametrize(("code", "position", "says"), WRONG, ids=[f"{n}-{case[0]}" for n, case in enumerate(WRONG)])
def test_a_wrong_position_is_told_why(code: str, position: Any, says: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.from_json(position)
    assert str(caught.value).startswith(says)
    assert caught.value.code == code
    said = [caught.value.sentence(lang) for lang in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    assert all(sentence.endswith((".", "”", "»")) for sentence in said)


def test_every_reason_to_refuse_a_position_is_met_above() -> None:
    catalogue = (Path(GAME.folder) / "text" / "en.ftl").read_text("utf-8")
    own = set(re.findall(r"^position-([a-z-]+) =", catalogue, re.M))
    assert {code for code, _, _ in WRONG} == own | {"field", "list"}, "the last two are said by all games alike"


def test_what_is_no_position_at_all_is_refused() -> None:
    for nonsense in (None, 7, "tenno", ["tenno"], True):
        with pytest.raises(BadPosition, match="not a position of Tenno"):
            GAME.from_json(nonsense)  # type: ignore[arg-type]


# --- what should be refused and is not --------------------------------------------------------------------------------


def test_an_empty_place_without_any_lost_card_is_refused() -> None:
    with pytest.raises(BadPosition):
        GAME.from_json(document(". 2 3 | 1 4 5 6 7 8 9 10 X", "2 1 4 |", stage="over"))


@pytest.mark.rule("R7.1")
def test_gaps_are_refused_where_nobody_fills_any() -> None:
    with pytest.raises(BadPosition):
        GAME.from_json(SHORT | {"gaps": ["1a"]})


@pytest.mark.rule("R7.1")
def test_a_look_at_a_card_that_cannot_be_there_is_refused() -> None:
    with pytest.raises(BadPosition):
        GAME.from_json(SHORT | {"known": known(["looked b 1 2"])})


@pytest.mark.rule("R1.2")
def test_a_prisoner_before_the_first_turn_is_refused() -> None:
    with pytest.raises(BadPosition):
        GAME.from_json(start(prison=[[[], ["1"]], [[], []]]))


@pytest.mark.parametrize(
    "fields",
    [
        {"stage": "peek", "lookers": [0.0]},
        {"waiting": [1.0]},
        {"weapon": "²a"},
        {"known": known(["looked b 9 ²"])},
    ],
    ids=["lookers", "waiting", "weapon", "log"],
)
def test_numbers_that_only_look_like_numbers_are_refused(fields: dict[str, Any]) -> None:
    try:
        GAME.from_json(SHORT | fields)
    except BadPosition:
        return
    except (TypeError, ValueError) as problem:
        pytest.fail(f"an accident instead of a sentence: {problem!r}")
    pytest.fail("accepted")
