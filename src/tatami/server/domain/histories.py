"""Histories, boards and statistics as values: what is asked of the log of results, and what it answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from tatami.server.domain.ratings import Rating

Company = Literal["", "people", "bots"]
"""Whom somebody met: another person or program, or bots alone; empty if that does not matter."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which of somebody's games a list shows; what is empty does not matter."""

    game: str = ""
    fate: str = ""
    company: Company = ""
    rated: bool | None = None
    opponent: str = ""
    """By id or key."""
    before: tuple[int, int] | None = None
    """Only games behind this one in the list: when it ended, and its number."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """A line of a board."""

    rank: int
    who: str
    name: str
    """Of people, as they are called now."""
    rating: Rating


@dataclass(frozen=True, slots=True)
class Tallied:
    """How many of somebody's games of a kind ended in one way."""

    game: str
    fate: str
    games: int


@dataclass(frozen=True, slots=True)
class Figure:
    """A count of a group of habits, over many games."""

    thing: str
    value: float


@dataclass(frozen=True, slots=True)
class Group:
    """One plot: the figures that belong together."""

    id: str
    games: int
    """In how many games there was something to count."""
    figures: tuple[Figure, ...]


def grouped(habits: Iterable[Mapping[str, int]], averaged: Sequence[str]) -> list[Group]:
    """The habits of many games together: by the game on average in the groups that say so, else the sum."""
    total, counted, games = Counter[str](), Counter[str](), Counter[str]()
    for each in habits:
        total.update(each)
        counted.update(each.keys())
        games.update({name.partition(".")[0] for name in each})
    found: dict[str, list[Figure]] = {group: [] for group in sorted(games)}
    for name in sorted(total, key=_in_order):
        group, _, thing = name.partition(".")
        value = total[name] / counted[name] if group in averaged else float(total[name])
        found[group].append(Figure(thing, round(value, 1)))
    return [Group(id, games[id], tuple(figures)) for id, figures in found.items()]


def _in_order(name: str) -> tuple[str, int, str]:
    """Things that are numbers in their order, then the others by name."""
    group, _, thing = name.partition(".")
    return group, int(thing) if thing.isdecimal() else 10**6, thing
