"""`tatami admin ratings`: everybody's ratings computed anew from the log of results."""

from __future__ import annotations

import time
from typing import Annotated

import typer

from tatami.cli.common import CommandError, Lang, voice_in
from tatami.cli.moving import at_rest
from tatami.cli.stores import Data, DatabaseUrl, chosen
from tatami.server.domain import ratings as domain

Anew = Annotated[bool, typer.Option("--anew")]


def ratings(anew: Anew = False, data: Data = None, database_url: DatabaseUrl = None, lang: Lang = "en") -> None:
    """Compare the ratings with the log of results; with --anew, put what the log says in their place."""
    voice = voice_in(lang)
    where = chosen(data, database_url)
    if anew:
        where.expect(voice)
        with at_rest(where, voice) as store:
            began = time.perf_counter()
            found, steps = domain.fold(store.results.log())
            store.results.replace(found, steps)
            seconds = round(time.perf_counter() - began, 1)
            voice.tell(voice.say("ratings-anew", games=store.results.last(), ratings=len(found), seconds=seconds))
        return
    store = where.open(voice)
    # A game that ends meanwhile is in one of them and not in the other: then they are compared again.
    while True:
        last = store.results.last()
        found, steps = domain.fold(store.results.log())
        kept = store.results.all_ratings()
        if store.results.last() == last:
            break
    if kept != found or store.results.count_steps() != len(steps):
        differ = sum(kept.get(key) != found.get(key) for key in kept.keys() | found.keys())
        raise CommandError(voice.say("ratings-differ", count=differ))
    voice.tell(voice.say("ratings-same", games=last, ratings=len(found)))
