"""What all tests share."""

from __future__ import annotations

import os
import signal

import pytest
from hypothesis import settings

# No test asserts a time; a slow machine is not a failure.
settings.register_profile("tatami", deadline=None, derandomize=True)
settings.load_profile("tatami")


# The settings of whoever runs the tests are for a server of theirs; and nobody stands between us and ourselves.
for name in [name for name in os.environ if name.startswith("TATAMI_") and name != "TATAMI_PURE"]:
    del os.environ[name]
# Whatever is started in the background ignores Ctrl-C, and so would all that the tests start and press it for.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
os.environ["NO_PROXY"] = os.environ["no_proxy"] = "127.0.0.1,localhost"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers come last, in whatever order tests are named: their event loop stays, and others want their own."""
    items.sort(key=lambda item: item.nodeid.startswith("tests/web/"))
