"""How the game goes on by itself while nobody is asked. Hot."""

from __future__ import annotations

from tatami.core.events import Emit
from tatami.games.samurai_spirit import penalties, resolution, rounds, section, stage, turns, village
from tatami.games.samurai_spirit.table import NONE, SpiritTable


def run(table: SpiritTable, emit: Emit | None) -> None:
    """Go on to the next decision, chance move or the end."""
    while table.stage == stage.RUN:
        _advance(table, emit)


def _advance(table: SpiritTable, emit: Emit | None) -> None:
    """What comes next: first blows on the village, then kiai, then the round."""
    now = table.section
    if table.blow != NONE:
        village.fall(table, emit)
    elif table.kiai != NONE:
        resolution.go_on(table, emit)
    elif table.owed:
        resolution.begin(table, emit)
    elif now >= section.HATS:
        rounds.next_step(table, emit)
    elif table.pile == 0:
        rounds.end(table, "pile-empty", emit)
    elif now == section.FIGHTING:
        turns.after_fight(table)
    elif now == section.LEAVE:
        rounds.next_turn(table, emit)
    elif now == section.SUFFER:
        penalties.suffer_next(table, emit)
    elif now == section.ACT:
        turns.act(table, emit)
    elif now == section.PREPARE:
        turns.prepare(table)
