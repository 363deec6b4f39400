"""A PostgreSQL of one's own, in a folder of its own, for as long as the tests run."""

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

import psycopg

from tatami.server.store.postgresql import PostgresqlStore
from tests.server.lifelines import lifeline

FOUND = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[4]))
"""Where Debian puts it, beside the path."""
OLDEST = 15
TEMPLATE = "template_tatami"
OWNER = "tatami"
SETTINGS = ("listen_addresses=", "shared_buffers=16MB", "max_connections=100", "fsync=on", "log_min_messages=panic")
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

    def __init__(self) -> None:
        # A socket's path must be short, and open to whoever runs PostgreSQL: pytest's folders are neither.
        self.folder = Path(tempfile.mkdtemp(prefix="tatami-pg-"))
        self._names = 0
        self._templated = False
        self._free: list[str] = []
        if os.getuid() == 0:
            shutil.chown(self.folder, HELD_BY)
        self._run("initdb", "--pgdata=data", f"--username={OWNER}", "--auth=trust", "--encoding=UTF8", "--locale=C")

    def _run(self, program: str, *words: str) -> None:
        subprocess.run([_found(program), *words], cwd=self.folder, check=True, capture_output=True, **_as_keeper())

    # --- life ---------------------------------------------------------------------------------------------------------

    def start(self) -> None:
        given = [word for each in (*SETTINGS, f"unix_socket_directories={self.folder}") for word in ("-c", each)]
        with (self.folder / "log").open("a") as log:
            self.process = subprocess.Popen(
                [_found("postgres"), "-D", "data", *given],
                cwd=self.folder,
                stdout=log,
                stderr=log,
                preexec_fn=lifeline(signal.SIGINT),
                **_as_keeper(),
            )
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
                return
            except psycopg.OperationalError:
                if self.process.poll() is not None:
                    raise
                time.sleep(0.02)

    def stop(self, mode: str = "fast") -> None:
        self._run("pg_ctl", "stop", "--wait", "--pgdata=data", f"--mode={mode}")
        self.process.wait()

    @contextmanager
    def standing_still(self) -> Iterator[None]:
        """It is there, takes connections, and does nothing: all its processes are stopped."""
        below = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        pids = [self.process.pid, *map(int, below)]
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in pids:
                os.kill(pid, signal.SIGCONT)

    def remove(self) -> None:
        self.stop("immediate")
        shutil.rmtree(self.folder)

    # --- databases ----------------------------------------------------------------------------------------------------

    def url(self, name: str) -> str:
        return f"postgresql://{OWNER}@/{name}?host={self.folder}"

    def make(self) -> str:
        """An empty database in the present form, by its URL."""
        if self._free:
            return self._free.pop()
        if not self._templated:
            self._templated = True
            self._create(TEMPLATE, "template0")
            PostgresqlStore(self.url(TEMPLATE)).close()
        self._names += 1
        name = f"tatami_{self._names}"
        self._create(name, TEMPLATE)
        return self.url(name)

    def make_bare(self) -> str:
        """A database with nothing in it."""
        self._names += 1
        name = f"bare_{self._names}"
        self._create(name, "template0")
        return self.url(name)

    def _create(self, name: str, template: str) -> None:
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")

    def give_back(self, url: str) -> None:
        """Empty a database for whoever wants one next: sooner done than to make another."""
        with psycopg.connect(url) as connection:
            found = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
            for (table,) in found.fetchall():
                if table == "signals":
                    connection.execute("UPDATE signals SET number = 0, pulse = 0")
                elif table != "alembic_version":
                    connection.execute(f"DELETE FROM {table}")
        self._free.append(url)
