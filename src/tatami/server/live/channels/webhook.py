"""Webhooks: a notice as JSON, in the form that its receiver reads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec

from tatami.server.live.channels.outward import Outward, judged
from tatami.server.show.notices import Told

Form = Literal["json", "discord", "ntfy"]
GONE = (410,)
Made = tuple[str, dict[str, Any]]
"""Where to, and what."""


class Hook(msgspec.Struct, frozen=True, kw_only=True):
    """How a webhook is to be written."""

    form: Form = "json"


class Webhook:
    """Sends notices to addresses that players name."""

    def __init__(self, outward: Outward) -> None:
        self._outward = outward

    async def send(self, url: str, hook: Hook, told: Told, address: str, key: str) -> None:
        """Send a notice; `address` is where our pages are, and `key` the same whenever it is sent again."""
        where, what = FORMS[hook.form](url, told, f"{address}{told.path}" if address else "", key)
        headers = {"Content-Type": "application/json", "Idempotency-Key": key}
        judged(await self._outward.post(where, msgspec.json.encode(what), headers), GONE)


def _json(url: str, told: Told, link: str, key: str) -> Made:
    return url, {"id": key, "title": told.title, "text": told.text, "url": link}


def _discord(url: str, told: Told, link: str, key: str) -> Made:
    text = "\n".join(part for part in (f"**{told.title}**", told.text, link) if part)
    return url, {"content": text[:2000], "allowed_mentions": {"parse": []}}


def _ntfy(url: str, told: Told, link: str, key: str) -> Made:
    parts = urlsplit(url)
    root, _, topic = parts.path.rstrip("/").rpartition("/")
    made = {"topic": topic, "title": told.title, "message": told.text[:4000]}
    return parts._replace(path=f"{root}/").geturl(), {**made, **({"click": link} if link else {})}


FORMS: dict[Form, Callable[[str, Told, str, str], Made]] = {"json": _json, "discord": _discord, "ntfy": _ntfy}
