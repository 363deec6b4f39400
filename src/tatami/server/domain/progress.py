"""Progress against the bots: a level that was beaten often enough, and the next one that invites."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tatami.server.domain.results import Fate

WINS, OF = 3, 5
"""A level is beaten by so many wins in so many games on end."""


@dataclass(frozen=True, slots=True)
class Climbed:
    """A game against bots of one level, or at one level."""

    game: str
    rung: str
    fate: Fate


@dataclass(frozen=True, slots=True)
class Rung:
    """A level and how somebody fares against it."""

    id: str
    beaten: bool
    latest: tuple[Fate, ...]
    """How the latest games ended, the earliest first; at most as many as count."""


@dataclass(frozen=True, slots=True)
class Ladder:
    """The levels of a game from the easiest on."""

    game: str
    rungs: tuple[Rung, ...]
    next: str
    """The level that invites: the one above the highest that was beaten, or where none was, that of the latest game;
    empty if the highest is beaten."""


def ladder(game: str, levels: Sequence[str], climbed: Sequence[Climbed]) -> Ladder:
    """How far somebody is in a game, from their games against bots, the latest first."""
    rungs = []
    for level in levels:
        fates = [each.fate for each in reversed(climbed) if (each.game, each.rung) == (game, level)]
        rungs.append(Rung(level, _beaten(fates), tuple(fates[-OF:])))
    beaten = [at for at, rung in enumerate(rungs) if rung.beaten]
    if beaten:
        invites = levels[beaten[-1] + 1] if beaten[-1] + 1 < len(levels) else ""
    else:
        invites = next((each.rung for each in climbed if each.game == game and each.rung in levels), levels[0])
    return Ladder(game, tuple(rungs), invites)


def _beaten(fates: Sequence[Fate]) -> bool:
    """Whether there ever were enough wins in a few games on end; what was beaten once stays so."""
    return any(fates[start : start + OF].count("won") >= WINS for start in range(len(fates)))
