"""Giving the token or card that a kiai moves (R5.8, R5.11). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.core.refusal import Refusal
from tatami.games.samurai_spirit import actions, bars, lines, plays, stage, targets, village
from tatami.games.samurai_spirit.data import DAISUKE, SAMURAI
from tatami.games.samurai_spirit.table import NONE, SpiritTable


def may(table: SpiritTable, seat: i64, out: vec[i64]) -> i64:
    """The samurai to whom the token or card may go."""
    found: i64 = 0
    for other in range(i64(SAMURAI)):
        if targets.give_bar(table, other) == bars.FINE:
            out[found] = actions.GIVE + other
            found += 1
    return found


def why_not(table: SpiritTable, seat: i64, action: i64) -> Refusal | None:
    """Why it may not go to a samurai."""
    other = action - actions.GIVE
    if 0 <= other < SAMURAI:
        return bars.ROWS[targets.give_bar(table, other)].refusal({"samurai": other}, targets.rule(table))
    return None


def do(table: SpiritTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Give the token or card away; the kiai has one use less."""
    table.eras += 1
    table.stage = stage.RUN
    picked = table.picked
    table.picked = NONE
    table.uses -= 1
    if table.who[table.kiai] == DAISUKE:
        _give_card(table, picked, action - actions.GIVE, emit)
    else:
        _give_token(table, picked, action - actions.GIVE, emit)


def _give_token(table: SpiritTable, picked: i64, other: i64, emit: Emit | None) -> None:
    """Kyuzo, who also builds as an animal (R5.11)."""
    table.token[picked] = table.home[other]
    if emit is not None:
        emit.add(Event("token-moved", {"of": picked, "to": other}))
    if table.is_animal(table.kiai):
        village.build(table, "kiai", emit)


def _give_card(table: SpiritTable, picked: i64, other: i64, emit: Emit | None) -> None:
    """Daisuke (R5.8)."""
    source = table.home[picked]
    card = lines.drop_last(table, source)
    if emit is not None:
        emit.add(Event("moved", {"of": picked, "card": card, "to": other, "sum": table.sums[source]}))
    lines.note_sum(table, source)
    plays.receive(table, table.home[other], card, emit)
