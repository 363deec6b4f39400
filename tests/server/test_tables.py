"""Around a table: who may sit where, invitations, rematches, and names that are kept."""

from __future__ import annotations

from tests.server.people import Person


def test_a_guest_needs_a_name_and_nothing_else(address: str) -> None:
    ala = Person(address)
    assert ala.get("/api/me") is None
    assert ala.post("/api/guest", {"name": "Ala\u202e z Krakowa"}, 400)["code"] == "name"
    answer = ala.http.post("/api/guest", json={"name": "  Ala  z   Krakowa "})
    assert answer.json()["name"] == "Ala z Krakowa"
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert ala.get("/api/me")["name"] == "Ala z Krakowa"
    assert ala.post("/api/guest", {"name": " "}, 400)["code"] == "name"


def test_a_forged_cookie_is_nobody(address: str) -> None:
    ala, stranger = Person(address, "Ala"), Person(address)
    stranger.http.cookies.set("tatami", f"{ala.id}.{'0' * 64}")
    assert stranger.get("/api/me") is None


def test_a_claimed_name_comes_back_from_another_device(address: str) -> None:
    ala, phone, other = Person(address, "Ola"), Person(address), Person(address, "Olek")
    assert ala.post("/api/claim", {"name": "Ola N", "passphrase": "krótkie"}, 400)["code"] == "passphrase-length"
    assert ala.post("/api/claim", {"name": "Ola N", "passphrase": "cztery słonie"})["claimed"]
    assert (
        other.post("/api/claim", {"name": "OLA  n", "passphrase": "cokolwiek innego"}, 409)["code"]
        == "name-unavailable"
    )
    assert phone.post("/api/login", {"name": "Ola N", "passphrase": "pięć słoni"}, 403)["code"] == "login"
    assert phone.post("/api/login", {"name": "Nikt", "passphrase": "pięć słoni"}, 403)["code"] == "login"
    assert phone.post("/api/login", {"name": "ola n", "passphrase": "cztery słonie"})["id"] == ala.id
    phone.post("/api/logout")
    assert phone.get("/api/me") is None


def test_a_private_table_opens_by_its_link_only(address: str) -> None:
    ala, bo, eve = (Person(address, name) for name in ("Ala", "Bo", "Eve"))
    made = ala.post("/api/tables", {"game": "tenno", "seats": 2})
    table = made["id"]
    assert all(line["id"] != table for line in bo.get("/api/lobby")["open"])
    assert bo.get(f"/api/tables/{table}")["invite"] == ""
    assert eve.post(f"/api/tables/{table}/sit", {}, 403)["code"] == "invite"
    assert eve.post(f"/api/tables/{table}/sit", {"invite": "x" * 16}, 403)["code"] == "invite"
    seats = bo.sit(table, invite=made["invite"])["seats"]
    assert [seat["name"] for seat in seats] == ["Ala", "Bo"]
    assert [seat["mine"] for seat in seats] == [False, True]
    assert bo.post(f"/api/tables/{table}/start", {}, 403)["code"] == "host-only"
    assert ala.start(table)["status"] == "playing"
    assert eve.post(f"/api/tables/{table}/sit", {"invite": made["invite"]}, 409)["code"] == "started"
    assert [line["id"] for line in bo.get("/api/lobby")["mine"]] == [table]
    assert bo.get("/api/lobby")["mine"][0]["my_turn"]


def test_an_open_table_is_in_the_lobby_until_it_is_full_and_begun(address: str) -> None:
    ala, bo = Person(address, "Ala"), Person(address, "Bo")
    table = ala.open("samurai", 3, open=True, sit=["me", "bot:peasant", "next"])
    assert table in [line["id"] for line in bo.get("/api/lobby")["open"]]
    assert ala.post(f"/api/tables/{table}/start", {}, 409)["code"] == "seats-free"
    bo.sit(table)
    assert bo.post(f"/api/tables/{table}/leave", {"seat": 0}, 403)["code"] == "host-only"
    bo.post(f"/api/tables/{table}/leave")
    assert ala.sit(table, bot="ronin")["seats"][2]["level"] == "ronin"
    ala.start(table)
    assert table not in [line["id"] for line in bo.get("/api/lobby")["open"]]


