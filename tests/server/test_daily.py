"""The deal of the day: the same for everybody, tried once, and shown to nobody who has still to play it."""

from __future__ import annotations

import hashlib
import os
import random
import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tatami.bench.server import Server
from tatami.core.match import BY_LANES, Match
from tatami.core.record import Record
from tatami.core.rng import stream
from tatami.server.domain import daily, entries
from tatami.server.domain.clocks import DAY
from tatami.server.domain.folding import fold
from tatami.server.domain.players import Player
from tatami.server.domain.problems import Refusal
from tatami.server.domain.results import Result, SeatResult, result_of
from tatami.server.live import errands
from tatami.server.live.keys import deal_key
from tatami.server.live.queue import Urgency
from tatami.server.live.thinkers import Question
from tests.server.hosts import disk_of
from tests.server.logs import lines
from tests.server.people import PATIENCE, Chair, Person
from tests.server.test_jumps import SHIFTED
from tests.server.tiers import Tier

KEY = bytes(range(32))
TODAY = "2026-11-18"
WAYS = ("", "/replay?eye=none", "/replay?eye=0", "/replay?eye=open", "/record", "/review?seat=0", "/moments", "/story")
"""Every way to look at a table over HTTP."""


def begin(person: Person, game: str = "samurai_spirit") -> str:
    return str(person.post("/api/daily", {"game": game})["id"])


def claimed(address: str) -> Person:
    """Somebody whose name is theirs."""
    name = f"Nao {secrets.token_hex(4)}"
    person = Person(address, name)
    person.post("/api/claim", {"name": name, "passphrase": "a long enough passphrase"})
    return person


def answer(chair: Chair, code: str) -> None:
    assert chair.submit(code)["type"] == "done"
    chair.hear("update")


def play_out(chair: Chair, taste: int) -> None:
    """Play at random by that taste until the game is over."""
    rng = random.Random(taste)
    while chair.asked()["ending"] is None:
        answer(chair, rng.choice(chair.update["legal"])["code"])


def finish(person: Person, game: str = "samurai_spirit", taste: int = 1) -> str:
    table = begin(person, game)
    with person.look(table) as chair:
        play_out(chair, taste)
    return table


def shown(person: Person, game: str) -> dict[str, Any]:
    """A deal on the page of the day."""
    found: dict[str, Any] = next(each for each in person.get("/api/daily")["deals"] if each["game"] == game)
    return found


def refused(person: Person, table: str, way: str) -> str:
    answer = person.http.get(f"/api/tables/{table}{way}")
    assert answer.status_code >= 400, answer.text[:300]
    return str(answer.json()["code"])


def turned_away(person: Person, table: str) -> str:
    """Why a socket at the table is closed before it was told anything."""
    cookie = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    headers = {"Cookie": cookie} if cookie else {}
    address = f"{person.address.replace('http', 'ws')}/ws/{table}"
    with connect(address, additional_headers=headers, open_timeout=PATIENCE) as socket:
        said: dict[str, Any] = msgspec.json.decode(socket.recv(PATIENCE))
        with pytest.raises(ConnectionClosed):
            socket.recv(PATIENCE)
    assert said["type"] == "gone", said
    return str(said["problem"]["code"])


# --- the same for everybody -------------------------------------------------------------------------------------------


def test_the_seed_follows_from_the_key_the_day_and_the_game_alone() -> None:
    seed = daily.seed_of(KEY, TODAY, "tenno")
    assert seed == daily.seed_of(KEY, TODAY, "tenno")
    others = {
        daily.seed_of(KEY, TODAY, "samurai"),
        daily.seed_of(KEY, "2026-11-19", "tenno"),
        daily.seed_of(KEY[::-1], TODAY, "tenno"),
    }
    assert len({seed, *others}) == 4
    assert seed.startswith(BY_LANES)
    assert len(bytes.fromhex(seed.removeprefix(BY_LANES))) == 32, "so much cannot be guessed and compared with the hash"


