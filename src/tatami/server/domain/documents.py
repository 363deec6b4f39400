"""Stories as they are kept: what happened at a table, in sentences that outlive its rules."""

from __future__ import annotations

import zlib

import msgspec

from tatami.core.events import Event, Seen
from tatami.server.domain.endings import Status


class KeptEnding(msgspec.Struct, frozen=True, kw_only=True):
    """How the game ended."""

    reason: str
    winners: list[int]
    returns: list[float]
    figures: dict[str, list[int]]
    text: str = ""
    """Always empty, and written since the first version; `Document.endings` has the sentences."""


class Document(msgspec.Struct, frozen=True, kw_only=True):
    """The story of a table in some languages. It is kept on disk: fields may be added at the end, with a default."""

    status: Status
    titles: dict[str, str]
    names: dict[str, list[str]]
    seats: list[int | None]
    """Whose doing each line is, where it is somebody's."""
    lines: dict[str, list[str]]
    ending: KeptEnding | None = None
    endings: dict[str, str] = {}
    """How it ended, in a sentence."""
    record: str = ""
    """Of a game that is over: all of it, for whoever has the rules."""


def unveiled(event: Event) -> Seen:
    """An event with all that anybody knew of it."""
    return Seen(event.kind, {**event.data, **(event.secret or {})})


_decode = msgspec.json.Decoder(Document).decode


def pack(document: Document) -> bytes:
    """A story as it stands on disk."""
    return zlib.compress(msgspec.json.encode(document))


def unpack(packed: bytes) -> Document:
    """A story from disk."""
    return _decode(zlib.decompress(packed))
