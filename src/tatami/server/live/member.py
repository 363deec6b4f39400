"""Somebody at a live table, and what they may do there, in whatever language they say it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Literal

from tatami.bots.judge import Estimate
from tatami.core.rng import stream
from tatami.core.view import View
from tatami.server.clock import now
from tatami.server.domain import aside, consent, entries, lessons
from tatami.server.domain.chat import LONGEST_CHAT, ChatLine
from tatami.server.domain.entries import Entry
from tatami.server.domain.names import harmless
from tatami.server.domain.players import Player
from tatami.server.domain.problems import Refusal
from tatami.server.domain.rated import bar_of_people
from tatami.server.live import talk
from tatami.server.live.hall import Done, Hall, Judge
from tatami.server.live.queue import Urgency
from tatami.server.live.room import Room
from tatami.server.live.thinkers import Question, Thought

HINT_LEVEL = "daimyo"
MOST_UNDONE = 1000
"""So often a seat may take something back, and a game go back further: each time the log grows, and nothing is won."""

Pay = Callable[[str], bool]
"""Takes from one of somebody's quotas, if there is enough in it."""
Advised = Callable[[View, list[Estimate]], None]
"""Learns what a bot thinks of a position, with what the seat saw of it."""


class Member:
    """A person or a program at a table; also somebody who merely looks on.

    What is refused raises, and nothing has changed. What is done is reported to `done` once it is on disk.
    """

    def __init__(self, hall: Hall, room: Room, player: Player | None, pay: Pay) -> None:
        self.hall = hall
        self.room = room
        self.player = player
        self._pay = pay
        self._hint: Thought | None = None

    # --- who may what -------------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """Who it is; empty for somebody without a name."""
        return self.player.id if self.player is not None else ""

    def seats(self) -> list[int]:
        """The seats that are theirs."""
        return self.room.table.seats_of(self.id)

    def must_own(self, seat: int) -> None:
        """Refuse what is said for the seat of somebody else."""
        if seat not in self.seats():
            raise Refusal("not-your-seat")

    def must_play(self) -> None:
        """Refuse what can only be done during a game."""
        if self.room.table.aside is not None:
            raise aside.refusal(self.room.table)
        if self.room.table.status != "playing":
            raise Refusal("not-playing")

    def _must_be_free(self) -> None:
        """Refuse at a lesson what its script does not know."""
        if self.room.table.opened.lesson:
            raise Refusal("lesson-waits")

    def _must_pay(self, quota: str) -> None:
        if not self._pay(quota):
            raise Refusal("too-fast")

    # --- playing ------------------------------------------------------------------------------------------------------

    def submit(self, seat: int, ask: int, codes: list[str], done: Done, anew: bool = False) -> None:
        """Answer the question of that number; an answer that has been taken already is acknowledged again.

        `anew`: in place of what the seat has laid of its open decision.
        """

        def judge() -> Entry | None:
            table = self.room.table
            self.must_own(seat)
            if table.repeats(seat, ask, codes):
                return None
            self.must_play()
            if table.chairs[seat].stand_in:
                raise Refusal("stand-in")
            if ask != table.asks[seat]:
                raise Refusal("late")
            if table.opened.lesson:
                return lessons.played(table, seat, codes, now())
            if anew and table.taken_back[seat] >= MOST_UNDONE:
                raise Refusal("undo-often", most=MOST_UNDONE)
            return entries.Played(at=now(), seat=seat, codes=codes, anew=anew)

        self.hall.decide(self.room, judge, done)

    def turn(self, step: int, done: Done) -> None:
        """Turn to another step of the lesson."""

        def judge() -> Entry:
            self.must_own(lessons.LEARNER)
            self.must_play()
            return lessons.turned(self.room.table, step, now())

        self.hall.decide(self.room, judge, done)

    def undo(self, seat: int, far: bool, done: Done) -> None:
        """Take back one's last move in the open decision; `far`: ask the others to go back before the last one."""
        asked = self.room.table.asks[seat] if seat in self.seats() else None

        def judge() -> Entry:
            table = self.room.table
            self.must_own(seat)
            self.must_play()
            self._must_be_free()
            if far and table.opened.day:
                raise Refusal("daily-undo")
            if (table.rewound if far else table.taken_back[seat]) >= MOST_UNDONE:
                raise Refusal("undo-often", most=MOST_UNDONE)
            if far:
                return consent.undo(table, self.id, seat, self.room.listening(), now())
            if asked != table.asks[seat]:  # What was to be taken back is not the last move any more.
                raise Refusal("late")
            return entries.TookBack(at=now(), seat=seat)

        self.hall.decide(self.room, self._paid_once(judge), done)

    def resign(self, seat: int, done: Done) -> None:
        """Give up."""

        def judge() -> Entry:
            self.must_own(seat)
            self.must_play()
            self._must_be_free()
            if self.room.table.chairs[seat].resigned:
                raise Refusal("resigned")
            return entries.Resigned(at=now(), seat=seat)

        self.hall.decide(self.room, judge, done)

    def come_back(self, seat: int, done: Done) -> None:
        """Take one's seat back from the bot that stands in."""

        def judge() -> Entry:
            self.must_own(seat)
            self.must_play()
            chair = self.room.table.chairs[seat]
            if chair.resigned:
                raise Refusal("resigned")
            if not chair.stand_in:
                raise Refusal("seat-yours")
            if self.room.table.overdue(seat):
                raise Refusal("time-up")
            return entries.Returned(at=now(), seat=seat)

        self.hall.decide(self.room, judge, done)

    # --- asking each other --------------------------------------------------------------------------------------------

    def propose(self, what: Literal["abandon", "pause", "resume", "stand-in"], about: int | None, done: Done) -> None:
        """Ask the others for something. It is paid for: it disturbs them, and nobody else can ask meanwhile."""
        room = self.room

        def judge() -> Entry:
            self.must_play()
            at = now()
            if what == "stand-in":
                left_in = partial(self.hall.left_in, room, moment=at)
                return consent.stand_in(room.table, self.id, about, left_in, at)
            return consent.change(room.table, self.id, what, room.listening(), at)

        self.hall.decide(room, self._paid_once(judge, always=True), done)

    def answer(self, proposal: int, yes: bool, word: str, done: Done) -> None:
        """Agree or not to the proposal of that number."""

        def judge() -> Entry:
            self.must_play()
            return consent.answer(self.room.table, self.id, proposal, yes, harmless(word), now())

        self.hall.decide(self.room, judge, done)

    def _paid_once(self, judge: Callable[[], Entry], always: bool = False) -> Judge:
        """What asks something of others is paid for, however often it is judged; `always`: also what need not ask."""
        paid = False

        def judged() -> Entry:
            nonlocal paid
            entry = judge()
            if not paid and (always or isinstance(entry, entries.Proposed)):
                self._must_pay("proposals")
                paid = True
            return entry

        return judged

    def chat(self, text: str, done: Done) -> None:
        """Say something to the table."""
        mine, room, player = self.seats(), self.room, self.player
        if player is None or not mine:
            raise Refusal("chat-seated")
        text = harmless(text)
        if not text or len(text) > LONGEST_CHAT:
            raise Refusal("chat-length", most=LONGEST_CHAT)
        self._must_pay("chat")
        chair = room.table.chairs[mine[0]]
        line = ChatLine(room.table.id, 0, now(), player.id, chair.name, text, chair.claimed)
        talk.say(self.hall, room, line, done)

    # --- advice -------------------------------------------------------------------------------------------------------

    def hint(self, seat: int, advised: Advised) -> None:
        """Ask a strong bot what it would consider, from what the seat may know; where that harms nobody."""
        table = self.room.table
        self.must_own(seat)
        self.must_play()
        match = table.match
        assert match is not None
        if table.opened.day:
            raise Refusal("daily-hint")
        if not table.alone() and match.game.meta.utility != "shared":
            raise Refusal("hint-company")
        if not bar_of_people(table):
            raise Refusal("hint-rated")
        if seat not in table.to_act:
            raise Refusal("hint-now")
        # One at a time: a bot that waits for its turn to think waits for few.
        if self._hint is not None or not self._pay("hints"):
            raise Refusal("too-fast")
        # Not the log's number: it would count what others do in secret.
        seed = f"{table.id} hint {seat} {table.asks[seat]}"
        imagined = match.imagine(seat, stream(seed, "imagined"))
        question = Question(table.opened.game, seat, imagined, match.legal(seat), HINT_LEVEL, seed, advice=True)
        view = match.view(seat)

        def done(estimates: list[Estimate] | None) -> None:
            self._hint = None
            advised(view, estimates or [])

        self._hint = self.hall.thinkers.ask(question, done, whose=self.id, urgency=Urgency.HINT)

    def leave(self) -> None:
        """Nobody waits for a hint any more."""
        if self._hint is not None:
            self._hint.cancel()
