"""Results: what is kept of a game that is over, for histories, statistics and ratings. Each follows from its log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from tatami.core.account import ranks
from tatami.core.events import Seen
from tatami.core.outcome import Outcome
from tatami.server.domain import entries
from tatami.server.domain.aside import hindrance
from tatami.server.domain.chairs import Chair
from tatami.server.domain.documents import unveiled
from tatami.server.domain.rated import Bar, bar_of
from tatami.server.domain.table import Table

Fate = Literal["won", "shared", "lost", "none"]
"""What became of it for one seat; none: the game has no result."""
Kind = Literal["person", "program", "bot"]

BOT, PROGRAM, VILLAGE = "bot:", "program:", "table:"
"""How the keys of those begin who are no people: a level, a program by whoever brought it and its name, and what a
team plays against in a cooperative game."""


class SeatResult(msgspec.Struct, frozen=True, kw_only=True):
    """What a game was to one seat."""

    seat: int
    who: str
    """Who is rated: a person's id, or a key."""
    kind: Kind
    name: str
    level: str = ""
    """Of a bot, or of the one that stood in at the end."""
    side: str = ""
    """Which side of the game it is, where its seats differ."""
    rank: int = 1
    """From 1; equals share one, and whoever left is behind all others."""
    fate: Fate = "none"
    left: bool = False
    """Whether a bot had to play for a person at the end, or the person gave up."""
    value: float = 0.0
    """What the game was worth to the seat."""
    rung: str = ""
    """The level of all the bots that were met, if nobody else was; of a cooperative game its level."""
    first: bool = True
    """Whether it is the first seat of that player at the table."""
    habits: dict[str, int] = {}
    """What the player did, as counts that the game names."""
    score: dict[str, int] = {}
    """How well the seat did beyond winning or losing: figures that the game names, in the order of their weight."""


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is over."""

    table: str
    game: str
    rules: str
    options: dict[str, str]
    ended: int
    """Milliseconds since 1970."""
    reason: str = ""
    """Why it ended, as the game says; empty if it was abandoned."""
    bar: Bar = "friendly"
    """Why it does not count for ratings; empty if it does."""
    deal: str = ""
    """The hash that fixed every shuffle: the same for all who played the same deal."""
    day: str = ""
    """Where it was a deal of the day: of which, as 2026-11-18."""
    figures: dict[str, list[int]] = {}
    """The figures that were announced with the result."""
    village: str = ""
    """Of a cooperative game, what the team played against."""
    seats: tuple[SeatResult, ...] = ()
    """Empty if no game was played here: a lesson, a table that never began, or a game brought from elsewhere."""


def result_of(id: str, lines: Sequence[str]) -> Result | None:
    """The result of a table from its log; None if it is not over, or by rules that are not played here."""
    first = entries.decode(lines[0])
    assert isinstance(first, entries.Opened)
    if hindrance(first) is not None:
        return None
    table = Table(id, first)
    played = not first.lesson
    for line in lines[1:]:
        entry = entries.decode(line)
        played = played and not isinstance(entry, entries.Imported)
        table.apply(entry)
        if table.over:
            return _result(table, entry.at, played and table.match is not None)
    return None


def _result(table: Table, ended: int, played: bool) -> Result:
    opened = table.opened
    plain = Result(table=table.id, game=opened.game, rules=opened.rules, options=opened.options, ended=ended)
    if not played:
        return plain
    assert table.match is not None
    shared = table.match.game.meta.utility == "shared"
    return msgspec.structs.replace(
        plain,
        reason="" if table.ending is None else table.ending.reason,
        bar=bar_of(table),
        deal=table.commitment,
        day=opened.day,
        figures={} if table.ending is None else table.ending.figures,
        village=f"{VILLAGE}{opened.options.get('level', '')}:{opened.seats}" if shared else "",
        seats=_seats(table, shared),
    )


def _seats(table: Table, shared: bool) -> tuple[SeatResult, ...]:
    match, end = table.match, table.ending
    assert match is not None
    keys = [key_of(chair, table.opened.host) for chair in table.chairs]
    left = [chair.kind == "person" and (chair.stand_in or chair.resigned) for chair in table.chairs]
    if end is not None and match.outcome is None:  # Given up, or out of time.
        left = [gone or seat not in end.winners for seat, gone in enumerate(left)]
    returns = [0.0] * len(keys) if end is None else end.returns
    places = _places(table, returns, left)
    habits = _habits(table)
    words = match.game.words("en")
    found = []
    for seat, (chair, key) in enumerate(zip(table.chairs, keys, strict=True)):
        others = {other.level if other.kind == "bot" else "" for at, other in enumerate(table.chairs) if at != seat}
        rung = table.opened.options.get("level", "") if shared else others.pop() if len(others) == 1 else ""
        found.append(
            SeatResult(
                seat=seat,
                who=key,
                kind="bot" if chair.kind == "bot" else "program" if chair.program else "person",
                name=chair.name,
                level=chair.level if chair.kind == "bot" or left[seat] else "",
                side=str(seat) if words.has(f"seat-{seat}") else "",
                rank=places[seat],
                fate="none" if end is None else "lost" if left[seat] else _fate(returns, seat, shared),
                left=left[seat],
                value=returns[seat],
                rung=rung if chair.kind == "person" else "",
                first=key not in keys[:seat],
                habits=habits[seat] if habits else {},
                score=match.game.score(match.outcome, seat) if match.outcome is not None else {},
            )
        )
    return tuple(found)


def key_of(chair: Chair, host: str) -> str:
    """Who is rated for a seat."""
    if chair.kind == "bot":
        return BOT + chair.level
    return f"{PROGRAM}{host}:{chair.name}" if chair.program else chair.player


def _fate(returns: Sequence[float], seat: int, shared: bool) -> Fate:
    best = max(returns)
    if returns[seat] < best or best <= 0:
        return "lost"
    return "won" if shared or list(returns).count(best) == 1 else "shared"


def _places(table: Table, returns: Sequence[float], left: Sequence[bool]) -> tuple[int, ...]:
    """The rank of each seat: by what it was worth, then by the account; whoever left is behind all others."""
    match, end = table.match, table.ending
    assert match is not None
    account = dict.fromkeys(range(len(returns)), 0)
    if end is not None:
        outcome = match.outcome or Outcome(end.reason, tuple(end.returns))
        rows = [row for tally in match.game.account(match.view(None), outcome) for row in tally.rows]
        account |= {row.seat: -row.rank for row in rows if row.seat is not None and row.rank is not None}
    return ranks([-float(gone) for gone in left], returns, [account[seat] for seat in range(len(returns))])


def _habits(table: Table) -> tuple[dict[str, int], ...]:
    """What each seat did. The game is over, so everything may be told."""
    match = table.match
    assert match is not None
    story: list[Seen] = [unveiled(event) for event in match.events()]
    return match.game.habits(story, match.outcome, len(table.chairs))
