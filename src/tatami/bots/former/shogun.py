"""The shogun of 0.1 at its budgets, to measure its successors against.

Its trees let the opponents learn the searcher's cards, it always laid its favourite, and it drew its plans in 7 Ronin
from a mix that anybody could compute again. What is known of the games it shares with the bots of today.
"""

from __future__ import annotations

from tatami.bots import samurai, samurai_spirit, seven_ronin
from tatami.bots.former.tree import Search
from tatami.bots.knowledge import Knowledge, Prospect, knowledge_of
from tatami.bots.levels import Level
from tatami.bots.look import Look
from tatami.bots.tenno.expert import TennoExpert
from tatami.bots.thinker import NODES_PER_SIMULATION, by_lot, run_to_end, spend
from tatami.core.registry import game as find_game
from tatami.core.rng import Rng

TENNO = Knowledge(TennoExpert(believes=False))
BUDGETS = {"tenno": 25_000, "samurai": 12_000, "seven_ronin": 4_000, "samurai_spirit": 600}
USUAL = 25_000
SECONDS = 1.8


def choose(look: Look, rng: Rng) -> str:
    """The code that the shogun of 0.1 would play."""
    if len(look.legal) == 1:
        return look.legal[0]
    game = look.view.game
    prospects = _think(look, Level("shogun", BUDGETS.get(game, USUAL), SECONDS, 0.0, 0.0), rng)
    if prospects[0].share is not None:
        return by_lot(prospects, [prospect.share or 0.0 for prospect in prospects], rng)
    return prospects[0].code


def _think(look: Look, level: Level, rng: Rng) -> list[Prospect]:
    game = look.view.game
    if game == "samurai_spirit":
        return samurai_spirit.think(look, level, rng, run_to_end)
    if game == "seven_ronin":
        planned = seven_ronin.planned(look, level, rng, seven_ronin.PUBLIC, run_to_end)
        return planned or _search(look, level, rng, seven_ronin.KNOWLEDGE)
    if game == "samurai":
        return samurai.begun(look) or _search(look, level, rng, samurai.SEARCHING)
    return _search(look, level, rng, TENNO if game == "tenno" else knowledge_of(game))


def _search(look: Look, level: Level, rng: Rng, knowledge: Knowledge) -> list[Prospect]:
    imagined = look.imagine(rng)
    codes = find_game(look.view.game)
    seats, actions = look.view.seats, [codes.decode(code) for code in look.legal]
    capacity = level.simulations * NODES_PER_SIMULATION * seats + 4096
    tree = Search(seats, imagined.breadth(), knowledge.expert, knowledge.exploration, capacity)
    imagination = knowledge.expert.imagination(imagined, look.seat)

    def run(simulations: int, seconds: float) -> int:
        tree.run(imagination, simulations, seconds, rng)
        return tree.simulations

    spend(level, run, run_to_end)
    found = [
        Prospect(code, tree.visits(look.seat, action), tree.value(look.seat, action))
        for code, action in zip(look.legal, actions, strict=True)
    ]
    return sorted(found, key=lambda prospect: (-prospect.visits, -prospect.value))
