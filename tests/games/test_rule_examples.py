"""The examples of the rules: they are played against the rules, and what their words claim is what happens."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tatami.core.match import Match
from tatami.core.registry import OURS
from tatami.core.registry import game as find_game
from tatami.games.samurai.view import SamuraiView
from tatami.games.samurai_spirit.data import CARD_IDS
from tatami.games.samurai_spirit.view import SamuraiSpiritView
from tatami.games.seven_ronin.data import PLACE_NAMES, RONIN_NAMES
from tatami.games.seven_ronin.view import RoninView
from tatami.games.tenno.data import FACES
from tatami.games.tenno.view import TennoView
from tatami.server.wire.examples import played

ROOT = Path(__file__).parents[2]
EXAMPLES = [(game, example.id) for game in OURS for example in find_game(game).examples]
LANGUAGES = ("en", "pl", "uk")


def staged(game: str, id: str) -> tuple[Match, Any, Any]:
    """The table after an example, and what its reader saw before and after it."""
    example = next(each for each in find_game(game).examples if each.id == id)
    match, _ = played(find_game(game), example)
    before = match.view(example.viewer)
    for seat, codes in example.moves:
        match.play(seat, codes)
    return match, before, match.view(example.viewer)


def guide(game: str, lang: str) -> dict[str, str]:
    text = (ROOT / f"web/src/games/{game}/guide/{lang}.ftl").read_text("utf-8")
    return dict(re.findall(r"^([\w-]+) = (.*)$", text, re.M))


def test_every_game_has_two_or_three() -> None:
    for game in OURS:
        assert 2 <= len(find_game(game).examples) <= 3, game


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_guide_has_all_its_words(game: str, lang: str) -> None:
    said = guide(game, lang)
    steps = [key for key in said if re.fullmatch(rf"guide-{game}-turn-\d", key)]
    assert steps == [f"guide-{game}-turn-{number}" for number in range(1, len(steps) + 1)]
    assert len(steps) > 3
    wanted = {f"guide-{game}-{part}" for part in ("about", "win", "turn")} | set(steps)
    for example in find_game(game).examples:
        wanted |= {f"example-{game}-{example.id}{part}" for part in ("", "-title", "-so")}
    assert set(said) == wanted
    assert len(re.findall(r"[.!?](?= |$)", said[f"guide-{game}-about"])) == 3, "three sentences say what it is about"


@pytest.mark.parametrize(("game", "id"), EXAMPLES)
def test_an_example_tells_what_happened(game: str, id: str) -> None:
    """Something is said in every language, and every paragraph that it names is one of the rules."""
    drawn = json.loads((ROOT / f"web/src/games/{game}/examples.json").read_text("utf-8"))
    told = next(each for each in drawn if each["id"] == id)["told"]
    rules = (ROOT / f"src/tatami/games/{game}/RULES.md").read_text("utf-8")
    named = set()
    for lang in LANGUAGES:
        assert told[lang]
        so = guide(game, lang)[f"example-{game}-{id}-so"]
        named.add(tuple(re.findall(r"R\d+\.\d+", so)))
    assert len(named) == 1, "every language names the same paragraphs"
    for paragraph in named.pop():
        assert f"**{paragraph}**" in rules, paragraph


# --- what the words claim ---------------------------------------------------------------------------------------------


def face(card: int | None) -> str:
    return "" if card is None else FACES[card]


def tenno(id: str) -> tuple[TennoView, TennoView]:
    _, before, after = staged("tenno", id)
    assert isinstance(before, TennoView)
    assert isinstance(after, TennoView)
    return before, after


def test_tenno_the_ninja_beats_a_seven() -> None:
    before, after = tenno("ninja")
    assert before.fight is not None
    assert (face(before.fight.card), face(before.fight.met)) == ("4", "7")
    assert (before.courts[0].prisoners, after.courts[0].prisoners) == (0, 1)
    assert (after.courts[0].places[1].lies, face(after.courts[0].places[1].card)) == ("down", "4")
    assert after.courts[1].places[1].lies == "gap"


def test_tenno_the_monk_makes_seven_nine() -> None:
    before, after = tenno("monk")
    assert before.fight is not None
    assert (before.fight.attacker, face(before.fight.card), face(before.fight.met)) == (1, "8", "7")
    assert [face(card) for card in after.courts[1].discarded] == ["8"]
    assert after.courts[0].prisoners == 0
    assert [face(place.card) for place in after.courts[0].places] == ["7", "5", "2"]


def test_tenno_the_geisha_takes_the_shogun_and_leaves() -> None:
    before, after = tenno("geisha")
    assert before.fight is not None
    assert (face(before.fight.card), face(before.fight.met)) == ("X", "10")
    assert after.courts[0].prisoners == 1
    assert after.courts[0].places[0].lies == "gap"
    assert [face(card) for card in after.courts[0].discarded] == ["X"]


def samurai(id: str) -> tuple[SamuraiView, SamuraiView]:
    _, before, after = staged("samurai", id)
    assert isinstance(before, SamuraiView)
    assert isinstance(after, SamuraiView)
    return before, after


def gained(before: SamuraiView, after: SamuraiView, seat: int) -> list[int]:
    """What a player has captured meanwhile: castles, Buddhas, rice."""
    had, has = before.clans[seat].captured, after.clans[seat].captured
    assert had is not None
    assert has is not None
    return [new - old for old, new in zip(had, has, strict=True)]


def test_samurai_the_rice_goes_to_five_against_two() -> None:
    before, after = samurai("village")
    assert gained(before, after, 0) == [0, 0, 1]
    town = next(each for each in before.settlements if each.hex == "q15")
    assert (town.open, [figure.influence for figure in town.figures]) == (1, [(2, 2)])


def test_samurai_a_tie_sets_the_castle_aside() -> None:
    before, after = samurai("tie")
    assert (before.aside, after.aside) == ((0, 0, 0), (1, 0, 0))
    assert gained(before, after, 0) == gained(before, after, 1) == [0, 0, 0]


def test_samurai_each_figure_of_the_city_goes_its_own_way() -> None:
    before, after = samurai("city")
    assert gained(before, after, 0) == [1, 0, 0]
    assert gained(before, after, 1) == [0, 1, 0]


def ronin(id: str) -> tuple[Match, RoninView, RoninView]:
    match, before, after = staged("seven_ronin", id)
    assert isinstance(before, RoninView)
    assert isinstance(after, RoninView)
    return match, before, after


def wounds(view: RoninView, name: str) -> tuple[int, int]:
    tile = view.ronin[RONIN_NAMES.index(name)]
    return tile.wounds, tile.vitality


def test_seven_ronin_musashi_strikes_one_and_bears_two() -> None:
    _, before, after = ronin("strike")
    field, well = PLACE_NAMES.index("field3"), PLACE_NAMES.index("well")
    assert (before.areas[field].ninja, after.areas[field].ninja) == (3, 0)
    assert wounds(after, "musashi") == (2, 4)
    assert after.areas[well].occupied


def test_seven_ronin_arrows_hit_both_neighbours() -> None:
    _, before, after = ronin("arrows")
    for name in ("musashi", "kabe"):
        assert (wounds(before, name)[0], wounds(after, name)[0]) == (0, 1)


def test_seven_ronin_two_fields_and_two_areas_win() -> None:
    match, before, after = ronin("fields")
    assert wounds(before, "yumi") == (2, 3)
    assert not after.ronin[RONIN_NAMES.index("yumi")].alive
    assert after.areas[PLACE_NAMES.index("field2")].ninja == 2
    assert [PLACE_NAMES[at] for at, area in enumerate(after.areas) if area.occupied] == [
        "shrine",
        "well",
        "field2",
        "field3",
    ]
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.winners) == ("village", (0,))


def spirit(id: str) -> tuple[Match, SamuraiSpiritView, SamuraiSpiritView]:
    match, before, after = staged("samurai_spirit", id)
    assert isinstance(before, SamuraiSpiritView)
    assert isinstance(after, SamuraiSpiritView)
    return match, before, after


def test_samurai_spirit_a_defence_adds_nothing() -> None:
    _, before, after = spirit("defend")
    assert before.card is not None
    assert CARD_IDS[before.card] == "M3-09"
    assert (before.boards[0].sum, after.boards[0].sum, after.boards[0].kiai) == (2, 2, 9)
    assert after.boards[0].left == (None, before.card, None)


def test_samurai_spirit_exactly_eight_is_a_kiai() -> None:
    _, before, after = spirit("kiai")
    assert (before.boards[0].sum, before.boards[0].kiai, after.boards[0].sum) == (5, 8, 4)
    assert after.barricades == before.barricades + 1


def test_samurai_spirit_one_card_too_many_breaks_a_barricade() -> None:
    _, before, after = spirit("over")
    assert (before.boards[0].sum, after.boards[0].sum, after.boards[0].kiai) == (8, 12, 9)
    assert after.barricades == before.barricades - 1
