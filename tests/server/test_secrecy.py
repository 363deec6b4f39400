"""Secrecy on the wire: what a seat may not know is in no byte it is sent."""

from __future__ import annotations

import re

import msgspec
import pytest

import tatami
from tatami.core.events import Seen
from tatami.core.match import Match
from tatami.core.rng import stream
from tatami.core.view import View
from tatami.server import wire
from tatami.server.domain import entries, notices
from tatami.server.domain.players import Player
from tatami.server.domain.problems import Problem
from tatami.server.domain.table import Table
from tatami.server.domain.terms import Pace
from tatami.server.live.room import Room
from tatami.server.show import plans, updates
from tatami.server.wire.outgoing import Outgoing, encode
from tests.server.people import Chair, Person


def seated(game: str, seats: int) -> Table:
    opened = entries.Opened(
        at=0,
        game=game,
        rules=tatami.game(game).meta.version,
        seats=seats,
        options=tatami.game(game).meta.settle(seats, None),
        seed="a seed nobody may see",
        host="ala",
        pace=Pace(),
        leaver="bot",
        open=True,
        invite="an invitation",
    )
    table = Table("place", opened)
    for seat in range(seats):
        table.apply(entries.Sat(at=0, seat=seat, player=f"p{seat}", name=f"Player {seat}"))
    table.apply(entries.Started(at=0))
    return table


@pytest.mark.parametrize("game", tatami.known_games())
def test_permuting_what_an_eye_cannot_know_changes_no_byte_of_its_messages(game: str) -> None:
    meta = tatami.game(game).meta
    permuted = compared = 0
    for seats in {max(2, meta.min_seats), meta.max_seats}:
        table, rng = seated(game, seats), stream(seats, "wire")
        while table.status == "playing":
            match = table.match
            assert match is not None
            seat = match.to_act[rng.below(len(match.to_act))]
            if rng.below(6) == 0:
                eye = rng.below(seats)
                truth = tatami.game(game).from_json(match.position())
                other = truth.sample(eye, rng)
                permuted += other.key() != truth.key()
                compared += 1
                sent = []
                for state in (truth, other):
                    twin = seated(game, seats)
                    twin.match = Match(game, seats=seats, start=state)
                    twin.asks = table.asks
                    sent.append(encode(updates.update(twin, eye, "en", True, [], 0, 0)))
                assert sent[0] == sent[1]
                assert b"nobody may see" not in sent[0]
            legal = match.legal(seat)
            table.apply(entries.Played(at=0, seat=seat, codes=[legal[rng.below(len(legal))]]))
    assert compared > 4
    assert permuted > 0 or not meta.secrets


class Listener:
    """A client that keeps what it is sent."""

    def __init__(self, eye: int | None) -> None:
        self.player: Player | None = None
        self.muted: set[str] = set()
        self.viewer = eye
        self.follows_seat = self.answers = True
        self.lang: str | None = "en"
        self.board = True
        self.got: list[str] = []

    def send(self, outgoing: Outgoing) -> None:
        self.got.append(outgoing.text.decode())

    def leave(self, problem: Problem) -> None:
        raise AssertionError("nobody is sent away here")


def test_the_parts_of_a_secret_plan_leave_no_trace_with_the_other_side() -> None:
    """Two Attackers, one who sends few ninja and one who sends many, look the same to the Defender until the reveal."""
    traces = []
    for pick in (0, -1):
        table = seated("seven_ronin", 2)
        room = Room(table)
        defender, spectator = Listener(1), Listener(None)
        room.clients |= {defender, spectator}
        parts = 0
        while 0 in table.to_act:
            assert table.match is not None
            before = len(table.match)
            noticed = table.apply(entries.Played(at=parts, seat=0, codes=[table.match.legal(0)[pick]]))
            for client, message in room.prepare(table.match.events(before), False, None if noticed else 0):
                client.send(message)
            parts += 1
        traces.append((parts, defender.got, spectator.got))
    assert traces[0][0] != traces[1][0], "the plans must differ in length for this to prove anything"
    assert len(traces[0][1]) == 1, "only that the plan is made is seen"
    assert traces[0][1] == traces[1][1]
    assert traces[0][2] == traces[1][2]


def cleaned(chair: Chair) -> list[str]:
    """All bytes a socket got, less what differs between any two tables."""
    chair.settle()
    noise = r'"(id|invite|commitment|created|player|at)":("[^"]*"|\d+)'
    return [re.sub(noise, r'"\1":_', text) for text in chair.bytes]


@pytest.mark.parametrize("eye", ["opponent", "spectator"])
def test_a_hidden_choice_is_in_no_byte_of_another_socket(address: str, eye: str) -> None:
    """Two tables, alike but for what Ala lays face down."""
    got = []
    for hidden in ("set-123", "set-321"):
        ala, bo, eve = (Person(address, name) for name in ("Ala", "Bo", "Eve"))
        table = ala.open("tenno", 2, open=True, options={"first": "2"})
        bo.sit(table)
        ala.start(table)
        watcher = bo if eye == "opponent" else eve
        with watcher.look(table, lang="en", board=True) as seen, ala.look(table) as chair:
            seen.hear("update")
            chair.asked()
            chair.submit(hidden)
            with bo.look(table) as other:
                other.asked()
                other.submit("set-123")
            seen.say("describe")
            while seen.update["view"]["stage"] == "arrange":
                seen.hear("update")
            assert seen.say("describe")["board"]
            got.append(cleaned(seen))
    strip = [[text for text in texts if '"welcome"' not in text] for texts in got]
    assert strip[0] == strip[1]
    assert any('"update"' in text for text in strip[0])


