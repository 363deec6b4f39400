"""Bots that are programs: one process for each seat and game, started when it is first asked."""

from __future__ import annotations

from tatami.bots import protocol
from tatami.bots.look import Look
from tatami.bots.program import Program
from tatami.core.errors import Forfeit
from tatami.core.match import Match
from tatami.core.rng import Rng

EXEC = "exec:"
SECONDS = 10.0
"""Default time limit of a program for a decision."""


class ProcessBot:
    """One program at one seat for one game."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self._program = Program(command)
        self._asked = 0
        self._told = 0

    def __call__(self, look: Look, rng: Rng) -> str:
        """The program's decision; Forfeit if it breaks the protocol."""
        try:
            if not self._program.running:
                self._program.start(protocol.hello(look, self.seconds))
            self._asked += 1
            self._program.tell(protocol.decide(look, self._asked, self._told))
            self._told = len(look.feed)
            return protocol.code(self._program.hear("move", self.seconds), self._asked, look.legal)
        except Forfeit as fault:
            self._program.tell(protocol.forfeit(fault))
            self.close()
            raise

    def finish(self, match: Match, seat: int) -> None:
        """Tell the program the outcome, if there is one, and end it."""
        outcome = match.outcome
        if self._program.running and outcome is not None:
            self._program.tell(protocol.over(outcome, match.feed(seat, self._told)))
        self.close()

    def close(self) -> None:
        """End the program and everything it started."""
        self._program.close()
