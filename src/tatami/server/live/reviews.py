"""A finished game looked over again for one seat, by the processes in which bots think."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Iterator

from tatami.bots.judge import Estimate
from tatami.bots.review import Ask, DecisionReview, Judged, decision_reviews
from tatami.core.rng import stream
from tatami.server import wire
from tatami.server.domain.problems import Refusal
from tatami.server.domain.table import Table
from tatami.server.live.queue import Urgency
from tatami.server.live.thinkers import Question, Thinkers
from tatami.server.show import reviews

AT_ONCE = 2
"""So many games are looked over at the same time; tables that are being played come first."""
KEPT = 64
REVIEWER = ""
"""On whose account it is thought: all reviews together take no more than one person's bots."""


class Reviews:
    """Reviews on demand. What was found out last is kept."""

    def __init__(self, thinkers: Thinkers, judge: str) -> None:
        self._thinkers = thinkers
        self._judge = judge
        """The level whose budget the judge has."""
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._asking: Counter[str] = Counter()
        self._kept: dict[tuple[str, int], list[Judged]] = {}

    @contextlib.contextmanager
    def asked_by(self, whose: str) -> Iterator[None]:
        """Few at a time for everybody, so that nobody waits behind all that somebody else could think of."""
        if self._asking[whose] >= AT_ONCE:
            raise Refusal("too-fast")
        self._asking[whose] += 1
        try:
            yield
        finally:
            self._asking -= Counter([whose])

    async def review(self, table: Table, seat: int, lang: str) -> wire.Review:
        """Every decision of a seat, as a strong bot judges it by what the seat could know."""
        key, record = (table.id, seat), table.record()
        judged = self._kept.get(key)
        if judged is None:
            async with self._turn:
                judged = [await self._judged(table, hearing) for hearing in decision_reviews(record, seat)]
            while len(self._kept) >= KEPT:
                del self._kept[next(iter(self._kept))]
            self._kept[key] = judged
        return reviews.review(table, seat, lang, self._judge, judged)

    async def _judged(self, table: Table, coroutine: DecisionReview) -> Judged:
        ask = next(coroutine)
        while True:
            estimates = await self._asked(table, ask)
            try:
                ask = coroutine.send(estimates)
            except StopIteration as done:
                judged: Judged = done.value
                return judged

    async def _asked(self, table: Table, ask: Ask) -> list[Estimate]:
        answered: asyncio.Future[list[Estimate] | None] = asyncio.get_running_loop().create_future()
        seed, look = f"{table.id} {ask.label}", ask.look
        question = Question(
            table.opened.game,
            look.seat,
            look.imagine(stream(seed, "imagined")),
            look.legal,
            self._judge,
            seed,
            advice=True,
            searches=ask.searches,
            effort=ask.effort,
            insist=ask.code,
        )

        def done(found: list[Estimate] | None) -> None:
            if not answered.done():
                answered.set_result(found)

        self._thinkers.ask(question, done, whose=REVIEWER, urgency=Urgency.REVIEW)
        estimates = await answered
        if not estimates:
            raise Refusal("review-failed")
        return estimates
