"""A review of a game, told to a person."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tatami.bots.review import Part, Verdict
from tatami.core.words import GameWords
from tatami.terminal.voice import Voice


def tell(
    verdicts: list[Verdict],
    worst: list[Verdict],
    moments: Mapping[int, list[Part]],
    words: GameWords,
    decode: Callable[[str], int],
    chances: bool,
    voice: Voice,
) -> None:
    """How often the judge agreed, then the decisions that gave most away, each with what would have been better."""

    def amount(value: float) -> str:
        return f"{value:.0%}" if chances else f"{100 * value:.1f}"

    def named(codes: tuple[str, ...], part: Part) -> str:
        if len(codes) > 1:
            return " ".join(codes)
        return f"{codes[0]}  {words.action(decode(codes[0]), part.look.view)}"

    agreed = sum(verdict.agreed for verdict in verdicts)
    voice.tell(voice.say("review-agreed", agreed=agreed, decisions=len(verdicts)), "bold")
    if not worst:
        voice.tell(voice.say("review-nothing"))
        return
    voice.tell(voice.say("review-head" if chances else "review-merit"))
    for verdict in worst:
        part = moments[verdict.move][verdict.turning]
        voice.tell(voice.say("review-move", number=part.move + 1, prompt=words.prompt(part.look.view)), "bold")
        voice.tell(f"{amount(verdict.value):>7}  {named(verdict.played, part)}")
        voice.tell(f"{amount(verdict.promised):>7}  {named(verdict.better, part)}")
