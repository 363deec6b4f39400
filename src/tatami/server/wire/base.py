"""What all messages have in common."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

PROTOCOL = 1
"""Grows when a client of the former number could misunderstand."""

Lang = Literal["en", "pl", "uk"]
Args = dict[str, Any]
LARGEST = 2**53 - 1
Number = Annotated[int, msgspec.Meta(ge=-LARGEST, le=LARGEST)]
"""A whole number that every client holds exactly, JavaScript too."""


class Message(msgspec.Struct, frozen=True, kw_only=True):
    """Anything that travels."""


class Request(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What clients send. A field that we do not know is refused by its name: it may be a slip of the pen."""
