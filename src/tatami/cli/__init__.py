"""The command `tatami`: a module for each subcommand."""

from __future__ import annotations

import io
import os
import sys
from typing import Annotated

import typer

from tatami.cli import (
    admin,
    arena,
    bench,
    bench_bots,
    bench_server,
    fuzz,
    games,
    guide,
    hint,
    moving,
    new,
    play,
    ratings,
    replay,
    review,
    schema,
    serve,
    sit,
    think,
    usage,
    wire,
)
from tatami.cli.common import CommandError, voice_in
from tatami.core.errors import TatamiError
from tatami.core.words import LANGUAGES
from tatami.server.settings import BadSetting
from tatami.version import VERSION, compiled

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
app.command()(games.games)
app.command()(serve.serve)
app.command()(think.think)
app.command()(play.play)
app.command()(replay.replay)
app.command()(hint.hint)
app.command()(review.review)
app.command()(arena.arena)
app.command()(sit.sit)
app.command()(fuzz.fuzz)
app.command()(wire.wire)
app.command()(schema.schema)
app.command("new-game")(new.new_game)
app.command("new-bot")(new.new_bot)
app.command()(admin.backup)
app.command()(moving.migrate)
app.command()(moving.move)
admin.admin.command("ratings")(ratings.ratings)
app.add_typer(admin.admin, name="admin")

benches = typer.Typer(no_args_is_help=True)
benches.command()(bench.rules)
benches.command()(bench.search)
benches.command()(bench.decisions)
benches.command()(bench_bots.reviews)
benches.command()(bench_bots.exploit)
benches.command()(bench.thinking)
benches.command()(bench_server.server)
benches.command()(bench_server.tables)
benches.command()(bench_server.nuisance)
benches.command()(bench_server.notices)
benches.command()(bench_server.histories)
benches.command()(bench_server.faults)
benches.command()(bench.store)
benches.command()(bench.fuzz)
benches.command()(bench.peers)
benches.command()(bench_server.against_boardgameio)
app.add_typer(benches, name="bench")


def _version(wanted: bool) -> None:
    if wanted:
        print(f"tatami {VERSION}, {'compiled' if compiled() else 'uncompiled (pure Python)'}")
        raise typer.Exit


@app.callback()
def tatami(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True)] = False,
    lang: str | None = None,
) -> None:
    """The table for four games of feudal Japan."""
    if lang is not None:
        os.environ["TATAMI_LANG"] = voice_in(lang).lang  # As if it were given to the subcommand.


def main() -> None:
    """Run the command. An error is one sentence on stderr and exit code 2."""
    for output in (sys.stdout, sys.stderr):
        if isinstance(output, io.TextIOWrapper):
            output.reconfigure(errors="replace")  # Letters that the terminal lacks become question marks.
    try:
        command = guide.explain(typer.main.get_command(app), _asked_language())
        sys.exit(command(prog_name="tatami", standalone_mode=False))
    except typer.Abort:
        sys.exit(1)
    except BadSetting as problem:
        voice = voice_in(_asked_language())
        print(voice.say("serve-setting", name=problem.name, value=problem.value), file=sys.stderr)
        sys.exit(2)
    except CommandError as problem:
        print(problem, file=sys.stderr)
        sys.exit(2)
    except TatamiError as problem:
        print(problem.sentence(_asked_language()), file=sys.stderr)
        sys.exit(2)
    except usage.ParserError as problem:
        print(usage.sentence(problem, _asked_language()), file=sys.stderr)
        sys.exit(2)


def _asked_language() -> str:
    """The language asked for on the command line, for errors outside its commands."""
    words = sys.argv
    asked = next((words[i + 1] for i, word in enumerate(words[:-1]) if word == "--lang"), None)
    asked = asked or next((word[7:] for word in words if word.startswith("--lang=")), os.environ.get("TATAMI_LANG"))
    return asked if asked in LANGUAGES else "en"
