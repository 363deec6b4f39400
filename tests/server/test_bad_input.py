"""Bad input of every kind is refused in words, and leaves neither a trace in the log nor a mark on the table."""

from __future__ import annotations

import json
import socket
import struct
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tatami.bench.server import Server
from tatami.core.match import Match
from tatami.server.domain import entries
from tatami.server.domain.problems import LONGEST_ECHO, Refusal
from tatami.server.domain.table import Table
from tatami.server.domain.terms import Pace
from tatami.server.gates import decoding
from tests.server.people import PATIENCE, Chair, Person

DEEP = b"[" * 5_000 + b"]" * 5_000
HUGE = "9" * 401
BOT = Path(__file__).parents[2] / "examples" / "bot.py"
JSON = {"Content-Type": "application/json"}


@pytest.fixture(autouse=True)
def no_trace(running: Server) -> Iterator[None]:
    """Whatever a test sends, the server's log says nothing of it."""
    before = len(running.log.read_text())
    yield
    said = running.log.read_text()[before:]
    assert "trace" not in said
    assert "Traceback" not in said
    assert '"error"' not in said


@pytest.fixture
def ala(address: str) -> Person:
    return Person(address, "Ala")


@pytest.fixture
def chair(ala: Person) -> Iterator[Chair]:
    """A seat at a running table of Tenno."""
    with ala.look(ala.open("tenno", 2, sit=["me", "bot:random"], start=True)) as found:
        found.asked()
        yield found


def refused(person: Person, path: str, body: bytes, status: int = 400) -> dict[str, Any]:
    answer = person.http.post(path, content=body, headers=JSON)
    assert answer.status_code == status, answer.text
    problem: dict[str, Any] = answer.json()
    return problem


def raw(address: str, request: bytes, until: bytes = b"no end") -> bytes:
    """The answer to bytes that no client would send, until the server closes or has said so much."""
    host, _, port = address.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
        line.sendall(request)
        found = b""
        while until not in found and (data := line.recv(65_536)):
            found += data
    return found


def frame(first: int, payload: bytes, size: int | None = None) -> bytes:
    """A masked frame as it travels; `size` says more than there is."""
    size = len(payload) if size is None else size
    length = struct.pack("!B", 0x80 | size) if size < 126 else struct.pack("!BH", 0xFE, size)
    return bytes([first]) + length + b"\0\0\0\0" + payload


def talk(chair: Chair, data: str | bytes) -> dict[str, Any]:
    """What is refused of a message sent as it is."""
    chair.socket.send(data)
    problem: dict[str, Any] = chair.hear("refused")["problem"]
    return problem


# --- bodies -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "code", "args"),
    [
        (b"", "not-json", {}),
        (b"{", "not-json", {}),
        (b"[]", "message", {}),
        (b"null", "message", {}),
        (b'{"name":"\xff"}', "encoding", {}),
        (b'{"\xff":1}', "encoding", {}),
        (b'{"name":"\\ud800"}', "not-json", {}),
        (b'{"name":NaN}', "not-json", {}),
        (b'{"name":' + DEEP + b"}", "wrong-field", {"field": "name"}),
        (b'{"name":"Ala","more":' + DEEP + b"}", "unknown-field", {"field": "more"}),
        (b'{"name":"Ala","nom":1}', "unknown-field", {"field": "nom"}),
        (b'{"name":"Ala","a\\u0000`\\n - at `$.x":1}', "unknown-field", {"field": "a` - at `$.x"}),
        (b"{}", "missing-field", {"field": "name"}),
        (b'{"name":5}', "wrong-field", {"field": "name"}),
    ],
)
def test_a_body_that_cannot_be_read_is_refused_with_where(
    ala: Person, body: bytes, code: str, args: dict[str, str]
) -> None:
    problem = refused(ala, "/api/guest", body)
    assert (problem["code"], problem["args"]) == (code, args)
    assert ala.get("/api/me")["name"] == "Ala"


