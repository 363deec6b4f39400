"""A table: who sits there, what is being played, and where it stands. It is nothing but the sum of its log."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from tatami.core.match import Match
from tatami.core.record import Record
from tatami.core.rng import commitment
from tatami.server import entries
from tatami.server.clocks import Clocks
from tatami.server.names import name_of_record
from tatami.server.wire import Ending, Pace, Status


@dataclass
class Chair:
    """A seat of the table and who has it."""

    kind: str = "free"
    player: str = ""
    name: str = ""
    level: str = ""
    stand_in: bool = False
    resigned: bool = False
    program: bool = False
    claimed: bool = False

    @property
    def decides(self) -> bool:
        """Whether a person is expected to decide here."""
        return self.kind == "person" and not self.stand_in


class Table:
    """One table, folded from its log entry by entry."""

    def __init__(self, id: str, opened: entries.Opened) -> None:
        self.id = id
        self.number = 0
        self.opened = opened
        self.created = self.updated = opened.at
        self.status: Status = "open"
        self.chairs = [Chair() for _ in range(opened.seats)]
        self.match: Match | None = None
        self.clocks = Clocks(opened.pace, opened.seats)
        self.paused = False
        self.asks = [0] * opened.seats
        """The number of the question that each seat answers next."""
        self.answered: list[tuple[int, list[str]] | None] = [None] * opened.seats
        """Each seat's last answer, to know a repeat."""
        self.ending: Ending | None = None
        self.rematch = ""

    # --- what follows from it -----------------------------------------------------------------------------------------

    @property
    def pace(self) -> Pace:
        return self.opened.pace

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.chairs)

    @property
    def to_act(self) -> list[int]:
        """The seats that owe a decision."""
        return self.match.to_act if self.match is not None and self.status == "playing" else []

    @property
    def commitment(self) -> str:
        if self.match is not None:
            return self.match.commitment
        return commitment(self.opened.seed) if self.opened.seed else ""

    def seats_of(self, player: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if player and chair.player == player]

    def people(self) -> set[str]:
        return {chair.player for chair in self.chairs if chair.player}

    def alone(self) -> bool:
        """Whether a single person plays here, so that advice harms nobody."""
        return len(self.people()) == 1

    def bots_owing(self) -> list[int]:
        """The seats whose bot owes a decision."""
        return [seat for seat in self.to_act if not self.chairs[seat].decides]

    def repeats(self, seat: int, ask: int, codes: list[str]) -> bool:
        """Whether this answer has been taken already."""
        return self.answered[seat] == (ask, codes)

    def aloud(self) -> tuple[Status, tuple[int, ...], int]:
        """What everybody notices of a move without seeing it: who owes a decision, and whether one was sealed."""
        return self.status, tuple(self.to_act), self.match.decision if self.match is not None else 0

    def record(self) -> Record:
        """The game so far; the record of an unfinished game holds secrets and the seed."""
        assert self.match is not None
        bots = tuple(chair.level if chair.kind == "bot" else "" for chair in self.chairs)
        return replace(self.match.record(), names=self.names, bots=bots)

    # --- folding ------------------------------------------------------------------------------------------------------

    def apply(self, entry: Any) -> None:
        """One more entry. What the rules refuse raises, and nothing has changed."""
        owed = dict.fromkeys(self.to_act, self.match.decision) if self.match is not None else {}
        FOLDS[type(entry)](self, entry)
        self.number += 1
        self.updated = entry.at
        now = set(self.to_act)
        era = self.match.decision if self.match is not None else 0
        finished = {seat for seat, was in owed.items() if seat not in now or was != era}
        running = {seat for seat in now if self.chairs[seat].decides and not self.paused}
        self.clocks.settle(entry.at, running, finished)

    def _sat(self, entry: entries.Sat) -> None:
        self.chairs[entry.seat] = Chair(
            "person", entry.player, entry.name, program=entry.program, claimed=entry.claimed
        )

    def _placed(self, entry: entries.Placed) -> None:
        self.chairs[entry.seat] = Chair("bot", "", entry.level.capitalize(), entry.level)

    def _left(self, entry: entries.Left) -> None:
        self.chairs[entry.seat] = Chair()

    def _started(self, entry: entries.Started) -> None:
        opened = self.opened
        self.match = Match(opened.game, seats=opened.seats, options=opened.options, seed=opened.seed, names=self.names)
        self.status = "playing"
        self._see_end()

    def _played(self, entry: entries.Played) -> None:
        assert self.match is not None
        self.match.submit(entry.seat, entry.codes)
        self.answered[entry.seat] = (self.asks[entry.seat], entry.codes)
        self.asks[entry.seat] += 1
        self._see_end()

    def _took_back(self, entry: entries.TookBack) -> None:
        assert self.match is not None
        self.match.undo(entry.seat)
        self.asks[entry.seat] += 1

    def _rewound(self, entry: entries.Rewound) -> None:
        assert self.match is not None
        self.match.rewind(entry.moves)
        self.asks = [ask + 1 for ask in self.asks]

    def _resigned(self, entry: entries.Resigned) -> None:
        chair = self.chairs[entry.seat]
        chair.resigned = True
        assert self.match is not None
        if len(self.chairs) == 2 and self.match.game.meta.utility == "constant":
            winner = 1 - entry.seat
            returns = [float(seat == winner) for seat in range(2)]
            self.ending = Ending(reason=entry.why, winners=[winner], returns=returns, figures={})
            self.status = "finished"
        else:
            chair.stand_in = True
            chair.level = chair.level or STAND_IN
        self.asks[entry.seat] += 1

    def _stood_in(self, entry: entries.StoodIn) -> None:
        self.chairs[entry.seat].stand_in = True
        self.chairs[entry.seat].level = entry.level
        self.asks[entry.seat] += 1

    def _returned(self, entry: entries.Returned) -> None:
        self.chairs[entry.seat].stand_in = False
        self.asks[entry.seat] += 1

    def _paused(self, entry: entries.Paused) -> None:
        self.paused = entry.paused

    def _abandoned(self, entry: entries.Abandoned) -> None:
        self.status = "abandoned"

    def _rematched(self, entry: entries.Rematched) -> None:
        self.rematch = entry.table

    def _imported(self, entry: entries.Imported) -> None:
        record = Record.load(entry.record)
        self.match = Match.resume(record)
        for seat, chair in enumerate(self.chairs):
            chair.kind = "person"
            chair.name = name_of_record(record.names[seat]) if seat < len(record.names) else ""
        self.status = "finished"
        self._see_end()

    def _see_end(self) -> None:
        assert self.match is not None
        outcome = self.match.outcome
        if outcome is None:
            return
        self.status = "finished"
        figures = {name: list(values) for name, values in outcome.figures.items()}
        returns = list(outcome.returns)
        self.ending = Ending(reason=outcome.reason, winners=list(outcome.winners), returns=returns, figures=figures)


STAND_IN = "samurai"
"""The level of the bot that goes on for a person."""

FOLDS: dict[type, Callable[[Table, Any], None]] = {
    entries.Sat: Table._sat,
    entries.Placed: Table._placed,
    entries.Left: Table._left,
    entries.Started: Table._started,
    entries.Played: Table._played,
    entries.TookBack: Table._took_back,
    entries.Rewound: Table._rewound,
    entries.Resigned: Table._resigned,
    entries.StoodIn: Table._stood_in,
    entries.Returned: Table._returned,
    entries.Paused: Table._paused,
    entries.Abandoned: Table._abandoned,
    entries.Rematched: Table._rematched,
    entries.Imported: Table._imported,
}
