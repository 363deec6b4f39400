"""What needs consent: going back behind a reveal, abandoning the game, stopping the clocks, a bot for who has left.

Everybody whose game it is has to agree, also a person for whom a bot plays meanwhile. Everything here is told the time
and who is at the table, and answers with the entry that is to be written; what is refused raises.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from tatami.core.match import replay
from tatami.server.domain import entries
from tatami.server.domain.chairs import STAND_IN
from tatami.server.domain.clocks import DAY
from tatami.server.domain.entries import Entry
from tatami.server.domain.problems import Refusal
from tatami.server.domain.proposals import Proposal, What
from tatami.server.domain.rated import bar_of_people
from tatami.server.domain.table import Table
from tatami.server.domain.terms import Pace

LONGEST_WORD = 120
NEVER_CAME = 3 * DAY
"""Where a game has a bank of days: whoever never came may be stood in for after so many milliseconds."""

LeftIn = Callable[[str], float]
"""In how many milliseconds somebody counts as having left the table; infinity for who is there."""


# --- asking -----------------------------------------------------------------------------------------------------------


def undo(table: Table, player: str, seat: int, listening: set[str], at: int) -> Entry:
    """Ask to go back to before the last decision of `seat` that is over."""
    assert table.match is not None
    # The live match has let go of what it told; where a card was turned up, only the record can say.
    moves = replay(table.match.record()).rewind_target(seat)
    if moves is None:
        raise Refusal("undo-nothing")
    return _ask(table, "undo", player, seat, _all_others(table, "undo", player, listening), at, moves=moves)


def change(table: Table, player: str, what: What, listening: set[str], at: int) -> Entry:
    """Ask to abandon the game, to stop the clocks or to let them go on."""
    if what != "abandon" and (table.pace.kind == "none" or table.paused == (what == "pause")):
        raise Refusal("clocks")
    seat = _seat(table, player)
    return _ask(table, what, player, seat, _all_others(table, what, player, listening), at)


def stand_in(table: Table, player: str, about: int | None, left_in: LeftIn, at: int) -> Entry:
    """Ask those who are here to let a bot go on for somebody who has left; who comes back takes the seat again."""
    seat = _seat(table, player)
    if about is None or not 0 <= about < len(table.chairs):
        raise Refusal("no-seat")
    chair = table.chairs[about]
    left = left_in(chair.player)
    if not chair.decides or left == math.inf:
        raise Refusal("seat-here")
    # Nobody is expected to sit there for days: the clock says when. But it does not run for who never came, or at all.
    since = table.stopped if table.paused else at if chair.come else table.started
    if table.pace.over_days and table.clocks.charged(about, since, at) < _patience(table.pace):
        raise Refusal("seat-waits")
    if left > 0:
        raise just_left(left)
    others = {
        each.player for each in table.chairs if each.decides and not each.program and left_in(each.player) == math.inf
    }
    return _ask(table, "stand-in", player, seat, others - {player}, at, about=about)


def _patience(pace: Pace) -> int:
    """For how long somebody who never came is waited for, in a game over days."""
    return pace.days * DAY if pace.kind == "slow" else NEVER_CAME


def just_left(left: float) -> Refusal:
    """What is said to whoever wants to do without somebody too soon; `left` is in milliseconds."""
    return Refusal("just-left", seconds=math.ceil(left / 1000))


def _seat(table: Table, player: str) -> int:
    seats = table.seats_of(player)
    if not seats:
        raise Refusal("not-your-seat")
    return seats[0]


def _all_others(table: Table, what: What, player: str, listening: set[str]) -> set[str]:
    """Everybody else whose game it is.

    A program that cannot answer counts as the table says, and where that harms it as a no. Bots agree.
    """
    others = {chair.player for chair in table.chairs if chair.may_return and chair.player != player}
    deaf = {chair.player for chair in table.chairs if chair.program} - listening
    if others & deaf:
        assert table.match is not None
        harmed = what == "abandon" and table.match.game.meta.utility != "shared"
        if harmed or table.opened.programs == "refuse":
            raise Refusal("program-refuses")
    return others - deaf


def _ask(
    table: Table,
    what: What,
    player: str,
    seat: int,
    others: set[str],
    at: int,
    moves: int = 0,
    about: int | None = None,
) -> Entry:
    if table.proposal is not None:
        raise Refusal("proposal-open")
    if not others:
        # Else whoever plays bots alone could undo a defeat, or leave before it is one.
        if what in ("undo", "abandon") and not bar_of_people(table):
            raise Refusal("rated-alone")
        return agreed(Proposal(0, what, seat, player, set(), moves, about, at), at)
    waiting = sorted(others)
    return entries.Proposed(at=at, what=what, seat=seat, player=player, waiting=waiting, moves=moves, about=about)


# --- answering --------------------------------------------------------------------------------------------------------


def answer(table: Table, player: str, number: int, yes: bool, word: str, at: int) -> Entry:
    """Somebody agrees or not; whoever asked takes it back by saying no.

    Who has agreed may still say no. Else what waits for people who are gone would keep everybody from asking for more.
    """
    asked = table.proposal
    parties = set() if asked is None else asked.waiting | {asked.player} | (set() if yes else asked.agreed)
    if asked is None or asked.number != number or player not in parties:
        raise Refusal("proposal-gone")
    if player == asked.player:
        if yes:
            raise Refusal("proposal-own")
        return entries.Withdrawn(at=at)
    if asked.what == "resume" and not yes:
        raise Refusal("resume-soon")
    if len(word) > LONGEST_WORD:
        raise Refusal("word-length", most=LONGEST_WORD)
    if yes:
        return _yes(asked, player, at)
    return entries.Answered(at=at, player=player, yes=False, word=word)


def _yes(asked: Proposal, player: str, at: int) -> Entry:
    if asked.waiting == {player}:
        return agreed(asked, at)
    return entries.Answered(at=at, player=player, yes=True)


def agreed(asked: Proposal, at: int) -> Entry:
    """What follows when everybody has agreed."""
    if asked.what == "stand-in":
        assert asked.about is not None
        return entries.StoodIn(at=at, seat=asked.about, level=STAND_IN)
    if asked.what == "undo":
        return entries.Rewound(at=at, moves=asked.moves)
    if asked.what == "abandon":
        return entries.Abandoned(at=at)
    return entries.Paused(at=at, paused=asked.what == "pause")


# --- what happens by itself -------------------------------------------------------------------------------------------


def came(table: Table, player: str, at: int) -> Entry | None:
    """Somebody is at the table again: nobody has to stand in for them any more. None if nothing follows."""
    asked = table.proposal
    if asked is not None and asked.about is not None and table.chairs[asked.about].player == player:
        return entries.Withdrawn(at=at, why="returned")
    return None


def went(table: Table, player: str, at: int) -> Entry | None:
    """Somebody has left: a bot for who left before needs the consent of those who are here. None if nothing follows."""
    asked = table.proposal
    if asked is not None and asked.what == "stand-in" and player in asked.waiting:
        return _yes(asked, player, at)
    return None


def gave_up(table: Table, at: int) -> Entry | None:
    """Somebody who was asked has given up since: it is not their game any more. None if nothing follows."""
    asked = table.proposal
    if asked is None:
        return None
    left = asked.waiting - {chair.player for chair in table.chairs if chair.may_return}
    return _yes(asked, min(left), at) if left else None


def overdue(table: Table, at: int) -> Entry | None:
    """The table has waited for consent as long as it was to: those for whom a bot plays count as agreed.

    None if nothing follows.
    """
    absent = [player for player, due in table.consent_due().items() if due <= at]
    return _yes(table.proposal, min(absent), at) if absent and table.proposal is not None else None
