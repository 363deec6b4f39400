"""Processes in which bots think, so that the table never waits for them.

What a process is given is a position that the bot's seat *imagines*: the truth never leaves the server's own process.

Nobody's bots wait for another's thought to end. One person's thoughts have `count` processes at most, and a few more
are kept for those who have none under way; the machine then shares its cores among them.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from tatami.bots import random
from tatami.bots.judge import HINTED, Estimate, consider
from tatami.bots.knowledge import knowledge_of
from tatami.bots.look import Look
from tatami.bots.names import LEVEL_NAMES
from tatami.bots.thinker import answer
from tatami.core.registry import game as find_game
from tatami.core.rng import stream
from tatami.core.state import State
from tatami.server.live.queue import FairQueue, Urgency
from tatami.server.metrics import THOUGHTS

logger = logging.getLogger("tatami.thinkers")

REPORT_EVERY = 0.1
TRIES = 2
SPARE = 3
"""Processes besides the usual ones, for people who have nothing under way while others' bots think."""
UNUSED_S = 60.0
"""A spare process that had nothing to do for so long ends."""
CHECK_EVERY = 0.25
"""How often the processes are looked after."""
START = 3
"""A process that starts may be silent so many times as long as one that thinks."""
STEADY_S = 60.0
"""For a thought that time is not to end: far more than its budget takes."""
NICE = 5
"""How far thinking stands back behind the server, which has to answer at once."""


@dataclass
class Question:
    """What a bot is asked: whose decision, as that seat imagines the table, and how hard to think."""

    game: str
    seat: int
    imagined: State
    legal: list[str]
    level: str
    seed: str
    advice: bool = False
    """Whether estimates of all codes are wanted, for a hint or a review, rather than one answer."""
    searches: int = HINTED
    """By how many searches they are made."""
    effort: int = 1
    """How many times the level's budget each of these has."""
    insist: str | None = None
    """A code that is to be judged even if they would hardly try it."""
    steady: bool = False
    """Whether the budget alone ends the thought, so that every machine comes to the same answer."""
    mark: str = ""
    """The seed of all that this bot thinks at its table, for what must come out the same in several decisions."""


@dataclass
class Thought:
    """A question under way."""

    question: Question
    done: Callable[[Any], None]
    """Gets the code, the estimates, or None if nothing came of it."""
    progress: Callable[[float], None]
    whose: str
    """On whose account it is thought about: the host of the table, or who asked."""
    urgency: Urgency
    number: int = 0
    waiting: bool = False
    tries: int = 0
    begun: float = 0.0
    cancelled: bool = False
    worker: Worker | None = field(default=None, repr=False)

    def cancel(self) -> None:
        """Nobody wants the answer any more."""
        self.cancelled, self.waiting = True, False
        if self.worker is not None:
            with contextlib.suppress(OSError):
                self.worker.pipe.send(None)


@dataclass
class Worker:
    process: SpawnProcess
    pipe: Connection
    thought: Thought | None = None
    ready: bool = False
    quiet: float = 0.0
    """For how many seconds nothing was heard of it."""

    @property
    def owing(self) -> bool:
        """Whether it has to give a sign of life."""
        return not self.ready or self.thought is not None


