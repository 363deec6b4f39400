"""Who notices what: every hidden event in the feed of its seat, of the others and of a spectator."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from tatami.core.events import Event
from tatami.games.tenno import GAME
from tatami.games.tenno.rules import Tenno
from tests.games.tenno.positions import Scene, lay, new_game, random_game

ONLY_THE_SEAT = {"arranged", "filled", "took"}
"""Events that nobody but the seat itself notices."""

SECRETS = {"changed": {"card", "laid"}, "traded": {"real"}, "looked": {"card"}}
"""Events that all notice, and the facts that only the seat itself learns."""

OPEN = {
    *{"begins", "ready", "attacked", "supported", "captured", "repelled", "seized", "drawn", "departed"},
    *{"stopped", "exhausted", "refilled", "kept", "trusted"},
}
"""Events that are the same to all."""


def games() -> Iterator[tuple[Tenno, list[Event]]]:
    for seed in range(12):
        yield from random_game(f"privacy {seed}", 2 + seed % 3)


@pytest.mark.rule("R1.2", "R2.7", "R4.1", "R5.1", "R5.3", "R5.5")
def test_every_event_of_many_games_reaches_whom_it_concerns_and_nobody_else() -> None:
    met: Counter[str] = Counter()
    for state, events in games():
        for event in events:
            met[event.kind] += 1
            mine = event.data["seat"]
            assert isinstance(mine, int)
            own = event.seen_by(mine)
            assert own is not None
            others = [event.seen_by(seat) for seat in (None, *range(state.seats)) if seat != mine]
            for other in others:
                if event.kind in ONLY_THE_SEAT:
                    assert other is None
                    continue
                assert other is not None
                assert other.kind == own.kind
                assert set(own.data) - set(other.data) == SECRETS.get(event.kind, set())
                assert all(own.data[key] == value for key, value in other.data.items())
    assert set(met) == ONLY_THE_SEAT | set(SECRETS) | OPEN


@pytest.mark.rule("R2.7", "R7.1")
def test_no_view_of_many_games_shows_a_hidden_card() -> None:
    for state, _ in games():
        for seat in (None, *range(state.seats)):
            view = GAME.view(state, seat)
            assert seat is not None or view.hand == ()
            for owner, court in enumerate(view.courts):
                up = [place for place in court.places if place.lies == "up"]
                assert len(up) <= 1
                assert all(place.card is None for place in court.places if place not in up) or owner == seat


HIDDEN = [
    ("arranged", lambda: new_game(3, first="1"), "1:set-312", 1, {"cards"}),
    ("filled", lambda: lay("8 1 2 | 3 4", "8 1 2 | 3", "7 1 2 | 3").play("1:a>2a"), "1:fill-4", 1, {"place", "card"}),
    ("took", lambda: won("3 4"), "1:swap-c", 1, {"place", "card"}),
]


def won(hand: str) -> Scene:
    return lay(f"9 1 2 | {hand}", "8 1 2 | 3", "7 1 2 | 3").play("1:a>2a 2:fill-3")


@pytest.mark.rule("R1.2", "R4.1", "R5.1")
@pytest.mark.parametrize(("kind", "scene", "move", "player", "facts"), HIDDEN, ids=[case[0] for case in HIDDEN])
def test_what_only_its_seat_notices(kind: str, scene: object, move: str, player: int, facts: set[str]) -> None:
    assert callable(scene)
    table: Scene = scene()
    before = {watcher: table.match.view(watcher).to_json() for watcher in (1, 2, None)}
    table.play(move)
    assert [event["event"] for event in table.seen(player)] == [kind]
    assert facts <= set(table.seen(player)[0])
    for watcher in (2, 3, None):
        assert table.seen(watcher) == []
    for seat, view in before.items():
        assert table.match.view(seat).to_json() == view


@pytest.mark.rule("R5.1", "R5.3", "R5.5")
@pytest.mark.parametrize(
    ("hand", "moves", "kind", "player", "secret"),
    [
        ("3 4", "1:swap-c 1:lay-4", "changed", 1, {"card": 1, "laid": 3}),
        ("3 4", "1:swap-c 1:lay-2", "changed", 1, {"card": 1, "laid": 1}),
        ("", "1:trade-bc", "traded", 1, {"real": 1}),
        ("", "1:feint-bc", "traded", 1, {"real": 0}),
    ],
)
def test_what_all_notice_but_only_its_seat_knows(
    hand: str, moves: str, kind: str, player: int, secret: dict[str, int]
) -> None:
    table = won(hand).play(moves)
    own = table.seen(player)[-1]
    assert own["event"] == kind
    public = {key: value for key, value in own.items() if key not in secret}
    assert own == public | secret
    for watcher in (2, 3, None):
        assert table.seen(watcher)[-1] == public


@pytest.mark.rule("R5.5")
def test_the_owner_sees_where_the_looker_looks_and_the_looker_what() -> None:
    table = lay("7 1 2 | 3", "8 1 2 | 3", "8 1 2 | 3").play("1:a>2a 1:fill-3").play("2:look-c")
    public: dict[str, object] = {"event": "looked", "seat": 1, "attacker": 0, "place": 2}
    assert table.seen(2) == [{**public, "card": 1}]
    assert table.seen(1) == table.seen(3) == table.seen(None) == [public]
    # The looker's notes have it; nobody else's.
    assert table.may_be(2, 1)[2] == "2"
    assert table.may_be(3, 1)[2] == table.may_be(None, 1)[2] == "1 2 3"
    assert table.view(2).courts[0].places[2].card is None


@pytest.mark.rule("R3.5")
def test_where_the_monk_could_be_shown_only_its_owner_reads() -> None:
    table = lay("9 1 2 | 3", "8 1 5 | 3", "8 1 2 | 3").play("1:a>2a")
    assert table.view(2).monk_at == 2
    assert table.view(1).monk_at is table.view(3).monk_at is table.view(None).monk_at is None
    words = {player: GAME.words("en", table.match.names).prompt(table.view(player)) for player in (1, 2, 3, None)}
    assert "monk at c" in words[2]
    assert words[1] == words[3] == words[None]
    assert "monk" not in words[1]


@pytest.mark.rule("R5.1")
def test_whether_a_card_is_taken_up_is_its_owners_business() -> None:
    table = won("3 4").play("1:swap-c")
    assert (table.view(1).stage, table.view(1).slot) == ("relay", 2)
    for watcher in (2, 3, None):
        assert (table.view(watcher).stage, table.view(watcher).slot) == ("change", None)
