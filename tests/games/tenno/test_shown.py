"""The stored records show what their names say."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import pytest

import tatami
from tatami import BadRecord, Record
from tatami.core.match import Match
from tests.games.corpus import records
from tests.games.tenno.positions import CARDS

GEISHA = CARDS.split().index("X")
RECORDS = records("tenno")


@lru_cache(maxsize=16)
def told(name: str) -> tuple[dict[str, object], ...]:
    """All that happened, as a spectator saw it."""
    return tuple(seen.as_json() for seen in tatami.replay(RECORDS[name]).feed(None))


def kinds(name: str) -> set[str]:
    return {str(event["event"]) for event in told(name)}


def positions(name: str) -> Iterator[tuple[Match, str]]:
    """The match before each of its moves, and the move."""
    match = Match.open(RECORDS[name])
    for seat, code in RECORDS[name].moves:
        yield match, code
        match.follow(seat, code)


@pytest.mark.rule("R6.1", "R6.2", "R6.3")
@pytest.mark.parametrize("reason", ["prisoners", "court", "shared"])
def test_the_ends(reason: str) -> None:
    assert RECORDS[reason].result["reason"] == reason
    winners = RECORDS[reason].result["winners"]
    assert len(winners) == (2 if reason == "shared" else 1)


@pytest.mark.rule("R3.2", "R3.6", "R3.9", "R3.12", "R5.1", "R5.3", "R5.6", "R7.2")
def test_every_power() -> None:
    assert RECORDS["every-power"].options["memory"] == "head"
    assert {"supported", "seized", "captured", "drawn", "changed", "looked"} <= kinds("every-power")
    both = [event for event in told("every-power") if event["event"] == "drawn" and event["card"] == GEISHA]
    assert len(both) == 1
    stages = {match.position()["stage"] for match, _ in positions("every-power")}
    assert stages == {"begin", "arrange", "strike", "support", "again", "refill", "change", "relay", "peek"}
    codes = {code for _, code in RECORDS["every-power"].moves}
    assert {"monk", "plain", "trust", "keep", "trade-bc"} <= codes
    twice = [code for match, code in positions("every-power") if match.position()["stage"] == "again"]
    assert any(">" in code for code in twice)
    empty = [match.position() for match, code in positions("every-power") if code.startswith("trade")]
    assert all(position["hand"][position["turn"]] == [] for position in empty)


@pytest.mark.rule("R1.4")
def test_seven_players() -> None:
    record = RECORDS["seven-players"]
    assert (record.seats, len(record.names)) == (7, 7)
    assert record.options["first"] == "5"
    attackers = [event["seat"] for event in told("seven-players") if event["event"] == "attacked"]
    assert attackers[0] == 4
    assert set(attackers) == set(range(7))


@pytest.mark.parametrize("name", sorted(RECORDS))
def test_one_other_move_and_the_record_is_refused(name: str) -> None:
    record = RECORDS[name]
    moves = list(record.moves)
    moves[-1] = (moves[-1][0], "keep")
    changed = Record(**{**vars(record), "moves": tuple(moves)})
    with pytest.raises(BadRecord, match=f"Move {len(moves)} of the record"):
        tatami.replay(changed)


def test_another_first_player_than_the_seed_draws_is_refused() -> None:
    record = RECORDS["shared"]
    (chance, drawn), *rest = record.moves
    other = "first-1" if drawn != "first-1" else "first-2"
    with pytest.raises(BadRecord, match="not what its seed draws"):
        tatami.replay(Record(**{**vars(record), "moves": ((chance, other), *rest)}))
