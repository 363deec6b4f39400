"""What all tests share."""

from __future__ import annotations

import pytest
from hypothesis import settings

# No test asserts a time; a slow machine is not a failure.
settings.register_profile("tatami", deadline=None, derandomize=True)
settings.load_profile("tatami")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers come last, in whatever order tests are named: their event loop stays, and others want their own."""
    items.sort(key=lambda item: item.nodeid.startswith("tests/web/"))
