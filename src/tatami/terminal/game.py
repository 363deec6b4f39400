"""A game at the terminal: one or more people, any bots, one keyboard."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from tatami.bots.knowledge import knowledge_of
from tatami.bots.look import look
from tatami.bots.names import dismiss
from tatami.bots.thinker import think
from tatami.core.errors import Forfeit, TatamiError
from tatami.core.files import write_atomically
from tatami.core.match import Match
from tatami.core.rng import stream
from tatami.core.words import GameWords
from tatami.terminal import hints, plans
from tatami.terminal.seating import Seating
from tatami.terminal.voice import Voice

HINT_RANK = 3
"""The level that a hint at the table thinks like."""


class Leave(Exception):
    """Somebody wants to stop."""


class TerminalGame:
    """Plays a match to its end, or until somebody leaves."""

    def __init__(self, match: Match, seating: Seating, words: GameWords, voice: Voice) -> None:
        self.match = match
        self.seating = seating
        self.words = words
        self.voice = voice
        self.told = [0 if self._notes() else len(match.feed(seat)) for seat in range(match.seats)]
        """How much of its feed each person has read. A resumed game tells it again, where notes are kept."""
        self.saved: set[Path] = set()
        self.at_keyboard: int | None = seating.people[0] if len(seating.people) == 1 else None

    def run(self) -> None:
        """The whole game. Ctrl-C and the end of input offer to save first."""
        try:
            self._play()
        except (KeyboardInterrupt, EOFError, Leave) as reason:
            self.voice.gap()
            self._offer_to_save(ended=isinstance(reason, EOFError))
        except Forfeit as fault:
            self.voice.refuse(f"{fault.sentence(self.voice.lang)} {self.voice.say('play-forfeit')}")
            self._offer_to_save(ended=False)
        finally:
            for seat, (_, each, _) in self.seating.bots.items():
                dismiss(each, self.match, seat)

    def _play(self) -> None:
        while self.match.to_act:
            if not self._bots_move():
                self._person_moves(self._next_person())
        self._end()

    def _bots_move(self) -> bool:
        """Let one bot that owes a decision make it."""
        for seat in self.match.to_act:
            if seat in self.seating.bots:
                _, choose, rng = self.seating.bots[seat]
                self.match.submit(seat, choose(look(self.match, seat), rng))
                return True
        return False

    def _next_person(self) -> int:
        owing = self.match.to_act
        seat = self.at_keyboard if self.at_keyboard in owing else owing[0]
        assert seat is not None
        if seat != self.at_keyboard:
            if self.match.game.meta.secrets:
                self.voice.hand_over(self.words.player(seat))
            self.at_keyboard = seat
        return seat

    # --- one decision -------------------------------------------------------------------------------------------------

    def _person_moves(self, seat: int) -> None:
        self._show(seat)
        while True:
            line = self.voice.ask("ask", player=self.words.player(seat))
            try:
                if self._obey(seat, line):
                    return
            except TatamiError as problem:
                self.voice.refuse(problem.sentence(self.words.lang))
                self.voice.hint("legal", codes=" ".join(self.match.legal(seat)))

    def _obey(self, seat: int, line: str) -> bool:
        """Do what was typed; True when the decision has moved on."""
        word, _, rest = line.partition(" ")
        if not line:
            self.voice.hint("commands")
        elif word in ("?", "help"):
            self._explain(seat)
        elif word == "undo":
            gone = self.match.game.decode(self.match.undo(seat))
            self.voice.tell(self.voice.say("undone", what=self.words.action(gone, self.match.view(seat))))
            self.told[seat] = min(self.told[seat], len(self.match.feed(seat)))
            return True
        elif word in ("save", "save!"):
            self._save(rest.strip(), over=word == "save!")
        elif word == "hint":
            self._hint(seat)
        elif word == "log" and not self._notes():
            self.voice.hint("log-head")
        elif word == "log":
            self._tell(seat, since=0)
        elif word in ("quit", "exit"):
            raise Leave
        else:
            return self._choose(seat, line.split())
        return False

    def _choose(self, seat: int, items: list[str]) -> bool:
        """Play codes, or numbers of the list."""
        legal = self.match.legal(seat)
        codes = []
        for item in items:
            number = item not in legal and item.isascii() and item.isdigit()
            if number and not (len(item) < 5 and 1 <= int(item) <= len(legal)):
                self.voice.refuse(self.voice.say("number-range", most=len(legal)))
                return False
            codes.append(legal[int(item) - 1] if number else item)
        plans.lay(self.match, seat, codes)
        return True

    def _notes(self) -> bool:
        """Whether people may read again here what they were shown."""
        return self.match.game.notes(self.match.options)

    def _hint(self, seat: int) -> None:
        """What a thinking bot would consider, from what this seat may know."""
        view = self.match.view(seat)
        known = knowledge_of(self.match.game.meta.id)
        prospects = think(look(self.match, seat), known.levels[HINT_RANK], stream(len(self.match), "hint"), known)[:3]
        hints.tell(prospects, known, self.words, self.match.game.decode, view, self.voice)

    def _show(self, seat: int) -> None:
        view = self.match.view(seat)
        self.voice.gap()
        self._tell(seat, self.told[seat])
        self.voice.gap()
        self.voice.board(self.words.board(view, self.voice.console.width))
        self.voice.gap()
        self.voice.tell(self.words.prompt(view), "bold")
        legal = self.match.legal(seat)
        decode = self.match.game.decode
        wide = max([9, *(len(code) for code in legal)])
        self.voice.columns([f"{code:<{wide}} {self.words.action(decode(code), view)}" for code in legal])

    def _tell(self, seat: int, since: int) -> None:
        for seen in self.match.feed(seat, since):
            self.voice.tell(f"  {self.words.event(seen)}", "italic")
        if self.match.game.meta.secrets:
            self.told[seat] = len(self.match.feed(seat))
        else:
            # Everybody reads along, so nobody needs to be told again.
            self.told = [len(self.match.feed(seat))] * self.match.seats

    def _explain(self, seat: int) -> None:
        rules = self.words.rules()
        for number in self.words.rules_at(self.match.view(seat)):
            self.voice.tell(f"{number}  {rules[number]}")
        self.voice.gap()
        self.voice.hint("commands")

    # --- leaving and ending -------------------------------------------------------------------------------------------

    def _save(self, name: str, *, over: bool = False) -> bool:
        """Write the record, with the company it was played in. A file that we did not write is left alone."""
        if not name:
            self.voice.refuse(self.voice.say("save-needs-name"))
            return False
        bots = tuple(
            self.seating.bots[seat][0] if seat in self.seating.bots else "" for seat in range(self.match.seats)
        )
        try:
            path = Path(name).expanduser()
            if path.exists() and path not in self.saved and not over:
                self.voice.refuse(self.voice.say("save-exists", file=name))
                return False
            write_atomically(path, replace(self.match.record(), bots=bots).to_json())
        except (OSError, ValueError, RuntimeError) as problem:
            why = getattr(problem, "strerror", None) or str(problem)
            self.voice.refuse(self.voice.say("save-failed", file=name, why=why))
            return False
        self.saved.add(path)
        self.voice.tell(self.voice.say("kept" if self.match.outcome else "saved", file=name))
        return True

    def _offer_to_save(self, *, ended: bool) -> None:
        if ended or not len(self.match):
            self.voice.hint("left")
            return
        if not self._ask_for_file("offer-save"):
            self.voice.hint("left")

    def _ask_for_file(self, message: str) -> bool:
        """Ask where to save until it is done or nobody wants to."""
        try:
            while (name := self.voice.ask(message)) and name not in ("quit", "exit", "q"):
                if self._save(name.removeprefix("save ")):
                    return True
        except (KeyboardInterrupt, EOFError):
            self.voice.gap()
        return False

    def _end(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        reader = self.seating.people[0] if len(self.seating.people) == 1 else None
        self.voice.gap()
        for seen in self.match.feed(reader, self.told[reader] if reader is not None else 0)[-12:]:
            self.voice.tell(f"  {self.words.event(seen)}", "italic")
        self.voice.gap()
        self.voice.board(self.words.board(self.match.view(reader), self.voice.console.width))
        self.voice.gap()
        self.voice.tell(self.words.outcome(outcome), "bold green")
        self._ask_for_file("offer-keep")
