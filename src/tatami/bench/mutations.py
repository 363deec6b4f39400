"""Messages that no client of ours would send: fields dropped, added, doubled and filled with what does not fit."""

from __future__ import annotations

import random
from typing import Any

import msgspec

DEPTH = 5_000
LENGTH = 5_000


class Raw(bytes):
    """JSON, or what pretends to be some, as it is to travel."""


ODD = tuple(
    Raw(each)
    for each in (
        b"null",
        b"true",
        b"-1",
        b"-0",
        b"0.0",
        b"1.5",
        b"1e400",
        b"-1e400",
        b"NaN",
        b"Infinity",
        b"9007199254740993",
        b"9" * 400,
        b"-" + b"9" * LENGTH,
        b'""',
        b'"\\u0000"',
        b'"\\ud800"',
        b'"\\udfff\\ud800"',
        b'"\xff"',
        b'"\xed\xa0\x80"',
        b'"\xe2\x80\xae\xf0\x9f\x8d\xb5"',
        b'"' + b"x" * LENGTH + b'"',
        b"[]",
        b"{}",
        b"[[]]",
        b'{"":{"":0}}',
        b"[" * DEPTH + b"]" * DEPTH,
        b'{"a":' * DEPTH + b"0" + b"}" * DEPTH,
        b"[" * DEPTH,
    )
)
"""What stands in place of a value."""
NAMES = ("", "x", "type", "id", "seat", "codes", "__class__", "\x00", "`", "ę" * 40, "x" * LENGTH)
"""Fields that may be added."""
SCRAPS = (b"", b" ", b"{", b"[]", b"null", b"0", b'"', b"\x00", b"\xff\xfe", b"\xef\xbb\xbf{}", b"{}{}", b"[" * DEPTH)
"""What stands in place of a whole message."""


def encoded(message: dict[str, Any]) -> bytes:
    """A message as JSON, its raw values as they are."""
    parts = []
    for name, value in message.items():
        told = value if isinstance(value, Raw) else msgspec.json.encode(value)
        parts.append(msgspec.json.encode(name) + b":" + told)
    return b"{" + b",".join(parts) + b"}"


def mutated(chance: random.Random, message: dict[str, Any]) -> tuple[str, bytes]:
    """The message with something wrong about it, and what that is."""
    kind = chance.choice(("dropped", "added", "replaced", "replaced", "inside", "twice", "torn", "flipped", "scrap"))
    names = list(message)
    if kind == "scrap" or not names:
        return "scrap", chance.choice(SCRAPS)
    name = chance.choice(names)
    if kind == "dropped":
        return kind, encoded({each: message[each] for each in names if each != name})
    if kind == "added":
        more = {chance.choice(NAMES): chance.choice(ODD)}
        return kind, encoded({**more, **message} if chance.random() < 0.5 else {**message, **more})
    if kind == "replaced":
        return kind, encoded({**message, name: chance.choice(ODD)})
    if kind == "inside":
        odd = chance.choice(ODD)
        inner = chance.choice((b"[" + odd + b"]", b'{"x":' + odd + b"}", b'["x",' + odd + b"]"))
        return kind, encoded({**message, name: Raw(inner)})
    data = encoded(message)
    at = chance.randrange(len(data))
    if kind == "twice":
        return kind, data[:-1] + b',"' + name.encode() + b'":' + chance.choice(ODD) + b"}"
    if kind == "torn":
        return kind, data[:at]
    return kind, data[:at] + bytes([chance.randrange(256)]) + data[at + 1 :]
