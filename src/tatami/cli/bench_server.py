"""`tatami bench` of the server: what it bears, what a table costs, what it survives, and how it compares."""

from __future__ import annotations

import json
from dataclasses import asdict
from enum import StrEnum
from importlib.util import find_spec
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as RichTable

from tatami.bench import against_boardgameio as beside
from tatami.bench import histories as history_costs
from tatami.bench import load, outages
from tatami.bench import notices as notice_costs
from tatami.bench import nuisance as nuisances
from tatami.bench import tables as table_costs
from tatami.bench.crowd import Clients
from tatami.bench.faults import pull_the_plug
from tatami.bench.installation import Elsewhere, Tier
from tatami.bench.services import postgres, redis
from tatami.cli.common import AsJson, CommandError, Lang, voice_in
from tatami.cli.stores import DatabaseUrl, chosen
from tatami.server.settings import settings
from tatami.terminal.voice import Voice


class Kinds(StrEnum):
    """Which clients play."""

    PLAIN = "plain"
    BROWSERS = "browsers"
    BOTH = "both"

    @property
    def clients(self) -> tuple[Clients, ...]:
        return tuple(Clients) if self == Kinds.BOTH else (Clients(self),)


RedisUrl = Annotated[str | None, typer.Option()]


def server(
    tables: Annotated[int, typer.Option(min=1)] = 100,
    seconds: Annotated[float, typer.Option(min=0.5)] = 10.0,
    pace: Annotated[float, typer.Option(min=0)] = 400.0,
    processes: str = "1",
    tier: Annotated[Tier | None, typer.Option()] = None,
    clients: Kinds = Kinds.BOTH,
    generators: Annotated[int, typer.Option(min=0)] = 0,
    database_url: DatabaseUrl = None,
    redis_url: RedisUrl = None,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> None:
    """Durable moves a second of the table server, over real sockets, and how long people wait for them."""
    voice = voice_in(lang)
    elsewhere = _elsewhere(database_url, redis_url)
    setups = _setups(processes, tier, elsewhere, voice)
    _check(any(setup.tier == Tier.SCALE for setup in setups), elsewhere, voice)
    console = Console(stderr=True)

    def told(figures: load.Figures) -> None:
        if not as_json:
            where = f"{figures.tier}, {figures.processes}, {figures.clients}, {figures.phase}"
            console.print(f"... {where}: {figures.moves_per_s:,.0f} moves/s", style="dim", highlight=False)

    found = load.measure(setups, clients.clients, tables, seconds, pace, generators, elsewhere, told)
    if as_json:
        print(json.dumps([asdict(each) for each in found], indent=1))
        return
    _show_load(found)
    if any(each.held_up for each in found):
        typer.echo(voice.say("bench-held-up"))


def _show_load(found: list[load.Figures]) -> None:
    """Two tables, because one would be too wide for a terminal."""
    first = {(each.clients, each.phase): each.cpu_us for each in reversed(found)}
    speeds = RichTable("server and clients", "moves/s", "p50 ms", "p99 ms", "generator", "others' cores")
    costs = RichTable("processor us/move", "server", "of the first", "database", "Redis", "memory MB")
    for each in found:
        name = f"{each.tier} x {each.processes}, {each.clients},\n{each.phase}"
        generator = f"{each.generators} x {each.generator_share:.0%}"
        waits = f"{each.p50_ms:.1f}", f"{each.p99_ms:.1f}"
        speeds.add_row(name, f"{each.moves_per_s:,.0f}", *waits, generator, f"{each.others:.1f}")
        ratio = f"{each.cpu_us / max(1e-9, first[each.clients, each.phase]):.2f}x"
        services = _us(each.database_us), _us(each.redis_us)
        costs.add_row(name, f"{each.cpu_us:.0f}", ratio, *services, f"{each.memory_mb:.0f}")
    Console().print(speeds, costs)


def _us(value: float | None) -> str:
    return "" if value is None else f"{value:.0f}"


def tables(
    people: Annotated[int, typer.Option(min=1)] = 500,
    live: Annotated[int, typer.Option(min=0)] = 1000,
    idle: Annotated[int, typer.Option(min=0)] = 10_000,
    seconds: Annotated[float, typer.Option(min=0.5)] = 10.0,
    tier: Annotated[Tier | None, typer.Option()] = None,
    database_url: DatabaseUrl = None,
    redis_url: RedisUrl = None,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> None:
    """What coming to a table costs, and what tables cost at which nobody moves."""
    voice, elsewhere = voice_in(lang), _elsewhere(database_url, redis_url)
    on = tier or (Tier.SCALE if elsewhere.database_url else Tier.EMBEDDED)
    _check(on == Tier.SCALE, elsewhere, voice)
    report = table_costs.measure(on, people, live, idle, seconds, elsewhere)
    if as_json:
        print(json.dumps(asdict(report), indent=1))
        return
    coming = RichTable("coming to a table", "CPU us")
    steps = {"new guest": report.coming.guest_us, "door": report.coming.door_us, "socket": report.coming.socket_us}
    steps |= {f"first update, {clients}": cost for clients, cost in report.coming.update_us.items()}
    for step, cost in steps.items():
        coming.add_row(step, f"{cost:.0f}")
    Console().print(coming)
    standing = RichTable("live tables", "sockets", "memory MB", "kB/table", "of a core, idle")
    for each in report.standing:
        counts = f"{each.tables:,}", f"{each.sockets:,}", f"{each.memory_mb:.0f}", f"{each.table_kb:.1f}"
        standing.add_row(*counts, f"{each.core_share:.1%}")
    Console().print(standing)


def nuisance(
    seconds: Annotated[float, typer.Option(min=0.5)] = 10.0,
    as_json: AsJson = False,
) -> None:
    """What one guest can do to everybody else: how much longer others wait for their moves, and for their bots."""
    console = Console(stderr=True)
    found = nuisances.measure(seconds, told=lambda what: None if as_json else console.print(f"... {what}", style="dim"))
    if as_json:
        print(json.dumps([asdict(each) for each in found], indent=1))
        return
    quiet = found[0]
    grid = RichTable("one guest", "moves", "p50 ms", "p99 ms", "worst ms", "p99 more", "bot ms", "of quiet")
    for each in found:
        own = (f"{value:.1f}" for value in (each.p50_ms, each.p99_ms, each.worst_ms, each.p99_ms - quiet.p99_ms))
        bot = each.bot_ms / quiet.bot_ms if quiet.bot_ms else 0.0
        grid.add_row(each.what, f"{each.moves:,}", *own, f"{each.bot_ms:.1f}", f"{bot:.2f}x")
    Console().print(grid)


def histories(
    people: Annotated[int, typer.Option(min=10)] = 10_000,
    games: Annotated[int, typer.Option(min=100)] = 100_000,
    times: Annotated[int, typer.Option(min=1)] = 100,
    tier: Tier = Tier.EMBEDDED,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> None:
    """How long pages of players and boards take with many results, and all ratings computed anew."""
    _check(tier == Tier.SCALE, Elsewhere(), voice_in(lang))
    report = history_costs.measure(tier, people, games, times)
    if as_json:
        print(json.dumps(asdict(report), indent=1))
        return
    grid = RichTable(
        f"{report.tier}: {people:,} people, {games:,} games", "CPU ms", "median ms", "p95 ms", "longest ms"
    )
    for cost in report.costs:
        grid.add_row(cost.request, *(f"{ms:.1f}" for ms in (cost.cpu_ms, cost.median_ms, cost.p95_ms, cost.longest_ms)))
    Console().print(grid)
    computed = f"computed in {report.fold_s:.1f} s (CPU {report.fold_cpu_s:.1f})"
    Console().print(f"ratings anew: {computed}, written in {report.written_s:.1f} s (CPU {report.written_cpu_s:.1f})")


def notices(
    seconds: Annotated[float, typer.Option(min=0.5)] = 20.0,
    count: Annotated[int, typer.Option(min=1)] = 10_000,
    rounds: Annotated[int, typer.Option(min=1)] = 5,
    as_json: AsJson = False,
) -> None:
    """How long moves take without and with notices that leave, in rounds by turns."""
    found = notice_costs.measure(seconds, count, rounds)
    if as_json:
        print(json.dumps(asdict(found) | {"ratio": found.ratio}, indent=1))
        return
    grid = RichTable("notices", "arrived", "moves", "p50 ms", "p99 ms", "cpu ms a move")
    for arrived, side in ((0, found.quiet), (found.meanwhile, found.busy)):
        own = f"{side.p50_ms:.1f}", f"{side.p99_ms:.1f}", f"{side.cpu_ms:.2f}"
        grid.add_row("with" if arrived else "without", f"{arrived:,}", f"{side.moves:,}", *own)
    Console().print(grid)
    each = ", ".join(f"{ratio:.2f}" for ratio in found.ratios)
    print(f"p99 with to without: {found.ratio:.2f}x in all; round by round {each}")


def faults(
    kills: Annotated[int, typer.Option(min=1)] = 100,
    tables: Annotated[int, typer.Option(min=1)] = 40,
    tier: Tier = Tier.EMBEDDED,
    processes: Annotated[int, typer.Option(min=2)] = 2,
    database_url: DatabaseUrl = None,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> None:
    """Kill the server again and again in the middle of a load; exit code 1 if the disk lacks what people were told."""
    if tier == Tier.SCALE:
        _check(True, Elsewhere(), voice_in(lang))
        found = outages.pull_plugs(kills, tables, processes=processes)
        kept, told = found.kept, asdict(found)
    else:
        kept = pull_the_plug(kills, tables, url=chosen(None, database_url).url)
        told = asdict(kept)
    if as_json:
        print(json.dumps(told, indent=1))
    else:
        if tier == Tier.SCALE:
            _show_falls(found)
        _show_counts(asdict(kept))
    if not kept.sound:
        raise typer.Exit(1)


def _show_falls(found: outages.Report) -> None:
    _show_counts({f"{part} killed": times for part, times in found.fallen.items()})
    grid = RichTable("came back", "median s", "worst s")
    grid.add_row(f"{found.returned:,}", f"{found.median_s:.2f}", f"{found.worst_s:.2f}")
    Console().print(grid)


def _show_counts(counts: dict[str, int]) -> None:
    grid = RichTable("what", "times")
    for name, value in counts.items():
        grid.add_row(name, f"{value:,}")
    Console().print(grid)


def against_boardgameio(
    tables: Annotated[int, typer.Option(min=1)] = 100,
    rounds: Annotated[int, typer.Option(min=1)] = 3,
    seconds: Annotated[float, typer.Option(min=0.5)] = 5.0,
    clients: Kinds = Kinds.BOTH,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> None:
    """Our server on disk beside boardgame.io's in memory, by turns in one run, as ratios."""
    voice, console = voice_in(lang), Console(stderr=True)
    try:
        report = beside.measure(
            tables,
            rounds,
            seconds,
            clients.clients,
            lambda name: None if as_json else console.print(f"... {name}", style="dim"),
        )
    except beside.Unavailable:
        typer.echo(voice.say("bench-npm"), err=True)
        raise typer.Exit(1) from None
    if as_json:
        print(json.dumps(asdict(report), indent=1))
        return
    grid = RichTable("server", "moves/s", "CPU us/move", "p50 ms", "p99 ms", "generator")
    for side in report.sides:
        name = side.name if side.name == beside.THEIRS else f"tatami, {side.name}"
        speed = f"{side.moves_per_s:,.0f}", f"{side.cpu_us:.0f}", f"{side.p50_ms:.1f}", f"{side.p99_ms:.1f}"
        grid.add_row(name, *speed, f"{side.generator_share:.0%}")
    Console().print(grid)
    ratios = RichTable("tatami / boardgame.io", "moves/s", "CPU/move", "p99")
    for ratio in report.ratios:
        ratios.add_row(ratio.clients, f"{ratio.moves_per_s:.2f}x", f"{ratio.cpu:.2f}x", f"{ratio.p99:.2f}x")
    Console().print(ratios)
    if any(side.held_up for side in report.sides):
        typer.echo(voice.say("bench-held-up"))


# --- what is given ----------------------------------------------------------------------------------------------------


def _elsewhere(database_url: str | None, redis_url: str | None) -> Elsewhere:
    """Only what the command line names: the environment's are those of somebody's server."""
    return Elsewhere(
        settings(database_url=database_url).database_url if database_url else "",
        settings(redis_url=redis_url).redis_url if redis_url else "",
    )


def _setups(processes: str, tier: Tier | None, elsewhere: Elsewhere, voice: Voice) -> list[load.Setup]:
    """One process on SQLite, unless something else is asked for; several besides, for the comparison."""
    try:
        counts = [int(count) for count in processes.split(",")]
    except ValueError:
        counts = [0]
    if min(counts) < 1:
        raise CommandError(voice.say("bench-processes", given=processes))
    if tier == Tier.EMBEDDED or (tier is None and counts == [1] and not elsewhere.database_url):
        return [load.Setup()]
    scaled = [load.Setup(Tier.SCALE, count) for count in counts]
    return scaled if tier else [load.Setup(), *scaled]


def _check(scale: bool, elsewhere: Elsewhere, voice: Voice) -> None:
    """What several processes need must be here, or named."""
    if not scale:
        return
    if find_spec("redis") is None or find_spec("psycopg") is None:
        raise CommandError(voice.say("serve-redis-package"))
    if not elsewhere.database_url and postgres.missing():
        raise CommandError(voice.say("bench-postgresql"))
    if not elsewhere.redis_url and redis.missing():
        raise CommandError(voice.say("bench-redis"))