def test_every_process_has_the_same_key_and_every_database_another(tier: Tier, tmp_path: Path) -> None:
    keys = []
    for folder in ("one", "one", "other"):
        (tmp_path / folder).mkdir(exist_ok=True)
        store = tier.store(tmp_path / folder)
        keys.append(deal_key(store))
        store.close()
    assert keys[0] == keys[1] != keys[2]
    assert len(keys[0]) == 32


@pytest.mark.parametrize("game", daily.games())
def test_a_deal_is_laid_with_one_person_and_bots_around(game: str) -> None:
    ada, bo = Player(id="ada", name="Ada", claimed=True), Player(id="bo", name="Bo", claimed=False)
    tables = []
    for player in (ada, bo):
        opened, more = daily.first_entries(KEY, TODAY, game, player, 5)
        assert not opened.open
        table = fold("t", lines([opened, *more]))
        assert table.status == "playing"
        assert table.people() == {player.id}
        tables.append(table)
    assert tables[0].match is not None
    assert tables[1].match is not None
    assert tables[0].match.key() == tables[1].match.key()
    assert [daily.try_of(table) for table in tables] == [
        daily.NewTry(TODAY, "ada", ranked=True),
        daily.NewTry(TODAY, "bo", ranked=False),
    ]


def test_four_games_have_a_deal_and_the_side_changes_by_the_day() -> None:
    assert daily.games() == ["seven_ronin", "samurai", "tenno", "samurai_spirit"]
    assert {daily.seat_of(day, 2) for day in (TODAY, "2026-11-19")} == {0, 1}
    with pytest.raises(Refusal):
        daily.deal_of("chess")


def test_the_bots_answer_everybody_alike(address: str) -> None:
    told = []
    for person in (Person(address, "Ada"), Person(address, "Bo")):
        with person.look(begin(person, "tenno"), lang=None) as chair:
            for _ in range(4):
                if chair.asked()["ending"] is None:
                    answer(chair, chair.update["legal"][0]["code"])
            chair.asked()
            told.append([(line["event"], line["data"]) for line in chair.story])
    assert len(told[0]) > 5
    assert told[0] == told[1]


def test_a_thought_ends_by_its_budget_wherever_it_is_thought() -> None:
    match = Match("tenno", seats=3, seed="x")
    asked = Question("tenno", 0, match.imagine(0, stream("y")), match.legal(0), "samurai", "z", steady=True)
    _, found = errands.asked(errands.ask(1, asked, "ada", Urgency.PRESENT))
    assert (found.steady, found.seed) == (True, "z")


# --- one try ----------------------------------------------------------------------------------------------------------


def test_there_is_one_try_however_often_and_from_wherever_it_is_asked_for(address: str) -> None:
    ada = Person(address, "Ada")
    twin = Person(address)  # The same person in another browser.
    twin.http.cookies = httpx.Cookies(ada.http.cookies)
    with ThreadPoolExecutor(8) as pool:
        made = set(pool.map(begin, [ada, twin] * 4))
    assert len(made) == 1
    (table,) = made
    with ada.look(table) as chair:
        play_out(chair, 1)
    assert begin(twin) == table
    assert shown(twin, "samurai_spirit")["state"] == "over"
    assert ada.post(f"/api/tables/{table}/rematch", {}, 409)["code"] == "daily-once"


def test_a_try_that_was_given_up_is_used_up(address: str) -> None:
    ada = claimed(address)
    table = begin(ada)
    with ada.look(table) as chair:
        chair.asked()
        assert chair.say("propose", what="abandon")["type"] == "done"
    assert begin(ada) == table
    mine = ada.get("/api/daily/samurai_spirit")["mine"]
    assert (mine["how"], mine["figures"]) == ("left", [])
    assert mine["rank"] is not None


