"""Play over the socket: repeats, lateness, windows, undo, reconnecting, hand-over, bots."""

from __future__ import annotations

import pytest

import tatami
from tests.server.people import Chair, Person


def pair(address: str, game: str, **more: object) -> tuple[Person, Person, str]:
    ala, bo = Person(address, "Ala"), Person(address, "Bo")
    table = ala.open(game, 2, open=True, **more)
    bo.sit(table)
    ala.start(table)
    return ala, bo, table


def test_a_repeat_is_harmless_and_a_late_answer_is_refused(address: str) -> None:
    ala, _, table = pair(address, "tenno", options={"first": "1"})
    with ala.look(table) as chair:
        ask = chair.asked()["ask"]
        first = chair.say("submit", seat=0, ask=ask, codes=["set-123"])
        again = chair.say("submit", seat=0, ask=ask, codes=["set-123"])
        assert first["type"] == again["type"] == "done"
        late = chair.say("submit", seat=0, ask=ask, codes=["set-321"])
        assert late["problem"]["code"] == "late"
        foreign = chair.say("submit", seat=1, ask=0, codes=["set-123"])
        assert foreign["problem"]["code"] == "not-your-seat"


def test_a_window_can_be_changed_until_the_last_has_committed(address: str) -> None:
    ala, bo, table = pair(address, "tenno", options={"first": "1"})
    with ala.look(table) as chair, bo.look(table) as other:
        chair.asked()
        other.asked()
        chair.submit("set-123")
        while not chair.update["undo"]:
            chair.hear("update")
        assert chair.say("undo", seat=0)["type"] == "done"
        while chair.update["ask"] is None:
            chair.hear("update")
        chair.submit("set-321")
        other.submit("set-123")
        while chair.update["view"]["stage"] == "arrange":
            chair.hear("update")
        assert chair.say("undo", seat=0)["problem"]["code"] == "undo-sealed"
        assert [place["card"] for place in chair.update["view"]["courts"][0]["places"]] == [2, 1, 0]


def test_a_refusal_names_the_rule_in_the_players_language(address: str) -> None:
    ala, _, table = pair(address, "tenno", options={"first": "1"})
    with ala.look(table, lang="pl") as chair:
        assert "Ułóż" in chair.asked()["prompt"]
        assert chair.update["legal"][0]["text"]
        refused = chair.submit("stop")
        assert refused["problem"]["code"] == "illegal"
        assert refused["problem"]["text"]
        assert "set-123" in refused["problem"]["legal"]
        assert chair.submit("nonsense")["problem"]["code"] == "code"
        told = chair.say("ahead", seat=0, watch=["set-123", "stop", "nonsense"])
        assert list(told["refusals"]) == ["stop"]
        assert told["refusals"]["stop"]["text"] == refused["problem"]["text"]
        assert chair.asked()["ask"] == 0


def test_a_whole_plan_is_played_entirely_or_not_at_all(address: str) -> None:
    ala, _, table = pair(address, "seven_ronin")
    with ala.look(table) as chair:
        plan = []
        match = tatami.Match("seven_ronin", seed=1)
        while 0 in match.to_act:
            plan.append(match.legal(0)[0])
            match.submit(0, plan[-1])
        assert len(plan) > 2
        chair.asked()
        assert chair.submit(*plan[:2], "nonsense")["type"] == "refused"
        chair.settle()
        assert chair.update["ask"] == 0
        assert chair.submit(*plan)["type"] == "done"


def test_a_lost_connection_goes_on_where_it_was_and_a_second_tab_works(address: str) -> None:
    ala = Person(address, "Ala")
    table = ala.open("tenno", 2, sit=["me", "bot:peasant"], start=True, options={"first": "1"})
    with ala.look(table, lang="en") as chair:
        chair.asked()
        chair.submit("set-123")
        while chair.asked()["ask"] == 0:
            chair.hear("update")
        told = len(chair.story)
        story = list(chair.story)
    with ala.look(table, lang="en", eye=0, since=told) as back, ala.look(table, lang="en") as tab:
        back.asked()
        tab.asked()
        assert back.update["since"] == told
        assert back.update["events"] == []
        assert tab.story == story
        back.submit(back.update["legal"][0]["code"])
        while tab.update["ask"] == back.update["ask"]:
            tab.hear("update")
        back.settle()
        tab.settle()
        # The bot may move between the one settling and the other.
        both = min(len(back.story), len(tab.story) - told)
        assert both > 0
        assert tab.story[told : told + both] == back.story[:both]


