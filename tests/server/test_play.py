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
        assert chair.say("explain", seat=0, code="set-123")["problem"] is None
        assert chair.say("explain", seat=0, code="stop")["problem"]["text"] == refused["problem"]["text"]
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
        chair.say("explain", seat=0, code="set-123")
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


def test_a_preview_changes_nothing(address: str) -> None:
    ala, _, table = pair(address, "samurai", options={"setup": "random", "hands": "random", "first": "1"})
    with ala.look(table) as chair:
        code = chair.asked()["legal"][0]["code"]
        before = chair.update["view"]
        seen = chair.say("preview", seat=0, codes=[code])
        assert seen["type"] == "previewed"
        assert seen["view"] != before
        chair.settle()
        assert chair.update["view"] == before
        assert chair.say("preview", seat=0, codes=["nonsense"])["type"] == "refused"


def test_a_preview_that_hangs_on_something_hidden_is_refused(address: str) -> None:
    ala, bo, table = pair(address, "tenno", options={"first": "1"})
    with ala.look(table) as chair, bo.look(table) as other:
        chair.asked()
        other.asked()
        chair.submit("set-123")
        other.submit("set-123")
        while chair.asked()["view"]["stage"] != "strike":
            chair.hear("update")
        attack = next(each["code"] for each in chair.update["legal"] if ">" in each["code"])
        assert chair.say("preview", seat=0, codes=[attack])["problem"]["code"] == "uncertain"


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
        assert chair.update["board"]
        assert all(line["text"] for line in chair.story)
        story = chair.story
    record = tatami.Record.load(ala.http.get(f"/api/tables/{table}/record").text)
    assert tatami.replay(record).outcome is not None
    assert record.names[0] == "Ala"
    told = ala.get(f"/api/tables/{table}/replay?eye=0&lang=uk")
    assert [line for frame in told["frames"] for line in frame["events"]] == story
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
