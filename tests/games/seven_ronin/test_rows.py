"""The rows that numbers stand for: none is forgotten, none is out of step."""

from __future__ import annotations

from tatami.core.words import LANGUAGES, paragraphs
from tatami.games.seven_ronin import GAME, bars, reason, stage


def test_every_bar_has_a_row_with_a_sentence_and_a_paragraph() -> None:
    numbers = [value for name, value in vars(bars).items() if name.isupper() and isinstance(value, int)]
    assert numbers == list(range(len(bars.ROWS)))
    known = paragraphs(GAME.folder, "en")
    facts = {"area": 1, "asked": 1, "last": 1, "least": 1, "limit": 1, "most": 1, "need": 1, "planned": 1}
    for row in bars.ROWS[1:]:
        assert row.rule in known
        for lang in LANGUAGES:
            assert row.rule in GAME.words(lang).refusal(row.refusal({**facts, "ronin": 1, "threat": 1}))


def test_stages_and_reasons_are_named_as_their_constants() -> None:
    for family in (stage, reason):
        numbers = {name.lower(): value for name, value in vars(family).items() if isinstance(value, int)}
        numbers = {name: value for name, value in numbers.items() if name not in ("attacker", "defender", "nobody")}
        assert list(family.NAMES) == sorted(numbers, key=lambda name: numbers[name])
