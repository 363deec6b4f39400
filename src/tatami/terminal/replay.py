"""Replaying a record step by step."""

from __future__ import annotations

from tatami.core.match import Match
from tatami.core.record import Record
from tatami.core.state import CHANCE
from tatami.core.words import GameWords
from tatami.terminal.voice import Voice


class Replay:
    """A replay as one seat saw the game, or with `seat` None each step as its mover did."""

    def __init__(self, record: Record, seat: int | None, words: GameWords, voice: Voice) -> None:
        self.record = record
        self.seat = seat
        self.words = words
        self.voice = voice
        self.stops = self._stops()

    def _stops(self) -> list[int]:
        """The moves after which there is something new to show: a seat does not notice others' secret moves."""
        Match.resume(self.record)  # Refuses a bad record before anything is shown.
        match = Match.open(self.record)
        stops = [0]
        for number, (seat, code) in enumerate(self.record.moves, 1):
            before = len(match.feed(self.seat))
            match.follow(seat, code)
            if self.seat is None or len(match.feed(self.seat)) > before:
                stops.append(number)
        return stops

    def run(self, *, pause: bool) -> None:
        """Show every step; with `pause`, wait for Enter between them (b goes back, q quits, a number jumps)."""
        at, last = 0, len(self.stops) - 1
        while True:
            self._show(at)
            if not pause:
                line = ""
            else:
                try:
                    line = self.voice.ask("replay-ask")
                except (KeyboardInterrupt, EOFError):
                    self.voice.gap()
                    return
            if line == "q" or (at == last and not line):
                return
            if line == "b":
                at = max(at - 1, 0)
            elif line.isascii() and line.isdigit():
                at = min(int(line), last)
            else:
                at = min(at + 1, last)

    def _show(self, at: int) -> None:
        match = Match.open(self.record)
        side, before = self.seat, 0
        for seat, code in self.record.moves[: self.stops[at]]:
            side = self._side(seat)
            before = len(match.feed(side))
            match.follow(seat, code)
        self.voice.gap()
        self.voice.tell(self.voice.say("replay-step", at=at, all=len(self.stops) - 1), "dim")
        if at:
            self._who(*self.record.moves[self.stops[at] - 1])
            for seen in match.feed(side, before):
                self.voice.tell(f"  {self.words.event(seen)}", "italic")
        self.voice.board(self.words.board(match.view(side), self.voice.console.width))
        outcome = match.outcome
        if outcome is not None:
            self.voice.tell(self.words.outcome(outcome), "bold green")

    def _side(self, mover: int) -> int | None:
        """The seat whose view is shown at a move."""
        if self.seat is not None:
            return self.seat
        return None if mover == CHANCE else mover

    def _who(self, seat: int, code: str) -> None:
        """Print who moved and the code, if the mover's view is shown."""
        if self.seat is None or seat == self.seat:
            name = self.voice.say("chance") if seat == CHANCE else self.words.player(seat)
            self.voice.tell(f"{name}: {code}", "bold")
