"""Reviews: each decision of a seat in a finished game, judged by what that seat could know when it was made.

There is no hindsight: the judge searches from the seat's information, with the hidden part redrawn, so a good decision
that came out badly is not blamed, and a lucky one is not praised.

A decision of several parts is judged as a whole. Before each part the judge values the best continuation, and after the
last one what was played; the part at which that value falls most is where something better was at hand.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import groupby, pairwise

from tatami.bots.knowledge import Prospect, knowledge_of
from tatami.bots.look import Look, look
from tatami.bots.thinker import think
from tatami.core.match import Match
from tatami.core.record import Record
from tatami.core.rng import stream
from tatami.core.view import View
from tatami.core.words import GameWords

CONSIDERED = 8
"""A code with less than 1/CONSIDERED of the favourite's visits is searched once more, alone."""


@dataclass(frozen=True)
class Choice:
    """One move of the reviewed seat that left a choice. Its look is valid until the next one is asked for."""

    move: int
    """How many moves had been made before it."""
    era: int
    """The parts of one decision share an era."""
    look: Look
    code: str
    """What was played."""


@dataclass(frozen=True)
class Opinion:
    """The judge's opinion of one choice."""

    choice: Choice
    best: str
    plan: tuple[str, ...]
    """For a secret plan: all that the judge would still have played."""
    promised: float
    """The value of the best continuation."""
    value: float
    """The value of what was played."""
    share: float | None
    """For a secret choice: its probability in the judge's mixed strategy."""

    @property
    def agrees(self) -> bool:
        """Whether the judge might have chosen the same."""
        return self.choice.code == self.best or bool(self.share)


@dataclass(frozen=True)
class Verdict:
    """The judgement of one decision."""

    move: int
    """How many moves had been made before it."""
    codes: tuple[str, ...]
    """What was played, part by part."""
    turning: int
    """The index of the part at which it lost most."""
    better: tuple[str, ...]
    """What would have been better there: a code, or the rest of a secret plan; what was played, where that was best."""
    value: float
    """The value of the decision as it was made."""
    promised: float
    """The value of the best decision."""
    agreed: bool
    """Whether the judge might have played the same."""
    share: float | None
    """For a secret plan: its probability in the judge's mixed strategy."""

    @property
    def loss(self) -> float:
        """How much value the decision gave away."""
        return 0.0 if self.agreed else max(0.0, self.promised - self.value)


def choices(record: Record, seat: int) -> Iterator[Choice]:
    """The moves of a seat that left a choice, in order."""
    match = Match.open(record)
    for number, (mover, code) in enumerate(record.moves):
        if mover == seat and len(match.legal(seat)) > 1:
            yield Choice(number, match.era, look(match, seat), code)
        match.follow(mover, code)


def open_question(choice: Choice, prospects: list[Prospect]) -> Look | None:
    """The look at the played code alone, if that was searched too little for a fair opinion; None if not."""
    own = [prospect for prospect in prospects if prospect.code == choice.code]
    if own and (own[0].share is not None or own[0].visits * CONSIDERED >= prospects[0].visits):
        return None
    return replace(choice.look, legal=[choice.code])


def opinion(choice: Choice, prospects: list[Prospect], again: list[Prospect] | None) -> Opinion:
    """The opinion of a choice, from the search of all codes and, where that was asked, of the played one alone."""
    secret = prospects[0].share is not None
    best = max(prospects, key=lambda prospect: prospect.value) if secret else prospects[0]
    own = [prospect for prospect in again or prospects if prospect.code == choice.code]
    # Knowledge that plays without a search may list only what it would play itself.
    value = max((prospect.value for prospect in own), default=best.value)
    share = None
    if secret:
        share = 0.0 if again else sum(prospect.share or 0.0 for prospect in own)
    return Opinion(choice, best.code, best.plan, max(best.value, value), value, share)


