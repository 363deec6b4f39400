"""What the thinking found, told to a person."""

from __future__ import annotations

from collections.abc import Callable

from tatami.bots.craft import Craft, Prospect
from tatami.core.view import View
from tatami.core.words import GameWords
from tatami.terminal.voice import Voice


def tell(
    prospects: list[Prospect], craft: Craft, words: GameWords, decode: Callable[[str], int], view: View, voice: Voice
) -> None:
    """One line a prospect. Values that are not chances to win are not told as such."""
    if not any(prospect.value for prospect in prospects):
        voice.tell(voice.say("hint-blind"))
    else:
        voice.tell(voice.say("hint-head" if craft.chances else "hint-merit"))
    for prospect in prospects:
        value = f"{prospect.value:.1%}" if craft.chances else f"{100 * prospect.value:.1f}"
        voice.tell(f"{value:>7}  {prospect.code:<9} {words.action(decode(prospect.code), view)}")
