"""Former names that still work for one release: those of 0.1 in 0.2, the release that comes next."""

from __future__ import annotations

import warnings

REMOVED_IN = "0.3"
"""The first release without them."""


def deprecated(former: str, present: str) -> None:
    """Warn the caller of the function that calls this one that `former` is now called `present`."""
    message = f"{former} is now {present}; the former name goes with {REMOVED_IN}"
    warnings.warn(message, DeprecationWarning, stacklevel=3)
