"""A `tatami` command in a process of its own: started, stopped and killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from abc import ABC, abstractmethod
from pathlib import Path

from tatami.bench import usage
from tatami.server.settings import PREFIX


def neutral() -> dict[str, str]:
    """The environment without the settings of whoever measures: they are for a server of theirs."""
    return {name: value for name, value in os.environ.items() if name == "TATAMI_PURE" or not name.startswith(PREFIX)}


class Command(ABC):
    """A command that says a line when it is ready, and then runs until it is told to stop."""

    process: subprocess.Popen[str]

    def __init__(self, log: Path, **environment: str) -> None:
        self.log = log
        """What it has said since it was started first."""
        self.environment = environment

    @abstractmethod
    def start(self) -> None:
        """Start it, and wait until it is ready; RuntimeError if it does not get so far."""

    def begin(self, *words: str) -> str:
        """The first line of such a command, newly started; empty if it has ended instead."""
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tatami", *words],
                env={**neutral(), **self.environment},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self._gone()

    def stop(self) -> None:
        self.process.terminate()
        self._gone()

    def _gone(self) -> None:
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()

    @property
    def running(self) -> bool:
        """Whether it was started, and has not been stopped or killed by us."""
        return hasattr(self, "process") and self.process.returncode is None

    @property
    def pid(self) -> int:
        return self.process.pid

    def rss_mb(self) -> float:
        return usage.rss_mb(self.pid)


class Thinker(Command):
    """`tatami think`, for the servers at a Redis."""

    def __init__(self, redis_url: str, log: Path) -> None:
        super().__init__(log)
        self.redis_url = redis_url

    def start(self) -> None:
        if not self.begin("think", "--redis-url", self.redis_url, "--thinkers", "1"):
            self.kill()
            raise RuntimeError(f"the thinker did not start: {self.log.read_text()}")
