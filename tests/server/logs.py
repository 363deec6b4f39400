"""Logs of whole games, made without a server."""

from __future__ import annotations

import random
from collections.abc import Sequence

import tatami
from tatami.server.domain import entries
from tatami.server.domain.entries import Entry
from tatami.server.domain.folding import fold
from tatami.server.domain.table import Table
from tatami.server.domain.terms import Pace


def opened(game: str, seats: int = 2, rated: bool = True, seed: str = "5eed", **more: str) -> entries.Opened:
    meta = tatami.game(game).meta
    return entries.Opened(
        at=1,
        game=game,
        rules=meta.version,
        seats=seats,
        options=meta.settle(seats, more),
        seed=seed,
        host="ada",
        pace=Pace(),
        leaver="bot",
        open=False,
        invite="",
        rated=rated,
    )


def people(*names: str, claimed: bool = True) -> list[Entry]:
    return [
        entries.Sat(at=2, seat=seat, player=name.lower(), name=name, claimed=claimed) for seat, name in enumerate(names)
    ]


def played_out(head: entries.Opened, seated: Sequence[Entry], seed: int = 1, until: int = 10**6) -> list[Entry]:
    """The log of a game played at random to the end, or for so many answers."""
    log: list[Entry] = [head, *seated, entries.Started(at=3)]
    table, rng = Table("t", head), random.Random(seed)
    for entry in log[1:]:
        table.apply(entry)
    while table.status == "playing" and until:
        assert table.match is not None
        seat = table.to_act[0]
        codes = [rng.choice(table.match.legal(seat))]
        log.append(entries.Played(at=10 + len(log), seat=seat, codes=codes))
        table.apply(log[-1])
        until -= 1
    return log


def lines(log: Sequence[Entry]) -> list[str]:
    return [entries.encode(entry).decode() for entry in log]


def table_of(log: Sequence[Entry]) -> Table:
    return fold("t", lines(log))
