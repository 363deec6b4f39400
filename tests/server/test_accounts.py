"""An account of one's own: ways back without the passphrase, who sees whom, all that is kept, and its end."""

from __future__ import annotations

import asyncio
import json
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tatami.bench.server import Server
from tatami.server.clock import now
from tatami.server.domain.clocks import DAY, HOUR
from tatami.server.domain.names import skeleton
from tatami.server.live.cookies import COOKIE
from tatami.server.live.departure import NAME_RESTS
from tatami.server.live.passphrases import LEAST_GUESSES, guesses_for
from tatami.server.live.players import Players, login_key
from tatami.server.live.recovery_codes import CODES, digest, link_digest, new_codes
from tatami.server.store import backups
from tatami.server.store.schema import metadata
from tatami.server.store.sqlite import SqliteStore
from tests.server.hosts import command, disk_of
from tests.server.people import PATIENCE, Person
from tests.server.receivers import Mailbox
from tests.server.tiers import Tier

PASSPHRASE = "seven cranes on the ice"
ANOTHER = "a lantern behind the gate"


def claimed(address: str, name: str) -> tuple[Person, list[str]]:
    """Somebody with a name of their own, and the codes that were shown."""
    person = Person(address, name)
    codes = person.post("/api/claim", {"name": name, "passphrase": PASSPHRASE})["codes"]
    return person, codes


def signed_in(address: str, name: str, passphrase: str = PASSPHRASE) -> Person:
    person = Person(address)
    person.id = person.post("/api/login", {"name": name, "passphrase": passphrase})["id"]
    return person


def address_of(server: Server) -> str:
    return f"http://127.0.0.1:{server.port}"


def resign(person: Person, table: str) -> None:
    with person.look(table) as chair:
        chair.asked()
        assert chair.say("resign", seat=chair.update["eye"])["type"] == "done"


# --- passphrases ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "common",
    ["password1", "qwertyuiop", "12345678", "Zaq12wsx", "hasło123", "kochamcie1", "йцукенг1", "пароль2024", "Tatami12"],
)
def test_what_everybody_would_try_first_is_no_passphrase(common: str) -> None:
    assert guesses_for(common, "Ala") < LEAST_GUESSES


@pytest.mark.parametrize("good", [PASSPHRASE, ANOTHER, "wiśnia w śniegu", "чотири старі слони", "xK4#vq9Lz2"])
def test_a_passphrase_need_not_look_odd(good: str) -> None:
    assert guesses_for(good, "Ala") >= LEAST_GUESSES


def test_a_common_passphrase_or_the_own_name_is_refused_and_nothing_is_claimed(address: str) -> None:
    ala = Person(address, "Marcelina")
    for passphrase in ("password1", "marcelina", "Marcelina1"):
        refused = ala.post("/api/claim", {"name": "Marcelina", "passphrase": passphrase}, 400)
        assert refused["code"] == "passphrase-common"
    assert not ala.get("/api/me")["claimed"]
    assert ala.get("/api/account")["codes"] == 0


def test_a_passphrase_is_changed_by_whoever_knows_the_old_one(address: str) -> None:
    ala, _ = claimed(address, "Ala of Words")
    phone = signed_in(address, "Ala of Words")
    wrong = {"old": "not this one at all", "passphrase": ANOTHER}
    assert ala.post("/api/account/passphrase", wrong, 403)["code"] == "passphrase-wrong"
    weak = {"old": PASSPHRASE, "passphrase": "password1"}
    assert ala.post("/api/account/passphrase", weak, 400)["code"] == "passphrase-common"
    ala.post("/api/account/passphrase", {"old": PASSPHRASE, "passphrase": ANOTHER})
    assert phone.get("/api/me")["id"] == ala.id, "others stay signed in unless that is wished"
    ala.post("/api/account/passphrase", {"old": ANOTHER, "passphrase": PASSPHRASE, "others": True})
    assert phone.get("/api/me") is None
    assert ala.get("/api/me")["id"] == ala.id
    assert signed_in(address, "Ala of Words").id == ala.id


def test_a_guest_has_no_passphrase_to_change(address: str) -> None:
    guest = Person(address, "Guest")
    assert guest.post("/api/account/passphrase", {"old": "", "passphrase": ANOTHER}, 409)["code"] == "unclaimed"
    assert guest.post("/api/account/codes", {"passphrase": ""}, 409)["code"] == "unclaimed"
    assert guest.get("/api/account")["claimed"] is False
    Person(address).get("/api/account", 401)


