"""Random numbers: fast named streams for play and search, and the provable draw of a match.

Two kinds, never mixed. `Rng` is a small fast generator (sfc32) for bots, playouts and fuzzing; it gives the same
numbers compiled and uncompiled, because every intermediate value fits a signed 64-bit integer. `draw` is what a match
uses for chance: a keyed hash of the seed and the move's number, so that showing the seed afterwards proves the deal.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import final

from mypy_extensions import i64


@final
class Rng:
    """A stream of random numbers (sfc32), made with `stream`."""

    def __init__(self, a: i64, b: i64, c: i64) -> None:
        self.a: i64 = a & 0xFFFFFFFF
        self.b: i64 = b & 0xFFFFFFFF
        self.c: i64 = c & 0xFFFFFFFF
        self.count: i64 = 1
        self.mark: i64 = 0
        """What stays the same however far the stream has run: a private number of whoever was given it."""
        for _ in range(15):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        a = self.a
        b = self.b
        c = self.c
        result = (a + b + self.count) & 0xFFFFFFFF
        self.count = (self.count + 1) & 0xFFFFFFFF
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & 0xFFFFFFFF
        self.c = ((((c << 21) | (c >> 11)) & 0xFFFFFFFF) + result) & 0xFFFFFFFF
        return result

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1, each equally likely (n <= 2**62)."""
        if n > 0x7FFFFFFF:
            return self._below_many(n)
        product = self.word() * n
        low = product & 0xFFFFFFFF
        if low < n:
            floor = (0x100000000 - n) % n
            while low < floor:
                product = self.word() * n
                low = product & 0xFFFFFFFF
        return product >> 32

    def _below_many(self, n: i64) -> i64:
        fair = 0x4000000000000000 - 0x4000000000000000 % n
        while True:
            value = (self.word() << 30) | (self.word() >> 2)
            if value < fair:
                return value % n

    def fraction(self) -> float:
        """A number in [0, 1)."""
        return float(self.word()) / 4294967296.0

    def clone(self) -> Rng:
        """An independent copy that continues with the same numbers."""
        twin = Rng(0, 0, 0)
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.count = self.count
        twin.mark = self.mark
        return twin

    def __reduce__(self) -> tuple[object, tuple[int, int, int, int, int]]:
        return _restored, (int(self.a), int(self.b), int(self.c), int(self.count), int(self.mark))

    def __copy__(self) -> Rng:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Rng:
        return self.clone()


def _restored(a: int, b: int, c: int, count: int, mark: int = 0) -> Rng:
    """Rebuilds a pickled stream."""
    rng = Rng(0, 0, 0)
    rng.a, rng.b, rng.c, rng.count, rng.mark = a, b, c, count, mark
    return rng


def stream(seed: int | str, *names: object) -> Rng:
    """The random stream of these names under `seed`: equal names give equal streams, others are independent."""
    label = "/".join([str(seed), *(str(name) for name in names)])
    mark = hashlib.sha256(label.encode()).digest()
    rng = Rng(
        int.from_bytes(mark[0:4], "big"),
        int.from_bytes(mark[4:8], "big"),
        int.from_bytes(mark[8:12], "big"),
    )
    rng.mark = int.from_bytes(mark[12:19], "big")
    return rng


def commitment(seed: str) -> str:
    """The hash commitment to a seed: shown at the start, it fixes the seed without giving it away."""
    return hashlib.sha256(b"tatami seed " + seed.encode()).hexdigest()


def draw(seed: str, number: int, total: int) -> int:
    """The chance draw of move `number`: 0 to total-1, unbiased, the same for whoever knows the seed."""
    if total <= 0:
        raise ValueError("nothing to draw from")
    span = 1 << 256
    fair = span - span % total
    attempt = 0
    while True:
        message = f"{number}/{attempt}".encode()
        value = int.from_bytes(hmac.new(seed.encode(), message, hashlib.sha256).digest(), "big")
        if value < fair:
            return value % total
        attempt += 1
