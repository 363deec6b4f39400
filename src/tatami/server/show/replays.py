"""Games told again, moment by moment, for one viewer or with everything open."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import msgspec

from tatami.core.events import Event, Seen
from tatami.core.match import Match
from tatami.core.state import CHANCE
from tatami.server import wire
from tatami.server.domain.documents import unveiled
from tatami.server.domain.table import Table
from tatami.server.show.endings import ending, outcome_of
from tatami.server.show.updates import Viewer, lines, seen_by, words_for
from tatami.server.show.words import names_in


def replay(table: Table, viewer: Viewer, open: bool, lang: str | None, board: bool = False) -> wire.Replay:
    """The whole game as `viewer` saw it; `open`: with all that any seat knew; `board`: with the table as text."""
    parts = telling(table, viewer, open, lang, board)
    while True:
        try:
            next(parts)
        except StopIteration as told:
            found: wire.Replay = told.value
            return found


def telling(
    table: Table, viewer: Viewer, open: bool, lang: str | None, board: bool = False
) -> Generator[None, None, wire.Replay]:
    """A replay made moment by moment, of the game as it stood at the beginning: the caller may pause in between."""
    record, end, over = table.record(), ending(table, lang), table.status != "playing"
    match = Match.open(record)
    words = words_for(table, lang, None if open else viewer)
    # Written as they are made: a long game has thousands of views, and together they are many times their bytes.
    frames: list[Any] = []
    shown: list[Any] = []

    def frame(seat: int | None, events: list[Event]) -> None:
        seen = [unveiled(event) for event in events] if open else seen_by(events, viewer)
        view = match.view(viewer)
        views: list[Any] = [match.view(each) for each in range(match.seats)] if open else []
        if frames and not seen and views == shown:
            return  # Nothing that this viewer noticed.
        shown[:] = views
        made = wire.Frame(
            number=len(frames),
            seat=seat,
            events=lines(seen, words),
            view=view,  # type: ignore[arg-type]
            views=views,
            boards=[words.sheet(each) for each in views or [view]] if board and words is not None else [],
        )
        frames.append(msgspec.Raw(msgspec.json.encode(made)))

    frame(None, [])
    for seat, code in record.moves:
        before = len(match)
        match.follow(seat, code)
        events = match.events(before)
        # Who made a move that this viewer did not notice is not told either.
        frame(None if seat == CHANCE else seat, events)
        yield
    return wire.Replay(
        game=record.game,
        eye=viewer,
        open=open,
        names=list(names_in(table, lang)),
        options=record.options,
        frames=frames,
        ending=end,
        seed=record.seed if over else "",
        commitment=table.commitment,
    )


def moments(table: Table, viewer: Viewer) -> list[int]:
    """For each move of the record, the frame of that viewer's replay which shows the table just before it."""
    record = table.record()
    match = Match.open(record)
    found: list[int] = []
    frame = 0
    for seat, code in record.moves:
        found.append(frame)
        before = len(match)
        match.follow(seat, code)
        frame += bool(seen_by(match.events(before), viewer))
    return found


def turning(table: Table, viewer: Viewer, lang: str) -> Generator[None, None, list[wire.Moment]]:
    """What turned a finished game, by what `viewer` saw of it; the caller may pause in between."""
    record, outcome, words = table.record(), outcome_of(table), words_for(table, lang, viewer)
    match = Match.open(record)
    feed: list[Seen] = []
    frames: list[int] = []
    frame = 0
    for seat, code in record.moves:
        before = len(match)
        match.follow(seat, code)
        seen = seen_by(match.events(before), viewer)
        frame += bool(seen)
        feed += seen
        frames += [frame] * len(seen)
        yield
    if outcome is None or words is None:
        return []
    return [
        wire.Moment(
            line=moment.line,
            frame=frames[moment.line],
            place=moment.place,
            title=words.moment(moment),
            text=words.event(feed[moment.line]),
        )
        for moment in match.game.turning(feed, outcome)
    ]
