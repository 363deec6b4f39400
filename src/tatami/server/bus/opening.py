"""The bus that the settings ask for."""

from __future__ import annotations

from tatami.server.bus.local import LocalBus
from tatami.server.bus.protocol import Bus


class MissingPackage(Exception):
    """The package that speaks with Redis is not installed."""


def open_bus(url: str) -> Bus:
    """The bus at this address; without one, there is one process."""
    if not url:
        return LocalBus()
    try:
        from tatami.server.bus.redis import RedisBus
    except ModuleNotFoundError:
        raise MissingPackage from None
    return RedisBus(url)
