"""What people and bots are called at a table, in each reader's language."""

from __future__ import annotations

import pytest

from tatami.server import entries
from tatami.server.table import Table
from tatami.server.wire import Pace
from tatami.server.words import names_in

CALLED = {
    "en": ("Ala", "Peasant A", "Shogun", "Peasant B"),
    "pl": ("Ala", "Wieśniak A", "Szogun", "Wieśniak B"),
    "uk": ("Ala", "Селянин А", "Сьоґун", "Селянин Б"),
}


@pytest.mark.parametrize("lang", CALLED)
def test_bots_alike_are_told_apart_by_letters(lang: str) -> None:
    """By numbers they would be called like cards of Tenno."""
    head = entries.Opened(
        at=0,
        game="tenno",
        rules="1",
        seats=4,
        options={},
        seed="1",
        host="ala",
        pace=Pace(),
        leaver="bot",
        open=False,
        invite="",
    )
    table = Table("table", head)
    table.apply(entries.Sat(at=1, seat=0, player="ala", name="Ala"))
    for seat, level in ((1, "peasant"), (2, "shogun"), (3, "peasant")):
        table.apply(entries.Placed(at=1, seat=seat, level=level))
    assert names_in(table, lang) == CALLED[lang]
