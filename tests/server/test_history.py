"""Histories, people's pages and boards: what is over is told in words, to whoever may see it, page by page."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tatami
from tatami.core.words import LANGUAGES
from tatami.server.domain import ratings
from tatami.server.domain.histories import Wanted, grouped
from tatami.server.domain.progress import Climbed, ladder
from tatami.server.domain.results import Fate, Result, result_of
from tatami.server.store.sql import SqlStore
from tatami.server.store.values import Account
from tests.server.hosts import command
from tests.server.logs import lines, opened, people, played_out
from tests.server.people import Person
from tests.server.test_claims import claimed
from tests.server.test_ratings import crowd, game
from tests.server.tiers import Tier

NAMES = (f"Gracz {number}" for number in itertools.count(1))
"""Nobody else of a server's tests is called so."""


def two(address: str) -> tuple[Person, Person]:
    return claimed(address, next(NAMES)), claimed(address, next(NAMES))


def tenno(host: Person, guest: Person | None, moves: int = 3, **more: Any) -> str:
    """A game of Tenno in which so many answers are given; then the host gives up."""
    table = host.open("tenno", 2, sit=["me", "next" if guest else "bot:peasant"], open=True, **more)
    if guest is not None:
        guest.sit(table)
    host.start(table)
    seated = [person.look(table) for person in (host, guest) if person is not None]
    try:
        rng = random.Random(7)
        for chair, _ in zip(itertools.cycle(seated), range(moves), strict=False):
            chair.hear("update") if not chair.update else None
            if chair.update["ask"] is not None:
                chair.submit(rng.choice(chair.update["legal"])["code"])
        answer = seated[0].say("resign", seat=0)
        assert answer["type"] == "done", answer
        while seated[0].update["ending"] is None:
            seated[0].hear("update")
    finally:
        for chair in seated:
            chair.__exit__()
    host.get(f"/api/tables/{table}/rating")  # Answered as soon as the result is written down.
    return table


def games(person: Person, whose: str, query: str = "") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.get(f"/api/players/{whose}/games?{query}")["games"]
    return found


def test_a_rated_game_is_told_in_both_histories_with_its_change(address: str) -> None:
    ada, ben = two(address)
    table = tenno(ada, ben, 6, rated=True)
    told = {person.id: person.get(f"/api/tables/{table}/rating") for person in (ada, ben)}
    (lost,), (won,) = told[ada.id]["changes"], told[ben.id]["changes"]
    assert told[ada.id]["bar"] == ""
    assert lost["change"] < 0 < won["change"]
    assert lost["mean"] == 1500 + lost["change"]
    assert lost["provisional"]
    (mine,) = games(ada, ada.id)
    assert (mine["fate"], mine["change"], mine["table"]) == ("lost", lost, table)
    assert "gave up" in mine["why"]
    assert [seat["player"] for seat in mine["seats"]] == [ada.id, ben.id]
    page = Person(address).get(f"/api/players/{ben.id}")
    assert [(each["game"], each["mean"], each["games"]) for each in page["ratings"]] == [("tenno", won["mean"], 1)]
    assert page["tallies"] == [{"game": "tenno", "played": 1, "won": 1, "shared": 0, "lost": 0}]
    (step,) = ada.get(f"/api/players/{ben.id}/ratings/tenno")
    assert (step["mean"], step["change"]) == (won["mean"], won["change"])


def test_strangers_are_told_results_and_no_way_to_a_table(address: str) -> None:
    ada, ben = two(address)
    tenno(ada, ben)
    (seen,) = games(Person(address), ada.id)
    assert (seen["table"], seen["bar"], seen["change"]) == ("", "friendly", None)


def test_a_guest_has_a_page_for_themselves_alone(address: str) -> None:
    guest, other = Person(address, "Passer"), claimed(address, next(NAMES))
    tenno(guest, None, 1, rated=True)
    assert guest.get(f"/api/players/{guest.id}")["mine"]
    assert len(games(guest, guest.id)) == 1
    for path in ("", "/games", "/statistics/tenno", "/ratings/tenno"):
        assert other.get(f"/api/players/{guest.id}{path}", 404)["code"] == "no-player"
        assert other.get(f"/api/players/nobody{path}", 404)["code"] == "no-player"


def test_a_game_that_goes_on_is_in_no_history(address: str) -> None:
    ada, ben = two(address)
    table = ada.open("tenno", 2, sit=["me", "next"], open=True, rated=True)
    ben.sit(table)
    ada.start(table)
    with ada.look(table) as chair:
        chair.asked()
        assert games(ada, ada.id) == []
        assert ada.get(f"/api/players/{ada.id}")["tallies"] == []
        assert ada.get(f"/api/tables/{table}/rating", 409)["code"] == "not-over"


