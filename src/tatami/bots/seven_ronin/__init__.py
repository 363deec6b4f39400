"""How bots think about 7 Ronin: a mix of secret plans while plans are laid, the tree search after the reveal.

A plan is asked for part by part, and a bot remembers nothing between two parts. So the mix is found from what both
seats know alike at the start of the window, with a random stream that only the bot's own mark can begin (`Rng.mark`):
it comes out the same at every part, and nobody else can compute it again. The parts already laid then say which plans
of the mix are still meant, and the next part is drawn among these. Taken together, the parts are one plan drawn from
the mix, whatever the other side has laid meanwhile.
"""

from __future__ import annotations

import math
import time
from dataclasses import replace

from tatami.bots.knowledge import Knowledge, OnProgress, Prospect
from tatami.bots.levels import Level
from tatami.bots.look import Look
from tatami.bots.seven_ronin.expert import RoninExpert
from tatami.bots.seven_ronin.planner import RoninPlanner, laid, planning, unplanned
from tatami.bots.simultaneous import DoubleOracle
from tatami.bots.thinker import search
from tatami.core.rng import Rng, stream
from tatami.core.state import State
from tatami.games.seven_ronin.actions import CODES

LEVELS = (
    Level("peasant", 2, 2.0, 0.5, 0.0),
    Level("ronin", 8, 2.0, 0.12, 0.0),
    Level("samurai", 50, 2.0, 0.04, 0.0),
    Level("daimyo", 320, 2.0, 0.015, 0.0),
    Level("shogun", 4_000, 1.8, 0.0, 0.0),
)
PARTS = 8
"""A plan has about so many parts. It is thought over once, with the budget of them all."""
FEWEST = 12
"""Nobody looks at fewer moves than this before moving."""
WIDEST = 60
"""The most plans of a side that are weighed against each other."""
RARE = 0.004
"""Plans that the mix plays less often than this are left out."""
RESUMED = 60
"""How many ways to go on are tried when somebody laid what the mix would not."""
LOOSE = 4.0
"""How fast temperature flattens the mix."""
KEPT = 256
"""The last so many solved windows are kept, since the parts of a plan are asked for one after another: about 10 MB."""
PUBLIC = 0
"""The mark of nobody: advice needs no secrets."""

EXPERT = RoninExpert()
PLANNER = RoninPlanner(EXPERT)

Window = tuple[bytes, int, Level, int]
Weighed = tuple[list[int], float, float]
"""A plan, how often to play it, and what it promises."""

_solved: dict[Window, DoubleOracle] = {}
"""A memo, not a memory: every entry is what solving the window again would give."""


def think(look: Look, level: Level, rng: Rng, on_progress: OnProgress) -> list[Prospect]:
    """Whole plans with their shares while plans are laid; afterwards single codes."""
    plans = planned(look, level, rng, rng.mark, on_progress)
    if plans:
        return plans
    return search(look, replace(level, simulations=max(FEWEST, level.simulations)), rng, KNOWLEDGE, on_progress)


def planned(look: Look, level: Level, rng: Rng, mark: int, on_progress: OnProgress) -> list[Prospect]:
    """The plans of the mix that only this mark can compute; none after the reveal."""
    state = look.imagine(rng.clone())
    if not planning(state):
        return []
    duel = _duel(state, look.seat, level, mark, on_progress)
    begun = laid(state, look.seat)
    done = len(begun)
    plans = [plan for plan in _tempered(duel.plans(), level) if plan[0][:done] == begun and plan[1] >= RARE]
    if len(look.legal) == 1:
        begun = [*begun, CODES.index(look.legal[0])]
        plans = [plan for plan in plans if plan[0][: done + 1] == begun]
    if not plans:
        plans = duel.resumed(begun, RESUMED, stream(look.seat, "resumed", mark, begun))
    total = sum(share for _, share, _ in plans)
    tried = int(duel.simulations)
    found = []
    for actions, share, value in plans:
        rest = tuple(CODES[action] for action in actions[done:])
        found.append(Prospect(rest[0], tried, value, share / total, rest))
    return sorted(found, key=lambda prospect: (-(prospect.share or 0.0), -prospect.value))


def _tempered(plans: list[Weighed], level: Level) -> list[Weighed]:
    """The mix flattened by the level's temperature: plans of about the same value are mixed up."""
    if not level.temperature:
        return plans
    best = max(value for _, _, value in plans)
    weights = [
        (share + LOOSE * level.temperature) * math.exp((value - best) / level.temperature) for _, share, value in plans
    ]
    total = sum(weights)
    return [(actions, weight / total, value) for (actions, _, value), weight in zip(plans, weights, strict=True)]


def _duel(state: State, seat: int, level: Level, mark: int, on_progress: OnProgress) -> DoubleOracle:
    """The solved window. Neither side's plan so far has any part in it."""
    start = unplanned(state)
    window = (start.key(), seat, level, mark)
    if window in _solved:
        return _solved[window]
    rng = stream(seat, "window", level.name, mark, start.key())
    simulations = level.simulations * PARTS
    duel = DoubleOracle(start, seat, PLANNER, _wide(simulations))
    end = time.perf_counter() + level.seconds
    duel.begin(simulations, rng)
    run_to_end = True
    while duel.step(rng) and run_to_end and time.perf_counter() < end:
        run_to_end = on_progress(min(1.0, duel.simulations / simulations))
    duel.settle()
    if run_to_end:
        while len(_solved) >= KEPT:
            del _solved[next(iter(_solved))]
        _solved[window] = duel
    return duel


def _wide(simulations: int) -> int:
    """How many plans a side, so that a third of the meetings is in the matrix and the rest finds better plans."""
    return max(3, min(WIDEST, int((simulations / 3) ** 0.5)))


KNOWLEDGE = Knowledge(EXPERT, LEVELS, think)
