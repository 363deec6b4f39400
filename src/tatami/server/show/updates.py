"""The game as one viewer sees it, now and since the beginning."""

from __future__ import annotations

from collections.abc import Generator, Iterable

import msgspec

from tatami.core.events import Event, Seen
from tatami.core.match import Match, replay
from tatami.core.view import View
from tatami.core.words import GameWords, capital
from tatami.server import wire
from tatami.server.domain.table import Table
from tatami.server.show.endings import ending
from tatami.server.show.words import game_words, names_in

Viewer = int | None
"""A seat, or None for a spectator."""


def words_for(table: Table, lang: str | None, reader: Viewer = None) -> GameWords | None:
    """The game's words for the people of this table; whoever reads them with a seat is called "you"."""
    if lang is None or table.match is None:
        return None
    words = game_words(table.match.game, lang, names_in(table, lang), reader)
    return words.seeing(table.match.view(reader)) if words.leads and reader is not None else words


def noticed(events: list[Event], viewer: Viewer) -> int:
    """How many of these events a viewer noticed."""
    count = 0
    for event in events:
        if event.noticed_by(viewer):
            count += 1
    return count


def seen_by(events: Iterable[Event], viewer: Viewer) -> list[Seen]:
    """What a viewer sees of these events."""
    return [seen for event in events if (seen := event.seen_by(viewer)) is not None]


def lines(story: Iterable[Seen], words: GameWords | None, view: View | None = None) -> list[wire.Line]:
    """Events as somebody saw them, with their sentences; with a `view`, as what led there, also what they mean."""
    if words is None:
        return [wire.Line(event=seen.kind, data=seen.data) for seen in story]
    return [
        wire.Line(event=seen.kind, data=seen.data, text=words.event(seen), means=_meaning(seen, words, view))
        for seen in story
    ]


def _meaning(seen: Seen, words: GameWords, view: View | None) -> wire.Meaning | msgspec.UnsetType:
    """Only from what the reading seat saw and may know."""
    means = None if view is None or words.reader is None else words.meaning(seen, view)
    return msgspec.UNSET if means is None else wire.Meaning(text=capital(means.text), good=means.good)


def story(table: Table, viewer: Viewer, since: int) -> list[Seen]:
    """What a viewer has seen from event `since` on, told again from the record."""
    assert table.match is not None
    return replay(table.match.record()).feed(viewer, since)


def recall(table: Table, viewer: Viewer, lang: str | None, since: int) -> Generator[None, None, None]:
    """Find the sentences of a story one by one, so that it is told quickly afterwards."""
    words = words_for(table, lang, viewer)
    if words is not None:
        for seen in story(table, viewer, since):
            words.event(seen)
            yield


def update(
    table: Table,
    viewer: Viewer,
    lang: str | None,
    board: bool,
    fresh: list[Seen],
    since: int,
    now: int,
    live: bool = False,
) -> wire.Update:
    """The game as a viewer sees it; `fresh` is what it has not been told yet, from number `since` of its story.

    What has just happened, `live`, is told with what it means.
    """
    match = table.match
    assert match is not None
    words = words_for(table, lang, viewer)
    view = match.view(viewer)
    to_act = table.to_act
    owes = viewer is not None and viewer in to_act and table.chairs[viewer].decides
    codes = match.legal(viewer) if owes and viewer is not None else []
    return wire.Update(
        eye=viewer,
        view=view,  # type: ignore[arg-type]
        since=since,
        events=lines(fresh, words, view if live else None),
        to_act=to_act,
        ask=table.asks[viewer] if owes and viewer is not None else None,
        legal=options(match, codes, view, words),
        undo=_may_undo(table, match, viewer),
        laid=match.laid(viewer) if owes and viewer is not None else [],
        clocks=[wire.Clock(left=face.left, running=face.running) for face in table.clocks.faces(now)],
        prompt="" if words is None or table.status != "playing" else words.prompt(view),
        stage="" if words is None else words.stage(view),
        rules=[] if words is None else list(words.rules_at(view)),
        board=words.sheet(view) if words is not None and board else (),
        paused=table.paused,
        proposal=proposal(table),
        settled=settled(table),
        ending=ending(table, lang),
    )


def described(id: int, table: Table, viewer: Viewer, lang: str | None) -> wire.Described:
    """The table as text, as a viewer sees it now."""
    match, words = table.match, words_for(table, lang, viewer)
    board = () if match is None or words is None else words.sheet(match.view(viewer))
    return wire.Described(id=id, eye=viewer, board=board)


def _may_undo(table: Table, match: Match, viewer: Viewer) -> bool:
    playing = viewer is not None and table.status == "playing" and table.chairs[viewer].decides
    return playing and viewer is not None and match.may_undo(viewer)


def proposal(table: Table) -> wire.Proposal | None:
    """What is asked of people at the table."""
    asked, match = table.proposal, table.match
    if asked is None or match is None:
        return None
    return wire.Proposal(
        number=asked.number,
        what=asked.what,
        by=asked.by,
        waiting=[seat for seat, chair in enumerate(table.chairs) if chair.player in asked.waiting],
        seat=asked.about,
        decisions=match.era - match.era_after(asked.moves) if asked.what == "undo" else 0,
        at=asked.at,
    )


def settled(table: Table) -> wire.Settled | None:
    """What became of the last proposal."""
    last = table.settled
    if last is None:
        return None
    return wire.Settled(number=last.number, what=last.what, by=last.by, how=last.how, seat=last.seat, word=last.word)


def options(match: Match, codes: list[str], view: object, words: GameWords | None) -> list[wire.Action]:
    """Codes with their sentences, as they read in front of this view."""
    if words is None:
        return [wire.Action(code=code) for code in codes]
    return [wire.Action(code=code, text=words.action(match.game.decode(code), view)) for code in codes]
