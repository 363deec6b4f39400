"""`tatami migrate` and `tatami move`: a server's data in the form of this version, and in another database."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tatami.cli.common import CommandError, Lang, voice_in
from tatami.cli.stores import Data, DatabaseUrl, Where, chosen, named
from tatami.server.live.keys import BadKey, signing_key
from tatami.server.lock import hold
from tatami.server.store.moving import NotEmpty, copy_all
from tatami.server.store.opening import open_store
from tatami.server.store.sql import SqlStore
from tatami.terminal.voice import Voice


def migrate(data: Data = None, database_url: DatabaseUrl = None, lang: Lang = "en") -> None:
    """Bring a server's data into the form of this version without starting a server."""
    voice = voice_in(lang)
    where = chosen(data, database_url)
    where.expect(voice)
    with _kept(where, voice):
        pass  # It was brought up to date as it was opened.
    voice.tell(voice.say("migrate-done", folder=str(where)))


def move(source: str, target: str, lang: Lang = "en") -> None:
    """Copy everything from a data folder into a PostgreSQL database, or back. No server may run on either."""
    voice = voice_in(lang)
    there, here = named(source), named(target)
    there.expect(voice)
    with at_rest(there, voice) as old, at_rest(here, voice) as new:
        try:
            with here.explained(voice):
                moved = copy_all(old, new)
                if not there.url:
                    signing_key(new, there.data)  # Before 0.2 it was a file beside the database.
        except BadKey as problem:
            raise CommandError(voice.say("serve-key", file=str(problem.path))) from None
        except NotEmpty:
            raise CommandError(voice.say("move-not-empty", folder=str(here))) from None
    told = {"rows": moved.rows, "logs": moved.logs, "source": str(there), "target": str(here)}
    voice.tell(voice.say("move-done", **told))


@contextmanager
def _kept(where: Where, voice: Voice) -> Iterator[SqlStore]:
    """A store in whose folder no server runs; behind a URL there is no folder, and several may."""
    with where.explained(voice):
        lock = None if where.url else hold(where.data)
        store = open_store(where.data, where.url)
    try:
        yield store
    finally:
        store.close()
        if lock is not None:
            lock.release()


@contextmanager
def at_rest(where: Where, voice: Voice) -> Iterator[SqlStore]:
    """A store that no server uses."""
    with _kept(where, voice) as store, where.explained(voice), store.at_rest():
        yield store
