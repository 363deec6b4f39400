"""What a plan would lead to: what fits next, why something does not, and what is certain to follow."""

from __future__ import annotations

from tatami.core.ahead import Ahead
from tatami.core.errors import BadCode
from tatami.core.events import Emit, Seen
from tatami.core.match import Match
from tatami.core.refusal import Refusal
from tatami.core.rng import stream
from tatami.core.view import View
from tatami.core.words import GameWords
from tatami.server import wire
from tatami.server.domain.table import Table
from tatami.server.show.updates import lines, options, seen_by, words_for
from tatami.server.show.words import game_words, names_in

IMAGINED = 16
"""In so many imagined positions it must come out alike."""


def foretold(table: Table, asked: wire.Ahead, lang: str | None) -> wire.Foretold:
    """The answer to somebody who has put a plan together and looks ahead."""
    match, seat, codes = table.match, asked.seat, asked.codes
    assert match is not None
    ahead = match.ahead(seat, codes, anew=asked.anew)
    telling = game_words(match.game, lang or "en", names_in(table, lang), seat)
    problem = None if ahead.refusal is None else _problem(ahead.refusal, telling)
    watched = _watched(match, asked, ahead) if ahead.refusal is None else {}
    certain = asked.follow and ahead.refusal is None and codes and not asked.anew
    return wire.Foretold(
        id=asked.id,
        legal=options(match, ahead.legal, ahead.view, words_for(table, lang, seat)),
        view=ahead.view,  # type: ignore[arg-type]
        final=ahead.final,
        problem=problem,
        at=ahead.at,
        next={code: _change(ahead, then) for code, then in watched.items() if then.refusal is None and not then.final},
        refusals={code: _problem(then.refusal, telling) for code, then in watched.items() if then.refusal is not None},
        follows=_follows(table, seat, codes, lang) if certain else None,
    )


def _watched(match: Match, asked: wire.Ahead, ahead: Ahead) -> dict[str, Ahead]:
    """What each of the watched codes would lead to, or why it does not fit. What is no code at all is passed over."""
    found = {}
    for code in asked.watch:
        try:
            found[code] = match.ahead(asked.seat, [*asked.codes, code], anew=asked.anew)
        except BadCode:
            continue
    return found


def _change(before: Ahead, after: Ahead) -> wire.Next:
    """As a difference: in a long list little changes with a part."""
    was, will = set(before.legal), set(after.legal)
    return wire.Next(
        gone=[code for code in before.legal if code not in will],
        more=[code for code in after.legal if code not in was],
    )


def _problem(refusal: Refusal, words: GameWords) -> wire.Problem:
    return wire.Problem(code="illegal", rule=refusal.rule, text=words.refusal(refusal))


def _follows(table: Table, seat: int, codes: list[str], lang: str | None) -> wire.Follows | None:
    """Play the codes where the seat imagines them: the truth is not touched, and cannot show through.

    What is told must be the same in every position tried; where it hangs on something hidden, nothing is told.
    """
    view, seen = _imagined(table, seat, codes, 0)
    first = view.to_json()
    for number in range(1, IMAGINED):
        other, also_seen = _imagined(table, seat, codes, number)
        if (other.to_json(), also_seen) != (first, seen):
            return None
    return wire.Follows(view=view, events=lines(seen, words_for(table, lang, seat)))  # type: ignore[arg-type]


def _imagined(table: Table, seat: int, codes: list[str], number: int) -> tuple[View, list[Seen]]:
    """What would follow in one position that the seat may imagine."""
    match = table.match
    assert match is not None
    game = match.game
    state = match.imagine(seat, stream("follows", table.id, table.asks[seat], number))
    emit = Emit()
    for action in game.in_order(state, seat, [game.decode(code) for code in codes]):
        state.apply(seat, action, emit)
    return game.view(state, seat), seen_by(emit.events, seat)
