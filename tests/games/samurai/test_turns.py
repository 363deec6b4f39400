"""A turn: tiles, ships, the move and the exchange."""

from __future__ import annotations

from typing import Any

import pytest

from tatami import Match
from tatami.core.errors import UndoRefused
from tatami.core.rng import stream
from tatami.games.samurai.data import HEX_NAMES, LAND_IN_PLAY
from tests.games.samurai.tables import figures_at, look, refused, table, told

rule = pytest.mark.rule

HAND = ["castle-2", "samurai-2", "ronin", "ship-1", "ship-2"]
TRICKS = ["castle-2", "rice-3", "ronin", "move", "exchange"]
NO_STACK: list[str] = []
ALL_LAND = [*(f"{caste}-{n}" for caste in ("castle", "buddha", "rice") for n in (2, 3, 4))]
ALL_LAND += ["samurai-1", "samurai-1", "samurai-2", "samurai-2", "samurai-3", "ronin"]


@rule("R2.1")
def test_at_least_one_tile_a_turn() -> None:
    match = table(2, hand=[HAND, None])
    assert refused(match, 0, "end") == ("nothing-played", "R2.1")
    assert refused(match, 0, "rice-4") == ("not-in-hand", "R2.1")
    match.submit(0, ["castle-2", "o13"])
    assert "end" in match.legal(0)
    match.submit(0, "end")
    assert match.to_act == [1]


@rule("R2.2")
def test_one_ordinary_tile_and_any_number_of_fast_ones_in_any_order() -> None:
    match = table(2, hand=[HAND, None])
    match.submit(0, ["ship-1", "n9", "samurai-2", "o13", "ship-2", "n10"])
    assert match.legal(0) == ["ronin", "end"]
    assert refused(match, 0, "castle-2") == ("one-ordinary", "R2.2")
    match.submit(0, ["ronin", "n13", "end"])
    assert match.to_act == [1]


@rule("R2.2")
def test_fast_tiles_alone_are_enough() -> None:
    match = table(2, hand=[HAND, None])
    match.submit(0, ["ronin", "o13", "end"])
    assert match.to_act == [1]


@rule("R2.3", "R1.1")
def test_tiles_go_on_empty_land_hexes_of_the_board() -> None:
    match = table(2, hand=[HAND, None], tiles={"o13": (1, "samurai-1")})
    match.submit(0, "castle-2")
    assert len(match.legal(0)) == 29
    assert refused(match, 0, "o13") == ("occupied", "R2.3")
    assert refused(match, 0, "o14") == ("settlement", "R2.3")
    assert refused(match, 0, "c20") == ("not-in-play", "R1.1")
    match.submit(0, "p13")
    assert [(laid.hex, laid.owner, laid.tile) for laid in look(match).tiles if laid.owner == 0] == [
        ("p13", 0, "castle-2")
    ]


@rule("R2.4")
def test_ships_sail_on_the_sea_and_nothing_else_does() -> None:
    match = table(2, hand=[HAND, None], tiles={"n9": (1, "ship-1")})
    match.submit(0, "ship-2")
    assert len(match.legal(0)) == 43
    assert refused(match, 0, "o13") == ("ship-on-land", "R2.4")
    assert refused(match, 0, "n9") == ("occupied", "R2.4")
    match.submit(0, ["n10", "ronin"])
    assert refused(match, 0, "n8") == ("tile-at-sea", "R2.4")


@rule("R2.5")
def test_a_tile_is_open_at_once_and_the_turn_can_be_taken_back_until_it_ends() -> None:
    match = table(2, hand=[HAND, None])
    start, decision = match.key(), match.era
    match.submit(0, ["ronin", "o13", "castle-2"])
    assert [(laid.hex, laid.tile) for laid in look(match, 1).tiles] == [("o13", "ronin")]
    assert told(match, 1) == ["Red lays ronin 1 (fast) north of Edo."]
    assert match.era == decision
    assert [match.undo(0) for _ in range(3)] == ["castle-2", "o13", "ronin"]
    assert match.key() == start
    match.submit(0, ["ronin", "o13", "end"])
    with pytest.raises(UndoRefused):
        match.undo(0)