def verdict(opinions: list[Opinion]) -> Verdict:
    """The verdict on one decision, from the opinions on its parts."""
    path = [each.promised for each in opinions] + [opinions[-1].value]
    drops = [before - after for before, after in pairwise(path)]
    disputed = [number for number, each in enumerate(opinions) if not each.agrees]
    turning = max(disputed, key=lambda number: drops[number]) if disputed else 0
    there = opinions[turning]
    shares = [each.share for each in opinions if each.share is not None]
    chance = 1.0
    for share in shares:
        chance *= share
    return Verdict(
        move=opinions[0].choice.move,
        codes=tuple(each.choice.code for each in opinions),
        turning=turning,
        better=(there.plan or (there.best,)) if disputed else (there.choice.code,),
        value=path[-1],
        promised=path[0],
        agreed=not disputed,
        share=chance if shares else None,
    )


Judged = tuple[Verdict, list[Choice]]
DecisionReview = Generator[tuple[Look, str], list[Prospect], Judged]
"""Coroutine that judges one decision: yields (look, seed label), receives prospects, returns the judgement."""


def decision_reviews(record: Record, seat: int) -> Iterator[DecisionReview]:
    """A coroutine for each decision of a seat. Each must be exhausted before the next one is asked for."""
    for _, decision in groupby(choices(record, seat), key=lambda choice: choice.era):
        yield _decision_review(decision)


def _decision_review(decision: Iterable[Choice]) -> DecisionReview:
    opinions = []
    for choice in decision:
        prospects = yield choice.look, f"review {choice.move}"
        alone = open_question(choice, prospects)
        again = None if alone is None else (yield alone, f"again {choice.move}")
        opinions.append(opinion(choice, prospects, again))
    return verdict(opinions), [each.choice for each in opinions]


def review(record: Record, seat: int, level: str, seed: str = "1") -> Iterator[Judged]:
    """Judge every decision of a seat with the search of a level."""
    knowledge = knowledge_of(record.game)
    judge = next(each for each in knowledge.levels if each.name == level).without_weaknesses()
    for decision_review in decision_reviews(record, seat):
        question = next(decision_review)
        while True:
            asked, label = question
            try:
                question = decision_review.send(think(asked, judge, stream(seed, label), knowledge))
            except StopIteration as finished:
                yield finished.value
                break


@dataclass(frozen=True)
class Step:
    """One part of a decision, and the view of its seat at that moment."""

    code: str
    view: View


Comparison = tuple[list[Step], list[Step]]
"""A decision as it was made, and the better one."""


def comparisons(record: Record, judged: list[Judged]) -> list[Comparison]:
    """What was played and what would have been better, for each judged decision.

    A secret plan is compared as a whole, because half of one does not show what was laid. Of any other decision only
    the part is compared at which it lost most.
    """
    found = []
    match = Match.open(record)
    for each, moment in judged:
        there = moment[each.turning]
        for seat, code in record.moves[len(match) : there.move]:
            match.follow(seat, code)
        laid = [Step(choice.code, choice.look.view) for choice in moment]
        better = _laid(match.clone(), there.look.seat, each.better)
        if each.share is None:
            found.append(([laid[each.turning]], better))
        else:
            found.append((laid, laid[: each.turning] + better))
    return found


def _laid(match: Match, seat: int, codes: tuple[str, ...]) -> list[Step]:
    """The steps of playing these codes; those that leave no choice are left out, as in `choices`."""
    found = []
    for code in codes:
        if len(match.legal(seat)) > 1:
            found.append(Step(code, match.view(seat)))
        match.follow(seat, code)
    return found


def phrase(steps: list[Step], words: GameWords, decode: Callable[[str], int]) -> str:
    """Steps in words; equal ones in a row are counted."""
    told = []
    for text, run in groupby(words.action(decode(step.code), step.view) for step in steps):
        times = len(list(run))
        told.append(text if times == 1 else f"{text} ×{times}")
    return "; ".join(told)


def worst(verdicts: list[Verdict], count: int) -> list[Verdict]:
    """The decisions with the greatest loss, the worst first."""
    return sorted((each for each in verdicts if each.loss > 0), key=lambda each: -each.loss)[:count]
