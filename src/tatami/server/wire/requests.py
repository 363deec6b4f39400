"""Over the socket of a table, from a person: what a client may say."""

from __future__ import annotations

from typing import Literal

from tatami.server.wire.base import PROTOCOL, Lang, Number, Request


class Hello(Request, frozen=True, kw_only=True, tag="hello"):
    """The first word on a socket."""

    protocol: Number = PROTOCOL
    lang: Lang | None = None
    """None: codes only, for programs."""
    eye: Number | None = None
    """Look with this seat, if it is mine; otherwise with my first seat, or as a spectator."""
    since: Number = 0
    """How many events of this eye the client has already."""
    board: bool = False
    """Whether to send the table as text too."""


class Look(Request, frozen=True, kw_only=True, tag="look"):
    """Look with another of my seats: the device was handed over."""

    eye: Number | None


class Submit(Request, frozen=True, kw_only=True, tag="submit"):
    """Answer a question: one code, or a whole plan that is played entirely or not at all."""

    seat: Number
    ask: Number
    codes: list[str]
    id: Number = 0
    """Comes back with the answer."""


class Undo(Request, frozen=True, kw_only=True, tag="undo"):
    """Take back my last move, inside my own open decision; `far`: ask the others to go back before my last move."""

    seat: Number
    id: Number = 0
    far: bool = False


class Explain(Request, frozen=True, kw_only=True, tag="explain"):
    """Why may I not do this?"""

    seat: Number
    code: str
    id: Number = 0


class Preview(Request, frozen=True, kw_only=True, tag="preview"):
    """What would follow, as far as my seat can imagine it. Nothing happens."""

    seat: Number
    codes: list[str]
    id: Number = 0


class Propose(Request, frozen=True, kw_only=True, tag="propose"):
    """Ask everybody to abandon the game, to pause the clocks or to go on; or those who are here to let a bot go on for
    somebody who has left, who may take the seat back at any time."""

    what: Literal["abandon", "pause", "resume", "stand-in"]
    id: Number = 0
    seat: Number | None = None
    """stand-in: whose."""


class Answer(Request, frozen=True, kw_only=True, tag="answer"):
    """Yes or no to what somebody proposed; whoever proposed it takes it back by saying no."""

    proposal: Number
    yes: bool
    id: Number = 0
    word: str = ""
    """A word to the asker."""


class Resign(Request, frozen=True, kw_only=True, tag="resign"):
    """Give up. Unless that ends the game, a bot goes on in my place."""

    seat: Number
    id: Number = 0


class Return(Request, frozen=True, kw_only=True, tag="return"):
    """Take my seat back from the bot that stood in for me."""

    seat: Number
    id: Number = 0


class Hint(Request, frozen=True, kw_only=True, tag="hint"):
    """What would a strong bot consider here, from what my seat may know? Only where the table allows it."""

    seat: Number
    id: Number = 0


class Chat(Request, frozen=True, kw_only=True, tag="chat"):
    """Say something to the table."""

    text: str
    id: Number = 0


ClientMessage = Hello | Look | Submit | Undo | Explain | Preview | Propose | Answer | Resign | Return | Hint | Chat
