"""What happened at a table as sentences in every language: a document that outlives the rules.

Of a game that is over everything is told, and its record is kept; of one that goes on, only what a spectator saw.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import asdict, replace

import msgspec

from tatami.core.errors import UnknownGame
from tatami.core.events import Seen
from tatami.core.record import Record
from tatami.core.registry import game as find_game
from tatami.core.words import LANGUAGES
from tatami.server import wire
from tatami.server.domain.aside import AsideTable
from tatami.server.domain.documents import Document, KeptEnding, unveiled
from tatami.server.domain.table import Table
from tatami.server.show import problems
from tatami.server.show.words import ending_text, names_in, seat_name


def tell(table: Table, langs: Sequence[str] = LANGUAGES) -> Document:
    """The story of a table that was just folded: its match still has every event."""
    match, over = table.match, table.over
    seen: list[Seen] = []
    if match is not None:
        seen = [unveiled(event) for event in match.events()] if over else match.feed(None)
    voices = {lang: find_game(table.opened.game).words(lang, names_in(table, lang)) for lang in langs}
    end = table.ending
    return Document(
        status=table.status,
        titles={lang: words.title() for lang, words in voices.items()},
        names={lang: list(names_in(table, lang)) for lang in langs},
        seats=[_whose(each) for each in seen],
        lines={lang: [words.event(each) for each in seen] for lang, words in voices.items()},
        ending=None if end is None else KeptEnding(**asdict(end)),
        endings={} if end is None else {lang: ending_text(table, end, lang) for lang in langs},
        record=table.record().to_json() if over and match is not None else "",
    )


def unnamed(document: Document, seats: Sequence[int], name: str) -> Document:
    """A story of which the rules are not played any more, without somebody's name: it can only be read, not retold."""
    word = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")
    record = Record.load(document.record) if document.record else None

    def neutral(text: str, lang: str) -> str:
        return word.sub(seat_name(seats[0], lang), text) if seats else text

    if record is not None:
        names = tuple("" if seat in seats else called for seat, called in enumerate(record.names))
        record = replace(record, names=names)
    return msgspec.structs.replace(
        document,
        names={
            lang: [seat_name(seat, lang) if seat in seats else called for seat, called in enumerate(names)]
            for lang, names in document.names.items()
        },
        lines={lang: [neutral(line, lang) for line in lines] for lang, lines in document.lines.items()},
        endings={lang: neutral(line, lang) for lang, line in document.endings.items()},
        record="" if record is None else record.to_json(),
    )


def _whose(seen: Seen) -> int | None:
    seat = seen.data.get("seat")
    return seat if isinstance(seat, int) and not isinstance(seat, bool) and seat >= 0 else None


def shown(table: Table, document: Document | None, lang: str) -> wire.Story:
    """A story as it is sent; without a document, the little that the log says by itself."""
    opened = table.opened
    if document is None:
        return wire.Story(
            game=opened.game,
            title=_title(opened.game, lang),
            rules=opened.rules,
            status=table.status,
            names=list(names_in(table, lang)),
            lines=[],
            told=not (isinstance(table, AsideTable) and table.begun),
            problem=problems.set_aside(table),
        )
    # A language that came later finds the others.
    spoken = lang if lang in document.titles else next(iter(document.titles))
    lines = zip(document.seats, document.lines[spoken], strict=True)
    end = document.ending
    return wire.Story(
        game=opened.game,
        title=document.titles[spoken],
        rules=opened.rules,
        status=document.status if table.aside is None else table.status,
        names=document.names[spoken],
        lines=[wire.StoryLine(seat=seat, text=text) for seat, text in lines],
        ending=None if end is None else _ended(end, document.endings[spoken]),
        problem=problems.set_aside(table),
    )


def _ended(end: KeptEnding, text: str) -> wire.Ending:
    return wire.Ending(reason=end.reason, winners=end.winners, returns=end.returns, figures=end.figures, text=text)


def _title(game: str, lang: str) -> str:
    try:
        return find_game(game).words(lang).title()
    except UnknownGame:
        return game