@pytest.mark.parametrize(
    ("more", "field"),
    [
        ('"seats":1e400', "seats"),
        (f'"seats":{HUGE}', "seats"),
        ('"seats":2.0', "seats"),
        ('"seats":2.5', "seats"),
        ('"seats":true', "seats"),
        ('"seats":2,"pace":{"bank":1e400}', "pace.bank"),
        (f'"seats":2,"pace":{{"days":-{HUGE}}}', "pace.days"),
        ('"seats":2,"sit":["me",5]', "sit[1]"),
        ('"seats":2,"pace":{"kind":"fast"}', "pace.kind"),
    ],
)
def test_numbers_beyond_measure_and_wrong_kinds_are_named(ala: Person, more: str, field: str) -> None:
    problem = refused(ala, "/api/tables", f'{{"game":"tenno",{more}}}'.encode())
    assert (problem["code"], problem["args"]) == ("wrong-field", {"field": field})


def test_an_unknown_field_inside_is_named_with_its_way(ala: Person) -> None:
    problem = refused(ala, "/api/tables", b'{"game":"tenno","seats":2,"pace":{"hours":3}}')
    assert (problem["code"], problem["args"]) == ("unknown-field", {"field": "pace.hours"})
    assert refused(ala, "/api/tables", b'{"game":"tenno","seats":-0}')["code"] == "seats"


def test_what_is_sent_back_is_short(ala: Person) -> None:
    long = "x" * 5_000
    wanted = [
        {"game": long, "seats": 2},
        {"game": "tenno", "seats": 2, "options": {long: "1"}},
        {"game": "tenno", "seats": 2, "options": {"memory": long}},
        {"game": "tenno", "seats": 2, "sit": [long]},
        {"game": "tenno", "seats": 2, long: 1},
    ]
    for each in wanted:
        answer = ala.http.post("/api/tables", json=each)
        assert answer.status_code == 400
        assert 100 < len(answer.text) < 3 * LONGEST_ECHO
    assert ala.http.get(f"/api/games/{long}").status_code == 400
    table = ala.open("tenno", 2)
    assert len(str(ala.post(f"/api/tables/{table}/sit", {"bot": long}, 400))) < 3 * LONGEST_ECHO


def test_other_kinds_of_content_are_refused(ala: Person) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "\xff", ""):
        headers = {b"Content-Type": kind.encode("latin-1")}
        answer = ala.http.post("/api/guest", content=b'{"name":"Ola"}', headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (415, "content-type")


def test_a_client_that_leaves_in_the_middle_of_a_body_is_no_matter(ala: Person, address: str) -> None:
    host, _, port = address.removeprefix("http://").partition(":")
    for chunked in (b"Content-Length: 50\r\n\r\n{", b"Transfer-Encoding: chunked\r\n\r\n5\r\n{"):
        head = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        with socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
            line.sendall(head + chunked)
            ala.get("/api/me")  # By now the server waits for the rest.
    ala.get("/api/me")


# --- paths, methods, headers ------------------------------------------------------------------------------------------

PATHS = (
    "/" + "x" * 256,
    "/" + "x" * 5_000,
    "/" + "%C5%82" * 300,
    "/assets/" + "x" * 256,
    "/assets/" + "x/" * 2_000,
    "/assets/%00",
    "/assets/..%2f..%2fapp.py",
    "/assets/%2e%2e/%2e%2e/app.py",
    "/%00",
    "/..%2f..%2fapp.py",
    "/%2e%2e/app.py",
    "/%ff%fe",
    "/%ed%a0%80",
    "/api/tables/" + "x" * 256,
    "/api/tables/%00",
    "/api/games/%ed%a0%80",
    "/api/games/" + "x" * 300,
    "/api/nothing",
    "/api/me?lang=%ff&lang=%ed%a0%80",
)


@pytest.mark.parametrize("path", PATHS)
def test_any_path_is_answered(address: str, path: str) -> None:
    found = raw(address, f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
    assert found[9:12] in (b"200", b"400", b"404")
    assert b"import" not in found.partition(b"\r\n\r\n")[2][:500]  # No source of ours.


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("PUT", "/api/guest", 405, "method"),
        ("PROPFIND", "/api/me", 405, "method"),
        ("DELETE", "/", 405, "method"),
        ("GET", "/api/nothing", 404, "no-page"),
        ("GET", "/assets/nothing.js", 404, "no-page"),
    ],
)
def test_what_no_route_answers_is_refused_with_a_code(
    ala: Person, method: str, path: str, status: int, code: str
) -> None:
    if path.startswith("/assets") and ala.http.get("/").status_code == 404:
        pytest.skip("the page is not built")
    answer = ala.http.request(method, path)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


