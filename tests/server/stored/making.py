"""How a stored database is made: people play at a real server until every kind of table is there.

    python -m tests.server.stored.making tests/server/stored

writes a folder named by the installed version: tatami.db.gz and found.json.gz with what every later
version must find in it. Each was made once with the code of its release; this is kept to show what is inside, and no
test runs it.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import random
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from importlib.metadata import version
from pathlib import Path
from typing import Any

from tatami.bench.server import Server
from tatami.server.clock import now
from tatami.server.domain.folding import fold
from tests.server.people import Chair, Person

PASSPHRASE = "a long passphrase"
LIVE = {"kind": "live", "bank": 86_400, "increment": 15}
SLOW = {"kind": "slow", "days": 30}
FIRST, SECOND = {"edition": "first"}, {"edition": "grey_fox"}
RECORDS = Path(__file__).parents[2] / "games"


class Evening:
    """Everybody who plays, and every table by what it is there for."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.address = f"http://127.0.0.1:{server.port}"
        self.people = {name: Person(self.address, name) for name in ("Ala", "Bo", "Cy", "Łucja Ґ")}
        self.tables: dict[str, str] = {}
        self.rng = random.Random(1)
        self.token = ""
        """With which a program comes to its seat."""

    def table(self, kind: str, game: str, *names: str, **more: Any) -> str:
        """A table at which these people sit; a level instead of a name is a bot, and nothing a free seat."""
        host = self.people[names[0]]
        made = host.post("/api/tables", {"game": game, "seats": len(names), **more})
        self.tables[kind] = id = str(made["id"])
        for seat, name in enumerate(names[1:], 1):
            if name.islower():
                host.sit(id, seat=seat, bot=name)
            elif name:
                self.people[name].sit(id, seat=seat, invite=made["invite"])
        if all(names):
            host.start(id)
        return id

    def chairs(self, kind: str, *names: str) -> list[Chair]:
        return [self.people[name].look(self.tables[kind]) for name in names]

    def play(self, chairs: list[Chair], moves: int = 1000) -> None:
        """Random moves of everybody, until so many were made or the game is over."""
        while moves > 0:
            for chair in chairs:
                chair.settle()
            owing = [chair for chair in chairs if chair.update["ask"] is not None]
            if not owing or chairs[0].update["ending"] is not None:
                return
            self.move(self.rng.choice(owing))
            moves -= 1

    def move(self, chair: Chair) -> None:
        """One random move that goes on: a plan is not ended before it has any parts."""
        legal = [option["code"] for option in chair.update["legal"]]
        answer = chair.submit(self.rng.choice(legal))
        assert answer["type"] == "done", answer
        chair.hear("update")


def open_tables(evening: Evening) -> None:
    evening.table("open-listed", "tenno", "Ala", "", "", open=True)
    evening.table("open-private", "samurai", "Ala", "Bo", "", pace=SLOW)
    listed, cy = evening.tables["open-listed"], evening.people["Cy"]
    cy.sit(listed)
    cy.post(f"/api/tables/{listed}/leave")
    with evening.people["Ala"].look(evening.tables["open-private"]) as ala:
        assert ala.say("chat", text="Is anybody there?")["type"] == "done"


def plans(evening: Evening) -> None:
    """7 Ronin in the middle of secret plans, sealed in part by one side."""
    for kind, options, planner, pace in (("plan", SECOND, 0, SLOW), ("plan-first", FIRST, 1, LIVE)):
        evening.table(kind, "seven_ronin", "Ala", "Bo", options=options, pace=pace, leaver="forfeit")
        chairs = evening.chairs(kind, "Ala", "Bo")
        # The first round is played, and of the second only one side has laid anything.
        while True:
            for chair in chairs:
                chair.settle()
            if chairs[0].update["view"]["round"] == 2 and len(chairs[0].update["to_act"]) == 2:
                break
            evening.play(chairs, 1)
        for _ in range(3):
            codes = [each["code"] for each in chairs[planner].update["legal"] if each["code"] != "ready"]
            assert chairs[planner].submit(evening.rng.choice(codes))["type"] == "done"
            chairs[planner].hear("update")
        if planner == 1:
            assert chairs[1].say("undo", seat=1)["type"] == "done"
        assert chairs[1].say("chat", text="Мовчу як риба")["type"] == "done"
        for chair in chairs:
            chair.__exit__()


