"""A server in a process of its own, with its ordinary settings, except that one may talk as fast as one can."""

from __future__ import annotations

import re
from pathlib import Path

from tatami.bench.command import Command

LIFTED = {"TATAMI_MESSAGES_PER_S": "1000000", "TATAMI_REQUESTS_PER_S": "1000000"}


class Server(Command):
    """`tatami serve`; started anew, it is at the port it had."""

    def __init__(self, data: Path, *words: str, **environment: str) -> None:
        super().__init__(data.with_name(f"{data.name}.log"), **{**LIFTED, **environment})
        self.data = data
        self.words = words
        """More of the command line."""
        self.port = 0

    def start(self) -> None:
        said = self.begin("serve", "--port", str(self.port), "--data", str(self.data), *self.words)
        found = re.search(r":(\d+)", said.partition("//")[2])
        if found is None:
            self.kill()
            raise RuntimeError(f"the server did not start: {self.log.read_text()}")
        self.port = self.port or int(found[1])  # Behind a proxy it is the proxy's port that is told.
