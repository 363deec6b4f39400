"""The command `tatami`."""

from __future__ import annotations

import json
import os
import secrets
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from tatami import bench as bench_rules
from tatami.core.errors import TatamiError
from tatami.core.match import Match
from tatami.core.record import Record
from tatami.core.registry import game as find_game
from tatami.core.registry import games as all_games
from tatami.core.words import LANGUAGES
from tatami.terminal.replay import Replay
from tatami.terminal.seating import seat_bots
from tatami.terminal.table import Table
from tatami.terminal.voice import Voice
from tatami.testing.fuzz import Failure
from tatami.testing.fuzz import fuzz as fuzz_games
from tatami.version import VERSION, compiled

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
bench_app = typer.Typer(no_args_is_help=True, help="Measure speeds; every figure is a ratio of one run.")
app.add_typer(bench_app, name="bench")

Lang = Annotated[str, typer.Option("--lang", help="en, pl or uk", envvar="TATAMI_LANG")]
AsJson = Annotated[bool, typer.Option("--json", help="For machines.")]


class Refused(Exception):
    """Bad input to the command itself; the sentence says it all."""


def _voice(lang: str) -> Voice:
    console = Console(highlight=False)
    if lang not in LANGUAGES:
        raise Refused(Voice("en", console).say("language", lang=lang, known=", ".join(LANGUAGES)))
    return Voice(lang, console)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"tatami {VERSION}, {'compiled' if compiled() else 'uncompiled (pure Python)'}")
        raise typer.Exit


@app.callback()
def tatami(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help="Say which.")] = False,
) -> None:
    """The table for four games of feudal Japan."""


