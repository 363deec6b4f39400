"""What the crowd and the strangers read of a server's messages; the rest is left alone."""

from __future__ import annotations

from typing import Any

import msgspec

from tatami.server import wire


class LegalCode(msgspec.Struct):
    """An action that is offered."""

    code: str


class Heard(msgspec.Struct):
    """A message to a person."""

    type: str
    id: int = 0
    eye: int | None = None
    ask: int | None = None
    legal: list[LegalCode] = []
    ending: dict[str, Any] | None = None
    problem: wire.Problem | None = None
    undo: bool = False
    paused: bool = False
    # Most of those who hear these two have no use for them, so whoever has reads them.
    proposal: msgspec.Raw = msgspec.Raw(b"null")
    table: msgspec.Raw = msgspec.Raw(b"null")


decode = msgspec.json.Decoder(Heard).decode
