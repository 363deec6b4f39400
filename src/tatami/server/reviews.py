"""A finished game looked over again for one seat, by the processes in which bots think."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import groupby

from tatami.bots.craft import Prospect, craft
from tatami.bots.look import Look
from tatami.bots.review import Hearing, Judged, Part, Verdict, hearings
from tatami.core.registry import game as find_game
from tatami.core.rng import stream
from tatami.core.words import GameWords
from tatami.server import sights, wire
from tatami.server.problems import Refusal
from tatami.server.replays import moments
from tatami.server.table import Table
from tatami.server.thinkers import Question, Thinkers
from tatami.server.waiting import Urgency

JUDGE = "daimyo"
"""Strong, and quick enough for a whole game while somebody waits."""
AT_ONCE = 2
"""So many games are looked over at the same time; tables that are being played come first."""
KEPT = 64
REVIEWER = ""
"""On whose account it is thought: all reviews together take no more than one person's bots."""

Decode = Callable[[str], int]


class Reviews:
    """Reviews on demand. What was found out last is kept."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._kept: dict[tuple[str, int], list[Judged]] = {}

    async def review(self, table: Table, seat: int, lang: str) -> wire.Review:
        """Every decision of a seat, as a strong bot judges it by what the seat could know."""
        key = (table.id, seat)
        judged = self._kept.get(key)
        if judged is None:
            async with self._turn:
                judged = [await self._heard(table, hearing) for hearing in hearings(table.record(), seat)]
            while len(self._kept) >= KEPT:
                del self._kept[next(iter(self._kept))]
            self._kept[key] = judged
        words = sights.words_for(table, lang)
        assert words is not None
        frames, decode = moments(table, seat), find_game(table.opened.game).decode
        return wire.Review(
            seat=seat,
            judge=JUDGE,
            chances=craft(table.opened.game).chances,
            verdicts=[_told(each, moment, frames, words, decode) for each, moment in judged],
        )

    async def _heard(self, table: Table, hearing: Hearing) -> Judged:
        question = next(hearing)
        while True:
            look, word = question
            prospects = await self._asked(table, look, f"{table.id} {word}")
            try:
                question = hearing.send(prospects)
            except StopIteration as heard:
                judged: Judged = heard.value
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
            raise Refusal("review-failed", 503)
        return prospects


def _told(each: Verdict, moment: list[Part], frames: list[int], words: GameWords, decode: Decode) -> wire.Judged:
    part = moment[each.turning]

    def named(codes: tuple[str, ...]) -> str:
        told = []
        for code, run in groupby(codes):
            times = len(list(run))
            text = words.action(decode(code), part.look.view)
            told.append(text if times == 1 else f"{text} ×{times}")
        return "; ".join(told)

    return wire.Judged(
        frame=frames[part.move],
        played=named(each.played),
        better="" if each.agreed else named(each.better),
        value=each.value,
        promised=each.promised,
        loss=each.loss,
        agreed=each.agreed,
        share=each.share,
    )
