"""The five levels a person can choose, from the weakest to the strongest."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Level:
    """A search budget, and the weaknesses that make it play like a person."""

    name: str
    simulations: int
    seconds: float
    """Time limit of a decision, whatever the budget would take."""
    temperature: float
    """Softmax temperature over values; 0 plays the best."""
    forgetting: float
    """The share of what it saw that it forgets, 0 to 1."""
    obvious: float = 1.0
    """How much worse than the best, in chances to win, is too plain to be overlooked."""

    def without_weaknesses(self) -> Level:
        """The same budget without the weaknesses, for hints and reviews."""
        return replace(self, temperature=0.0, forgetting=0.0)


LEVELS = (
    Level("peasant", 60, 2.0, 0.10, 0.9),
    Level("ronin", 250, 2.0, 0.05, 0.6),
    Level("samurai", 1_000, 2.0, 0.02, 0.3),
    Level("daimyo", 5_000, 2.0, 0.008, 0.1),
    Level("shogun", 25_000, 1.8, 0.0, 0.0),
)
