"""A claimed name belongs to its owner, and everybody sees whose name is claimed."""

from __future__ import annotations

from tatami.core.match import Match
from tests.server.people import Person

PASSPHRASE = "cztery słonie"


def claimed(address: str, name: str) -> Person:
    person = Person(address, name)
    person.post("/api/claim", {"name": name, "passphrase": PASSPHRASE})
    return person


def test_taken_reserved_and_lookalike_names_are_refused_alike(address: str) -> None:
    claimed(address, "Bogna")
    bo, stranger = Person(address, "Bo"), Person(address)
    refusals = []
    for name in ("Bogna", "BOGNA", "Воgnа", "B0gna", "Shogun", "admin"):
        refusals += [person.post("/api/guest", {"name": name}, 409) for person in (bo, stranger)]
        refusals.append(bo.post("/api/claim", {"name": name, "passphrase": PASSPHRASE}, 409))
        refusals.append(bo.post("/api/tables", {"game": "tenno", "seats": 2, "sit": ["me", f"me:{name}"]}, 409))
    assert {(each["code"], str(each["args"])) for each in refusals} == {("name-unavailable", "{}")}
    assert bo.get("/api/me")["name"] == "Bo"
    assert stranger.get("/api/me") is None
    assert bo.post("/api/guest", {"name": "Bo\u202e"}, 400)["code"] == "name"


def test_the_owner_may_be_called_otherwise_and_comes_back_under_either_name(address: str) -> None:
    owner, phone, eve = claimed(address, "Celina"), Person(address), Person(address, "Eve")
    assert owner.post("/api/guest", {"name": "CELINA"})["name"] == "CELINA"
    assert owner.post("/api/guest", {"name": "Celka"})["claimed"]
    for name in ("Celina", "Celka", "СеIkа"):
        assert eve.post("/api/guest", {"name": name}, 409)["code"] == "name-unavailable"
    for name in ("celina", "Celka"):
        assert phone.post("/api/login", {"name": name, "passphrase": PASSPHRASE})["id"] == owner.id
    assert phone.post("/api/login", {"name": "Celka", "passphrase": "pięć słoni"}, 403)["code"] == "login"


def test_everybody_sees_whose_name_is_claimed(address: str) -> None:
    owner, bo = claimed(address, "Dorota"), Person(address, "Bo")
    table = owner.open("tenno", 3, open=True, sit=["me", "me:Kuba"])
    seats = bo.sit(table)["seats"]
    assert [(seat["name"], seat["claimed"]) for seat in seats] == [("Dorota", True), ("Kuba", False), ("Bo", False)]
    with owner.look(table) as chair, bo.look(table) as other:
        other.hear("welcome")
        chair.say("chat", text="Hej")
        said = other.hear("said")
        assert (said["name"], said["claimed"]) == ("Dorota", True)
        other.say("chat", text="\u202eHej\u3164\x00 \u2800")
        said = chair.hear("said")
        while said["name"] != "Bo":
            said = chair.hear("said")
        assert (said["text"], said["claimed"]) == ("Hej", False)
        assert other.say("chat", text="\u3164\u202e")["problem"]["code"] == "chat-length"
    with bo.look(table) as later:
        assert [later.hear("said")["claimed"] for _ in range(2)] == [True, False]


def test_chat_goes_by_the_name_of_the_seat(address: str) -> None:
    ala, eve = Person(address, "Ala"), Person(address, "Eve")
    table = ala.open("tenno", 2, open=True)
    eve.sit(table)
    eve.post("/api/guest", {"name": "Ala"})
    with eve.look(table) as chair:
        chair.say("chat", text="To ja, Ala")
    with ala.look(table) as other:
        assert other.hear("said")["name"] == "Eve"


def test_a_lookalike_at_the_table_gets_a_number(address: str) -> None:
    ala, eve = Person(address, "Ala"), Person(address, "АIа")
    table = ala.open("tenno", 3, open=True)
    assert [seat["name"] for seat in eve.sit(table)["seats"]] == ["Ala", "АIа 2", ""]
    ala.post(f"/api/tables/{table}/agent", {"name": "ALA"})
    assert [seat["name"] for seat in ala.get(f"/api/tables/{table}")["seats"]] == ["Ala", "АIа 2", "ALA 3"]


def test_a_guest_whose_name_was_claimed_since_gets_a_number(address: str) -> None:
    guest = Person(address, "Felicja")
    claimed(address, "Felicja")
    table = guest.open("tenno", 2, open=True, sit=["next", "me"])
    assert guest.get(f"/api/tables/{table}")["seats"][1]["name"] == "Felicja 2"


def test_a_stranger_takes_one_seat_of_an_open_table(address: str) -> None:
    ala, eve = Person(address, "Ala"), Person(address, "Eve")
    table = ala.open("tenno", 4, open=True)
    eve.sit(table)
    assert eve.post(f"/api/tables/{table}/sit", {"seat": 2}, 409)["code"] == "one-seat"
    ala.sit(table, seat=2)
    # Where the host lets people in by a link, two may share a device.
    made = ala.post("/api/tables", {"game": "tenno", "seats": 4})
    eve.sit(made["id"], invite=made["invite"])
    assert sum(seat["mine"] for seat in eve.sit(made["id"], seat=2)["seats"]) == 2


def test_names_in_records_are_cleaned(address: str) -> None:
    match = Match("tenno", seats=2, seed=7, names=["\u202eKuba\x00", "\u3164"])
    while match.outcome is None:
        seat = match.to_act[0]
        match.submit(seat, match.legal(seat)[0])
    ala = Person(address, "Ala")
    table = ala.post("/api/records", {"record": match.record().to_json()})["id"]
    seats = ala.get(f"/api/tables/{table}")["seats"]
    assert [seat["name"] for seat in seats] == ["Kuba", "Player 2"]