def running(evening: Evening) -> None:
    evening.table("court", "tenno", "Ala", "Bo", "Cy", pace=LIVE)
    chairs = evening.chairs("court", "Ala", "Bo", "Cy")
    evening.play(chairs, 14)
    assert chairs[2].say("chat", text="Nobody hears me")["type"] == "done"
    for chair in chairs:
        chair.__exit__()

    evening.table("isles", "samurai", "Ala", "Bo")
    ala, bo = evening.chairs("isles", "Ala", "Bo")
    evening.play([ala, bo], 44)
    for chair in (ala, bo):
        chair.settle()
    assert ala.say("undo", seat=0, far=True)["type"] == "done"
    while bo.update.get("proposal") is None:
        bo.hear("update")
    assert bo.say("answer", proposal=bo.update["proposal"]["number"], yes=True)["type"] == "done"
    evening.play([ala, bo], 5)
    bo.__exit__()
    # Somebody leaves, a bot goes on, and the person comes back.
    while ala.say("propose", what="stand-in", seat=1)["type"] != "done":
        pass
    with evening.people["Bo"].look(evening.tables["isles"]) as bo:
        assert bo.say("return", seat=1)["type"] == "done"
        evening.play([ala, bo], 2)
    ala.__exit__()

    evening.table("village", "samurai_spirit", "Ala", "peasant")
    with evening.people["Ala"].look(evening.tables["village"]) as ala:
        for _ in range(4):
            ala.asked()
            evening.move(ala)
        ala.asked()

    evening.table("paused", "tenno", "Cy", "Bo", pace=LIVE)
    cy, bo = evening.chairs("paused", "Cy", "Bo")
    evening.play([cy, bo], 6)
    assert cy.say("propose", what="pause")["type"] == "done"
    while bo.update.get("proposal") is None:
        bo.hear("update")
    assert bo.say("answer", proposal=bo.update["proposal"]["number"], yes=True)["type"] == "done"
    for chair in (cy, bo):
        chair.__exit__()

    evening.table("program", "tenno", "Ala", "")
    token = evening.people["Ala"].post(f"/api/tables/{evening.tables['program']}/agent", {"name": "Machine"})["token"]
    evening.people["Ala"].start(evening.tables["program"])
    evening.token = str(token)

    made = evening.people["Łucja Ґ"].post(
        "/api/tables", {"game": "seven_ronin", "seats": 2, "sit": ["me", "me:Ewa"], "start": True}
    )
    evening.tables["handed"] = made["id"]


def left(evening: Evening) -> None:
    """Tables that somebody has left for a bot, or for good."""
    evening.table("stand-in", "samurai", "Ala", "Bo", "Cy", pace=LIVE)
    ala, bo, cy = evening.chairs("stand-in", "Ala", "Bo", "Cy")
    evening.play([ala, bo, cy], 8)
    bo.__exit__()
    assert ala.say("propose", what="stand-in", seat=1)["type"] == "done"
    while cy.update.get("proposal") is None:
        cy.hear("update")
    assert cy.say("answer", proposal=cy.update["proposal"]["number"], yes=True)["type"] == "done"
    ala.__exit__()
    cy.__exit__()

    evening.table("resigned-on", "tenno", "Ala", "Bo", "Cy", leaver="forfeit")
    ala, bo, cy = evening.chairs("resigned-on", "Ala", "Bo", "Cy")
    evening.play([ala, bo, cy], 7)
    assert cy.say("resign", seat=2)["type"] == "done"
    for chair in (ala, bo, cy):
        chair.__exit__()

    evening.table("resigned", "seven_ronin", "Ala", "Bo", options=FIRST)
    chairs = evening.chairs("resigned", "Ala", "Bo")
    evening.play(chairs, 20)
    assert chairs[1].say("resign", seat=1)["type"] == "done"
    for chair in chairs:
        chair.__exit__()
    evening.tables["rematch"] = evening.people["Ala"].post(f"/api/tables/{evening.tables['resigned']}/rematch")["id"]

    evening.table("time", "tenno", "Ala", "Cy", pace={"kind": "live", "bank": 10, "increment": 0}, leaver="forfeit")
    with evening.people["Ala"].look(evening.tables["time"]) as ala:
        while ala.update.get("ending") is None:
            ala.hear("update")