@pytest.mark.parametrize(
    "head",
    [
        b"DANCE /api/me HTTP/1.1\r\n",
        b"GET /\xff HTTP/1.1\r\n",
        b"GET /api/me HTTP/1.1\r\nCookie: tatami=\xff\xfe.\x80\r\n",
        b"GET /api/me HTTP/1.1\r\nCookie: =;;=;tatami;tatami=" + b"x" * 5_000 + b"\r\n",
        b"GET /api/me HTTP/1.1\r\nCookie: tatami=\\ud800.\xed\xa0\x80\r\n",
        b"POST /api/logout HTTP/1.1\r\nOrigin: http://[\r\nContent-Length: 0\r\n",
        b"POST /api/logout HTTP/1.1\r\nOrigin: \xff\xfe\r\nContent-Length: 0\r\n",
        b"GET /theme.js HTTP/1.1\r\nRange: bytes=9-1,\xff\r\n",
        b"GET /api/me HTTP/1.1\r\nBad Header\r\n",
    ],
)
def test_odd_methods_and_headers_are_answered(address: str, head: bytes) -> None:
    found = raw(address, head + b"Host: x\r\nConnection: close\r\n\r\n")
    assert found.startswith(b"HTTP/1.1 ")
    assert found[9:10] in b"24"


# --- records ----------------------------------------------------------------------------------------------------------


def test_records_that_are_none_are_refused_in_words(ala: Person) -> None:
    match = Match("tenno", seats=2, seed=7)
    good = match.record().document()
    deep: Any = json.loads("[" * 400 + "]" * 400)
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"names": ["\ud800", "Ola"]}, "record-letters"),
        ({"options": {"\udfff": "1"}}, "record-letters"),
        ({"seed": "\ud800"}, "record-letters"),
        ({"result": {"reason": "\ud800"}}, "record-letters"),
        ({"moves": ["*:\ud800"]}, "record-letters"),
        ({"tatami": "\ud800"}, "record-letters"),
        ({"game": "\ud800"}, "record-letters"),
        ({"moves": ["\ud800"]}, "record-letters"),
        ({"else": ["\ud800"]}, "record-letters"),
        ({"names": ["x" * 3_000]}, "record-field"),
        ({"names": [deep]}, "record-field"),
        ({"bots": [1e400]}, "record-field"),
        ({"seats": 10**400}, "record-digest"),
        ({"seats": 2.0}, "record-field"),
        ({"tatami": 10**400}, "record-format"),
        ({"game": "x" * 5_000}, "record-digest"),
    ]
    for more, code in wrong:
        text = json.dumps({**good, **more})
        problem = ala.post("/api/records", {"record": text}, 400)
        assert (problem["code"], bool(problem["text"])) == (code, True), more
        assert len(problem["text"]) < 3 * LONGEST_ECHO
    for text in ("{" + "[" * 5_000, '{"tatami":' + "[" * 5_000 + "]" * 5_000 + "}", '{"tatami":' + "9" * 5_000 + "}"):
        assert ala.post("/api/records", {"record": text}, 400)["code"] in ("record-kind", "record-json")
    for line in ("tenno@1 seats=2 seed=%ff%ed%a0%80 | 1:x", f"{'x' * 3_000}@1 seats=2 | 1:a", "tenno@1 seats=² |"):
        assert ala.post("/api/records", {"record": line}, 400)["text"]
    # What stands in a result is found anew from the moves: it may be anything, however deep.
    made = ala.post("/api/records", {"record": json.dumps({**good, "result": {"deep": deep}})}, 201)
    assert ala.get(f"/api/tables/{made['id']}/record")["result"] == {}