def test_nobody_plays_without_a_name_nor_a_game_that_has_no_deal(address: str) -> None:
    assert Person(address).post("/api/daily", {"game": "tenno"}, 401)["code"] == "who"
    assert Person(address, "Ada").post("/api/daily", {"game": "chess"}, 404)["code"] == "no-deal"
    assert Person(address).get("/api/daily/tenno?day=yesterday", 404)["code"] == "no-day"
    assert Person(address).get("/api/daily/tenno?day=2999-01-01", 404)["code"] == "no-day"


# --- secrets ----------------------------------------------------------------------------------------------------------


def test_a_game_is_shown_to_nobody_who_has_not_played_the_deal(address: str) -> None:
    ada, eve, nobody = Person(address, "Ada"), Person(address, "Eve"), Person(address)
    table = finish(ada)
    begin(eve)  # Who has only begun could still use it.
    for person in (eve, nobody):
        for way in WAYS:
            assert refused(person, table, way) == "daily-secret", way
        assert turned_away(person, table) == "daily-secret"
        assert person.get("/api/daily/samurai_spirit", 403)["code"] == "daily-secret"
    for what in ("sit", "leave", "start", "rematch", "agent"):
        body = {"name": "Machine"} if what == "agent" else None
        assert eve.post(f"/api/tables/{table}/{what}", body, 403)["code"] == "daily-secret"
    assert shown(eve, "samurai_spirit")["played"] >= 1
    finish(eve)
    for way in ("", "/replay?eye=open", "/moments", "/story"):
        eve.get(f"/api/tables/{table}{way}")
    with eve.look(table) as chair:
        assert chair.hear("update")["ending"] is not None


def test_a_game_that_goes_on_is_its_players_alone(address: str) -> None:
    ada, eve = Person(address, "Ada"), Person(address, "Eve")
    table = begin(ada)
    finish(eve)
    for way in WAYS:
        assert refused(eve, table, way) == "daily-secret", way
    assert turned_away(eve, table) == "daily-secret"
    ada.get(f"/api/tables/{table}/replay?eye=0")


def test_a_program_has_no_way_in_with_the_key_of_somebody_else(address: str) -> None:
    ada, eve = Person(address, "Ada"), Person(address, "Eve")
    table = begin(ada)
    token = eve.http.cookies["tatami"]
    way = f"{address.replace('http', 'ws')}/bot/{table}?token={token}"
    with pytest.raises(InvalidStatus), connect(way, open_timeout=PATIENCE):
        pass


def test_no_list_of_others_shows_the_table(address: str) -> None:
    ada, eve = Person(address, "Ada"), Person(address, "Eve")
    table = begin(ada)
    seen = eve.get("/api/lobby")
    assert table not in msgspec.json.encode(seen).decode()
    mine = ada.get("/api/lobby")["mine"]
    assert [(line["id"], bool(line["day"])) for line in mine] == [(table, True)]


def test_nobody_is_advised_and_nobody_goes_back_behind_what_was_drawn(address: str) -> None:
    ada = Person(address, "Ada")
    with ada.look(begin(ada)) as chair:
        chair.asked()
        assert chair.say("hint", seat=0)["problem"]["code"] == "daily-hint"
        answer(chair, chair.update["legal"][0]["code"])
        chair.asked()
        assert chair.say("undo", seat=0, far=True)["problem"]["code"] == "daily-undo"