@app.command()
def games(lang: Lang = "en", as_json: AsJson = False) -> None:
    """The games: ids, titles, seats and options."""
    voice = _voice(lang)
    metas = [(find_game(id).meta, find_game(id).words(lang)) for id in all_games()]
    if as_json:
        listing = [
            {
                "id": meta.id,
                "title": words.title(),
                "rules": meta.version,
                "seats": {"min": meta.min_seats, "max": meta.max_seats},
                "options": [
                    {"id": option.id, "values": list(option.values), "default": option.default}
                    for option in meta.options
                ],
            }
            for meta, words in metas
        ]
        print(json.dumps(listing, ensure_ascii=False, indent=1))
        return
    for meta, words in metas:
        seats = voice.say("games-seats", least=meta.min_seats, most=meta.max_seats)
        voice.tell(f"{meta.id:<16}{words.title()}: {seats}", "bold")
        voice.tell(f"{'':<16}{words.say('about')}")
        for option in meta.options:
            values = " | ".join(option.values) or "..."
            voice.hint("games-option", option=f"{'':<16}{option.id}", values=values, default=option.default)


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="Which game; `tatami games` lists them.")] = "",
    seats: Annotated[int | None, typer.Option(help="How many players.")] = None,
    bots: Annotated[str, typer.Option(help="A bot for all other seats, or a list for the last ones.")] = "",
    seed: Annotated[str | None, typer.Option(help="Fixes all chance, and the bots' too.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="NAME=VALUE, as often as needed.")] = None,
    names: Annotated[str, typer.Option(help="The players' names, with commas.")] = "",
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    lang: Lang = "en",
) -> None:
    """Play in the terminal: against bots, or several people at one keyboard."""
    voice = _voice(lang)
    if resume is not None:
        match = Match.resume(_read(resume, voice))
        names = ",".join(match.names)
    elif game:
        chosen = find_game(game)
        count = chosen.meta.seats(seats if seats is not None else None)
        called = _names(names, count, voice)
        match = Match(chosen, seats=count, options=_options(option, voice), seed=seed, names=called)
    else:
        raise Refused(voice.say("resume-or-game"))
    if not match.names:
        match.names = _names("", match.seats, voice)
    seating = seat_bots(match.seats, bots, seed if seed is not None else secrets.token_hex(8))
    words = match.game.words(lang, match.names)
    players = [
        voice.say("with-bot", player=name, bot=seating.bots[seat][0]) if seat in seating.bots else name
        for seat, name in enumerate(match.names)
    ]
    voice.tell(voice.say("welcome", title=words.title(), seats=match.seats, players=", ".join(players)), "bold")
    voice.hint("fair", commitment=match.commitment)
    voice.hint("commands")
    Table(match, seating, words, voice).run()


def _names(given: str, seats: int, voice: Voice) -> tuple[str, ...]:
    called = [name.strip() for name in given.split(",")] if given else []
    return tuple(
        called[seat] if seat < len(called) and called[seat] else voice.say(f"name-{seat + 1}") for seat in range(seats)
    )


def _options(given: list[str] | None, voice: Voice) -> dict[str, object]:
    chosen: dict[str, object] = {}
    for item in given or []:
        name, equals, value = item.partition("=")
        if not equals:
            raise Refused(voice.say("option-form", given=item))
        chosen[name] = value
    return chosen


def _read(path: Path, voice: Voice) -> Record:
    try:
        return Record.load(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as problem:
        why = getattr(problem, "strerror", None) or str(problem)
        raise Refused(voice.say("file-missing", file=str(path), why=why)) from None


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record: JSON or one line of text.")],
    from_seat: Annotated[int | None, typer.Option("--from-seat", help="Show only what this player saw.")] = None,
    run: Annotated[bool, typer.Option("--run", help="Print every step without waiting.")] = False,
    lang: Lang = "en",
) -> None:
    """Step through a record."""
    voice = _voice(lang)
    record = _read(file, voice)
    if from_seat is not None and not 1 <= from_seat <= record.seats:
        raise Refused(voice.say("from-seat", seat=from_seat, most=record.seats))
    words = find_game(record.game).words(lang, record.names or _names("", record.seats, voice))
    show = Replay(record, None if from_seat is None else from_seat - 1, words, voice)
    show.run(pause=not run and sys.stdin.isatty())


@app.command()
def fuzz(
    game: Annotated[str, typer.Argument(help="Which game.")],
    games: Annotated[int, typer.Option(min=1, help="How many games, over all seat counts and options.")] = 1000,
    seed: Annotated[str, typer.Option(help="Other seed, other games.")] = "1",
    seats: Annotated[int | None, typer.Option(help="Only this many players.")] = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes.")] = os.cpu_count() or 1,
    folder: Annotated[Path, typer.Option(help="Where a failing record goes.")] = Path("failures"),
    lang: Lang = "en",
) -> None:
    """Random games under all laws; exit code 1 and a stored record when one is broken."""
    voice = _voice(lang)
    chosen = find_game(game)
    if seats is not None:
        chosen.meta.seats(seats)
    failure = _fuzz(game, games, seed, seats, workers)
    if failure is None:
        voice.tell(voice.say("fuzz-clean", games=games, title=chosen.words(lang).title()), "green")
        return
    voice.refuse(voice.say("fuzz-found", seen=failure.seen, file=str(failure.store(folder))))
    raise typer.Exit(1)


def _fuzz(game: str, games: int, seed: str, seats: int | None, workers: int) -> Failure | None:
    """Deal the games out in small parts, so that progress can be seen and a failure stops the rest."""
    parts = max(1, min(games // 25, 400))
    found: list[Failure] = []
    with Progress(console=Console(stderr=True), transient=True) as progress, ProcessPoolExecutor(workers) as pool:
        bar = progress.add_task(game, total=parts)
        jobs = [
            pool.submit(fuzz_games, game, games, seed, seats=seats, first=part, stride=parts) for part in range(parts)
        ]
        for job in as_completed(jobs):
            failure = job.result()
            progress.advance(bar)
            if failure is not None:
                found.append(failure)
                pool.shutdown(cancel_futures=True)
                break
    return found[0] if found else None


@bench_app.command("rules")
def bench_the_rules(
    game: Annotated[str | None, typer.Option(help="Only this game.")] = None,
    as_json: AsJson = False,
) -> None:
    """Random games and steps a second, compiled and uncompiled, and their ratio."""
    if not compiled():
        raise Refused("The package is not compiled here, so there is nothing to compare.")
    ratios = bench_rules.rules(game)
    if as_json:
        print(json.dumps([asdict(ratio) for ratio in ratios], indent=1))
        return
    grid = Grid("game", "seats", "compiled games/s", "steps/s", "uncompiled games/s", "steps/s", "ratio")
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


def main() -> None:
    """Run the command; what it refuses is one sentence and exit code 2."""
    try:
        app()
    except Refused as problem:
        print(problem, file=sys.stderr)
        sys.exit(2)
    except TatamiError as problem:
        lang = _asked_language()
        print(problem.sentence(lang), file=sys.stderr)
        sys.exit(2)


def _asked_language() -> str:
    """The language of the command line, for errors that rise above its commands."""
    words = sys.argv
    asked = next((words[i + 1] for i, word in enumerate(words[:-1]) if word == "--lang"), None)
    asked = asked or next((word[7:] for word in words if word.startswith("--lang=")), os.environ.get("TATAMI_LANG"))
    return asked if asked in LANGUAGES else "en"


if __name__ == "__main__":
    main()
