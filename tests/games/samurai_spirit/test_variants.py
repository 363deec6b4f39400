"""One and two players, and the easier game (R10)."""

from __future__ import annotations

from collections import Counter

import pytest

from tatami import Match
from tatami.games.samurai_spirit.data import DOLL, SYMBOL
from tests.games.samurai_spirit.tables import board, ids, legal, line, now, play, refused, samurai, seen, stage, table


@pytest.mark.rule("R10.1")
def test_two_players_may_use_absent_samurai() -> None:
    match = table(samurai("Gorobei", "M1-06"), samurai("Kyuzo"), spares=True, turn=1, top="M2-13")
    play(match, "pass")
    assert (now(match), stage(match)) == ("Gorobei", "spare")
    assert not board(match, "Gorobei").wounded, "before the penalty"
    assert legal(match) == [
        "take-heihachi",
        "take-daisuke",
        "take-kanbei",
        "take-kikuchiyo",
        "take-katsushiro",
        "ready",
    ]
    assert refused(match, "take-kyuzo") == ("spare-present", "R10.1")
    play(match, "take-kanbei", "take-katsushiro", "ready")
    assert legal(match) == ["ignore", "suffer-wound"], "Kanbei's talent works already"
    play(match, "ignore", "fight")
    assert legal(match) == ["attack", "redraw"]


@pytest.mark.rule("R10.1")
def test_such_a_token_serves_for_the_round_and_once_a_game() -> None:
    match = table(samurai("Gorobei"), samurai("Kyuzo"), spares=True, stage="spare", top="M1-07 M1-08 M2-08 M2-07")
    play(match, "take-daisuke", "ready", "fight", "attack")
    assert (now(match), stage(match)) == ("Kyuzo", "spare")
    assert refused(match, "take-daisuke") == ("spare-used", "R10.1")
    play(match, "ready", "fight", "attack")
    assert board(match, "Gorobei").tokens == (1, 2), "still there in the next turn"
    rest = ["M1-10", "M1-11", "M1-12", "M2-08", "M2-10", "M2-11", "M2-12"]
    full = (samurai("Gorobei", left="M1-01 M1-09 M1-05"), samurai("Kyuzo", left="M2-01 M2-09 M2-05"))
    match = table(*full, spares=True, stage="spare", top="M3-13", discarded=rest)
    play(match, "take-kanbei", "ready", "fight")
    assert (seen(match).round, stage(match)) == (2, "spare")
    assert refused(match, "take-kanbei") == ("spare-used", "R10.1")


@pytest.mark.rule("R10.1")
def test_taking_tokens_can_be_taken_back_until_ready() -> None:
    match = table(samurai("Gorobei"), samurai("Kyuzo"), spares=True, stage="spare")
    play(match, "take-daisuke")
    assert match.undo(0) == "take-daisuke"
    play(match, "ready")
    assert stage(match) == "action"


@pytest.mark.rule("R10.1", "R10.3")
@pytest.mark.parametrize(("team", "absent"), [("2", 5), ("3", 4)])
def test_one_player_leads_two_or_three(team: str, absent: int) -> None:
    match = Match("samurai_spirit", seats=1, options={"team": team}, seed=1)
    view = seen(match)
    assert (len(view.boards), view.raiders, view.barricades) == (int(team), 7 * int(team), int(team) + 2)
    assert len(view.spares) == absent
    assert match.to_act == [0]
    play(match, "ready", "pass")
    assert (match.to_act, stage(match)) == ([0], "spare")
    assert {each.seat for each in seen(match).boards} == {0}


@pytest.mark.rule("R10.3")
def test_the_single_player_decides_for_the_neighbour_too() -> None:
    match = table(samurai("Heihachi"), samurai("Kyuzo", "M2-07"), samurai("Gorobei"), seats=1, top="M2-13")
    play(match, "fight", "hand-kyuzo")
    assert (match.to_act, now(match), legal(match)) == ([0], "Kyuzo", ["attack", "discard"])
    play(match, "attack")
    assert line(match, "Kyuzo") == ["M2-07", "M2-13"]


@pytest.mark.rule("R10.4")
def test_larger_tables_may_allow_the_tokens() -> None:
    assert seen(Match("samurai_spirit", seats=4, seed=1)).spares == ()
    match = Match("samurai_spirit", seats=4, seed=1, options={"spares": "always"})
    assert len(seen(match).spares) == 3
    assert stage(match) == "spare"


@pytest.mark.rule("R10.2")
@pytest.mark.parametrize("seats", [1, 2])
def test_two_dolls_are_always_among_few_raiders(seats: int) -> None:
    """All fourteen raiders are turned up by passing at once; there are never fewer than two dolls."""
    found: Counter[int] = Counter()
    for seed in range(60):
        match = Match("samurai_spirit", seats=seats, seed=seed, options={"level": "easy"})
        play(match, "ready", "pass", "ready", "pass")
        cards = [event.data["card"] for event in match.feed() if event.kind in ("storm", "repelled")]
        if len(cards) == 12:
            found[sum(SYMBOL[card] == DOLL for card in cards if isinstance(card, int))] += 1
    assert found
    assert min(found) >= 2


@pytest.mark.rule("R11.1")
def test_piles_can_be_counted() -> None:
    match = table(
        samurai("Gorobei"),
        samurai("Kyuzo"),
        samurai("Heihachi"),
        top="M1-01",
        intruders=[0, "M1-02"],
        discarded=["M1-03"],
    )
    view = seen(match)
    assert (view.raiders, len(view.intruders), ids(view.discarded)) == (18, 2, ["M1-03"])
    assert (view.unseen.marauders, len(view.unseen.cards)) == (18, 49)