def test_one_device_for_two_looks_with_one_seat_at_a_time(address: str) -> None:
    ala = Person(address, "Ala")
    table = ala.open("tenno", 2, sit=["me:Ala", "me:Ola"], start=True)
    with ala.look(table) as chair:
        chair.asked()
        assert [seat["name"] for seat in chair.table["seats"]] == ["Ala", "Ola"]
        chair.submit("set-123")
        chair.say("ahead", seat=0)
        chair._send({"type": "look", "eye": 1})
        while chair.update["eye"] != 1:
            chair.hear("update")
        assert all(place["card"] is None for place in chair.update["view"]["courts"][0]["places"])
        assert chair.submit("set-123")["type"] == "done"


def test_going_back_across_a_reveal_needs_consent(address: str) -> None:
    ala, bo, table = pair(address, "tenno", options={"first": "1"})
    with ala.look(table) as chair, bo.look(table) as other:
        chair.asked()
        other.asked()
        chair.submit("set-123")
        other.submit("set-123")
        while chair.asked()["view"]["stage"] != "strike":
            chair.hear("update")
        story = len(chair.story)
        assert chair.say("undo", seat=0)["problem"]["code"] == "undo-sealed"
        assert chair.say("undo", seat=0, far=True)["type"] == "done"
        while other.update["proposal"] is None:
            other.hear("update")
        assert other.update["proposal"]["what"] == "undo"
        other.say("answer", proposal=other.update["proposal"]["number"], yes=True)
        while chair.update["view"]["stage"] != "arrange":
            chair.hear("update")
        assert chair.update["ask"] is not None
        assert len(chair.story) < story


def test_looking_ahead_changes_nothing_and_tells_each_next_part(address: str) -> None:
    ala, _, table = pair(address, "samurai", options={"setup": "random", "hands": "random", "first": "1"})
    with ala.look(table, lang="en") as chair:
        legal = [each["code"] for each in chair.asked()["legal"]]
        before, ask = chair.update["view"], chair.update["ask"]
        tile = next(code for code in legal if "-" in code)
        root = chair.say("ahead", seat=0, ask=ask, watch=legal)
        assert [each["code"] for each in root["legal"]] == legal
        assert root["view"] == before
        told = chair.say("ahead", seat=0, ask=ask, codes=[tile])
        assert told["view"]["taken"] == tile
        change = root["next"][tile]
        then = [code for code in legal if code not in change["gone"]] + change["more"]
        assert sorted(then) == sorted(each["code"] for each in told["legal"])
        assert all(each["text"] for each in told["legal"])
        laid = chair.say("ahead", seat=0, ask=ask, codes=[tile, told["legal"][0]["code"]], follow=True)
        assert (laid["final"], laid["view"]["taken"]) == (False, None)
        assert laid["follows"]["events"], "what everybody sees of it is certain"
        ended = chair.say("ahead", seat=0, ask=ask, codes=[tile, told["legal"][0]["code"], "end"])
        assert (ended["final"], ended["view"], ended["legal"]) == (True, None, [])
        chair.settle()
        assert chair.update["view"] == before
        assert chair.say("ahead", seat=0, codes=["nonsense"])["type"] == "refused"
        assert chair.say("ahead", seat=0, ask=ask + 1)["problem"]["code"] == "late"


def test_what_hangs_on_something_hidden_is_not_told_to_follow(address: str) -> None:
    ala, bo, table = pair(address, "tenno", options={"first": "1"})
    with ala.look(table) as chair, bo.look(table) as other:
        chair.asked()
        other.asked()
        chair.submit("set-123")
        other.submit("set-123")
        while chair.asked()["view"]["stage"] != "strike":
            chair.hear("update")
        attack = next(each["code"] for each in chair.update["legal"] if ">" in each["code"])
        told = chair.say("ahead", seat=0, codes=[attack], follow=True)
        assert (told["final"], told["follows"]) == (True, None)


