"""Tables in lists."""

from __future__ import annotations

from collections.abc import Iterable

from tatami.server import wire
from tatami.server.domain.endings import OVER
from tatami.server.domain.players import Player
from tatami.server.domain.summaries import Listed, Summary
from tatami.server.show.tables import pace
from tatami.server.show.words import doll_in, seat_name


def lobby(waiting: Iterable[Listed], mine: Iterable[Listed], player: Player | None, most: int, lang: str) -> wire.Lobby:
    """What a player finds on entering, in each list the latest first."""
    own = _lines(mine, player, True, lang)
    others = _lines(waiting, player, False, lang)
    return wire.Lobby(
        open=[line for line in others if line.status == "open"],
        mine=[line for line in own if line.status not in OVER],
        finished=[line for line in own if line.status in OVER and line.lesson is None][:most],
    )


def waiting(mine: Iterable[Listed], player: Player, lang: str) -> list[wire.TableLine]:
    """A player's own tables at which something waits, the most urgent first: turns, then what is asked."""
    lines = [line for line in _lines(mine, player, True, lang) if line.my_turn or line.asked]
    return sorted(lines, key=lambda line: (not line.my_turn, line.due is None, line.due or 0))


def _lines(tables: Iterable[Listed], player: Player | None, mine: bool, lang: str) -> list[wire.TableLine]:
    return sorted((_line(table, player, mine, lang) for table in tables), key=lambda line: -line.updated)


def _names(summary: Summary, levels: list[str], lang: str) -> list[str]:
    """Everybody's name; a free seat has none, and who has deleted the account is called by the seat."""
    people = summary.people or [""] * len(summary.names)
    return [
        doll_in(name, lang) if level else name or (seat_name(seat, lang) if who else "")
        for seat, (name, level, who) in enumerate(zip(summary.names, levels, people, strict=True))
    ]


def _line(table: Listed, player: Player | None, mine: bool, lang: str) -> wire.TableLine:
    summary = table.summary
    # A summary of 0.1 knows neither levels nor people.
    levels = summary.levels or [""] * len(summary.names)
    mark = summary.lesson
    mine_seats = [seat for seat, id in enumerate(summary.people) if player is not None and id == player.id]
    return wire.TableLine(
        id=table.id,
        game=table.game,
        status=table.status,
        names=_names(summary, levels, lang),
        my_turn=player is not None and player.id in summary.waiting,
        mine=mine,
        pace=pace(summary.pace),
        created=table.created,
        updated=table.updated,
        asked=player is not None and player.id in summary.asked,
        faces=summary.names,
        levels=levels,
        my_seats=mine_seats,
        acting=summary.acting,
        due=_due(summary, mine_seats),
        reason=summary.reason,
        returns=summary.returns,
        day=summary.day,
        lesson=None if mark is None else wire.LessonMark(number=mark.number, step=mark.step, of=mark.of),
        away=summary.away,
    )


def _due(summary: Summary, mine: list[int]) -> int | None:
    """When my time runs out where it is my turn, else whatever happens there next."""
    own = [summary.ends[seat] for seat in mine if seat < len(summary.ends) and seat in summary.acting]
    return min((end for end in own if end is not None), default=summary.due)
