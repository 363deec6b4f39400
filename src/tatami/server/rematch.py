"""Playing again: an invitation that everybody who has to accepts, and the table that follows from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tatami.core.registry import game as find_game
from tatami.server import entries, wire
from tatami.server.problems import Refusal
from tatami.server.proposals import Wish
from tatami.server.table import STAND_IN, Chair, Table

Here = Callable[[str], bool]


def needed(table: Table) -> set[str]:
    """The people who played to the end; without them it does not begin. Programs play whenever they are asked."""
    return {chair.player for chair in table.chairs if chair.decides and not chair.program}


def waiting(table: Table, wish: Wish) -> set[str]:
    """Who has to answer yet."""
    return needed(table) - set(wish.wanted) - wish.declined


def shown(table: Table) -> wire.Again | None:
    """The wish as everybody sees it, by seat."""
    wish = table.wish
    if wish is None or table.rematch:
        return None

    def seats(people: set[str]) -> list[int]:
        return [seat for seat, chair in enumerate(table.chairs) if chair.player in people]

    return wire.Again(
        wanted=seats(set(wish.wanted)),
        declined=seats(wish.declined),
        waiting=seats(waiting(table, wish)),
        rotate=wish.rotate,
    )


def answer(table: Table, player: str, said: wire.Rematch, here: Here, at: int) -> Any:
    """The entry that this answer makes, or None if it is the last one wanted: then the new table begins."""
    if table.status not in ("finished", "abandoned"):
        raise Refusal("not-over", 409)
    if not table.seats_of(player):
        raise Refusal("not-your-seat", 403)
    wish = table.wish or Wish(said.rotate)
    if not said.yes:
        if table.wish is None:
            raise Refusal("rematch-none", 409)
        return entries.Wanted(at=at, player=player, yes=False)
    absent = {each for each in needed(table) if not here(each)}
    without = (wish.declined | absent) if said.without else set()
    if needed(table) <= {*wish.wanted, player} | without:
        return None
    return entries.Wanted(at=at, player=player, yes=True, rotate=wish.rotate)


def opened(table: Table, player: str, said: wire.Rematch, at: int, seed: str, invite: str) -> list[Any]:
    """The first entries of the new table: the same people, bots and programs, everybody one seat further or as before.

    `player` is the one whose yes completes it. A bot has the seat of everybody who did not say yes: nobody plays, and
    nobody's consent is waited for, at a table that they never agreed to. A program stays, and so does a bot that stood
    in for it.
    """
    wish = table.wish or Wish(said.rotate)
    willing = [*wish.wanted, player]
    old = table.opened
    host = old.host if old.host in willing else willing[0]
    rules = find_game(old.game).meta.version
    first = msgspec.structs.replace(old, at=at, seed=seed, invite=invite, rules=rules, host=host)
    chairs = [table.chairs[(seat + 1) % old.seats if wish.rotate else seat] for seat in range(old.seats)]
    seated = [_sat(chair, seat, at, willing) for seat, chair in enumerate(chairs)]
    stood = [seat for seat, chair in enumerate(chairs) if chair.program and chair.stand_in]
    started = entries.Started(at=at, here=[])
    return [first, *seated, started, *(entries.StoodIn(at=at, seat=seat, level=STAND_IN) for seat in stood)]


def _sat(chair: Chair, seat: int, at: int, willing: list[str]) -> Any:
    if chair.kind == "bot":
        return entries.Placed(at=at, seat=seat, level=chair.level)
    if not chair.program and chair.player not in willing:
        return entries.Placed(at=at, seat=seat, level=chair.level or STAND_IN)
    known = {"program": chair.program, "claimed": chair.claimed}
    return entries.Sat(at=at, seat=seat, player=chair.player, name=chair.name, **known)
