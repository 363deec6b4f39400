"""The log of a table: what was decided there, in order. Everything else about a table follows from it."""

from __future__ import annotations

from typing import Literal

import msgspec

from tatami.server.wire import Begin, Leaver, Pace, Programs, What


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="is"):
    """One line of a log; `at` in milliseconds since 1970."""

    at: int


class Opened(Entry, frozen=True, kw_only=True, tag="opened"):
    """The table was set up. Always the first line."""

    game: str
    rules: str
    seats: int
    options: dict[str, str]
    seed: str
    host: str
    pace: Pace
    leaver: Leaver
    open: bool
    invite: str
    begin: Begin = "host"
    consent_h: int = 0
    programs: Programs = "refuse"


class Sat(Entry, frozen=True, kw_only=True, tag="sat"):
    """A person took a seat."""

    seat: int
    player: str
    name: str
    program: bool = False
    """Whether it is a program that has the seat's token."""
    claimed: bool = False
    """Whether the name is claimed, and theirs."""
    agreed: bool = True
    """Whether they wanted to play; else a bot plays for them, and they may come."""


class Placed(Entry, frozen=True, kw_only=True, tag="placed"):
    """A bot was put on a seat."""

    seat: int
    level: str


class Left(Entry, frozen=True, kw_only=True, tag="left"):
    """A seat became free again, before the start."""

    seat: int


class Started(Entry, frozen=True, kw_only=True, tag="started"):
    """The game began."""

    here: list[str] | None = None
    """The people who were at the table then. Nobody's clock runs before they have come; None: all had."""


class Came(Entry, frozen=True, kw_only=True, tag="came"):
    """Somebody saw for the first time that the game has begun."""

    player: str


class Played(Entry, frozen=True, kw_only=True, tag="played"):
    """A seat answered a question."""

    seat: int
    codes: list[str]


class TookBack(Entry, frozen=True, kw_only=True, tag="took-back"):
    """A seat took its last move back inside its open decision."""

    seat: int


class Rewound(Entry, frozen=True, kw_only=True, tag="rewound"):
    """By consent, the game went back to where so many moves had been made."""

    moves: int


class Proposed(Entry, frozen=True, kw_only=True, tag="proposed"):
    """A seat asked the others for something. It stands until it is answered, withdrawn or overtaken."""

    what: What
    seat: int
    player: str
    waiting: list[str]
    """The people who have to agree."""
    moves: int = 0
    """undo: so many moves would be left."""
    about: int | None = None
    """stand-in: whose seat."""


class Answered(Entry, frozen=True, kw_only=True, tag="answered"):
    """Somebody said yes or no to what was proposed. The last yes is not written: what was agreed on is."""

    player: str
    yes: bool
    word: str = ""
    """What they said with it."""


class Withdrawn(Entry, frozen=True, kw_only=True, tag="withdrawn"):
    """What was proposed is off: its asker took it back, or the absent person it was about returned."""

    why: Literal["asker", "returned"] = "asker"


class Resigned(Entry, frozen=True, kw_only=True, tag="resigned"):
    """A seat gave up, or its time ran out where that loses."""

    seat: int
    why: Literal["resigned", "time"] = "resigned"


class StoodIn(Entry, frozen=True, kw_only=True, tag="stood-in"):
    """A bot went on for a person."""

    seat: int
    level: str


class Returned(Entry, frozen=True, kw_only=True, tag="returned"):
    """The person took the seat back."""

    seat: int


class Paused(Entry, frozen=True, kw_only=True, tag="paused"):
    """The clocks stopped, or went on."""

    paused: bool
    why: Literal["agreed", "aside"] = "agreed"
    """aside: they stand still while the rules of the table are not played."""


class Abandoned(Entry, frozen=True, kw_only=True, tag="abandoned"):
    """The game ended without a result."""

    why: Literal["agreed", "closed"] = "agreed"


class Wanted(Entry, frozen=True, kw_only=True, tag="wanted"):
    """Somebody wants to play again, or not. The last who has to agree is not written: the new table is."""

    player: str
    yes: bool
    rotate: bool = True
    """Whether everybody moves one seat further; the first who asks chooses."""


class Rematched(Entry, frozen=True, kw_only=True, tag="rematched"):
    """These people play again, at another table."""

    table: str


class Imported(Entry, frozen=True, kw_only=True, tag="imported"):
    """A finished game was brought here as a record."""

    record: str


AnyEntry = (
    Opened
    | Sat
    | Placed
    | Left
    | Started
    | Came
    | Played
    | TookBack
    | Rewound
    | Proposed
    | Answered
    | Withdrawn
    | Resigned
    | StoodIn
    | Returned
    | Paused
    | Abandoned
    | Wanted
    | Rematched
    | Imported
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
