"""Stepping through a record."""

from __future__ import annotations

from tatami.core.match import Match
from tatami.core.record import Record
from tatami.core.state import CHANCE
from tatami.core.words import GameWords
from tatami.terminal.voice import Voice


class Replay:
    """A record move by move, from one seat's side, or with everything open (`seat` None shows each mover's side)."""

    def __init__(self, record: Record, seat: int | None, words: GameWords, voice: Voice) -> None:
        self.record = record
        self.seat = seat
        self.words = words
        self.voice = voice
        Match.resume(record)  # A record that does not follow the rules is refused before anything is shown.

    def run(self, *, pause: bool) -> None:
        """Show every step; with `pause`, wait for Enter between them (b goes back, q leaves, a number jumps)."""
        at = 0
        while True:
            self._show(at)
            if not pause:
                if at == len(self.record.moves):
                    return
                at += 1
                continue
            try:
                line = self.voice.ask("replay-ask", at=at, all=len(self.record.moves))
            except (KeyboardInterrupt, EOFError):
                self.voice.gap()
                return
            if line == "q":
                return
            if line == "b":
                at = max(at - 1, 0)
            elif line.isdigit():
                at = min(int(line), len(self.record.moves))
            elif at == len(self.record.moves):
                return
            else:
                at += 1

    def _show(self, at: int) -> None:
        match = Match.open(self.record)
        side, before = self.seat, 0
        for seat, code in self.record.moves[:at]:
            side = self._side(seat)
            before = len(match.feed(side))
            match.follow(seat, code)
        self.voice.gap()
        self.voice.tell(self.voice.say("replay-step", at=at, all=len(self.record.moves)), "dim")
        if at:
            seat, code = self.record.moves[at - 1]
            self._who(seat, code)
            for seen in match.feed(side, before):
                self.voice.tell(f"  {self.words.event(seen)}", "italic")
        self.voice.board(self.words.board(match.view(side)))
        outcome = match.outcome
        if outcome is not None:
            self.voice.tell(self.words.outcome(outcome), "bold green")

    def _side(self, mover: int) -> int | None:
        """Whose side is shown at a move: the asked-for seat's, or with everything open the mover's."""
        if self.seat is not None:
            return self.seat
        return None if mover == CHANCE else mover

    def _who(self, seat: int, code: str) -> None:
        """The move itself is said only where its maker's side is shown."""
        if self.seat is None or seat == self.seat:
            name = self.voice.say("chance") if seat == CHANCE else self.words.player(seat)
            self.voice.tell(f"{name}: {code}", "bold")
