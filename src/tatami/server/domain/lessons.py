"""Tables that are lessons: which step their learner is at, and what it asks for."""

from __future__ import annotations

from dataclasses import dataclass

from tatami.core.errors import TatamiError
from tatami.core.lesson import Lesson, Step
from tatami.core.match import Match
from tatami.core.registry import game as find_game
from tatami.server.domain import entries
from tatami.server.domain.entries import Entry
from tatami.server.domain.problems import Refusal
from tatami.server.domain.table import Table
from tatami.server.domain.terms import Pace

LEARNER = 0
"""The seat of whoever learns."""
COMPANION = "peasant"
"""What sits at the other seats. It plays by the script, and never thinks."""


@dataclass(frozen=True)
class Progress:
    """How far somebody is in a lesson."""

    number: int
    step: int
    """From 0; as many as there are steps when it is over."""
    steps: tuple[Step, ...]


def find(game: str, number: int) -> Lesson:
    """The lesson of a game, counted from 1; refused if there is none."""
    lessons: tuple[Lesson, ...] = find_game(game).lessons
    if not 1 <= number <= len(lessons):
        raise Refusal("no-lesson")
    return lessons[number - 1]


def progress(table: Table) -> Progress | None:
    """How far the learner of a table is; None if it is no lesson, or one that is not taught any more."""
    if not table.opened.lesson:
        return None
    try:
        lesson = find(table.opened.game, table.opened.lesson)
    except (Refusal, TatamiError):
        return None
    step = table.chairs[LEARNER].step
    taught = lesson.seed == table.opened.seed and step <= len(lesson.steps)
    return Progress(table.opened.lesson, step, lesson.steps) if taught else None


def first_entries(game: str, number: int, player: str, name: str, claimed: bool, at: int) -> list[Entry]:
    """The log of a new lesson, up to its first step."""
    lesson, meta = find(game, number), find_game(game).meta
    opened = entries.Opened(
        at=at,
        game=game,
        rules=meta.version,
        seats=meta.seats(lesson.seats),
        options=meta.settle(lesson.seats, lesson.options),
        seed=lesson.seed,
        host=player,
        pace=Pace(),
        leaver="bot",
        open=False,
        invite="",
        lesson=number,
    )
    others = range(LEARNER + 1, lesson.seats)
    return [
        opened,
        entries.Sat(at=at, seat=LEARNER, player=player, name=name, claimed=claimed),
        *(entries.Placed(at=at, seat=seat, level=COMPANION) for seat in others),
        entries.Started(at=at),
        entries.Stepped(at=at, step=0, turns=[(seat, list(codes)) for seat, codes in lesson.before]),
    ]


def played(table: Table, seat: int, codes: list[str], at: int) -> Entry:
    """What an answer of the learner means: the step is done, or something else was asked for."""
    found = progress(table)
    if found is None or found.step >= len(found.steps) or seat != LEARNER:
        raise Refusal("not-playing")
    at_step = found.step
    while found.steps[at_step].draft:
        at_step += 1  # What is only put together on the board the table does not hear of.
    if not found.steps[at_step].codes or sorted(codes) != sorted(found.steps[at_step].codes):
        raise Refusal("lesson-waits")
    return _done(found, at_step, [(seat, codes)], at)


def turned(table: Table, to: int, at: int) -> Entry:
    """The lesson goes on after something was shown, goes back to a former step, or begins the present one anew."""
    found = progress(table)
    if found is None or found.step >= len(found.steps):
        raise Refusal("not-playing")
    now = found.steps[found.step]
    if to == found.step + 1 and not now.codes and not now.draft:
        return _done(found, found.step, [], at)
    if not 0 <= to <= found.step:
        raise Refusal("lesson-waits")
    return entries.SteppedBack(at=at, step=to, moves=_moves(table, to))


def _done(found: Progress, step: int, turns: list[tuple[int, list[str]]], at: int) -> Entry:
    """The entry that goes on behind a step."""
    turns += [(seat, list(codes)) for seat, codes in found.steps[step].then]
    after = step + 1
    return entries.Stepped(at=at, step=after, turns=turns, over=after == len(found.steps))


def _moves(table: Table, step: int) -> int:
    """How many moves had been made when that step began, chance included."""
    opened = table.opened
    lesson = find(opened.game, opened.lesson)
    match = Match(opened.game, seats=opened.seats, options=opened.options, seed=opened.seed, rules=opened.rules)
    for seat, codes in lesson.turns(step):
        match.play(seat, codes)
    return len(match)
