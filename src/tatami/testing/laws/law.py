"""A law: its number, its words, and the checks that hold games to it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from tatami.core.game import AnyGame
from tatami.core.record import Record
from tatami.testing.laws.moments import Here, Step

Breaches = Iterator[str]
"""What a check has seen that the law forbids; nothing while it holds."""


@dataclass(frozen=True, kw_only=True)
class Law:
    """One row of the table in `rows.py`. A check yields what it has seen and knows neither number nor words."""

    number: int
    text: str
    catalogue: Callable[[AnyGame], Breaches] | None = None
    """Before anything is played."""
    position: Callable[[Here], Breaches] | None = None
    """At every position."""
    slow_position: Callable[[Here], Breaches] | None = None
    """At a share of the positions."""
    move: Callable[[Step], Breaches] | None = None
    """After every move."""
    slow_move: Callable[[Step], Breaches] | None = None
    """After a share of the moves."""
    end: Callable[[Here], Breaches] | None = None
    """When nobody is to act any more."""
    record: Callable[[Record, Sequence[bytes]], Breaches] | None = None
    """Over the whole game, with the key of every position in it."""
    builds: Callable[[], Breaches] | None = None
    """Over the compiled and the uncompiled sources."""


class Violation(AssertionError):
    """A law was broken."""

    def __init__(self, law: Law, seen: str) -> None:
        super().__init__(f"law {law.number} ({law.text}): {seen}")
        self.law = law.number


def enforce(checks: Iterable[tuple[Law, Breaches]]) -> None:
    """Run checks in order; the first thing seen by any of them is a violation of its law."""
    for law, found in checks:
        for seen in found:
            raise Violation(law, seen)
