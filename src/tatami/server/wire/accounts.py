"""Over HTTP: an account of one's own, the ways back to it, and all that is kept of it."""

from __future__ import annotations

from typing import Literal

from tatami.server.wire.base import Lang, Message, Request
from tatami.server.wire.people import Player, Session

Profile = Literal["everybody", "met", "nobody"]


class Claimed(Player, frozen=True, kw_only=True):
    """The person behind this browser, whose name is theirs now."""

    codes: list[str]
    """Each lets them come back once without the passphrase. They are told only now."""


class RecoveryCodes(Message, frozen=True, kw_only=True):
    """Recovery codes in place of the former ones, told only now."""

    codes: list[str]


class AccountMail(Message, frozen=True, kw_only=True):
    """The address at which somebody gets a link if the passphrase is lost."""

    address: str
    confirmed: bool
    """Whether the link in our letter was opened."""


class Account(Message, frozen=True, kw_only=True):
    """What somebody sees of the own account."""

    id: str
    name: str
    claimed: bool
    since: int
    """When they came, in milliseconds since 1970."""
    profile: Profile
    """Who may see their page."""
    codes: int
    """How many recovery codes are left."""
    mail: AccountMail | None
    mail_offered: bool
    """Whether this server sends mail."""


class Passphrase(Request, frozen=True, kw_only=True):
    """What is asked before something weighty."""

    passphrase: str


class NewPassphrase(Request, frozen=True, kw_only=True):
    """Another passphrase in place of the old one."""

    old: str
    passphrase: str
    others: bool = False
    """Whether all other sessions end."""


class NewMail(Request, frozen=True, kw_only=True):
    """An address for a lost passphrase."""

    address: str
    passphrase: str
    lang: Lang = "en"


class NewProfile(Request, frozen=True, kw_only=True):
    """Who may see one's page."""

    profile: Profile


class Farewell(Request, frozen=True, kw_only=True):
    """Delete the account: the passphrase says so, or a guest's name."""

    passphrase: str = ""
    name: str = ""


class RecoveryWays(Message, frozen=True, kw_only=True):
    """How one comes back here without the passphrase, besides by a recovery code."""

    mail: bool


class LostPassphrase(Request, frozen=True, kw_only=True):
    """Ask for a link by mail. The answer is the same whether there is such a name, and whether it has an address."""

    name: str
    lang: Lang = "en"


class RecoverByCode(Request, frozen=True, kw_only=True):
    """Come back by a recovery code, with another passphrase."""

    name: str
    code: str
    passphrase: str
    others: bool = True
    """Whether all other sessions end."""


class RecoverByLink(Request, frozen=True, kw_only=True):
    """Come back by the link of a letter, with another passphrase."""

    passphrase: str
    others: bool = True


class Recovering(Message, frozen=True, kw_only=True):
    """Whom a link lets come back."""

    name: str


class ExportedChannel(Message, frozen=True, kw_only=True):
    """A way in which somebody is told."""

    kind: str
    address: str
    active: bool
    confirmed: bool
    created: int


class ExportedGame(Message, frozen=True, kw_only=True):
    """A game that is over."""

    table: str
    game: str
    ended: int
    reason: str
    names: list[str]
    seat: int
    rank: int
    fate: str
    value: float


class ExportedTable(Message, frozen=True, kw_only=True):
    """A table that waits or plays."""

    table: str
    game: str
    status: str
    names: list[str]


class ExportedLine(Message, frozen=True, kw_only=True):
    """Something that was said."""

    table: str
    at: int
    name: str
    text: str


class ExportedRating(Message, frozen=True, kw_only=True):
    """How strong somebody is, and how sure that is."""

    pool: str
    mu: float
    sigma: float
    games: int
    won: int


class Export(Message, frozen=True, kw_only=True):
    """All that this server keeps of somebody. Times are milliseconds since 1970."""

    format: Literal["tatami-account-1"] = "tatami-account-1"
    id: str
    name: str
    claimed: bool
    since: int
    seen: int
    profile: Profile
    recovery_codes_left: int
    mail: AccountMail | None
    sessions: list[Session]
    channels: list[ExportedChannel]
    tables: list[ExportedTable]
    games: list[ExportedGame]
    ratings: list[ExportedRating]
    chat: list[ExportedLine]
    muted: list[str]
    """Whom they do not hear, by id."""
    imported: list[str]
    """The tables of games that they brought here."""
    holidays: list[tuple[int, int]]
    """From when and until when their slow games stood still."""
