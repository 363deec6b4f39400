"""Over the socket of a table, from a person: what a client may say."""

from __future__ import annotations

from typing import Literal

import msgspec

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
    """Whether to send the table as text with every update."""


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
    anew: bool = False
    """In place of the parts that the table has already (`Update.laid`): they are taken back first."""


class Undo(Request, frozen=True, kw_only=True, tag="undo"):
    """Take back my last move, inside my own open decision; `far`: ask the others to go back before my last move."""

    seat: Number
    id: Number = 0
    far: bool = False


class Ahead(Request, frozen=True, kw_only=True, tag="ahead"):
    """What would this plan lead to? Nothing happens, and nothing is told that the seat may not know."""

    seat: Number
    codes: list[str] = msgspec.field(default_factory=list)
    """The parts so far."""
    ask: Number | None = None
    """The question that it would answer: once that is over, nothing is told any more. None: whatever is asked now."""
    anew: bool = False
    """As if the parts that the table has already (`Update.laid`) were taken back first."""
    watch: list[str] = msgspec.field(default_factory=list)
    """Codes that could be chosen next: of each is told what it would change, or why it does not fit."""
    follow: bool = False
    """Whether to tell what is certain to follow, beyond the end of the decision too."""
    id: Number = 0


class Describe(Request, frozen=True, kw_only=True, tag="describe"):
    """The table as text, as my eye sees it now: for clients that want it at rest, not with every update."""

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


class Turn(Request, frozen=True, kw_only=True, tag="turn"):
    """Turn to another step of a lesson: the next after something was shown, or a former one."""

    step: Number
    id: Number = 0


class Chat(Request, frozen=True, kw_only=True, tag="chat"):
    """Say something to the table."""

    text: str
    id: Number = 0


ClientMessage = (
    Hello | Look | Submit | Undo | Ahead | Describe | Propose | Answer | Resign | Return | Hint | Turn | Chat
)
