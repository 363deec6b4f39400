"""A bot that searches: it imagines what its seat cannot see, thinks, and answers like a person of its strength."""

from __future__ import annotations

import math
from dataclasses import dataclass

from tatami.bots.look import Look
from tatami.bots.tree import Expert, Search
from tatami.core.rng import Rng

EXPLORE = 0.7
NODES_PER_SIMULATION = 16


@dataclass(frozen=True)
class Level:
    """How strong a thinker is, and in which human ways it is not stronger."""

    name: str
    simulations: int
    seconds: float
    """However long the budget would take, the table does not wait longer."""
    wavering: float
    """How far apart two prospects may be and still be taken for one another."""
    forgetting: float
    """The share of seen cards that slip its mind."""


@dataclass(frozen=True)
class Prospect:
    """One legal code as the search judged it."""

    code: str
    visits: int
    value: float


def think(look: Look, level: Level, rng: Rng, expert: Expert | None = None) -> list[Prospect]:
    """Every legal code with its visits and its value to the seat, the most visited first."""
    imagined = look.imagine(rng)
    if level.forgetting:
        imagined = imagined.hazy(look.seat, level.forgetting, rng)
    seats, actions = look.view.seats, imagined.legal(look.seat)
    room = level.simulations * NODES_PER_SIMULATION * seats + 4096
    search = Search(seats, imagined.breadth(), expert or Expert(), EXPLORE, room)
    search.run(imagined.imagination(look.seat), level.simulations, level.seconds, rng)
    found = [
        Prospect(code, search.visits(look.seat, action), search.value(look.seat, action))
        for code, action in zip(look.legal, actions, strict=True)
    ]
    return sorted(found, key=lambda prospect: (-prospect.visits, -prospect.value))


def answer(look: Look, level: Level, rng: Rng, expert: Expert | None = None) -> str:
    """The code to play: the best one, or one that this level cannot tell from it."""
    if len(look.legal) == 1:
        return look.legal[0]
    prospects = think(look, level, rng, expert)
    if not level.wavering:
        return prospects[0].code
    best = max(prospect.value for prospect in prospects if prospect.visits)
    weights = [math.exp((prospect.value - best) / level.wavering) if prospect.visits else 0.0 for prospect in prospects]
    rest = rng.fraction() * sum(weights)
    for prospect, weight in zip(prospects, weights, strict=True):
        rest -= weight
        if rest < 0:
            return prospect.code
    return prospects[0].code
