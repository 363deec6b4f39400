"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Outcome:
    """The end of a game: why, what it is worth to each seat, and the figures the table would read aloud."""

    reason: str
    returns: tuple[float, ...]
    figures: dict[str, tuple[int, ...]] = field(default_factory=dict)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the highest return, provided that it is above nothing."""
        best = max(self.returns)
        return tuple(seat for seat, value in enumerate(self.returns) if value == best and best > 0)
