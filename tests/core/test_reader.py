"""Whoever reads is called "you", in every language and in every sentence of the log, and is told what it means."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tatami.core.events import Seen
from tatami.core.match import Match
from tatami.core.registry import game as find_game
from tatami.core.words import LANGUAGES

GAMES = {"seven_ronin": 2, "samurai": 3, "tenno": 4, "samurai_spirit": 3}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_calls_its_reader_by_name(game: str, lang: str) -> None:
    names = tuple(f"Zyx{number}" for number in range(GAMES[game]))
    match = Match(game, seats=GAMES[game], seed="reader", names=names)
    rng = random.Random(5)
    while match.to_act and len(match) < 400:
        seat = match.to_act[0]
        match.submit(seat, rng.choice(match.legal(seat)))
    everybody = find_game(game).words(lang, names)
    named = 0
    for seat in range(match.seats):
        words = everybody.told_to(seat)
        for seen in match.feed(seat):
            assert names[seat] not in words.event(seen), words.event(seen)
            named += names[seat] in everybody.event(seen)
    assert named > match.seats, "otherwise nothing was tried"
    assert everybody.reader is None


OF_ONESELF = ("dealt", "chosen", "turn")
"""Sentences that say which samurai is one's own."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_samurai_is_you_to_whoever_leads_it_alone(lang: str) -> None:
    everybody: Any = find_game("samurai_spirit").words(lang)
    for seats, options in ((3, {}), (1, {"team": "2"})):
        match = Match("samurai_spirit", seats=seats, seed="reader", options=options)
        rng = random.Random(5)
        while match.to_act and len(match) < 400:
            seat = match.to_act[0]
            match.submit(seat, rng.choice(match.legal(seat)))
        view: Any = match.view(0)
        led = [board.samurai for board in view.boards if board.seat == 0]
        words = everybody.told_to(0).seeing(view)
        told = [seen for seen in match.feed(0) if seen.kind not in OF_ONESELF and led[0] == seen.data.get("samurai")]
        named = {everybody.samurai(led[0]) in words.event(seen) for seen in told}
        assert len({seen.kind for seen in told}) >= 4
        assert named == {len(led) > 1}, "with two of them, each needs its name"


@pytest.mark.parametrize("game", GAMES)
def test_what_happens_means_something_to_those_it_hits_and_nothing_to_spectators(game: str) -> None:
    match = Match(game, seats=GAMES[game], seed="meaning")
    rng = random.Random(7)
    voices = [find_game(game).words(lang) for lang in LANGUAGES]
    found: set[tuple[str, bool]] = set()
    while match.to_act and len(match) < 400:
        before = [len(match.feed(seat)) for seat in range(match.seats)]
        seat = match.to_act[0]
        match.submit(seat, rng.choice(match.legal(seat)))
        for reader in range(match.seats):
            view = match.view(reader)
            for seen in match.feed(reader, before[reader]):
                told = [words.told_to(reader).meaning(seen, view) for words in voices]
                assert len({means and means.good for means in told}) == 1
                assert all(means is None or means.text for means in told)
                if told[0] is not None:
                    found.add((seen.kind, told[0].good))
    assert {good for _, good in found} >= GOOD_AND_BAD[game], found


GOOD_AND_BAD = {
    "seven_ronin": {True, False},
    "samurai": {False},
    "tenno": {True, False},
    "samurai_spirit": {False},
}
"""What a game at random brings: good news, bad news."""


def test_a_lost_card_is_bad_news_for_its_owner_alone() -> None:
    words = find_game("tenno").words("en", ("Ada", "Bo", "Cy"))
    fight: dict[str, object] = {"seat": 0, "place": 1, "card": 8, "defender": 1, "at": 2, "met": 3}
    lost = Seen("captured", fight)
    means = words.told_to(1).meaning(lost, None)
    assert means is not None
    assert (means.text, means.good) == ("It counts 4 for Ada at the end.", False)
    assert words.told_to(1).event(lost) == "Daimyo 9 wins: your ninja 4 goes to the prison of Ada."
    assert words.told_to(0).meaning(lost, None) is None
    assert words.told_to(2).meaning(lost, None) is None
