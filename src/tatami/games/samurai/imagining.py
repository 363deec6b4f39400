"""Positions of Samurai from a view and its feed: which tiles the others turned out to hold, and who chose unseen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tatami.core.events import Seen
from tatami.core.retrace import Play
from tatami.games.samurai import actions, bags, stage
from tatami.games.samurai.data import CASTE_NAMES, HEX_NAMES, KINDS, TILE_NAMES, UNIT
from tatami.games.samurai.rules import Samurai

PLAYED_AS = {"moved": "move", "exchanged": "exchange"}
"""Which tile somebody must have held who did this."""


def reveal(state: Samurai, seat: int, seen: Seen) -> None:
    """Let the other player hold the tile that is played next, in place of any that was imagined in that hand."""
    owner, tile = seen.data.get("seat"), PLAYED_AS.get(seen.kind)
    if seen.kind == "laid":
        tile = str(seen.data["tile"])
    if tile is None or not isinstance(owner, int) or owner == seat:
        return
    kind = TILE_NAMES.index(tile)
    hand = int(state.hand[owner])
    if bags.held(hand, kind):
        return
    for other in range(KINDS):
        if bags.held(hand, other):
            state.hand[owner] = hand - UNIT[other] + UNIT[kind]
            return


def lines(state: Samurai, seat: int, coming: Sequence[Seen]) -> Iterator[list[Play]]:
    """Any first hands of the others, and what somebody took up before it was played."""
    kind, facts = coming[0].kind, coming[0].data
    owner = facts.get("seat")
    if kind == "ready" and state.stage == stage.HANDS:
        yield _hands(state, seat)
    if not isinstance(owner, int):
        return
    if kind == "placed" and state.stage == stage.SETTLE:
        yield [(owner, actions.CASTE + CASTE_NAMES.index(str(facts["caste"]))), (owner, _hex(facts["hex"]))]
    elif state.stage == stage.TURN:
        taken = (owner, actions.TILE + TILE_NAMES.index(PLAYED_AS.get(kind, str(facts.get("tile", "move")))))
        if kind == "laid":
            yield [taken, (owner, _hex(facts["hex"]))]
        elif kind == "moved":
            yield [taken, (owner, _hex(facts["hex"])), (owner, _hex(facts["to"]))]
        elif kind == "exchanged":
            one, other = f"{facts['caste']}-{facts['hex']}", f"{facts['other']}-{facts['to']}"
            yield [taken, (owner, actions.CODES.index(one)), (owner, actions.CODES.index(other))]


def _hex(name: object) -> int:
    return actions.HEX + HEX_NAMES.index(str(name))


def _hands(state: Samurai, seat: int) -> list[Play]:
    """The first tiles that may be chosen, for everybody else who still chooses."""
    twin = state.clone()
    found: list[Play] = []
    for owner in range(state.seats):
        while owner != seat and twin.stage == stage.HANDS and twin.waiting >> owner & 1:
            found.append((owner, twin.legal(owner)[0]))
            twin.apply(*found[-1], None)
    return found
