"""How far a bot is from perfect play, in games so small that it can be computed.

The bot is asked once in every information state of the small game; what it answers is a policy, and OpenSpiel works out
what a perfect opponent would win against it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pyspiel
from open_spiel.python import policy as policies
from open_spiel.python.algorithms import exploitability, get_all_states

from tatami.adapters.openspiel import PREFIX, TatamiGame, TatamiState, packed
from tatami.bench import small
from tatami.bots.knowledge import PLAIN, Knowledge, Prospect, knowledge_of
from tatami.bots.levels import Level
from tatami.bots.look import Look
from tatami.bots.thinker import think
from tatami.core.rng import stream

Mix = dict[str, float]
Answer = Callable[[Look], Mix]
"""A bot's decision as a mixture over codes."""


def look_at(state: TatamiState) -> Look:
    """The decision of whoever is to act there, as a bot sees it. Small games have no feed: the view says it all."""
    trail = state.trail
    seat = state.current_player()
    position = trail.state
    assert position is not None
    return Look(
        seat,
        trail.game.view(position, seat),
        [],
        [trail.game.encode(action) for action in trail.legal(seat)],
        lambda rng: position.sample(seat, rng),
    )


def thinker(level: Level, known: Knowledge, seed: int = 1) -> Answer:
    """Our search. It plays the mix of a secret choice where it has one, else what it visited most."""

    def answer(look: Look) -> Mix:
        found: list[Prospect] = think(look, level, stream(seed, look.view.to_json()), known)
        if found[0].share is None:
            return {found[0].code: 1.0}
        mix: Mix = {}
        for prospect in found:  # Several plans may begin with one code.
            mix[prospect.code] = mix.get(prospect.code, 0.0) + (prospect.share or 0.0)
        return mix

    return answer


def visits(level: Level, known: Knowledge, seed: int = 1) -> Answer:
    """Our search, playing every code as often as its mix says or, where it does not mix, as often as it visited it."""

    def answer(look: Look) -> Mix:
        found = think(look, level, stream(seed, look.view.to_json()), known)
        weights = {each.code: each.visits if each.share is None else each.share for each in found}
        total = sum(weights.values())
        return {code: weight / total for code, weight in weights.items()}

    return answer


def policy_of(game: TatamiGame, answer: Answer) -> Any:
    """The bot's decisions in all information states of the game, as OpenSpiel's policy."""
    table = policies.TabularPolicy(game)
    states = get_all_states.get_all_states(game, include_terminals=False, include_chance_states=False)
    seen = set()
    for state in states.values():
        key = state.information_state_string()
        if key in seen:
            continue
        seen.add(key)
        chances = table.policy_for_key(key)
        chances[:] = 0.0
        look = look_at(state)
        for code, share in (answer(look) if len(look.legal) > 1 else {look.legal[0]: 1.0}).items():
            chances[game.rules.decode(code)] = share
    return table


def exploited(game: TatamiGame, policy: Any) -> float:
    """What a perfect opponent wins against the policy, on average over both seats; 0 is perfect play."""
    return float(exploitability.nash_conv(game, policy)) / 2


def _report(iterations: int) -> None:
    """Both small games: random play, the search that knows nothing, our bots, and what CFR finds."""
    from open_spiel.python.algorithms import cfr

    starts: dict[str, Any] = {"tenno": small.tenno(), "seven_ronin": small.seven_ronin()}
    for id, start in starts.items():
        game = pyspiel.load_game(PREFIX + id, {"start": packed(start)})

        def row(called: str, policy: Any, id: str = id, game: TatamiGame = game) -> None:
            print(f"{id:12} {called:50} {exploited(game, policy):.3f}", flush=True)

        row("uniformly random", policies.UniformRandomPolicy(game))
        for simulations in (50, 1000):
            level = Level("measured", simulations, 3600.0, 0.0, 0.0)
            row(f"search alone, {simulations:,}, best code", policy_of(game, thinker(level, PLAIN)))
            row(f"search alone, {simulations:,}, as often as visited", policy_of(game, visits(level, PLAIN)))
        for level in knowledge_of(id).levels:
            row(
                f"our {level.name}, without its weaknesses",
                policy_of(game, thinker(replace(level.without_weaknesses(), seconds=3600.0), knowledge_of(id))),
            )
        solver = cfr.CFRPlusSolver(game)
        for _ in range(iterations):
            solver.evaluate_and_update_policy()
        row(f"CFR+, {iterations} iterations", solver.average_policy())


if __name__ == "__main__":
    _report(61)