class Thinkers:
    """A few processes and what waits for them."""

    def __init__(self, count: int, hang_s: float = 20.0) -> None:
        self.count = count
        self.hang_s = hang_s
        self._share = min(count, os.cpu_count() or 1)
        """How many processes may think for one person; more than there are cores would only take from the others."""
        self._context = multiprocessing.get_context("spawn")
        self._workers: list[Worker] = []
        self._waiting: FairQueue[Thought] = FairQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._looked = 0.0
        self._silent = False

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._looked = time.monotonic()
        self._timer = self._loop.call_later(CHECK_EVERY, self._look_after)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        for worker in list(self._workers):
            self._dismiss(worker)

    def ask(
        self,
        question: Question,
        done: Callable[[Any], None],
        progress: Callable[[float], None] = lambda share: None,
        *,
        whose: str,
        urgency: Urgency,
    ) -> Thought:
        thought = Thought(question, done, progress, whose, urgency)
        self._waiting.add(thought)
        self._next()
        return thought

    def hurry(self, thought: Thought, urgency: Urgency) -> None:
        """It has become more or less urgent, because people came to a table or left it."""
        self._waiting.hurry(thought, urgency)

    @property
    def silent(self) -> bool:
        """Whether something is to be thought about and no process gives a sign of life."""
        return self._silent and (bool(self._waiting) or any(worker.owing for worker in self._workers))

    # --- inside -------------------------------------------------------------------------------------------------------

    def _next(self) -> None:
        """Give out what may be thought about now."""
        while True:
            busy = Counter(worker.thought.whose for worker in self._workers if worker.thought is not None)
            thought = self._waiting.take(partial(self._allowed, busy))
            if thought is None:
                return
            worker = next((each for each in self._workers if each.thought is None), None)
            try:
                worker = worker or self._hire()
            except OSError as problem:  # No memory, too many processes: tried again at the next check.
                logger.error("a thinker cannot start", extra={"why": str(problem)})
                self._silent = True
                self._waiting.put_back(thought)
                return
            thought.begun, thought.worker = time.perf_counter(), worker
            worker.thought, worker.quiet = thought, 0.0
            try:
                worker.pipe.send(thought.question)
            except OSError:
                self._lost(worker)

    def _allowed(self, busy: Counter[str], whose: str) -> bool:
        """Whether one more thought of this person may begin while these are under way."""
        if not busy[whose]:
            return busy.total() < self.count + SPARE
        return busy[whose] < self._share and busy.total() < self.count

    def _look_after(self) -> None:
        """Notice who hangs, and let go whom nobody needs."""
        assert self._loop is not None
        moment = time.monotonic()
        passed = min(moment - self._looked, 2 * CHECK_EVERY)  # What we slept through ourselves is nobody's silence.
        self._looked = moment
        self._timer = self._loop.call_later(CHECK_EVERY, self._look_after)
        for worker in self._workers:
            worker.quiet += passed
        owing = [worker for worker in self._workers if worker.owing]
        if owing and all(worker.quiet > self._patience(worker) / 2 for worker in owing):
            self._silent = True
        for worker in owing:
            if worker in self._workers and worker.quiet > self._patience(worker):
                logger.error("a thinker hangs", extra={"pid": worker.process.pid})
                self._lost(worker)
        unused = [worker for worker in self._workers if not worker.owing and worker.quiet > UNUSED_S]
        for worker in unused[: max(0, len(self._workers) - self.count)]:
            self._dismiss(worker)
        self._next()

    def _patience(self, worker: Worker) -> float:
        return self.hang_s if worker.ready else START * self.hang_s

    def _hire(self) -> Worker:
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=_work, args=(theirs,), daemon=True, name="tatami-thinker")
        # A Ctrl-C that comes while it starts is not for it either; it inherits what is held back here. The tracker that
        # comes with the first process would let go of it, so it is started before.
        resource_tracker.ensure_running()
        held = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, held)
        theirs.close()
        worker = Worker(process, ours)
        self._workers.append(worker)
        assert self._loop is not None
        self._loop.add_reader(ours.fileno(), self._heard, worker)
        return worker

    def _heard(self, worker: Worker) -> None:
        try:
            message = worker.pipe.recv()
        except (EOFError, OSError):
            self._lost(worker)
            return
        worker.quiet, self._silent = 0.0, False
        thought = worker.thought
        if message is None:
            worker.ready = True
            if thought is not None:
                thought.begun = time.perf_counter()
            return
        if thought is None:
            return
        if isinstance(message, float):
            if not thought.cancelled:
                thought.progress(message)
            return
        THOUGHTS.observe(time.perf_counter() - thought.begun)
        worker.thought = None
        self._tell(thought, message[0])
        self._next()

    def _lost(self, worker: Worker) -> None:
        """A process died or hangs: another takes its question, and after some tries nobody does."""
        self._dismiss(worker)
        thought = worker.thought
        logger.error("a thinker died", extra={"exitcode": worker.process.exitcode})
        if thought is not None and not thought.cancelled:
            thought.tries += 1
            thought.worker = None
            if thought.tries < TRIES:
                self._waiting.put_back(thought)
            else:
                self._tell(thought, None)
        self._next()

    def _dismiss(self, worker: Worker) -> None:
        """End a process, even one that does not listen."""
        assert self._loop is not None
        self._loop.remove_reader(worker.pipe.fileno())
        worker.pipe.close()
        self._workers.remove(worker)
        worker.process.kill()
        worker.process.join(1)

    def _tell(self, thought: Thought, found: Any) -> None:
        if thought.cancelled:
            return
        try:
            thought.done(found)
        except Exception:  # What one table makes of it is no matter of those that wait.
            logger.exception("a table stumbled over a thought")


def _work(pipe: Connection) -> None:
    """The life of a thinker: answer questions until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # The server decides when to stop.
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    if hasattr(os, "nice"):
        os.nice(NICE)
    with contextlib.suppress(OSError):
        pipe.send(None)  # Ready.
    while True:
        try:
            question = pipe.recv()
        except (EOFError, OSError):
            return
        if question is None:  # A cancellation that came too late.
            continue
        try:
            found = _answer(question, pipe)
        except Exception:
            logging.getLogger("tatami.thinkers").exception("a bot failed")
            found = None
        try:
            pipe.send((found,))
        except OSError:
            return


def _answer(question: Question, pipe: Connection) -> str | list[Estimate]:
    game = find_game(question.game)
    state, seat = question.imagined, question.seat
    look = Look(seat, game.view(state, seat), [], question.legal, lambda rng: state.sample(seat, rng))
    rng = stream(question.seed)
    rng.mark = stream(question.mark or question.seed).mark
    told = time.perf_counter()

    def watch(share: float) -> bool:
        nonlocal told
        if time.perf_counter() - told > REPORT_EVERY:
            told = time.perf_counter()
            pipe.send(share)
        return not pipe.poll()

    if question.level not in LEVEL_NAMES:
        return random.choose(look, rng)
    known = knowledge_of(question.game)
    level = known.levels[LEVEL_NAMES.index(question.level)]
    if question.steady:
        level = replace(level, seconds=STEADY_S)
    if question.advice:
        return consider(
            look,
            level,
            question.seed,
            known,
            searches=question.searches,
            effort=question.effort,
            insist=question.insist,
            on_progress=watch,
        )
    return answer(look, level, rng, known, watch)
