"""Over HTTP: where somebody wants to be told, and how."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from tatami.server.wire.base import Lang, Message, Number, Request

NoticeKind = Literal["turn", "asked", "again", "full", "begun", "ended"]
"""turn: a decision is owed; asked: consent is asked for; again: somebody wants to play again; full: everybody is there,
and the host has to begin; begun and ended: the game has."""
ChannelKind = Literal["push", "mail", "webhook"]
HookForm = Literal["json", "discord", "ntfy"]


class Wishes(Request, frozen=True, kw_only=True):
    """How somebody wants to be told on a channel."""

    active: bool = True
    kinds: list[NoticeKind] = msgspec.field(default_factory=lambda: list(get_args(NoticeKind)))
    lang: Lang = "en"
    zone: str = "UTC"
    """A time zone by its name, such as Europe/Kyiv."""
    quiet: tuple[Number, Number] | None = None
    """From when until when nothing is told, in minutes after midnight there."""
    digest: Number | None = None
    """When everything is told together once a day, in minutes after midnight there; null: each thing at its time."""


class NewChannel(Request, frozen=True, kw_only=True):
    """Another way to be told."""

    kind: ChannelKind
    address: str
    """The endpoint of a browser, an address of mail, or a URL."""
    p256dh: str = ""
    auth: str = ""
    """push: the keys of the browser's subscription."""
    form: HookForm = "json"
    """webhook: what its receiver reads."""
    wishes: Wishes = Wishes()


class Channel(Message, frozen=True, kw_only=True):
    """A way to be told."""

    id: str
    kind: ChannelKind
    address: str
    """Where it leads."""
    form: HookForm
    confirmed: bool
    """mail: whether the link in our letter was opened."""
    failing: bool
    """Whether it was switched off because it could not be reached."""
    wishes: Wishes


class NoticePage(Message, frozen=True, kw_only=True):
    """All ways in which somebody is told, and those that this server offers."""

    push_key: str
    """What a browser needs to subscribe."""
    mail: bool
    """Whether this server sends mail."""
    channels: list[Channel]