def test_neither_the_seed_nor_the_key_is_told_while_the_day_lasts(running: Server, address: str) -> None:
    ada = claimed(address)
    table = finish(ada)
    with disk_of(running) as kept:
        ((key,),) = kept.ask("SELECT value FROM secrets WHERE name = 'deals'")
        ((line,),) = kept.ask("SELECT entry FROM log WHERE place = ? AND number = 0", table)
    seed = msgspec.json.decode(line)["seed"]
    assert seed.startswith(BY_LANES)
    told = [ada.http.get(f"/api/tables/{table}{way}").text for way in WAYS]
    told += [ada.http.get(path).text for path in ("/api/daily", "/api/daily/samurai_spirit", "/api/lobby")]
    with ada.look(table) as chair:
        chair.hear("update")
        told += chair.bytes
    assert not [text for text in told if seed in text or seed.removeprefix(BY_LANES) in text or key in text]
    assert refused(ada, table, "/record") == "daily-record"
    assert ada.get(f"/api/tables/{table}/replay?eye=open")["seed"] == ""
    # What is shown fixes the seed, which has far too many letters for trying all of them.
    assert ada.get(f"/api/tables/{table}")["commitment"] == hashlib.sha256(b"tatami seed " + seed.encode()).hexdigest()


def test_an_imported_game_of_the_same_form_gets_no_card_of_the_deal(address: str) -> None:
    """Whoever brings a record without its seed has the rest drawn from another one."""
    ada = Person(address, "Ada")
    table = begin(ada)
    deal = ada.get(f"/api/tables/{table}/replay?eye=0")
    blank = Record("samurai_spirit", "1", 1, deal["options"], moves=())
    brought = ada.post("/api/records", {"record": blank.to_json()})["id"]
    other = ada.get(f"/api/tables/{brought}/replay?eye=none")
    assert other["options"] == deal["options"]
    assert other["commitment"] != deal["commitment"]


# --- results ----------------------------------------------------------------------------------------------------------


def result(fate: str, ended: int = 5, left: bool = False, **score: int) -> Result:
    seat = SeatResult(seat=0, who="ada", kind="person", name="Ada", fate=fate, left=left, score=score)  # type: ignore[arg-type]
    start = daily.begin_of(TODAY)
    return Result(table="t", game="tenno", rules="1", options={}, ended=start + ended, day=TODAY, seats=(seat,))


def test_the_order_is_how_it_ended_then_the_figures_and_giving_up_comes_last() -> None:
    order = [
        result("won", prison=20, court=3),
        result("won", prison=20, court=2),
        result("won", prison=4, court=9),
        result("shared", prison=30),
        result("lost", prison=19),
        result("lost", prison=-4),
        result("lost", left=True, prison=40),
    ]
    points = [daily.points_of(each) for each in order]
    assert points == sorted(points, key=lambda each: -(each or 0))
    assert len(set(points)) == len(points)
    assert daily.points_of(result("won", ended=DAY)) is None, "too late"


def test_a_place_counts_more_the_more_are_behind() -> None:
    assert [daily.marks(rank, 5) for rank in range(1, 6)] == [100, 75, 50, 25, 0]
    assert daily.marks(1, 1) == 100
    assert daily.total([(1, 5), (3, 5)]) == 150
    assert daily.week_of(TODAY) == [f"2026-11-{day}" for day in range(16, 23)]


def test_a_log_of_the_day_has_a_result_that_says_so() -> None:
    opened, more = daily.first_entries(KEY, TODAY, "samurai_spirit", Player(id="ada", name="Ada", claimed=True), 5)
    log: list[Any] = [opened, *more]
    rng, table = random.Random(1), fold("t", lines(log))
    while table.status == "playing":
        assert table.match is not None
        log.append(entries.Played(at=6, seat=0, codes=[rng.choice(table.match.legal(0))]))
        table.apply(log[-1])
    found = result_of("t", lines(log))
    assert found is not None
    assert (found.day, found.bar) == (TODAY, "friendly")
    seat = daily.own_seat(found)
    assert seat is not None
    assert list(seat.score) in (["score"], ["reached", "farms", "families"])
    assert found.figures["farms"] == [seat.score.get("farms", found.figures["farms"][0])]


