"""The log of a table: what was decided there, in order. Everything else about a table follows from it.

The log on disk is a format of its own, and this is the promise: **a line that any released version has written is read
by every later one, and means the same.** So a class here may gain a field with a default, at its end; it never loses
or renames one, never changes a default, a type or a tag, and no class is removed. `tests/server/test_entries.py` holds
an example of every kind of line, which is read and written again as the same bytes. A kind that an older server does
not know makes it say that the table is of a later version, and its log is left alone.

An entry says itself what it means: how it changes a table (`fold`), whether the story is told anew (`retells`),
whether people are told anew who sits where (`people`), and which seats change hands (`seating`).
"""

from __future__ import annotations

import msgspec

from tatami.server.domain.entries.absence import OnHoliday
from tatami.server.domain.entries.aftermath import Imported, Rematched, Wanted
from tatami.server.domain.entries.agreements import Abandoned, Answered, Paused, Proposed, Withdrawn
from tatami.server.domain.entries.entry import Entry
from tatami.server.domain.entries.learning import Stepped, SteppedBack
from tatami.server.domain.entries.play import Played, Resigned, Returned, Rewound, StoodIn, TookBack
from tatami.server.domain.entries.setup import Came, Left, Opened, Placed, Sat, Started

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
    | Stepped
    | SteppedBack
    | OnHoliday
)

encode = msgspec.json.Encoder().encode
"""The line of an entry in the log."""
decode = msgspec.json.Decoder(AnyEntry).decode
"""An entry from its line in the log."""

__all__ = [
    "Abandoned",
    "Answered",
    "AnyEntry",
    "Came",
    "Entry",
    "Imported",
    "Left",
    "OnHoliday",
    "Opened",
    "Paused",
    "Placed",
    "Played",
    "Proposed",
    "Rematched",
    "Resigned",
    "Returned",
    "Rewound",
    "Sat",
    "Started",
    "Stepped",
    "SteppedBack",
    "StoodIn",
    "TookBack",
    "Wanted",
    "Withdrawn",
    "decode",
    "encode",
]
