"""What would follow from some codes, as far as a seat can know it."""

from __future__ import annotations

from tatami.core.errors import IllegalMove
from tatami.core.events import Emit, Seen
from tatami.core.match import Match
from tatami.core.refusal import Refusal as RulesRefusal
from tatami.core.rng import stream
from tatami.core.view import View
from tatami.server import wire
from tatami.server.domain.problems import Refusal
from tatami.server.domain.table import Table
from tatami.server.show.updates import lines, seen_by, words_for

PREVIEWED = 16
"""In so many imagined positions a preview must come out alike."""


def previewed(id: int, table: Table, seat: int, codes: list[str], lang: str | None) -> wire.Previewed:
    """Play the codes where the seat imagines them: the truth is not touched, and cannot show through.

    What is told must be the same in every position tried; where it hangs on something hidden, nothing is told.
    """
    view, seen = _imagined(table, seat, codes, 0)
    first = view.to_json()
    for number in range(1, PREVIEWED):
        other, also_seen = _imagined(table, seat, codes, number)
        if (other.to_json(), also_seen) != (first, seen):
            raise Refusal("uncertain")
    events = lines(seen, words_for(table, lang))
    return wire.Previewed(id=id, view=view, events=events)  # type: ignore[arg-type]


def _imagined(table: Table, seat: int, codes: list[str], number: int) -> tuple[View, list[Seen]]:
    """What would follow in one position that the seat may imagine."""
    match = table.match
    assert match is not None
    state = match.imagine(seat, stream("preview", table.id, table.asks[seat], number))
    emit = Emit()
    for code in codes:
        action = match.game.decode(code)
        if action not in state.legal(seat):
            problem = match.game.explain(state, seat, action)
            assert problem is not None
            raise _illegal(match, seat, problem)
        state.apply(seat, action, emit)
    return match.game.view(state, seat), seen_by(emit.events, seat)


def _illegal(match: Match, seat: int, problem: RulesRefusal) -> IllegalMove:
    def say(lang: str, refusal: RulesRefusal) -> str:
        return match.game.words(lang, match.names).refusal(refusal)

    return IllegalMove(problem, say, match.legal(seat))
