"""What bots know of Samurai: first hands that work, five budgets, and the expert whom the search asks."""

from __future__ import annotations

from typing import Final

from tatami.bots.knowledge import Knowledge, OnProgress, Prospect
from tatami.bots.levels import Level
from tatami.bots.look import Look
from tatami.bots.samurai.expert import SamuraiExpert
from tatami.bots.thinker import search
from tatami.core.rng import Rng
from tatami.games.samurai.view import SamuraiView

FIRST_HANDS: Final[tuple[tuple[str, ...], ...]] = (
    ("castle-4", "buddha-4", "rice-4", "samurai-3", "ship-2"),
    ("castle-4", "rice-4", "samurai-2", "samurai-3", "ship-2"),
    ("buddha-4", "samurai-2", "samurai-2", "samurai-3", "ship-2"),
    ("samurai-2", "samurai-2", "samurai-3", "ship-1", "ship-2"),
)
"""Hands to begin with, so that nobody knows which to expect. Against any hand, the first won 61 % of 60 games and the
last 65 %; the weakest tiles won half."""


def think(look: Look, level: Level, rng: Rng, on_progress: OnProgress) -> list[Prospect]:
    """A first hand from the list, figures put up in any way, and from the first turn on the tree search."""
    return begun(look) or search(look, level, rng, SEARCHING, on_progress)


def begun(look: Look) -> list[Prospect]:
    """What to do before the first turn; nothing from then on."""
    assert isinstance(look.view, SamuraiView)
    if look.view.stage == "hands":
        return _mix(look, _following(look.view.hand))
    if look.view.stage in ("cities", "villages", "spot"):
        return _mix(look, look.legal)
    return []


def _following(chosen: tuple[str, ...]) -> list[str]:
    """The tiles that come next in the hands that begin with those chosen."""
    return [hand[len(chosen)] for hand in FIRST_HANDS if hand[: len(chosen)] == chosen]


def _mix(look: Look, codes: list[str]) -> list[Prospect]:
    """Any of the codes, as often as it is named; any legal one if none is."""
    named = codes or look.legal
    even = 1.0 / look.view.seats
    return [Prospect(code, 1, even, share=named.count(code) / len(named)) for code in look.legal]


LEVELS: Final = (
    Level("peasant", 60, 2.0, 0.50, 0.0),
    Level("ronin", 100, 2.0, 0.04, 0.0),
    Level("samurai", 350, 2.0, 0.025, 0.0),
    Level("daimyo", 1_400, 2.0, 0.01, 0.0),
    Level("shogun", 12_000, 1.8, 0.0, 0.0),
)
"""Nothing is forgotten in Samurai: what was played lies on the board."""

SEARCHING: Final = Knowledge(SamuraiExpert(), LEVELS, exploration=0.3)
KNOWLEDGE: Final = Knowledge(SEARCHING.expert, LEVELS, think, exploration=SEARCHING.exploration)