# --- recovery codes ---------------------------------------------------------------------------------------------------


def test_a_recovery_code_is_read_however_it_is_written() -> None:
    code = "0A1B-CDEK-MH0P-TX19"
    for typed in ("oa1b cdek mh0p tx19", "OAIBCDEKMHOPTXl9", "0А1В-СDЕК-МНОР-ТХ19", " 0a1b-cdek-mhop-tx19\n"):
        assert digest(typed) == digest(code)
    assert digest("0A1B-CDEK-MH0P-TX18") != digest(code)
    assert len(set(new_codes())) == CODES


def test_a_recovery_code_opens_once_and_signs_the_others_out(address: str) -> None:
    ala, codes = claimed(address, "Ala of Codes")
    assert len(codes) == CODES == ala.get("/api/account")["codes"]
    phone = Person(address)
    back = {"name": "ala of codes", "code": codes[0].lower().replace("-", " "), "passphrase": ANOTHER}
    assert phone.post("/api/recover/code", back | {"passphrase": "password1"}, 400)["code"] == "passphrase-common"
    assert phone.post("/api/recover/code", back)["id"] == ala.id
    assert phone.get("/api/account")["codes"] == CODES - 1
    assert ala.get("/api/me") is None, "whoever was signed in elsewhere is not any more"
    assert Person(address).post("/api/recover/code", back, 403)["code"] == "recovery-code"
    assert Person(address).post("/api/login", {"name": "Ala of Codes", "passphrase": PASSPHRASE}, 403)
    signed_in(address, "Ala of Codes", ANOTHER)


def test_a_wrong_code_and_a_name_that_nobody_has_are_answered_alike(address: str) -> None:
    _, codes = claimed(address, "Ala of Silence")
    _, others = claimed(address, "Bo of Silence")
    stranger, answers = Person(address), []
    tries = (("Ala of Silence", "AAAA"), ("Nobody of Silence", codes[0]), ("Ala of Silence", others[0]), ("\0", "\0"))
    for name, code in tries:
        body = {"name": name, "code": code, "passphrase": ANOTHER}
        answers.append(stranger.http.post("/api/recover/code", json=body))
    assert {(each.status_code, each.text) for each in answers} == {(403, answers[0].text)}


def test_new_codes_replace_the_old_ones_and_ask_for_the_passphrase(address: str) -> None:
    ala, codes = claimed(address, "Ala Anew")
    assert ala.post("/api/account/codes", {"passphrase": "not this one at all"}, 403)["code"] == "passphrase-wrong"
    fresh = ala.post("/api/account/codes", {"passphrase": PASSPHRASE})["codes"]
    assert not set(fresh) & set(codes)
    body = {"name": "Ala Anew", "passphrase": ANOTHER}
    Person(address).post("/api/recover/code", body | {"code": codes[1]}, 403)
    Person(address).post("/api/recover/code", body | {"code": fresh[1]})


def test_tries_to_recover_are_few(tier: Tier, tmp_path: Path) -> None:
    """At a tenth of the usual rates there is one try, and the next after more than a minute."""
    server = tier.server(tmp_path / "data", TATAMI_THINKERS="1", TATAMI_REQUESTS_PER_S="1")
    server.start()
    _, codes = claimed(address_of(server), "Ala")
    stranger = Person(address_of(server))
    body = {"name": "Ala", "code": "AAAA", "passphrase": ANOTHER}
    assert stranger.post("/api/recover/code", body, 403)["code"] == "recovery-code"
    assert stranger.post("/api/recover/code", body | {"code": codes[0]}, 429)["code"] == "too-fast"
    server.stop()


