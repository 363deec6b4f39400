"""Playthroughs: a record as a page of text, with table, prompt, move and events, for people to read and compare."""

from __future__ import annotations

from collections.abc import Iterator

from tatami.core.match import Match
from tatami.core.record import Record
from tatami.core.state import CHANCE

WIDTH = 100


def playthrough(record: Record, lang: str = "en") -> str:
    """The whole game, move by move."""
    return "\n".join(_lines(record, lang)) + "\n"


def _lines(record: Record, lang: str) -> Iterator[str]:
    match = Match.open(record)
    words = match.game.words(lang, record.names)
    yield f"# {words.title()}: {record.game}@{record.rules}, {record.seats} seats, {_options(record)}"
    for number, (seat, code) in enumerate(record.moves, 1):
        yield ""
        if seat == CHANCE:
            yield f"{number}. chance: {code}"
        else:
            view = match.view(seat)
            yield f"--- {words.player(seat)} sees " + "-" * (WIDTH - 10 - len(words.player(seat)))
            yield words.board(view)
            yield ""
            yield f"? {words.prompt(view)}"
            yield f"  legal: {' '.join(match.legal(seat))}"
            yield f"{number}. {words.player(seat)}: {code}  ({words.action(match.game.decode(code), view)})"
        before = [len(match.feed(observer)) for observer in (None, *range(record.seats))]
        match.follow(seat, code)
        public = match.feed(None, before[0])
        for seen in public:
            yield f"   {words.event(seen)}"
        shared = [seen.kind for seen in public]
        for observer in range(record.seats):
            for seen in match.feed(observer, before[observer + 1]):
                if seen.kind not in shared or seen not in public:
                    yield f"   [only {words.player(observer)}] {words.event(seen)}"
    outcome = match.outcome
    if outcome is not None:
        yield ""
        yield f"= {words.outcome(outcome)}"


def _options(record: Record) -> str:
    return " ".join(f"{name}={value}" for name, value in sorted(record.options.items()))
