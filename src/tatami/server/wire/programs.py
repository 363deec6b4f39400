"""Over the socket of a seat that a program has: what it may answer in the protocol of `bots/protocol.py`."""

from __future__ import annotations

from tatami.server.wire.base import Number, Request


class Ready(Request, frozen=True, kw_only=True, tag="ready"):
    """The program has understood which game this is."""

    consent: bool = False
    """Whether it can be asked for its consent."""


class Move(Request, frozen=True, kw_only=True, tag="move"):
    """The program's answer to the question of that number."""

    id: Number
    code: str


class Consent(Request, frozen=True, kw_only=True, tag="consent"):
    """The program's answer to what somebody proposed."""

    id: Number
    yes: bool


ProgramMessage = Ready | Move | Consent
