"""A table: who sits there, what is being played, and where it stands. It is nothing but the sum of its log."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from tatami.core.match import Match
from tatami.core.record import Record
from tatami.core.rng import commitment
from tatami.server import clocks, entries
from tatami.server.clocks import DAY, HOUR, MINUTE, Clocks, Outages
from tatami.server.names import name_of_record
from tatami.server.problems import Refusal
from tatami.server.proposals import Proposal, Wish
from tatami.server.wire import OVER, Ending, How, Pace, Problem, Settled, Status


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
    """Whether the name is one that this person has claimed."""
    agreed: bool = True
    """Whether this person wanted to play this game, or came to it."""
    come: bool = False
    """Whether this person has seen that the game has begun; until then the clock waits."""

    since: int = 0
    """When the bot went on for them that does now."""

    @property
    def may_return(self) -> bool:
        """Whether this is the game of a person who plays it, or may take the seat back at any time.

        Not of somebody who was seated for a rematch while they were away: they need not even know of it.
        """
        return self.kind == "person" and not self.resigned and self.agreed

    @property
    def decides(self) -> bool:
        """Whether a person is expected to decide here."""
        return self.kind == "person" and not self.stand_in


class Table:
    """One table, folded from its log entry by entry."""

    def __init__(self, id: str, opened: entries.Opened, outages: Outages = clocks.NONE) -> None:
        self.id = id
        self.number = 0
        self.opened = opened
        self.created = self.updated = self.started = opened.at
        """`updated`: when something last happened that everybody may notice."""
        self.aside: Problem | None = None
        """Why its rules are not played here, if they are not."""
        self.status: Status = "open"
        self.chairs = [Chair() for _ in range(opened.seats)]
        self.match: Match | None = None
        self.clocks = Clocks(opened.pace, opened.seats, outages)
        self.paused = False
        self.stopped = opened.at
        """When the clocks were last stopped or started again."""
        self.asks = [0] * opened.seats
        """The number of the question that each seat answers next."""
        self.last_answers: list[tuple[int, list[str]] | None] = [None] * opened.seats
        """Each seat's last answer, to know a repeat."""
        self.taken_back = [0] * opened.seats
        """How often each seat has taken something back."""
        self.rewound = 0
        """How often the game went back further."""
        self.ending: Ending | None = None
        self.proposal: Proposal | None = None
        self.proposals = 0
        """How many there have been; the log's own numbers would count secret moves."""
        self.settled: Settled | None = None
        """What became of the last proposal."""
        self.wish: Wish | None = None
        """Who wants to play again."""
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
        return self.last_answers[seat] == (ask, codes)

    @property
    def over(self) -> bool:
        """Whether it has ended, with a result or without."""
        return self.status in OVER

    def overdue(self, seat: int) -> bool:
        """Whether a seat owes a decision for which its time is up: that one is the bot's."""
        return seat in self.to_act and self.clocks.spent(seat, self.era())

    def full(self) -> bool:
        """Whether every seat is taken."""
        return all(chair.kind != "free" for chair in self.chairs)

    def era(self) -> int:
        """The number of the present decision."""
        return self.match.era if self.match is not None else 0

    def public_state(self) -> tuple[Status, tuple[int, ...], int]:
        """What everybody notices of a move without seeing it: who owes a decision, and whether one was sealed."""
        return self.status, tuple(self.to_act), self.era()

    def deadline(self) -> int | None:
        """When something has to happen here by itself: a clock runs out, or consent is awaited no longer."""
        if self.status != "playing":
            return None
        clock = self.clocks.deadline()
        times = [] if clock is None else [clock[0]]
        return min([*times, *self.consent_due().values()], default=None)

    def consent_due(self) -> dict[str, int]:
        """Until when each of those who are asked is waited for; whoever is not named is waited for without end.

        Those for whom a bot plays, as long as the table chose; everybody when a pause is to end, or a game that is
        being lost could be stopped for ever.
        """
        asked, hours, reached = self.proposal, self.opened.consent_h, self.clocks.outages.reached
        if asked is None:
            return {}
        if asked.what == "resume":
            return dict.fromkeys(asked.waiting, reached(asked.at, LONGEST_RESUME[self.pace.kind]))
        absent = [chair for chair in self.chairs if hours and chair.stand_in and chair.player in asked.waiting]
        return {chair.player: reached(max(asked.at, chair.since), hours * HOUR) for chair in absent}

    def record(self) -> Record:
        """The game so far; the record of an unfinished game holds secrets and the seed."""
        assert self.match is not None
        bots = tuple(chair.level if chair.kind == "bot" else "" for chair in self.chairs)
        return replace(self.match.record(), names=self.names, bots=bots)

    # --- folding ------------------------------------------------------------------------------------------------------

    def apply(self, entry: Any) -> bool:
        """One more entry; whether everybody may notice it. What the rules refuse raises, and nothing has changed."""
        before = self.public_state()
        FOLDS[type(entry)](self, entry)
        self.number += 1
        after = self.public_state()
        noticed = not isinstance(entry, SECRET) or after != before
        if noticed:
            self.updated = entry.at
            self._overtake(entry)
        (_, owed, then), (_, owing, era) = before, after
        finished = {seat: then for seat in owed if seat not in owing or then != era}
        running = {seat for seat in owing if self._counted(seat)}
        self.clocks.settle(entry.at, running, finished, era)
        return noticed

    def _counted(self, seat: int) -> bool:
        """Whether a seat that owes a decision is charged for its time."""
        chair = self.chairs[seat]
        return chair.decides and chair.come and not self.paused

    def _overtake(self, entry: Any) -> None:
        """What was proposed or answered earlier may have lost its meaning by what everybody has just noticed."""
        if self.proposal is not None and (
            self.status != "playing" or (isinstance(entry, entries.Played) and self.proposal.what == "undo")
        ):
            self._close("overtaken")
        elif isinstance(entry, entries.Played) and self.settled is not None and self.settled.by == entry.seat:
            self.settled = None

    def _close(self, how: How, seat: int | None = None, word: str = "") -> None:
        asked = self.proposal
        assert asked is not None
        self.settled = Settled(number=asked.number, what=asked.what, by=asked.by, how=how, seat=seat, word=word)
        self.proposal = None

    def _grant(self, *what: str) -> None:
        """Something was done that only consent allows: whoever asked for it has it."""
        if self.proposal is not None and self.proposal.what in what:
            self._close("agreed")

    def _sat(self, entry: entries.Sat) -> None:
        self._must_be_free(entry.seat)
        self.chairs[entry.seat] = Chair(
            "person",
            entry.player,
            entry.name,
            program=entry.program,
            claimed=entry.claimed,
            agreed=entry.agreed,
        )

    def _placed(self, entry: entries.Placed) -> None:
        self._must_be_free(entry.seat)
        self.chairs[entry.seat] = Chair("bot", "", entry.level.capitalize(), entry.level)

    def _must_be_free(self, seat: int) -> None:
        if self.chairs[seat].kind != "free":
            raise Refusal("seat-taken", 409)

    def _left(self, entry: entries.Left) -> None:
        self.chairs[entry.seat] = Chair()

    def _started(self, entry: entries.Started) -> None:
        opened = self.opened
        self.match = Match(
            opened.game,
            seats=opened.seats,
            options=opened.options,
            seed=opened.seed,
            names=self.names,
            rules=opened.rules,
        )
        self.status = "playing"
        self.started = entry.at
        for chair in self.chairs:
            chair.come = entry.here is None or chair.player in entry.here
        self._see_end()

    def _came(self, entry: entries.Came) -> None:
        for seat in self.seats_of(entry.player):
            self.chairs[seat].come = self.chairs[seat].agreed = True

    def _played(self, entry: entries.Played) -> None:
        assert self.match is not None
        self.match.submit(entry.seat, entry.codes)
        self.last_answers[entry.seat] = (self.asks[entry.seat], entry.codes)
        self.asks[entry.seat] += 1
        self._see_end()

    def _took_back(self, entry: entries.TookBack) -> None:
        assert self.match is not None
        self.match.undo(entry.seat)
        self.taken_back[entry.seat] += 1
        self.asks[entry.seat] += 1

    def _rewound(self, entry: entries.Rewound) -> None:
        assert self.match is not None
        self.match.rewind(entry.moves)
        self.rewound += 1
        self.clocks.reopen(self.era())
        self.asks = [ask + 1 for ask in self.asks]
        self._grant("undo")

    def _proposed(self, entry: entries.Proposed) -> None:
        self.proposals += 1
        self.settled = None
        self.proposal = Proposal(
            number=self.proposals,
            what=entry.what,
            by=entry.seat,
            player=entry.player,
            waiting=set(entry.waiting),
            moves=entry.moves,
            about=entry.about,
            at=entry.at,
        )

    def _answered(self, entry: entries.Answered) -> None:
        if self.proposal is None:
            return
        if entry.yes:
            self.proposal.waiting.discard(entry.player)
            self.proposal.agreed.add(entry.player)
        else:
            seats = self.seats_of(entry.player)
            self._close("refused", seats[0] if seats else None, entry.word)

    def _withdrawn(self, entry: entries.Withdrawn) -> None:
        if self.proposal is not None:
            self._close("withdrawn" if entry.why == "asker" else "overtaken")

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
        self.chairs[entry.seat].since = entry.at
        self.chairs[entry.seat].level = entry.level
        self.asks[entry.seat] += 1
        if self.proposal is not None and self.proposal.about == entry.seat:
            self._close("agreed")

    def _returned(self, entry: entries.Returned) -> None:
        self.chairs[entry.seat].stand_in = False
        self.asks[entry.seat] += 1

    def _paused(self, entry: entries.Paused) -> None:
        self.paused = entry.paused
        self.stopped = entry.at
        if entry.why == "agreed":
            self._grant("pause", "resume")

    def _abandoned(self, entry: entries.Abandoned) -> None:
        self.status = "abandoned"
        self._grant("abandon")

    def _wanted(self, entry: entries.Wanted) -> None:
        if self.wish is None:
            self.wish = Wish(entry.rotate)
        self.wish.say(entry.player, entry.yes)
        if not self.wish.wanted:
            self.wish = None

    def _rematched(self, entry: entries.Rematched) -> None:
        self.rematch = entry.table

    def _imported(self, entry: entries.Imported) -> None:
        record = Record.load(entry.record)
        self.match = Match.resume(record)
        self._name_chairs(record)
        self.status = "finished"
        self._see_end()

    def _name_chairs(self, record: Record) -> None:
        """Those who played a game that was brought here, by the names that its record gives them."""
        for seat, chair in enumerate(self.chairs):
            chair.kind = "person"
            chair.name = name_of_record(record.names[seat]) if seat < len(record.names) else ""

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
LONGEST_RESUME = {"none": 0, "live": 10 * MINUTE, "slow": DAY}
"""A pause ends so long after somebody wants to go on, if not everybody is ready before."""
SECRET = (entries.Played, entries.TookBack)
"""Entries that may be a part of a decision nobody else must notice."""

FOLDS: dict[type, Callable[[Table, Any], None]] = {
    entries.Sat: Table._sat,
    entries.Placed: Table._placed,
    entries.Left: Table._left,
    entries.Started: Table._started,
    entries.Came: Table._came,
    entries.Played: Table._played,
    entries.TookBack: Table._took_back,
    entries.Rewound: Table._rewound,
    entries.Proposed: Table._proposed,
    entries.Answered: Table._answered,
    entries.Withdrawn: Table._withdrawn,
    entries.Resigned: Table._resigned,
    entries.StoodIn: Table._stood_in,
    entries.Returned: Table._returned,
    entries.Paused: Table._paused,
    entries.Abandoned: Table._abandoned,
    entries.Wanted: Table._wanted,
    entries.Rematched: Table._rematched,
    entries.Imported: Table._imported,
}
