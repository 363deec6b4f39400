"""A table: who sits there, what is being played, and where it stands. It is nothing but the sum of its log."""

from __future__ import annotations

from dataclasses import replace

from tatami.core.match import Match
from tatami.core.record import Record
from tatami.core.rng import commitment
from tatami.server.domain import clocks
from tatami.server.domain.chairs import Chair
from tatami.server.domain.clocks import DAY, HOUR, MINUTE, Clocks, Outages
from tatami.server.domain.endings import OVER, Ending, Status
from tatami.server.domain.entries import Entry, Opened
from tatami.server.domain.names import name_of_record
from tatami.server.domain.problems import Problem, Refusal
from tatami.server.domain.proposals import How, Proposal, RematchVotes, Settled, What
from tatami.server.domain.terms import Pace


class Table:
    """One table, folded from its log entry by entry."""

    def __init__(self, id: str, opened: Opened, outages: Outages = clocks.NONE) -> None:
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
        self.rematch_votes: RematchVotes | None = None
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

    def peopled(self) -> bool:
        """Whether somebody plays here who has not given up. Bots by themselves play only while they are looked at."""
        return any(chair.may_return for chair in self.chairs)

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

    def apply(self, entry: Entry) -> bool:
        """One more entry; whether everybody may notice it. What the rules refuse raises, and nothing has changed."""
        before = self.public_state()
        entry.fold(self)
        self.number += 1
        after = self.public_state()
        noticed = entry.hidden_by() is None or after != before
        if noticed:
            self.updated = entry.at
            entry.overtake(self)
        (_, owed, then), (_, owing, era) = before, after
        finished = {seat: then for seat in owed if seat not in owing or then != era}
        running = {seat for seat in owing if self._counted(seat)}
        self.clocks.settle(entry.at, running, finished, era)
        return noticed

    def _counted(self, seat: int) -> bool:
        """Whether a seat that owes a decision is charged for its time."""
        chair = self.chairs[seat]
        return chair.decides and chair.come and not self.paused

    # --- what entries do to it ----------------------------------------------------------------------------------------

    def close_proposal(self, how: How, seat: int | None = None, word: str = "") -> None:
        """End what was proposed, and remember what became of it."""
        asked = self.proposal
        assert asked is not None
        self.settled = Settled(number=asked.number, what=asked.what, by=asked.by, how=how, seat=seat, word=word)
        self.proposal = None

    def grant(self, *what: What) -> None:
        """Something was done that only consent allows: whoever asked for it has it."""
        if self.proposal is not None and self.proposal.what in what:
            self.close_proposal("agreed")

    def must_be_free(self, seat: int) -> None:
        """Refuse a seat that somebody has."""
        if self.chairs[seat].kind != "free":
            raise Refusal("seat-taken")

    def name_chairs(self, record: Record) -> None:
        """Seat those who played a game that was brought here, by the names that its record gives them."""
        for seat, chair in enumerate(self.chairs):
            chair.kind = "person"
            chair.name = name_of_record(record.names[seat]) if seat < len(record.names) else ""

    def unname(self, player: str) -> bool:
        """Take a person's name away, as it is taken out of the log; whether they sat here."""
        seats = self.seats_of(player)
        for seat in seats:
            self.chairs[seat].name = ""
            self.chairs[seat].claimed = False
        return bool(seats)

    def see_end(self) -> None:
        """Note that the game is over, if it is."""
        assert self.match is not None
        outcome = self.match.outcome
        if outcome is None:
            return
        self.status = "finished"
        figures = {name: list(values) for name, values in outcome.figures.items()}
        returns = list(outcome.returns)
        self.ending = Ending(reason=outcome.reason, winners=list(outcome.winners), returns=returns, figures=figures)


LONGEST_RESUME = {"none": 0, "live": 10 * MINUTE, "slow": DAY, "bank": DAY}
"""A pause ends so long after somebody wants to go on, if not everybody is ready before."""
