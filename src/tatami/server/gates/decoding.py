"""Reading what clients send: bytes become a message, or a refusal that says where they are wrong.

The decoder's own sentences are English and may quote whole inputs, so only codes and short facts leave this file.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Any, TypeVar, cast

import msgspec

from tatami.server import wire
from tatami.server.domain.problems import Refusal

T = TypeVar("T")

MOST_CODES = 256
"""Codes in one plan; the longest plan of any game has a few dozen."""

AT = r"(?: - at `(?P<at>\$[^`]*)`)?"
UNKNOWN = re.compile(rf"Object contains unknown field `(?P<field>.*?)`{AT}", re.DOTALL)
MISSING = re.compile(rf"Object missing required field `(?P<field>[^`]*)`{AT}")
WRONG = re.compile(r".* - at `\$\.?(?P<at>[^`]+)`", re.DOTALL)


class _Numbered(msgspec.Struct):
    id: wire.Number = 0


_client_message = msgspec.json.Decoder(wire.ClientMessage).decode
_numbered = msgspec.json.Decoder(_Numbered).decode


def read(data: bytes | str, decode: Callable[[bytes | str], T]) -> T:
    """What `decode` makes of the bytes; a Refusal says why it can make nothing of them."""
    try:
        return decode(data)
    except UnicodeError:
        raise Refusal("encoding") from None
    except RecursionError:
        raise Refusal("too-deep") from None
    except msgspec.ValidationError as problem:
        raise _misfit(str(problem)) from None
    except msgspec.DecodeError:
        raise Refusal("not-json") from None


@lru_cache(maxsize=64)
def decoder(kind: Hashable) -> Callable[[bytes | str], Any]:
    """Reads JSON of that kind."""
    return msgspec.json.Decoder(cast("Any", kind)).decode


def client_message(data: bytes | str) -> wire.ClientMessage:
    """What a client said on its socket."""
    said: wire.ClientMessage = read(data, _client_message)
    if isinstance(said, wire.Submit) and not said.codes:
        raise Refusal("codes-none")
    if isinstance(said, wire.Submit | wire.Ahead):
        watched = len(said.watch) if isinstance(said, wire.Ahead) else 0
        if max(len(said.codes), watched) > MOST_CODES:
            raise Refusal("codes-many", most=MOST_CODES)
    return said


def number(data: bytes | str) -> int:
    """The id in a message that was not understood, so that its sender knows which one it was; 0 where there is none."""
    try:
        return _numbered(data).id
    except (ValueError, RecursionError):
        return 0


def _misfit(sentence: str) -> Refusal:
    """JSON that is not what was wanted: which field, as a path from the outermost object."""
    for code, pattern in (("unknown-field", UNKNOWN), ("missing-field", MISSING)):
        found = pattern.fullmatch(sentence)
        if found is not None:
            return Refusal(code, field=_path(found["at"] or "$", found["field"]))
    found = WRONG.fullmatch(sentence)
    return Refusal("message") if found is None else Refusal("wrong-field", field=found["at"])


def _path(at: str, field: str) -> str:
    """Such as `pace.days`; what cannot be shown is left out."""
    shown = "".join(letter for letter in field if letter.isprintable())
    return f"{at}.{shown}".removeprefix("$").removeprefix(".")