def test_a_table_says_whether_it_counts_and_why_not(address: str) -> None:
    ada, ben = two(address)
    guest = Person(address, "Passer")
    table = ada.open("tenno", 2, sit=["me", "next"], open=True, rated=True)
    info = guest.get(f"/api/tables/{table}")
    assert (info["rated"], info["bar"]) == (True, "")
    assert info["seats"][0]["player"] == ada.id
    assert guest.sit(table)["bar"] == "guest"
    guest.post(f"/api/tables/{table}/leave", {})
    assert ben.sit(table)["bar"] == ""
    friendly = ada.get(f"/api/tables/{ada.open('tenno', 2, sit=['me', 'next'])}")
    assert (friendly["rated"], friendly["bar"]) == (False, "friendly")


def test_a_rated_game_with_bots_has_no_hints_and_no_way_out(address: str) -> None:
    ada = claimed(address, next(NAMES))
    for rated in (False, True):
        table = ada.open("tenno", 2, sit=["me", "bot:peasant"], start=True, rated=rated)
        with ada.look(table) as chair:
            chair.asked()
            hint = chair.say("hint", seat=0)
            assert (hint["type"] == "hinted") is not rated
            left = chair.say("propose", what="abandon")
            assert (left["type"] == "done") is not rated
            if rated:
                assert hint["problem"]["code"] == "hint-rated"
                assert left["problem"]["code"] == "rated-alone"
    assert ada.get(f"/api/players/{ada.id}")["ratings"] == []


@pytest.mark.parametrize(
    "query", ["fate=drawn", "rated=perhaps", "company=cats", "before=soon", "before=1-", "before=-1", "before=٣-١"]
)
def test_a_wish_that_makes_no_sense_is_named(address: str, query: str) -> None:
    ada = Person(address, "Passer")
    refused = ada.get(f"/api/players/{ada.id}/games?{query}", 400)
    assert (refused["code"], refused["args"]["field"]) == ("wrong-field", query.partition("=")[0])


def test_a_board_knows_its_sides_and_pages(address: str) -> None:
    anybody = Person(address)
    assert anybody.get("/api/ratings/seven_ronin?side=1")["page"] == 1
    assert anybody.get("/api/ratings/seven_ronin?side=2", 404)["code"] == "no-pool"
    assert anybody.get("/api/ratings/tenno?side=0", 404)["code"] == "no-pool"
    assert anybody.get("/api/ratings/tenno?page=0", 400)["code"] == "wrong-field"
    assert anybody.get("/api/ratings/nothing", 400)["code"]


# --- the store --------------------------------------------------------------------------------------------------------


@pytest.fixture
def store(tier: Tier, tmp_path: Path) -> Iterator[SqlStore]:
    found = tier.store(tmp_path)
    yield found
    found.close()


def kept(store: SqlStore, log: list[tuple[int, Result]], people: list[str]) -> None:
    """A store with these games, and these people under claimed names."""
    store.results.fill(log, [Account(who, who.title(), who, who, "", 1, 1) for who in people])
    store.results.replace(*ratings.fold(log))


def test_a_history_is_paged_without_loss_and_filtered(store: SqlStore) -> None:
    log = crowd(200)
    kept(store, log, ["ada"])
    own = [number for number, result in reversed(log) if any(seat.who == "ada" for seat in result.seats)]
    found: list[int] = []
    before = None
    while page := store.results.history("ada", Wanted(before=before), 7):
        found += [number for number, _ in page]
        before = (page[-1][1].ended, page[-1][0])
    assert found == own
    for wanted, holds in (
        (Wanted(game="samurai"), lambda mine, result: result.game == "samurai"),
        (Wanted(fate="won"), lambda mine, result: mine.fate == "won"),
        (Wanted(rated=True), lambda mine, result: not result.bar),
        (Wanted(company="bots"), lambda mine, result: all(s.kind == "bot" or s is mine for s in result.seats)),
        (Wanted(opponent="ben"), lambda mine, result: any(s.who == "ben" for s in result.seats)),
    ):
        shown = {number for number, _ in store.results.history("ada", wanted, 999)}
        assert shown == {
            number for number, result in log for mine in result.seats if mine.who == "ada" and holds(mine, result)
        }
        assert 0 < len(shown) <= len(own)


def test_a_board_ranks_everybody_once_and_knows_ones_own_line(store: SqlStore) -> None:
    kept(store, crowd(200), ["ada", "ben", "cy"])
    whole = store.results.board("tenno", 99)
    assert {row.who for row in whole} == {"ada", "ben", "cy", "bot:ronin", "bot:samurai"}  # Di is here no more.
    assert [row.rank for row in whole] == [1, 2, 3, 4, 5]
    floors = [row.rating.floor for row in whole]
    assert floors == sorted(floors, reverse=True)
    assert [*store.results.board("tenno", 2), *store.results.board("tenno", 3, 2)] == whole
    for row in whole:
        assert store.results.place("tenno", row.who) == row
    assert store.results.place("tenno", "di") is None
    assert store.results.listed("tenno") == 5
    assert {row.who for row in store.results.board("samurai_spirit", 99)} >= {"table:normal:2", "table:normal:4"}


