"""Over the socket of a table, to a person: what the server says."""

from __future__ import annotations

from typing import Any

import msgspec

from tatami.core.sheet import Sheet
from tatami.server.wire.base import PROTOCOL, Message
from tatami.server.wire.endings import Ending
from tatami.server.wire.problems import Problem
from tatami.server.wire.tables import TableInfo
from tatami.server.wire.terms import How, What


class Meaning(Message, frozen=True, kw_only=True):
    """What something that happened means to the seat that reads of it."""

    text: str
    good: bool


class Line(Message, frozen=True, kw_only=True):
    """Something that happened, as this eye saw it."""

    event: str
    data: dict[str, Any]
    text: str = ""
    means: Meaning | msgspec.UnsetType = msgspec.UNSET
    """Missing where it means nothing in particular to this eye, or to nobody's."""


class Action(Message, frozen=True, kw_only=True):
    """One legal action."""

    code: str
    text: str = ""


class Clock(Message, frozen=True, kw_only=True):
    """A seat's time."""

    left: int | None
    """Milliseconds; None where nobody counts."""
    running: bool


class Proposal(Message, frozen=True, kw_only=True):
    """What somebody proposed, and who has yet to answer."""

    number: int
    what: What
    by: int
    waiting: list[int]
    seat: int | None = None
    """stand-in: the seat a bot would go on for."""
    decisions: int = 0
    """undo: how many decisions everybody would make anew."""
    at: int = 0
    """When it was proposed, in milliseconds since 1970."""


class Settled(Message, frozen=True, kw_only=True):
    """What became of the last proposal."""

    number: int
    what: What
    by: int
    how: How
    seat: int | None = None
    """Who refused."""
    word: str = ""
    """What they said with it."""


class Welcome(Message, frozen=True, kw_only=True, tag="welcome"):
    """The table, whenever something about it changed."""

    table: TableInfo
    protocol: int = PROTOCOL


class Update(Message, frozen=True, kw_only=True, tag="update"):
    """The game as this eye sees it now."""

    eye: int | None
    view: dict[str, Any]
    """The game's own view type."""
    since: int
    """Where `events` begin in the story of this eye: drop what is behind it, then append."""
    events: list[Line]
    to_act: list[int]
    ask: int | None
    """The number of the question to this eye; None if it owes nothing."""
    legal: list[Action]
    undo: bool
    """Whether this eye may take its last move back without asking anybody."""
    clocks: list[Clock]
    laid: list[str] = msgspec.field(default_factory=list)
    """The parts of this eye's open decision that the table has already."""
    prompt: str = ""
    stage: str = ""
    """What is being decided, in a few words."""
    rules: list[str] = msgspec.field(default_factory=list)
    """The paragraphs that matter now."""
    board: Sheet = ()
    """Where asked for: the table as text, in its parts."""
    paused: bool = False
    proposal: Proposal | None = None
    settled: Settled | None = None
    """What became of the last proposal, until its asker decides something or somebody proposes anew."""
    ending: Ending | None = None


class Done(Message, frozen=True, kw_only=True, tag="done"):
    """What was asked with this id is done, and on disk."""

    id: int


class Refused(Message, frozen=True, kw_only=True, tag="refused"):
    """What was asked with this id was not done."""

    id: int
    problem: Problem


class Next(Message, frozen=True, kw_only=True):
    """How one more part would change what fits next."""

    gone: list[str]
    more: list[str]


class Follows(Message, frozen=True, kw_only=True):
    """What is certain to follow from a plan, in everything that the seat may imagine."""

    view: dict[str, Any]
    events: list[Line]


class Foretold(Message, frozen=True, kw_only=True, tag="foretold"):
    """What a plan would lead to."""

    id: int
    legal: list[Action]
    """What could be added."""
    view: dict[str, Any] | None
    """What the seat would see; None where the plan finishes the decision."""
    final: bool
    """Whether the plan finishes the decision."""
    problem: Problem | None = None
    """Why the plan cannot be made, from part `at` on."""
    at: int | None = None
    next: dict[str, Next] = msgspec.field(default_factory=dict)
    """Of the watched codes that fit and do not finish the decision."""
    refusals: dict[str, Problem] = msgspec.field(default_factory=dict)
    """Of the watched codes that do not fit."""
    follows: Follows | None = None
    """Where asked for; None where it hangs on something hidden."""


class Described(Message, frozen=True, kw_only=True, tag="described"):
    """The table as text."""

    id: int
    eye: int | None
    """Whose eyes read it."""
    board: Sheet


class Advice(Message, frozen=True, kw_only=True):
    """One action as a strong bot judges it."""

    code: str
    text: str
    value: float
    """The expected result of the seat, 0 to 1."""
    error: float = 0.0
    """The standard error of that, from several searches."""
    share: float | None = None
    """For a secret choice: how often to play it."""
    plan: list[str] = msgspec.field(default_factory=list)
    """For a secret plan: all its codes."""


class Hinted(Message, frozen=True, kw_only=True, tag="hinted"):
    """A bot's thoughts."""

    id: int
    advice: list[Advice]
    chances: bool
    """Whether the values are chances to win."""


class Thinking(Message, frozen=True, kw_only=True, tag="thinking"):
    """A bot is at work."""

    seat: int
    done: float


class Said(Message, frozen=True, kw_only=True, tag="said"):
    """Somebody said something at the table."""

    number: int
    player: str
    """Whom to mute; the same at every table."""
    name: str
    seat: int | None
    text: str
    at: int
    claimed: bool = False
    """Whether the name is a claimed one."""
    muted: bool = False
    """Whether this client wants to hear no more of them; it is told whom, so that it can hear them again."""


class Gone(Message, frozen=True, kw_only=True, tag="gone"):
    """This socket is of no more use."""

    problem: Problem


ServerMessage = Welcome | Update | Done | Refused | Foretold | Described | Hinted | Thinking | Said | Gone
