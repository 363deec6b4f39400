"""Over HTTP: tables, seats and lists."""

from __future__ import annotations

from typing import Literal

import msgspec

from tatami.server.wire.base import Message, Number, Request
from tatami.server.wire.problems import Problem
from tatami.server.wire.terms import Bar, Begin, Leaver, Pace, Programs, Status


class NewTable(Request, frozen=True, kw_only=True):
    """What a table is to be."""

    game: str
    seats: Number
    options: dict[str, str] = msgspec.field(default_factory=dict)
    pace: Pace = Pace()
    leaver: Leaver = "bot"
    """Who goes on for a person who does not decide in time."""
    open: bool = False
    """Whether the lobby shows it; else only the link leads here."""
    sit: list[str] = msgspec.field(default_factory=lambda: ["me"])
    """Who sits at each seat from the first: `me`, `bot:LEVEL`, or `next` for the next who comes."""
    start: bool = False
    """Begin at once if every seat is taken."""
    begin: Begin = "host"
    """Who begins: the host, or the table by itself as soon as it is full."""
    consent_h: Number = 0
    """After so many hours, somebody for whom a bot plays is not asked for consent any more; 0: always."""
    programs: Programs = "refuse"
    """How a program that cannot answer counts where consent is asked; it never agrees to a game being abandoned."""
    rated: bool = False
    """Whether the game counts for ratings, if nothing speaks against it."""


class Seat(Message, frozen=True, kw_only=True):
    """A seat and who has it."""

    kind: Literal["free", "person", "bot"]
    name: str = ""
    level: str = ""
    """The bot's level; also that of a bot that stands in for a person."""
    mine: bool = False
    here: bool = False
    """Whether that person is connected now."""
    stand_in: bool = False
    """A bot goes on for the person, who may come back."""
    resigned: bool = False
    program: bool = False
    """Whether a program has the seat."""
    claimed: bool = False
    """Whether that person has claimed the name; else a guest goes by it."""
    host: bool = False
    """Whether that person made the table, and begins the game."""
    face: str = ""
    """What the face is drawn from: the name as the log has it, in every language the same."""
    player: str = ""
    """Of somebody who has claimed the name: whose page to look at."""
    away: int = 0
    """Until when that person is on holiday, or was, in milliseconds since 1970; 0: they never were."""


class Again(Message, frozen=True, kw_only=True):
    """Who wants to play again once a game is over, by seat."""

    wanted: list[int]
    declined: list[int]
    waiting: list[int]
    """Who has to answer before it begins."""
    rotate: bool
    """Whether everybody would move one seat further."""
    same: bool = False
    """Whether the same deal would be played once more."""


class Rematch(Request, frozen=True, kw_only=True):
    """My answer to whether to play again; the first yes is the invitation."""

    yes: bool = True
    rotate: bool = True
    """The first yes: whether everybody moves one seat further."""
    without: bool = False
    """Begin without those who said no or have left: bots take their seats."""
    same: bool = False
    """The first yes: whether the same deal is played once more, everybody one seat further. It is not rated."""


class NewLesson(Request, frozen=True, kw_only=True):
    """A lesson to begin, or to go on with where it was left."""

    game: str
    number: Number = 1
    """Which one of the game, from 1."""
    again: bool = False
    """Begin anew even if it was left unfinished."""


class LessonStep(Message, frozen=True, kw_only=True):
    """One thing to do in a lesson, or to look at."""

    id: str
    taps: list[str]
    """The places of the board to touch, in turn; `=code` is the button of an action."""
    lit: list[str]
    """Places that matter besides."""
    shown: bool
    """Whether nothing is played: touching it all is enough, and the client says so (`Turn`)."""
    draft: bool
    """Whether it only begins what the next step finishes, so that the table need not hear of it."""


class Lesson(Message, frozen=True, kw_only=True):
    """A lesson and how far its learner is."""

    number: int
    step: int
    """From 0; as many as there are steps when it is over."""
    steps: list[LessonStep]


class LessonMark(Message, frozen=True, kw_only=True):
    """How far a lesson in a list is."""

    number: int
    step: int
    of: int


