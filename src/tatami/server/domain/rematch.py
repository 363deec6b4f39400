"""Playing again: an invitation that everybody who has to accepts, and the table that follows from it."""

from __future__ import annotations

import math
from dataclasses import dataclass

import msgspec

from tatami.core.registry import game as find_game
from tatami.server.domain import entries
from tatami.server.domain.chairs import STAND_IN, Chair
from tatami.server.domain.consent import LeftIn, just_left
from tatami.server.domain.entries import Entry
from tatami.server.domain.problems import Refusal
from tatami.server.domain.proposals import RematchVotes
from tatami.server.domain.table import Table


@dataclass(frozen=True)
class Reply:
    """What somebody says to playing again."""

    yes: bool = True
    rotate: bool = True
    """The first yes: whether everybody moves one seat further."""
    without: bool = False
    """Begin without those who said no or have left: bots take their seats."""
    same: bool = False
    """The first yes: whether the same deal is played once more, everybody one seat further."""


def needed(table: Table) -> set[str]:
    """The people who played to the end; without them it does not begin. Programs play whenever they are asked."""
    return {chair.player for chair in table.chairs if chair.decides and not chair.program and not chair.departed}


def waiting(table: Table, votes: RematchVotes) -> set[str]:
    """Who has to answer yet."""
    return needed(table) - set(votes.wanted) - votes.declined


def same_deal(table: Table) -> bool:
    """Whether the deal of a game that is over can be played once more with the seats swapped.

    For people who play against each other, where anything was left to chance. A deal of the day is played once.
    """
    opened, match = table.opened, table.match
    if not table.over or match is None or opened.lesson or opened.day or not opened.seed:
        return False
    meta = match.game.meta
    return meta.chance and meta.utility != "shared" and len(needed(table)) > 1


def answer(table: Table, player: str, said: Reply, left_in: LeftIn, at: int) -> Entry | None:
    """The entry that this answer makes, or None if it is the last one wanted: then the new table begins."""
    if not table.over:
        raise Refusal("not-over")
    if not table.seats_of(player):
        raise Refusal("not-your-seat")
    if table.opened.day:
        raise Refusal("daily-once")
    if said.same and table.rematch_votes is None and not same_deal(table):
        raise Refusal("same-deal")
    votes = table.rematch_votes or _votes(said)
    if not said.yes:
        if table.rematch_votes is None:
            raise Refusal("rematch-none")
        return entries.Wanted(at=at, player=player, yes=False)
    missing = needed(table) - {*votes.wanted, player}
    if said.without:
        missing -= votes.declined
        times = {each: left_in(each) for each in missing}
        missing = {each for each, left in times.items() if left > 0}
        if (leaving := max((times[each] for each in missing), default=math.inf)) < math.inf:
            raise just_left(leaving)
    if not missing:
        return None
    return entries.Wanted(at=at, player=player, yes=True, rotate=votes.rotate, same=votes.same)


def _votes(said: Reply) -> RematchVotes:
    """What the first who asks wants; the same deal is always played from the other side."""
    return RematchVotes(said.rotate or said.same, said.same)


def first_entries(
    table: Table, player: str, said: Reply, at: int, seed: str, invite: str
) -> tuple[entries.Opened, list[Entry]]:
    """The first entry of the new table, and the others.

    The same people, bots and programs sit there, everybody one seat further or as before.

    `player` is the one whose yes completes it. A bot that stood in at the end stands in again, for somebody who may
    come back; whoever said no, or is begun without, gives the seat to a bot. `seed` is not used where the same deal is
    played once more.
    """
    votes = table.rematch_votes or _votes(said)
    willing = [*votes.wanted, player]
    old = table.opened
    host = old.host if old.host in willing else willing[0]
    rules = find_game(old.game).meta.version
    first = msgspec.structs.replace(old, at=at, seed=seed, invite=invite, rules=rules, host=host, twin="")
    if votes.same:
        first = msgspec.structs.replace(first, seed=old.seed, twin=table.id)
    chairs = [table.chairs[(seat + 1) % old.seats if votes.rotate else seat] for seat in range(old.seats)]
    seated: list[Entry] = []
    stood: list[Entry] = []
    for seat, chair in enumerate(chairs):
        away = chair.stand_in and not chair.departed and chair.player not in {*willing, *votes.declined}
        seated.append(_sat(chair, seat, at, chair.player in willing, away))
        if away:
            stood.append(entries.StoodIn(at=at, seat=seat, level=chair.level))
    return first, [*seated, entries.Started(at=at, here=[]), *stood]


def _sat(chair: Chair, seat: int, at: int, willing: bool, away: bool) -> Entry:
    """Who has the seat: the bot or program that had it, the person, or a bot in their place."""
    if chair.kind == "bot":
        return entries.Placed(at=at, seat=seat, level=chair.level, name=chair.name)
    if not (chair.program or willing or away):
        return entries.Placed(at=at, seat=seat, level=chair.level or STAND_IN)
    known = {"program": chair.program, "claimed": chair.claimed, "agreed": chair.program or willing}
    return entries.Sat(at=at, seat=seat, player=chair.player, name=chair.name, **known)
