"""Two weeks of a slow game of Samurai among four friends, in told time and with real receivers: nobody ever has to ask
whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import tatami
from tatami.core.rng import stream
from tatami.server.domain import entries, notices
from tatami.server.domain.clocks import DAY, HOUR, MINUTE
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


def seated() -> Table:
    meta = tatami.game("samurai").meta
    opened = entries.Opened(
        at=START,
        game="samurai",
        rules=meta.version,
        seats=4,
        options=meta.settle(4, None),
        seed="two weeks",
        host="ada",
        pace=Pace(kind="slow", days=3),
        leaver="bot",
        open=True,
        invite="",
    )
    table = Table("t1", opened)
    for seat, name in enumerate(FRIENDS):
        table.apply(entries.Sat(at=START, seat=seat, player=name, name=name.title()))
    return table


def test_every_turn_is_told_once_in_two_weeks(
    tier: Tier, tmp_path: Path, mailbox: Mailbox, receivers: list[Receiver]
) -> None:
    push, quiet, digest = receivers
    browser, rng, table = Browser(), stream("two weeks", "samurai"), seated()
    moment, owed = START, dict.fromkeys(FRIENDS, 0)
    """How often each was away when a turn came and stayed away until it was told."""

    async def settle_in(office: Office) -> None:
        await office.subscribe("push", f"{push.url}/ada", browser.keys, player="ada")
        await office.subscribe("mail", "bo@example.org", player="bo")
        await office.subscribe("webhook", quiet.url, wishes=Wishes(kinds=["turn"], quiet=NIGHT), player="cy")
        await office.subscribe("webhook", digest.url, wishes=Wishes(kinds=["turn"], digest=EVENING), player="di")
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
        if found := notices.news(table, before, entry, set(), FRIENDS):
            await office.happens(*found.fresh, moot=tuple(found.moot))

    def told() -> dict[str, int]:
        turns = [each for each in push.deliveries if "turn" in browser.read(each.body)["text"]]
        letters = [each for each in mailbox.letters if "turn" in str(each["Subject"])]
        counts = (len(turns), len(letters), len(quiet.deliveries), len(digest.deliveries))
        return dict(zip(FRIENDS, counts, strict=True))

    async def play(office: Office, days: int) -> None:
        nonlocal moment
        until = moment + days * DAY
        while moment < until and table.status == "playing":
            (seat,) = table.to_act
            mover, before = FRIENDS[seat], told()
            if rng.below(4):  # Away: the mover comes back only when told.
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
            else:  # There by chance, before anything was sent.
                moment += notices.AWAY - 1
            while seat in table.to_act and table.status == "playing":
                await decide(office, seat, moment)
            assert told() == {**before, mover: owed[mover]}, "each turn once, and nobody else"

    async def first(office: Office) -> None:
        await settle_in(office)
        await play(office, DAYS // 2)

    async def second(office: Office) -> None:
        await play(office, DAYS - DAYS // 2)
        await office.postman.round(moment + DAY)

    for story in (first, second):  # The server is started anew in between.
        tell(tier, tmp_path, story, mailbox)
    assert moment - START > (DAYS - 1) * DAY or table.status != "playing"
    assert min(owed.values()) > 1
