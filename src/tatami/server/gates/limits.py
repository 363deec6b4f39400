"""How much one may ask. What is asked is paid from quotas that fill by the second; dear things cost more.

Everybody with a cookie has quotas of their own, over all their sockets and requests. Those without share the quotas of
their address. Wide quotas of each address hold for all behind it together, so that making many guests gains nothing,
and a class of thirty still comes in at once.
"""

from __future__ import annotations

import contextlib
import ipaddress
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

Base = Literal["requests", "messages"]
Rate = tuple[float, float]
"""What comes in a second, and what may gather: both in multiples of the host's setting."""
NEVER: Rate = (0.0, 0.0)


@dataclass(frozen=True)
class Quota:
    """How much of something there is for one person, for all without a cookie at an address, and for an address."""

    base: Base
    person: Rate
    strangers: Rate
    address: Rate


QUOTAS = {
    "requests": Quota("requests", (1, 10), (3, 45), (10, 100)),
    "messages": Quota("messages", (1, 2), (2, 12), (10, 40)),
    "guests": Quota("requests", (0.1, 6), (0.1, 6), (0.1, 6)),
    "names": Quota("requests", (0.01, 1), (0.02, 4), (0.05, 10)),
    "hashes": Quota("requests", (0.05, 1), (0.05, 6), (0.1, 6)),
    "tables": Quota("requests", (0.05, 3), NEVER, (0.2, 20)),
    "imports": Quota("requests", (1 / 1200, 3), NEVER, (1 / 120, 30)),
    "chat": Quota("messages", (0.01, 0.1), NEVER, (0.2, 4)),
    "hints": Quota("messages", (0.01, 0.1), NEVER, (0.2, 4)),
    "proposals": Quota("messages", (0.002, 0.1), NEVER, (0.2, 4)),
}
"""By the defaults (10 requests and 50 messages a second) these are: 60 new guests of an address at once, then one a
second; 10 refused names, then one every ten seconds; 10 passphrases, then one every two seconds; 30 tables, then one
every two seconds; 30 records an hour; 5 lines of chat, and 5 hints, then one every two seconds; 5 things asked of
others, then one every ten seconds."""

COSTS: dict[str, tuple[float, float]] = {
    "hello": (1, 0.06),
    "look": (1, 0.06),
    "undo": (1, 0.06),
    "preview": (4, 0),
    "hint": (5, 0),
    "game": (3, 0),
    "table": (2, 0),
    "replay": (2, 0.03),
    "story": (2, 0.06),
    "review": (10, 0.03),
    "record": (1, 0.01),
    "import": (2, 0),
}
"""What is dearer than others, in plain requests or messages: once, and for each move of a game that is told again.
A plain one is about a thousandth of a second of work."""


HEARERS = 20
"""To tell so many sockets something is about as much work as a plain message."""


def cost_of(what: str, moves: int = 0) -> float:
    """What something costs; `moves` of a game have to be told again for it."""
    once, each = COSTS.get(what, (1, 0))
    return once + each * moves


class Bucket:
    """Lets so many through a second, and bursts of `burst`. What is dearer than a burst takes all of it."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def holds(self, cost: float = 1.0) -> bool:
        """Whether there is enough for it now."""
        moment = time.monotonic()
        self.left = min(self.burst, self.left + (moment - self.at) * self.rate)
        self.at = moment
        return self.left >= min(cost, self.burst)

    def take(self, cost: float = 1.0) -> bool:
        if not self.holds(cost):
            return False
        self.left -= min(cost, self.burst)
        return True


class Limits:
    """All quotas of everybody; those long unused are full again and need not be kept."""

    def __init__(self, requests_per_s: float, messages_per_s: float, most: int = 10_000) -> None:
        self._bases: dict[Base, float] = {"requests": requests_per_s, "messages": messages_per_s}
        self._most = most
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._swept = time.monotonic()
        self._sockets: Counter[str] = Counter()
        self.scale = max(1.0, requests_per_s / 10)
        """How many times the usual a host allows: for what is counted rather than paced."""
        self._doors = max(1.0, messages_per_s / 50)

    def allowance(self, person: str | None, address: str) -> Allowance:
        """What a visitor may spend: somebody with a cookie, or anybody at an address."""
        return Allowance(self, person, network_of(address))

    def bucket(self, quota: str, whose: str, rate: Rate) -> Bucket:
        found = self._buckets.get((quota, whose))
        if found is None:
            if len(self._buckets) >= self._most and time.monotonic() - self._swept > 1:
                self._sweep()
            base = self._bases[QUOTAS[quota].base]
            found = self._buckets[quota, whose] = Bucket(rate[0] * base, max(1.0, rate[1] * base))
        return found

    def _sweep(self) -> None:
        self._swept = time.monotonic()
        self._buckets = {key: each for key, each in self._buckets.items() if not each.holds(each.burst)}

    @contextlib.contextmanager
    def socket(self, allowance: Allowance) -> Iterator[bool]:
        """Whether there is room for one more socket of this visitor, which is counted meanwhile."""
        most = [(allowance.home, MOST_SOCKETS_OF_ADDRESS)]
        if allowance.person is not None:
            most.append((allowance.own, MOST_SOCKETS))
        room = all(self._sockets[whose] < limit * self._doors for whose, limit in most)
        if room:
            self._sockets.update((allowance.own, allowance.home))
        try:
            yield room
        finally:
            for whose in (allowance.own, allowance.home) if room else ():
                self._sockets[whose] -= 1
                if not self._sockets[whose]:
                    del self._sockets[whose]


MOST_SOCKETS = 24
MOST_SOCKETS_OF_ADDRESS = 400


class Allowance:
    """What one visitor may spend."""

    __slots__ = ("_limits", "home", "own", "person")

    def __init__(self, limits: Limits, person: str | None, home: str) -> None:
        self._limits = limits
        self.person = person
        self.own = f"person {person}" if person is not None else f"strangers {home}"
        self.home = f"address {home}"

    def _buckets(self, quota: str) -> tuple[Bucket, Bucket]:
        rates = QUOTAS[quota]
        mine = rates.strangers if self.person is None else rates.person
        return self._limits.bucket(quota, self.own, mine), self._limits.bucket(quota, self.home, rates.address)

    def take(self, quota: str, cost: float = 1.0) -> bool:
        """Pay for something, or not: then nothing is taken."""
        own, home = self._buckets(quota)
        return own.holds(cost) and home.take(cost) and own.take(cost)

    def give(self, quota: str, cost: float = 1.0) -> None:
        """Give back what was paid."""
        for bucket in self._buckets(quota):
            bucket.left += cost

    def wait(self, quota: str) -> float:
        """For how many seconds something plain is waited for."""
        return 1 / self._buckets(quota)[0].rate


@lru_cache(10_000)
def network_of(address: str) -> str:
    """Whose address it is: of IPv6 a household has a whole network, of which the first half of the address tells."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False).network_address)
