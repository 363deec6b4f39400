"""What the terminal says and does around a game."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO

import pytest
from rich.console import Console

import tatami
from tatami import IllegalMove, Match
from tatami.bots.judge import Estimate
from tatami.bots.knowledge import Prospect, knowledge_of
from tatami.bots.levels import Level
from tatami.bots.look import Look
from tatami.cli.common import player_names
from tatami.core.words import LANGUAGES
from tatami.terminal import hints, plans
from tatami.terminal.game import HINT_RANK, TerminalGame
from tatami.terminal.seating import seat_bots
from tatami.terminal.voice import Voice


def said(match: Match, lang: str, monkeypatch: pytest.MonkeyPatch, *lines: str) -> str:
    """What the terminal shows when these lines are typed at the first seat; random bots have the others."""
    screen = StringIO()
    voice = Voice(lang, Console(file=screen, width=80))
    typed: Iterator[str] = iter([*lines, "quit", ""])
    monkeypatch.setattr("builtins.input", lambda: next(typed))
    TerminalGame(match, seat_bots(match.seats, "random", "1"), match.game.words(lang, match.names), voice).run()
    return screen.getvalue()


def test_a_plan_goes_on_with_an_earlier_part() -> None:
    match = Match("seven_ronin")
    plans.lay(match, 0, ["+field3"])
    plans.lay(match, 0, ["+inn"])
    assert [code for _, code in match.record().moves] == ["+inn", "+field3"]
    with pytest.raises(IllegalMove) as refused:
        plans.lay(match, 0, ["+inn"])
    assert refused.value.refusal.code == "limit"
    assert match.laid(0) == ["+inn", "+field3"]
    plans.lay(match, 0, ["ready"])
    assert match.to_act == [1]


@pytest.mark.parametrize(("kept", "free"), [(None, [0]), (0, [0]), (1, [1]), (3, [3])])
def test_a_person_chooses_a_seat_among_bots(kept: int | None, free: list[int]) -> None:
    assert seat_bots(4, "random", "1", kept).people == free


def test_several_bots_leave_the_chosen_seat_alone() -> None:
    seating = seat_bots(4, "random,peasant", "1", 3)
    assert {seat: name for seat, (name, _, _) in seating.bots.items()} == {1: "random", 2: "peasant"}
    with pytest.raises(tatami.BadSetup):
        seat_bots(2, "random,random", "1", 0)


@pytest.mark.rule("R7.2")
def test_without_notes_the_log_tells_nothing_again(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = "You lay the peasants 1, 2, 3."
    for memory, times in (("aid", 2), ("head", 1)):
        match = Match("tenno", seats=2, seed=3, options={"memory": memory, "first": 1}, names=("Ada", "Bo"))
        page = said(match, "en", monkeypatch, "set-123", "log")
        assert page.count(shown) == times
        assert ("what you were shown is in your head only" in " ".join(page.split())) == (memory == "head")
        again = Match.resume(match.record())
        assert (shown in said(again, "en", monkeypatch)) == (memory == "aid")


def test_what_is_taken_back_is_told_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    page = said(Match("seven_ronin", seed=1, names=("Ada", "Bo")), "pl", monkeypatch, "+inn", "undo")
    assert "Cofnięto: 1 ninja: Gospoda." in page


def test_hints_begin_with_the_highest_and_have_the_sign_of_the_language() -> None:
    game = tatami.game("tenno")
    match = Match(game, seats=2, seed=3)
    codes = match.legal(0)[:3]
    estimates = [Estimate(code, 1, value, 0.012) for code, value in zip(codes, (0.25, 0.755, 0.5), strict=True)]
    screen = StringIO()
    voice = Voice("pl", Console(file=screen, width=80))
    hints.tell(estimates, knowledge_of("tenno"), game.words("pl"), game.decode, match.view(0), voice)
    lines = screen.getvalue().splitlines()[1:]
    assert [line.split()[0] for line in lines] == ["75,5%", "50,0%", "25,0%"]
    assert {line.split()[1] for line in lines} == {"±1,2"}


def test_a_line_for_a_pipe_is_not_broken() -> None:
    screen = StringIO()
    Voice("en", Console(file=screen, width=80)).line("x" * 200)
    assert screen.getvalue() == "x" * 200 + "\n"


def test_hints_come_from_a_search_that_forgets_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Level] = []

    def think(look: Look, level: Level, *others: object) -> list[Prospect]:
        asked.append(level)
        return [Prospect(look.legal[0], 1, 0.5)]

    monkeypatch.setattr("tatami.bots.judge.think", think)
    said(Match("tenno", seats=2, seed=1), "en", monkeypatch, "hint")
    assert {(level.temperature, level.forgetting) for level in asked} == {(0.0, 0.0)}
    daimyo = knowledge_of("tenno").levels[HINT_RANK]
    assert daimyo.forgetting, "the level must be weak somewhere for this to prove anything"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_seat_has_a_default_name(lang: str) -> None:
    """A game from another package may have more seats than ours."""
    names = player_names(",Ala", 9, Voice(lang, Console()))
    assert len(set(names)) == 9
    assert names[1] == "Ala"
    assert "9" in names[8]
