"""Letters: whatever the server writes to an address, through the durable queue."""

from __future__ import annotations

import secrets

import msgspec

from tatami.server.clock import now
from tatami.server.store.protocol import Store


class Written(msgspec.Struct, frozen=True, kw_only=True):
    """A letter as it waits in the queue."""

    address: str
    lang: str
    facts: dict[str, str]


class Post:
    """Takes letters. Whoever writes one of a new kind adds `letter-KIND-subject` and `-text` to the catalogues."""

    def __init__(self, store: Store, offered: bool) -> None:
        self._store = store
        self.offered = offered
        """Whether the host has named a mail server; else no page asks for an address."""

    async def send(self, kind: str, address: str, language: str, facts: dict[str, str], key: str = "") -> None:
        """Write a letter, which is on disk when this returns and sent soon after; of one key there is only one.

        `facts` are the variables of its sentences; `link` is where its button leads.
        """
        written = Written(address=address, lang=language, facts=facts)
        text = msgspec.json.encode(written).decode()
        await self._store.notices.put_letter(key or secrets.token_hex(12), kind, text, now())
