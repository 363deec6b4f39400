"""Hints: the estimates of several searches, printed."""

from __future__ import annotations

from collections.abc import Callable

from tatami.bots.judge import Estimate
from tatami.bots.knowledge import Knowledge
from tatami.core.view import View
from tatami.core.words import GameWords
from tatami.terminal.voice import Voice


def tell(
    estimates: list[Estimate],
    knowledge: Knowledge,
    words: GameWords,
    decode: Callable[[str], int],
    view: View,
    voice: Voice,
) -> None:
    """Print one line for each estimate, the best first, with its standard error.

    A secret plan is printed whole, ready to be typed, after its probability. Values are percentages only where they are
    chances to win.
    """
    secret = any(estimate.share is not None for estimate in estimates)
    if secret:
        head = "hint-mix"
    elif not any(estimate.value for estimate in estimates):
        head = "hint-blind"
    else:
        head = "hint-head" if knowledge.chances else "hint-merit"
    voice.tell(voice.say(head))
    # The search orders by visits; people expect the highest number first.
    for estimate in sorted(estimates, key=lambda each: (each.share or 0.0) if secret else each.value, reverse=True):
        often = f"{estimate.share or 0.0:>6.0%} " if secret else ""
        value = voice.figure(f"{estimate.value:.1%}" if knowledge.chances else f"{100 * estimate.value:.1f}")
        error = voice.figure(f"{100 * estimate.error:.1f}")
        told = f"{estimate.code:<9} {words.action(decode(estimate.code), view)}"
        voice.tell(f"{often}{value:>7} ±{error:<4}  {' '.join(estimate.plan) or told}")
