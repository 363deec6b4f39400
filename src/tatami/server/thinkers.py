"""Processes in which bots think, so that the table never waits for them.

What a process is given is a position that the bot's seat *imagines*: the truth never leaves the server's own process.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import signal
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from tatami.bots import random
from tatami.bots.craft import Prospect, craft
from tatami.bots.look import Look
from tatami.bots.names import LEVEL_NAMES
from tatami.bots.thinker import answer, think
from tatami.core.registry import game as find_game
from tatami.core.rng import stream
from tatami.core.state import State
from tatami.server.metrics import THOUGHTS

logger = logging.getLogger("tatami.thinkers")

REPORT_EVERY = 0.1
TRIES = 2


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
    """Whether all prospects are wanted, for a hint, rather than one answer."""


@dataclass
class Thought:
    """A question under way."""

    question: Question
    done: Callable[[Any], None]
    """Gets the code, the prospects, or None if nothing came of it."""
    progress: Callable[[float], None]
    tries: int = 0
    begun: float = 0.0
    cancelled: bool = False
    worker: Worker | None = field(default=None, repr=False)

    def cancel(self) -> None:
        """Nobody wants the answer any more."""
        self.cancelled = True
        if self.worker is not None:
            with contextlib.suppress(OSError):
                self.worker.pipe.send(None)


@dataclass
class Worker:
    process: SpawnProcess
    pipe: Connection
    thought: Thought | None = None


class Thinkers:
    """A few processes and what waits for them."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._context = multiprocessing.get_context("spawn")
        self._workers: list[Worker] = []
        self._waiting: deque[Thought] = deque()
        self._loop: asyncio.AbstractEventLoop | None = None

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()

    def stop(self) -> None:
        for worker in self._workers:
            assert self._loop is not None
            self._loop.remove_reader(worker.pipe.fileno())
            worker.pipe.close()
            worker.process.terminate()
        for worker in self._workers:
            worker.process.join(5)
        self._workers.clear()

    def ask(
        self, question: Question, done: Callable[[Any], None], progress: Callable[[float], None] = lambda share: None
    ) -> Thought:
        thought = Thought(question, done, progress)
        self._waiting.append(thought)
        self._next()
        return thought

    # --- inside -------------------------------------------------------------------------------------------------------

    def _next(self) -> None:
        while self._waiting:
            worker = next((each for each in self._workers if each.thought is None), None)
            if worker is None:
                if len(self._workers) >= self.count:
                    return
                worker = self._hire()
            thought = self._waiting.popleft()
            if thought.cancelled:
                continue
            thought.begun, thought.worker = time.perf_counter(), worker
            worker.thought = thought
            try:
                worker.pipe.send(thought.question)
            except OSError:
                self._lost(worker)

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
        thought = worker.thought
        if thought is None:
            return
        if isinstance(message, float):
            if not thought.cancelled:
                thought.progress(message)
            return
        THOUGHTS.observe(time.perf_counter() - thought.begun)
        worker.thought = None
        if not thought.cancelled:
            thought.done(message[0])
        self._next()

    def _lost(self, worker: Worker) -> None:
        """A process died: another takes its question, and after some tries nobody does."""
        assert self._loop is not None
        self._loop.remove_reader(worker.pipe.fileno())
        worker.pipe.close()
        worker.process.join(1)
        self._workers.remove(worker)
        thought = worker.thought
        logger.error("a thinker died", extra={"exitcode": worker.process.exitcode})
        if thought is not None and not thought.cancelled:
            thought.tries += 1
            thought.worker = None
            if thought.tries < TRIES:
                self._waiting.appendleft(thought)
            else:
                thought.done(None)
        self._next()


def _work(pipe: Connection) -> None:
    """The life of a thinker: answer questions until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # The server decides when to stop.
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
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


def _answer(question: Question, pipe: Connection) -> str | list[Prospect]:
    game = find_game(question.game)
    state, seat = question.imagined, question.seat
    look = Look(seat, game.view(state, seat), [], question.legal, lambda rng: state.sample(seat, rng))
    rng = stream(question.seed)
    told = time.perf_counter()

    def watch(share: float) -> bool:
        nonlocal told
        if time.perf_counter() - told > REPORT_EVERY:
            told = time.perf_counter()
            pipe.send(share)
        return not pipe.poll()

    if question.level not in LEVEL_NAMES:
        return random.choose(look, rng)
    known = craft(question.game)
    level = known.levels[LEVEL_NAMES.index(question.level)]
    if question.advice:
        return think(look, level.sober(), rng, known, watch)
    return answer(look, level, rng, known, watch)