def test_of_two_who_use_a_code_at_once_one_comes_in_and_only_hashes_are_kept(tier: Tier, tmp_path: Path) -> None:
    store = tier.store(tmp_path)

    async def story() -> None:
        store.start()
        players = Players(store, b"key")
        ala, codes = await players.claim(await players.guest("Ala"), "Ala", PASSPHRASE)
        hash = digest(codes[0])
        both = (store.accounts.recover(ala.id, hash, secret, now()) for secret in ("one", "two"))
        assert sorted(await asyncio.gather(*both)) == [False, True]
        assert not await store.accounts.recover(ala.id, hash, "late", now())
        assert store.accounts.by_code(login_key("Ala"), skeleton("Ala"), hash) is None
        await store.accounts.add_link(ala.id, link_digest("key"), now() - 2 * HOUR, now() - HOUR)
        assert store.accounts.by_link(link_digest("key"), now()) is None, "an hour is an hour"
        assert not await store.accounts.recover(ala.id, link_digest("key"), "three", now())
        account = store.player(ala.id)
        assert account is not None
        assert account.passphrase in ("one", "two")
        await store.accounts.tidy(now())
        with tier.disk(tmp_path) as kept:
            rows = kept.ask("SELECT * FROM recoveries")
            assert len(rows) == CODES, "the old link is gone"
            assert not any(code.replace("-", "") in str(row) or code in str(row) for row in rows for code in codes)
        store.stop()

    asyncio.run(story())
    backups.backup(tmp_path, tmp_path / "copy.db", tier.url(tmp_path))
    copied = SqliteStore(f"sqlite:///{tmp_path / 'copy.db'}")
    (ala,) = store.all_players()
    assert copied.accounts.codes_left(ala.id) == CODES - 1, "a copy has all of it"
    store.remove(ala.id)
    with tier.disk(tmp_path) as kept:
        assert kept.ask("SELECT count(*) FROM recoveries") == [(0,)], "and goes with its player"
    copied.close()
    store.close()


# --- mail -------------------------------------------------------------------------------------------------------------


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    found = Mailbox()
    found.open()
    yield found
    found.close()


@pytest.fixture
def posting(tier: Tier, tmp_path: Path, mailbox: Mailbox) -> Iterator[Server]:
    """A server that sends mail."""
    settings = {"TATAMI_SMTP_URL": mailbox.url, "TATAMI_MAIL_FROM": "table@example.org"}
    server = tier.server(tmp_path / "data", TATAMI_THINKERS="1", **settings)
    server.start()
    yield server
    server.stop()


def link(mailbox: Mailbox, number: int, page: str) -> str:
    """The key of the link in a letter, once it has come."""
    until = time.monotonic() + PATIENCE
    while len(mailbox.letters) < number:
        assert time.monotonic() < until, "no letter came"
    body = mailbox.letters[number - 1].get_body(("plain",))
    assert body is not None
    return str(body.get_content().split(f"/{page}/")[1].split()[0])


def test_a_mailed_link_opens_once_and_strangers_learn_nothing(posting: Server, mailbox: Mailbox) -> None:
    address = address_of(posting)
    ala, _ = claimed(address, "Ala")
    claimed(address, "Bo")
    mail = {"address": "ala@example.org", "passphrase": PASSPHRASE, "lang": "pl"}
    assert ala.post("/api/account/mail", mail | {"address": "nobody"}, 400)["code"] == "mail-address"
    assert ala.post("/api/account/mail", mail | {"passphrase": "not this one"}, 403)["code"] == "passphrase-wrong"
    assert ala.post("/api/account/mail", mail) == {"address": "ala@example.org", "confirmed": False}
    ala.post(f"/api/confirm/{link(mailbox, 1, 'confirm-account')}")
    assert ala.get("/api/account")["mail"] == {"address": "ala@example.org", "confirmed": True}
    assert "Czy to twój adres?" in mailbox.letters[0]["Subject"]

    stranger = Person(address)
    assert stranger.get("/api/recover") == {"mail": True}
    asked = [stranger.http.post("/api/recover/letter", json={"name": name}) for name in ("Nobody", "Bo", "Ala", "Ala")]
    assert {(each.status_code, each.content) for each in asked} == {(204, b"")}
    key = link(mailbox, 2, "recover")
    assert mailbox.recipients == ["ala@example.org"] * 2, "neither Bo nor a second letter"
    assert stranger.get(f"/api/recover/link/{key}") == {"name": "Ala"}
    new = {"passphrase": ANOTHER}
    assert stranger.post(f"/api/recover/link/{key}x", new, 410)["code"] == "recovery-link"
    assert stranger.post(f"/api/recover/link/{key}", {"passphrase": "password1"}, 400)["code"] == "passphrase-common"
    assert stranger.post(f"/api/recover/link/{key}", new)["id"] == ala.id
    assert ala.get("/api/me") is None
    for again in (stranger.post(f"/api/recover/link/{key}", new, 410), stranger.get(f"/api/recover/link/{key}", 410)):
        assert again["code"] == "recovery-link"
    with disk_of(posting) as kept:
        assert not [row for row in kept.ask("SELECT * FROM recoveries") if key in str(row)]


