"""What a host may set: by the command line, or by the environment (TATAMI_PORT=8080 …)."""

from __future__ import annotations

import os
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

PREFIX = "TATAMI_"


@dataclass(frozen=True)
class Settings:
    """The settings of one server."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("tatami-data")
    """Where everything is kept: the database and the key that signs cookies."""
    database_url: str = ""
    """Another database than the file under `data`."""
    public_url: str = ""
    """How people reach this server, if not by the address they see it under, e.g. behind a proxy."""
    thinkers: int = 0
    """Processes for bots; 0: one less than there are cores, at least one."""
    messages_per_s: float = 50.0
    """What one socket may send; bursts of twice as much pass."""
    requests_per_s: float = 10.0
    """What one address may ask over HTTP; bursts of ten times as much pass."""
    guest_days: int = 90
    """A guest not seen for so long, who claimed no passphrase, is forgotten."""
    idle_s: float = 60.0
    """A table nobody looks at leaves the memory after so long."""
    away_s: float = 60.0
    """Somebody who has not been at a table for so long may be stood in for by a bot, if the others agree."""
    proxied: bool = False
    """Whether a trusted proxy tells the visitors' addresses (X-Forwarded-For)."""


def settings(**given: Any) -> Settings:
    """Defaults, then the environment, then what was given (None counts as not given)."""
    found = Settings()
    for field in fields(Settings):
        text = os.environ.get(PREFIX + field.name.upper())
        if text is not None:
            found = replace(found, **{field.name: _parsed(getattr(found, field.name), text)})
    return replace(found, **{name: value for name, value in given.items() if value is not None})


def _parsed(default: Any, text: str) -> Any:
    if isinstance(default, bool):
        return text.lower() in ("1", "true", "yes", "on")
    return type(default)(text)
