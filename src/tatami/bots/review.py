"""Reviews: each decision of a seat in a finished game, judged by what that seat could know when it was made.

There is no hindsight: the judge searches from the seat's information, with the hidden part redrawn, so a good decision
that came out badly is not blamed, and a lucky one is not praised.

There is no rashness either. A few searches look at every decision (`SCREENED`). What they doubt is searched again, more
often and much longer, with other random streams (`CONFIRMED`), and only these speak: a decision is blamed where its
loss stands out from what these searches differ by themselves (`SURE`). Below that the judge is silent.

A decision of several parts is judged as a whole. The part at which the value falls most is where something better was
at hand. What changed between two decisions was none of them: it was luck, or what the others did and held hidden.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise

from tatami.bots.judge import Estimate, consider, standard_error
from tatami.bots.knowledge import knowledge_of
from tatami.bots.look import Look, look
from tatami.core.match import Match
from tatami.core.record import Record
from tatami.core.state import CHANCE
from tatami.core.view import View
from tatami.core.words import GameWords

JUDGE = "shogun"
"""The level whose budget the judge has at least."""
SCREENED = 2
"""So many searches look at every decision."""
CONFIRMED = 4
"""So many look again at a decision that these doubt."""
HARDER = 4
"""How many times as long each of them thinks."""
SURE = 2.36
"""A loss is told if it is so many times its standard error: at four searches, 95 times out of 100 it is there."""
LEAST = 0.02
"""The smallest loss worth a word."""
SWING = 0.05
"""The smallest change between two decisions worth a word."""


@dataclass(frozen=True)
class Choice:
    """One move of the reviewed seat that left a choice."""

    move: int
    """How many moves had been made before it."""
    era: int
    """The parts of one decision share an era."""
    look: Look
    code: str
    """What was played."""


@dataclass(frozen=True)
class Ask:
    """What the judge wants to have searched."""

    look: Look
    code: str
    """What was played; it is to be judged even if hardly anybody would try it."""
    label: str
    """Makes the random streams."""
    searches: int
    effort: int
    """How many times the judge's own budget."""


@dataclass(frozen=True)
class Opinion:
    """The judge's opinion of one choice."""

    choice: Choice
    best: str
    plan: tuple[str, ...]
    """For a secret plan: all that the judge would still have played."""
    promises: tuple[float | None, ...]
    """By each search: the value of the best continuation, for a secret choice of the mix."""
    results: tuple[float | None, ...]
    """By each search: the value of what was played; None where it was not tried."""
    few: float
    """The standard error that comes from few simulations of what was played."""
    share: float | None
    """For a secret choice: its probability in the judge's mixed strategy."""

    @property
    def agrees(self) -> bool:
        """Whether the judge might have chosen the same."""
        return self.choice.code == self.best or bool(self.share)

    @property
    def promised(self) -> float:
        return _mean(self.promises)

    @property
    def value(self) -> float:
        return _mean(self.results) if any(each is not None for each in self.results) else self.promised


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
    lost: float
    """How much less, by the searches that compared the two in the same trees."""
    error: float
    """The standard error of that."""
    agreed: bool
    """Whether the judge might have played the same."""
    share: float | None
    """For a secret plan: its probability in the judge's mixed strategy."""

    @property
    def sure(self) -> bool:
        """Whether the judge stands by it that something better was at hand."""
        return not self.agreed and self.lost >= LEAST and self.lost > SURE * self.error

    @property
    def loss(self) -> float:
        """How much value the decision surely gave away."""
        return self.lost if self.sure else 0.0


def choices(record: Record, seat: int) -> Iterator[Choice]:
    """The moves of a seat that left a choice, in order."""
    match = Match.open(record)
    for number, (mover, code) in enumerate(record.moves):
        if mover == seat and len(match.legal(seat)) > 1:
            yield Choice(number, match.era, look(match.clone(), seat), code)
        match.follow(mover, code)


def opinion(choice: Choice, estimates: list[Estimate]) -> Opinion:
    """The opinion of a choice, from the estimates of all codes."""
    best = estimates[0]
    own = [each for each in estimates if each.code == choice.code]
    searches = range(len(best.values))
    if best.share is None:
        promises = best.values
        # Knowledge that plays without a search may list only what it would play itself.
        results = own[0].values if own else (None,) * len(best.values)
        share = None
    else:
        promises = tuple(_mixed(estimates, number) for number in searches)
        results = tuple(_mixed(own, number) for number in searches)
        share = sum(each.share or 0.0 for each in own)
    tried = sum(each.visits for each in own)
    middle = max((each.value for each in own), default=best.value)
    few = math.sqrt(max(middle * (1 - middle), 0.0) / tried) if tried else 0.5
    return Opinion(choice, best.code, best.plan, promises, results, few, share)


def _mixed(estimates: Sequence[Estimate], number: int) -> float | None:
    """What the mix among these plans is worth by one search; where it plays none of them, the best of them."""
    found = [(each.shares[number] or 0.0, value) for each in estimates if (value := each.values[number]) is not None]
    total = sum(share for share, _ in found)
    if total > 0:
        return sum(share * value for share, value in found) / total
    return max((value for _, value in found), default=None)


