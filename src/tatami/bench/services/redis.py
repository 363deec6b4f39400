"""A Redis of one's own, in a folder of its own, for as long as somebody wants it."""

from __future__ import annotations

import shutil
import signal
import subprocess
import tempfile
from pathlib import Path

from tatami.bench.services.lifelines import lifeline

SETTINGS = ("--port", "0", "--save", "", "--appendonly", "no", "--daemonize", "no")


def missing() -> str:
    """Why there can be no Redis here; empty if there can."""
    return "" if _program() else "Redis is not installed (Debian: apt-get install redis-server)"


def _program() -> str | None:
    return shutil.which("redis-server") or shutil.which("valkey-server")


class Redis:
    """A server that is reached through a socket in its folder, and by nobody else."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="tatami-redis-"))  # A socket's path must be short.
        self.socket = self.folder / "socket"
        self.url = f"unix://{self.socket}"

    def start(self) -> None:
        program = _program()
        assert program is not None, missing()
        command = [program, *SETTINGS, "--unixsocket", str(self.socket), "--dir", str(self.folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, preexec_fn=lifeline(signal.SIGKILL))
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if "ready to accept connections" in line.lower():
                return
        raise RuntimeError("Redis did not start")

    def kill(self) -> None:
        """All that it knew is gone."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def remove(self) -> None:
        self.kill()
        shutil.rmtree(self.folder)
