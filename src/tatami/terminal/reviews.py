"""Reviews, printed."""

from __future__ import annotations

from collections.abc import Callable

from tatami.bots.review import Judged, Step, comparisons, phrase, worst
from tatami.core.record import Record
from tatami.core.words import GameWords
from tatami.terminal.voice import Voice


def tell(
    record: Record,
    judged: list[Judged],
    most: int,
    words: GameWords,
    decode: Callable[[str], int],
    chances: bool,
    voice: Voice,
) -> None:
    """Print how often the judge agreed, then the decisions with the greatest loss and what would have been better."""

    def amount(value: float) -> str:
        return f"{value:.0%}" if chances else voice.figure(f"{100 * value:.1f}")

    def line(value: float, parts: list[Step]) -> None:
        begun = f"{amount(value):>7}  {' '.join(part.code for part in parts)}"
        said = phrase(parts, words, decode)
        voice.tell(begun if len(parts) > 1 else f"{begun}  {said}")
        # The words of a plan are too long for the same line.
        if len(parts) > 1:
            voice.indented(said, 9)

    verdicts = [verdict for verdict, _ in judged]
    agreed = sum(verdict.agreed for verdict in verdicts)
    voice.tell(voice.say("review-agreed", agreed=agreed, decisions=len(verdicts)), "bold")
    blamed = worst(verdicts, most)
    if not blamed:
        voice.tell(voice.say("review-nothing"))
        return
    voice.tell(voice.say("review-head" if chances else "review-merit"))
    told = dict(zip(verdicts, zip(judged, comparisons(record, judged), strict=True), strict=True))
    for verdict in blamed:
        (_, moment), (played, better) = told[verdict]
        # A plan is shown from its first part on; any other decision at the part that lost most.
        choice = moment[verdict.turning if verdict.share is None else 0]
        voice.tell(voice.say("review-move", number=choice.move + 1, prompt=words.prompt(choice.look.view)), "bold")
        line(verdict.value, played)
        line(verdict.promised, better)
