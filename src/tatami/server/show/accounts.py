"""Accounts as their owners see them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

import msgspec

from tatami.server import wire
from tatami.server.domain.chat import ChatLine
from tatami.server.domain.holidays import Holiday
from tatami.server.domain.players import Player
from tatami.server.domain.ratings import Rating
from tatami.server.domain.results import Result


class Kept(Protocol):
    """What is kept of a person."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def login(self) -> str | None: ...
    @property
    def created(self) -> int: ...
    @property
    def seen(self) -> int: ...
    @property
    def profile(self) -> str: ...


class KeptChannel(Protocol):
    """A way in which somebody is told, as it is kept."""

    @property
    def kind(self) -> str: ...
    @property
    def address(self) -> str: ...
    @property
    def active(self) -> bool: ...
    @property
    def confirmed(self) -> bool: ...
    @property
    def created(self) -> int: ...


def account(kept: Kept, codes: int, mail: KeptChannel | None, offered: bool) -> wire.Account:
    """The account of whoever asks."""
    return wire.Account(
        id=kept.id,
        name=kept.name,
        claimed=kept.login is not None,
        since=kept.created,
        profile=msgspec.convert(kept.profile, wire.Profile),
        codes=codes,
        mail=None if mail is None else account_mail(mail),
        mail_offered=offered,
    )


def account_mail(channel: KeptChannel) -> wire.AccountMail:
    """The address for a lost passphrase."""
    return wire.AccountMail(address=channel.address, confirmed=channel.confirmed)


def claimed(player: Player, codes: list[str]) -> wire.Claimed:
    """Somebody whose name is theirs now, with the codes to be written down."""
    return wire.Claimed(id=player.id, name=player.name, claimed=player.claimed, codes=codes)


def codes(fresh: list[str]) -> wire.RecoveryCodes:
    """Codes to be written down."""
    return wire.RecoveryCodes(codes=fresh)


def ways(mail: bool) -> wire.RecoveryWays:
    """How one comes back without the passphrase."""
    return wire.RecoveryWays(mail=mail)


def recovering(name: str) -> wire.Recovering:
    """Whom a link lets come back."""
    return wire.Recovering(name=name)


# --- all that is kept -------------------------------------------------------------------------------------------------


def export(
    about: wire.Account,
    seen: int,
    sessions: list[wire.Session],
    channels: Iterable[KeptChannel],
    tables: list[wire.TableLine],
    games: Iterable[Result],
    ratings: dict[str, Rating],
    chat: Sequence[ChatLine],
    muted: Iterable[str],
    imported: list[str],
    holidays: Iterable[Holiday],
) -> wire.Export:
    """All of it in one document."""
    return wire.Export(
        id=about.id,
        name=about.name,
        claimed=about.claimed,
        since=about.since,
        seen=seen,
        profile=about.profile,
        recovery_codes_left=about.codes,
        mail=about.mail,
        sessions=sessions,
        channels=[
            wire.ExportedChannel(
                kind=each.kind,
                address=each.address,
                active=each.active,
                confirmed=each.confirmed,
                created=each.created,
            )
            for each in channels
        ],
        tables=[
            wire.ExportedTable(table=line.id, game=line.game, status=line.status, names=line.names) for line in tables
        ],
        games=[game for result in games for game in _games(result, about.id)],
        ratings=[
            wire.ExportedRating(pool=pool, mu=each.mu, sigma=each.sigma, games=each.games, won=each.won)
            for pool, each in ratings.items()
        ],
        chat=[wire.ExportedLine(table=line.place, at=line.at, name=line.name, text=line.text) for line in chat],
        muted=sorted(muted),
        imported=imported,
        holidays=[(each.since, each.until) for each in holidays],
    )


def _games(result: Result, who: str) -> list[wire.ExportedGame]:
    return [
        wire.ExportedGame(
            table=result.table,
            game=result.game,
            ended=result.ended,
            reason=result.reason,
            names=[each.name for each in result.seats],
            seat=seat.seat,
            rank=seat.rank,
            fate=seat.fate,
            value=seat.value,
        )
        for seat in result.seats
        if seat.who == who
    ]
