"""`tatami bench reviews` and `tatami bench exploit`: whether our bots' judgement and play can be trusted."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as RichTable

from tatami.bench import exploit as exploits
from tatami.bench import reviews as judgements
from tatami.bots.review import JUDGE
from tatami.cli.common import AsJson


def reviews(
    game: str,
    games: Annotated[int, typer.Option(min=1)] = 4,
    seats: int | None = None,
    bot: str = JUDGE,
    longer: Annotated[int, typer.Option(min=1)] = judgements.LONGER,
    seed: str = "1",
    as_json: AsJson = False,
) -> None:
    """How often a review of a strong bot's games is refuted by a search many times as long."""
    told = Console(stderr=True)
    report = judgements.reviews(game, games, bot, seats, seed, longer, lambda line: told.print(line, style="dim"))
    if as_json:
        print(json.dumps({**asdict(report), "refuted": report.refuted}, indent=1))
        return
    grid = RichTable(
        "games", "decisions", "agreed", "not sure", "blamed", f"accused ({judgements.ACCUSED:.0%})", "refuted"
    )
    share = "-" if report.refuted is None else f"{report.refuted:.0%}"
    counts = (report.games, report.decisions, report.agreed, report.unsure, report.blamed, len(report.cases))
    grid.add_row(*(str(count) for count in counts), share)
    Console().print(grid)
    for case in report.cases:
        Console().print(
            f"deal {case.deal + 1}, seat {case.seat + 1}, move {case.move + 1}: {' '.join(case.codes)} for "
            f"{' '.join(case.better)}, {case.loss:.1%} ± {case.error:.1%}; {longer} times as long: {case.found:.1%}",
            markup=False,
        )


def exploit(
    game: str,
    bot: str = JUDGE,
    games: Annotated[int, typer.Option(min=1)] = 20,
    studied: Annotated[int, typer.Option(min=1)] = 20,
    seed: str = "1",
    as_json: AsJson = False,
) -> None:
    """How far a bot can be exploited by opponents that studied it, each beside its control, and in solved endings."""
    told = Console(stderr=True)
    report = exploits.exploit(game, bot, games, studied, seed, lambda line: told.print(line, style="dim"))
    if as_json:
        print(json.dumps(asdict(report), indent=1))
        return
    grid = RichTable(f"against {report.bot}, {report.studied} games studied", "games", "score", "95 %")
    for score in report.scores:
        grid.add_row(score.opponent, str(score.games), f"{score.score:.1%}", f"{score.low:.1%} - {score.high:.1%}")
    Console().print(grid)
    grid = RichTable("what a perfect opponent wins", "decisions", report.bot, "perfect, unmixed", "random", "CFR+")
    for each in report.distances:
        found = (f"{value:.3f}" for value in (each.bot, each.unmixed, each.random, each.solved))
        grid.add_row(each.ending, str(each.decisions), *found)
    Console().print(grid)
