"""Bots that search: what they consider (`think`), and what they play at their level (`answer`)."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from tatami.bots.knowledge import PLAIN, Knowledge, OnProgress, Prospect
from tatami.bots.levels import Level
from tatami.bots.look import Look
from tatami.bots.tree import NONE, Search
from tatami.core.registry import game as find_game
from tatami.core.rng import Rng
from tatami.core.state import State
from tatami.kit.lots import drawn

NODES_PER_SIMULATION = 16
SLICES = 20
"""How often a search reports its progress."""
CONSIDERED = 10
"""With a temperature, an action is drawn among those with at least 1/CONSIDERED of the favourite's visits."""


DOUBTS = 3
"""How many positions each other seat imagines before nothing counts as hidden from it."""
INSISTED = 10
"""A code that is insisted upon gets one simulation in so many: enough for a figure, too few to be reckoned with."""
RARE = 0.03
"""What a mixed strategy plays less often than this is left out."""


def run_to_end(done: float) -> bool:
    """The progress callback that never stops a search."""
    return True


def think(
    look: Look, level: Level, rng: Rng, knowledge: Knowledge = PLAIN, on_progress: OnProgress = run_to_end
) -> list[Prospect]:
    """Every code of the look with its visits and its value to the seat, the most promising first.

    This is for advice and reviews, which need no secrets: what a player thinks rests on its own mark (`Rng.mark`).
    `look.legal` may be narrowed to one code, to have that one evaluated.
    """
    public = rng.clone()
    public.mark = 0
    return consider(look, level, public, knowledge, on_progress)


def consider(
    look: Look, level: Level, rng: Rng, knowledge: Knowledge = PLAIN, on_progress: OnProgress = run_to_end
) -> list[Prospect]:
    """What a player with this stream considers, as `think` tells it."""
    if knowledge.think is not None:
        return knowledge.think(look, level, rng, on_progress)
    return search(look, level, rng, knowledge, on_progress)


def search(
    look: Look,
    level: Level,
    rng: Rng,
    knowledge: Knowledge,
    on_progress: OnProgress = run_to_end,
    insist: str | None = None,
) -> list[Prospect]:
    """The tree search within the level's budget, stopped early where `on_progress` says so.

    `insist` names a code that gets a share of the simulations, in the same trees as all others, whatever it promises.
    """
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
    tree.doubted = doubted(imagined, look.seat, seats, rng)
    hidden = not level.temperature and len(actions) > 1 and unseen(imagined, look.seat, seats, actions)
    # Where others decide at the same time, what they do drifts, and regrets from running means drift with it.
    tree.mixed = hidden and len(imagined.to_act()) == 1

    wanted = None if insist is None else codes.decode(insist)

    def run(simulations: int, seconds: float) -> int:
        insisted = 0 if wanted is None else simulations // INSISTED
        tree.run(imagination, simulations - insisted, seconds, rng)
        if wanted is not None:
            tree.only = wanted
            tree.run(imagination, insisted, seconds, rng)
            tree.only = NONE
        return tree.simulations

    spend(level, run, on_progress)
    shares = _shares(tree, look.seat, actions) if hidden else [None] * len(actions)
    found = [
        Prospect(code, tree.visits(look.seat, action), tree.value(look.seat, action), share)
        for code, action, share in zip(look.legal, actions, shares, strict=True)
    ]
    return sorted(found, key=lambda prospect: (-(prospect.share or 0.0), -prospect.visits, -prospect.value))


def doubted(imagined: State, seat: int, seats: int, rng: Rng) -> bool:
    """Whether some other seat is unsure of anything that `seat` imagines."""
    key = imagined.key()
    others = [other for other in range(seats) if other != seat]
    return any(imagined.sample(other, rng).key() != key for other in others for _ in range(DOUBTS))


def unseen(imagined: State, seat: int, seats: int, actions: list[int]) -> bool:
    """Whether some other seat cannot tell two of the actions apart."""
    others = [other for other in range(seats) if other != seat]
    return any(len({imagined.seen_as(seat, action, other) for action in actions}) < len(actions) for other in others)


def _shares(tree: Search, seat: int, actions: list[int]) -> list[float | None]:
    """The mixed strategy, in a window that of the visits, without what it hardly ever plays."""
    visits = max(1, sum(tree.visits(seat, action) for action in actions))
    shares = [tree.share(action) if tree.mixed else tree.visits(seat, action) / visits for action in actions]
    kept = [share if share >= RARE else 0.0 for share in shares]
    total = sum(kept)
    return [share / total for share in kept] if total else [1.0 / len(actions)] * len(actions)


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
    prospects = consider(look, level, rng, knowledge, on_progress)
    if prospects[0].share is not None:
        return by_lot(prospects, [prospect.share or 0.0 for prospect in prospects], rng)
    if not level.temperature:
        return prospects[0].code
    # The value of a branch with few visits is mostly noise, which a softmax would take for a good move.
    enough = max(1, prospects[0].visits // CONSIDERED)
    considered = [prospect for prospect in prospects if prospect.visits >= enough]
    best = max(prospect.value for prospect in considered)
    considered = [prospect for prospect in considered if best - prospect.value <= level.obvious]
    weights = [math.exp((prospect.value - best) / level.temperature) for prospect in considered]
    return by_lot(considered, weights, rng)


def by_lot(prospects: list[Prospect], weights: list[float], rng: Rng) -> str:
    return drawn(list(zip(prospects, weights, strict=True)), rng.fraction() * sum(weights)).code
