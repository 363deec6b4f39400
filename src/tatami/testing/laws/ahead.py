"""Looking ahead: a plan is put together as a client does it, then played."""

from __future__ import annotations

from tatami.core.ahead import Ahead
from tatami.core.errors import IllegalMove
from tatami.core.match import Match
from tatami.core.refusal import Refusal
from tatami.core.state import State
from tatami.testing.laws.law import Breaches
from tatami.testing.laws.moments import Here

PARTS = 40
"""A plan is given up as endless after so many."""


def true(here: Here) -> Breaches:
    """A random plan, part by part, in the truth and in what its seat imagines; then it is played."""
    people = [seat for seat in here.state.to_act() if seat >= 0]
    if not people:
        return
    seat = people[here.rng.below(len(people))]
    match, twin = _match(here, here.state.clone()), _match(here, here.state.sample(seat, here.rng))
    key = match.key()
    first = match.ahead(seat)
    if not set(match.legal(seat)) <= set(first.legal) or _told(first)[1] != match.view(seat).to_json():
        yield f"ahead of nothing, seat {seat} is told something else than is there"
    plan: list[str] = []
    told = first
    while told.legal and len(plan) < PARTS:
        plan.append(told.legal[here.rng.below(len(told.legal))])
        told = match.ahead(seat, plan)
        if told.refusal is not None:
            yield f"{plan[-1]} was offered after {plan[:-1]} and refused ({told.refusal.code})"
            return
        if _told(twin.ahead(seat, plan)) != _told(told):
            yield f"ahead of {plan} tells seat {seat} a secret"
        yield from _others(here, match, twin, seat, plan, told)
    if match.key() != key:
        yield "looking ahead changed the position"
    if not told.final:
        yield f"a plan of {len(plan)} parts comes to no end: {plan}"
        return
    yield from _played(here, match, seat, plan)


def _others(here: Here, match: Match, twin: Match, seat: int, plan: list[str], told: Ahead) -> Breaches:
    """What is not offered is refused, for a reason that is no secret."""
    code = here.game.encode(here.rng.below(len(here.game.codes)))
    after = match.ahead(seat, [*plan, code])
    if (after.refusal is None) != (code in told.legal):
        yield f"{code} after {plan} is {'refused but' if after.refusal else 'not'} offered"
    if after.refusal is not None and after.at != len(plan):
        yield f"{code} is refused at part {after.at} of {len(plan) + 1}"
    if _told(twin.ahead(seat, [*plan, code])) != _told(after):
        yield f"the refusal of {code} after {plan} tells seat {seat} a secret"


def _played(here: Here, match: Match, seat: int, plan: list[str]) -> Breaches:
    """The whole plan is legal; where its parts are in order, so is each, and leads to what was foretold."""
    whole = match.clone()
    try:
        whole.play(seat, plan)
    except IllegalMove as refused:
        yield f"{plan} was put together, but is refused: {refused}"
        return
    if whole.era == match.era and seat in whole.to_act:
        yield f"{plan} was final, but seat {seat} goes on"
    ordered = match.game.in_order(match.imagine(seat, here.rng), seat, [match.game.decode(code) for code in plan])
    codes = [match.game.encode(action) for action in ordered]
    played = match.clone()
    for count, code in enumerate(codes[:-1]):
        played.play(seat, [code])
        told = match.ahead(seat, codes[: count + 1])
        if played.view(seat).to_json() != _told(told)[1]:
            yield f"ahead of {code} is another view than after it"
        if not set(played.legal(seat)) <= set(told.legal):
            yield f"after {code} more is legal than was foretold"
        if _told(played.ahead(seat, codes[: count + 1], anew=True)) != _told(told):
            yield f"anew, {code} leads elsewhere"


def _told(ahead: Ahead) -> tuple[list[str], bytes, bool, Refusal | None, int | None]:
    view = b"" if ahead.view is None else ahead.view.to_json()
    return ahead.legal, view, ahead.final, ahead.refusal, ahead.at


def _match(here: Here, state: State) -> Match:
    return Match(here.game, seats=here.seats, options=here.options, start=state)
