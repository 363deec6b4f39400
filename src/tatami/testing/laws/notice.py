"""What a seat notices of a move."""

from __future__ import annotations

from tatami.core.state import CHANCE
from tatami.testing.laws.law import Breaches
from tatami.testing.laws.moments import SPECTATOR, Here, Step, play


def unnoticed(move: Step) -> Breaches:
    """Whoever saw no event of a move is sent what it was sent before."""
    here = move.here
    for seat, (old, new) in enumerate(zip(move.sent, here.sent(), strict=True)):
        observer = seat if seat < here.seats else SPECTATOR
        if seat != move.seat and old != new and not any(event.seen_by(observer) for event in move.events):
            yield f"seat {observer} noticed nothing, but what it is sent changed"


def alike(here: Here) -> Breaches:
    """Two actions that look alike to an observer tell it the same."""
    mover, observer = here.state.to_act()[0], here.rng.below(here.seats)
    if mover in (CHANCE, observer):
        return
    groups: dict[int, list[int]] = {}
    for action in here.state.legal(mover):
        groups.setdefault(int(here.state.seen_as(mover, action, observer)), []).append(action)
    for group in groups.values():
        one, two = group[0], group[here.rng.below(len(group))]
        told = []
        for action in (one, two):
            events = [event.seen_by(observer) for event in play(here.state.clone(), mover, action)]
            told.append([seen for seen in events if seen])
        if told[0] != told[1]:
            yield f"{here.game.encode(one)} and {here.game.encode(two)} do not look alike to seat {observer}"
