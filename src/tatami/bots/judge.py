"""A judge: several independent searches of one decision, and how sure they are together.

One search has an opinion; several, each with a random stream of its own, also show how far opinions differ by chance
alone. A figure of the judge is their mean with its standard error.

A code that the searches hardly tried is not thought about alone: where every simulation begins with it, the opponents'
trees learn a card that was laid face down. It gets a small share of the simulations of the common trees instead.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from tatami.bots.knowledge import Knowledge, OnProgress, Prospect
from tatami.bots.levels import Level
from tatami.bots.look import Look
from tatami.bots.thinker import run_to_end, search, think
from tatami.core.rng import Rng, stream

HINTED = 3
"""How many searches make a hint."""
PATIENCE = 60.0
"""Seconds for a search of the level's own budget: so many that a busy machine does not change an opinion."""
HARDLY = 50
"""A code with less than 1/HARDLY of all visits is insisted upon."""


@dataclass(frozen=True)
class Estimate:
    """What one code, or one whole plan, promises, by all searches together."""

    code: str
    visits: int
    value: float
    """The expected result of the seat, 0 to 1: the mean over the searches."""
    error: float = 0.0
    """The standard error of that mean."""
    share: float | None = None
    """For a secret choice: its probability in the mixed strategy, on average."""
    plan: tuple[str, ...] = ()
    """For a secret plan of several codes: the whole rest of it."""
    values: tuple[float | None, ...] = ()
    """What each search found; None where it did not try the code."""
    shares: tuple[float | None, ...] = ()
    """For a secret choice: its probability by each search."""


def consider(
    look: Look,
    level: Level,
    seed: str,
    knowledge: Knowledge,
    *,
    searches: int = HINTED,
    effort: int = 1,
    insist: str | None = None,
    on_progress: OnProgress = run_to_end,
) -> list[Estimate]:
    """Estimates of all codes by so many searches, each with `effort` times the level's budget; the favourite first.

    `insist` names a code that is to be judged even if the searches would hardly have tried it.
    """
    found = []
    for number in range(searches):
        budget = replace(
            level.without_weaknesses(),
            # A window of secret plans is solved once for each name.
            name=level.name if (number, effort) == (0, 1) else f"{level.name} {number} x{effort}",
            simulations=level.simulations * effort,
            seconds=PATIENCE * effort,
        )
        part = _part_of(on_progress, number, searches)
        found.append(_search(look, budget, stream(seed, number, effort), knowledge, insist, part))
        if not part(1.0):
            break
    return pooled(found)


def _part_of(on_progress: OnProgress, number: int, searches: int) -> OnProgress:
    """The progress of one search as a part of all."""
    return lambda done: on_progress((number + done) / searches)


def _search(
    look: Look, level: Level, rng: Rng, knowledge: Knowledge, insist: str | None, on_progress: OnProgress
) -> list[Prospect]:
    found = think(look, level, rng, knowledge, on_progress)
    if insist is None:
        return found
    own = [prospect for prospect in found if prospect.code == insist]
    if any(prospect.plan for prospect in found):
        # How often a kept window was asked about is no measure of its plans.
        found = [replace(prospect, visits=level.simulations) for prospect in found]
        if own:
            return found
        # The other side's mix stands, whatever is laid behind the screen: that plan is measured against it.
        alone = think(replace(look, legal=[insist]), level, rng, knowledge, run_to_end)
        return [*found, *(replace(prospect, visits=level.simulations, share=0.0) for prospect in alone)]
    total = sum(prospect.visits for prospect in found)
    if insist not in look.legal or not total or (own and own[0].visits * HARDLY >= total):
        return found
    return search(look, level, rng, knowledge, on_progress, insist)


def pooled(searches: Sequence[list[Prospect]]) -> list[Estimate]:
    """The prospects of several searches as estimates, the favourite first: by share, then by visits, then by value."""
    keys = dict.fromkeys((each.code, each.plan) for found in searches for each in found)
    by_key = [{(each.code, each.plan): each for each in found} for found in searches]
    estimates = [_estimate([found.get(key) for found in by_key]) for key in keys]
    return sorted(estimates, key=lambda each: (-(each.share or 0.0), -each.visits, -each.value))


def _estimate(found: list[Prospect | None]) -> Estimate:
    """One code over all searches. A mean is weighted by visits: a search that hardly tried it hardly counts."""
    first = next(each for each in found if each is not None)
    tried = [each for each in found if each is not None and each.visits]
    visits = sum(each.visits for each in tried)
    value = sum(each.visits * each.value for each in tried) / visits if visits else first.value
    shares = [each.share or 0.0 for each in found if each is not None]
    return Estimate(
        first.code,
        visits,
        value,
        _error([each.value for each in tried], [each.visits for each in tried], value),
        None if first.share is None else sum(shares) / len(found),
        first.plan,
        tuple(each.value if each is not None and each.visits else None for each in found),
        tuple(None if each is None else each.share for each in found),
    )


def _error(values: list[float], visits: list[int], mean: float) -> float:
    """The standard error of a mean: by how far the searches differ, and by how few simulations they had."""
    if not values:
        return 0.5
    few = math.sqrt(max(mean * (1.0 - mean), 0.0) / sum(visits))
    return math.hypot(standard_error(values), few)


def standard_error(values: Sequence[float]) -> float:
    """The standard error of the mean of independent values; 0 for a single one, which says nothing about it."""
    count = len(values)
    if count < 2:
        return 0.0
    mean = sum(values) / count
    return math.sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
