"""A game in the terminal: people at one keyboard, and bots."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from tatami.bots.judge import consider
from tatami.bots.knowledge import knowledge_of
from tatami.bots.look import look
from tatami.bots.names import dismiss
from tatami.core.errors import Forfeit, TatamiError
from tatami.core.files import write_atomically
from tatami.core.match import Match
from tatami.core.words import GameWords
from tatami.terminal import hints, plans
from tatami.terminal.seating import Seating
from tatami.terminal.voice import Voice

HINT_RANK = 3
"""The index of the level whose search gives hints."""


class Leave(Exception):
    """Raised when a player asks to leave the game."""


class TerminalGame:
    """Plays a match to its end, or until a player leaves."""

    def __init__(self, match: Match, seating: Seating, words: GameWords, voice: Voice) -> None:
        self.match = match
        self.seating = seating
        self.words = words
        self.voice = voice
        self.told = [0 if self._notes() else len(match.feed(seat)) for seat in range(match.seats)]
        """How much of its feed each player has been shown. A resumed game shows it again, if the game allows notes."""
        self.saved: set[Path] = set()
        self.at_keyboard: int | None = seating.people[0] if len(seating.people) == 1 else None

    def run(self) -> None:
        """Play the whole game. Leaving, by Ctrl-C too, offers to save it, except at the end of input."""
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
        """Let one bot that owes a decision make it; False if none does."""
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
        match word:
            case "":
                self.voice.hint("commands")
            case "?" | "help":
                self._explain(seat)
            case "undo":
                self._undo(seat)
                return True
            case "save" | "save!":
                self._save(rest.strip(), over=word == "save!")
            case "hint":
                self._hint(seat)
            case "log":
                self._log(seat)
            case "quit" | "exit":
                raise Leave
            case _:
                return self._choose(seat, line.split())
        return False

    def _undo(self, seat: int) -> None:
        gone = self.match.game.decode(self.match.undo(seat))
        self.voice.tell(self.voice.say("undone", what=self.words.action(gone, self.match.view(seat))))
        self.told[seat] = min(self.told[seat], len(self.match.feed(seat)))

    def _log(self, seat: int) -> None:
        """Show the whole feed, unless the game is played from memory."""
        if self._notes():
            self._tell(seat, since=0)
        else:
            self.voice.hint("log-head")

    def _choose(self, seat: int, items: list[str]) -> bool:
        """Play codes, or numbers of the numbered list; False if a number is out of range."""
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
        """Whether the game allows players to read the log."""
        return self.match.game.notes(self.match.options)

    def _hint(self, seat: int) -> None:
        """Show the best actions by a search from what this seat may know."""
        view = self.match.view(seat)
        knowledge = knowledge_of(self.match.game.meta.id)
        level = knowledge.levels[HINT_RANK]
        estimates = consider(look(self.match, seat), level, f"hint {len(self.match)}", knowledge)[:3]
        hints.tell(estimates, knowledge, self.words, self.match.game.decode, view, self.voice)

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
        # Where several people read the same screen, nobody is "you".
        alone = self.match.game.meta.secrets or self.at_keyboard is not None
        words = self.words.told_to(seat).seeing(self.match.view(seat)) if alone else self.words
        for seen in self.match.feed(seat, since):
            self.voice.tell(f"  {words.event(seen)}", "italic")
        if self.match.game.meta.secrets:
            self.told[seat] = len(self.match.feed(seat))
        else:
            # Without secrets all players read the same screen.
            self.told = [len(self.match.feed(seat))] * self.match.seats

    def _explain(self, seat: int) -> None:
        rules = self.words.rules()
        for number in self.words.rules_at(self.match.view(seat)):
            self.voice.tell(f"{number}  {rules[number]}")
        self.voice.gap()
        self.voice.hint("commands")

    # --- leaving and ending -------------------------------------------------------------------------------------------

    def _save(self, name: str, *, over: bool = False) -> bool:
        """Write the record and the bots' names to a file. A file from before this game is replaced only with `over`."""
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
        """Ask for a file name until the game is saved or the answer is empty; whether it was saved."""
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
        words = self.words if reader is None else self.words.told_to(reader).seeing(self.match.view(reader))
        self.voice.gap()
        for seen in self.match.feed(reader, self.told[reader] if reader is not None else 0)[-12:]:
            self.voice.tell(f"  {words.event(seen)}", "italic")
        self.voice.gap()
        self.voice.board(self.words.board(self.match.view(reader), self.voice.console.width))
        self.voice.gap()
        self.voice.tell(self.words.outcome(outcome), "bold green")
        self._ask_for_file("offer-keep")
