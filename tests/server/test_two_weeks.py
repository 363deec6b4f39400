"""Two weeks of a slow game of Samurai among four friends, in told time and with real receivers: nobody ever has to ask
whose turn it is. One sleeps at night, one reads once a day, one goes on holiday, and the server falls in between."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import tatami
from tatami.core.rng import stream
from tatami.server.domain import entries, notices
from tatami.server.domain.clocks import DAY, HOUR, MINUTE, Outages
from tatami.server.domain.notices import Wishes
from tatami.server.domain.table import Table
from tatami.server.domain.terms import Pace
from tests.server.receivers import Browser, Mailbox, Receiver
from tests.server.test_post import START, Office, tell
from tests.server.tiers import Tier

FRIENDS = ("ada", "bo", "cy", "di")
DAYS = 14
NIGHT = (22 * 60, 8 * 60)
EVENING = 18 * 60
BANK = 12
"""Days that each has for the whole game."""
LEAVES = START + 3 * DAY
BACK = LEAVES + 4 * DAY
"""Bo's holiday."""
DOWN = 10 * HOUR
"""The server is away for so long after a week."""


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    found = Mailbox()
    found.open()
    yield found
    found.close()


@pytest.fixture
def receivers() -> Iterator[list[Receiver]]:
    found = [Receiver() for _ in range(3)]
    yield found
    for each in found:
        each.close()


def opened() -> entries.Opened:
    meta = tatami.game("samurai").meta
    return entries.Opened(
        at=START,
        game="samurai",
        rules=meta.version,
        seats=4,
        options=meta.settle(4, None),
        seed="two weeks",
        host="ada",
        pace=Pace(kind="bank", bank=BANK * 86_400, increment=6 * 3_600),
        leaver="bot",
        open=True,
        invite="",
    )