@rule("R2.5", "R7.1")
def test_what_is_only_taken_up_is_seen_by_nobody_else() -> None:
    match = table(2, hand=[TRICKS, None], tiles={"o13": (0, "samurai-2")})
    before = match.view(1).to_json()
    for plan in (["rice-3"], ["move", "o13"], ["exchange"]):
        match.submit(0, plan)
        assert match.view(1).to_json() == before
        for _ in plan:
            match.undo(0)
    assert not match.feed(1)


@rule("R2.6")
def test_the_hand_is_filled_up_once_after_the_turn() -> None:
    match = table(2, hand=[HAND, None])
    match.submit(0, ["ronin", "o13", "ship-1", "n9", "castle-2", "p13"])
    assert [look(match).clans[0].hand, look(match).clans[0].stack] == [2, 15]
    match.submit(0, "end")
    assert [look(match).clans[0].hand, look(match).clans[0].stack] == [5, 12]
    assert told(match)[-3:] == ["Red draws a tile."] * 3


@rule("R2.6")
def test_a_short_stack_gives_what_it_has() -> None:
    match = nearly_empty(["castle-2", "ronin", "ship-1", "ship-2", "exchange"], ["rice-2"])
    match.submit(0, ["ronin", free_land(match), "ship-1", "n9", "end"])
    assert [look(match).clans[0].hand, look(match).clans[0].stack] == [4, 0]


def nearly_empty(hand: list[str], stack: list[str]) -> Match:
    """Player 1 has only these tiles left; the others lie on the board."""
    land, ships = [*ALL_LAND, "move"], ["ship-1", "ship-1", "ship-2"]
    for tile in hand + stack:
        for pile in (land, ships):
            if tile in pile:
                pile.remove(tile)
    tiles = dict(zip(SPREAD, [(0, tile) for tile in land], strict=False))
    tiles |= dict(zip(["n7", "o7", "p7"], [(0, tile) for tile in ships], strict=False))
    return table(2, hand=[hand, None], stack=[stack, None], tiles=tiles)


SPREAD = [
    "p14",
    "p12",
    "n13",
    "n14",
    "p10",
    "p9",
    "o9",
    "q10",
    "m16",
    "l15",
    "k16",
    "k17",
    "n12",
    "l13",
    "i16",
    "h17",
    "f17",
]
"""Land hexes of Honshu that together surround nothing."""


def free_land(match: Match) -> str:
    taken = {laid.hex for laid in look(match).tiles}
    return next(name for name in ("o13", "p13", "o15", "p8") if name not in taken)


def spent(hand: list[str], **more: Any) -> Match:
    """Player 2's turn; player 1 has laid every tile for land and sea and has only `hand` left."""
    tiles = dict(zip(SPREAD, [(0, tile) for tile in ALL_LAND], strict=False))
    tiles |= {"n7": (0, "ship-1"), "o7": (0, "ship-1"), "p7": (0, "ship-2")}
    if "move" not in hand:
        tiles["o13"] = (0, "move")
    return table(2, turn=1, hand=[hand, None], stack=[NO_STACK, None], tiles=tiles, **more)


def plays_first(match: Match, seat: int) -> None:
    match.submit(seat, match.legal(seat)[0])
    match.submit(seat, [match.legal(seat)[0], "end"])


@rule("R2.7")
def test_whoever_has_no_tiles_left_is_skipped() -> None:
    match = spent([])
    plays_first(match, 1)
    assert "Red has no tile that can be played and is skipped." in told(match)
    assert match.to_act == [1]


