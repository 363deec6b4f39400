"""What a store is given and what it answers with: plain values, whichever database is behind it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tatami.server.domain.daily import NewTry
from tatami.server.domain.entries import Entry


@dataclass(frozen=True, slots=True)
class Listing:
    """What lists need of a table: how it stood after so many entries."""

    number: int
    status: str
    updated: int
    deadline: int | None
    """When something has to happen there by itself."""
    summary: str


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table that is not anywhere yet."""

    id: str
    game: str
    open: bool
    created: int
    listing: Listing
    log: Sequence[Entry]
    imported_by: str = ""
    """Who brought the game, if it was played elsewhere."""
    attempt: NewTry | None = None
    """Whose try it is at the deal of a day, if it is one."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it stands in the lists.

    Its log is the truth and this only a copy: a damaged row may hold values of other types, so whoever reads them
    checks them.
    """

    id: str
    game: str
    status: str
    open: bool
    created: int
    updated: int
    number: int
    deadline: int | None
    summary: str


@dataclass(frozen=True, slots=True)
class FirstLine:
    """The first line of the log of a table, with the status that lists show."""

    id: str
    status: str
    entry: str


@dataclass(frozen=True, slots=True)
class Account:
    """What is kept of a person."""

    id: str
    name: str
    login: str | None
    """The name by which they come back, once they have claimed one."""
    skeleton: str | None
    """What the name they are shown under looks like."""
    passphrase: str | None
    """Its hash."""
    created: int
    seen: int
    profile: str = "everybody"
    """Who may see their page."""
    mail: str = ""
    """The channel by which they come back without the passphrase."""


@dataclass(frozen=True, slots=True)
class SessionRow:
    """Somebody signed in at some device."""

    id: str
    player: str
    device: str
    """The device in two words; empty if nothing is known of it."""
    created: int
    seen: int
    ended: int | None


@dataclass(frozen=True, slots=True)
class Naming:
    """A line of a log in which somebody is named."""

    place: str
    number: int
    entry: str


@dataclass(frozen=True, slots=True)
class KeptStory:
    """The story of a table up to an entry, packed."""

    number: int
    document: bytes


@dataclass(frozen=True, slots=True)
class Length:
    """How far the log of a table goes, and what was said there: the last number of each."""

    number: int
    said: int
