"""Hints: the prospects of a search, printed."""

from __future__ import annotations

from collections.abc import Callable

from tatami.bots.knowledge import Knowledge, Prospect
from tatami.core.view import View
from tatami.core.words import GameWords
from tatami.terminal.voice import Voice


def tell(
    prospects: list[Prospect],
    knowledge: Knowledge,
    words: GameWords,
    decode: Callable[[str], int],
    view: View,
    voice: Voice,
) -> None:
    """Print one line for each prospect, the best first.

    A secret plan is printed whole, ready to be typed, after its probability. Values are percentages only where they are
    chances to win.
    """
    secret = any(prospect.share is not None for prospect in prospects)
    if secret:
        head = "hint-mix"
    elif not any(prospect.value for prospect in prospects):
        head = "hint-blind"
    else:
        head = "hint-head" if knowledge.chances else "hint-merit"
    voice.tell(voice.say(head))
    # The search orders by visits; people expect the highest number first.
    for prospect in sorted(prospects, key=lambda each: (each.share or 0.0) if secret else each.value, reverse=True):
        often = f"{prospect.share or 0.0:>6.0%} " if secret else ""
        value = f"{prospect.value:.1%}" if knowledge.chances else f"{100 * prospect.value:.1f}"
        value = voice.figure(value)
        told = f"{prospect.code:<9} {words.action(decode(prospect.code), view)}"
        voice.tell(f"{often}{value:>7}  {' '.join(prospect.plan) or told}")
