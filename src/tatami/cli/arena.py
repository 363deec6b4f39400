"""`tatami arena`."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as RichTable

from tatami.bots import arena as bot_arena
from tatami.bots.plot import bars
from tatami.bots.process import SECONDS
from tatami.cli.common import AsJson, CommandError, Lang, TableOptions, table_options, voice_in, write_file
from tatami.cli.workers import gather
from tatami.core.errors import Forfeit
from tatami.core.registry import game as find_game
from tatami.terminal.voice import Voice


def arena(
    game: str,
    bots: Annotated[str, typer.Option()],
    games: Annotated[int, typer.Option(min=1)] = 100,
    seats: int | None = None,
    option: TableOptions = None,
    seed: str = "1",
    workers: Annotated[int, typer.Option(min=1)] = os.cpu_count() or 1,
    resume: Path | None = None,
    seconds: Annotated[float, typer.Option(min=0.01)] = SECONDS,
    plot: Path | None = None,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> None:
    """Bots against bots: every seating of every deal, with 95 % intervals."""
    voice = voice_in(lang)
    what = bot_arena.contest(game, bots, seats, table_options(option, voice), seed, seconds)
    rows = _contest(what, games, workers, resume, voice)
    table = bot_arena.standings(what, rows)
    if plot is not None:
        title = f"{find_game(game).words(lang).title()}, {what.seats}, n = {len(rows)}"
        write_file(plot, bars(title, table), voice)
    if as_json:
        print(json.dumps(bot_arena.as_json(table), indent=1))
        return
    voice.console.print(_grid(table, voice))
    for standing in table:
        _tell_forfeits(what, rows, standing, voice)


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


def _contest(what: bot_arena.Contest, games: int, workers: int, kept: Path | None, voice: Voice) -> list[bot_arena.Row]:
    """Play the games that the file `kept` does not have yet, appending each result as it comes in."""
    rows = _kept(what, kept, voice)
    done = {(row.deal, row.seating) for row in rows}
    todo = [pair for pair in what.pairings(games) if pair not in done]
    jobs = [partial(bot_arena.play, what, deal, seating) for deal, seating in todo]
    for row in gather(what.game, jobs, workers):
        rows.append(row)
        if kept is not None:
            try:
                with kept.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(asdict(row)) + "\n")
            except OSError as problem:
                raise CommandError(
                    voice.say("save-failed", file=str(kept), why=problem.strerror or str(problem))
                ) from None
    return rows


def _kept(what: bot_arena.Contest, kept: Path | None, voice: Voice) -> list[bot_arena.Row]:
    """The results that a file already has; CommandError if it is of another contest."""
    if kept is None:
        return []
    head = json.dumps(asdict(what))
    if not kept.exists():
        write_file(kept, head + "\n", voice)
        return []
    try:
        text = kept.read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        raise CommandError(voice.say("arena-other", file=str(kept))) from None
    whole, end, _ = text.rpartition("\n")
    lines = whole.splitlines()
    if not lines or lines[0] != head:
        raise CommandError(voice.say("arena-other", file=str(kept)))
    if whole + end != text:  # A run was cut off within a line: that game is played again.
        write_file(kept, whole + end, voice)
    rows = []
    for line in lines[1:]:
        try:
            row = json.loads(line)
            row |= {name: tuple(row[name]) for name in ("returns", "seated") if name in row}
            rows.append(bot_arena.Row(**row))
        except (ValueError, KeyError, TypeError):
            continue  # Damaged: the game of this line is played again.
    return rows
