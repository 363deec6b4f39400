"""Games told again, moment by moment, for one eye or with everything open."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from tatami.core.events import Event
from tatami.core.match import Match
from tatami.core.state import CHANCE
from tatami.server import sights, wire
from tatami.server.domain.table import Table
from tatami.server.sights import Eye
from tatami.server.stories import unveiled
from tatami.server.words import names_in


def replay(table: Table, eye: Eye, open: bool, lang: str | None, board: bool = False) -> wire.Replay:
    """The whole game as `eye` saw it; `open`: with all that any seat knew; `board`: with the table as text."""
    parts = telling(table, eye, open, lang, board)
    while True:
        try:
            next(parts)
        except StopIteration as told:
            found: wire.Replay = told.value
            return found


def telling(
    table: Table, eye: Eye, open: bool, lang: str | None, board: bool = False
) -> Generator[None, None, wire.Replay]:
    """The same moment by moment, as it was at the beginning: whoever asks may do something else in between."""
    record, ending, over = table.record(), sights.ending(table, lang), table.status != "playing"
    match = Match.open(record)
    words = sights.words_for(table, lang)
    frames: list[wire.Frame] = []

    def frame(seat: int | None, events: list[Event]) -> None:
        seen = [unveiled(event) for event in events] if open else sights.seen_by(events, eye)
        view = match.view(eye)
        views: list[Any] = [match.view(each) for each in range(match.seats)] if open else []
        if frames and not seen and views == frames[-1].views:
            return  # Nothing that this eye noticed.
        frames.append(
            wire.Frame(
                number=len(frames),
                seat=seat,
                events=sights.lines(seen, words),
                view=view,  # type: ignore[arg-type]
                views=views,
                boards=[words.sheet(each) for each in views or [view]] if board and words is not None else [],
            )
        )

    frame(None, [])
    for seat, code in record.moves:
        before = len(match)
        match.follow(seat, code)
        events = match.events(before)
        # Who made a move that this eye did not notice is not told either.
        frame(None if seat == CHANCE else seat, events)
        yield
    return wire.Replay(
        game=record.game,
        title=record.game,
        eye=eye,
        open=open,
        names=list(names_in(table, lang)),
        options=record.options,
        frames=frames,
        ending=ending,
        seed=record.seed if over else "",
        commitment=table.commitment,
    )


def moments(table: Table, eye: Eye) -> list[int]:
    """For each move of the record, the frame of that eye's replay which shows the table just before it."""
    record = table.record()
    match = Match.open(record)
    found: list[int] = []
    frame = 0
    for seat, code in record.moves:
        found.append(frame)
        before = len(match)
        match.follow(seat, code)
        frame += bool(sights.seen_by(match.events(before), eye))
    return found
