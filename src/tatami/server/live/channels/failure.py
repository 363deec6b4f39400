"""Why something could not be sent."""

from __future__ import annotations


class NotSent(Exception):
    """Something could not be sent, and may be tried again."""

    def __init__(self, why: str, *, dead: bool = False, blamed: bool = True, wait_ms: int = 0) -> None:
        super().__init__(why)
        self.dead = dead
        """Whether there will never be anybody at that address again."""
        self.blamed = blamed
        """Whether it was the address that failed; else our own mail server, say."""
        self.wait_ms = wait_ms
        """For how long the other side wants to be left alone."""