# --- the socket of a table --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "code", "args"),
    [
        ("{", "not-json", {}),
        ("[]", "message", {}),
        ("null", "message", {}),
        ('{"type":"dance"}', "wrong-field", {"field": "type"}),
        ('{"type":5}', "wrong-field", {"field": "type"}),
        ("{}", "missing-field", {"field": "type"}),
        ('{"type":"submit"}', "missing-field", {"field": "seat"}),
        ('{"type":"hello"}', "message", {}),
        ('{"type":"chat","text":"\\ud800"}', "not-json", {}),
        ('{"type":"chat","text":"a","to":1}', "unknown-field", {"field": "to"}),
        ('{"x":' + DEEP.decode() + ',"type":"chat","text":""}', "too-deep", {}),
        ('{"type":"chat","text":"","x":' + DEEP.decode() + "}", "unknown-field", {"field": "x"}),
        (f'{{"type":"undo","seat":{HUGE}}}', "wrong-field", {"field": "seat"}),
        ('{"type":"undo","seat":1e400}', "wrong-field", {"field": "seat"}),
        ('{"type":"undo","seat":0.0}', "wrong-field", {"field": "seat"}),
        (b'{"type":"chat","text":"\xff"}', "encoding", {}),
        (b"\xff\xfe", "not-json", {}),
    ],
)
def test_a_message_that_cannot_be_read_is_refused_with_where(
    chair: Chair, data: str | bytes, code: str, args: dict[str, str]
) -> None:
    problem = talk(chair, data)
    assert (problem["code"], problem["args"]) == (code, args)
    assert chair.submit("set-123")["type"] == "done"


def test_a_refusal_names_the_message_where_that_can_be_read(chair: Chair) -> None:
    assert chair.say("chat", text="a", to=1)["problem"]["code"] == "unknown-field"
    assert chair.say("undo", seat="a")["problem"]["code"] == "wrong-field"
    chair.socket.send(f'{{"type":"undo","seat":0,"id":{HUGE}}}')
    assert chair.hear("refused")["id"] == 0


def test_an_answer_without_a_move_is_refused_whoevers_turn_it_is(address: str) -> None:
    ala, ola = Person(address, "Ala"), Person(address, "Ola")
    table = ala.open("samurai", 2, open=True)
    ola.sit(table)
    ala.start(table)
    with ala.look(table) as mine, ola.look(table) as theirs:
        for chair in (mine, theirs):
            while not chair.update:
                chair.hear("update")
        idle = mine if mine.update["ask"] is None else theirs
        busy = theirs if idle is mine else mine
        assert busy.say("propose", what="abandon")["type"] == "done"
        before = [person.get("/api/lobby")["mine"][0]["updated"] for person in (ala, ola)]
        for seat, chair in ((idle.update["eye"], idle), (busy.update["eye"], busy)):
            for ask in (0, 1, -1):
                assert chair.say("submit", seat=seat, ask=ask, codes=[])["problem"]["code"] == "codes-none"
            many = ["x"] * (decoding.MOST_CODES + 1)
            problem = chair.say("submit", seat=seat, ask=0, codes=many)["problem"]
            assert (problem["code"], problem["args"]) == ("codes-many", {"most": decoding.MOST_CODES})
            assert chair.say("ahead", seat=seat, codes=many)["problem"]["code"] == "codes-many"
            assert chair.say("ahead", seat=seat, watch=many)["problem"]["code"] == "codes-many"
        assert [person.get("/api/lobby")["mine"][0]["updated"] for person in (ala, ola)] == before
        # Nothing was counted and the proposal stands: the question has its number still, and an answer ends it.
        while idle.update["proposal"] is None:
            idle.hear("update")
        number = idle.update["proposal"]["number"]
        assert idle.say("answer", proposal=number, yes=False)["type"] == "done"
        assert busy.submit(busy.update["legal"][0]["code"])["type"] == "done"


