"""A finished game looked over again for one seat, by the processes in which bots think."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Iterator

from tatami.bots.knowledge import Prospect
from tatami.bots.look import Look
from tatami.bots.review import DecisionReview, Judged, decision_reviews
from tatami.core.rng import stream
from tatami.server import wire
from tatami.server.domain.problems import Refusal
from tatami.server.domain.table import Table
from tatami.server.live.queue import Urgency
from tatami.server.live.thinkers import Question, Thinkers
from tatami.server.show import reviews

JUDGE = "daimyo"
"""Strong, and quick enough for a whole game while somebody waits."""
AT_ONCE = 2
"""So many games are looked over at the same time; tables that are being played come first."""
KEPT = 64
REVIEWER = ""
"""On whose account it is thought: all reviews together take no more than one person's bots."""


class Reviews:
    """Reviews on demand. What was found out last is kept."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
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
        return reviews.review(table, seat, lang, JUDGE, judged)

    async def _judged(self, table: Table, coroutine: DecisionReview) -> Judged:
        question = next(coroutine)
        while True:
            look, word = question
            prospects = await self._asked(table, look, f"{table.id} {word}")
            try:
                question = coroutine.send(prospects)
            except StopIteration as done:
                judged: Judged = done.value
                return judged

    async def _asked(self, table: Table, look: Look, seed: str) -> list[Prospect]:
        answered: asyncio.Future[list[Prospect] | None] = asyncio.get_running_loop().create_future()
        imagined = look.imagine(stream(seed, "imagined"))
        question = Question(table.opened.game, look.seat, imagined, look.legal, JUDGE, seed, advice=True)

        def done(found: list[Prospect] | None) -> None:
            if not answered.done():
                answered.set_result(found)

        self._thinkers.ask(question, done, whose=REVIEWER, urgency=Urgency.REVIEW)
        prospects = await answered
        if not prospects:
            raise Refusal("review-failed")
        return prospects
