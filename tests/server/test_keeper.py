"""What happens by itself: time runs out, idle tables leave the memory, old guests are forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

import tatami
from tatami.core import registry
from tatami.server.clock import now
from tatami.server.domain import entries
from tatami.server.domain.clocks import DAY
from tatami.server.domain.problems import Problem, Refusal
from tatami.server.domain.terms import Leaver, Pace
from tatami.server.live.hall import Hall
from tatami.server.live.keeper import Keeper
from tatami.server.live.players import Players
from tatami.server.live.room import Room
from tatami.server.live.thinkers import Thinkers
from tatami.server.metrics import MOVES
from tatami.server.settings import Settings, settings
from tatami.server.store import statements as sql
from tatami.server.store.sql import SqlStore
from tests.example.janken import GAME as JANKEN
from tests.server.tiers import Tier

Story = Callable[[Keeper], Awaitable[None]]


def tell(tier: Tier, folder: Path, story: Story, **given: object) -> None:
    """A hall with its keeper, without the network."""

    async def whole() -> None:
        store = tier.store(folder)
        thinkers = Thinkers(1)
        store.start()
        thinkers.start()
        try:
            await story(Keeper(Hall(store, thinkers), Players(store, b"key"), Settings(**given)))  # type: ignore[arg-type]
        finally:
            thinkers.stop()
            store.stop()
            store.close()

    asyncio.run(whole())


def opened(pace: Pace, leaver: Leaver = "bot", game: str = "tenno") -> tuple[entries.Opened, list[entries.Entry]]:
    meta = tatami.game(game).meta
    head = entries.Opened(
        at=now(),
        game=game,
        rules=meta.version,
        seats=2,
        options=meta.settle(2, None),
        seed="1",
        host="ala",
        pace=pace,
        leaver=leaver,
        open=False,
        invite="",
    )
    sat = [entries.Sat(at=now(), seat=seat, player=f"p{seat}", name=f"P{seat}") for seat in range(2)]
    return head, [*sat, entries.Started(at=now())]


async def slip(hall: Hall, room: Room, line: str) -> None:
    """Add a line to a table's log behind the back of the server that holds it."""
    row = {"place": room.table.id, "number": room.table.number + 1, "entry": line}
    assert isinstance(hall.store, SqlStore)
    await hall.store.writer.write(room.table.id, [(sql.ADD_ENTRY, row)])


async def refused(hall: Hall, room: Room) -> str:
    """Why a table that has left the memory cannot come back."""
    hall.rooms.clear()
    with pytest.raises(Refusal) as refusal:
        await hall.room(room.table.id)
    return refusal.value.problem.code


@pytest.mark.parametrize("leaver", ["bot", "forfeit"])
def test_when_time_is_up_a_bot_goes_on_or_the_game_is_lost(tier: Tier, tmp_path: Path, leaver: Leaver) -> None:
    async def story(keeper: Keeper) -> None:
        room = await keeper.hall.open(*opened(Pace(kind="live", bank=60), leaver))
        keeper.check_clock(room, now() + 59_000)
        assert room.table.status == "playing"
        assert not room.table.chairs[0].stand_in
        keeper.check_clock(room, now() + 61_000)
        if leaver == "bot":
            assert room.table.chairs[0].stand_in
            assert room.table.bots_owing() == [0]
        else:
            assert room.table.ending is not None
            assert room.table.ending.reason == "time"

    tell(tier, tmp_path, story)


def test_a_full_table_that_was_dropped_does_not_begin(tier: Tier, tmp_path: Path) -> None:
    """It lost its last seat with the disk, and somebody who still looked at it gets up."""

    async def story(keeper: Keeper) -> None:
        head, (ala, ola, _) = opened(Pace())
        room = await keeper.hall.open(msgspec.structs.replace(head, begin="full"), [ala])
        room.table.apply(ola)
        keeper.hall.drop(room)
        keeper.hall.go_on(room)
        assert room.table.status == "open"

    tell(tier, tmp_path, story)


def test_a_table_nobody_looks_at_leaves_the_memory_and_comes_back(tier: Tier, tmp_path: Path) -> None:
    async def story(keeper: Keeper) -> None:
        hall = keeper.hall
        room = await hall.open(*opened(Pace()))
        await hall.commit_and_wait(room, entries.Played(at=now(), seat=0, codes=["set-123"]))
        keeper.let_go(now() + 120_000)
        assert room.table.id in hall.rooms, "its summary is not written yet"
        hall.sum_up()
        keeper.let_go(now() + 59_000)
        assert room.table.id in hall.rooms
        keeper.let_go(now() + 61_000)
        assert not hall.rooms
        again = await hall.room(room.table.id)
        assert again is not room
        assert again.table.match is not None
        assert room.table.match is not None
        assert again.table.match.key() == room.table.match.key()

    tell(tier, tmp_path, story)


def test_a_slow_table_in_no_memory_still_runs_out_of_time(tier: Tier, tmp_path: Path) -> None:
    async def story(keeper: Keeper) -> None:
        hall = keeper.hall
        room = await hall.open(*opened(Pace(kind="slow", days=1)))
        hall.sum_up()
        await hall.store.caught_up()
        assert hall.store.due(now() + DAY - 10_000) == []
        assert hall.store.due(now() + DAY + 10_000) == [room.table.id]

    tell(tier, tmp_path, story)


