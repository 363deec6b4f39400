"""What a bot is given: what its seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from tatami.core.events import Seen
from tatami.core.match import Match
from tatami.core.rng import Rng
from tatami.core.state import State
from tatami.core.view import View


@dataclass(frozen=True)
class Look:
    """A decision as the seat that owes it sees it."""

    seat: int
    view: View
    feed: list[Seen]
    legal: list[str]
    imagine: Callable[[Rng], State]
    """Draws a random position that this seat cannot tell from the true one."""
    options: Mapping[str, str] = field(default_factory=dict)
    """The options of the table."""


def look(match: Match, seat: int) -> Look:
    """The look of `seat` at its present decision."""
    return Look(
        seat,
        match.view(seat),
        match.feed(seat),
        match.legal(seat),
        lambda rng: match.imagine(seat, rng),
        dict(match.options),
    )
