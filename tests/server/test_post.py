"""The postman, with real receivers: a mail server, a push service and a webhook on loopback, in told time."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec
import pytest

from tatami.server.domain.clocks import DAY, HOUR, MINUTE
from tatami.server.domain.notices import Facts, Matter, News, Notice, Wishes
from tatami.server.live.carrier import MOST_ERRORS, Carrier, Carrying, Equipment
from tatami.server.live.carrying import CarrierProcess
from tatami.server.live.channels.push import encoded
from tatami.server.live.post import Post
from tatami.server.live.postman import Postman, equipment
from tatami.server.settings import Settings
from tatami.server.store.notices import Channel, ChannelKind, rows_of
from tatami.server.store.sql import SqlStore
from tests.server.receivers import Browser, Mailbox, Receiver, signed_for
from tests.server.tiers import Tier

START = 1_800_000_000_000
ADDRESS = "https://games.example.org"


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    found = Mailbox()
    found.open()
    yield found
    found.close()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    found = Receiver()
    yield found
    found.close()


@dataclass
class Office:
    """A post office without a server around it."""

    store: SqlStore
    postman: Postman
    post: Post

    async def subscribe(
        self, kind: ChannelKind, address: str, secrets: object = None, wishes: Wishes | None = None, player: str = "ada"
    ) -> Channel:
        channel = Channel(
            id=f"{kind}-{player}",
            player=player,
            kind=kind,
            address=address,
            secrets=msgspec.json.encode(secrets or {}).decode(),
            key=f"key-{kind}-{player}",
            active=True,
            confirmed=True,
            errors=0,
            wishes=msgspec.json.encode(wishes or Wishes()).decode(),
            created=START,
        )
        await self.store.notices.keep(channel)
        return channel

    async def happens(self, *notices: Notice, moot: tuple[Matter, ...] = (), place: str = "t1") -> None:
        await self.store.writer.write("", rows_of([News(place, list(notices), list(moot))]))

    async def channel(self, id: str) -> Channel:
        found = self.store.notices.channel(id)
        assert found is not None
        return found


def turn(mark: str = "0.1", player: str = "ada", at: int = START, game: str = "samurai") -> Notice:
    facts = Facts(game=game, others=["Bo"], due=at + 3 * DAY)
    return Notice(Matter(player, "turn", mark), at, at, facts)


def tell(
    tier: Tier,
    folder: Path,
    story: Callable[[Office], Awaitable[None]],
    mailbox: Mailbox | None = None,
    carrying: Callable[[Equipment], Carrying] | None = None,
) -> None:
    async def whole() -> None:
        store = tier.store(folder)
        store.start()
        settings = Settings(
            smtp_url="" if mailbox is None else mailbox.url,
            mail_from="Tatami <table@example.org>",
            public_url=ADDRESS,
            webhook_networks="127.0.0.0/8",
        )

        async def mine(work: str, seconds: float) -> bool:
            return True

        known = equipment(store, settings, ADDRESS)
        postman = Postman(store, mine, known, (carrying or Carrier)(known))
        try:
            await story(Office(store, postman, Post(store, postman.mail_offered)))
        finally:
            await postman.close()
            store.stop()
            store.close()

    asyncio.run(whole())


def test_a_turn_is_told_once_by_push_that_only_the_browser_can_read(
    tier: Tier, tmp_path: Path, receiver: Receiver
) -> None:
    async def story(office: Office) -> None:
        browser = Browser()
        await office.subscribe("push", f"{receiver.url}/send/abc", browser.keys, Wishes(lang="pl"))
        await office.happens(turn())
        await office.happens(turn())
        assert await office.postman.round(START) == 1
        assert await office.postman.round(START + DAY) == 0, "it is told once"
        (came,) = receiver.deliveries
        said = browser.read(came.body)
        assert said["title"] == "Samuraj"
        assert "Bo" in said["text"]
        assert said["path"] == "/t/t1"
        assert came.headers["content-encoding"] == "aes128gcm"
        assert int(came.headers["ttl"]) > 0
        claims, key = signed_for(came.headers["authorization"])
        assert claims["aud"] == receiver.url
        assert claims["sub"] == "mailto:table@example.org"
        assert key == office.postman.push_key

    tell(tier, tmp_path, story)


def test_who_moved_meanwhile_is_told_nothing(tier: Tier, tmp_path: Path, receiver: Receiver) -> None:
    async def story(office: Office) -> None:
        await office.subscribe("webhook", receiver.url)
        notice = turn()
        await office.happens(notice)
        await office.happens(moot=(notice.matter,))
        assert await office.postman.round(START + DAY) == 0
        assert receiver.deliveries == []

    tell(tier, tmp_path, story)


def test_a_letter_has_words_for_every_reader_and_one_click_ends_it(
    tier: Tier, tmp_path: Path, mailbox: Mailbox
) -> None:
    async def story(office: Office) -> None:
        channel = await office.subscribe("mail", "ada@example.org", wishes=Wishes(lang="uk", zone="Europe/Kyiv"))
        await office.happens(turn())
        await office.postman.round(START)
        (letter,) = mailbox.letters
        assert mailbox.recipients == ["ada@example.org"]
        assert letter["From"] == "Tatami <table@example.org>"
        assert letter["List-Unsubscribe"] == f"<{ADDRESS}/api/stop/{channel.key}>"
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        plain, html = letter.get_body(("plain",)), letter.get_body(("html",))
        assert plain is not None
        assert html is not None
        for part in (plain, html):
            text = part.get_content()
            assert "Ваш хід" in text
            assert f"{ADDRESS}/t/t1" in text
            assert f"{ADDRESS}/stop/{channel.key}" in text
            assert "2027-01-18 10:00" in text, "the time is the reader's"

    tell(tier, tmp_path, story, mailbox)


def test_mail_waits_for_a_mail_server_that_is_down_and_nobody_is_blamed(
    tier: Tier, tmp_path: Path, mailbox: Mailbox
) -> None:
    async def story(office: Office) -> None:
        await office.subscribe("mail", "ada@example.org")
        await office.happens(turn())
        mailbox.close()
        assert await office.postman.round(START) == 1
        assert await office.postman.round(START + MINUTE - 1) == 0, "it is not tried again at once"
        mailbox.open()
        await office.postman.round(START + MINUTE)
        assert mailbox.recipients == ["ada@example.org"]
        assert (await office.channel("mail-ada")).errors == 0
        await office.postman.round(START + MINUTE)
        assert len(mailbox.letters) == 1

    tell(tier, tmp_path, story, mailbox)


def test_a_letter_is_written_down_before_it_is_sent_and_sent_once(tier: Tier, tmp_path: Path, mailbox: Mailbox) -> None:
    async def story(office: Office) -> None:
        for _ in range(2):
            await office.post.send("channel", "bo@example.org", "en", {"link": ADDRESS}, key="once")
        far = START + 1000 * DAY
        assert await office.postman.round(far) == 1
        (letter,) = mailbox.letters
        assert letter["To"] == "bo@example.org"
        body = letter.get_body(("plain",))
        assert body is not None
        assert ADDRESS in body.get_content()
        await office.post.send("channel", "bo@example.org", "en", {"link": ADDRESS}, key="once")
        assert await office.postman.round(far) == 0

    tell(tier, tmp_path, story, mailbox)


def test_an_address_that_is_refused_for_good_is_not_written_to_for_ever(
    tier: Tier, tmp_path: Path, mailbox: Mailbox
) -> None:
    async def story(office: Office) -> None:
        await office.subscribe("mail", "gone@example.org")
        moment = START
        for number in range(MOST_ERRORS):
            mailbox.answers.append("550 nobody here")
            await office.happens(turn(mark=f"0.{number}", at=moment))
            moment += 4 * DAY
            await office.postman.round(moment)
        assert not (await office.channel("mail-ada")).active
        await office.happens(turn(mark="later", at=moment))
        assert await office.postman.round(moment + DAY) == 0
        assert mailbox.letters == []

    tell(tier, tmp_path, story, mailbox)


def test_a_webhook_that_fails_at_times_hears_everything_once(tier: Tier, tmp_path: Path, receiver: Receiver) -> None:
    async def story(office: Office) -> None:
        await office.subscribe("webhook", f"{receiver.url}/hook")
        receiver.answers[:] = [500, 201, 503, 201]
        await office.happens(turn("0.1"))
        await office.happens(turn("0.2"), place="t2")
        for minute in range(30):
            await office.postman.round(START + minute * MINUTE)
        assert sorted(came.json()["url"] for came in receiver.deliveries) == [f"{ADDRESS}/t/t1", f"{ADDRESS}/t/t2"]
        assert {came.json()["id"] for came in receiver.refused} <= {came.json()["id"] for came in receiver.deliveries}
        assert (await office.channel("webhook-ada")).errors == 0

    tell(tier, tmp_path, story)


def test_a_receiver_says_how_long_it_wants_to_be_left_alone(tier: Tier, tmp_path: Path, receiver: Receiver) -> None:
    async def story(office: Office) -> None:
        await office.subscribe("webhook", receiver.url)
        receiver.answers[:] = [429]
        receiver.headers["Retry-After"] = "7200"
        await office.happens(turn())
        await office.postman.round(START)
        assert await office.postman.round(START + 2 * HOUR - 1) == 0
        assert await office.postman.round(START + 2 * HOUR) == 1
        assert len(receiver.deliveries) == 1

    tell(tier, tmp_path, story)


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_told_nothing_more(
    tier: Tier, tmp_path: Path, receiver: Receiver, status: int
) -> None:
    async def story(office: Office) -> None:
        await office.subscribe("push", f"{receiver.url}/gone", Browser().keys)
        receiver.answers[:] = [status]
        await office.happens(turn())
        await office.postman.round(START)
        assert not (await office.channel("push-ada")).active
        await office.happens(turn("0.2"))
        assert await office.postman.round(START + DAY) == 0
        assert receiver.deliveries == []

    tell(tier, tmp_path, story)


@pytest.mark.parametrize(
    ("form", "path", "where", "key"),
    [
        ("json", "/a", "/a", "text"),
        ("discord", "/api/webhooks/1", "/api/webhooks/1", "content"),
        ("ntfy", "/go", "/", "message"),
    ],
)
def test_a_webhook_reads_as_its_receiver_wants_it(
    tier: Tier, tmp_path: Path, receiver: Receiver, form: str, path: str, where: str, key: str
) -> None:
    async def story(office: Office) -> None:
        await office.subscribe("webhook", receiver.url + path, {"form": form})
        await office.happens(turn())
        await office.postman.round(START)
        (came,) = receiver.deliveries
        assert came.path == where
        assert "Bo" in came.json()[key]
        if form == "ntfy":
            assert came.json()["topic"] == "go"
        if form == "discord":
            assert came.json()["allowed_mentions"] == {"parse": []}, "nobody is called by a name that looks like a call"

    tell(tier, tmp_path, story)


def test_nothing_is_told_in_quiet_hours_but_everything_after_them(
    tier: Tier, tmp_path: Path, receiver: Receiver
) -> None:
    async def story(office: Office) -> None:
        # 2027-01-15 08:00 in London: quiet from seven until half past nine.
        await office.subscribe(
            "webhook", receiver.url, wishes=Wishes(zone="Europe/London", quiet=(7 * 60, 9 * 60 + 30))
        )
        await office.happens(turn())
        await office.postman.round(START)
        assert await office.postman.round(START + 90 * MINUTE - 1) == 0
        assert receiver.deliveries == []
        await office.postman.round(START + 90 * MINUTE)
        assert len(receiver.deliveries) == 1

    tell(tier, tmp_path, story)


def test_a_digest_tells_what_still_waits_together(tier: Tier, tmp_path: Path, receiver: Receiver) -> None:
    async def story(office: Office) -> None:
        await office.subscribe("webhook", receiver.url, wishes=Wishes(digest=18 * 60))
        notices = [turn(f"0.{number}") for number in range(30)]
        for number, notice in enumerate(notices):
            await office.happens(notice, place=f"t{number}")
        for _ in range(3):
            await office.postman.round(START)
        await office.happens(moot=(notices[0].matter,), place="t0")
        assert await office.postman.round(START + 10 * HOUR - 1) == 0
        await office.postman.round(START + 10 * HOUR)
        (came,) = receiver.deliveries
        assert came.json()["text"].count("\n") == 28, "29 wait, and the one that was answered does not"

    tell(tier, tmp_path, story)


def test_only_what_was_chosen_is_told(tier: Tier, tmp_path: Path, receiver: Receiver) -> None:
    async def story(office: Office) -> None:
        await office.subscribe("webhook", receiver.url, wishes=Wishes(kinds=["ended"]))
        ended = Notice(Matter("ada", "ended", ""), START, START, Facts(game="tenno", others=["Bo"], winners=["Bo"]))
        await office.happens(turn(), ended)
        await office.postman.round(START)
        (came,) = receiver.deliveries
        assert "Bo" in came.json()["text"]
        assert office.store.notices.waiting("ada") == []

    tell(tier, tmp_path, story)


def test_of_two_who_send_at_once_one_does_and_a_dead_one_leaves_it_to_the_other(
    tier: Tier, tmp_path: Path, receiver: Receiver
) -> None:
    async def story(office: Office) -> None:
        await office.subscribe("webhook", receiver.url)
        for number in range(20):
            await office.happens(turn(f"0.{number}"), place=f"t{number}")
        ours, theirs = await asyncio.gather(
            office.store.notices.claim(START, START + MINUTE, 15), office.store.notices.claim(START, START + MINUTE, 15)
        )
        assert sorted((len(ours), len(theirs))) == [5, 15]
        assert {each.id for each in ours}.isdisjoint(each.id for each in theirs)
        assert await office.postman.round(START + MINUTE - 1) == 0
        while await office.postman.round(START + MINUTE):
            pass
        assert len(receiver.deliveries) == 20

    tell(tier, tmp_path, story)


def test_a_removed_player_leaves_no_channel_and_no_notice(tier: Tier, tmp_path: Path, receiver: Receiver) -> None:
    async def story(office: Office) -> None:
        await office.subscribe("webhook", receiver.url)
        await office.happens(turn())
        await office.store.forget("ada")
        assert office.store.notices.of("ada") == []
        assert await office.postman.round(START) == 0

    tell(tier, tmp_path, story)


def test_the_key_that_signs_is_made_once(tier: Tier, tmp_path: Path) -> None:
    keys: list[str] = []

    async def story(office: Office) -> None:
        keys.append(office.postman.push_key)

    for _ in range(2):
        tell(tier, tmp_path, story)
    assert keys[0] == keys[1]
    assert len(keys[0]) == len(encoded(bytes(65)))


def test_what_is_damaged_keeps_nobody_else_waiting(tier: Tier, tmp_path: Path, receiver: Receiver) -> None:
    async def story(office: Office) -> None:
        bad = await office.subscribe("webhook", receiver.url, player="bo")
        await office.subscribe("webhook", receiver.url)
        await office.store.notices.keep(replace(bad, secrets="{", wishes="{"))
        await office.happens(turn(player="bo"), turn())
        await office.postman.round(START)
        assert len(receiver.deliveries) == 1
        await office.postman.round(START + 4 * DAY)
        assert office.store.notices.waiting("bo") == [], "it is given up in the end"

    tell(tier, tmp_path, story)


def test_a_carrier_that_dies_loses_nothing_and_another_takes_its_place(
    tier: Tier, tmp_path: Path, receiver: Receiver
) -> None:
    carriers: list[CarrierProcess] = []

    def carrying(known: Equipment) -> CarrierProcess:
        carriers.append(CarrierProcess(known))
        return carriers[-1]

    async def story(office: Office) -> None:
        (carrier,) = carriers
        assert carrier.pid is None, "who has nothing to tell needs no process"
        await office.subscribe("webhook", receiver.url)
        await office.happens(turn())
        assert await office.postman.round(START) == 1
        assert len(receiver.deliveries) == 1
        first = carrier.pid
        assert first is not None
        assert first != os.getpid()
        os.kill(first, signal.SIGSTOP)
        await office.happens(turn("0.2"))
        round = asyncio.create_task(office.postman.round(START))
        while office.store.notices.waiting("ada")[0].lease == 0:
            await asyncio.sleep(0)
        os.kill(first, signal.SIGKILL)
        assert await round == 1
        assert len(receiver.deliveries) == 1
        assert await office.postman.round(START + MINUTE - 1) == 0, "it is not tried again at once"
        assert await office.postman.round(START + MINUTE) == 1
        assert len(receiver.deliveries) == 2
        assert carrier.pid not in (None, first)
        assert (await office.channel("webhook-ada")).errors == 0, "nobody is to blame"

    tell(tier, tmp_path, story, carrying=carrying)
    assert carriers[0].pid is None
