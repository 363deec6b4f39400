"""What players read: refusals for everything, prompts from each side, the table, the reconstructed facts."""

from __future__ import annotations

import pytest

from tatami import Match
from tatami.core.events import Seen
from tatami.core.rng import stream
from tatami.core.words import LANGUAGES
from tatami.games.seven_ronin import GAME
from tatami.games.seven_ronin.data import PLACE_NAMES, RONIN_NAMES
from tests.games.seven_ronin.village import ATTACKER, DEFENDER, POSTS, plan, table

VOICES = [GAME.words(lang, ("Derek", "Jarred")) for lang in LANGUAGES]


@pytest.mark.parametrize("seed", range(12))
def test_every_refusal_has_a_sentence_and_a_rule(seed: int) -> None:
    rng = stream(seed, "refusals")
    match = Match("seven_ronin", options={"edition": ("first", "grey_fox")[seed % 2]})
    known = VOICES[0].rules()
    while match.to_act:
        for seat in match.to_act:
            legal = match.legal(seat)
            for _ in range(12):
                code = GAME.codes[rng.below(len(GAME.codes))]
                refusal = match.explain(seat, code)
                assert (refusal is None) == (code in legal)
                if refusal is not None:
                    assert refusal.rule in known
                    assert all(refusal.rule in words.refusal(refusal) for words in VOICES)
        seat = match.to_act[rng.below(len(match.to_act))]
        legal = match.legal(seat)
        match.submit(seat, legal[rng.below(len(legal))])


def test_a_committed_seat_hears_that_it_is_not_its_decision() -> None:
    match = Match("seven_ronin")
    match.submit(ATTACKER, ["+inn", "ready"])
    refusal = match.explain(ATTACKER, "+well")
    assert refusal is not None
    assert refusal.code == "not-now"


def test_prompts_from_each_side_while_planning() -> None:
    match = table(ninja={"green": 2}, round=2)
    words = VOICES[0]
    asked = words.prompt(match.view(ATTACKER))  # type: ignore[arg-type]
    assert "exceed limits by 2" in asked
    # A board may have drafted more than the server knows: the prompt says nothing that this would make untrue.
    match.submit(ATTACKER, ["+inn", "+inn"])
    assert words.prompt(match.view(ATTACKER)) == asked  # type: ignore[arg-type]
    assert words.prompt(match.view(DEFENDER)).startswith("Where does Hayai go? From an area")  # type: ignore[arg-type]
    assert "round 2" in words.prompt(match.view())  # type: ignore[arg-type]
    match.submit(DEFENDER, plan()[:-1])
    assert words.prompt(match.view(DEFENDER)) == "Everyone has a place. Is the plan made?"  # type: ignore[arg-type]
    match.submit(DEFENDER, "ready")
    assert words.prompt(match.view(DEFENDER)).startswith("Your plan is made")  # type: ignore[arg-type]


@pytest.mark.rule("R5.5")
def test_the_prompt_does_not_praise_an_ability_that_is_lost() -> None:
    match = table(ronin={"hayai": {"muted": True}, "kabe": {"muted": True}})
    words = VOICES[0]
    lost = "Where does Hayai go? No ability in this round: the Shrine was desecrated."
    assert words.prompt(match.view(DEFENDER)) == lost  # type: ignore[arg-type]
    match.submit(DEFENDER, "hayai>inn")
    assert "the most vitality" in words.prompt(match.view(DEFENDER))  # type: ignore[arg-type]


def test_the_board_shows_the_own_plan_and_never_the_other() -> None:
    match = Match("seven_ronin")
    match.submit(ATTACKER, ["+burial", "+burial"])
    match.submit(DEFENDER, ["hayai>shrine"])
    words = VOICES[0]
    mine = words.board(match.view(ATTACKER))
    theirs = words.board(match.view(DEFENDER))
    assert "Burial Grounds  2      .      +2    ." in mine
    assert "Shrine          1      .      Hayai" in theirs
    assert "+2" not in theirs
    assert "Shrine          1      .      .     ." in mine
    assert "* partly reconstructed" in mine
    own = {"threat": "3,3,3,3,3,3,3,3", "minimum": "1,1,1,1,1,1,1,1", "ring": ",".join(reversed(PLACE_NAMES[:10]))}
    board = words.board(Match("seven_ronin", options=own).view())
    assert "reconstructed" not in board
    assert board.index("large Field") < board.index("Watchtower")


