"""A message on its way to clients: encoded once, however many of them it goes to."""

from __future__ import annotations

import msgspec

from tatami.server.wire.base import Message

encode = msgspec.json.Encoder().encode


class Outgoing:
    """A message, and its text as people's clients read it, in UTF-8.

    It is encoded when it is made: by the time it leaves, the table has moved on.
    """

    __slots__ = ("message", "text")

    def __init__(self, message: Message) -> None:
        self.message = message
        self.text = encode(message)
