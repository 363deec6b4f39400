"""`tatami arena`."""

from __future__ import annotations

import json
import os
import sys
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as RichTable

from tatami.bots import arena as bot_arena
from tatami.bots import shards
from tatami.bots.plot import bars
from tatami.bots.process import SECONDS
from tatami.bots.shards import Shard
from tatami.cli.cluster import RAY, NoRay, gather_on_ray
from tatami.cli.common import AsJson, CommandError, Lang, TableOptions, table_options, voice_in, write_file
from tatami.cli.workers import WorkLost, gather
from tatami.core.errors import Forfeit
from tatami.core.registry import game as find_game
from tatami.terminal.voice import Voice

MERGE = "merge"
"""In place of a game: put together what was played elsewhere."""


def arena(
    game: str,
    files: Annotated[list[Path] | None, typer.Argument()] = None,
    bots: str = "",
    games: Annotated[int, typer.Option(min=1)] = 100,
    deals: str | None = None,
    seats: int | None = None,
    option: TableOptions = None,
    seed: str = "1",
    workers: Annotated[int, typer.Option(min=1)] = os.cpu_count() or 1,
    on: str = "",
    resume: Path | None = None,
    seconds: Annotated[float, typer.Option(min=0.01)] = SECONDS,
    plot: Path | None = None,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> None:
    """Bots against bots: every seating of every deal, with 95 % intervals."""
    voice = voice_in(lang)
    if game == MERGE:
        found = _merged(files or [], voice)
        what, rows = found.contest, found.rows
        _tell_missing(found, voice)
        if resume is not None:
            write_file(resume, shards.head(what) + "".join(shards.line(row) for row in rows), voice)
    elif files:
        raise CommandError(voice.say("arena-files", given=str(files[0])))
    else:
        what = bot_arena.contest(game, bots, seats, table_options(option, voice), seed, seconds)
        wanted = what.deals(games) if deals is None else _span(deals, voice)
        rows = _contest(what, wanted, workers, _place(on, voice), resume, voice)
    table = bot_arena.standings(what, rows)
    if plot is not None:
        title = f"{find_game(what.game).words(lang).title()}, {what.seats}, n = {len(rows)}"
        write_file(plot, bars(title, table), voice)
    if as_json:
        print(json.dumps(bot_arena.as_json(table), indent=1))
        return
    voice.console.print(_grid(table, voice))
    for standing in table:
        _tell_forfeits(what, rows, standing, voice)


def _span(given: str, voice: Voice) -> range:
    """The deals from one to another, both counted from 1."""
    first, _, last = given.partition("-")
    if not (first.isdecimal() and last.isdecimal()) or not 1 <= int(first) <= int(last):
        raise CommandError(voice.say("arena-deals", given=given))
    return range(int(first) - 1, int(last))


def _place(on: str, voice: Voice) -> str | None:
    """Where it is played: None for this machine's processes, else Ray's address, or nothing for a Ray of one's own."""
    kind, _, address = on.partition(":")
    if not on:
        return None
    if kind != RAY:
        raise CommandError(voice.say("arena-on", given=on))
    return address


def _merged(files: list[Path], voice: Voice) -> Shard:
    """The games of all these files."""
    if not files:
        raise CommandError(voice.say("arena-merge-nothing"))
    found: list[Shard] = []
    for file in files:
        shard = _read(file, found[0].contest if found else None, voice)
        found.append(shard)
    try:
        return shards.merged(found)
    except shards.Disagreement as problem:
        raise CommandError(voice.say("arena-disagree", deal=problem.deal + 1)) from None


def _tell_missing(found: Shard, voice: Voice) -> None:
    """Which deals have to be played again, on the standard error: the results go on the output."""
    spans = [f"{first + 1}-{last + 1}" for first, last in shards.spans(found.missing())]
    if spans:
        print(voice.say("arena-missing", deals=", ".join(f"--deals {span}" for span in spans)), file=sys.stderr)


def _grid(table: list[bot_arena.Standing], voice: Voice) -> RichTable:
    """The standings as rows; with rank and skill at tables of more than two, with Elo otherwise."""
    large = any(row.rank is not None for row in table)
    heads = ["bot", "games", "score", "interval", *(["rank", "skill"] if large else ["elo"])]
    grid = RichTable(*(voice.say(f"arena-{head}") for head in heads))
    for row in table:
        cells = [row.name, str(row.games), f"{row.score:.1%}", f"{row.low:.1%} - {row.high:.1%}"]
        if row.rank is not None and row.skill is not None:
            cells += [f"{row.rank:.2f}", f"{row.skill[0]:.1f} ({row.skill[1]:.1f} - {row.skill[2]:.1f})"]
        else:
            cells.append("" if row.elo is None else f"{row.elo:+.0f}")
        grid.add_row(*cells)
    return grid


def _tell_forfeits(
    what: bot_arena.Contest, rows: list[bot_arena.Row], standing: bot_arena.Standing, voice: Voice
) -> None:
    """How often a bot forfeited, by kind, with the first case of each."""
    for fault, times in standing.forfeits.items():
        voice.tell(voice.say("arena-forfeits", bot=standing.name, times=times, why=voice.say(f"arena-{fault}")))
        case = next((each for each in rows if each.reason == fault and _forfeiter(what, each) == standing.name), None)
        if case is not None and case.facts:
            sentence = Forfeit(case.reason, **case.facts).sentence(voice.lang)
            voice.tell(voice.say("arena-forfeit-case", deal=case.deal + 1, sentence=sentence))


def _forfeiter(what: bot_arena.Contest, row: bot_arena.Row) -> str | None:
    """The bot that forfeited a game."""
    return None if row.forfeited is None else what.seatings()[row.seating][row.forfeited]


def _contest(
    what: bot_arena.Contest, deals: range, workers: int, place: str | None, kept: Path | None, voice: Voice
) -> list[bot_arena.Row]:
    """Play the games of these deals that the file `kept` does not have yet, appending each result as it comes in."""
    rows = [] if kept is None else _kept(what, kept, voice)
    done = {(row.deal, row.seating) for row in rows}
    todo = [pair for pair in what.pairings(deals) if pair not in done]
    jobs = [partial(bot_arena.play, what, deal, seating) for deal, seating in todo]
    played = gather(what.game, jobs, workers) if place is None else gather_on_ray(what.game, jobs, workers, place)
    try:
        for row in played:
            rows.append(row)
            if kept is not None:
                _append(kept, row, voice)
    except NoRay as problem:
        raise CommandError(voice.say("arena-no-ray", why=str(problem))) from None
    except WorkLost:
        raise CommandError(voice.say("arena-lost")) from None
    return rows


def _append(kept: Path, row: bot_arena.Row, voice: Voice) -> None:
    try:
        with kept.open("a", encoding="utf-8") as file:
            file.write(shards.line(row))
    except OSError as problem:
        raise CommandError(voice.say("save-failed", file=str(kept), why=problem.strerror or str(problem))) from None


def _kept(what: bot_arena.Contest, kept: Path, voice: Voice) -> list[bot_arena.Row]:
    """The results that a file already has; CommandError if it is of another contest."""
    if not kept.exists():
        write_file(kept, shards.head(what), voice)
        return []
    found = _read(kept, what, voice)
    if found.damaged:  # A run was cut off within a line: that game is played again.
        write_file(kept, shards.head(what) + "".join(shards.line(row) for row in found.rows), voice)
    return found.rows


def _read(file: Path, what: bot_arena.Contest | None, voice: Voice) -> Shard:
    try:
        return shards.read(file.read_text("utf-8"), what)
    except (OSError, UnicodeDecodeError, shards.OtherContest):
        raise CommandError(voice.say("arena-other", file=str(file))) from None
