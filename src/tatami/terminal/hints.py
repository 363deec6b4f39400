"""What the thinking found, told to a person."""

from __future__ import annotations

from collections.abc import Callable

from tatami.bots.craft import Prospect
from tatami.core.view import View
from tatami.core.words import GameWords
from tatami.terminal.voice import Voice


def tell(prospects: list[Prospect], words: GameWords, decode: Callable[[str], int], view: View, voice: Voice) -> None:
    """One line a prospect. A secret plan stands as a whole, ready to be typed, behind how often to play it."""
    secret = any(prospect.share is not None for prospect in prospects)
    if secret:
        voice.tell(voice.say("hint-mix"))
    else:
        voice.tell(voice.say("hint-head" if any(prospect.value for prospect in prospects) else "hint-blind"))
    for prospect in prospects:
        often = f"{prospect.share or 0.0:>6.0%}" if secret else ""
        if prospect.plan:
            voice.tell(f"{often}{prospect.value:>8.1%}  {' '.join(prospect.plan)}")
        else:
            text = words.action(decode(prospect.code), view)
            voice.tell(f"{often}{prospect.value:>7.1%}  {prospect.code:<9} {text}")