def test_a_plan_takes_the_place_of_another_and_nobody_notices(address: str) -> None:
    ala, bo, table = pair(address, "seven_ronin")
    with ala.look(table) as chair, bo.look(table) as other:
        chair.asked()
        other.asked()
        assert chair.submit("+well", "+inn")["type"] == "done"
        while chair.update["laid"] != ["+inn", "+well"]:
            chair.hear("update")
        assert chair.update["view"]["attack"]["areas_left"] == 1
        other.settle()
        heard = len(other.bytes)
        fields = {"seat": 0, "ask": chair.update["ask"], "anew": True}
        assert chair.say("ahead", **fields, codes=["+well"])["view"]["attack"]["areas_left"] == 2
        assert chair.say("submit", **fields, codes=["ready"])["problem"]["code"] == "illegal"
        assert chair.say("submit", **fields, codes=["+well", "ready"])["type"] == "done"
        while chair.update["view"]["attack"]["areas_left"] != 2:
            chair.hear("update")
        other.settle()
        assert [each for each in other.bytes[heard:] if "+" in each or '"laid":["' in each] == []


def test_hints_are_for_those_who_play_alone(address: str) -> None:
    ala, _, table = pair(address, "tenno")
    with ala.look(table, lang="en") as chair:
        chair.asked()
        assert chair.say("hint", seat=0)["problem"]["code"] == "hint-company"
    alone = ala.open("tenno", 2, sit=["me", "bot:peasant"], start=True)
    with ala.look(alone, lang="en") as chair:
        chair.asked()
        advice = chair.say("hint", seat=0)["advice"]
        assert advice
        assert {each["code"] for each in advice} <= {each["code"] for each in chair.update["legal"]}


def play_out(chair: Chair) -> dict[str, object]:
    """Always the first legal action, until the end."""
    while chair.asked()["ending"] is None:
        ask = chair.update["ask"]
        chair.submit(chair.update["legal"][0]["code"])
        while chair.update["ask"] == ask:
            chair.hear("update")
    ending: dict[str, object] = chair.update["ending"]
    return ending


@pytest.mark.parametrize("game", tatami.known_games())
def test_a_person_and_a_bot_finish_every_game(address: str, game: str) -> None:
    ala = Person(address, "Ala")
    table = ala.open(game, 2, sit=["me", "bot:random"], start=True)
    with ala.look(table, lang="uk", board=True) as chair:
        ending = play_out(chair)
        assert ending["text"]
        assert ending["why"]
        assert ending["account"]
        assert chair.update["board"]
        described = chair.say("describe")
        assert (described["eye"], described["board"]) == (0, chair.update["board"])
        assert all(line["text"] for line in chair.story)
        # What something meant is told while it happens, and to nobody who looks back.
        story = [{key: said for key, said in line.items() if key != "means"} for line in chair.story]
    record = tatami.Record.load(ala.http.get(f"/api/tables/{table}/record").text)
    assert tatami.replay(record).outcome is not None
    assert record.names[0] == "Ala"
    told = ala.get(f"/api/tables/{table}/replay?eye=0&lang=uk")
    assert [line for frame in told["frames"] for line in frame["events"]] == story
    for moment in ala.get(f"/api/tables/{table}/moments?eye=0&lang=uk"):
        assert moment["text"] == story[moment["line"]]["text"]
        assert story[moment["line"]] in told["frames"][moment["frame"]]["events"]
    everything = ala.get(f"/api/tables/{table}/replay?eye=open")
    # Moves that nobody could notice, such as the single cards of a deal, have no moment of their own.
    assert len(story) <= sum(len(frame["events"]) for frame in everything["frames"])
    assert len(everything["frames"]) <= len(record.moves) + 1
    assert everything["seed"] == record.seed
    brought = ala.post("/api/records", {"record": record.to_json()})["id"]
    assert ala.get(f"/api/tables/{brought}")["status"] == "finished"
    assert len(ala.get(f"/api/tables/{brought}/replay?eye=1")["frames"]) > 1
    nameless = ala.post("/api/records", {"record": record.line()})["id"]
    assert ala.get(f"/api/tables/{nameless}/replay?eye=0&lang=en")["names"][0] == "Player 1"
