"""`tatami think`: a process that thinks for the servers at a Redis."""

from __future__ import annotations

import os
from importlib.util import find_spec
from typing import Annotated

import typer

from tatami.cli.common import CommandError, Lang, voice_in
from tatami.server import logs
from tatami.server.settings import settings


def think(
    redis_url: str | None = None,
    thinkers: Annotated[int | None, typer.Option(min=1)] = None,
    lang: Lang = "en",
) -> None:
    """Let bots think here for the servers at a Redis, until Ctrl-C."""
    voice = voice_in(lang)
    chosen = settings(redis_url=redis_url, thinkers=thinkers)
    if not chosen.redis_url:
        raise CommandError(voice.say("think-where"))
    if find_spec("redis") is None:
        raise CommandError(voice.say("serve-redis-package"))
    from tatami.server.thinking import think as think_for

    logs.set_up()
    count = chosen.thinkers or os.cpu_count() or 1
    voice.tell(voice.say("think-ready", count=count))
    think_for(chosen.redis_url, count, chosen.hang_s)