def test_codes_of_any_length_are_no_codes_and_are_not_sent_back(chair: Chair) -> None:
    long = "x" * 30_000
    for answer in (
        chair.submit(long),
        chair.say("ahead", seat=0, codes=[long]),
        chair.say("chat", text=long),
    ):
        assert answer["type"] == "refused"
        assert len(str(answer)) < 4 * LONGEST_ECHO
    assert chair.submit("set-123")["type"] == "done"


def test_frames_in_parts_in_bytes_or_with_text_that_is_none(chair: Chair) -> None:
    chair.socket.send(b'{"type":"chat","text":"bytes","id":90}')
    assert chair.hear("done")["id"] == 90
    chair.socket.send(['{"type":"chat",', '"text":"parts"', ',"id":91}'])
    assert chair.hear("done")["id"] == 91
    line = chair.socket.socket
    line.sendall(frame(0x81, b'{"type":"chat","text":"\xff","id":92}'))
    assert chair.hear("refused")["problem"]["code"] == "encoding"
    line.sendall(frame(0x01, b'{"type":"chat","text":"\xc5') + frame(0x80, b'\x82","id":93}'))  # A letter in halves.
    assert chair.hear("done")["id"] == 93
    line.sendall(frame(0x81, b""))
    assert chair.hear("refused")["problem"]["code"] == "not-json"


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(0x83, b"{}"), 1002),
        (frame(0xF1, b"{}"), 1002),
        (b"\x81\x02{}", 1002),
        (frame(0x80, b"{}"), 1002),
        (frame(0x89, b"x" * 200), 1002),
        (b"\x81\xff" + struct.pack("!Q", 2**62) + b"\0\0\0\0", 1009),
        (frame(0x81, b"x" * 65_000) + b"\x81\xff" + struct.pack("!Q", 65_537) + b"\0\0\0\0", 1009),
    ],
)
def test_frames_that_are_none_end_the_connection_with_a_reason(chair: Chair, sent: bytes, code: int) -> None:
    chair.socket.socket.sendall(sent)
    assert chair.gone()
    assert chair.socket.close_code == code


def test_half_a_frame_and_away(ala: Person, address: str) -> None:
    table = ala.open("tenno", 2, sit=["me", "bot:random"], start=True)
    for part in (b"\x81", b"\x81\xfe\x10", frame(0x81, b'{"type":', 100), frame(0x01, b"{")):
        with ala.look(table) as chair:
            chair.asked()
            chair.socket.socket.sendall(part)
            chair.socket.socket.shutdown(socket.SHUT_RDWR)
    with ala.look(table) as chair:
        chair.asked()
        assert chair.submit("set-123")["type"] == "done"


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ('{"type":"hello","who":1}', "unknown-field"),
        ('{"type":"hello","protocol":99}', "protocol"),
        ('{"type":"hello","since":1e400}', "wrong-field"),
        ('{"type":"hello","lang":"xx"}', "wrong-field"),
        ('{"type":"chat","text":""}', "protocol"),
        (b'{"type":"\xff"}', "encoding"),
        ('{"x":' + DEEP.decode() + "}", "too-deep"),
        ("", "not-json"),
    ],
)
def test_a_first_word_that_cannot_be_read_is_answered_before_the_door_is_shut(
    ala: Person, address: str, hello: str | bytes, code: str
) -> None:
    table = ala.open("tenno", 2)
    with connect(f"{address.replace('http', 'ws')}/ws/{table}", open_timeout=PATIENCE) as line:
        line.send(hello)
        assert json.loads(line.recv(PATIENCE))["problem"]["code"] == code
        with pytest.raises(ConnectionClosed):
            line.recv(PATIENCE)


