"""The log of results: what is kept of a game that is over, once, whatever happens, and never of one that goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

import tatami
from tatami.server.clock import now
from tatami.server.domain import entries
from tatami.server.domain.entries import Entry
from tatami.server.domain.results import Result, result_of
from tatami.server.domain.terms import Pace
from tatami.server.live.books import Bookkeeper
from tatami.server.live.keeper import Keeper
from tatami.server.store.errors import Conflict
from tatami.server.store.protocol import Store
from tests.server.logs import lines, opened, people, played_out, table_of
from tests.server.stored.copies import VERSIONS, copy
from tests.server.test_archive import mine, with_store
from tests.server.test_keeper import opened as opened_now
from tests.server.test_keeper import tell
from tests.server.tiers import Tier

BOT = entries.Placed(at=2, seat=1, level="ronin")


def result(log: Sequence[Entry]) -> Result:
    found = result_of("t", lines(log))
    assert found is not None
    return found


def over(*log: Entry) -> list[Entry]:
    """A game of Tenno in which both have moved, and what came then."""
    head, *seated = log
    assert isinstance(head, entries.Opened)
    return played_out(head, seated, until=4)


@pytest.mark.parametrize("game", tatami.known_games())
def test_a_game_played_to_the_end_is_kept_with_places_and_fates(game: str) -> None:
    seats = 2
    log = played_out(opened(game, seats), people("Ada", "Ben"))
    found = result(log)
    assert (found.game, found.bar, found.ended) == (game, "", log[-1].at)
    assert [seat.who for seat in found.seats] == ["ada", "ben"]
    assert [seat.name for seat in found.seats] == ["Ada", "Ben"]
    best = max(seat.value for seat in found.seats)
    for seat in found.seats:
        assert (seat.fate in ("won", "shared")) is (seat.value == best > 0)
        assert (seat.rank == 1) is (seat.fate in ("won", "shared") or bool(found.village))
    assert len(found.deal) == 64
    assert found.reason in tatami.game(game).meta.reasons


def test_a_game_that_goes_on_leaves_nothing() -> None:
    assert result_of("t", lines(over(opened("tenno"), *people("Ada", "Ben")))) is None


def test_the_result_is_that_of_the_end_whatever_was_written_later() -> None:
    log = played_out(opened("tenno"), people("Ada", "Ben"))
    again = entries.Wanted(at=99_999, player="ada", yes=True)
    assert result([*log, again]) == result(log)


def test_whoever_leaves_has_lost_whatever_the_bot_achieves() -> None:
    for seed in range(6):
        seated = [*people("Ada", "Ben", "Cy")]
        log = played_out(opened("tenno", 3), seated, seed)
        at = len(seated) + 2 + 6
        log = [*log[:at], entries.StoodIn(at=5, seat=1, level="samurai"), *log[at:]]
        ada, ben, cy = result(log).seats
        assert (ben.fate, ben.left, ben.rank) == ("lost", True, 3)
        assert sorted((ada.rank, cy.rank)) in ([1, 2], [1, 1])
        back = [*log[: at + 3], entries.Returned(at=6, seat=1), *log[at + 3 :]]
        assert not result(back).seats[1].left


def test_whoever_gives_up_a_game_of_two_has_left() -> None:
    log = [*over(opened("tenno"), *people("Ada", "Ben")), entries.Resigned(at=50, seat=0)]
    found = result(log)
    assert found.reason == "resigned"
    assert [(seat.fate, seat.left, seat.rank) for seat in found.seats] == [("lost", True, 2), ("won", False, 1)]


BARS: dict[str, list[Entry]] = {
    "friendly": played_out(opened("tenno", rated=False), people("Ada", "Ben")),
    "bots": played_out(opened("tenno"), [entries.Placed(at=2, seat=0, level="ronin"), BOT]),
    "self": played_out(
        opened("tenno"),
        [entries.Sat(at=2, seat=seat, player="ada", name=f"Ada {seat}", claimed=True) for seat in range(2)],
    ),
    "program": played_out(
        opened("tenno"),
        [*people("Ada"), entries.Sat(at=2, seat=1, player="m", name="Machine", program=True)],
    ),
    "guest": played_out(opened("tenno"), people("Ada", "Ben", claimed=False)),
    "away": played_out(
        opened("tenno"),
        [*people("Ada"), entries.Sat(at=2, seat=1, player="ben", name="Ben", claimed=True, agreed=False)],
    ),
    "abandoned": [*over(opened("tenno"), *people("Ada", "Ben")), entries.Abandoned(at=50)],
    "short": [*played_out(opened("tenno"), people("Ada", "Ben"), until=1), entries.Resigned(at=50, seat=1)],
    "": played_out(opened("tenno"), [*people("Ada"), BOT]),
}


@pytest.mark.parametrize("bar", BARS)
def test_what_does_not_count_says_why(bar: str) -> None:
    assert result(BARS[bar]).bar == bar


def test_a_game_in_which_somebody_went_back_does_not_count() -> None:
    log = over(opened("tenno"), *people("Ada", "Ben"))
    log = [*log, entries.Rewound(at=40, moves=1), entries.Resigned(at=50, seat=1)]
    assert result(log).bar == "rewound"


def test_a_program_is_known_by_its_name_and_by_who_brought_it() -> None:
    program = entries.Sat(at=2, seat=0, player="made for this table", name="Machine", program=True)
    found = result(played_out(opened("tenno"), [program, BOT]))
    assert [(seat.kind, seat.who) for seat in found.seats] == [("program", "program:ada:Machine"), ("bot", "bot:ronin")]
    assert found.bar == ""


def test_habits_are_counted_for_whoever_has_them() -> None:
    log = played_out(opened("tenno", 3), people("Ada", "Ben", "Cy"))
    attacks = [seat.habits for seat in result(log).seats]
    match = tatami.replay(table_of(log).record().line())
    told = [(event.data["seat"], event.data["card"]) for event in match.events() if event.kind == "attacked"]
    assert [sum(each.values()) for each in attacks] == [sum(seat == who for who, _ in told) for seat in range(3)]
    assert {thing.partition(".")[0] for each in attacks for thing in each} == {"attacks"}


def test_the_areas_of_each_round_are_kept_for_both_sides() -> None:
    attacker, defender = result(played_out(opened("seven_ronin"), people("Ada", "Ben"))).seats
    assert (attacker.side, defender.side) == ("0", "1")
    assert list(attacker.habits) == [f"taken.{round}" for round in range(1, len(attacker.habits) + 1)]
    assert list(attacker.habits.values()) == list(defender.habits.values()) != []


def test_a_result_is_written_once_when_a_game_ends(tier: Tier, tmp_path: Path) -> None:
    async def story(keeper: Keeper) -> None:
        hall, books = keeper.hall, keeper.books
        room = await hall.open(*opened_now(Pace()))
        assert hall.store.results.missing(9) == []
        await hall.commit_and_wait(room, entries.Resigned(at=now(), seat=0))
        await books.close()
        number, found = hall.store.results.of(room.table.id) or (0, None)
        assert number == hall.store.results.last() == 1
        assert found is not None
        assert found.seats[0].fate == "lost"
        assert await books.keep(room.table.id) == (1, found)
        assert hall.store.results.last() == 1
        with pytest.raises(Conflict):
            await hall.store.results.add(2, found, [])

    tell(tier, tmp_path, story)


def test_what_a_sudden_end_left_unwritten_is_found_after_the_next_start(tier: Tier, tmp_path: Path) -> None:
    async def story(keeper: Keeper) -> None:
        hall = keeper.hall
        hall.ended = lambda table: None  # The process dies right here.
        room = await hall.open(*opened_now(Pace()))
        await hall.commit_and_wait(room, entries.Resigned(at=now(), seat=0))
        hall.sum_up()
        await hall.store.caught_up()
        assert hall.store.results.missing(9) == [room.table.id]
        await work(Bookkeeper(hall.store, mine))
        assert hall.store.results.of(room.table.id) is not None
        assert hall.store.results.missing(9) == []

    tell(tier, tmp_path, story)


async def work(books: Bookkeeper, ticks: int = 60) -> None:
    """So many ticks of the keeper, each as long as its work takes."""
    for _ in range(ticks):
        books.tick()
        while books.busy:
            await asyncio.sleep(0)


@pytest.mark.parametrize("version", VERSIONS)
def test_games_of_former_versions_are_filled_in_and_count_for_nothing(version: str, tmp_path: Path) -> None:
    found = copy(version, tmp_path / "data")

    async def story(store: Store) -> None:
        await work(Bookkeeper(store, mine))
        assert store.results.missing(1) == []
        for kind, then in found.tables.items():
            kept = store.results.of(then["id"])
            assert (kept is not None) is (then["status"] in ("finished", "abandoned")), kind
            if kept is not None and kept[1].seats:
                assert kept[1].bar == "friendly"
                assert (kept[1].reason == "") is ("ending" not in then)
        assert store.results.all_ratings() == {}

    with_store(found.data, story)
