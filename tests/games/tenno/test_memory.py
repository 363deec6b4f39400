"""R7: what the seats remember is exact. Checked against an oracle of plain sets, step by step through random games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

import pytest

from tatami.core.events import Event
from tatami.core.rng import stream
from tatami.games.tenno import GAME
from tatami.games.tenno.memory import GONE, LAID, LOOKED, SHOWN, TRADED, Entry, Memory
from tatami.games.tenno.perspective import cards
from tatami.games.tenno.rules import Tenno
from tatami.games.tenno.stage import ARRANGE
from tatami.games.tenno.table import GAP
from tests.games.tenno.oracle import BEGINNING, Oracle, Way, Ways, after
from tests.games.tenno.positions import faces, lay, new_game, random_game

TABLES = [(seats, memory) for seats in (2, 3, 4) for memory in ("aid", "head")]
GAMES = 30
"""Random games at each table."""


def memory_of(state: Tenno) -> Memory:
    assert state.known is not None
    return state.known


def empty(state: Tenno, owner: int) -> tuple[bool, ...]:
    """Which of an owner's places are empty to the others: cards laid in an open window are not there yet."""
    cells = range(owner * 3, owner * 3 + 3)
    return tuple(state.cards[cell] == GAP or bool(state.gaps >> cell & 1) for cell in cells)


@lru_cache(maxsize=4096)
def as_ways(listed: tuple[tuple[int, int, int], ...], left: int, gaps: tuple[bool, ...]) -> Ways:
    """A set of the memory in the words of the oracle."""
    found: set[Way] = set()
    for way in listed:
        table = tuple(None if gap else card for card, gap in zip(way, gaps, strict=True))
        found.add((table, frozenset(cards(left)) - set(table)))
    return frozenset(found)


def known(state: Tenno, observer: int | None, owner: int) -> Ways:
    """What the memory says `observer` knows of `owner`."""
    memory = memory_of(state)
    seat = -1 if observer is None else observer
    return as_ways(tuple(memory.ways(seat, owner).listed()), memory.left[owner], empty(state, owner))


def truth(state: Tenno, owner: int) -> Way:
    """What lies before an owner, and the hand, as the others may imagine it at best."""
    gaps = empty(state, owner)
    table = [int(state.cards[owner * 3 + place]) for place in range(3)]
    laid = [card for card, gap in zip(table, gaps, strict=True) if gap and card != GAP]
    shown = tuple(None if gap else card for card, gap in zip(table, gaps, strict=True))
    return shown, frozenset(cards(state.hand[owner])) | set(laid)


def watched(seed: str, seats: int, **options: str) -> Iterator[tuple[Tenno, list[Oracle], list[Event]]]:
    """A random game from the first attack on, with an oracle for every seat and a spectator."""
    oracles = [Oracle(seats, observer) for observer in (None, *range(seats))]
    for state, events in random_game(seed, seats, **options):
        for event in events:
            for oracle in oracles:
                oracle.notice(event)
        if state.stage > ARRANGE:
            yield state, oracles, events


@pytest.mark.rule("R7.1")
@pytest.mark.parametrize(("seats", "memory"), TABLES)
def test_the_memory_is_exact_for_everybody_at_every_step(seats: int, memory: str) -> None:
    narrower = 0
    happened: set[str] = set()
    for game in range(GAMES):
        for state, oracles, events in watched(f"exact {memory} {game}", seats, memory=memory):
            happened |= {event.kind for event in events}
            for oracle in oracles:
                for owner, ways in oracle.ways.items():
                    assert known(state, oracle.observer, owner) == ways
                    assert truth(state, owner) in ways
                    narrower += ways != oracles[0].ways[owner]
    assert narrower > 0, "nobody ever knew more than the spectators"
    assert {"supported", "changed", "traded", "looked", "seized", "departed"} <= happened


