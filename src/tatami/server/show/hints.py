"""A strong bot's thoughts, for whoever may be advised."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.bots.judge import Estimate
from tatami.bots.knowledge import knowledge_of
from tatami.core.view import View
from tatami.server import wire
from tatami.server.domain.table import Table
from tatami.server.show.updates import words_for

SHOWN = 3
"""Of so many actions the bot's opinion is told."""


def hinted(id: int, table: Table, view: View, estimates: Sequence[Estimate], lang: str | None) -> wire.Hinted:
    """The best actions as the bot judges them, by what the seat saw when it asked."""
    match, words = table.match, words_for(table, lang, view.seat)
    assert match is not None
    decode = match.game.decode

    def text(estimate: Estimate) -> str:
        codes = estimate.plan or (estimate.code,)
        return "" if words is None else "; ".join(words.action(decode(code), view) for code in codes)

    advice = [
        wire.Advice(
            code=estimate.code,
            text=text(estimate),
            value=estimate.value,
            error=estimate.error,
            share=estimate.share,
            plan=list(estimate.plan),
        )
        for estimate in estimates[:SHOWN]
    ]
    return wire.Hinted(id=id, advice=advice, chances=knowledge_of(table.opened.game).chances)