@pytest.mark.parametrize(
    "head",
    [
        b"POST /ws/x HTTP/1.1\r\n",
        b"GET /ws/\xff HTTP/1.1\r\n",
        b"GET /ws/x?\xff HTTP/1.1\r\n",
        b"GET /ws/" + b"x" * 20_000 + b" HTTP/1.1\r\n",
        b"GET /ws/x HTTP/1.1\r\nCookie: tatami=\xff\xfe\r\n",
        b"GET /ws/x HTTP/1.1\r\n" + b"X: y\r\n" * 500,
        b"GET /ws/x HTTP/1.1\r\nOrigin: http://[\r\n",
        b"GET /ws/x HTTP/1.1\r\nSec-WebSocket-Extensions: \xff;;=\r\n",
        b"GET /bot/x?token=%ed%a0%80.%ff HTTP/1.1\r\n",
        b"GET /bot/%00?token=" + b"x" * 5_000 + b" HTTP/1.1\r\n",
        b"GET /nothing HTTP/1.1\r\n",
    ],
)
def test_odd_handshakes_are_answered(address: str, head: bytes) -> None:
    rest = b"Host: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    found = raw(address, head + rest + b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n", b"\r\n\r\n")
    assert found.startswith(b"HTTP/1.1 ")
    assert found[9:10] in b"14"


# --- the socket of a program ------------------------------------------------------------------------------------------


@pytest.fixture
def program(ala: Person, address: str) -> Iterator[ClientConnection]:
    """The socket of a program that is asked for its first move at a table of Tenno."""
    table = ala.open("tenno", 2, sit=["bot:random", "next"])
    token = ala.post(f"/api/tables/{table}/agent", {"name": "Hal"})["token"]
    ala.start(table)
    with connect(f"{address.replace('http', 'ws')}/bot/{table}?token={token}", open_timeout=PATIENCE) as line:
        assert [json.loads(line.recv(PATIENCE))["type"] for _ in range(2)] == ["hello", "decide"]
        yield line


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ("{", "not-json"),
        ("[]", "message"),
        ('{"type":"dance"}', "wrong-field"),
        ('{"type":"ready","name":"Hal"}', "unknown-field"),
        ('{"type":"move","id":0,"code":"set-123","comment":"x"}', "unknown-field"),
        ('{"type":"move","id":0}', "missing-field"),
        ('{"type":"move","id":"0","code":"set-123"}', "wrong-field"),
        ('{"type":"move","id":0,"code":["set-123"]}', "wrong-field"),
        (f'{{"type":"move","id":{HUGE},"code":"set-123"}}', "wrong-field"),
        ('{"type":"move","id":0,"code":"\\ud800"}', "not-json"),
        (b'{"type":"move","id":0,"code":"\xff"}', "encoding"),
        ('{"x":' + DEEP.decode() + ',"type":"ready"}', "too-deep"),
        (json.dumps({"type": "move", "id": 0, "code": "x" * 30_000}), "code"),
        ('{"type":"move","id":0,"code":""}', "code"),
        ('{"type":"move","id":7,"code":"set-123"}', "late"),
    ],
)
def test_a_program_is_told_what_was_wrong_and_asked_again(
    program: ClientConnection, data: str | bytes, code: str
) -> None:
    program.send(data)
    told = json.loads(program.recv(PATIENCE))
    assert (told["type"], told["why"]) == ("refused", code)
    assert 10 < len(told["sentence"]) < 3 * LONGEST_ECHO
    asked = json.loads(program.recv(PATIENCE))
    assert asked["type"] == "decide"
    program.send(json.dumps({"type": "move", "id": asked["id"], "code": "set-123"}))
    assert json.loads(program.recv(PATIENCE))["type"] != "refused"


