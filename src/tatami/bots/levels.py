"""The five levels a person can choose, from a child's opponent to the best we have."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Level:
    """How strong a thinker is, and in which human ways it is not stronger."""

    name: str
    simulations: int
    seconds: float
    """However long the budget would take, the table does not wait longer."""
    temperature: float
    """How far apart two prospects may be and still be taken for one another."""
    forgetting: float
    """The share of seen cards that slip its mind."""

    def without_weaknesses(self) -> Level:
        """The same budget without the weaknesses: for advice and judgement."""
        return replace(self, temperature=0.0, forgetting=0.0)


LEVELS = (
    Level("peasant", 60, 2.0, 0.10, 0.9),
    Level("ronin", 250, 2.0, 0.05, 0.6),
    Level("samurai", 1_000, 2.0, 0.02, 0.3),
    Level("daimyo", 5_000, 2.0, 0.008, 0.1),
    Level("shogun", 25_000, 1.8, 0.0, 0.0),
)