@rule("R2.7", "R3.5")
def test_whoever_has_no_tile_with_any_use_is_skipped() -> None:
    edo_and_castles = {"o14": ["castle", "buddha", "rice"], "f18": ["castle"]}
    match = spent(["exchange"], figures=edo_and_castles, captured=[[3, 3, 3], [2, 3, 3]])
    plays_first(match, 1)
    assert "Red has no tile that can be played and is skipped." in told(match)
    assert match.to_act == [1]


@rule("R2.7", "R3.1")
def test_whoever_has_one_tile_with_a_use_is_asked() -> None:
    match = spent(["move"])
    plays_first(match, 1)
    assert match.to_act == [0]
    assert match.legal(0) == ["move"]


@rule("R2.3", "R2.7")
def test_after_the_last_land_hex_no_land_tile_is_offered() -> None:
    land = [name for name in HEX_NAMES[: LAND_IN_PLAY[2]] if name != "o13"]
    red = [(0, tile) for tile in (*ALL_LAND, "move") if tile not in ("castle-2", "castle-3", "ronin")]
    gold = [(1, tile) for tile in (*ALL_LAND, "move")]
    match = table(
        2,
        figures={"o14": ["castle", "buddha", "rice"]},
        captured=[[3, 3, 3], [3, 3, 3]],
        tiles=dict(zip(land, red + gold, strict=True)),
        hand=[["castle-2", "castle-3", "ronin", "ship-1", "ship-2"], None],
    )
    match.submit(0, ["ronin", "o13"])
    assert match.legal(0) == ["ship-1", "ship-2", "end"]
    assert refused(match, 0, "castle-2") == ("no-land", "R2.3")


# --- the move ---------------------------------------------------------------------------------------------------------


@rule("R3.1")
def test_the_move_takes_an_own_ordinary_tile_to_an_empty_land_hex() -> None:
    match = table(
        2,
        hand=[["castle-2", "rice-2", "rice-3", "move", "exchange"], None],
        tiles={"o13": (0, "samurai-2"), "p13": (0, "ronin"), "n13": (1, "samurai-3"), "n9": (0, "ship-1")},
    )
    match.submit(0, "move")
    assert match.legal(0) == ["o13"]
    assert refused(match, 0, "p13") == ("fast-tile", "R3.1")
    assert refused(match, 0, "n13") == ("not-your-tile", "R3.1")
    assert refused(match, 0, "n9") == ("fast-tile", "R3.1")
    assert refused(match, 0, "n14") == ("no-tile", "R3.1")
    assert refused(match, 0, "o14") == ("settlement", "R2.3")
    match.submit(0, "o13")
    assert "o13" not in match.legal(0)
    assert refused(match, 0, "n10") == ("move-to-sea", "R3.1")
    assert refused(match, 0, "n13") == ("occupied", "R3.1")
    match.submit(0, "n14")
    moved = "Red moves samurai 2: it lay north of Edo, and now it lies southwest of Edo. The move tile takes its place."
    assert told(match)[-1] == moved


@rule("R3.1")
def test_without_a_tile_to_move_the_move_is_not_offered() -> None:
    match = table(2, hand=[TRICKS, None], tiles={"o13": (0, "samurai-2")})
    assert "move" in match.legal(0)
    match = table(2, hand=[TRICKS, None], tiles={"n9": (0, "ship-1"), "o13": (1, "samurai-2")})
    assert "move" not in match.legal(0)
    assert refused(match, 0, "move") == ("nothing-to-move", "R3.1")


@rule("R3.2", "R4.2")
def test_the_move_tile_covers_the_hex_and_counts_nothing() -> None:
    match = table(
        2, hand=[TRICKS, None], tiles={"o13": (0, "samurai-2")}, figures={"o14": ["castle", "buddha", "rice"]}
    )
    match.submit(0, ["move", "o13", "l13"])
    assert {(laid.hex, laid.tile) for laid in look(match).tiles} == {("o13", "move"), ("l13", "samurai-2")}
    edo = next(settlement for settlement in look(match).settlements if settlement.hex == "o14")
    assert edo.open == 5
    assert [figure.influence for figure in edo.figures] == [(0, 0)] * 3


