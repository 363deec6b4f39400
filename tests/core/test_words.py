"""Sentences are formatted once and filled in from then on: they must read as if they were formatted each time."""

from __future__ import annotations

from pathlib import Path

import pytest

from tatami.core.catalogue import Catalogue
from tatami.core.words import Words

TEXT = """
fixed = 100 % of { "{" }it{ "}" }
named = { $player } lays { $tile }, 5 % of { $player }
number = { $count } tiles
chosen = { $you ->
    [seat] You lay { $tile }
   *[none] { $player } lays { $tile }
}
many = { $count ->
    [one] one tile of { $player }
   *[other] { $count } tiles of { $player }
}
both = { $held ->
    [none] nobody
   *[other] held: { $held }
}
nested = so: { named }
reckoned = { NUMBER($count, minimumFractionDigits: 2) }
"""


@pytest.fixture
def words(tmp_path: Path) -> Words:
    (tmp_path / "en.ftl").write_text(TEXT)
    return Words("en", (tmp_path,))


def test_text_is_filled_in_as_it_is(words: Words) -> None:
    assert words.say("named", player="Ola", tile="rice 2") == "Ola lays rice 2, 5 % of Ola"
    assert words.say("named", player="100 %(tile)s", tile="{ $player }") == (
        "100 %(tile)s lays { $player }, 5 % of 100 %(tile)s"
    )
    assert words.say("nested", player="Jan", tile="ship 1") == "so: Jan lays ship 1, 5 % of Jan"


def test_a_sentence_without_arguments_stays_as_it_is(words: Words) -> None:
    assert [words.say("fixed"), words.say("fixed", unused="x")] == ["100 % of {it}"] * 2


def test_variants_are_chosen_by_every_value(words: Words) -> None:
    said = [words.say("chosen", you=you, player="Ola", tile="rice 2") for you in ("seat", "none", "seat")]
    assert said == ["You lay rice 2", "Ola lays rice 2", "You lay rice 2"]
    assert [words.say("both", held=held) for held in ("none", "Yobu", "Kabe")] == ["nobody", "held: Yobu", "held: Kabe"]


def test_numbers_are_told_by_the_language(words: Words) -> None:
    said = [words.say("many", count=count, player=player) for count, player in ((1, "Ola"), (2, "Ola"), (1, "Jan"))]
    assert said == ["one tile of Ola", "2 tiles of Ola", "one tile of Jan"]
    assert [words.say("number", count=count) for count in (1200, "1200", 7)] == ["1,200 tiles", "1200 tiles", "7 tiles"]
    assert words.say("reckoned", count=2) == "2.00"


def test_what_is_missing_is_a_defect(words: Words) -> None:
    words.say("named", player="Ola", tile="rice 2")
    with pytest.raises(ValueError, match="named"):
        words.say("named", player="Ola")
    with pytest.raises(LookupError, match="absent"):
        words.say("absent")


def test_names_make_no_more_to_remember(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(TEXT)
    catalogue = Catalogue("en", (tmp_path,))
    sentence = catalogue.sentence("named")
    for number in range(100):
        sentence.say({"player": f"Guest {number}", "tile": "rice 2"})
    assert len(sentence.forms) == 1
