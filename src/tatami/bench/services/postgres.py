"""A PostgreSQL of one's own, in a folder of its own, for as long as somebody wants it."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path

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


class Postgres:
    """A cluster that is reached through a socket in its folder, and by nobody else."""

    def __init__(self, *settings: str) -> None:
        # A socket's path must be short, and open to whoever runs PostgreSQL: pytest's folders are neither.
        self.folder = Path(tempfile.mkdtemp(prefix="tatami-pg-"))
        self._settings = (*SETTINGS, *settings, f"unix_socket_directories={self.folder}")
        if os.getuid() == 0:
            shutil.chown(self.folder, HELD_BY)
        self._run("initdb", "--pgdata=data", f"--username={OWNER}", "--auth=trust", "--encoding=UTF8", "--locale=C")

    def _run(self, program: str, *words: str, check: bool = True) -> None:
        found = _program(program)
        assert found is not None, missing()
        keeper = pwd.getpwnam(HELD_BY) if os.getuid() == 0 else None
        subprocess.run(
            [str(found), *words],
            cwd=self.folder,
            user=keeper and keeper.pw_uid,
            group=keeper and keeper.pw_gid,
            extra_groups=[] if keeper else None,
            check=check,
            capture_output=True,
        )

    def url(self, name: str = EMPTY) -> str:
        return f"postgresql://{OWNER}@/{name}?host={self.folder}"

    @property
    def pid(self) -> int:
        """The parent of all its processes."""
        return int((self.folder / "data" / "postmaster.pid").read_text().split()[0])

    def start(self) -> None:
        settings = " ".join(f"-c {each}" for each in self._settings)
        self._run("pg_ctl", "start", "--wait", "--pgdata=data", "--log=log", f"--options={settings}")

    def stop(self, mode: str = "fast") -> None:
        self._run("pg_ctl", "stop", "--wait", "--pgdata=data", f"--mode={mode}")

    def remove(self) -> None:
        """Whether it runs or not."""
        self._run("pg_ctl", "stop", "--wait", "--pgdata=data", "--mode=immediate", check=False)
        shutil.rmtree(self.folder)
