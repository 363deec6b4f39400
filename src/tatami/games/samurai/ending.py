"""Who wins Samurai (R6.1 to R6.5). R numbers are those of RULES.md. Hot."""

from __future__ import annotations

from tatami.core.outcome import Outcome
from tatami.games.samurai.data import CASTES
from tatami.games.samurai.table import SamuraiTable
from tatami.kit.greatest import SHARED, greatest


def outcome(table: SamuraiTable) -> Outcome:
    """The result of a game that is over."""
    seats = int(table.seats)
    captured = [[int(table.captured[caste * seats + seat]) for seat in range(seats)] for caste in range(CASTES)]
    leaders = [int(greatest(table.captured, caste * seats, seats)) for caste in range(CASTES)]
    tokens = [leaders.count(seat) for seat in range(seats)]
    totals = [sum([row[seat] for row in captured]) for seat in range(seats)]
    others = totals[:]
    for caste in range(CASTES):
        if leaders[caste] != SHARED:
            others[leaders[caste]] -= captured[caste][leaders[caste]]
    reason, best = _winners(tokens, others, totals)
    share = 1.0 / len(best)
    figures: dict[str, tuple[int, ...]] = {
        "castles": tuple(captured[0]),
        "buddhas": tuple(captured[1]),
        "rice": tuple(captured[2]),
        "tokens": tuple(tokens),
        "others": tuple(others),
        "totals": tuple(totals),
    }
    return Outcome(reason, tuple([share if seat in best else 0.0 for seat in range(seats)]), figures)


def _winners(tokens: list[int], others: list[int], totals: list[int]) -> tuple[str, list[int]]:
    """What decided the game, and for whom: castes led, then figures of the castes not led, then all figures."""
    everybody = list(range(len(tokens)))
    if max(tokens) == 0:
        best = _best(everybody, totals)
        return ("figures" if len(best) == 1 else "equals"), best
    best = _best(everybody, tokens)
    if len(best) == 1:
        return "leaders", best
    best = _best(best, others)
    if len(best) == 1:
        return "others", best
    best = _best(best, totals)
    return ("total" if len(best) == 1 else "shared"), best


def _best(seats: list[int], values: list[int]) -> list[int]:
    """Those of the seats that have the highest value."""
    most = max([values[seat] for seat in seats])
    return [seat for seat in seats if values[seat] == most]
