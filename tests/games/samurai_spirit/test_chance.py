"""Unseen cards turn up exactly as likely as at a real table (R11.2)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations
from typing import Any

import pytest

from tatami.core.rng import stream
from tatami.core.state import CHANCE, buffer, pick
from tatami.games.samurai_spirit import GAME, actions, purpose, stage
from tatami.games.samurai_spirit.data import CARD_IDS, DOLL, SYMBOL
from tatami.games.samurai_spirit.rules import SamuraiSpirit
from tatami.games.samurai_spirit.unseen import hands, look_at_layer
from tests.games.samurai_spirit.careful import Careful
from tests.games.samurai_spirit.tables import samurai


def chances(state: SamuraiSpirit, share: Fraction = Fraction(1)) -> dict[str, Fraction]:
    """How likely each card is, over as many looks as chance needs."""
    found: dict[str, Fraction] = {}
    outcomes = state.chance()
    total = sum(weight for _, weight in outcomes)
    for action, weight in outcomes:
        part = share * weight / total
        if action == actions.DEEPER:
            deeper = state.clone()
            deeper.apply(CHANCE, action)
            for card, likely in chances(deeper, part).items():
                found[card] = found.get(card, Fraction(0)) + likely
        else:
            card = CARD_IDS[action - actions.CARD]
            found[card] = found.get(card, Fraction(0)) + part
    return found


def third_round(**more: Any) -> SamuraiSpirit:
    """Two samurai, 18 cards; the unseen ones are few."""
    document = {
        "game": "samurai_spirit",
        "seats": 2,
        "round": 3,
        "boards": [samurai("Gorobei"), samurai("Kyuzo")],
        "spares": False,
        **more,
    }
    return GAME.from_json(document)


NEVER_SEEN = ["M1-01", "M1-02", "M1-03"]
BACK = {"M2-01": 1, "M2-02": 2}
SEEN = [
    "M3-01",
    "M3-02",
    "M3-03",
    "M3-04",
    "M3-05",
    "M3-06",
    "M3-07",
    "M3-08",
    "M3-09",
    "L5-01",
    "L5-02",
    "B6-01",
    "B6-02",
]
BOX = [card for card in CARD_IDS if card not in NEVER_SEEN + SEEN + list(BACK)]


@pytest.mark.rule("R11.2", "R6.8")
def test_cards_shuffled_back_are_not_among_older_intruders() -> None:
    """Three cards of the pile and two intruders are unseen. One card came back after one intruder, one after both."""
    state = third_round(discarded=SEEN, box=BOX, returned=BACK, layer=2, intruders=[0, 1])
    state.apply(0, actions.FIGHT)
    cards = [*NEVER_SEEN, *BACK]
    places = ["old", "newer", "pile1", "pile2", "pile3"]
    counted: Counter[str] = Counter()
    for way in permutations(cards):
        lies = dict(zip(way, places, strict=True))
        if lies["M2-01"] != "old" and lies["M2-02"] not in ("old", "newer"):
            counted[way[2]] += 1
    total = sum(counted.values())
    assert chances(state) == {card: Fraction(counted[card], total) for card in cards}


@pytest.mark.rule("R11.2", "R6.8")
@pytest.mark.parametrize(("intruders", "place"), [([0, 1], 1), ([1, 0], 1)])
def test_intruders_of_every_age(intruders: list[int], place: int) -> None:
    """The top intruder is turned up by Kanbei's kiai."""
    document = {"discarded": SEEN, "box": BOX, "returned": BACK, "layer": 2, "intruders": intruders}
    state = third_round(**document)
    twin = state.clone()
    twin.purpose = purpose.REPEL
    twin.stage = stage.DRAW
    look_at_layer(twin, intruders[place])
    cards = [*NEVER_SEEN, *BACK]
    places = [f"layer{layer}" for layer in intruders] + ["pile1", "pile2", "pile3"]
    counted: Counter[str] = Counter()
    for way in permutations(cards):
        lies = dict(zip(way, places, strict=True))
        if lies["M2-01"] != "layer0" and lies["M2-02"] not in ("layer0", "layer1"):
            counted[way[place]] += 1
    total = sum(counted.values())
    assert chances(twin) == {card: Fraction(count, total) for card, count in counted.items()}


@pytest.mark.rule("R11.2", "R8.7")
def test_officers_that_are_not_in_the_round_weigh_less() -> None:
    """Fourteen known marauders, two unknown lieutenants of seven, all unseen: sixteen cards."""
    marauders = CARD_IDS[:14]
    document = {
        "game": "samurai_spirit",
        "seats": 2,
        "round": 2,
        "boards": [samurai("Gorobei"), samurai("Kyuzo")],
        "spares": False,
        "box": list(CARD_IDS[14:52]),
    }
    state = GAME.from_json(document)
    state.apply(0, actions.FIGHT)
    likely = chances(state)
    assert all(likely[card] == Fraction(1, 16) for card in marauders)
    assert all(likely[f"L5-0{number}"] == Fraction(2, 16 * 7) for number in range(1, 8))
    assert sum(likely.values()) == 1


@pytest.mark.rule("R10.2", "R11.2")
def test_dolls_are_a_little_likelier_until_two_are_seen() -> None:
    state = GAME.new(2, GAME.meta.settle(2, None))
    for code in ("deal-gorobei", "deal-kyuzo", "first-1"):
        state.apply(CHANCE, GAME.decode(code))
    for code in ("ready", "fight"):
        state.apply(0, GAME.decode(code))
    likely = chances(state)
    dolls = [card for card in likely if SYMBOL[CARD_IDS.index(card)] == DOLL]
    assert len(dolls) == 18
    ways = hands(14, 18, 34, 2)
    doll = Fraction(hands(13, 17, 34, 1), 14 * ways)
    other = Fraction(hands(13, 18, 33, 2), 14 * ways)
    assert likely[dolls[0]] == doll > Fraction(1, 52) > other
    assert sum(likely.values()) == 1


@pytest.mark.rule("R10.2")
@pytest.mark.parametrize("least", [0, 1, 2])
def test_hands_are_counted_right(least: int) -> None:
    for size in range(5):
        ways = sum(sum(card < 3 for card in hand) >= least for hand in combinations(range(7), size))
        assert hands(size, 3, 4, least) == ways


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_drawing_at_once_is_drawing_from_the_list(seats: int) -> None:
    """`chance_draw` answers as the list would and leaves the stream where the list would."""
    for number in range(8):
        walk = Careful(seats, GAME.meta.settle(seats, {"level": "easy"}), f"drawn/{number}", 0.0)
        actions, weights = buffer(walk.state.breadth()), buffer(walk.state.breadth())
        while walk.state.to_act():
            if walk.state.to_act() == [CHANCE]:
                one, other = stream(number, len(walk.moves)), stream(number, len(walk.moves))
                listed = pick(weights, walk.state.chance_into(actions, weights), one)
                expected = int(actions[listed])
                assert walk.state.chance_draw(other, actions, weights) == expected
                assert one.word() == other.word()
            walk.step()


def test_wide_draws_are_even() -> None:
    """Weights beyond 2**31, as above, are drawn without bias in playouts too."""
    rng = stream(1, "wide")
    many = 3 * 2**40
    counted = Counter(rng.below(many) // 2**40 for _ in range(3000))
    assert set(counted) == {0, 1, 2}
    assert min(counted.values()) > 900
