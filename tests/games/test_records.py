"""Stored records: real games that must replay for ever, at least one for every way a game can end.

Those of a former version stay here for as long as the game says that it plays it (`Meta.plays`)."""

from __future__ import annotations

import pytest

import tatami
from tatami.core.registry import OURS
from tatami.testing.records import lacking_records
from tests.games.corpus import ALL_RECORDS, records


@pytest.mark.parametrize(("game", "name"), ALL_RECORDS)
def test_replays_to_its_result(game: str, name: str) -> None:
    record = records(game)[name]
    match = tatami.replay(record)
    again = match.record()
    assert again.rules == record.rules
    assert again.digest() == record.digest()
    assert again.result == record.result
    assert match.outcome is not None
    assert match.outcome.reason == record.result["reason"]


@pytest.mark.parametrize("game", OURS)
def test_every_way_to_end_and_every_version_has_records(game: str) -> None:
    assert lacking_records(tatami.game(game).meta, records(game).values()) == []
