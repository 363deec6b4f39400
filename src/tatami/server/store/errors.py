"""What can go wrong with a store."""

from __future__ import annotations


class StorageError(RuntimeError):
    """Something could not be read or written. Nothing of what was to be written together was."""


class Conflict(StorageError):
    """What was to be written is there already: an entry of that number, or a name that looks like it."""


class Unreachable(StorageError):
    """The database does not answer, or has hung up. If it did so during a commit, nobody knows what became of it."""


class Unshared(StorageError):
    """Another server uses the database, and one of both does not hear of the other."""


class Busy(Exception):
    """A server uses the database."""


class NewerDatabase(Exception):
    """A later version of Tatami has brought this database into a form that we do not know."""


class MissingDriver(Exception):
    """The package that speaks with this kind of database is not installed."""
