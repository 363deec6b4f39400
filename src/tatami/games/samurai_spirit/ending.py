"""How a game of Samurai Spirit ends (R9). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.outcome import Outcome
from tatami.games.samurai_spirit import reason, stage
from tatami.games.samurai_spirit.table import NONE, SpiritTable
from tatami.kit.bits import count


def lose(table: SpiritTable, why: i64) -> None:
    """Lost, at this very moment (R9.1)."""
    if table.result == reason.NOT_OVER:
        table.result = why
        table.stage = stage.OVER


def win(table: SpiritTable) -> None:
    """The steps after the last round have ended without a loss (R9.2)."""
    table.result = reason.VICTORY
    table.stage = stage.OVER


def unhurt(table: SpiritTable) -> bool:
    """Whether no board has a wound token."""
    return all(not table.is_wounded(place) for place in range(table.team))


def score(table: SpiritTable) -> i64:
    """What a victory is worth (R9.2)."""
    points = table.farms + count(table.families)
    if unhurt(table):
        points += 1
    return points


def outcome(table: SpiritTable) -> Outcome | None:
    """The result with the figures that its sentence mentions (R9.1 to R9.3)."""
    if table.stage != stage.OVER:
        return None
    won = table.result == reason.VICTORY
    figures: dict[str, tuple[int, ...]] = {
        "round": (int(table.round) + 1,),
        "farms": (int(table.farms),),
        "families": (int(count(table.families)),),
        "level": (int(table.level),),
    }
    if won:
        figures["unhurt"] = (1 if unhurt(table) else 0,)
        figures["score"] = (int(score(table)),)
    if table.fallen != NONE:
        figures["fallen"] = (int(table.who[table.fallen]),)
    returns = tuple([1.0 if won else 0.0 for _ in range(int(table.seats))])
    return Outcome(reason.NAMES[table.result], returns, figures)


def returns_into(table: SpiritTable, out: vec[float]) -> None:
    """All share one result."""
    share = 0.0
    if table.result == reason.VICTORY:
        share = 1.0
    for seat in range(table.seats):
        out[seat] = share
