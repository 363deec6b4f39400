"""Checks of stored records, which prove that the code still plays the versions of the rules that it names."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from tatami.core.game import AnyGame
from tatami.core.match import replay
from tatami.core.meta import Meta
from tatami.core.record import Record
from tatami.core.registry import known

FORMER = 3
"""How many stored records must prove that a former version is still played."""


def check_records(game: AnyGame, folder: Path) -> None:
    """Check that every record of the folder replays to its digest and result, and that none is missing."""
    stored = [Record.load(path.read_text("utf-8")) for path in sorted(folder.glob("*.json"))]
    lacking = lacking_records(game.meta, stored)
    assert not lacking, "; ".join(lacking)
    with known(game):
        for record in stored:
            again = replay(record).record()
            assert (again.rules, again.digest()) == (record.rules, record.digest()), record.line()
            assert again.result == record.result, record.line()


def lacking_records(meta: Meta, stored: Iterable[Record]) -> list[str]:
    """What the stored records leave unproved.

    Of the present version every way to end must be there. Of a former version that the game says to play, several, of
    more than one way to end where there is more than one.
    """
    endings: dict[str, list[str]] = {}
    for record in stored:
        endings.setdefault(record.rules, []).append(str(record.result.get("reason", "")))
    lacking = [f"{meta.version}: {reason}" for reason in meta.reasons if reason not in endings.get(meta.version, [])]
    for rules in meta.plays:
        found = endings.get(rules, [])
        if len(found) < FORMER or len(set(found)) < min(2, len(meta.reasons)):
            lacking.append(f"{rules}: {len(found)} of {FORMER}")
    return lacking