class TableInfo(Message, frozen=True, kw_only=True):
    """A table as one player sees it from the door."""

    id: str
    game: str
    status: Status
    options: dict[str, str]
    seats: list[Seat]
    pace: Pace
    leaver: Leaver
    open: bool
    host: bool
    """Whether the one who asks runs this table."""
    created: int
    """Milliseconds since 1970."""
    commitment: str
    """The hash that fixes every shuffle; the seed is in the record when the game is over."""
    invite: str = ""
    """Opens a seat at a private table; only its people are told."""
    to_act: list[int] = msgspec.field(default_factory=list)
    rematch: str = ""
    """The table where these people play again."""
    again: Again | None = None
    """Who wants to play again, before that table is made."""
    begin: Begin = "host"
    consent_h: int = 0
    ended: int = 0
    """When the game was over, and something last happened after it; 0 before that."""
    problem: Problem | None = None
    """Why its rules are not played here; then it can only be read (`Story`)."""
    lesson: Lesson | None = None
    """Where it is a lesson: what is done in it."""
    rated: bool = False
    """Whether the table was set up to count for ratings."""
    bar: Bar = "friendly"
    """Why it would not count as it stands, by who sits there; empty if it would."""
    day: str = ""
    """Where it is a deal of the day: of which, as 2026-11-18."""
    same_deal: bool = False
    """Whether its deal can be played once more with the seats swapped."""
    twin: str = ""
    """The table whose deal is played here once more."""


class TableLine(Message, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    status: Status
    names: list[str]
    """Who sits there; empty for a free seat."""
    my_turn: bool
    mine: bool
    pace: Pace
    created: int
    updated: int
    asked: bool = False
    """Whether my answer is awaited: to what somebody proposes or, when the game is over, to whether to play again."""
    faces: list[str] = msgspec.field(default_factory=list)
    """What each seat's face is drawn from."""
    levels: list[str] = msgspec.field(default_factory=list)
    """The level of each seat's bot; empty for people and free seats."""
    my_seats: list[int] = msgspec.field(default_factory=list)
    acting: list[int] = msgspec.field(default_factory=list)
    """The seats that owe a decision."""
    due: int | None = None
    """When my time runs out where it is my turn, else the next one's, in milliseconds since 1970."""
    reason: str = ""
    """Of a game that ended with a result: why."""
    returns: list[float] = msgspec.field(default_factory=list)
    """What it was worth to each seat; empty where that is not known."""
    lesson: LessonMark | None = None
    """Where it is a lesson: how far it is."""
    day: str = ""
    """Where it is a deal of the day: of which, as 2026-11-18."""
    away: list[int] = msgspec.field(default_factory=list)
    """Until when each seat's person is on holiday, or was, in milliseconds since 1970; empty: nobody ever was."""


class Since(Message, frozen=True, kw_only=True):
    """What somebody has seen of a game since their last move."""

    lines: list[str]
    """The last few sentences, in order."""
    more: int
    """How many came before them."""


class Lobby(Message, frozen=True, kw_only=True):
    """What a player finds on entering."""

    open: list[TableLine]
    mine: list[TableLine]
    finished: list[TableLine]


class TakeSeat(Request, frozen=True, kw_only=True):
    """Sit down, or put a bot on a seat (the host may)."""

    seat: Number | None = None
    """None: the first free one."""
    bot: str = ""
    invite: str = ""


class NewAgent(Request, frozen=True, kw_only=True):
    """A seat for a program that speaks the bot protocol."""

    name: str
    seat: Number | None = None
    """None: the first free one."""


class Reach(Message, frozen=True, kw_only=True):
    """Where others reach this server."""

    address: str
    """Such as https://games.example.org; empty if only this machine does."""


class Agent(Message, frozen=True, kw_only=True):
    """Where such a program connects: the WebSocket /bot/{table}?token={token}. The token is its seat's key."""

    token: str
    seat: int


class NewRecord(Request, frozen=True, kw_only=True):
    """A record to import: its JSON or its one-line text."""

    record: str


class Made(Message, frozen=True, kw_only=True):
    """The table that was made."""

    id: str
    invite: str = ""
