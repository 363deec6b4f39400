"""What an event of Samurai means to whoever reads of it: a figure missed, or a rival who passes me by."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from tatami.core.events import Seen
from tatami.core.words import Meaning
from tatami.games.samurai.data import HEX_NAMES, STRENGTHS, TILE_NAMES, TOUCHED
from tatami.games.samurai.view import Figure, SamuraiView, Settlement

if TYPE_CHECKING:
    from tatami.games.samurai.words import SamuraiWords


def meaning(seen: Seen, view: SamuraiView, words: SamuraiWords) -> Meaning | None:
    """The meaning to the words' reader, by what that seat saw and now sees."""
    me, data = words.reader, seen.data
    if me is None or words.you(data) != "none":
        return None
    if seen.kind == "captured":
        return _missed(data, me, words)
    return _passed(data, view, me, words) if seen.kind == "laid" else None


def _missed(data: dict[str, Any], me: int, words: SamuraiWords) -> Meaning | None:
    """Somebody took a figure that I fought for."""
    mine, most = data["influence"][me], data["influence"][data["seat"]]
    return Meaning(words.say("means-missed", count=most - mine), good=False) if mine else None


def _passed(data: dict[str, Any], view: SamuraiView, me: int, words: SamuraiWords) -> Meaning | None:
    """A tile made its owner stronger than me where I was level or ahead."""
    seat, strength = data["seat"], STRENGTHS[TILE_NAMES.index(data["tile"])]
    for settlement, figure in _beside(data["hex"], view):
        mine, theirs = figure.influence[me], figure.influence[seat]
        if 0 < mine < theirs <= mine + strength:
            place = words.located(settlement.hex)
            return Meaning(
                words.say(
                    "means-passed",
                    in_hex=place,
                    caste=words.caste(figure.caste),
                    player=words.player(seat),
                    theirs=theirs,
                    mine=mine,
                ),
                good=False,
            )
    return None


def _beside(hex: str, view: SamuraiView) -> Iterator[tuple[Settlement, Figure]]:
    """The figures next to a hex, with their settlements."""
    for number in TOUCHED[HEX_NAMES.index(hex)]:
        if number < len(view.settlements):
            settlement = view.settlements[number]
            for figure in settlement.figures:
                yield settlement, figure