def test_a_link_grows_old_and_an_address_can_be_taken_away(posting: Server, mailbox: Mailbox) -> None:
    address = address_of(posting)
    ala, _ = claimed(address, "Ala")
    ala.post("/api/account/mail", {"address": "ala@example.org", "passphrase": PASSPHRASE})
    ala.post("/api/recover/letter", {"name": "Ala"})
    ala.post(f"/api/confirm/{link(mailbox, 1, 'confirm-account')}")
    ala.post("/api/recover/letter", {"name": "Ala"})
    key = link(mailbox, 2, "recover")
    assert len(mailbox.letters) == 2, "an address that nobody confirmed gets no link"
    with disk_of(posting) as kept:
        assert kept.change("UPDATE recoveries SET until = ? WHERE kind = 'link'", now() - 1) == 1
    assert ala.get(f"/api/recover/link/{key}", 410)["code"] == "recovery-link"
    assert ala.http.delete("/api/account/mail").status_code == 204
    assert ala.get("/api/account")["mail"] is None
    assert ala.get("/api/notices")["channels"] == []


def test_where_no_mail_is_sent_it_is_not_offered(address: str) -> None:
    ala, _ = claimed(address, "Ala without Mail")
    assert ala.get("/api/recover") == {"mail": False}
    assert ala.get("/api/account")["mail_offered"] is False
    mail = {"address": "ala@example.org", "passphrase": PASSPHRASE}
    assert ala.post("/api/account/mail", mail, 503)["code"] == "mail-off"
    assert ala.post("/api/recover/letter", {"name": "Ala without Mail"}, 503)["code"] == "mail-off"


# --- sessions ---------------------------------------------------------------------------------------------------------


def test_all_other_sessions_end_at_once(address: str) -> None:
    ala, _ = claimed(address, "Ala Everywhere")
    others = [signed_in(address, "Ala Everywhere") for _ in range(3)]
    assert ala.http.delete("/api/sessions").status_code == 204
    assert [other.get("/api/me") for other in others] == [None] * 3
    assert [each["current"] for each in ala.get("/api/sessions")] == [True]


def test_a_session_lasts_for_ninety_days_after_every_visit(own: Server) -> None:
    ala, _ = claimed(address_of(own), "Ala")
    with disk_of(own) as kept:
        assert kept.change("UPDATE sessions SET seen = ?", now() - 89 * DAY) == 1
    own.stop()
    own.start()
    ala = comes_again(own, ala)
    answer = ala.http.get("/api/me")
    assert answer.json()["name"] == "Ala"
    assert f"Max-Age={90 * 86_400}" in answer.headers["set-cookie"], "it lasts as long again"
    assert "set-cookie" not in ala.http.get("/api/me").headers, "once a day is enough"
    own.stop()
    with disk_of(own) as kept:
        assert kept.change("UPDATE sessions SET seen = ?", now() - 91 * DAY) == 1
    own.start()
    ala = comes_again(own, ala)
    assert ala.get("/api/me") is None
    ala.get("/api/account", 401)
    assert ala.post("/api/login", {"name": "Ala", "passphrase": PASSPHRASE})["name"] == "Ala"
    assert len(ala.get("/api/sessions")) == 1


def comes_again(server: Server, person: Person) -> Person:
    """The same browser at a server that was started anew."""
    again = Person(address_of(server))
    again.http.cookies = httpx.Cookies({COOKIE: str([each.value for each in person.http.cookies.jar][-1])})
    return again


# --- who sees whom ----------------------------------------------------------------------------------------------------


def test_a_page_is_seen_by_whom_its_owner_chose(address: str) -> None:
    ala, _ = claimed(address, "Ala Seen")
    stranger, bo, eve = Person(address), Person(address, "Bo"), Person(address, "Eve")
    table = ala.open("tenno", 2, sit=["me"], open=True)
    bo.sit(table)

    def seen(*people: Person) -> list[bool]:
        return [each.http.get(f"/api/players/{ala.id}").status_code == 200 for each in people]

    assert seen(stranger, eve, bo, ala) == [True] * 4
    assert ala.get(f"/api/players/{bo.id}", 404)["code"] == "no-player", "guests have no page"
    assert ala.get("/api/players/nobody", 404)["code"] == "no-player"
    ala.post("/api/account/profile", {"profile": "met"})
    assert seen(bo) == [False], "who waits at a table has not played yet"
    ala.start(table)
    with ala.look(table) as chair:
        chair.asked()
    until = time.monotonic() + PATIENCE
    while seen(bo) != [True]:
        assert time.monotonic() < until
    assert seen(stranger, eve, ala) == [False, False, True]
    ala.post("/api/account/profile", {"profile": "nobody"})
    assert seen(stranger, eve, bo, ala) == [False, False, False, True]
    assert ala.get("/api/account")["profile"] == "nobody"
    assert ala.post("/api/account/profile", {"profile": "friends"}, 400)["code"] == "wrong-field"


