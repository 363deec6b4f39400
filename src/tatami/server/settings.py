"""What a host may set: by the command line, or by the environment (TATAMI_PORT=8080 …)."""

from __future__ import annotations

import ipaddress
import math
import os
import re
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from email.utils import parseaddr
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from tatami.bots.names import LEVEL_NAMES

PREFIX = "TATAMI_"
YES = ("1", "true", "yes", "on")
NO = ("0", "false", "no", "off", "")
PORTS = {"http": 80, "https": 443}
DATABASES = ("postgresql", "postgres", "postgresql+psycopg")
"""How the URL of a database of PostgreSQL may begin."""
REDIS = ("redis", "rediss", "unix")
"""How the URL of Redis may begin."""
SMTP = ("smtp", "smtps")
"""How the URL of a mail server may begin."""


@dataclass(frozen=True)
class Settings:
    """The settings of one server."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("tatami-data")
    """Where everything is kept: the database and the key that signs cookies."""
    database_url: str = ""
    """A database of PostgreSQL to be used instead of the one in that folder."""
    redis_url: str = ""
    """Redis, or Valkey, by which several processes on that database hear of each other."""
    public_url: str = ""
    """How people reach this server, if not by the address they see it under, e.g. behind a proxy."""
    thinkers: int = 0
    """Processes for one person's bots; 0: one less than there are cores, at least one."""
    hang_s: float = 20.0
    """A process for bots that gives no sign of life for so long is replaced."""
    judge: str = "shogun"
    """The bot whose budget the judge of reviews has; a weaker one is quicker, and less often sure."""
    messages_per_s: float = 50.0
    """What one person may send over all their sockets; bursts of twice as much pass. Dear things count more."""
    requests_per_s: float = 10.0
    """What one person may ask over HTTP; bursts of ten times as much pass. Dear things count more."""
    hello_s: float = 10.0
    """A socket that has not said who it is and what it wants after so long is closed."""
    ping_s: float = 20.0
    """A socket is pinged so often: a proxy cuts those on which nothing is said for long."""
    guest_days: int = 90
    """A guest not seen for so long, who claimed no passphrase, is forgotten."""
    holiday_days: int = 21
    """Days of a year for which somebody's clocks may stand still in games over days; 0: none."""
    idle_s: float = 60.0
    """A table nobody looks at leaves the memory after so long."""
    away_s: float = 60.0
    """Somebody who left a table so long ago may be stood in for by a bot, if the others agree; 0: at once."""
    metrics_key: str = ""
    """What a request for /metrics has to name (Authorization: Bearer KEY); empty: nobody may watch."""
    proxied: bool = False
    """Whether a trusted proxy tells the visitors' addresses (X-Forwarded-For)."""
    proxies: str = "127.0.0.1,::1"
    """Where that proxy is: addresses or networks. Whoever else tells an address is not believed."""
    smtp_url: str = ""
    """Who takes our mail: smtp://name:password@host:587 (encrypted as soon as it offers that) or smtps://…; empty: no
    mail is sent."""
    mail_from: str = ""
    """Whom our mail is from: an address, or a name and an address in <>."""
    push_contact: str = ""
    """Whom the makers of browsers write to if our notices trouble them: an address of mail or of a page."""
    webhook_networks: str = ""
    """Networks within this house that webhooks may reach; else they reach public addresses alone."""


class BadSetting(ValueError):
    """A setting that cannot be: `name` as the environment calls it, and `value` as it was given."""

    def __init__(self, field: str, value: object) -> None:
        self.name = PREFIX + field.upper()
        self.value = without_password(str(value))
        super().__init__(f"{self.name}={self.value}")


def settings(**given: Any) -> Settings:
    """Defaults, then the environment, then what was given (None counts as not given)."""
    found = Settings()
    for field in fields(Settings):
        value = given.get(field.name)
        if value is None:
            value = os.environ.get(PREFIX + field.name.upper())
        if value is None:
            continue
        try:
            found = replace(found, **{field.name: _parsed(field.name, getattr(found, field.name), value)})
        except ValueError:
            raise BadSetting(field.name, value) from None
    return found


def _parsed(name: str, default: Any, value: Any) -> Any:
    """The value as its field wants it; ValueError if it cannot be that."""
    if isinstance(default, bool):
        if str(value).lower() not in YES + NO:
            raise ValueError
        return str(value).lower() in YES
    parsed = type(default)(value)
    if name in CHECKS:
        return CHECKS[name](parsed)
    if isinstance(parsed, float | int) and not (parsed > 0 and math.isfinite(parsed)):
        raise ValueError
    return parsed


def _port(given: int) -> int:
    if not 0 <= given <= 65_535:
        raise ValueError
    return given


def _or_none(given: float) -> float:
    """A number that may be 0."""
    if not (given >= 0 and math.isfinite(given)):
        raise ValueError
    return given


def _public_url(given: str) -> str:
    """An origin exactly as a browser names it, because what pages send is compared with it."""
    parts = urlsplit(given)
    if not given:
        return given
    if parts.scheme not in PORTS or not parts.hostname or parts.path.strip("/") or parts.query or parts.fragment:
        raise ValueError
    host = parts.hostname if parts.hostname.isascii() else parts.hostname.encode("idna").decode()
    host = f"[{host}]" if ":" in host else host
    port = "" if parts.port in (None, PORTS[parts.scheme]) else f":{parts.port}"
    return f"{parts.scheme}://{host}{port}"


def _database_url(given: str) -> str:
    """A URL as PostgreSQL's own tools take it. What would be misread is refused: it might be a part of the password."""
    parts = urlsplit(given)
    if given and (parts.scheme not in DATABASES or parts.netloc.count("@") > 1 or parts.port == 0):
        raise ValueError
    return given


def _redis_url(given: str) -> str:
    """A URL as Redis's own tools take it."""
    parts = urlsplit(given)
    if given and (parts.scheme not in REDIS or parts.netloc.count("@") > 1 or parts.port == 0):
        raise ValueError
    return given


def without_password(text: str) -> str:
    """The same to be shown: what stands before the host of a URL is left out."""
    return re.sub(r"password=[^\s&]*", "password=…", re.sub(r"://.*@", "://…@", text))


def _networks(given: str) -> str:
    listed = [each.strip() for each in given.split(",") if each.strip()]
    for each in listed:
        ipaddress.ip_network(each)
    return ",".join(listed)


def _smtp_url(given: str) -> str:
    """Where mail is handed in."""
    parts = urlsplit(given)
    if given and (parts.scheme not in SMTP or not parts.hostname or parts.netloc.count("@") > 1 or parts.port == 0):
        raise ValueError
    return given


def _mail_from(given: str) -> str:
    """An address as it stands in a letter."""
    if given and (not given.isprintable() or "@" not in parseaddr(given)[1]):
        raise ValueError
    return given


def _judge(given: str) -> str:
    if given not in LEVEL_NAMES:
        raise ValueError
    return given


CHECKS: dict[str, Callable[[Any], Any]] = {
    "port": _port,
    "judge": _judge,
    "thinkers": _or_none,
    "away_s": _or_none,
    "holiday_days": _or_none,
    "public_url": _public_url,
    "database_url": _database_url,
    "redis_url": _redis_url,
    "proxies": _networks,
    "webhook_networks": _networks,
    "smtp_url": _smtp_url,
    "mail_from": _mail_from,
}
"""What must hold for a field besides its type; numbers without a check must be greater than 0."""