def over(evening: Evening) -> None:
    """Games to the end, and those that have none."""
    for kind, game, options, company in (
        ("over-tenno", "tenno", {}, ("Bo", "Cy", "Ala")),
        ("over-samurai", "samurai", {}, ("Ala", "Bo")),
        ("over-ronin", "seven_ronin", SECOND, ("Bo", "Ala")),
        ("over-ronin-first", "seven_ronin", FIRST, ("Ala", "Bo")),
        ("over-spirit", "samurai_spirit", {"level": "heroic"}, ("Ala", "Łucja Ґ")),
    ):
        evening.table(kind, game, *company, options=options)
        chairs = evening.chairs(kind, *company)
        evening.play(chairs)
        assert chairs[0].update["ending"] is not None
        assert chairs[0].say("chat", text="Well played!")["type"] == "done"
        for chair in chairs:
            chair.__exit__()
    evening.table("over-bots", "samurai_spirit", "Ala", "peasant", "ronin", options={"samurai": "chosen"})
    with evening.people["Ala"].look(evening.tables["over-bots"]) as ala:
        while ala.asked()["ending"] is None:
            evening.move(ala)

    evening.table("abandoned", "samurai", "Bo", "Ala")
    bo, ala = evening.chairs("abandoned", "Bo", "Ala")
    evening.play([bo, ala], 12)
    assert bo.say("propose", what="abandon")["type"] == "done"
    while ala.update.get("proposal") is None:
        ala.hear("update")
    assert ala.say("answer", proposal=ala.update["proposal"]["number"], yes=True)["type"] == "done"
    for chair in (bo, ala):
        chair.__exit__()

    evening.table("closed", "tenno", "Bo", "Ala")
    chairs = evening.chairs("closed", "Bo", "Ala")
    evening.play(chairs, 5)
    evening.table("closed-open", "tenno", "Bo", "")
    for kind in ("closed", "closed-open"):
        command = [sys.executable, "-m", "tatami", "admin", "close", evening.tables[kind]]
        subprocess.run([*command, "--data", str(evening.server.data)], check=True, capture_output=True)
    assert chairs[0].gone()
    for chair in chairs:
        chair.__exit__()
    bo_person = evening.people["Bo"]
    while bo_person.get(f"/api/tables/{evening.tables['closed-open']}")["status"] != "abandoned":
        pass

    for kind, path in (("imported", "tenno/records/shared.json"), ("imported-line", "seven_ronin/records/slain.json")):
        text = (RECORDS / path).read_text("utf-8")
        if kind == "imported-line":
            document = json.loads(text)
            chosen = " ".join(f"{name}={value}" for name, value in sorted(document["options"].items()))
            text = f"seven_ronin@1 seats=2 {chosen} seed={document['seed']} | {' '.join(document['moves'])}"
        evening.tables[kind] = bo_person.post("/api/records", {"record": text})["id"]


