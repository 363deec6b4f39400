"""Requests to addresses that players name: never a way into the host's own network.

A name is looked up once, and what was found is both checked and used, so that a second answer changes nothing. No
redirect is followed, no proxy of the environment is used, and of the answer nothing but its head is read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from dataclasses import dataclass
from urllib.parse import urlsplit

import httpx

from tatami.server.live.channels.failure import NotSent

SECONDS = 10.0
LONGEST = 2_000
"""Letters of an address."""
IP = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
TRANSLATED = ipaddress.IPv6Network("64:ff9b::/96")
"""Addresses of IPv6 behind which a network puts those of IPv4."""


@dataclass(frozen=True)
class Answer:
    """What the other side answered."""

    status: int
    retry_after: str


class Forbidden(NotSent):
    """An address that nobody may be told at."""


class Outward:
    """The way out, for what players name."""

    def __init__(self, allowed: str = "") -> None:
        self._allowed: list[Network] = [ipaddress.ip_network(each) for each in allowed.split(",") if each]
        self._client: httpx.AsyncClient | None = None

    def check(self, url: str) -> None:
        """Refuse what is no address that may ever be asked; names are looked up only when something is sent."""
        self._parts(url)

    def _parts(self, url: str) -> tuple[str, str, int]:
        """Scheme, host and port of an address."""
        try:
            parts = urlsplit(url)
            port = parts.port or (443 if parts.scheme == "https" else 80)
        except ValueError:
            raise Forbidden("no address", dead=True) from None
        host = parts.hostname or ""
        fine = url.isascii() and url.isprintable() and len(url) <= LONGEST and " " not in url
        if not fine or parts.scheme not in ("http", "https") or not host or parts.username or parts.password:
            raise Forbidden("no address", dead=True)
        if (literal := _ip(host)) is not None:
            self._must_be_open(literal, parts.scheme)
        elif parts.scheme == "http" and not self._allowed:
            raise Forbidden("not encrypted", dead=True)
        return parts.scheme, host, port

    def _must_be_open(self, ip: IP, scheme: str) -> None:
        """Refuse addresses within the house, except those that the host allows; and outside, what is not encrypted."""
        if any(ip.version == network.version and ip in network for network in self._allowed):
            return
        if not _public(ip) or scheme == "http":
            raise Forbidden("not a public address", dead=True)

    async def _found(self, scheme: str, host: str, port: int) -> IP:
        """The address behind a name, if it may be asked."""
        try:
            rows = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except OSError:
            raise NotSent("no such host") from None
        for _, _, _, _, place in rows:
            ip = _ip(str(place[0]))
            if ip is None:
                continue
            try:
                self._must_be_open(ip, scheme)
            except Forbidden:
                continue
            return ip
        raise Forbidden("not a public address")

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> Answer:
        """Send something there; whatever goes wrong on the way is `NotSent`."""
        scheme, host, port = self._parts(url)
        ip = await self._found(scheme, host, port)
        parts = urlsplit(url)
        pinned = parts._replace(netloc=f"[{ip}]:{port}" if ip.version == 6 else f"{ip}:{port}", fragment="").geturl()
        # The name is in the head and, encrypted, what the certificate must be of.
        named = f"[{host}]" if ":" in host else host
        usual = port == (443 if scheme == "https" else 80)
        head = {**headers, "Host": named if usual else f"{named}:{port}"}
        extensions = {"sni_hostname": host} if scheme == "https" else {}
        # The first one reads the certificates of all authorities, which takes a tenth of a second.
        client: httpx.AsyncClient = await asyncio.to_thread(self._open)
        try:
            async with (
                asyncio.timeout(SECONDS),
                client.stream("POST", pinned, content=body, headers=head, extensions=extensions) as answer,
            ):
                return Answer(answer.status_code, answer.headers.get("retry-after", ""))
        except (httpx.HTTPError, httpx.InvalidURL, OSError, TimeoutError) as problem:
            raise NotSent(type(problem).__name__) from None

    def _open(self) -> httpx.AsyncClient:
        if self._client is None:
            # A connection is used once: at one address there may be several names, each with a certificate of its own.
            once = httpx.Limits(max_keepalive_connections=0, max_connections=50)
            self._client = httpx.AsyncClient(
                follow_redirects=False, trust_env=False, timeout=SECONDS, limits=once, headers={"User-Agent": "Tatami"}
            )
        return self._client

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()


def _ip(text: str) -> IP | None:
    try:
        return ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None


def _public(ip: IP) -> bool:
    """Whether an address is one of the whole world's, also where it hides another one."""
    if isinstance(ip, ipaddress.IPv6Address):
        inner = (
            ip.ipv4_mapped
            or ip.sixtofour
            or (ipaddress.IPv4Address(int(ip) & 0xFFFF_FFFF) if ip in TRANSLATED else None)
        )
        if inner is not None:
            return _public(inner)
        if ip.teredo is not None or ip.is_site_local:
            return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved and not ip.is_unspecified


def judged(answer: Answer, gone: tuple[int, ...]) -> None:
    """Whether an answer says that it was taken; `gone` are those that say that nobody is there any more."""
    if 200 <= answer.status < 300:
        return
    seconds = int(answer.retry_after) if answer.retry_after.isascii() and answer.retry_after.isdigit() else 0
    busy = answer.status in (429, 503)
    raise NotSent(
        f"answered {answer.status}", dead=answer.status in gone, blamed=not busy, wait_ms=min(seconds, 43_200) * 1000
    )