def test_guests_are_forgotten_unless_they_claimed_a_name_or_sit_somewhere(tier: Tier, tmp_path: Path) -> None:
    async def story(keeper: Keeper) -> None:
        players, store = keeper.players, keeper.hall.store
        gone, kept, busy = [await players.guest(name) for name in ("Gone", "Kept", "Busy")]
        await players.claim(kept, "Kept", "a long passphrase")
        head, more = opened(Pace())
        more[0] = entries.Sat(at=now(), seat=0, player=busy.id, name="Busy")
        await keeper.hall.open(head, more)
        await keeper.forget_guests(now() + 89 * DAY)
        assert store.player(gone.id) is not None
        await keeper.forget_guests(now() + 91 * DAY)
        assert store.player(gone.id) is None
        assert store.player(kept.id) is not None
        assert store.player(busy.id) is not None
        assert await players.known(players.ticket(players.cookies.token(gone.id))) is None

    tell(tier, tmp_path, story)


def test_a_summary_that_lags_is_mended_at_the_start(tier: Tier, tmp_path: Path) -> None:
    async def story(keeper: Keeper) -> None:
        hall = keeper.hall
        room = await hall.open(*opened(Pace()))
        await hall.commit_and_wait(room, entries.Resigned(at=now(), seat=0))
        hall.rooms.clear()  # A sudden end: the summary was not written.
        assert hall.store.all_tables()[0].status == "playing"
        await keeper.wake()
        await hall.store.caught_up()
        assert hall.store.all_tables()[0].status == "finished"

    tell(tier, tmp_path, story)


def test_a_table_that_was_dropped_takes_nothing_any_more(tier: Tier, tmp_path: Path) -> None:
    """Somebody may still hold it; the fresh one alone goes on, and the log has no gap."""

    async def story(keeper: Keeper) -> None:
        hall = keeper.hall
        former = await hall.open(*opened(Pace()))
        hall.drop(former)
        fresh = await hall.room(former.table.id)
        with pytest.raises(Refusal, match="storage"):
            hall.commit(former, entries.Played(at=now(), seat=0, codes=["set-123"]))
        await hall.commit_and_wait(fresh, entries.Played(at=now(), seat=0, codes=["set-321"]))
        hall.drop(fresh)
        again = await hall.room(former.table.id)
        assert again.table.number == fresh.table.number == former.table.number + 1

    tell(tier, tmp_path, story)


def test_a_line_that_cannot_be_read_stops_that_table_alone(tier: Tier, tmp_path: Path) -> None:
    async def story(keeper: Keeper) -> None:
        hall = keeper.hall
        spoilt, sound = [await hall.open(*opened(Pace(kind="slow", days=1))) for _ in range(2)]
        await slip(hall, spoilt, '{"type":"of-another-age"}')
        await hall.commit_and_wait(sound, entries.Resigned(at=now(), seat=0))
        hall.rooms.clear()
        await keeper.wake()
        await hall.store.caught_up()
        assert {place.id: place.status for place in hall.store.all_tables()} == {
            spoilt.table.id: "playing",
            sound.table.id: "finished",
        }
        assert await refused(hall, spoilt) == "table-outdated"

    tell(tier, tmp_path, story)


def test_lists_follow_what_an_administrator_did(tier: Tier, tmp_path: Path) -> None:
    async def story(keeper: Keeper) -> None:
        hall = keeper.hall
        room = await hall.open(*opened(Pace()))
        await keeper.notice_others()
        closed = entries.Abandoned(at=now(), why="closed")
        hall.store.intervene(room.table.id, room.table.number + 1, closed)
        await keeper.notice_others()
        hall.sum_up()
        await hall.store.caught_up()
        assert hall.store.all_tables()[0].status == "abandoned"

    tell(tier, tmp_path, story)


def test_a_table_of_other_rules_says_so(tier: Tier, tmp_path: Path) -> None:
    async def story(keeper: Keeper) -> None:
        hall = keeper.hall
        room = await hall.open(*opened(Pace()))
        strange = entries.encode(entries.Played(at=now(), seat=0, codes=["set-999"])).decode()
        await slip(hall, room, strange)
        assert await refused(hall, room) == "table-outdated"

    tell(tier, tmp_path, story)


def test_a_table_whose_game_was_taken_away_says_so(tier: Tier, tmp_path: Path) -> None:
    async def story(keeper: Keeper) -> None:
        hall = keeper.hall
        with registry.known(JANKEN):
            room = await hall.open(*opened(Pace(), game="janken"))
        hall.rooms.clear()
        assert (await hall.room(room.table.id)).table.aside == Problem(
            code="aside-game", args={"game": "janken", "theirs": "1"}
        )

    tell(tier, tmp_path, story)


def test_the_parts_of_a_secret_plan_are_counted_nowhere(tier: Tier, tmp_path: Path) -> None:
    """Two plans of different length; each is one decision, and counts when it is sealed."""

    async def story(keeper: Keeper) -> None:
        counted = MOVES.labels("seven_ronin")._value
        lengths = set()
        for pick in (0, -1):
            room = await keeper.hall.open(*opened(Pace(), game="seven_ronin"))
            before, parts = counted.get(), 0
            while 0 in room.table.to_act:
                assert counted.get() == before
                assert room.table.match is not None
                code = room.table.match.legal(0)[pick]
                await keeper.hall.commit_and_wait(room, entries.Played(at=now(), seat=0, codes=[code]))
                parts += 1
            assert counted.get() == before + 1
            lengths.add(parts)
        assert len(lengths) == 2

    tell(tier, tmp_path, story)


def test_settings_come_from_the_environment_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TATAMI_PORT", "8080")
    monkeypatch.setenv("TATAMI_PROXIED", "yes")
    monkeypatch.setenv("TATAMI_DATA", "/var/tatami")
    found = settings(host="::1", port=None)
    assert (found.host, found.port, found.proxied, str(found.data)) == ("::1", 8080, True, "/var/tatami")
    monkeypatch.setenv("TATAMI_PORT", "http")
    with pytest.raises(ValueError):
        settings()