def _mean(values: Iterable[float | None]) -> float:
    found = [value for value in values if value is not None]
    return sum(found) / len(found) if found else 0.0


def verdict(opinions: list[Opinion]) -> Verdict:
    """The verdict on one decision, from the opinions on its parts."""
    disputed = [number for number, each in enumerate(opinions) if not each.agrees]
    shares = [each.share for each in opinions if each.share is not None]
    promised = [each.promised for each in opinions] + [opinions[-1].value]
    # The parts of a plan are measured against the same mixes, so the whole of it is compared; other parts have trees
    # of their own, so only figures of one part are.
    drops = (
        [before - after for before, after in pairwise(promised)] if shares else [_loss(each, each) for each in opinions]
    )
    turning = max(disputed, key=lambda number: drops[number]) if disputed else 0
    there = opinions[turning]
    first, last = (opinions[0], opinions[-1]) if shares else (there, there)
    chance = 1.0
    for share in shares:
        chance *= share
    return Verdict(
        move=opinions[0].choice.move,
        codes=tuple(each.choice.code for each in opinions),
        turning=turning,
        better=(there.plan or (there.best,)) if disputed else (there.choice.code,),
        value=last.value,
        promised=max(first.promised, last.value),
        lost=_loss(first, last),
        error=_uncertainty(first, last),
        agreed=not disputed,
        share=chance if shares else None,
    )


def _losses(first: Opinion, last: Opinion) -> list[float]:
    """By each search that judged both: what the decision gave away."""
    pairs = zip(first.promises, last.results, strict=False)
    return [promise - result for promise, result in pairs if promise is not None and result is not None]


def _loss(first: Opinion, last: Opinion) -> float:
    return _mean(_losses(first, last))


def _uncertainty(first: Opinion, last: Opinion) -> float:
    return math.hypot(standard_error(_losses(first, last)), last.few)


Judged = tuple[Verdict, list[Choice]]
DecisionReview = Generator[Ask, list[Estimate], Judged]
"""Coroutine that judges one decision: yields what is to be searched, receives estimates, returns the judgement."""


def decision_reviews(record: Record, seat: int) -> Iterator[DecisionReview]:
    """A coroutine for each decision of a seat."""
    for _, decision in groupby(choices(record, seat), key=lambda choice: choice.era):
        yield _decision_review(list(decision))


def _decision_review(decision: list[Choice]) -> DecisionReview:
    found = verdict((yield from _opinions(decision, "review", SCREENED, 1)))
    if not found.agreed and found.lost >= LEAST / 2:
        # Who was doubted by chance alone is not judged by the same searches.
        found = verdict((yield from _opinions(decision, "again", CONFIRMED, HARDER)))
    return found, decision


def _opinions(
    decision: list[Choice], label: str, searches: int, effort: int
) -> Generator[Ask, list[Estimate], list[Opinion]]:
    found = []
    for choice in decision:
        estimates = yield Ask(choice.look, choice.code, f"{label} {choice.move}", searches, effort)
        found.append(opinion(choice, estimates))
    return found


def review(record: Record, seat: int, level: str = JUDGE, seed: str = "1") -> Iterator[Judged]:
    """Judge every decision of a seat with the search of a level."""
    knowledge = knowledge_of(record.game)
    judge = next(each for each in knowledge.levels if each.name == level)
    for decision_review in decision_reviews(record, seat):
        ask = next(decision_review)
        while True:
            estimates = consider(
                ask.look,
                judge,
                f"{seed} {ask.label}",
                knowledge,
                searches=ask.searches,
                effort=ask.effort,
                insist=ask.code,
            )
            try:
                ask = decision_review.send(estimates)
            except StopIteration as finished:
                yield finished.value
                break


# --- what was no decision ---------------------------------------------------------------------------------------------

LUCK = "luck"
"""Chance alone moved between two decisions."""
OTHERS = "others"
"""Chance did not: others moved, and showed what they had hidden."""
BOTH = "both"


@dataclass(frozen=True)
class Swing:
    """How the prospects of a seat changed between two of its decisions."""

    change: float
    by: str


def swings(record: Record, seat: int, judged: list[Judged], chances: bool) -> list[Swing | None]:
    """For each decision, what came between it and the next one; None where that is not worth a word.

    After the last decision it is what the game was worth in the end, if values are chances.
    """
    found: list[Swing | None] = []
    for number, (verdict, moment) in enumerate(judged):
        last = moment[-1].move
        if number + 1 < len(judged):
            then = judged[number + 1][0]
            until, after = then.move, then.promised
        elif chances and record.result:
            until, after = len(record.moves), record.result["returns"][seat]
        else:
            found.append(None)
            continue
        movers = {mover for mover, _ in record.moves[last + 1 : until] if mover != seat}
        change = after - verdict.value
        if abs(change) < SWING or not movers:
            found.append(None)
            continue
        found.append(Swing(change, LUCK if movers == {CHANCE} else OTHERS if CHANCE not in movers else BOTH))
    return found


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
