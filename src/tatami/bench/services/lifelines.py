"""Programs that end with whoever started them, however that ends."""

from __future__ import annotations

import ctypes
import signal
import sys
import threading
from collections.abc import Callable

PR_SET_PDEATHSIG = 1


def lifeline(last: signal.Signals) -> Callable[[], None] | None:
    """What a child does before it begins (`preexec_fn`), so that it gets this signal when its parent dies.

    To Linux the parent is the thread, so that whoever is started from a thread of its own has none.
    """
    if sys.platform != "linux" or threading.current_thread() is not threading.main_thread():
        return None
    libc = ctypes.CDLL(None)
    return lambda: libc.prctl(PR_SET_PDEATHSIG, int(last))
