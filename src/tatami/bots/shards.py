"""Shards of a contest: files of games that can be played anywhere, and put together again.

The first line of a file is the contest, every other line one game. A deal's games depend on the contest alone, so it
does not matter where, when or in which order they were played; one that is missing is played again.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass

from tatami.bots.arena import Contest, Row


class OtherContest(ValueError):
    """A text that is not a shard of the contest, or of any."""


class Disagreement(ValueError):
    """Two shards tell different results of one game."""

    def __init__(self, deal: int, seating: int) -> None:
        super().__init__(f"deal {deal}, seating {seating}")
        self.deal = deal
        self.seating = seating


@dataclass(frozen=True)
class Shard:
    """Some games of a contest."""

    contest: Contest
    rows: list[Row]
    damaged: bool = False
    """Whether the text ended within a line."""

    def missing(self, deals: range | None = None) -> list[int]:
        """The deals of which a game is missing: of those given, or of all up to the last that was played."""
        done = {(row.deal, row.seating) for row in self.rows}
        wanted = range(max((row.deal for row in self.rows), default=-1) + 1) if deals is None else deals
        seatings = range(len(self.contest.seatings()))
        return [deal for deal in wanted if any((deal, seating) not in done for seating in seatings)]


def head(contest: Contest) -> str:
    """The line that names the contest."""
    return json.dumps(asdict(contest)) + "\n"


def line(row: Row) -> str:
    """The line of a game."""
    return json.dumps(asdict(row)) + "\n"


def read(text: str, contest: Contest | None = None) -> Shard:
    """The shard of a text; OtherContest unless it is one, and of that contest if one is given.

    A line that a run was cut off in, or that is damaged, counts as not played.
    """
    whole, end, _ = text.rpartition("\n")
    first, *lines = whole.splitlines() or [""]
    try:
        told = json.loads(first)
        told["bots"] = tuple(told["bots"])
        found = Contest(**told)
    except (ValueError, KeyError, TypeError):
        raise OtherContest from None
    if contest is not None and head(found) != head(contest):
        raise OtherContest
    rows: dict[tuple[int, int], Row] = {}
    for each in lines:
        try:
            values = json.loads(each)
            values |= {name: tuple(values[name]) for name in ("returns", "seated") if name in values}
            row = Row(**values)
        except (ValueError, KeyError, TypeError):
            continue
        rows[row.deal, row.seating] = row
    return Shard(found, list(rows.values()), whole + end != text)


def merged(shards: Sequence[Shard]) -> Shard:
    """All games of shards of one contest, each once, in the order of the deals; OtherContest or Disagreement."""
    contest = shards[0].contest
    rows: dict[tuple[int, int], Row] = {}
    for shard in shards:
        if head(shard.contest) != head(contest):
            raise OtherContest
        for row in shard.rows:
            before = rows.setdefault((row.deal, row.seating), row)
            if (before.returns, before.record) != (row.returns, row.record):
                raise Disagreement(row.deal, row.seating)
    return Shard(contest, [rows[key] for key in sorted(rows)])


def spans(deals: Iterable[int]) -> list[tuple[int, int]]:
    """Deals in ascending order as spans, first and last of each."""
    found: list[tuple[int, int]] = []
    for deal in deals:
        if found and found[-1][1] == deal - 1:
            found[-1] = (found[-1][0], deal)
        else:
            found.append((deal, deal))
    return found
