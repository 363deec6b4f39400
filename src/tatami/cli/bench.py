"""`tatami bench`."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as RichTable

from tatami.bench import decisions as waits
from tatami.bench import fuzz as fuzzer
from tatami.bench import rules as rule_speeds
from tatami.bench import search as search_speeds
from tatami.bench import store as store_costs
from tatami.bench import thinking as thoughts
from tatami.cli.common import AsJson, CommandError, Lang, voice_in
from tatami.cli.stores import DatabaseUrl, chosen
from tatami.version import compiled


def search(
    game: str | None = None,
    as_json: AsJson = False,
) -> None:
    """Simulations a second of the tree search, on one core."""
    speeds = search_speeds.search(game)
    if as_json:
        print(json.dumps([asdict(speed) for speed in speeds], indent=1))
        return
    grid = RichTable("game", "seats", "simulations/s")
    for speed in speeds:
        grid.add_row(speed.game, str(speed.seats), f"{speed.simulations_per_s:,.0f}")
    Console().print(grid)


def decisions(
    game: str | None = None,
    level: str = "shogun",
    count: Annotated[int, typer.Option(min=1)] = 60,
    as_json: AsJson = False,
) -> None:
    """How long a bot takes for a decision at every table, on one core: median, 95th percentile, longest."""
    found = waits.decisions(level, game, count)
    if as_json:
        print(json.dumps([asdict(wait) for wait in found], indent=1))
        return
    grid = RichTable("game", "seats", "bot", "decisions", "median s", "p95 s", "longest s")
    for wait in found:
        times = (f"{seconds:.2f}" for seconds in (wait.median_s, wait.p95_s, wait.longest_s))
        grid.add_row(wait.game, str(wait.seats), wait.level, str(wait.decisions), *times)
    Console().print(grid)


def thinking(
    game: str,
    seats: int | None = None,
    lowest: Annotated[int, typer.Option(min=1)] = thoughts.LOWEST,
    doublings: Annotated[int, typer.Option(min=1, max=12)] = thoughts.DOUBLINGS,
    games: Annotated[int, typer.Option(min=1)] = thoughts.GAMES,
    seed: str = "1",
    as_json: AsJson = False,
) -> None:
    """What thinking twice as long is worth: each budget against half of it, every seating, with 95 % intervals."""
    steps = []
    for step in thoughts.thinking(game, seats, lowest, doublings, games, seed):
        steps.append(step)
        if not as_json:
            print(f"{step.budget:>9,}  {step.told()}", flush=True)
    if as_json:
        print(json.dumps([asdict(step) for step in steps], indent=1))


def store(
    rows: Annotated[list[int] | None, typer.Option(min=1)] = None,
    seconds: Annotated[float, typer.Option(min=0.1)] = 2.0,
    database_url: DatabaseUrl = None,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> None:
    """Microseconds an entry on its way to the disk, by how many are written at once."""
    voice, where = voice_in(lang), chosen(None, database_url)
    with where.explained(voice):
        costs = store_costs.store(tuple(rows or store_costs.USUAL), seconds, where.url)
    if as_json:
        print(json.dumps([asdict(cost) for cost in costs], indent=1))
        return
    grid = RichTable("entries at once", "CPU us/entry", "wall us/entry")
    for cost in costs:
        grid.add_row(str(cost.rows), f"{cost.cpu_us:.1f}", f"{cost.wall_us:.1f}")
    Console().print(grid)


def fuzz(
    messages: Annotated[int, typer.Option(min=100)] = 100_000,
    seed: int = 1,
    seconds: Annotated[float, typer.Option(min=1)] = 86_400.0,
    as_json: AsJson = False,
) -> None:
    """Send a server messages of every kind, most of them broken; exit code 1 if it does not answer all in words."""
    report = fuzzer.fuzz(messages, seed, seconds)
    if as_json:
        print(json.dumps(asdict(report), indent=1))
    else:
        _show_fuzz(report)
    if not report.sound:
        raise typer.Exit(1)


def _show_fuzz(report: fuzzer.Report) -> None:
    console = Console()
    for title, counts in (("sent", report.sent), ("answers", report.answers), ("logged as warnings", report.warnings)):
        grid = RichTable(title, "times")
        for name, count in counts.items():
            grid.add_row(name, f"{count:,}")
        console.print(grid)
    memory = RichTable("memory MB", *report.memory_mb, "for each 100,000 messages")
    memory.add_row("server", *(f"{value:.0f}" for value in report.memory_mb.values()), f"{report.slope_mb:+.1f}")
    memory.add_row("this process", *(f"{value:.0f}" for value in report.own_mb.values()), "")
    console.print(memory)
    console.print(f"{report.messages:,} messages in {report.seconds:,.0f} s: {report.messages_per_s:,.0f} a second")
    console.print(f"{report.tables:,} tables played, {report.entries:,} entries in all logs")
    faults = RichTable("must be 0", "times")
    for name, count in report.faults.items():
        faults.add_row(name, f"{count:,}")
    console.print(faults)
    for text in report.errors:
        console.print(text, markup=False)


def rules(
    game: str | None = None,
    as_json: AsJson = False,
) -> None:
    """Random games and steps a second, compiled and uncompiled, and their ratio."""
    if not compiled():
        raise CommandError("The package is not compiled here, so there is nothing to compare.")
    ratios = rule_speeds.rules(game)
    if as_json:
        print(json.dumps([asdict(ratio) for ratio in ratios], indent=1))
        return
    grid = RichTable("game", "seats", "compiled games/s", "steps/s", "uncompiled games/s", "steps/s", "ratio")
    for ratio in ratios:
        grid.add_row(
            ratio.game,
            str(ratio.seats),
            f"{ratio.compiled_playouts_per_s:,.0f}",
            f"{ratio.compiled_steps_per_s:,.0f}",
            f"{ratio.pure_playouts_per_s:,.0f}",
            f"{ratio.pure_steps_per_s:,.0f}",
            f"{ratio.ratio:.1f}x",
        )
    Console().print(grid)


def peers(
    seconds: Annotated[float, typer.Option(min=0.001)] = 0.3,
    as_json: AsJson = False,
) -> None:
    """Steps and simulations a second beside OpenSpiel and PettingZoo, in one run, as ratios."""
    if not compiled():
        raise CommandError("The package is not compiled here, so a comparison would say nothing.")
    try:
        from tatami.bench.peers import Report, measure
    except ImportError as problem:
        wanted = "OpenSpiel and PettingZoo are wanted: pip install 'tatami-games[research]'"
        raise CommandError(f"{wanted} ({problem}).") from None
    console = Console(stderr=True)
    report: Report = measure(seconds, lambda group: None if as_json else console.print(f"... {group}", style="dim"))
    if as_json:
        print(json.dumps(asdict(report), indent=1))
        return
    how = {group.id: group.how for group in report.groups}
    for id in dict.fromkeys(figure.group for figure in report.figures):
        grid = RichTable("game", "a second", "moves a game", title=f"{id}: {how[id]}", title_justify="left")
        for figure in report.figures:
            if figure.group == id:
                length = "" if figure.length is None else f"{figure.length:.0f}"
                grid.add_row(figure.name, f"{figure.per_s:,.0f} {figure.unit}", length)
        Console().print(grid)
    grid = RichTable("geometric means", "ours", "theirs", "ratio", "aim")
    for ratio in report.ratios:
        aim = "" if ratio.aim is None else f"{ratio.aim:g}x"
        theirs = "not measured" if ratio.theirs is None else f"{ratio.theirs:,.0f}"
        grid.add_row(
            ratio.what, f"{ratio.ours:,.0f}", theirs, "" if ratio.ratio is None else f"{ratio.ratio:.2f}x", aim
        )
    Console().print(grid)
    for absent in report.missing:
        Console().print(f"Not measured: {absent}", markup=False)
