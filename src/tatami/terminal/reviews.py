"""Reviews, printed."""

from __future__ import annotations

from collections.abc import Callable

from tatami.bots.review import Judged, Step, comparisons, phrase, swings, worst
from tatami.core.record import Record
from tatami.core.words import GameWords
from tatami.terminal.voice import Voice


def tell(
    record: Record,
    seat: int,
    judged: list[Judged],
    most: int,
    words: GameWords,
    decode: Callable[[str], int],
    chances: bool,
    voice: Voice,
) -> None:
    """Print how often the judge agreed, what was decided and what was not, and the decisions with the greatest loss."""

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
    unsure = sum(not verdict.agreed and not verdict.sure for verdict in verdicts)
    if unsure:
        voice.tell(voice.say("review-unsure", count=unsure))
    if chances:
        _tell_account(record, seat, judged, voice)
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
        voice.tell(voice.say("review-sure", loss=_points(verdict.loss, voice), error=_points(verdict.error, voice)))


def _tell_account(record: Record, seat: int, judged: list[Judged], voice: Voice) -> None:
    """What the decisions gave away, and what luck and the others did to the chance to win."""
    totals = {"decisions": -sum(verdict.loss for verdict, _ in judged)}
    for swing in swings(record, seat, judged, True):
        if swing is not None:
            totals[swing.by] = totals.get(swing.by, 0.0) + swing.change
    for by, total in totals.items():
        voice.tell(voice.say(f"review-by-{by}", points=voice.figure(f"{100 * total:+.0f}")))


def _points(value: float, voice: Voice) -> str:
    return voice.figure(f"{100 * value:.1f}")