# --- all that is kept -------------------------------------------------------------------------------------------------


def test_everything_that_is_kept_can_be_taken_away(own: Server) -> None:
    address = address_of(own)
    ala, codes = claimed(address, "Ala")
    bo = Person(address, "Bo")
    over = ala.open("tenno", 2, sit=["me"], open=True)
    bo.sit(over)
    ala.start(over)
    with ala.look(over) as chair:
        chair.asked()
        chair.say("chat", text="Good evening")
    resign(bo, over)
    goes_on = ala.open("samurai", 2, sit=["me", "bot:random"], start=True)
    ala.post(f"/api/mutes/{bo.id}")
    hook = {"kind": "webhook", "address": "https://example.org/hook"}
    ala.post("/api/notices/channels", hook)
    rests = ala.post("/api/holiday", {"days": 3})["until"]
    until = time.monotonic() + PATIENCE
    found: dict[str, Any] = {"games": []}
    while not found["games"]:
        with disk_of(own) as kept:
            if kept.ask("SELECT count(*) FROM results") != [(1,)]:
                assert time.monotonic() < until
                continue
        answer = ala.http.get("/api/me/export")
        assert "attachment" in answer.headers["content-disposition"]
        found = answer.json()
    assert (found["name"], found["claimed"], found["recovery_codes_left"]) == ("Ala", True, len(codes))
    assert [game["fate"] for game in found["games"]] == ["won"]
    assert found["games"][0]["names"] == ["Ala", "Bo"]
    assert [table["table"] for table in found["tables"]] == [goes_on]
    assert [(line["table"], line["text"]) for line in found["chat"]] == [(over, "Good evening")]
    assert found["muted"] == [bo.id]
    assert [channel["address"] for channel in found["channels"]] == ["https://example.org/hook"]
    assert [until for _, until in found["holidays"]] == [rests]
    assert len(found["sessions"]) == 1
    assert PASSPHRASE not in answer.text
    assert not any(code in answer.text for code in codes)
    Person(address).get("/api/me/export", 401)


def places_naming(own: Server, name: str) -> list[str]:
    """Every column of the database in which a name stands."""
    found = []
    with disk_of(own) as kept:
        for table in metadata.sorted_tables:
            for row in kept.ask(f"SELECT * FROM {table.name}"):
                for column, value in zip(table.columns.keys(), row, strict=False):
                    packed = table.name == "stories" and isinstance(value, bytes | memoryview)
                    text = zlib.decompress(bytes(value)).decode() if packed else str(value)
                    if name in text:
                        found.append(f"{table.name}.{column}")
    return found


