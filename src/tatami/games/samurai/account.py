"""The account of a game of Samurai: captured figures, castes led, and what broke a tie (R6.1 to R6.5)."""

from __future__ import annotations

from tatami.core.account import Cell, Column, Note, Row, Tally, by_rank, contest, ranks
from tatami.core.outcome import Outcome
from tatami.games.samurai.view import SamuraiView

CASTES = ("castles", "buddhas", "rice")


def account(view: SamuraiView, outcome: Outcome) -> tuple[Tally, ...]:
    """Figures by caste, then the comparisons; of a game given up, only what stands in the open."""
    captured = [clan.captured for clan in view.clans]
    shown = [each for each in captured if each is not None]
    if len(shown) < len(captured):
        return ()
    seats = range(view.seats)
    castes = [[each[caste] for each in shown] for caste in range(len(CASTES))]
    leaders = [alone(row) for row in castes]
    columns: tuple[Column, ...] = ()
    decided: tuple[tuple[Cell, ...], ...] = ((),) * view.seats
    order = ranks(outcome.returns)
    figures = outcome.figures
    if figures:
        compared = ("tokens", "others", "totals") if max(figures["tokens"]) else ("totals",)
        columns, decided = contest({id: figures[id] for id in compared})
        order = ranks(figures["tokens"], figures["others"], figures["totals"])
    rows = [
        Row(
            tuple(Cell(row[seat], leads=leaders[caste] == seat) for caste, row in enumerate(castes)) + decided[seat],
            seat,
            order[seat],
            decided=seat in outcome.winners,
        )
        for seat in seats
    ]
    aside = dict(zip(CASTES, view.aside, strict=True))
    notes = (Note("aside", {"count": sum(view.aside), **aside}),) if sum(view.aside) else ()
    return (Tally((*(Column(id) for id in CASTES), *columns), by_rank(rows), notes),)


def alone(row: list[int]) -> int | None:
    """Who has more than everybody else."""
    most = max(row)
    return row.index(most) if row.count(most) == 1 else None


def score(outcome: Outcome, seat: int) -> dict[str, int]:
    """The leader tokens, then all figures."""
    return {id: outcome.figures[id][seat] for id in ("tokens", "totals") if id in outcome.figures}
