"""`tatami play`."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from tatami.cli.common import CommandError, Lang, TableOptions, player_names, read_record, table_options, voice_in
from tatami.core.match import Match
from tatami.core.registry import game as find_game
from tatami.core.words import GameWords
from tatami.terminal.game import TerminalGame
from tatami.terminal.seating import Seating, seat_again, seat_bots
from tatami.terminal.voice import Voice


def play(
    game: Annotated[str, typer.Argument()] = "",
    seats: int | None = None,
    bots: str = "",
    seat: int | None = None,
    seed: str | None = None,
    option: TableOptions = None,
    names: str = "",
    resume: Path | None = None,
    lang: Lang = "en",
) -> None:
    """Play in the terminal: against bots, or several people at one keyboard."""
    voice = voice_in(lang)
    bots_before: tuple[str, ...] = ()
    if resume is not None:
        if game or seats is not None or option or names or seed is not None:
            raise CommandError(voice.say("resume-alone"))
        record = read_record(resume, voice)
        match = Match.resume(record)
        bots_before = record.bots
    elif game:
        chosen = find_game(game)
        count = chosen.meta.seats(seats)
        called = player_names(names, count, voice)
        match = Match(chosen, seats=count, options=table_options(option, voice), seed=seed, names=called)
    else:
        raise CommandError(voice.say("resume-or-game"))
    if not match.names:
        match.names = player_names("", match.seats, voice)
    _check_seat(seat, bots, match, voice)
    bot_seed = seed if seed is not None else secrets.token_hex(8)
    if len(bots_before) == match.seats and not bots:
        seating = seat_again(bots_before, bot_seed)
    else:
        seating = seat_bots(match.seats, bots, bot_seed, None if seat is None else seat - 1)
    words = match.game.words(lang, match.names)
    _welcome(match, seating, words, voice)
    TerminalGame(match, seating, words, voice).run()


def _check_seat(seat: int | None, bots: str, match: Match, voice: Voice) -> None:
    """A seat can be chosen against bots only, and must exist."""
    if seat is not None and not bots:
        raise CommandError(voice.say("seat-without-bots"))
    if seat is not None and not 1 <= seat <= match.seats:
        raise CommandError(voice.say("seat-range", seat=str(seat), most=match.seats))


def _welcome(match: Match, seating: Seating, words: GameWords, voice: Voice) -> None:
    """Say what is played and by whom, and show the commitment to the seed."""
    players = [
        voice.say("with-bot", player=name, bot=seating.bots[seat][0]) if seat in seating.bots else name
        for seat, name in enumerate(match.names)
    ]
    voice.tell(voice.say("welcome", title=words.title(), seats=match.seats, players=", ".join(players)), "bold")
    if match.game.meta.chance:
        voice.hint("fair", commitment=match.commitment)
    voice.hint("commands")