def test_the_board_tells_wounds_and_what_weighs_on_a_ronin() -> None:
    ronin = POSTS | {
        "kabe": {"at": "well", "wounds": 2, "held_next": True},
        "yumi": "fallen",
        "taiko": {"at": "passage", "muted": True},
    }
    board = VOICES[0].board(table("areas", ninja={"burial": 1}, ronin=ronin).view())
    assert "Kabe     xxooooo  2/7  Well, held next round" in board
    assert "Yumi     -             fallen" in board
    assert "Taiko    ooooo    0/5  Passage, without ability" in board
    assert "Burial Grounds  2      1      (occupied)" in board


@pytest.mark.rule("R5.3")
@pytest.mark.parametrize(("edition", "near"), [("grey_fox", "the Inn"), ("first", "it")])
def test_the_inn_says_whom_it_hits_in_place_of_the_watchtower(edition: str, near: str) -> None:
    places = {"watchtower": 1, "inn": 1, "granary": 1}
    ronin = {"kabe": "field3", "hayai": "burial"}
    match = table("areas", edition=edition, ninja=places, reserve=20, ronin=ronin)
    match.submit(ATTACKER, "use-inn")
    said = VOICES[0].action(GAME.decode("copy-watchtower"), match.view(ATTACKER))  # type: ignore[arg-type]
    assert said == f"Copy the Watchtower: 1 wound to every ronin next to {near}"


@pytest.mark.parametrize("seat", [ATTACKER, DEFENDER, None])
def test_who_plans_has_the_abilities_of_ronin_and_areas_at_hand(seat: int | None) -> None:
    for words in VOICES:
        shown = words.rules_at(Match("seven_ronin").view(seat))  # type: ignore[arg-type]
        text = " ".join(words.rules()[number] for number in shown)
        names = [words.place(area) for area in (0, 1, 2, 3, 4, 5, 6, 8)]
        assert all(name.split()[-1] in text for name in names)
        assert all(words.ronin(ronin) in text for ronin in (0, 2, 3, 4, 5, 6))


def test_every_piece_has_a_card() -> None:
    for words in VOICES:
        assert all(words.say(f"power-{name}") for name in RONIN_NAMES)
        assert all(words.say(f"short-{name}") for name in PLACE_NAMES[:10])


@pytest.mark.rule("R4.1")
def test_nothing_is_called_occupied_before_the_ninja_have_struck() -> None:
    words = VOICES[0]
    board = words.board(table("abilities", ninja={"burial": 1, "well": 1}, ronin=POSTS).view())
    assert "Burial Grounds  2      1      (unguarded)" in board
    assert "would count 1; 5 are needed" in board
    board = words.board(table("areas", ninja={"burial": 1}, ronin=POSTS).view())
    assert "(occupied)" in board
    assert "The occupied areas count 1; 5 are needed." in board


def test_an_empty_reserve_asks_for_the_close_of_the_plan() -> None:
    match = table(ninja={"burial": 3}, reserve=0, supply=47)
    assert VOICES[0].prompt(match.view(ATTACKER)) == "The reserve is empty: close the plan."  # type: ignore[arg-type]
    asked = VOICES[0].prompt(Match("seven_ronin").view(ATTACKER))  # type: ignore[arg-type]
    assert asked == "Send ninja to at most 3 areas; one more may go to the Green; at least 1 in all."


def test_verbs_follow_their_numbers() -> None:
    english, polish, ukrainian = VOICES
    one: dict[str, object] = {"held": (1,), "muted": ()}
    two: dict[str, object] = {"held": (1, 6), "muted": ()}
    assert "zostaje: Kabe." in polish.event(Seen("cleared", one))
    assert "zostają: Kabe, Yumi." in polish.event(Seen("cleared", two))
    assert "лишається: Кабе." in ukrainian.event(Seen("cleared", one))
    assert "лишаються: Кабе, Юмі." in ukrainian.event(Seen("cleared", two))
    sent = {"seat": 0, "sent": (0, 2), "count": 2}
    assert english.event(Seen("attacked", {**sent, "reserve": 1})).endswith("1 stays in the reserve.")
    assert english.event(Seen("attacked", {**sent, "reserve": 2})).endswith("2 stay in the reserve.")
