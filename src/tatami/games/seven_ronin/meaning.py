"""What an event of 7 Ronin means to the side that reads of it: how near a ronin, or the village, is to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tatami.core.events import Seen
from tatami.core.words import Meaning
from tatami.games.seven_ronin.data import AREAS, ATTACKER
from tatami.games.seven_ronin.view import RoninView

if TYPE_CHECKING:
    from tatami.games.seven_ronin.words import RoninWords


def meaning(seen: Seen, view: RoninView, words: RoninWords) -> Meaning | None:
    """The meaning to the words' reader, by what that side saw and now sees."""
    attacks = words.reader == ATTACKER
    data: dict[str, Any] = seen.data
    if seen.kind == "drove" and data["to"] < AREAS and not view.areas[data["to"]].ronin:
        return Meaning(words.say("means-unguarded", **words.facts(data)), good=attacks)
    if seen.kind == "wounded" and data["vitality"] - data["wounds"] == 1:
        return Meaning(words.say("means-nearly", **words.facts(data)), good=attacks)
    if seen.kind == "fell":
        left = sum(ronin.alive for ronin in view.ronin)
        return Meaning(words.say("means-fell", **words.facts(data), standing=left), good=attacks)
    if seen.kind == "counted" and data["need"] - data["count"] == 1:
        return Meaning(words.say("means-one-more", **words.facts(data)), good=attacks)
    return None
