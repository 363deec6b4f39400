"""Why something was not done."""

from __future__ import annotations

import msgspec

from tatami.server.wire.base import Args, Message


class Problem(Message, frozen=True, kw_only=True):
    """Why something was not done, and nothing changed."""

    code: str
    """The client has a sentence for it."""
    args: Args = msgspec.field(default_factory=dict)
    rule: str = ""
    """The paragraph of the game's rules that forbids a move."""
    text: str = ""
    """A rule's refusal in the words of the game, in the language asked for."""
    legal: list[str] = msgspec.field(default_factory=list)
    """What would be allowed instead."""
