"""Summaries: what lists show of a table, kept beside its log so that a list need not fold it."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from tatami.server.domain import lessons, rematch
from tatami.server.domain.endings import Status
from tatami.server.domain.table import Table
from tatami.server.domain.terms import Pace


class LessonSummary(msgspec.Struct, frozen=True):
    """How far somebody is in a lesson."""

    number: int
    step: int
    of: int


class Summary(msgspec.Struct, frozen=True):
    """What lists show of a table. It is kept on disk: fields may be added at the end, with a default."""

    names: list[str]
    waiting: list[str]
    """The people who owe a decision, by id."""
    bots: bool
    """Whether a bot owes one that somebody will come back for: it thinks although nobody looks."""
    pace: Pace
    asked: list[str] = []
    """The people whose answer is awaited: to a proposal, or to whether to play again."""
    levels: list[str] = []
    """The level of each seat's bot; empty for people and free seats."""
    people: list[str] = []
    """Who has each seat, by id; empty for bots and free seats."""
    acting: list[int] = []
    """The seats that owe a decision."""
    due: int | None = None
    """When something happens there by itself, such as a clock that runs out."""
    reason: str = ""
    """Of a game that ended with a result: why."""
    returns: list[float] = []
    """What it was worth to each seat."""
    lesson: LessonSummary | None = None
    """Where it is a lesson: which, and how far it is."""
    day: str = ""
    """Where it is a deal of the day: of which."""
    ends: list[int | None] = []
    """When each seat's clock runs out; None: it does not run."""
    away: list[int] = []
    """Until when each seat's person is on holiday, or was; empty: nobody ever was."""


decode = msgspec.json.Decoder(Summary).decode
"""A summary from its text on disk."""


def summarize(table: Table) -> Summary:
    """The summary of a table as it stands."""
    waiting = sorted({table.chairs[seat].player for seat in table.to_act if table.chairs[seat].decides})
    bots = bool(table.bots_owing()) and table.peopled() and not table.opened.lesson
    end, ends = table.ending, table.clocks.ends()
    away = [chair.holiday[1] for chair in table.chairs]
    return Summary(
        list(table.names),
        waiting,
        bots,
        table.pace,
        sorted(_asked(table)),
        levels=[chair.level if chair.kind == "bot" else "" for chair in table.chairs],
        people=[chair.player for chair in table.chairs],
        acting=list(table.to_act),
        due=table.deadline(),
        reason="" if end is None else end.reason,
        returns=[] if end is None else end.returns,
        lesson=_lesson(table),
        day=table.opened.day,
        ends=[ends.get(seat) for seat in range(len(table.chairs))] if ends else [],
        away=away if any(away) else [],
    )


@dataclass(frozen=True)
class Listed:
    """A table as lists know it."""

    id: str
    game: str
    status: Status
    created: int
    updated: int
    summary: Summary


def listed(table: Table) -> Listed:
    """A table as it stands, for a list."""
    return Listed(table.id, table.opened.game, table.status, table.created, table.updated, summarize(table))


def encode(summary: Summary) -> str:
    """The text of a summary on disk."""
    return msgspec.json.encode(summary).decode()


def _lesson(table: Table) -> LessonSummary | None:
    found = lessons.progress(table)
    return None if found is None else LessonSummary(found.number, found.step, len(found.steps))


def _asked(table: Table) -> set[str]:
    """The people whose answer is awaited, beside what the game asks."""
    if table.status == "playing":
        return set() if table.proposal is None else table.proposal.waiting
    return set() if table.rematch_votes is None or table.rematch else rematch.waiting(table, table.rematch_votes)
