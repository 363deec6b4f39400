"""Short answers: done, refused, gone."""

from __future__ import annotations

from tatami.server import wire
from tatami.server.domain.problems import Problem
from tatami.server.show.problems import shown


def done(id: int) -> wire.Done:
    """What was asked with this id is done, and on disk."""
    return wire.Done(id=id)


def refused(id: int, problem: wire.Problem) -> wire.Refused:
    """What was asked with this id was not done."""
    return wire.Refused(id=id, problem=problem)


def gone(problem: Problem) -> wire.Gone:
    """Why a socket is closed."""
    return wire.Gone(problem=shown(problem))


def thinking(seat: int, done: float) -> wire.Thinking:
    """How far a bot is with its thought."""
    return wire.Thinking(seat=seat, done=done)


def reach(address: str) -> wire.Reach:
    """Where others reach this server."""
    return wire.Reach(address=address)
