"""Careful play under the laws: it sees bosses, animals and victories, which random play hardly ever does."""

from __future__ import annotations

import pytest

from tatami.core.words import LANGUAGES
from tatami.games.samurai_spirit import GAME
from tatami.games.samurai_spirit.rules import SamuraiSpirit
from tatami.testing.fuzz import tables
from tatami.testing.laws import check_record
from tests.games.samurai_spirit.careful import Careful

TABLES = tables(GAME)


@pytest.mark.parametrize("number", range(0, len(TABLES), 4))
def test_careful_games_keep_all_laws(number: int) -> None:
    seats, options = TABLES[number]
    walk = Careful(seats, options, f"careful/{number}")
    check_record(walk.run(), walk.keys)
    assert walk.state.outcome() is not None


@pytest.mark.parametrize("number", range(1, len(TABLES), 16))
def test_every_refusal_names_a_rule_and_reads_in_every_language(number: int) -> None:
    seats, options = TABLES[number]
    walk = Careful(seats, options, f"refusals/{number}", 0.0)
    voices = [GAME.words(lang, tuple("ABCDEFG"[:seats])) for lang in LANGUAGES]
    paragraphs = voices[0].rules()
    while walk.state.to_act():
        walk.step()
        owing = walk.state.to_act()
        assert isinstance(walk.state, SamuraiSpirit)
        if not owing or owing[0] < 0:
            continue
        for action in range(0, len(GAME.codes), 1 + len(walk.moves) % 3):
            refusal = GAME.explain(walk.state, owing[0], action)
            if refusal is not None:
                assert refusal.rule in paragraphs
                assert all(words.refusal(refusal) for words in voices)


def test_careful_play_gets_far() -> None:
    rounds = set()
    reasons = set()
    for number in range(60):
        walk = Careful(2, {"level": "easy", "samurai": "random", "team": "2", "spares": "book"}, f"far/{number}", 0.0)
        walk.run()
        outcome = walk.state.outcome()
        assert outcome is not None
        rounds.add(outcome.figures["round"][0])
        reasons.add(outcome.reason)
    assert 3 in rounds
    assert {"victory", "killed"} <= reasons
