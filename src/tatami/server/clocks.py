"""Time at a table: what each seat has left, and who runs out next. Knows no clock of its own: it is told the time."""

from __future__ import annotations

from tatami.server.wire import Clock, Pace

DAY = 86_400_000


class Clocks:
    """The clocks of one table, in milliseconds."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.full = {"none": 0, "live": pace.bank * 1000, "slow": pace.days * DAY}[pace.kind]
        self.left = [self.full] * seats
        self.since: list[int | None] = [None] * seats
        """When a seat's clock began to run."""

    def settle(self, now: int, running: set[int], finished: set[int]) -> None:
        """Charge the time that passed; `finished` seats made a decision, `running` ones owe one now."""
        if self.pace.kind == "none":
            return
        for seat, since in enumerate(self.since):
            if since is not None:
                # A clock that was set back gives no time, and takes none.
                self.left[seat] -= max(0, now - since)
            if seat in finished:
                if self.pace.kind == "slow":
                    self.left[seat] = self.full
                else:
                    self.left[seat] += self.pace.increment * 1000
            self.since[seat] = now if seat in running else None

    def restart(self, now: int) -> None:
        """The server was away: a live clock does not charge for that."""
        if self.pace.kind == "live":
            self.since = [None if since is None else now for since in self.since]

    def deadline(self) -> tuple[int, int] | None:
        """When the next seat runs out, and which."""
        ends = [(since + max(0, self.left[seat]), seat) for seat, since in enumerate(self.since) if since is not None]
        return min(ends, default=None)

    def faces(self, now: int) -> list[Clock]:
        """What the clocks show."""
        if self.pace.kind == "none":
            return []
        shown = []
        for seat, since in enumerate(self.since):
            gone = 0 if since is None else max(0, now - since)
            shown.append(Clock(left=max(0, self.left[seat] - gone), running=since is not None))
        return shown
