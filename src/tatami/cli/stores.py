"""Where a server's data is, by the options of the command line; and what is said if it cannot be used."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from tatami.cli.common import CommandError
from tatami.server.lock import Taken
from tatami.server.settings import settings, without_password
from tatami.server.store.errors import Busy, MissingDriver, NewerDatabase, StorageError, Unshared
from tatami.server.store.opening import is_there, open_store
from tatami.server.store.sql import SqlStore
from tatami.terminal.voice import Voice

Data = Annotated[Path | None, typer.Option()]
DatabaseUrl = Annotated[str | None, typer.Option()]


@dataclass(frozen=True)
class Where:
    """A data folder, or a database elsewhere that is used instead."""

    data: Path
    url: str = ""

    def __str__(self) -> str:
        return without_password(self.url) if self.url else str(self.data)

    @contextmanager
    def explained(self, voice: Voice) -> Iterator[None]:
        """Whatever cannot be done with it is said in one sentence."""
        try:
            yield
        except Taken:
            raise CommandError(voice.say("serve-taken", folder=str(self))) from None
        except Busy:
            raise CommandError(voice.say("store-busy", folder=str(self))) from None
        except MissingDriver:
            raise CommandError(voice.say("store-driver")) from None
        except NewerDatabase:
            raise CommandError(voice.say("serve-newer", folder=str(self))) from None
        except Unshared:
            raise CommandError(voice.say("serve-unshared", folder=str(self))) from None
        except OSError as problem:
            raise self._refused(voice, problem.strerror or str(problem)) from None
        except StorageError as problem:
            raise self._refused(voice, str(problem)) from None

    def _refused(self, voice: Voice, why: str) -> CommandError:
        return CommandError(voice.say("serve-data", folder=str(self), why=why.rstrip(".")))

    def open(self, voice: Voice) -> SqlStore:
        """The store that is there."""
        self.expect(voice)
        with self.explained(voice):
            return open_store(self.data, self.url)

    def expect(self, voice: Voice) -> None:
        """Refuse a folder in which no server has ever kept anything."""
        if not is_there(self.data, self.url):
            raise CommandError(voice.say("admin-no-data", folder=str(self)))


def chosen(data: Path | None, database_url: str | None) -> Where:
    """Where the options say, or else the environment."""
    found = settings(data=data, database_url=database_url)
    return Where(found.data, found.database_url)


def named(word: str) -> Where:
    """A place by its URL, or by its folder."""
    return Where(Path(), settings(database_url=word).database_url) if "://" in word else Where(Path(word))
