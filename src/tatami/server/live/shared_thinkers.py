"""Thinking given away: while processes of `tatami think` live, they think; else this one does, as ever."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from tatami.server.bus.protocol import Bus
from tatami.server.live import errands
from tatami.server.live.queue import Urgency
from tatami.server.live.thinkers import Question, Thinkers, Thought


class SharedThinkers(Thinkers):
    """Thinkers of this process, and whoever else thinks for it."""

    def __init__(self, bus: Bus, count: int, hang_s: float = 20.0) -> None:
        super().__init__(count, hang_s)
        self._bus = bus
        self._given: dict[int, Thought] = {}
        self._signs: dict[int, float] = {}
        """When something was last heard of each."""
        self._keys = 0

    def ask(
        self,
        question: Question,
        done: Callable[[Any], None],
        progress: Callable[[float], None] = lambda share: None,
        *,
        whose: str,
        urgency: Urgency,
    ) -> Thought:
        if not self._bus.helped:
            return super().ask(question, done, progress, whose=whose, urgency=urgency)
        self._keys += 1
        thought = self._given[self._keys] = Thought(question, done, progress, whose, urgency)
        self._signs[self._keys] = time.monotonic()
        self._bus.give(urgency, errands.ask(self._keys, question, whose, urgency))
        return thought

    def answered(self, body: bytes) -> None:
        """Somebody tells of a thought that we gave away."""
        told = errands.told(body)
        thought = self._given.get(told.key)
        if thought is None:
            return
        self._signs[told.key] = time.monotonic()
        if told.done:
            self._forget(told.key)
            self._tell(thought, told.code if told.prospects is None else told.prospects)
        elif not thought.cancelled:
            thought.progress(told.share)

    def _look_after(self) -> None:
        """Think ourselves about what nobody else does."""
        for key, thought in list(self._given.items()):
            silent = time.monotonic() - self._signs[key] > self.hang_s / 2 or not self._bus.helped
            if thought.cancelled or silent:
                self._forget(key)
            if silent and not thought.cancelled:
                self._waiting.add(thought)
        super()._look_after()

    def _forget(self, key: int) -> None:
        del self._given[key], self._signs[key]