@rule("R3.3", "R2.2")
def test_the_move_is_the_turns_ordinary_tile() -> None:
    match = table(2, hand=[TRICKS, None], tiles={"o13": (0, "samurai-2")})
    match.submit(0, ["move", "o13", "l13"])
    assert match.legal(0) == ["ronin", "exchange", "end"]
    match = table(2, hand=[TRICKS, None], tiles={"o13": (0, "samurai-2")})
    match.submit(0, ["rice-3", "l13"])
    assert refused(match, 0, "move") == ("one-ordinary", "R2.2")


@rule("R3.3")
def test_a_moved_tile_leaves_old_captures_alone_and_makes_new_ones() -> None:
    # o8 was surrounded and taken; its samurai moves on and closes k18.
    match = table(
        2,
        figures={"k18": ["rice"], "o8": []},
        captured=[[1, 0, 0], [0, 0, 0]],
        hand=[TRICKS, None],
        tiles={"p8": (0, "samurai-3"), "o9": (1, "samurai-1"), "k17": (1, "samurai-2")},
    )
    match.submit(0, ["move", "p8", "l17", "end"])
    assert look(match).clans[0].captured == (1, 0, 1)
    assert figures_at(match, "k18") == figures_at(match, "o8") == []


# --- the exchange -----------------------------------------------------------------------------------------------------

CITIES = {"o14": ["castle", "buddha", "rice"], "o10": ["castle", "buddha"], "l16": ["buddha", "rice"], "o8": ["castle"]}


@rule("R3.4", "R3.7")
def test_two_figures_change_places_and_the_tile_leaves_the_game() -> None:
    match = table(2, hand=[TRICKS, None], figures={"o8": ["castle"], "q9": ["rice"]})
    match.submit(0, ["exchange", "castle-o8", "rice-q9"])
    assert figures_at(match, "o8") == ["rice"]
    assert figures_at(match, "q9") == ["castle"]
    assert (
        told(match)[-1]
        == "Red exchanges two figures: castle in the village of Tsugaru and rice in the village of Nanbu."
    )
    match.submit(0, "end")
    assert match.to_act == [1]
    position = match.position()
    assert "exchange" not in position["hand"][0] + position["stack"][0]
    assert all(tile != "exchange" for _, tile in position["tiles"].values())


@rule("R3.5")
def test_what_an_exchange_may_not_do() -> None:
    match = table(2, hand=[TRICKS, None], figures={**CITIES, "q9": ["castle"], "q11": ["buddha"], "q13": ["rice"]})
    match.submit(0, "exchange")
    assert not [code for code in match.legal(0) if code.endswith("o14")]
    assert refused(match, 0, "castle-o14") == ("no-partner", "R3.5")
    assert refused(match, 0, "rice-o8") == ("no-figure", "R3.4")
    assert refused(match, 0, "castle-p5") == ("not-in-play", "R1.1")
    match.submit(0, "castle-o10")
    assert refused(match, 0, "buddha-o10") == ("same-settlement", "R3.5")
    assert refused(match, 0, "castle-q9") == ("same-figure", "R3.5")
    assert refused(match, 0, "buddha-q11") == ("two-alike", "R3.5")
    assert refused(match, 0, "rice-o14") == ("two-alike", "R3.5")
    match.submit(0, "rice-l16")
    assert figures_at(match, "o10") == ["buddha", "rice"]
    assert figures_at(match, "l16") == ["castle", "buddha"]


@rule("R3.5")
def test_without_two_figures_to_exchange_the_tile_is_not_offered() -> None:
    # Edo and villages of one caste are all that stands.
    match = table(
        2,
        figures={"o14": ["castle", "buddha", "rice"], "o8": ["castle"]},
        captured=[[3, 3, 3], [2, 3, 3]],
        hand=[TRICKS, None],
    )
    assert "exchange" not in match.legal(0)
    assert refused(match, 0, "exchange") == ("no-exchange", "R3.5")