def test_a_game_that_goes_on_gives_neither_record_nor_foreign_eyes(address: str) -> None:
    ala, bo, eve = (Person(address, name) for name in ("Ala", "Bo", "Eve"))
    table = ala.open("tenno", 2, open=True)
    bo.sit(table)
    ala.start(table)
    for person in (ala, bo, eve):
        assert person.get(f"/api/tables/{table}/record", 409)["code"] == "not-over"
        assert person.get(f"/api/tables/{table}/replay?eye=open", 409)["code"] == "not-over"
    assert bo.get(f"/api/tables/{table}/replay?eye=0", 409)["code"] == "not-over"
    assert eve.get(f"/api/tables/{table}/replay?eye=1", 409)["code"] == "not-over"
    mine = bo.get(f"/api/tables/{table}/replay?eye=1")
    assert mine["seed"] == ""
    assert mine["eye"] == 1
    assert eve.get(f"/api/tables/{table}/replay?eye=none")["frames"]
    with eve.look(table) as watcher:
        watcher.hear("update")
        assert watcher.update["eye"] is None
        assert watcher.update["view"]["hand"] == []
        for said in ({"type": "look", "eye": 0}, {"type": "submit", "seat": 0, "ask": 0, "codes": ["set-123"]}):
            watcher._send(said)
            assert watcher.hear("refused")["problem"]["code"] == "not-your-seat"
        for kind in ("ahead", "hint", "undo", "resign", "return"):
            assert watcher.say(kind, seat=0)["problem"]["code"] == "not-your-seat"


def test_a_replay_of_a_running_game_does_not_count_hidden_moves() -> None:
    from tatami.server.show.replays import replay

    shown = []
    for parts in range(1, 4):
        table = seated("seven_ronin", 2)
        for number in range(parts):
            assert table.match is not None
            table.apply(entries.Played(at=number, seat=0, codes=[table.match.legal(0)[0]]))
        assert 0 in table.to_act, "the plan must be unfinished for this to prove anything"
        shown.append(msgspec.json.encode(replay(table, 1, False, "en")))
    assert shown[0] == shown[1] == shown[2]


def test_nothing_is_told_to_follow_if_events_differ_though_the_views_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    table = seated("tenno", 2)
    assert table.match is not None
    view = table.match.view(0)

    def imagined(table: Table, seat: int, codes: list[str], number: int) -> tuple[View, list[Seen]]:
        return view, [Seen("laid", {"seat": 1, "peasants": [number]})]

    monkeypatch.setattr(plans, "_imagined", imagined)
    assert plans.foretold(table, wire.Ahead(seat=0, codes=["set-123"], follow=True), None).follows is None


@pytest.mark.parametrize("game", ["tenno", "seven_ronin", "samurai", "samurai_spirit"])
def test_looking_ahead_tells_no_secret(game: str) -> None:
    """Whatever the others hold or have laid in secret, a seat that asks the same is answered the same."""
    table = seated(game, 2)
    rng = stream("ahead", game)
    for _ in range(60):
        match = table.match
        assert match is not None
        owing = match.to_act
        if not owing or table.status != "playing":
            break
        seat = owing[rng.below(len(owing))]
        codes: list[str] = []
        watch = [match.game.codes[rng.below(len(match.game.codes))] for _ in range(8)]
        while legal := match.ahead(seat, codes).legal:
            codes.append(legal[rng.below(len(legal))])
            asked = wire.Ahead(seat=seat, codes=codes, watch=[*watch, *legal[:4]], follow=rng.below(4) == 0)
            told = msgspec.json.encode(plans.foretold(table, asked, "en"))
            table.match = Match(match.game, seats=match.seats, options=match.options, start=match.imagine(seat, rng))
            assert msgspec.json.encode(plans.foretold(table, asked, "en")) == told
            table.match = match
        table.apply(entries.Played(at=0, seat=seat, codes=codes))


def test_the_parts_of_a_secret_plan_are_no_news_to_anybody() -> None:
    """However long a plan is, the same notices come of it: none before it is made, and then the same ones."""
    heard, lengths = [], []
    for pick in (0, -1):
        table, told = seated("seven_ronin", 2), []
        while 0 in table.to_act:
            assert table.match is not None
            before = notices.matters(table)
            entry = entries.Played(at=7, seat=0, codes=[table.match.legal(0)[pick]])
            table.apply(entry)
            found = notices.news(table, before, entry, set(), {"p0", "p1"})
            told.append(None if found is None else (found.fresh, found.moot))
        assert not any(told[:-1])
        heard.append(told[-1])
        lengths.append(len(told))
    assert lengths[0] != lengths[1], "the plans must differ in length for this to prove anything"
    assert heard[0] == heard[1]


@pytest.mark.parametrize("game", tatami.known_games())
def test_permuting_secrets_changes_no_notice(game: str) -> None:
    """Whatever an eye cannot know, the same is to be told to everybody, in the same words and with the same time."""
    meta = tatami.game(game).meta
    table, rng, permuted = seated(game, meta.max_seats), stream("notices", game), 0
    while table.status == "playing":
        match = table.match
        assert match is not None
        if rng.below(4) == 0:
            truth = tatami.game(game).from_json(match.position())
            other = truth.sample(rng.below(meta.max_seats), rng)
            permuted += other.key() != truth.key()
            said = []
            for state in (truth, other):
                twin = seated(game, meta.max_seats)
                twin.match = Match(game, seats=meta.max_seats, start=state)
                found = sorted(notices.matters(twin), key=lambda each: (each.player, each.kind, each.mark))
                said.append([(each, notices.facts(twin, each)) for each in found])
            assert said[0] == said[1]
        seat = match.to_act[rng.below(len(match.to_act))]
        legal = match.legal(seat)
        table.apply(entries.Played(at=0, seat=seat, codes=[legal[rng.below(len(legal))]]))
    assert permuted > 0 or not meta.secrets
