"""The account of a game of 7 Ronin: what each side took, lost and kept (R7.1 to R7.5)."""

from __future__ import annotations

from tatami.core.account import Cell, Column, Note, Row, Tally, by_rank, ranks
from tatami.core.outcome import Outcome
from tatami.games.seven_ronin.data import ATTACKER, DEFENDER, RONIN, ROUNDS, TO_CONQUER
from tatami.games.seven_ronin.view import RoninView

DECIDING = {
    "village": "areas",
    "fallen": "ronin",
    "slain": "ninja",
    "posthumous": "ninja",
    "hunger": "ninja",
}
"""Which figure ended the game; snow is none of them."""


def account(view: RoninView, outcome: Outcome) -> tuple[Tally, ...]:
    """The Attacker's areas and ninja, the Defender's ronin and their wounds."""
    ninja = view.reserve + view.green + sum(area.ninja for area in view.areas)
    alive = [ronin for ronin in view.ronin if ronin.alive]
    cells = {
        ATTACKER: (Cell(view.conquests, of=int(TO_CONQUER)), Cell(ninja), Cell(), Cell()),
        DEFENDER: (Cell(), Cell(), Cell(len(alive), of=int(RONIN)), Cell(sum(ronin.wounds for ronin in alive))),
    }
    columns = [
        Column(id, verdict="decided" if DECIDING.get(outcome.reason) == id else "")
        for id in ("areas", "ninja", "ronin", "wounds")
    ]
    order = ranks(outcome.returns)
    rows = [Row(cells[seat], seat, order[seat], decided=seat in outcome.winners) for seat in (ATTACKER, DEFENDER)]
    return (Tally(tuple(columns), by_rank(rows), (Note("round", {"round": view.round, "rounds": int(ROUNDS)}),)),)


def score(outcome: Outcome, seat: int) -> dict[str, int]:
    """Of the Attacker the areas and the ninja left, of the Defender the ronin left."""
    figures = ("areas", "ninja") if seat == ATTACKER else ("ronin",)
    return {id: outcome.figures[id][0] for id in figures if id in outcome.figures}
