"""Programs that tests start and that end with them, however those end."""

from __future__ import annotations

import ctypes
import signal
import sys
from collections.abc import Callable

PR_SET_PDEATHSIG = 1


def lifeline(last: signal.Signals) -> Callable[[], None] | None:
    """What a child does before it begins (`preexec_fn`), so that it gets this signal when its parent dies."""
    if sys.platform != "linux":
        return None
    libc = ctypes.CDLL(None)
    return lambda: libc.prctl(PR_SET_PDEATHSIG, int(last))
