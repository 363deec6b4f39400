"""Time at a table: what each seat has left, and who runs out next. Knows no clock of its own: it is told the time."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tatami.server.domain.terms import Pace

MINUTE = 60_000
HOUR = 3_600_000
DAY = 24 * HOUR
"""In milliseconds, like all times here."""
RECONNECT = 5_000
"""Milliseconds after a start of the server that nobody is charged for: people have to find their way back first."""


class Outages:
    """When the server was down, as (begin, end) in milliseconds since 1970. Nobody is charged for it.

    Every move asks, so what was over before the time in question is passed over.
    """

    def __init__(self, spans: Iterable[tuple[int, int]] = ()) -> None:
        self._spans: list[tuple[int, int]] = []
        """In order and apart: a server that is started twice in a few seconds is down once."""
        for begin, end in sorted(spans):
            if self._spans and begin <= self._spans[-1][1]:
                first, last = self._spans[-1]
                self._spans[-1] = (first, max(last, end))
            else:
                self._spans.append((begin, end))
        self._ends = [end for _, end in self._spans]

    def besides(self, spans: Iterable[tuple[int, int]]) -> Outages:
        """These and more spans for which somebody is not charged."""
        return Outages([*self._spans, *spans])

    def charged(self, since: int, until: int) -> int:
        """The time between two moments in which the server was up; a clock that was set back gives none."""
        down = sum(max(0, min(end, until) - max(begin, since)) for begin, end in self._after(since))
        return max(0, until - since - down)

    def reached(self, since: int, left: int) -> int:
        """When `left` milliseconds will have been charged from `since` on."""
        moment = since + max(0, left)
        for begin, end in self._after(since):
            if begin > moment:
                break
            moment += end - max(begin, since)
        return moment

    def _after(self, since: int) -> list[tuple[int, int]]:
        return self._spans[bisect_right(self._ends, since) :]


NONE = Outages()


@dataclass(frozen=True)
class Face:
    """What one seat's clock shows."""

    left: int
    """Milliseconds."""
    running: bool


class Clocks:
    """The clocks of one table, in milliseconds."""

    def __init__(self, pace: Pace, seats: int, outages: Outages = NONE) -> None:
        self.pace = pace
        self.outages = outages
        bank = pace.bank * 1000
        self.full = {"none": 0, "live": bank, "bank": bank, "slow": pace.days * DAY}[pace.kind]
        self.left = [self.full] * seats
        self.since: list[int | None] = [None] * seats
        """When a seat's clock began to run."""
        self.granted = [-1] * seats
        """The last era for whose decision each seat has been given time."""
        self._holidays: list[dict[int, int]] = [{} for _ in range(seats)]
        """From when until when whoever has a seat was on holiday."""
        self._uncharged = [outages] * seats
        """What each seat is not charged for."""

    def stand_still(self, seat: int, since: int, until: int) -> None:
        """Whoever has a seat is on holiday; told again with the same beginning, the holiday has another end."""
        self._holidays[seat][since] = until
        spans = ((begin, end) for begin, end in self._holidays[seat].items() if begin < end)
        self._uncharged[seat] = self.outages.besides(spans)

    def charged(self, seat: int, since: int, until: int) -> int:
        """The time between two moments that counts for whoever has a seat."""
        return self._uncharged[seat].charged(since, until)

    def settle(self, now: int, running: set[int], finished: Mapping[int, int], era: int) -> None:
        """Charge the time that passed, and give what the pace grants.

        `running` seats owe a decision of the present `era`; `finished` ones made one, each of the era named. However
        often a decision is taken back and made again, it is granted time once.
        """
        if self.pace.kind == "none":
            return
        slow = self.pace.kind == "slow"
        for seat, since in enumerate(self.since):
            if since is not None:
                self.left[seat] -= self.charged(seat, since, now)
            granted = era if slow and seat in running else -1 if slow else finished.get(seat, -1)
            if granted > self.granted[seat]:
                self.granted[seat] = granted
                self.left[seat] = self.full if slow else self.left[seat] + self.pace.increment * 1000
            self.since[seat] = now if seat in running else None

    def reopen(self, era: int) -> None:
        """The game went back to this era by consent: what is decided anew is granted time anew."""
        self.granted = [min(last, era - 1) for last in self.granted]

    def spent(self, seat: int, era: int) -> bool:
        """Whether a seat has no time left for the decision of this era."""
        if self.pace.kind == "slow" and self.granted[seat] < era:
            return False  # A new one is given its days as soon as somebody is asked.
        return self.pace.kind != "none" and self.left[seat] <= 0

    def deadline(self) -> tuple[int, int] | None:
        """When the next seat runs out, and which."""
        return min(((end, seat) for seat, end in self.ends().items()), default=None)

    def ends(self) -> dict[int, int]:
        """When each seat whose clock runs will have no time left."""
        return {
            seat: self._uncharged[seat].reached(since, self.left[seat])
            for seat, since in enumerate(self.since)
            if since is not None
        }

    def faces(self, now: int) -> list[Face]:
        """What the clocks show."""
        if self.pace.kind == "none":
            return []
        shown = []
        for seat, since in enumerate(self.since):
            gone = 0 if since is None else self.charged(seat, since, now)
            still = any(begin <= now < end for begin, end in self._holidays[seat].items())
            running = since is not None and not still
            shown.append(Face(left=max(0, self.left[seat] - gone), running=running))
        return shown
