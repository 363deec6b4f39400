"""What bots know of Samurai Spirit.

They do not search a tree: nothing is hidden but the future, and the team shares one result, so the actions of a
decision are rolled out against each other with an experienced player's choices for everything that follows. Values are
how well the village stands afterwards if the team plays on by experience alone, not chances to win: it will think.
"""

from __future__ import annotations

from tatami.bots.knowledge import Knowledge, OnProgress, Prospect
from tatami.bots.levels import Level
from tatami.bots.look import Look
from tatami.bots.samurai_spirit.expert import SpiritExpert
from tatami.bots.samurai_spirit.rollouts import Rollouts
from tatami.bots.thinker import spend
from tatami.core.rng import Rng
from tatami.games.samurai_spirit.actions import CODES

EXPERT = SpiritExpert()


def think(look: Look, level: Level, rng: Rng, on_progress: OnProgress) -> list[Prospect]:
    """Every legal code with its rollouts and its value, the most promising first."""
    rollouts = Rollouts(EXPERT, look.imagine(rng), look.seat)

    def run(simulations: int, seconds: float) -> int:
        rollouts.run(simulations, seconds, rng)
        return rollouts.simulations

    spend(level, run, on_progress)
    codes = [CODES[rollouts.legal[index]] for index in range(rollouts.count)]
    found = [
        Prospect(code, rollouts.visits[index], min(max(rollouts.value(index), 0.0), 1.0))
        for index, code in enumerate(codes)
        if code in look.legal
    ]
    return sorted(found, key=lambda prospect: -prospect.value)


LEVELS = (
    Level("peasant", 24, 2.0, 0.030, 0.0),
    Level("ronin", 24, 2.0, 0.016, 0.0),
    Level("samurai", 24, 2.0, 0.005, 0.0),
    Level("daimyo", 72, 2.0, 0.0, 0.0),
    Level("shogun", 600, 1.8, 0.0, 0.0),
)
"""The lower three hardly look ahead: they go by experience, and the lower, the less steady their eye. Beyond the
shogun's rollouts there is little to gain: what is left to err in is the experience itself."""

KNOWLEDGE = Knowledge(EXPERT, LEVELS, think, chances=False)
