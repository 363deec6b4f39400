"""How often a review is wrong: `tatami bench reviews GAME`.

A strong bot plays against itself, the judge reviews every seat, and each accusation is put to a search that is many
times as long as that bot's own. It is refuted where that search finds hardly any loss. Such a bot does err, so not
every accusation is wrong; but one that longer thought refutes is.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tatami.bots.arena import Contest, contest, play
from tatami.bots.judge import consider
from tatami.bots.knowledge import knowledge_of
from tatami.bots.review import JUDGE, Choice, Verdict, opinion, review, verdict
from tatami.core.record import Record

ACCUSED = 0.05
"""A loss that counts as an accusation."""
REFUTED = 0.02
"""An accusation is refuted where the long search finds no more than this."""
LONGER = 20
"""How many times as long as the strongest bot it thinks."""


@dataclass(frozen=True)
class Case:
    """One accusation, and what the long search says of it."""

    deal: int
    seat: int
    move: int
    codes: tuple[str, ...]
    better: tuple[str, ...]
    loss: float
    error: float
    found: float
    """The loss by the long search."""

    @property
    def refuted(self) -> bool:
        return self.found <= REFUTED


@dataclass(frozen=True)
class Report:
    """The accusations of so many games."""

    game: str
    bot: str
    games: int
    decisions: int
    agreed: int
    """Decisions that the judge might have made too."""
    unsure: int
    """Decisions that it would have made otherwise, without being sure that they were worse."""
    blamed: int
    """Decisions with a sure loss, however small."""
    cases: tuple[Case, ...]

    @property
    def refuted(self) -> float | None:
        """The share of accusations that the long search refutes; None without any."""
        return sum(case.refuted for case in self.cases) / len(self.cases) if self.cases else None


def reviews(
    game: str,
    games: int,
    bot: str = JUDGE,
    seats: int | None = None,
    seed: str = "1",
    longer: int = LONGER,
    told: Callable[[str], None] = lambda line: None,
) -> Report:
    """Play, review and check so many games of one bot against itself."""
    what = contest(game, bot, seats, {}, seed)
    verdicts: list[Verdict] = []
    cases = []
    for deal in range(games):
        record = Record.load(play(what, deal, 0).record)
        for seat in range(what.seats):
            for found, moment in review(record, seat):
                verdicts.append(found)
                if found.loss >= ACCUSED:
                    long = _long(what, moment, longer)
                    cases.append(
                        Case(deal, seat, found.move, found.codes, found.better, found.loss, found.error, long.lost)
                    )
            told(f"game {deal + 1}, seat {seat + 1}: {len(verdicts)} decisions, {len(cases)} accusations")
    return Report(
        game,
        bot,
        games,
        len(verdicts),
        sum(each.agreed for each in verdicts),
        sum(not each.agreed and not each.sure for each in verdicts),
        sum(each.sure for each in verdicts),
        tuple(cases),
    )


def _long(what: Contest, moment: list[Choice], longer: int) -> Verdict:
    """The verdict of one long search on a decision."""
    knowledge = knowledge_of(what.game)
    level = next(each for each in knowledge.levels if each.name == JUDGE)
    return verdict(
        [
            opinion(
                choice,
                consider(
                    choice.look, level, f"long {choice.move}", knowledge, searches=1, effort=longer, insist=choice.code
                ),
            )
            for choice in moment
        ]
    )
