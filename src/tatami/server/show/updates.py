"""The game as one viewer sees it, now and since the beginning."""

from __future__ import annotations

from collections.abc import Generator, Iterable

from tatami.core.events import Event, Seen
from tatami.core.match import Match, replay
from tatami.core.words import GameWords
from tatami.server import wire
from tatami.server.domain.table import Table
from tatami.server.show.words import ending_text, game_words, names_in

Viewer = int | None
"""A seat, or None for a spectator."""


def words_for(table: Table, lang: str | None) -> GameWords | None:
    """The game's words for the people of this table."""
    if lang is None or table.match is None:
        return None
    return game_words(table.match.game, lang, names_in(table, lang))


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


def lines(story: Iterable[Seen], words: GameWords | None) -> list[wire.Line]:
    """Events as somebody saw them, with their sentences."""
    if words is None:
        return [wire.Line(event=seen.kind, data=seen.data) for seen in story]
    return [wire.Line(event=seen.kind, data=seen.data, text=words.event(seen)) for seen in story]


def story(table: Table, viewer: Viewer, since: int) -> list[Seen]:
    """What a viewer has seen from event `since` on, told again from the record."""
    assert table.match is not None
    return replay(table.match.record()).feed(viewer, since)


def recall(table: Table, viewer: Viewer, lang: str | None, since: int) -> Generator[None, None, None]:
    """Find the sentences of a story one by one, so that it is told quickly afterwards."""
    words = words_for(table, lang)
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
) -> wire.Update:
    """The game as a viewer sees it; `fresh` is what it has not been told yet, from number `since` of its story."""
    match = table.match
    assert match is not None
    words = words_for(table, lang)
    view = match.view(viewer)
    to_act = table.to_act
    owes = viewer is not None and viewer in to_act and table.chairs[viewer].decides
    codes = match.legal(viewer) if owes and viewer is not None else []
    return wire.Update(
        eye=viewer,
        view=view,  # type: ignore[arg-type]
        since=since,
        events=lines(fresh, words),
        to_act=to_act,
        ask=table.asks[viewer] if owes and viewer is not None else None,
        legal=_options(match, codes, view, words),
        undo=_may_undo(table, match, viewer),
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


def _options(match: Match, codes: list[str], view: object, words: GameWords | None) -> list[wire.Action]:
    if words is None:
        return [wire.Action(code=code) for code in codes]
    return [wire.Action(code=code, text=words.action(match.game.decode(code), view)) for code in codes]


def ending(table: Table, lang: str | None) -> wire.Ending | None:
    """How the game ended, with its sentence."""
    end = table.ending
    if end is None:
        return None
    return wire.Ending(
        reason=end.reason,
        winners=end.winners,
        returns=end.returns,
        figures=end.figures,
        text="" if lang is None else ending_text(table, end, lang),
    )
