"""What a team of Samurai Spirit suffers, as counts: why it lost."""

from __future__ import annotations

from tatami.core.outcome import Outcome


def habits(outcome: Outcome | None, seats: int) -> tuple[dict[str, int], ...]:
    """The reason of a defeat, the same for everybody."""
    lost = outcome is not None and not outcome.winners
    return ({f"lost.{outcome.reason}": 1} if outcome is not None and lost else {},) * seats