def test_what_a_table_cannot_be_is_said(address: str) -> None:
    ala = Person(address, "Ala")
    assert ala.post("/api/tables", {"game": "chess", "seats": 2}, 400)["code"] == "game"
    wrong = ala.http.post("/api/tables?lang=pl", json={"game": "tenno", "seats": 9})
    assert wrong.status_code == 400
    assert "2" in wrong.json()["text"]
    assert "7" in wrong.json()["text"]
    assert ala.post("/api/tables", {"game": "tenno", "seats": 2, "sit": ["bot:god"]}, 400)["code"] == "sit"
    assert ala.post("/api/tables", {"game": "tenno", "seats": 2, "pace": {"kind": "live", "bank": 0}}, 400)["code"]
    assert Person(address).post("/api/tables", {"game": "tenno", "seats": 2}, 401)["code"] == "who"


def test_resigning_ends_a_game_for_two_and_a_rematch_turns_the_seats(address: str) -> None:
    ala, bo = Person(address, "Ala"), Person(address, "Bo")
    table = ala.open("tenno", 2, open=True)
    bo.sit(table)
    ala.start(table)
    with ala.look(table, lang="en") as chair, bo.look(table, lang="uk") as other:
        chair.asked()
        assert bo.post(f"/api/tables/{table}/rematch", {}, 409)["code"] == "not-over"
        assert chair.say("resign", seat=1)["problem"]["code"] == "not-your-seat"
        assert chair.say("resign", seat=0)["type"] == "done"
        while other.update.get("ending") is None:
            other.hear("update")
        assert other.update["ending"]["winners"] == [1]
        assert other.update["ending"]["text"] == "Ala: партію здано."
        assert chair.say("submit", seat=0, ask=99, codes=["set-123"])["problem"]["code"] == "not-playing"
    assert bo.post(f"/api/tables/{table}/rematch")["rematch"] == ""
    again = ala.post(f"/api/tables/{table}/rematch")["rematch"]
    assert [seat["name"] for seat in ala.get(f"/api/tables/{again}")["seats"]] == ["Bo", "Ala"]


def test_everybody_must_agree_to_abandon(address: str) -> None:
    ala, bo = Person(address, "Ala"), Person(address, "Bo")
    table = ala.open("samurai", 2, open=True)
    bo.sit(table)
    ala.start(table)
    with ala.look(table) as chair, bo.look(table) as other:
        chair.asked()
        assert chair.say("propose", what="abandon")["type"] == "done"
        while not other.update or other.update["proposal"] is None:
            other.hear("update")
        number = other.update["proposal"]["number"]
        assert other.update["proposal"]["waiting"] == [1]
        assert other.say("answer", proposal=number + 1, yes=True)["problem"]["code"] == "proposal-gone"
        assert other.say("answer", proposal=number, yes=False)["type"] == "done"
        assert ala.get(f"/api/tables/{table}")["status"] == "playing"
        while other.update["proposal"] is not None:
            other.hear("update")
        chair.say("propose", what="abandon")
        while other.update["proposal"] is None:
            other.hear("update")
        other.say("answer", proposal=other.update["proposal"]["number"], yes=True)
    assert ala.get(f"/api/tables/{table}")["status"] == "abandoned"


def test_chat_is_for_those_who_sit_and_can_be_muted(address: str) -> None:
    ala, bo, eve = (Person(address, name) for name in ("Ala", "Bo", "Eve"))
    table = ala.open("tenno", 2, open=True)
    bo.sit(table)
    with ala.look(table) as chair, bo.look(table) as other, eve.look(table) as watcher:
        other.hear("welcome")
        assert chair.say("chat", text="  Dzień <b>dobry</b>\n ")["type"] == "done"
        said = other.hear("said")
        assert (said["name"], said["seat"], said["text"]) == ("Ala", 0, "Dzień <b>dobry</b>")
        assert watcher.hear("said")["text"] == said["text"]
        assert watcher.say("chat", text="hej")["problem"]["code"] == "chat-seated"
        assert chair.say("chat", text="x" * 501)["problem"]["code"] == "chat-length"
    bo.post(f"/api/mutes/{said['player']}")
    with ala.look(table) as chair, bo.look(table) as other:
        assert other.hear("said")["muted"]
        # Whoever is there already hears again at once.
        assert bo.http.delete(f"/api/mutes/{said['player']}").status_code == 204
        other.settle()
        assert chair.say("chat", text="Hej")["type"] == "done"
        assert not other.hear("said")["muted"]
    with bo.look(table) as other:
        line = other.hear("said")
        assert (line["text"], line["muted"]) == ("Dzień <b>dobry</b>", False)
