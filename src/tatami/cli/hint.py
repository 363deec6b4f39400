"""`tatami hint`."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from tatami.bots.judge import consider
from tatami.bots.knowledge import knowledge_of
from tatami.bots.look import look
from tatami.cli.common import AsJson, CommandError, Lang, player_names, read_record, voice_in
from tatami.core.match import Match
from tatami.terminal import hints


def hint(
    file: Path,
    seat: int | None = None,
    level: str = "shogun",
    best: Annotated[int, typer.Option(min=1)] = 5,
    seed: str = "1",
    as_json: AsJson = False,
    lang: Lang = "en",
) -> None:
    """The best few actions of a saved game, from what the player to act may know."""
    voice = voice_in(lang)
    match = Match.resume(read_record(file, voice))
    if not match.to_act:
        raise CommandError(voice.say("hint-over"))
    if seat is not None and not 1 <= seat <= match.seats:
        raise CommandError(voice.say("from-seat", seat=str(seat), most=match.seats))
    chosen = match.to_act[0] if seat is None else seat - 1
    if chosen not in match.to_act:
        waiting = ", ".join(str(each + 1) for each in match.to_act)
        raise CommandError(voice.say("hint-seat", seat=chosen + 1, seats=waiting))
    knowledge = knowledge_of(match.game.meta.id)
    strength = next((each for each in knowledge.levels if each.name == level), None)
    if strength is None:
        raise CommandError(
            voice.say("hint-level", level=level, known=", ".join(each.name for each in knowledge.levels))
        )
    estimates = consider(look(match, chosen), strength, f"{seed} hint", knowledge)[:best]
    if as_json:
        print(json.dumps([asdict(estimate) for estimate in estimates], indent=1))
        return
    words = match.game.words(lang, match.names or player_names("", match.seats, voice))
    view = match.view(chosen)
    voice.tell(words.prompt(view), "bold")
    hints.tell(estimates, knowledge, words, match.game.decode, view, voice)
