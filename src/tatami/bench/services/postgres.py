"""A PostgreSQL of one's own, in a folder of its own, for as long as somebody wants it."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tatami.bench.services.lifelines import lifeline

FOUND = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[4]))
"""Where Debian puts it, beside the path."""
OLDEST = 15
OWNER = "tatami"
EMPTY = "postgres"
"""A database that every cluster has, with nothing in it."""
SETTINGS = ("listen_addresses=", "max_connections=100", "fsync=on", "log_min_messages=panic")
HELD_BY = "nobody"
"""PostgreSQL refuses to run as root."""


def missing() -> str:
    """Why there can be no PostgreSQL here; empty if there can."""
    initdb = _program("initdb")
    if initdb is None:
        return "PostgreSQL is not installed (Debian: apt-get install postgresql)"
    told = subprocess.run([initdb, "--version"], capture_output=True, text=True).stdout
    version = int(told.split()[2].partition(".")[0])
    return "" if version >= OLDEST else f"PostgreSQL {version} is older than {OLDEST}"


def _program(name: str) -> Path | None:
    on_path = shutil.which(name)
    if on_path is not None:
        return Path(on_path)
    return FOUND[-1].with_name(name) if FOUND else None


def _found(name: str) -> str:
    found = _program(name)
    assert found is not None, missing()
    return str(found)


def _as_keeper() -> dict[str, Any]:
    """How a program is started by somebody as whom it agrees to run."""
    if os.getuid() != 0:
        return {}
    keeper = pwd.getpwnam(HELD_BY)
    return {"user": keeper.pw_uid, "group": keeper.pw_gid, "extra_groups": []}


class Postgres:
    """A cluster that is reached through a socket in its folder, and by nobody else."""

    def __init__(self, *settings: str) -> None:
        # A socket's path must be short, and open to whoever runs PostgreSQL: pytest's folders are neither.
        self.folder = Path(tempfile.mkdtemp(prefix="tatami-pg-"))
        self._settings = (*SETTINGS, *settings, f"unix_socket_directories={self.folder}")
        self.process: subprocess.Popen[bytes] | None = None
        if os.getuid() == 0:
            shutil.chown(self.folder, HELD_BY)
        self._run("initdb", "--pgdata=data", f"--username={OWNER}", "--auth=trust", "--encoding=UTF8", "--locale=C")

    def _run(self, program: str, *words: str, check: bool = True) -> int:
        command = [_found(program), *words]
        return subprocess.run(command, cwd=self.folder, check=check, capture_output=True, **_as_keeper()).returncode

    def url(self, name: str = EMPTY) -> str:
        return f"postgresql://{OWNER}@/{name}?host={self.folder}"

    @property
    def pid(self) -> int:
        """The parent of all its processes."""
        return self._running.pid

    @property
    def _running(self) -> subprocess.Popen[bytes]:
        assert self.process is not None, "it was not started"
        return self.process

    def start(self) -> None:
        given = [word for each in self._settings for word in ("-c", each)]
        with (self.folder / "log").open("a") as log:
            self.process = subprocess.Popen(
                [_found("postgres"), "-D", "data", *given],
                cwd=self.folder,
                stdout=log,
                stderr=log,
                preexec_fn=lifeline(signal.SIGINT),
                **_as_keeper(),
            )
        while self._run("pg_isready", f"--host={self.folder}", check=False):
            if self._running.poll() is not None:
                raise RuntimeError(f"PostgreSQL did not start: {(self.folder / 'log').read_text()}")
            time.sleep(0.02)

    def stop(self, mode: str = "fast") -> None:
        self._run("pg_ctl", "stop", "--wait", "--pgdata=data", f"--mode={mode}")
        self._running.wait()

    @contextmanager
    def standing_still(self) -> Iterator[None]:
        """It is there, takes connections, and does nothing: all its processes are stopped."""
        below = Path(f"/proc/{self._running.pid}/task/{self._running.pid}/children").read_text().split()
        pids = [self._running.pid, *map(int, below)]
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in pids:
                os.kill(pid, signal.SIGCONT)

    @contextmanager
    def without_room(self, pid: int, longest: int) -> Iterator[None]:
        """As if the disk were full: this process of it can make no file longer than so many bytes."""
        self._run("prlimit", f"--pid={pid}", f"--fsize={longest}:")
        try:
            yield
        finally:
            self._run("prlimit", f"--pid={pid}", "--fsize=unlimited:")

    def remove(self) -> None:
        """Whether it runs or not."""
        self._run("pg_ctl", "stop", "--wait", "--pgdata=data", "--mode=immediate", check=False)
        if self.process is not None:
            self.process.wait()
        shutil.rmtree(self.folder)
