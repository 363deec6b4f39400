"""What people and bots are called: which names can be had, which look alike, and what a reader is told."""

from __future__ import annotations

from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import text

from tatami.server.domain import entries
from tatami.server.domain.names import apart, clean_name, harmless, name_of_record, skeleton
from tatami.server.domain.problems import Refusal
from tatami.server.domain.table import Table
from tatami.server.domain.terms import Pace
from tatami.server.live.reserved import reserved
from tatami.server.show.words import names_in
from tatami.server.store import postgresql, sqlite
from tatami.server.store.opening import open_store
from tatami.server.store.upgrades import MIGRATIONS
from tests.server.tiers import PostgresqlTier, Tier

CALLED = {
    "en": ("Ala", "Peasant A", "Shogun", "Peasant B"),
    "pl": ("Ala", "Wieśniak A", "Szogun", "Wieśniak B"),
    "uk": ("Ala", "Селянин А", "Шьоґун", "Селянин Б"),
}


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


@pytest.mark.parametrize("lang", CALLED)
def test_bots_alike_are_told_apart_by_letters(lang: str) -> None:
    """By numbers they would be called like cards of Tenno."""
    table = opened(4)
    table.apply(entries.Sat(at=1, seat=0, player="ala", name="Ala"))
    for seat, level in ((1, "peasant"), (2, "shogun"), (3, "peasant")):
        table.apply(entries.Placed(at=1, seat=seat, level=level))
    assert names_in(table, lang) == CALLED[lang]


@pytest.mark.parametrize("lang", CALLED)
def test_where_letters_run_out_bots_alike_are_told_apart_by_their_seats(lang: str) -> None:
    """A game from another package may have more seats than ours."""
    table = opened(9)
    for seat in range(9):
        table.apply(entries.Placed(at=1, seat=seat, level="peasant"))
    names = names_in(table, lang)
    assert len(set(names)) == 9
    assert [name.split()[-1] for name in names[7:]] == ["8", "9"]


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


@pytest.mark.parametrize("name", ["Shogun", "szogun", "Шьоґун", "Peasant B", "Wieśniak A", "TATAMI", "Adrnin", "Ноst"])
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
