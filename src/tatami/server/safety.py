"""What keeps strangers out: headers, origins, and limits on how much one may ask."""

from __future__ import annotations

import time
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

CSP = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "style-src 'self'",
        "script-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def same_origin(headers: Headers, public_url: str) -> bool:
    """Whether a request that may change something comes from our own pages.

    A browser always names the origin on such requests. A program that names none carries no stolen cookie.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    try:
        given = urlsplit(origin)
    except ValueError:  # No address at all.
        return False
    if public_url:
        wanted = urlsplit(public_url)
        return (wanted.scheme, wanted.netloc) == (given.scheme, given.netloc)
    return given.netloc == headers.get("host", "")


class Shield:
    """Adds the headers to every answer, and logs nothing about who asked what."""

    def __init__(self, app: ASGIApp, secure: bool) -> None:
        self.app = app
        self.headers = dict(HEADERS)
        if secure:
            self.headers["Strict-Transport-Security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, guarded)


class Bucket:
    """Lets so many through a second, and bursts of `burst`."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        moment = time.monotonic()
        self.left = min(self.burst, self.left + (moment - self.at) * self.rate)
        self.at = moment
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Limits:
    """A bucket for every address; those long unused are dropped."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str, cost: float = 1.0) -> bool:
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= self.most:
                full = time.monotonic() - self.burst / self.rate
                self._buckets = {key: each for key, each in self._buckets.items() if each.at > full}
            bucket = self._buckets[who] = Bucket(self.rate, self.burst)
        return bucket.take(cost)
