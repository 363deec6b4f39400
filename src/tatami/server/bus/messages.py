"""What one process of a server tells the others."""

from __future__ import annotations

import msgspec

from tatami.server.domain.chat import ChatLine


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="is"):
    """Something that was told; `table` is empty where it concerns no table."""

    table: str = ""


class Written(Message, frozen=True, kw_only=True, tag="written"):
    """The log of a table has grown up to that number."""

    number: int
    line: str = ""
    """The last entry, unless it is long: then whoever wants it reads it."""


class Spoken(Message, frozen=True, kw_only=True, tag="spoken"):
    """Somebody said something at a table."""

    line: ChatLine


class Here(Message, frozen=True, kw_only=True, tag="here"):
    """A process has the table in memory, and these people look at it there."""

    process: str
    at: int
    """When that was so; 0: it has left the memory there."""
    people: list[str] = []
    listening: list[str] = []
    """Those who can be asked for consent."""
    new: bool = False
    """Whether it has just come, and wants to know how far the others are."""


class Changed(Message, frozen=True, kw_only=True, tag="changed"):
    """Somebody has another name, or another wish whom not to hear."""

    person: str


class SignedOut(Message, frozen=True, kw_only=True, tag="signed-out"):
    """A session has ended."""

    session: str


class Departed(Message, frozen=True, kw_only=True, tag="departed"):
    """Somebody has deleted the account: their games go on without their name."""

    person: str


class Spent(Message, frozen=True, kw_only=True, tag="spent"):
    """What people who spend much have spent with a process since it told last, and their sockets there."""

    process: str
    spent: dict[str, dict[str, float]]
    """By quota, and by whose it is."""
    sockets: dict[str, int]


AnyMessage = Written | Spoken | Here | Changed | SignedOut | Departed | Spent
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyMessage).decode
