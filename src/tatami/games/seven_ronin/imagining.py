"""Positions of 7 Ronin from a view and its feed: plans and abilities are laid part by part before anybody sees them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tatami.core.events import Seen
from tatami.core.retrace import Play
from tatami.games.seven_ronin import actions, defence, stage
from tatami.games.seven_ronin.data import ATTACKER, DEFENDER, PLACES
from tatami.games.seven_ronin.perspective import view as seen_by
from tatami.games.seven_ronin.rules import SevenRonin
from tatami.games.seven_ronin.table import NONE
from tatami.games.seven_ronin.view import RoninView

PARTS = 4
"""The most parts of an ability."""


def lines(state: SevenRonin, coming: Sequence[Seen]) -> Iterator[list[Play]]:
    """Both plans as they were revealed: the two events come together."""
    if coming[0].kind == "attacked" and state.stage == stage.PLAN and len(coming) > 1:
        sent, posts = coming[0].data["sent"], coming[1].data["posts"]
        assert isinstance(sent, list | tuple)
        assert isinstance(posts, list | tuple)
        ready = [(ATTACKER, actions.READY), (DEFENDER, actions.READY)]
        yield [*_attack(sent), *_defence(state, posts), *ready]


def _attack(sent: Sequence[int]) -> list[Play]:
    """The parts of an Attacker's plan, in the order in which they are asked for."""
    return [(ATTACKER, actions.PLACE + place) for place in range(PLACES) for _ in range(sent[place])]


def _defence(state: SevenRonin, posts: Sequence[int | None]) -> list[Play]:
    """The parts of a Defender's plan, up to the first ronin who has no post yet."""
    twin = state.clone()
    found: list[Play] = []
    while (ronin := int(defence.asked(twin))) != NONE:
        post = posts[ronin]
        if post is None or post == NONE:
            break
        found.append((DEFENDER, actions.STATION + ronin * PLACES + post))
        twin.apply(*found[-1], None)
    return found


def lay_own(state: SevenRonin, view: RoninView) -> SevenRonin:
    """The own plan, or the own ability, as far as the view shows it laid."""
    assert view.seat is not None
    if state.stage != stage.PLAN:
        return _announced(state, view, PARTS) or state
    state = state.clone()
    plan: list[Play] = []
    if view.attack is not None:
        plan = _attack(view.attack.sent)
    elif view.defence is not None:
        plan = _defence(state, view.defence.posts)
    if view.ready:
        plan.append((view.seat, actions.READY))
    for seat, action in plan:
        state.apply(seat, action, None)
    return state


def _announced(state: SevenRonin, view: RoninView, most: int) -> SevenRonin | None:
    """The position after some of the own parts of an ability, with this view; None if there is none."""
    if seen_by(state, view.seat) == view:
        return state
    if most and view.seat in state.to_act():
        assert view.seat is not None
        for action in state.legal(view.seat):
            twin = state.clone()
            twin.apply(view.seat, action, None)
            found = _announced(twin, view, most - 1)
            if found is not None:
                return found
    return None
