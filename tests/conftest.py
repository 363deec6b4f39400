"""What all tests share."""

from __future__ import annotations

from hypothesis import settings

# No test asserts a time; a slow machine is not a failure.
settings.register_profile("tatami", deadline=None, derandomize=True)
settings.load_profile("tatami")
