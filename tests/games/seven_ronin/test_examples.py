"""The worked examples of both rulebooks, in both editions."""

from __future__ import annotations

import pytest

from tatami import Match
from tests.games.seven_ronin.village import (
    ATTACKER,
    DEFENDER,
    at,
    attack,
    kinds,
    markers,
    ninja,
    plan,
    story,
    table,
    wounds,
)

rule = pytest.mark.rule
editions = pytest.mark.parametrize("edition", ["grey_fox", "first"])

MORNING = {
    "hayai": "inn",
    "kabe": "granary",
    "musashi": "watchtower",
    "taiko": "shrine",
    "tasuke": "burial",
    "yobu": "pen",
    "yumi": "field3",
}


@rule("R2.1", "R2.2", "R2.3", "R2.5", "R2.10")
@editions
def test_the_deployment(edition: str) -> None:
    """Two to the Burial Grounds, one to the Watchtower, one to the Well, one to the Green; two stay in the hand."""
    match = Match("seven_ronin", options={"edition": edition}, names=("Derek", "Jarred"))
    match.submit(ATTACKER, attack("burial", "burial", "watchtower", "well", "green"))
    match.submit(DEFENDER, plan(MORNING))
    assert ninja(match) == {"burial": 2, "watchtower": 1, "well": 1, "green": 1}
    assert markers(match) == (35, 10)
    assert all(at(match, name) == place for name, place in MORNING.items())
    assert story(match)[:2] == [
        "Derek sends 5 ninja: Watchtower 1, Burial Grounds 2, Well 1, Green 1. 35 stay in the reserve.",
        "Jarred posts the ronin: Hayai – Inn, Kabe – Granary, Musashi – Watchtower, Taiko – Shrine, "
        "Tasuke – Burial Grounds, Yobu – Animal Pen, Yumi – large Field.",
    ]


@rule("R3.4", "R3.10")
@editions
def test_musashi_on_the_watchtower(edition: str) -> None:
    """One ninja attacks him there; he removes it and takes no wound."""
    match = table("abilities", edition=edition, ninja={"watchtower": 1, "inn": 1}, ronin={"musashi": "watchtower"})
    supply = markers(match)[1]
    match.submit(DEFENDER, "musashi")
    assert ninja(match) == {"inn": 1}
    assert wounds(match) == {}
    assert markers(match)[1] == supply + 1


@rule("R3.4", "R4.1", "R4.2", "R4.3")
@editions
def test_musashi_with_two_wounds_on_the_large_field(edition: str) -> None:
    """Two old ninja and a new one: he strikes one down and falls to the other two."""
    tiles = {"musashi": {"wounds": 2}}
    facts = {"edition": edition, "round": 1, "ninja": {"field3": 2}, "reserve": 20, "ronin": tiles}
    match = table(**facts)  # type: ignore[arg-type]
    match.submit(ATTACKER, attack("field3"))
    match.submit(DEFENDER, plan(MORNING | {"musashi": "field3", "yumi": "watchtower"}))
    assert ninja(match) == {"field3": 3}
    match.submit(DEFENDER, "musashi")
    match.submit(DEFENDER, "fight")
    assert at(match, "musashi") == "fallen"
    assert ninja(match) == {}

    # Had Tasuke been there, she might have saved him.
    match = table(**facts)  # type: ignore[arg-type]
    match.submit(ATTACKER, attack("field3"))
    match.submit(DEFENDER, plan(MORNING | {"musashi": "field3", "yumi": "watchtower", "tasuke": "field3"}))
    match.submit(DEFENDER, "musashi")
    match.submit(DEFENDER, "fight")
    match.submit(DEFENDER, "tasuke-1")
    assert wounds(match) == {"musashi": 3, "tasuke": 1}


@rule("R5.10", "R5.3", "R5.9", "R7.1")
@editions
def test_passage_inn_and_field_win_the_village(edition: str) -> None:
    """Three areas are held; the Passage kills Yumi at the Inn, the Inn copies the Field, and four count for five."""
    match = table(
        "areas",
        edition=edition,
        round=4,
        reserve=10,
        ninja={"passage": 1, "burial": 1, "field2": 1},
        ronin={"yumi": {"at": "inn", "wounds": 2}, "kabe": "well"},
    )
    match.submit(ATTACKER, ["use-passage", "+inn", "+inn"])
    assert at(match, "yumi") == "fallen"
    assert ninja(match) == {"inn": 1, "burial": 1, "field2": 1, "passage": 1}
    match.submit(ATTACKER, ["use-inn", "copy-field2"])
    match.submit(ATTACKER, "end")
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.winners) == ("village", (ATTACKER,))
    assert kinds(match)[-1] == "counted"
    assert story(match) == [
        "The Passage brings 2 ninja to the Inn; 8 left in the reserve.",
        "Yumi takes 1 wound: 3 of 3 (Inn).",
        "Yumi falls (Inn).",
        "The ninja occupy: Inn.",
        "The Inn copies the small Field.",
        "The occupied areas count 5; 5 are needed.",
    ]


@rule("R2.6")
@editions
def test_two_markers_on_the_green(edition: str) -> None:
    """Five on an area of limit three, or three on each of two areas of limit two."""
    match = table(edition=edition, ninja={"green": 2})
    match.clone().submit(ATTACKER, attack(*["field3"] * 5))
    match.clone().submit(ATTACKER, attack(*["burial"] * 3, *["pen"] * 3))
