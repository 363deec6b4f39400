"""`tatami review`."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from tatami.bots.knowledge import knowledge_of
from tatami.bots.review import JUDGE
from tatami.bots.review import review as judge
from tatami.cli.common import AsJson, CommandError, Lang, player_names, read_record, voice_in
from tatami.core.registry import game as find_game
from tatami.terminal import reviews


def review(
    file: Path,
    seat: int = 1,
    level: str = JUDGE,
    most: Annotated[int, typer.Option(min=1)] = 5,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> None:
    """What a player could have done better, from what that player could know at the time."""
    voice = voice_in(lang)
    record = read_record(file, voice)
    if not 1 <= seat <= record.seats:
        raise CommandError(voice.say("from-seat", seat=str(seat), most=record.seats))
    knowledge = knowledge_of(record.game)
    if level not in [each.name for each in knowledge.levels]:
        raise CommandError(
            voice.say("hint-level", level=level, known=", ".join(each.name for each in knowledge.levels))
        )
    judged = list(judge(record, seat - 1, level))
    if as_json:
        print(
            json.dumps(
                [{**asdict(verdict), "loss": verdict.loss, "sure": verdict.sure} for verdict, _ in judged], indent=1
            )
        )
        return
    game = find_game(record.game)
    words = game.words(lang, record.names or player_names("", record.seats, voice))
    reviews.tell(record, seat - 1, judged, most, words, game.decode, knowledge.chances, voice)
