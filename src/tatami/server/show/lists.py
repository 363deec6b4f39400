"""Tables in lists."""

from __future__ import annotations

from collections.abc import Iterable

from tatami.server import wire
from tatami.server.domain.endings import OVER
from tatami.server.domain.players import Player
from tatami.server.domain.summaries import Listed
from tatami.server.show.tables import pace


def lobby(waiting: Iterable[Listed], mine: Iterable[Listed], player: Player | None, most: int) -> wire.Lobby:
    """What a player finds on entering, in each list the latest first."""
    own = _lines(mine, player, True)
    others = _lines(waiting, player, False)
    return wire.Lobby(
        open=[line for line in others if line.status == "open"],
        mine=[line for line in own if line.status not in OVER],
        finished=[line for line in own if line.status in OVER][:most],
    )


def _lines(tables: Iterable[Listed], player: Player | None, mine: bool) -> list[wire.TableLine]:
    return sorted((_line(table, player, mine) for table in tables), key=lambda line: -line.updated)


def _line(table: Listed, player: Player | None, mine: bool) -> wire.TableLine:
    summary = table.summary
    return wire.TableLine(
        id=table.id,
        game=table.game,
        status=table.status,
        names=summary.names,
        my_turn=player is not None and player.id in summary.waiting,
        mine=mine,
        pace=pace(summary.pace),
        created=table.created,
        updated=table.updated,
        asked=player is not None and player.id in summary.asked,
    )