def test_every_turn_is_told_once_in_two_weeks(
    tier: Tier, tmp_path: Path, mailbox: Mailbox, receivers: list[Receiver]
) -> None:
    push, quiet, digest = receivers
    browser, rng, log = Browser(), stream("two weeks", "samurai"), list[bytes]()
    table = Table("t1", opened())
    moment, owed, away = START, dict.fromkeys(FRIENDS, 0), list[int]()
    """`owed`: how often each was away when a turn came and stayed away until it was told. `away`: when Bo was told on
    his holiday."""

    async def settle_in(office: Office) -> None:
        await office.subscribe("push", f"{push.url}/ada", browser.keys, player="ada")
        await office.subscribe("mail", "bo@example.org", player="bo")
        await office.subscribe("webhook", quiet.url, wishes=Wishes(kinds=["turn"], quiet=NIGHT), player="cy")
        await office.subscribe("webhook", digest.url, wishes=Wishes(kinds=["turn"], digest=EVENING), player="di")
        for seat, name in enumerate(FRIENDS):
            await enter(office, entries.Sat(at=START, seat=seat, player=name, name=name.title()))
        await enter(office, entries.Started(at=START))
        while len(table.to_act) > 1:  # What all choose at once they choose while still together.
            await decide(office, table.to_act[0], START + MINUTE // 4)

    async def decide(office: Office, seat: int, at: int) -> None:
        era = table.era()
        while seat in table.to_act and table.era() == era and table.match is not None:
            legal = table.match.legal(seat)
            await enter(office, entries.Played(at=at, seat=seat, codes=[legal[rng.below(len(legal))]]))

    async def enter(office: Office, entry: entries.Entry) -> None:
        before = notices.matters(table)
        table.apply(entry)
        log.append(entries.encode(entry))
        if found := notices.news(table, before, entry, set(), FRIENDS):
            await office.happens(*found.fresh, moot=tuple(found.moot))

    def told() -> dict[str, int]:
        turns = [each for each in push.deliveries if "turn" in browser.read(each.body)["text"]]
        letters = [each for each in mailbox.letters if "turn" in str(each["Subject"])]
        counts = (len(turns), len(letters), len(quiet.deliveries), len(digest.deliveries))
        return dict(zip(FRIENDS, counts, strict=True))

    async def play(office: Office, until: int) -> None:
        nonlocal moment
        while moment < until and table.status == "playing":
            if moment >= LEAVES and not any(chair.holiday[1] for chair in table.chairs):
                await enter(office, entries.OnHoliday(at=moment, player="bo", since=moment, until=BACK))
            (seat,) = table.to_act
            mover, before, left = FRIENDS[seat], told(), table.clocks.faces(moment)[seat].left
            if resting := LEAVES <= moment < BACK and mover == "bo":
                await wait(office, mover, before)
                away.append(moment)
                # He reads it on the beach and plays when he is back: until then his clock stands still.
                moment = BACK + HOUR
                assert left - table.clocks.faces(moment)[seat].left == HOUR
            elif rng.below(4):  # Away: the mover comes back only when told.
                await wait(office, mover, before)
            else:  # There by chance, before anything was sent.
                moment += notices.AWAY - 1
            while seat in table.to_act and table.status == "playing":
                await decide(office, seat, moment)
            assert told() == {**before, mover: owed[mover]}, "each turn once, and nobody else"
            assert resting or not table.overdue(seat)

    async def wait(office: Office, mover: str, before: dict[str, int]) -> None:
        """Until somebody is told."""
        nonlocal moment
        due = moment
        while told()[mover] == before[mover]:
            due += 30 * MINUTE
            assert due - moment < 25 * HOUR, f"{mover} was never told"
            await office.postman.round(due)
            await office.postman.round(due)
        hour = due // HOUR % 24
        assert mover != "cy" or 8 <= hour < 22, "not at night"
        assert mover != "di" or hour == 18, "in the evening"
        moment = due + MINUTE
        owed[mover] += 1

    async def first(office: Office) -> None:
        await settle_in(office)
        await play(office, START + DAYS // 2 * DAY)

    async def second(office: Office) -> None:
        await play(office, START + DAYS * DAY)
        for half_hours in range(50):  # Whoever has the turn now is told too, and then there is silence.
            await office.postman.round(moment + half_hours * HOUR // 2)
        assert all(office.store.notices.waiting(friend) == [] for friend in FRIENDS)

    tell(tier, tmp_path, first, mailbox)
    left = table.clocks.faces(moment)
    # The server falls, and the table is folded from its log: hours in which no server ran are charged to nobody.
    table = Table("t1", opened(), Outages([(moment, moment + DOWN)]))
    for line in log:
        table.apply(entries.decode(line))
    moment += DOWN
    assert table.clocks.faces(moment) == left
    tell(tier, tmp_path, second, mailbox)
    assert table.status == "playing"
    assert moment - START > (DAYS - 1) * DAY
    assert min(owed.values()) > 1
    assert away, "a turn came while Bo was on holiday"
    in_all = len(push.deliveries) + len(mailbox.letters) + len(quiet.deliveries) + len(digest.deliveries)
    assert in_all == sum(owed.values()) + 1, "as many notices as turns that were waited for, and the one that waits now"
    assert not any(chair.stand_in for chair in table.chairs), "nobody's time ran out"


def test_the_host_is_told_that_everybody_has_come_and_not_after_beginning() -> None:
    table, told = Table("t1", opened()), list[tuple[str, str]]()

    def enter(entry: entries.Entry) -> list[notices.Matter]:
        before = notices.matters(table)
        table.apply(entry)
        found = notices.news(table, before, entry, set(), FRIENDS)
        told.extend((each.matter.player, each.matter.kind) for each in (found.fresh if found else []))
        return found.moot if found else []

    for seat, name in enumerate(FRIENDS):
        enter(entries.Sat(at=START, seat=seat, player=name, name=name.title()))
    assert told == [("ada", "full")], "who sat down last is not the one to be told"
    assert enter(entries.Left(at=START, seat=3)) == [notices.Matter("ada", "full", "")]
    enter(entries.Placed(at=START, seat=3, level="ronin"))
    assert told == [("ada", "full")], "the host knows who was put there"
    assert enter(entries.Started(at=START, here=["ada"])) == [notices.Matter("ada", "full", "")]
