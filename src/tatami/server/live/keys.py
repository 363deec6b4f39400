"""The keys that sign cookies and fix the deals of the day: rows of the database, so that every process on it knows the
same ones."""

from __future__ import annotations

import secrets
from pathlib import Path

from tatami.server.store.protocol import Store

FILE = "cookie.key"
"""Where the key was before 0.2: in the data folder."""
NAME = "cookies"
DEALS = "deals"
KEY_BYTES = 32


class BadKey(Exception):
    """The file with the key was damaged."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


def signing_key(store: Store, data: Path) -> bytes:
    """The key of a store: that of its data folder if the store has none yet, or a new one if there is neither."""
    kept = read_key(data)
    return bytes.fromhex(store.secret(NAME, (kept or secrets.token_bytes(KEY_BYTES)).hex()))


def deal_key(store: Store) -> bytes:
    """The key under which the deals of the day are found: whoever had it would know every deal to come."""
    return bytes.fromhex(store.secret(DEALS, secrets.token_hex(KEY_BYTES)))


def read_key(data: Path) -> bytes | None:
    """The key in a data folder, if one is there. With a part of a key anybody could sign cookies: it must be whole."""
    path = data / FILE
    if not path.exists():
        return None
    try:
        key = bytes.fromhex(path.read_text("ascii").strip())
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES:
        raise BadKey(path)
    return key
