"""Holidays as their owner sees them."""

from __future__ import annotations

from tatami.server import wire
from tatami.server.domain.holidays import Holiday


def holiday(present: Holiday | None, left: int, allowance: int) -> wire.Holiday:
    """Whether somebody is on holiday, and how many days are left this year."""
    return wire.Holiday(allowance=allowance, left=left, until=0 if present is None else present.until)
