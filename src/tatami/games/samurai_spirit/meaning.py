"""What an event of Samurai Spirit means to whoever reads: how near the village is to its end, and what comes to me."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tatami.core.events import Seen
from tatami.core.words import Meaning
from tatami.games.samurai_spirit.view import Board, SamuraiSpiritView

if TYPE_CHECKING:
    from tatami.games.samurai_spirit.words import SamuraiSpiritWords

LAST = {"farm-lost": "farms", "farm-turned": "farms", "family-lost": "families"}
"""What the village has only one of left before all is lost."""


def meaning(seen: Seen, view: SamuraiSpiritView, words: SamuraiSpiritWords) -> Meaning | None:
    """The meaning to the words' reader, by what all players see."""
    data: dict[str, Any] = seen.data
    if seen.kind in LAST and data[LAST[seen.kind]] == 1:
        return Meaning(words.say(f"means-last-{LAST[seen.kind]}"), good=False)
    if seen.kind == "barricade-lost" and data["barricades"] == 0:
        return Meaning(words.say("means-no-barricade"), good=False)
    if seen.kind == "wounded":
        board = _board(data["samurai"], view)
        if board is None or not (board.animal or board.seat == words.reader):
            return None
        message = "means-dying" if board.animal else "means-turning"
        return Meaning(words.say(message, samurai=words.samurai(data["samurai"])), good=False)
    return _given(seen.kind, data, view, words)


def _given(kind: str, data: dict[str, Any], view: SamuraiSpiritView, words: SamuraiSpiritWords) -> Meaning | None:
    """A card or a token comes to a samurai of mine."""
    if kind not in ("handed", "supported"):
        return None
    board = _board(data["to"], view)
    if board is None or board.seat != words.reader:
        return None
    return Meaning(words.say(f"means-{kind}", talent=words.talent(data["samurai"])), good=kind == "supported")


def _board(samurai: int, view: SamuraiSpiritView) -> Board | None:
    return next((board for board in view.boards if board.samurai == samurai), None)