def test_a_deleted_account_leaves_its_games_and_no_name(own: Server) -> None:
    address, name = address_of(own), "Kazimiera"
    ala, codes = claimed(address, name)
    phone = signed_in(address, name)
    bo = Person(address, "Bo")
    over, goes_on, three = (ala.open("tenno", seats, sit=["me"], open=True) for seats in (2, 2, 3))
    left = bo.open("tenno", 2, sit=["me"], open=True)
    ala.sit(left)
    ala.post(f"/api/tables/{left}/leave")
    waits = ala.open("samurai", 2, sit=["me"])
    alone = ala.open("samurai_spirit", 2, sit=["me", "bot:random"], start=True)
    bo.sit(over)
    bo.sit(goes_on)
    bo.sit(three)
    Person(address, "Cy").sit(three)
    for table in (over, goes_on, three):
        ala.start(table)
    with ala.look(over) as chair:
        chair.asked()
        chair.say("chat", text="It is me, Kazimiera")
    resign(bo, over)
    bo.post(f"/api/mutes/{ala.id}")
    ala.post("/api/account/passphrase", {"old": PASSPHRASE, "passphrase": ANOTHER})
    own.stop()  # What is over has its story and its result on disk.
    own.start()
    address = address_of(own)
    ala, phone, bo = (comes_again(own, person) for person in (ala, phone, bo))
    assert {"log.entry", "results.result", "stories.document", "chat.text"} <= set(places_naming(own, name))

    assert ala.post("/api/account/delete", {"passphrase": PASSPHRASE}, 403)["code"] == "passphrase-wrong"
    assert ala.post("/api/account/delete", {"name": name}, 403)["code"] == "passphrase-wrong"
    with bo.look(goes_on) as chair, phone.look(goes_on) as other:
        chair.hear("update")
        other.hear("update")
        ala.post("/api/account/delete", {"passphrase": ANOTHER}, 204)
        assert other.hear("gone")["problem"]["code"] == "signed-out"
        while chair.update["ending"] is None:
            chair.hear("update")
        while chair.table["seats"][0]["name"] == name:
            chair.hear("welcome")
        assert chair.table["seats"][0]["resigned"]
    assert ala.get("/api/me") is None
    assert phone.get("/api/me") is None
    assert [bo.get(f"/api/tables/{table}")["status"] for table in (over, three)] == ["finished", "playing"]
    assert [bo.get(f"/api/tables/{table}")["status"] for table in (waits, alone)] == ["abandoned"] * 2
    assert bo.get(f"/api/tables/{three}")["seats"][0]["stand_in"], "a bot plays on where others do"
    for lang, neutral in (("en", "Player 1"), ("pl", "Gracz 1"), ("uk", "Гравець 1")):
        assert bo.get(f"/api/tables/{over}?lang={lang}")["seats"][0]["name"] == neutral
        story = bo.get(f"/api/tables/{over}/story?lang={lang}")
        assert story["names"][0] == neutral
        line = next(each for each in bo.get(f"/api/lobby?lang={lang}")["finished"] if each["id"] == over)
        assert line["names"] == [neutral, "Bo"]
    assert bo.get(f"/api/tables/{over}/record")["names"] == ["", "Bo"]
    with bo.look(over) as chair:
        chair.hear("update")
        chair.settle()
        assert "Kazimiera" not in "".join(chair.bytes)
    assert places_naming(own, name) == []
    with disk_of(own) as kept:
        for table in ("sessions", "recoveries", "mutes", "channels"):
            assert [row for row in kept.ask(f"SELECT * FROM {table}") if ala.id and ala.id in str(row)] == []

    # The name rests for a year; then anybody can have it.
    eve = Person(address, "Eve")
    assert eve.post("/api/guest", {"name": name}, 409)["code"] == "name-unavailable"
    assert eve.post("/api/claim", {"name": "Kаzimiera", "passphrase": PASSPHRASE}, 409)["code"] == "name-unavailable"
    back = {"name": name, "code": codes[0], "passphrase": ANOTHER}
    assert Person(address).post("/api/recover/code", back, 403)["code"] == "recovery-code"
    assert Person(address).post("/api/login", {"name": name, "passphrase": ANOTHER}, 403)["code"] == "login"
    with disk_of(own) as kept:
        assert kept.ask("SELECT max(until) FROM retired_names")[0][0] > now() + NAME_RESTS - HOUR
        kept.change("UPDATE retired_names SET until = ?", now() - 1)
    eve.post("/api/claim", {"name": name, "passphrase": PASSPHRASE})


def test_a_guest_goes_by_typing_the_name_and_the_name_is_free(own: Server) -> None:
    address = address_of(own)
    ala = Person(address, "Ala")
    table = ala.open("tenno", 2, sit=["me", "bot:random"], start=True)
    assert ala.post("/api/account/delete", {"name": "Ola"}, 400)["code"] == "name-wrong"
    ala.post("/api/account/delete", {"name": " ala "}, 204)
    assert ala.get("/api/me") is None
    assert Person(address, "Ala").id
    info = Person(address).get(f"/api/tables/{table}")
    assert (info["status"], info["seats"][0]["name"]) == ("finished", "Player 1")


def test_a_host_who_removes_somebody_takes_their_ways_back_too(own: Server) -> None:
    address = address_of(own)
    ala, codes = claimed(address, "Ala")
    command(own, "admin", "remove", ala.id).check_returncode()
    rows = json.loads(command(own, "admin", "players", "--json").stdout)
    assert rows == []
    back = {"name": "Ala", "code": codes[0], "passphrase": ANOTHER}
    assert Person(address).post("/api/recover/code", back, 403)["code"] == "recovery-code"
