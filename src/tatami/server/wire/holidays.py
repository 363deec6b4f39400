"""Over HTTP: holidays, on which somebody's clocks stand still."""

from __future__ import annotations

from tatami.server.wire.base import Message, Number, Request


class NewHoliday(Request, frozen=True, kw_only=True):
    """Go on holiday, from now on."""

    days: Number
    """For so many days of 24 hours."""


class Holiday(Message, frozen=True, kw_only=True):
    """Whether the one who asks is on holiday, and may be."""

    allowance: int
    """Days of a year; 0: there are no holidays here."""
    left: int
    """Days of this year that are left."""
    until: int = 0
    """When the present holiday ends, in milliseconds since 1970; 0: there is none."""