def look_over(evening: Evening) -> dict[str, Any]:
    """What everybody sees at every table, as the server tells it."""
    found: dict[str, Any] = {}
    for kind, id in evening.tables.items():
        info = evening.people["Ala"].get(f"/api/tables/{id}")
        seen: dict[str, Any] = {"id": id, "game": info["game"], "eyes": {}}
        if info["status"] == "playing":
            for name, person in [("", Person(evening.address)), *evening.people.items()]:
                mine = [] if not name else person.get(f"/api/tables/{id}")["seats"]
                seats = [seat for seat, each in enumerate(mine) if each["mine"]]
                for eye in seats if name else [None]:
                    with person.look(id, eye=eye) as chair:
                        update = chair.hear("update")
                        seen["eyes"]["none" if eye is None else str(eye)] = {
                            "view": update["view"],
                            "story": len(update["events"]),
                            "events": digest([[each["event"], each["data"]] for each in update["events"]]),
                            "legal": [option["code"] for option in update["legal"]],
                            "ask": update["ask"],
                            "undo": update["undo"],
                        }
        found[kind] = {
            **seen,
            **{key: info[key] for key in ("status", "options", "to_act", "rematch", "commitment", "pace", "leaver")},
            "seats": [{key: value for key, value in each.items() if key != "here"} for each in info["seats"]],
        }
    return found


def digest(document: object) -> str:
    return hashlib.sha256(json.dumps(document, sort_keys=True, ensure_ascii=False).encode()).hexdigest()


def read(data: Path, found: dict[str, Any]) -> None:
    """What only the database tells: records, positions and endings, of running games too."""
    with closing(sqlite3.connect(data / "tatami.db")) as database:
        for seen in found.values():
            lines = database.execute("select entry from log where place = ? order by number", (seen["id"],)).fetchall()
            table = fold(seen["id"], [line for (line,) in lines])
            seen["entries"] = len(lines)
            if table.match is not None:
                seen["digest"] = table.record().digest()
                seen["moves"] = len(table.match)
                seen["position"] = digest(table.match.position())
            if table.ending is not None:
                seen["ending"] = {"reason": table.ending.reason, "winners": table.ending.winners}
                seen["ending"]["returns"] = table.ending.returns
            chat = database.execute("select name, text from chat where place = ? order by number", (seen["id"],))
            seen["chat"] = [list(line) for line in chat]


def make(to: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data", TATAMI_THINKERS="1", TATAMI_AWAY_S="0")
        server.start()
        try:
            evening = Evening(server)
            ala, bo, cy = (evening.people[name] for name in ("Ala", "Bo", "Cy"))
            ala.post("/api/claim", {"name": "Ala", "passphrase": PASSPHRASE})
            assert bo.http.post(f"/api/mutes/{cy.id}").status_code == 204
            for part in (open_tables, plans, running, left, over):
                part(evening)
            # The bots come to where a person owes a decision.
            for kind in ("village", "stand-in", "resigned-on"):
                id = evening.tables[kind]
                spectator = Person(evening.address)
                while any(
                    info["seats"][seat]["kind"] == "bot" or info["seats"][seat]["stand_in"]
                    for info in [spectator.get(f"/api/tables/{id}")]
                    for seat in info["to_act"]
                ):
                    pass
            found = look_over(evening)
            people = {
                name: {"id": person.id, "cookie": person.http.cookies["tatami"]}
                for name, person in evening.people.items()
            }
        finally:
            server.stop()
        read(server.data, found)
        with closing(sqlite3.connect(server.data / "tatami.db")) as database:
            database.execute("pragma journal_mode=delete")
            database.execute("vacuum")
        target = to / version("tatami")
        target.mkdir(parents=True, exist_ok=True)
        document = {"made": now(), "passphrase": PASSPHRASE, "people": people, "token": evening.token, "tables": found}
        (target / "found.json.gz").write_bytes(
            gzip.compress(json.dumps(document, ensure_ascii=False).encode(), mtime=0)
        )
        (target / "tatami.db.gz").write_bytes(gzip.compress((server.data / "tatami.db").read_bytes(), mtime=0))


if __name__ == "__main__":
    make(Path(sys.argv[1]))
