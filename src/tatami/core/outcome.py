"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Outcome:
    """The end of a game: the reason, the return of each seat (0 to 1), and the figures that are announced with it."""

    reason: str
    returns: tuple[float, ...]
    figures: dict[str, tuple[int, ...]] = field(default_factory=dict)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the highest return; none if that is 0."""
        best = max(self.returns)
        return tuple(seat for seat, value in enumerate(self.returns) if value == best and best > 0)
