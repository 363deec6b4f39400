"""The account of a game of Samurai Spirit: what is left of the village, and how each samurai fares (R9.1 to R9.3)."""

from __future__ import annotations

from tatami.core.account import Cell, Column, Note, Row, Tally
from tatami.core.outcome import Outcome
from tatami.games.samurai_spirit.data import FAMILIES, FARMS, ROUNDS
from tatami.games.samurai_spirit.view import Board, SamuraiSpiritView


def account(view: SamuraiSpiritView, outcome: Outcome) -> tuple[Tally, ...]:
    """The village from the start to the end, then everybody's wounds."""
    village = (
        ("farms", int(FARMS), view.farms),
        ("families", int(FAMILIES), len(view.families)),
        ("barricades", view.most_barricades, view.barricades),
    )
    left = Tally(
        (Column("start"), Column("end")),
        tuple(Row((Cell(start), Cell(end)), id=id, decided=outcome.reason == id) for id, start, end in village),
        (Note("round", {"round": view.round, "rounds": int(ROUNDS)}),),
    )
    people = tuple(_row(board) for board in view.boards if board.samurai is not None)
    return (left, Tally((Column("wounds"),), people)) if people else (left,)


def _row(board: Board) -> Row:
    """A samurai: the second wound wakes the animal, the fourth kills."""
    wounds = 2 * board.animal + board.wounded
    cell = Cell(word="killed") if board.dead else Cell(wounds)
    return Row((cell,), board.seat, id="samurai", facts={"samurai": board.samurai}, decided=board.dead)


def score(outcome: Outcome, seat: int) -> dict[str, int]:
    """After a victory the score of the book (R9.2), else how far the village was held and what was left of it."""
    figures = outcome.figures
    if "score" in figures:
        return {"score": figures["score"][0]}
    if "round" not in figures:
        return {}
    return {"reached": figures["round"][0], "farms": figures["farms"][0], "families": figures["families"][0]}