def test_what_a_program_adds_to_its_moves_is_no_matter_by_command(ala: Person, address: str, tmp_path: Path) -> None:
    """In the arena such fields are passed over; whoever plays there can play at a table too."""
    table = ala.open("tenno", 2, sit=["bot:random", "next"])
    token = ala.post(f"/api/tables/{table}/agent", {"name": "Hal"})["token"]
    ala.start(table)
    program = tmp_path / "bot.py"
    program.write_text(BOT.read_text().replace('"type": "move",', '"type": "move", "comment": "mine",'))
    command = [sys.executable, "-m", "tatami", "sit", f"{address}/bot/{table}?token={token}"]
    done = subprocess.run([*command, f"exec:{sys.executable} {program}"], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


# --- seats that are taken ---------------------------------------------------------------------------------------------


def test_a_seat_that_is_taken_cannot_be_taken_again() -> None:
    opened = entries.Opened(
        at=1,
        game="tenno",
        rules="1",
        seats=2,
        options={},
        seed="1",
        host="a",
        pace=Pace(),
        leaver="bot",
        open=False,
        invite="",
    )
    table = Table("t", opened)
    table.apply(entries.Sat(at=2, seat=0, player="a", name="Ala"))
    table.apply(entries.Placed(at=2, seat=1, level="ronin"))
    for seat in (0, 1):
        for entry in (
            entries.Sat(at=3, seat=seat, player="b", name="Bo"),
            entries.Placed(at=3, seat=seat, level="shogun"),
        ):
            with pytest.raises(Refusal) as refusal:
                table.apply(entry)
            assert refusal.value.problem.code == "seat-taken"
    assert (table.number, table.updated, table.chairs[1].level) == (2, 2, "ronin")


def test_a_program_and_people_who_want_the_same_seat_at_once(address: str) -> None:
    ala = Person(address, "Ala")
    others = [Person(address, f"Ola {number}") for number in range(3)]
    for _ in range(10):
        table = ala.open("tenno", 2, open=True)
        line = threading.Barrier(len(others) + 2)
        found: list[tuple[str, int]] = []

        def ask(person: Person, what: str, body: dict[str, Any]) -> None:
            line.wait()  # noqa: B023
            answer = person.http.post(f"/api/tables/{table}/{what}", json=body)  # noqa: B023
            found.append((what, answer.status_code))  # noqa: B023

        jobs = [(ala, "agent", {"name": "Hal", "seat": 1}), *((other, "sit", {"seat": 1}) for other in others)]
        threads = [threading.Thread(target=ask, args=job) for job in jobs]
        for thread in threads:
            thread.start()
        line.wait()
        for thread in threads:
            thread.join()
        assert sorted(status for _, status in found if status != 409) in ([200], [201]), found
        assert sum(status == 409 for _, status in found) == len(others)
        info = ala.get(f"/api/tables/{table}")
        assert info["seats"][1]["kind"] == "person"
        with ala.look(table) as chair:
            assert chair.hear("welcome")["table"]["seats"][1]["name"] == info["seats"][1]["name"]


def test_a_log_is_read_with_fields_of_a_later_version() -> None:
    line = entries.encode(entries.Started(at=5)).decode()
    assert isinstance(entries.decode(line.replace("}", ',"later":1}')), entries.Started)


def test_the_same_wish_twice_at_once_is_one_wish(ala: Person) -> None:
    def ask(found: list[int]) -> None:
        for number in range(20):
            line.wait()
            found.append(ala.http.post(f"/api/mutes/somebody{number}").status_code)

    line = threading.Barrier(4)
    found: list[int] = []
    threads = [threading.Thread(target=ask, args=(found,)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert set(found) == {204}