def test_games_of_former_stores_learn_what_they_are_filtered_by(tier: Tier, tmp_path: Path) -> None:
    log = [
        (1, game(1, {"ada": 1, "ben": 2})),
        (2, game(2, {"ada": 1, "bot:ronin": 2}, bar="friendly")),
    ]
    store = tier.store(tmp_path)
    kept(store, log, ["ada"])
    store.close()
    with tier.disk(tmp_path) as disk:
        for name in ("rated", "company"):
            disk.change(f"ALTER TABLE result_seats DROP COLUMN {name}")
        disk.change("DROP INDEX ratings_board")
        disk.change("ALTER TABLE ratings DROP COLUMN listed")
        disk.change("CREATE INDEX ratings_board ON ratings (pool, floor)")
        for younger in ("tries", "holidays"):
            disk.change(f"DROP TABLE {younger}")
        disk.change("UPDATE alembic_version SET version_num = '0009'")
    store = tier.store(tmp_path)
    assert [number for number, _ in store.results.history("ada", Wanted(rated=True), 9)] == [1]
    assert [number for number, _ in store.results.history("ada", Wanted(company="bots"), 9)] == [2]
    assert [row.who for row in store.results.board("tenno", 9)] == ["ada"]  # Ben never came.
    store.close()


def test_who_is_removed_is_on_no_board_and_everybody_else_moves_up(store: SqlStore) -> None:
    log = crowd(60)
    kept(store, log, ["ada", "ben"])
    before = store.results.all_ratings()
    best, *others = [row.who for row in store.results.board("tenno", 9)]
    store.remove(best if best in ("ada", "ben") else "ada")
    gone = best if best in ("ada", "ben") else "ada"
    left = [row.who for row in store.results.board("tenno", 9)]
    assert left == [who for who in (best, *others) if who != gone]
    assert store.results.all_ratings() == before
    store.results.replace(*ratings.fold(log))
    assert [row.who for row in store.results.board("tenno", 9)] == left


def test_ratings_are_the_same_anew_after_a_game_was_played(address: str, running: Any) -> None:
    ada, ben = two(address)
    tenno(ada, ben, 6, rated=True)
    command(running, "admin", "ratings").check_returncode()


# --- statistics and progress ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", tatami.known_games())
def test_everything_that_is_counted_has_a_title_in_every_language(name: str) -> None:
    found = tatami.game(name)
    for seed in range(3):
        result = result_of("t", lines(played_out(opened(name, 2, seed=str(seed)), people("Ada", "Ben"), seed)))
        assert result is not None
        for seat, lang in itertools.product(result.seats, LANGUAGES):
            words = found.words(lang)
            for habit in seat.habits:
                group, _, thing = habit.partition(".")
                assert all(words.has(f"habits-{each}") for each in (group, f"{group}-text", f"{group}-{thing}"))


def test_habits_are_added_up_or_averaged_over_the_games_that_have_them() -> None:
    (given, taken) = grouped([{"taken.1": 2, "taken.10": 4}, {"taken.1": 3}, {"given.2": 1}], ("taken",))
    assert (taken.games, [(figure.thing, figure.value) for figure in taken.figures]) == (2, [("1", 2.5), ("10", 4.0)])
    assert (given.games, given.figures[0].value) == (1, 1.0)
    (summed,) = grouped([{"a.x": 2, "a.2": 1}, {"a.x": 3}], ())
    assert [(figure.thing, figure.value) for figure in summed.figures] == [("2", 1.0), ("x", 5.0)]


def fates(text: str, rung: str = "ronin") -> list[Climbed]:
    """Games in the order of playing, as the store tells them: the latest first."""
    named: dict[str, Fate] = {"w": "won", "l": "lost", "s": "shared"}
    return [Climbed("tenno", rung, named[letter]) for letter in reversed(text)]


@pytest.mark.parametrize(
    ("played", "beaten"),
    [
        ("", False),
        ("ww", False),
        ("www", True),
        ("wlwlw", True),
        ("wllwlw", False),
        ("wwwlllllll", True),
        ("sss", False),
    ],
)
def test_three_wins_of_five_games_on_end_beat_a_level_for_good(played: str, beaten: bool) -> None:
    found = ladder("tenno", ("peasant", "ronin", "samurai"), fates(played))
    assert [rung.beaten for rung in found.rungs] == [False, beaten, False]
    assert found.next == ("samurai" if beaten else "ronin" if played else "peasant")
    assert len(found.rungs[1].latest) == min(5, len(played))


def test_who_has_beaten_the_highest_is_invited_by_nobody() -> None:
    assert ladder("tenno", ("peasant", "ronin"), fates("www")).next == ""


def test_progress_is_told_of_games_against_bots(address: str) -> None:
    guest = Person(address, "Passer")
    tenno(guest, None, 1)
    (found,) = guest.get(f"/api/players/{guest.id}")["ladders"]
    assert (found["game"], found["next"]) == ("tenno", "peasant")
    assert found["rungs"][0] == {"id": "peasant", "beaten": False, "latest": ["lost"]}
