"""Bots that search: what they consider (`think`), and what they play at their level (`answer`)."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from tatami.bots.knowledge import PLAIN, Knowledge, OnProgress, Prospect
from tatami.bots.levels import Level
from tatami.bots.look import Look
from tatami.bots.tree import Search
from tatami.core.registry import game as find_game
from tatami.core.rng import Rng
from tatami.kit.lots import drawn

NODES_PER_SIMULATION = 16
SLICES = 20
"""How often a search reports its progress."""
CONSIDERED = 10
"""With a temperature, an action is drawn among those with at least 1/CONSIDERED of the favourite's visits."""


def run_to_end(done: float) -> bool:
    """The progress callback that never stops a search."""
    return True


def think(
    look: Look, level: Level, rng: Rng, knowledge: Knowledge = PLAIN, on_progress: OnProgress = run_to_end
) -> list[Prospect]:
    """Every code of the look with its visits and its value to the seat, the most promising first.

    `look.legal` may be narrowed to one code, to have that one evaluated.
    """
    if knowledge.think is not None:
        return knowledge.think(look, level, rng, on_progress)
    return search(look, level, rng, knowledge, on_progress)


def search(look: Look, level: Level, rng: Rng, knowledge: Knowledge, on_progress: OnProgress) -> list[Prospect]:
    """The tree search within the level's budget, stopped early where `on_progress` says so."""
    imagined = look.imagine(rng)
    if level.forgetting:
        imagined = imagined.hazy(look.seat, level.forgetting, rng)
    codes = find_game(look.view.game)
    seats, actions = look.view.seats, [codes.decode(code) for code in look.legal]
    capacity = level.simulations * NODES_PER_SIMULATION * seats + 4096
    tree = Search(seats, imagined.breadth(), knowledge.expert, knowledge.exploration, capacity)
    if len(actions) == 1:
        tree.only = actions[0]
    imagination = knowledge.expert.imagination(imagined, look.seat)

    def run(simulations: int, seconds: float) -> int:
        tree.run(imagination, simulations, seconds, rng)
        return tree.simulations

    spend(level, run, on_progress)
    found = [
        Prospect(code, tree.visits(look.seat, action), tree.value(look.seat, action))
        for code, action in zip(look.legal, actions, strict=True)
    ]
    return sorted(found, key=lambda prospect: (-prospect.visits, -prospect.value))


def spend(level: Level, run: Callable[[int, float], int], on_progress: OnProgress) -> None:
    """Spend the level's budget in slices, and stop early when time is up or `on_progress` says so.

    `run` is given a number of simulations and of seconds, and returns how many simulations there are by then.
    """
    end = time.perf_counter() + level.seconds
    done = 0
    for slice in range(1, SLICES + 1):
        goal = level.simulations * slice // SLICES
        done = run(goal - done, end - time.perf_counter())
        if done < goal or not on_progress(slice / SLICES):
            return


def answer(
    look: Look, level: Level, rng: Rng, knowledge: Knowledge = PLAIN, on_progress: OnProgress = run_to_end
) -> str:
    """The code to play: drawn from the mix of a secret choice, else by softmax at the level's temperature."""
    if len(look.legal) == 1:
        return look.legal[0]
    prospects = think(look, level, rng, knowledge, on_progress)
    if prospects[0].share is not None:
        return _by_lot(prospects, [prospect.share or 0.0 for prospect in prospects], rng)
    if not level.temperature:
        return prospects[0].code
    # The value of a branch with few visits is mostly noise, which a softmax would take for a good move.
    enough = max(1, prospects[0].visits // CONSIDERED)
    considered = [prospect for prospect in prospects if prospect.visits >= enough]
    best = max(prospect.value for prospect in considered)
    weights = [math.exp((prospect.value - best) / level.temperature) for prospect in considered]
    return _by_lot(considered, weights, rng)


def _by_lot(prospects: list[Prospect], weights: list[float], rng: Rng) -> str:
    return drawn(list(zip(prospects, weights, strict=True)), rng.fraction() * sum(weights)).code
