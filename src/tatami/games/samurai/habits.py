"""What players of Samurai achieve, as counts: the castes they lead at the end."""

from __future__ import annotations

from tatami.core.outcome import Outcome
from tatami.games.samurai.account import CASTES, alone


def habits(outcome: Outcome | None, seats: int) -> tuple[dict[str, int], ...]:
    """Which castes each seat led; of a game given up nothing is known."""
    if outcome is None or not outcome.figures:
        return ({},) * seats
    leaders = {caste: alone(list(outcome.figures[caste])) for caste in CASTES}
    return tuple({f"led.{caste}": int(leaders[caste] == seat) for caste in CASTES} for seat in range(seats))
