"""Short answers: done, refused, gone, and why not."""

from __future__ import annotations

from tatami.server import wire
from tatami.server.domain.problems import Problem
from tatami.server.domain.table import Table
from tatami.server.show.problems import shown
from tatami.server.show.words import names_in


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


def explained(id: int, table: Table, seat: int, code: str, lang: str | None) -> wire.Explained:
    """Why a seat may not do something now, if it may not."""
    match = table.match
    assert match is not None
    refusal = match.explain(seat, code)
    if refusal is None:
        return wire.Explained(id=id, problem=None)
    text = match.game.words(lang or "en", names_in(table, lang)).refusal(refusal)
    problem = wire.Problem(code="illegal", rule=refusal.rule, text=text, legal=match.legal(seat))
    return wire.Explained(id=id, problem=problem)


def reach(address: str) -> wire.Reach:
    """Where others reach this server."""
    return wire.Reach(address=address)
