"""Tables of Samurai set up for tests: name what matters, and the rest is filled in soundly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import tatami
from tatami import Match
from tatami.games.samurai.data import CAPACITY, CASTE_NAMES, FIGURES, FIRST_SETTLEMENT, HEX_NAMES, SETTLEMENTS_IN_PLAY

GAME = tatami.game("samurai")

Figures = Mapping[str, Sequence[str]]
Tiles = Mapping[str, tuple[int, str]]


def document(
    seats: int,
    figures: Figures | None = None,
    tiles: Tiles | None = None,
    captured: Sequence[Sequence[int]] | None = None,
    aside: Sequence[int] = (0, 0, 0),
    **more: Any,
) -> dict[str, Any]:
    """A position: figures that are not named anywhere stand on other settlements, villages first."""
    fixed = dict(figures or {})
    held = captured or [[0, 0, 0]] * seats
    left = [
        int(FIGURES[seats])
        - aside[caste]
        - sum(row[caste] for row in held)
        - sum(list(castes).count(name) for castes in fixed.values())
        for caste, name in enumerate(CASTE_NAMES)
    ]
    return {
        "game": "samurai",
        "seats": seats,
        "figures": {name: list(castes) for name, castes in (fixed | _fill(seats, fixed, left)).items()},
        "tiles": {name: list(tile) for name, tile in (tiles or {}).items()},
        "captured": [list(row) for row in held],
        "aside": list(aside),
        **more,
    }


def _fill(seats: int, fixed: Figures, left: list[int]) -> dict[str, list[str]]:
    spare = {
        HEX_NAMES[FIRST_SETTLEMENT + number]: int(CAPACITY[number])
        for number in range(SETTLEMENTS_IN_PLAY[seats])
        if HEX_NAMES[FIRST_SETTLEMENT + number] not in fixed
    }
    found: dict[str, list[str]] = {}
    villages = [name for name, most in spare.items() if most == 1]
    for name in sorted((name for name in spare if spare[name] > 1), key=lambda name: -spare[name]):
        if sum(left) > len(villages):
            found[name] = []
            while len(found[name]) < spare[name]:
                found[name].append(_next(left, found[name]))
    for name in villages:
        if sum(left):
            found[name] = [_next(left, [])]
    assert sum(left) == 0, "more figures than places"
    return found


def _next(left: list[int], there: list[str]) -> str:
    """The caste with the most figures left that is not there yet."""
    caste = max((caste for caste in range(3) if CASTE_NAMES[caste] not in there), key=lambda caste: left[caste])
    left[caste] -= 1
    return CASTE_NAMES[caste]


def table(seats: int, *, seed: int = 1, **position: Any) -> Match:
    """A match from a position."""
    return Match("samurai", seats=seats, start=GAME.from_json(document(seats, **position)), seed=seed)


def told(match: Match, seat: int | None = None, since: int = 0) -> list[str]:
    """The log as a seat reads it."""
    words = GAME.words("en", ("Red", "Green", "Gold", "Purple")[: match.seats])
    return [words.event(seen) for seen in match.feed(seat, since)]


def look(match: Match, seat: int | None = None) -> Any:
    return match.view(seat)


def figures_at(match: Match, name: str) -> list[str]:
    """The figures that stand on a settlement."""
    here = next(settlement for settlement in look(match).settlements if settlement.hex == name)
    return [figure.caste for figure in here.figures]


def refused(match: Match, seat: int, code: str) -> tuple[str, str]:
    """Why a code is refused: the reason and its rule."""
    refusal = match.explain(seat, code)
    assert refusal is not None, f"{code} is legal"
    assert GAME.words("en").refusal(refusal)
    return refusal.code, refusal.rule
