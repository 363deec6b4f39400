"""What people and bots are called: which names can be had, which look alike, and what a reader is told."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import text

from tatami.core.words import LANGUAGES
from tatami.server.domain import dolls, entries
from tatami.server.domain.names import apart, clean_name, harmless, name_of_record, skeleton
from tatami.server.domain.problems import Refusal
from tatami.server.domain.rematch import Reply, first_entries
from tatami.server.domain.table import Table
from tatami.server.domain.terms import Pace
from tatami.server.live.reserved import reserved
from tatami.server.show.words import doll_in, names_in, server_words
from tatami.server.store import postgresql, sqlite
from tatami.server.store.opening import open_store
from tatami.server.store.upgrades import MIGRATIONS
from tests.server.tiers import PostgresqlTier, Tier


def opened(seats: int) -> Table:
    """A table of Tenno at which nobody sits."""
    head = entries.Opened(
        at=0,
        game="tenno",
        rules="1",
        seats=seats,
        options={},
        seed="1",
        host="ala",
        pace=Pace(),
        leaver="bot",
        open=False,
        invite="",
    )
    return Table("table", head)


def with_bots(seats: int, *people: str) -> Table:
    """A table where bots have all seats but the first ones."""
    table = opened(seats)
    for seat, name in enumerate(people):
        table.apply(entries.Sat(at=1, seat=seat, player=name.lower(), name=name))
    for seat in range(len(people), seats):
        table.apply(entries.Placed(at=1, seat=seat, level="peasant"))
    return table


def test_bots_have_proper_names_that_table_and_seat_decide() -> None:
    names = with_bots(7, "Ala").names
    assert names == with_bots(7, "Ala").names
    assert len(set(names)) == 7
    assert set(names[1:]) <= set(dolls.NAMES)
    other = Table("another", opened(7).opened)
    other.apply(entries.Placed(at=1, seat=1, level="peasant"))
    assert other.names[1] != names[1]


def test_no_bot_is_called_like_a_person_at_the_table() -> None:
    """Not even like one whose name only looks alike; and where names run out, seats tell bots apart."""
    wanted = with_bots(2, "Ala").names[1]
    table = opened(2)
    table.apply(entries.Sat(at=1, seat=0, player="p", name=wanted.upper()))
    table.apply(entries.Placed(at=1, seat=1, level="peasant"))
    assert skeleton(table.names[1]) != skeleton(wanted)
    assert len(set(with_bots(len(dolls.NAMES) + 3).names)) == len(dolls.NAMES) + 3


def test_bots_are_written_in_the_readers_script() -> None:
    table = with_bots(len(dolls.NAMES) + 1)
    latin = names_in(table, "en")
    assert latin == names_in(table, "pl") == table.names
    cyrillic = names_in(table, "uk")
    assert len(set(cyrillic)) == len(latin)
    assert all("\u0400" <= name[0] <= "\u04ff" for name in cyrillic)
    assert dict(zip(latin, cyrillic, strict=True))["Suzu"] == "Судзу"
    assert cyrillic[-1].split()[-1] == latin[-1].split()[-1] == str(len(latin))


def test_a_rematch_keeps_the_names_of_bots() -> None:
    table = with_bots(3, "Ala")
    table.status = "finished"
    _, seated = first_entries(table, "ala", Reply(rotate=True), 2, "seed", "invite")
    names = {each.seat: each.name for each in seated if isinstance(each, entries.Placed | entries.Sat)}
    assert names == {0: table.names[1], 1: table.names[2], 2: "Ala"}


WORD = re.compile(r"[^\W\d_]+")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_bot_is_called_like_a_word_of_a_game(lang: str) -> None:
    """A sentence that names a bot never seems to name a piece, whatever game and board it is about."""
    root = Path(__file__).parents[2]
    texts = [*root.glob(f"src/tatami/games/*/text/{lang}.ftl"), *root.glob(f"web/src/games/*/*/{lang}.ftl")]
    assert len(texts) > 6
    words = {word.casefold() for text in texts for word in WORD.findall(text.read_text("utf-8"))}
    called = {doll_in(name, lang).casefold() for name in dolls.NAMES}
    assert len(called) == len(dolls.NAMES)
    assert not called & words
    assert not {f"doll-{name.lower()}" for name in dolls.NAMES if not server_words(lang).has(f"doll-{name.lower()}")}


HIDDEN = (
    "\u3164",
    "\u2800",
    "\uffa0",
    "\u115f",
    "\u1160",
    "\ufe0f",
    "\u202e",
    "\u200d",
    "\u00ad",
    "\u034f",
    "\x00",
    "\u2066",
)
"""Fillers, blanks, marks of direction, joiners, selectors, controls."""


@pytest.mark.parametrize("letter", HIDDEN, ids=ascii)
def test_hidden_letters_make_no_name_and_no_harm(letter: str) -> None:
    for name in (letter, f"Al{letter}a", f"{letter}Ala"):
        with pytest.raises(Refusal) as refused:
            clean_name(name)
        assert refused.value.problem.code == "name"
    assert harmless(f"Dzień{letter} dobry") == "Dzień dobry"
    assert name_of_record(letter) == ""
    assert name_of_record(f"Al{letter}a") == "Ala"


@pytest.mark.parametrize("name", ["", " ", "...", "👍", "\u0301", "x" * 25, "Ala\nBo", "Ala\tBo", "\ue000a"], ids=ascii)
def test_a_name_can_be_read_and_fits_a_line(name: str) -> None:
    with pytest.raises(Refusal):
        clean_name(name)


@pytest.mark.parametrize("name", ["Ala", "Ждан Ґ.", "山田", "O'Neil", "Zoë", "Łucja 2", "👍 Al", "7"])
def test_ordinary_names_are_names(name: str) -> None:
    assert clean_name(f"  {name.replace(' ', chr(0x3000))} ") == name


ALIKE = [
    ("Ola N", "OLA  n"),
    ("Ola", "Оlа"),  # Cyrillic О and а.
    ("Alice", "AIice"),
    ("Alice", "A1ice"),
    ("Hanna", "НАNNA"),  # Cyrillic Н and А.
    ("Marek", "rnarek"),
    ("Ola", "0la"),
    ("Ala", "Ａｌａ"),
    ("Ola N", "Ola_N."),
    ("Іван", "Iвaн"),
    ("Zoë", "Zoe\u0308"),
]
UNLIKE = [("Ola", "Ala"), ("Ola", "Óla"), ("Łukasz", "Lukasz"), ("Nora", "Vora"), ("Tara", "Zara"), ("Ула", "Юла")]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), UNLIKE)
def test_names_that_differ_to_the_eye_differ(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


@pytest.mark.parametrize("name", ["Shogun", "szogun", "Шьоґун", "Suzu", "Судзу", "TATAMI", "Adrnin", "Ноst"])
def test_nobody_is_called_like_a_bot_or_the_house(name: str) -> None:
    assert skeleton(name) in reserved()


def test_who_looks_like_another_at_the_table_gets_a_number() -> None:
    assert apart("Bo", 1, ["Ala", ""]) == "Bo"
    assert apart("Аlа", 1, ["Ala", ""]) == "Аlа 2"
    assert apart("Ala", 1, ["Ala", "Ala 2"]) == "Ala 3"
    assert apart("x" * 24, 6, ["x" * 24]) == "x" * 20 + " 7"
    assert apart("Ala", 0, [], theirs=True) == "Ala 1"


def test_names_claimed_before_get_what_they_look_like(tier: Tier, tmp_path: Path) -> None:
    """Of two that look alike, the first has the name; the later one can still log in."""
    url = tier.cluster.make_bare() if isinstance(tier, PostgresqlTier) else ""
    engine = postgresql.open_engine(url) if url else sqlite.open_engine(sqlite.sqlite_url(tmp_path))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for id, name, login, created in (
            ("later", "Оla", "оla", 2),
            ("first", "Ola", "ola", 1),
            ("other", "Bo", "bo", 3),
            ("guest", "Ola", None, 0),
        ):
            row = {"id": id, "name": name, "login": login, "created": created}
            connection.execute(text("INSERT INTO players VALUES (:id, :name, :login, 'x', :created, 5)"), row)
        connection.execute(text("INSERT INTO chat VALUES ('place', 1, 5, 'first', 'Ola', 'hej')"))
    engine.dispose()
    store = open_store(tmp_path, url)
    assert {row.id: row.skeleton for row in store.all_players()} == {
        "first": "ola",
        "later": None,
        "other": "bo",
        "guest": None,
    }
    assert [(row.text, row.claimed) for row in store.chat("place", 5)] == [("hej", False)]
    found = store.by_login("оla", skeleton("Оla"))
    assert found is not None
    assert found.id == "later"
    store.close()
