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
    "recoveries": Quota("requests", (0.01, 1), (0.01, 1), (0.02, 2)),
    "exports": Quota("requests", (1 / 600, 0.3), NEVER, (1 / 60, 3)),
    "tables": Quota("requests", (0.05, 3), NEVER, (0.2, 20)),
    "imports": Quota("requests", (1 / 1200, 3), NEVER, (1 / 120, 30)),
    "chat": Quota("messages", (0.01, 0.1), NEVER, (0.2, 4)),
    "letters": Quota("requests", (1 / 6000, 0.5), NEVER, (1 / 200, 3)),
    "hints": Quota("messages", (0.01, 0.1), NEVER, (0.2, 4)),
    "proposals": Quota("messages", (0.002, 0.1), NEVER, (0.2, 4)),
}
"""By the defaults (10 requests and 50 messages a second) these are: 60 new guests of an address at once, then one a
second; 10 refused names, then one every ten seconds; 10 passphrases, then one every two seconds; 10 tries
to recover an account, then one every ten seconds; 3 exports or deletions, then one a minute; 30 tables, then one
every two seconds; 30 records an hour; 5 letters or trials of notices, then one every ten minutes; 5 lines of chat, and
5 hints, then one every two seconds; 5 things asked of others, then one every ten seconds."""

COSTS: dict[str, tuple[float, float]] = {
    "hello": (1, 0.06),
    "look": (1, 0.06),
    "undo": (1, 0.06),
    "ahead": (1, 0.05),
    "follow": (4, 0),
    "hint": (5, 0),
    "game": (3, 0),
    "table": (2, 0),
    "replay": (2, 0.03),
    "story": (2, 0.06),
    "review": (10, 0.03),
    "record": (1, 0.01),
    "import": (2, 0),
    "history": (4, 0),
}
"""What is dearer than others, in plain requests or messages: once, and for each move of a game that is told again, or
each code that somebody who looks ahead asks about.
A plain one is about a thousandth of a second of work."""


SILENT = 1 / 16
"""So small a part of what gathers, and of what comes, other processes need not be told of."""
HEARERS = 20
"""To tell so many sockets something is about as much work as a plain message."""


def cost_of(what: str, moves: int = 0) -> float:
    """What something costs; `moves` of a game have to be told again for it."""
    once, each = COSTS.get(what, (1, 0))
    return once + each * moves


class Bucket:
    """Lets so many through a second, and bursts of `burst`. What is dearer than a burst takes all of it."""

    __slots__ = ("at", "burst", "left", "rate", "spent")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()
        self.spent = 0.0
        """What was taken here and others have to be told of, little by little less."""

    def holds(self, cost: float = 1.0) -> bool:
        """Whether there is enough for it now."""
        moment = time.monotonic()
        come = (moment - self.at) * self.rate
        self.left = min(self.burst, self.left + come)
        if self.spent > 0:
            self.spent = max(0.0, self.spent - come * SILENT)
        self.at = moment
        return self.left >= min(cost, self.burst)

    def take(self, cost: float = 1.0) -> bool:
        if not self.holds(cost):
            return False
        self._spend(min(cost, self.burst))
        return True

    def give(self, cost: float) -> None:
        """Give back what was taken."""
        self._spend(-cost)

    def _spend(self, cost: float) -> None:
        self.left -= cost
        self.spent += cost


class Limits:
    """All quotas of everybody; those long unused are full again and need not be kept."""

    def __init__(self, requests_per_s: float, messages_per_s: float, most: int = 10_000) -> None:
        self._bases: dict[Base, float] = {"requests": requests_per_s, "messages": messages_per_s}
        self._most = most
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._swept = time.monotonic()
        self._sockets: Counter[str] = Counter()
        self.shared = False
        """Whether other processes have to be told."""
        self._notable: set[tuple[str, str]] = set()
        """What others have to know of."""
        self._elsewhere: dict[str, tuple[float, dict[str, int]]] = {}
        """The sockets in other processes, each with when it told of them."""
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

    # --- other processes ----------------------------------------------------------------------------------------------

    def note(self, quota: str, whose: str, bucket: Bucket) -> None:
        """Remember to tell the others of it, if it matters to them."""
        if self.shared and abs(bucket.spent) > bucket.burst * SILENT:
            self._notable.add((quota, whose))

    def untold(self) -> tuple[dict[str, dict[str, float]], dict[str, int]]:
        """What others have to be told: what was spent since they were told last, and sockets of those with many."""
        spent: dict[str, dict[str, float]] = {}
        for quota, whose in self._notable:
            bucket = self._buckets.get((quota, whose))
            if bucket is not None and bucket.spent:
                spent.setdefault(quota, {})[whose] = bucket.spent
                bucket.spent = 0.0
        self._notable.clear()
        sockets = {
            whose: count for whose, count in self._sockets.items() if count >= _most_sockets(whose) * self._doors * TOLD
        }
        return spent, sockets

    def heard(self, process: str, spent: dict[str, dict[str, float]], sockets: dict[str, int]) -> None:
        """Another process told: what was spent there is spent here too."""
        for quota, by_whom in spent.items():
            for whose, cost in by_whom.items() if quota in QUOTAS else ():
                self.bucket(quota, whose, _rate(quota, whose)).left -= cost
        self._elsewhere[process] = (time.monotonic(), sockets)

    def _open(self, whose: str) -> int:
        """The sockets of somebody in all processes, as far as we have heard lately."""
        lately = time.monotonic() - BELIEVED
        there = sum(sockets.get(whose, 0) for at, sockets in self._elsewhere.values() if at > lately)
        return self._sockets[whose] + there

    @contextlib.contextmanager
    def socket(self, allowance: Allowance) -> Iterator[bool]:
        """Whether there is room for one more socket of this visitor, which is counted meanwhile."""
        counted = [allowance.home] if allowance.person is None else [allowance.home, allowance.own]
        room = all(self._open(whose) < _most_sockets(whose) * self._doors for whose in counted)
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
TOLD = 0.25
"""Who has this part of the sockets that one may have is told of to other processes."""
BELIEVED = 3.0
"""Seconds for which another process is believed which sockets are open there."""


def _most_sockets(whose: str) -> int:
    return MOST_SOCKETS if whose.startswith("person ") else MOST_SOCKETS_OF_ADDRESS


def _rate(quota: str, whose: str) -> Rate:
    """What a quota gives a person, strangers or an address: as `Allowance` calls them."""
    rates = QUOTAS[quota]
    return {"person": rates.person, "strangers": rates.strangers}.get(whose.partition(" ")[0], rates.address)


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
        taken = own.holds(cost) and home.take(cost) and own.take(cost)
        self._limits.note(quota, self.own, own)
        self._limits.note(quota, self.home, home)
        return taken

    def give(self, quota: str, cost: float = 1.0) -> None:
        """Give back what was paid."""
        for whose, bucket in zip((self.own, self.home), self._buckets(quota), strict=True):
            bucket.give(cost)
            self._limits.note(quota, whose, bucket)

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