@pytest.mark.rule("R7.1", "R7.2")
@pytest.mark.parametrize(("seats", "memory"), TABLES)
def test_views_list_exactly_what_each_place_can_hold(seats: int, memory: str) -> None:
    for state, oracles, _ in watched("views", seats, memory=memory):
        for oracle in oracles:
            view = GAME.view(state, oracle.observer)
            for owner, ways in oracle.ways.items():
                for place, spot in enumerate(view.courts[owner].places):
                    if memory == "head" or spot.lies != "down":
                        assert spot.may_be is None
                        continue
                    assert spot.may_be is not None
                    assert set(spot.may_be) == {table[place] for table, _ in ways}
                    assert list(spot.may_be) == sorted(spot.may_be)


@pytest.mark.rule("R7.1")
def test_conclusions_from_what_was_seen() -> None:
    """Two of three peasants shown, and the third is known; a filled gap holds what is in neither."""
    table = new_game(3, first="1").play("1:set-123 2:set-123 3:set-123")
    table.play("1:a>2b 2:plain 1:fill-9 2:trust")
    assert table.may_be(3, 2) == ["1 3", "2", "1 3"]
    assert table.may_be(3, 1) == ["4 5 6 7 8 9 10 X", "2 3", "2 3"]
    table.play("2:a>3c 3:plain 2:fill-10 3:look-c")
    # Cyr needs no look for it: 1 and 2 were shown, so Bo's third peasant is the 3.
    assert table.may_be(3, 2) == table.may_be(None, 2) == ["4 5 6 7 8 9 10 X", "2", "3"]


# --- what a seat imagines ---------------------------------------------------------------------------------------------


@pytest.mark.rule("R7.1")
def test_imagining_hits_every_way_and_no_other() -> None:
    checked = 0
    for state, oracles, _ in watched("small sets", 3):
        for seat, oracle in enumerate(oracles[1:]):
            small = [owner for owner, ways in oracle.ways.items() if 1 < len(ways) <= 6]
            if not small or any(state.gaps >> cell & 1 for cell in range(9)):
                continue
            rng = stream("hits", checked)
            drawn = [state.sample(seat, rng) for _ in range(120)]
            for owner in small:
                assert {truth(twin, owner) for twin in drawn} == oracle.ways[owner]
            checked += 1
    assert checked > 10


