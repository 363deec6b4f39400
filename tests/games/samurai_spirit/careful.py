"""A walk under the laws that plays well enough to see all three rounds, which random games hardly ever do."""

from __future__ import annotations

from collections.abc import Mapping

from tatami.core.rng import stream
from tatami.core.state import CHANCE
from tatami.games.samurai_spirit import GAME, actions
from tatami.games.samurai_spirit.data import STRENGTH
from tatami.games.samurai_spirit.rules import SamuraiSpirit
from tatami.testing.laws import Walk, choices


def appeal(state: SamuraiSpirit, action: int) -> int:
    """How good an action looks, roughly."""
    if action == actions.DEFEND:
        return 9
    if action == actions.ATTACK:
        over = state.sums[state.holder] + STRENGTH[state.card] - state.kiai_value(state.holder)
        return 8 if over == 0 else 6 if over < 0 else 1
    if action in (actions.DISCARD, actions.IGNORE, actions.USE):
        return 7
    if actions.HAND <= action < actions.DISCARD or actions.HEAL <= action < actions.TOP:
        return 7
    if action == actions.FIGHT:
        missing = sum(state.left[state.turn * 3 + symbol] < 0 for symbol in range(3))
        return 6 if missing or state.sums[state.turn] + 4 <= state.kiai_value(state.turn) else 3
    if action in (actions.AGAIN, actions.REDRAW) or actions.TAKE <= action < actions.READY:
        return 5
    return 3


class Careful(Walk):
    """Mostly takes what looks best."""

    def __init__(self, seats: int, options: Mapping[str, str], seed: str, thorough: float = 0.15) -> None:
        super().__init__(GAME, seats, options, seed, thorough=thorough)
        self.stages: set[str] = set()

    def _choose(self) -> tuple[int, int]:
        pick = stream(self.seed, "careful", len(self.moves))
        state = self.state
        assert isinstance(state, SamuraiSpirit)
        seat = state.to_act()[0]
        legal = choices(state, seat)
        if seat == CHANCE:
            outcomes = state.chance()
            rest = pick.below(sum(weight for _, weight in outcomes))
            for action, weight in outcomes:
                if rest < weight:
                    return seat, action
                rest -= weight
        if pick.below(8) == 0:
            return seat, legal[pick.below(len(legal))]
        best = max(appeal(state, action) for action in legal)
        liked = [action for action in legal if appeal(state, action) == best]
        return seat, liked[pick.below(len(liked))]
