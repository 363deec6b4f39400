"""The uniformly random bot: the baseline of all measurements."""

from __future__ import annotations

from tatami.bots.look import Look
from tatami.core.rng import Rng


def choose(look: Look, rng: Rng) -> str:
    """One of the legal codes, each equally likely."""
    return look.legal[rng.below(len(look.legal))]
