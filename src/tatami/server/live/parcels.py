"""What the postman hands over to be carried, and what became of it. Both travel to another process and back."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tatami.server.domain.notices import next_try
from tatami.server.live.channels.failure import NotSent
from tatami.server.store.notices import Channel, Later, Queued, Reach, Settled


class Parcel(msgspec.Struct, frozen=True, kw_only=True):
    """What leaves together: a letter, all that is due on one channel, or a trial of one."""

    moment: int
    queued: list[Queued] = []
    channel: Channel | None = None
    trial: bool = False
    """Whether it is there only to see whether it arrives."""


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """What became of a parcel: rows that are settled, rows for later, and how its channel fares."""

    settled: list[Settled] = []
    later: list[Later] = []
    reach: Reach | None = None
    told: int = 0
    """How many things were told."""
    how: str = ""
    """On which kind of channel."""
    problem: str = ""
    """What went wrong, for the host's log."""
    given_up: int = 0
    """How many things will never be told."""


def told(queued: Iterable[Queued]) -> list[Settled]:
    """These have been told."""
    return [Settled(each.id, "sent", each.attempts + 1) for each in queued]


def moot(queued: Iterable[Queued]) -> list[Settled]:
    """Nobody wants to be told these any more."""
    return [Settled(each.id, "moot", each.attempts) for each in queued]


def again(queued: Iterable[Queued], moment: int, problem: NotSent) -> tuple[list[Settled], list[Later]]:
    """These are tried again after a while, or given up."""
    settled, later = list[Settled](), list[Later]()
    for each in queued:
        tried = each.attempts + 1
        when = None if problem.dead else next_try(tried, moment, each.created, problem.wait_ms)
        if when is None:
            settled.append(Settled(each.id, "failed", tried))
        else:
            later.append(Later(each.id, when, tried))
    return settled, later


def failed(parcel: Parcel, problem: NotSent) -> Outcome:
    """Nothing of a parcel could be carried, and its channel is not to blame."""
    settled, later = again(parcel.queued, parcel.moment, problem)
    return Outcome(settled=settled, later=later, problem=str(problem), given_up=len(settled))
