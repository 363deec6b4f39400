"""Dolls: the proper names of bots. None is a word of any game, so nobody takes a bot for a piece."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from hashlib import sha256

from tatami.server.domain.names import skeleton

NAMES = (
    *("Tama", "Suzu", "Haru", "Yuzu", "Momo", "Natsu", "Iroha", "Riku", "Jiro", "Taro", "Tomo", "Hiro"),
    *("Sora", "Sayo", "Ryo", "Isamu", "Hisa", "Tetsu", "Mitsu", "Shizu", "Nobu", "Yasu", "Fumi", "Kazu"),
)
"""Short given names. They stand in logs and records; catalogues write them in the reader's script (`doll-tama`)."""


def doll(table: str, seat: int, others: Iterable[str]) -> str:
    """The name of the bot at a seat of a table: the same wherever it is asked for, and nobody else's at that table.

    Where there are more bots than names, the seat's number tells them apart.
    """
    taken = {_look(name) for name in others if name}
    ranked = sorted(NAMES, key=lambda name: sha256(f"{table} {seat} {name}".encode()).digest())
    return next((name for name in ranked if _look(name) not in taken), f"{ranked[0]} {seat + 1}")


_look = lru_cache(1_000)(skeleton)
"""What a name looks like, found once: every fold of a log asks anew."""