def test_claimed_names_are_ranked_and_guests_see_where_they_would_stand(address: str) -> None:
    one, other, guest = claimed(address), claimed(address), Person(address, "Ada")
    for person, taste in ((one, 1), (other, 2), (guest, 1)):
        finish(person, taste=taste)
    of = one.get("/api/daily/samurai_spirit")["of"]
    for person in (one, other, guest):
        found = person.get("/api/daily/samurai_spirit?lang=pl")
        assert (found["of"], found["over"], found["seed"]) == (of, False, "")
        assert len(found["lines"]) == of
        assert all(line["ranked"] for line in found["lines"])
        ranks = [line["rank"] for line in found["lines"]]
        assert ranks == sorted(ranks)
        assert ranks[0] == 1
        assert sum(line["mine"] for line in found["lines"]) == (person is not guest)
        mine = found["mine"]
        assert mine["text"]
        assert [figure["title"] for figure in mine["figures"]][-1] in ("Rodziny", "Punkty")
        assert shown(person, "samurai_spirit")["rank"] == mine["rank"]
    asked = {person: person.get("/api/daily") for person in (one, guest)}
    week = [mark for day in asked[one]["week"] for mark in day["deals"]]
    assert [(mark["game"], mark["of"]) for mark in week] == [("samurai_spirit", of)]
    assert asked[one]["total"] == week[0]["marks"] == daily.marks(week[0]["rank"], of)
    mine = guest.get("/api/daily/samurai_spirit")["mine"]
    assert (mine["ranked"], asked[guest]["total"]) == (False, 0)
    # Played as one of them did, so it would stand where that one does: among one more.
    assert mine["rank"] == one.get("/api/daily/samurai_spirit")["mine"]["rank"]
    assert shown(guest, "samurai_spirit")["of"] == of + 1
    # A name claimed afterwards does not count: else one could try as many guests and claim the best.
    guest.post("/api/claim", {"name": f"Late {secrets.token_hex(4)}", "passphrase": "a long enough passphrase"})
    assert guest.get("/api/daily/samurai_spirit")["of"] == of


# --- the next day -----------------------------------------------------------------------------------------------------


@pytest.fixture
def tomorrow(tier: Tier, tmp_path: Path) -> Iterator[Server]:
    """A server whose machine's clock can be set to the next day between two starts."""
    (tmp_path / "sitecustomize.py").write_text(SHIFTED)
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    server = tier.server(tmp_path / "data", TATAMI_THINKERS="1", PYTHONPATH=path, SHIFT_MS="0")
    server.start()
    yield server
    server.stop()


def test_when_the_day_is_over_everything_is_told_and_the_next_deal_is_another(tomorrow: Server) -> None:
    address = f"http://127.0.0.1:{tomorrow.port}"
    ada, bo, eve = claimed(address), claimed(address), Person(address, "Eve")
    day = ada.get("/api/daily")["day"]
    table, late = finish(ada), begin(bo)
    hash = ada.get(f"/api/tables/{table}")["commitment"]
    tomorrow.stop()
    tomorrow.environment["SHIFT_MS"] = str(DAY)
    tomorrow.start()
    assert eve.get("/api/daily")["day"] != day
    found = Person(address).get(f"/api/daily/samurai_spirit?day={day}")
    assert found["over"]
    assert found["commitment"] == hash == hashlib.sha256(b"tatami seed " + found["seed"].encode()).hexdigest()
    record = Person(address).get(f"/api/tables/{table}/record")
    assert (record["seed"], record["commitment"]) == (found["seed"], hash)
    assert eve.get(f"/api/tables/{table}/replay?eye=open")["seed"] == found["seed"]
    # Whoever is late may play on, but everything is told now: it does not count.
    with bo.look(late) as chair:
        play_out(chair, 1)
    after = bo.get(f"/api/daily/samurai_spirit?day={day}")
    assert (after["of"], len(after["lines"]), after["mine"]["rank"]) == (1, 1, None)
    assert ada.get(f"/api/tables/{begin(ada)}")["commitment"] != hash