@pytest.mark.rule("R7.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_imagined_is_possible_and_the_own_cards_are_the_true_ones(seats: int) -> None:
    for number, (state, oracles, _) in enumerate(watched("possible", seats)):
        for seat, oracle in enumerate(oracles[1:]):
            twin = state.sample(seat, stream("possible", seats, number, seat))
            for owner, ways in oracle.ways.items():
                assert truth(twin, owner) in ways
            assert GAME.view(twin, seat) == GAME.view(state, seat)


@pytest.mark.rule("R4.1", "R7.1")
def test_cards_laid_in_an_open_window_are_imagined_afresh() -> None:
    table = lay("8 1 2 | 3 4", "8 1 2 | 3 4").play("1:a>2a 1:fill-4")
    drawn = [GAME.to_json(table.imagine(2, "window", n)) for n in range(200)]
    courts = {(tuple(each["table"][0]), tuple(each["hand"][0])) for each in drawn}
    # Four cards are left: any three of them in any order, and the fourth is the hand.
    assert len(courts) == 4 * 3 * 2
    assert all(each["table"][1] == [None, "1", "2"] and each["hand"][1] == ["3", "4"] for each in drawn)


@pytest.mark.rule("R7.1")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("game", range(6))
def test_what_a_third_seat_knows_fits_what_is_imagined(seats: int, game: int) -> None:
    retold = 0
    for number, (state, _, _) in enumerate(watched(f"third seats {game}", seats)):
        memory = memory_of(state)
        if not any(entry[0] == LOOKED for log in memory.log for entry in log):
            continue
        for seat in range(seats):
            twin = state.sample(seat, stream("third", seats, number, seat))
            for owner in range(seats):
                log = memory_of(twin).log[owner]
                check_retelling(memory, memory_of(twin), seat, owner)
                assert truth(twin, owner) in concluded(log, range(seats)), "the looks do not fit each other"
                retold += log != memory.log[owner]
                for third in (None, *range(seats)):
                    if third != owner:
                        ways = known(twin, third, owner)
                        assert truth(twin, owner) in ways
                        assert ways == concluded(log, [third])
    assert retold > 0


def check_retelling(real: Memory, told: Memory, seat: int, owner: int) -> None:
    """The imagined log is the true one, but for what others saw when they looked at somebody else's cards."""
    for true, imagined in zip(real.log[owner], told.log[owner], strict=True):
        if true[0] == LOOKED and true[3] != seat and owner != seat:
            assert (true[0], true[1], true[3]) == (imagined[0], imagined[1], imagined[3])
        else:
            assert true == imagined
    assert told.ways(-1, owner).same(real.ways(-1, owner))
    assert told.ways(seat, owner).same(real.ways(seat, owner))
    assert list(told.left) == list(real.left)


def concluded(log: list[Entry], observers: Sequence[int | None]) -> Ways:
    """What the oracle concludes from a log and these seats' looks. An impossible look would leave nothing."""
    ways = BEGINNING
    for kind, place, card, looker in log:
        if kind == SHOWN or (kind == LOOKED and looker in observers):
            ways = after(ways, ("is", (place, card)))
        elif kind == GONE:
            ways = after(ways, ("empties", (place,)))
        elif kind == LAID:
            filled = all(table[place] is None for table, _ in ways)
            ways = after(ways, ("refilled" if filled else "changed", (place,)))
        elif kind == TRADED:
            ways = after(ways, ("traded", (place, card)))
        assert ways, "somebody has seen what could not be seen"
    return ways


@pytest.mark.rule("R7.1", "R5.5")
def test_the_look_of_another_is_imagined_as_whatever_may_lie_there() -> None:
    table = lay("7 1 2 | 3", "8 1 2 | 3", "8 1 2 | 3").play("1:a>2a 1:fill-3 2:look-b")
    seen = set()
    for n in range(200):
        twin = table.imagine(3, "looks", n)
        places = [faces(place.may_be or ()) for place in GAME.view(twin, 1).courts[0].places]
        lies = GAME.to_json(twin)["table"][0]
        # Bo has seen the card that lies at b, whichever it is, and can count what the others may be.
        assert places[1] == lies[1]
        assert all(lies[place] in places[place].split() for place in (0, 2))
        seen.add(lies[1])
    assert seen == {"1", "2", "3"}


@pytest.mark.rule("R7.1", "R5.1")
def test_a_look_is_worth_less_after_the_card_may_have_been_changed() -> None:
    table = lay("7 9 2 | 3 4", "8 1 2 | 3 4").play("1:a>2a 1:fill-3 2:look-b")
    assert table.may_be(2, 1) == ["2 3 4", "9", "2 3 4"]
    table.play("2:b>1c 2:fill-3 1:trust").play("1:b>2b 2:fill-4 1:swap-b 1:lay-9")
    assert table.may_be(2, 1) == ["3 4", "3 4 9", "2"]
    # Not everything is lost: the three places still hold three different cards.
    assert len(known(GAME.from_json(table.match.position()), 1, 0)) == 4


@pytest.mark.rule("R7.1")
def test_memory_can_be_forgotten_for_a_search_without_changing_the_game() -> None:
    for state, _ in random_game("forget", 3):
        twin = state.clone()
        twin.forget()
        assert twin.to_act() == state.to_act()
        assert all(twin.legal(seat) == state.legal(seat) for seat in range(3))
        with pytest.raises(ValueError, match="forgotten"):
            twin.sample(0, stream("forget"))


@pytest.mark.rule("R5.1")
def test_another_seat_does_not_imagine_which_card_has_been_taken_up() -> None:
    table = lay("9 1 2 | 3 7", "8 1 2 | 3").play("1:a>2a 2:fill-3 1:swap-b")
    places = {GAME.to_json(table.imagine(2, "slot", n))["slot"] for n in range(50)}
    assert places != {"1b"}