@rule("R3.6")
def test_figures_of_an_exchange_are_named_in_the_order_of_the_castes() -> None:
    match = table(2, hand=[TRICKS, None], figures={"o8": ["castle"], "q9": ["rice"], "q11": ["buddha"]})
    match.submit(0, "exchange")
    assert refused(match, 0, "rice-q9") == ("name-earlier-first", "R3.6")
    match.submit(0, "buddha-q11")
    assert refused(match, 0, "castle-o8") == ("later-caste", "R3.6")
    pairs = set()
    match.undo(0)
    for one in match.legal(0):
        match.submit(0, one)
        pairs |= {frozenset((one, other)) for other in match.legal(0)}
        match.undo(0)
    ways = sum(1 for one in match.legal(0) for _ in partners(match, one))
    assert len(pairs) == ways


def partners(match: Match, one: str) -> list[str]:
    match.submit(0, one)
    others = match.legal(0)
    match.undo(0)
    return others


@rule("R3.5", "R3.6")
def test_only_a_figure_that_could_be_exchanged_the_other_way_round_is_told_to_wait() -> None:
    # Buddhas stand in Edo, beside the castle of o10 and on q11; the rice stands in Edo and beside a Buddha on l16.
    match = table(
        2,
        figures={
            "o14": ["castle", "buddha", "rice"],
            "o10": ["castle", "buddha"],
            "l16": ["buddha", "rice"],
            "o8": ["castle"],
            "q11": ["buddha"],
        },
        captured=[[4, 3, 3], [0, 0, 2]],
        hand=[TRICKS, None],
    )
    match.submit(0, "exchange")
    # Nothing in Edo can be exchanged, whatever is named first.
    assert refused(match, 0, "rice-o14") == ("no-partner", "R3.5")
    assert refused(match, 0, "buddha-o14") == ("no-partner", "R3.5")
    # The Buddha of q11 finds no rice, but the castle of o8.
    assert refused(match, 0, "buddha-q11") == ("name-earlier-first", "R3.6")
    match.submit(0, ["castle-o8", "buddha-q11"])
    assert figures_at(match, "q11") == ["castle"]


@rule("R3.5")
def test_figures_that_do_not_fit_are_not_offered_in_another_order() -> None:
    match = table(2, hand=[TRICKS, None], figures={**CITIES, "q11": ["buddha"], "q13": ["rice"]})
    match.submit(0, ["exchange", "buddha-q11"])
    assert refused(match, 0, "castle-o10") == ("two-alike", "R3.5")
    assert refused(match, 0, "castle-o14") == ("two-alike", "R3.5")
    assert refused(match, 0, "castle-o8") == ("later-caste", "R3.6")


@rule("R3.7", "R4.1")
def test_a_settlement_surrounded_this_turn_may_still_get_another_figure() -> None:
    match = table(
        2,
        figures={"o8": ["castle"], "q15": ["rice"]},
        hand=[TRICKS, None],
        tiles={"p8": (1, "samurai-1")},
    )
    match.submit(0, ["rice-3", "o9", "exchange", "castle-o8", "rice-q15", "ronin", "l13", "end"])
    assert look(match).clans[0].captured == (0, 0, 1)
    assert figures_at(match, "q15") == ["castle"]


@rule("R2.1", "R2.7")
def test_random_games_never_come_to_a_dead_end() -> None:
    for seed in range(6):
        match = Match("samurai", seats=2 + seed % 3, seed=seed, options={"setup": "random", "hands": "random"})
        rng = stream(seed, "dead ends")
        while match.to_act:
            (seat,) = match.to_act
            legal = match.legal(seat)
            assert legal
            match.submit(seat, legal[rng.below(len(legal))])
        assert match.outcome is not None
