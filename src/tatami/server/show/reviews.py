"""A finished game looked over again for one seat."""

from __future__ import annotations

from collections.abc import Callable

from tatami.bots.knowledge import knowledge_of
from tatami.bots.review import Comparison, Judged, Swing, comparisons, phrase, swings
from tatami.core.registry import game as find_game
from tatami.core.words import GameWords
from tatami.server import wire
from tatami.server.domain.table import Table
from tatami.server.show.replays import moments
from tatami.server.show.updates import words_for

Decode = Callable[[str], int]


def review(table: Table, seat: int, lang: str, judge: str, judged: list[Judged]) -> wire.Review:
    """Every decision of a seat as the judge saw it, in words, each with its moment in the seat's own replay."""
    words = words_for(table, lang)
    assert words is not None
    frames, decode = moments(table, seat), find_game(table.opened.game).decode
    chances, record = knowledge_of(table.opened.game).chances, table.record()
    told = zip(judged, comparisons(record, judged), swings(record, seat, judged, chances), strict=True)
    return wire.Review(
        seat=seat,
        judge=judge,
        chances=chances,
        verdicts=[_verdict(each, telling, swing, frames, words, decode) for each, telling, swing in told],
    )


def _verdict(
    judged: Judged, telling: Comparison, swing: Swing | None, frames: list[int], words: GameWords, decode: Decode
) -> wire.Judged:
    (each, moment), (played, better) = judged, telling
    return wire.Judged(
        frame=frames[moment[each.turning].move],
        played=phrase(played, words, decode),
        better=phrase(better, words, decode) if each.sure else "",
        value=each.value,
        promised=each.promised,
        loss=each.loss,
        error=each.error,
        agreed=each.agreed,
        share=each.share,
        swing=0.0 if swing is None else swing.change,
        by="" if swing is None else swing.by,
    )
