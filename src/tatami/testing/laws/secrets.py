"""What a seat cannot know: the truth and what the seat imagines are played side by side."""

from __future__ import annotations

from tatami.core.errors import IllegalMove
from tatami.core.match import Match
from tatami.core.state import CHANCE, State
from tatami.testing.laws.law import Breaches
from tatami.testing.laws.moments import SPECTATOR, Here, choices, play
from tatami.testing.laws.notice import alike

STEPS = 12
"""How far both are played."""
REFUSALS = 5
"""How many actions are asked about."""


def kept(here: Here) -> Breaches:
    """Nothing that a seat is sent or told depends on what it cannot know."""
    seat = here.rng.below(here.seats)
    truth, twin = here.state.clone(), here.state.sample(seat, here.rng)
    yield from _refusals(here, seat, truth, twin)
    yield from _side_by_side(here, seat, truth, twin)
    yield from alike(here)


def _side_by_side(here: Here, seat: int, truth: State, twin: State) -> Breaches:
    """Both with moves that look alike to the seat: while it sees the same, it is sent the same."""
    for _ in range(STEPS):
        owing = truth.to_act()
        if not owing:
            return
        mover = owing[here.rng.below(len(owing))]
        pairs = _pairs(truth, twin, mover, seat)
        if not pairs:
            return
        one, two = pairs[here.rng.below(len(pairs))]
        ours = [event.seen_by(seat) for event in play(truth, mover, one)]
        theirs = [event.seen_by(seat) for event in play(twin, mover, two)]
        if [seen for seen in ours if seen] != [seen for seen in theirs if seen]:
            return  # A legitimate reveal told them apart.
        yield from _same(here, seat, truth, twin)


def _pairs(truth: State, twin: State, mover: int, observer: int) -> list[tuple[int, int]]:
    """The moves of two positions, in pairs that look alike to `observer`: the same move where both have it.

    Where a secret plan has another number of parts in each position, `mover` is not asked for the same part. What the
    observer notices of it is the same.
    """
    ours, theirs = choices(truth, mover), choices(twin, mover)
    common = sorted(set(ours) & set(theirs))
    if common or mover in (CHANCE, observer):
        return [(action, action) for action in common]
    looks = {int(twin.seen_as(mover, action, observer)): action for action in theirs}
    seen = [(action, int(truth.seen_as(mover, action, observer))) for action in ours]
    return [(action, looks[look]) for action, look in seen if look in looks]


def _same(here: Here, seat: int, truth: State, twin: State) -> Breaches:
    view = here.game.view
    if view(truth, seat).to_json() != view(twin, seat).to_json():
        yield f"seat {seat} saw the same but its views differ"
    if truth.legal(seat) != twin.legal(seat):
        yield f"seat {seat} saw the same but its legal lists differ"
    if truth.to_act() != twin.to_act():
        yield f"seat {seat} can tell positions apart by who is to act"
    if view(truth, SPECTATOR).to_json() != view(twin, SPECTATOR).to_json():
        yield "a spectator can tell positions apart that a player cannot"


def _refusals(here: Here, seat: int, truth: State, twin: State) -> Breaches:
    game, rng = here.game, here.rng
    for _ in range(REFUSALS):
        action = rng.below(len(game.codes))
        if game.explain(truth, seat, action) != game.explain(twin, seat, action):
            yield f"the refusal of {game.encode(action)} tells seat {seat} a secret"
    if seat in truth.to_act():
        legal = truth.legal(seat)
        plan = [game.encode(legal[rng.below(len(legal))]), game.encode(rng.below(len(game.codes)))]
        told = [_answer(here, seat, state, plan) for state in (truth, twin)]
        if told[0] != told[1]:
            yield f"a refused plan tells seat {seat} a secret: {told}"


def _answer(here: Here, seat: int, state: State, plan: list[str]) -> str:
    """What a seat that sends a whole plan is told before anything is played."""
    match = Match(here.game, seats=here.seats, options=here.options, start=state)
    try:
        match.submit(seat, plan)
    except IllegalMove as refused:
        return f"{refused} {refused.legal}"
    return "played"
