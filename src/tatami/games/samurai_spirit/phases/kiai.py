"""Using the effect of a kiai, or doing without (R5.2, R5.5 to R5.12). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.core.refusal import Refusal
from tatami.games.samurai_spirit import actions, bars, lines, spot, stage, targets, village, wounds
from tatami.games.samurai_spirit.data import DAISUKE, SAMURAI
from tatami.games.samurai_spirit.table import NONE, SpiritTable


def use_bar(table: SpiritTable) -> i64:
    """What keeps the kiai from being used on nobody: it is used on a samurai, unless it builds or turns up cards."""
    if targets.verb(table) == NONE:
        return bars.FINE
    if targets.builds(table):
        return village.build_bar(table)
    return bars.NAME_SAMURAI


def may(table: SpiritTable, seat: i64, out: vec[i64]) -> i64:
    """Use it on nobody or on a samurai, where it can be used so, or do without."""
    found: i64 = 0
    if use_bar(table) == bars.FINE:
        out[0] = actions.USE
        found = 1
    out[found] = actions.SKIP
    found += 1
    base = targets.verb(table)
    if base != NONE:
        for other in range(i64(SAMURAI)):
            if targets.bar(table, other) == bars.FINE:
                out[found] = base + other
                found += 1
    return found


def why_not(table: SpiritTable, seat: i64, action: i64) -> Refusal | None:
    """Why the kiai may not be used so; doing without is always free."""
    samurai = table.who[table.kiai]
    if action == actions.SKIP:
        return bars.ROWS[bars.FINE].refusal({})
    if action == actions.USE:
        facts: dict[str, object] = {"most": table.start_barricades(), "samurai": samurai}
        return bars.ROWS[use_bar(table)].refusal(facts, targets.rule(table))
    if not actions.HEAL <= action < actions.GIVE:
        return None
    base = targets.verb(table)
    other = action - base
    bar: i64 = bars.OTHER_KIAI
    if base != NONE and 0 <= other < SAMURAI:
        bar = targets.bar(table, other)
    if bar == bars.OTHER_KIAI or bar == bars.HUMAN_KIAI:
        other = samurai
    return bars.ROWS[bar].refusal({"samurai": other}, targets.rule(table))


def do(table: SpiritTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Use the kiai, do without, or pick what it moves."""
    if action >= actions.MOVE or actions.TOKEN <= action < actions.STRIP:
        _pick(table, action, emit)
        return
    table.eras += 1
    table.stage = stage.RUN
    if action == actions.SKIP:
        table.uses = 0
        if emit is not None:
            emit.add(Event("kiai-skipped", {"samurai": table.who[table.kiai]}))
    elif action >= actions.STRIP:
        _strip(table, table.home[action - actions.STRIP], emit)
    elif action >= actions.HEAL:
        table.uses = 0
        village.build(table, "kiai", emit)
        wounds.heal(table, table.home[action - actions.HEAL], "kiai", emit)
    else:
        _use(table, emit)


def _use(table: SpiritTable, emit: Emit | None) -> None:
    """Build only, or turn up cards: two, as an animal three (R5.9, R5.10, R5.12)."""
    table.uses = 0
    if targets.builds(table):
        village.build(table, "kiai", emit)
        return
    table.tally = 2
    if table.is_animal(table.kiai):
        table.tally = 3
    if emit is not None:
        emit.add(Event("kiai-used", {"samurai": table.who[table.kiai], "count": table.tally}))


def _strip(table: SpiritTable, place: i64, emit: Emit | None) -> None:
    """Kikuchiyo discards the last card of a line (R5.7)."""
    table.uses -= 1
    card = lines.drop_last(table, place)
    table.where[card] = spot.DISCARDED
    if emit is not None:
        emit.add(Event("stripped", {"samurai": table.who[place], "card": card, "sum": table.sums[place]}))
    lines.note_sum(table, place)


def _pick(table: SpiritTable, action: i64, emit: Emit | None) -> None:
    """The first half of the choice: whose token, whose card. The decision stays open (R5.8, R5.11)."""
    samurai = table.who[table.kiai]
    table.picked = action - targets.verb(table)
    table.stage = stage.GIVE
    if emit is not None:
        kind = "picked-card" if samurai == DAISUKE else "picked-token"
        emit.add(Event(kind, {"samurai": samurai, "of": table.picked}))
