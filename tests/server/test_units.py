"""The units for systemd: systemd takes them, they give away little, and what they start serves and thinks."""

from __future__ import annotations

import re
import shlex
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path

import httpx
import pytest

from tatami.bench.command import neutral
from tatami.bench.services import redis as buses
from tatami.server.settings import PREFIX, Settings, settings
from tests.server.hosts import URL
from tests.server.nginx import free_port
from tests.server.people import PATIENCE
from tests.server.postgres import Postgres

DEPLOY = Path(__file__).parents[2] / "deploy"
UNITS = sorted((DEPLOY / "systemd").glob("*.service"))
PROGRAM = "/srv/tatami/.venv/bin/tatami"
EXPOSED = 25
"""The most that systemd may count as exposed, of 100; a service that says nothing has 96."""

needs_systemd = pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
needs_redis = pytest.mark.skipif(bool(buses.missing()), reason=buses.missing())


def installed(unit: Path, folder: Path) -> Path:
    """The unit as it is installed here, with an instance if it is a template."""
    path = folder / unit.name.replace("@.", "@8001.")
    for each in {path, folder / unit.name}:
        each.write_text(unit.read_text().replace(PROGRAM, sys.executable))
    return path


def example() -> dict[str, str]:
    """The settings of the example, those in comments too."""
    return dict(re.findall(r"^#?(TATAMI_\w+)=(.*)$", (DEPLOY / "tatami.env").read_text(), re.M))


@needs_systemd
@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_takes_it(unit: Path, tmp_path: Path) -> None:
    command = ["systemd-analyze", "verify", str(installed(unit, tmp_path))]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


@needs_systemd
@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_it_exposes_little(unit: Path, tmp_path: Path) -> None:
    words = ("security", "--no-pager", "--offline=true", f"--threshold={EXPOSED}", str(installed(unit, tmp_path)))
    done = subprocess.run(["systemd-analyze", *words], capture_output=True, text=True)
    if "unrecognized option" in done.stderr:
        pytest.skip("this systemd cannot judge a unit that is not installed")
    assert done.returncode == 0, done.stdout


def test_the_example_has_settings_that_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    assert {f"{PREFIX}{field.name.upper()}" for field in fields(Settings)} >= set(example())
    for name, value in example().items():
        monkeypatch.setenv(name, value)
    assert settings().public_url == "https://games.example.org"


@contextmanager
def started(unit: str, folder: Path, instance: str = "", **told: str) -> Iterator[subprocess.Popen[str]]:
    """What a unit starts, with its folders elsewhere; in the end it is stopped as systemd does it."""
    text = (DEPLOY / "systemd" / unit).read_text().replace("%i", instance).replace("/var/lib/", f"{folder}/")
    [line] = re.findall(r"^ExecStart=(.+)$", text, re.M)
    environment = neutral() | dict(re.findall(r"^Environment=(\w+)=(.*)$", text, re.M)) | told
    words = [sys.executable, "-m", "tatami", *shlex.split(line.removeprefix(PROGRAM))]
    process = subprocess.Popen(words, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def free(port: str) -> bool:
    """Whether nobody listens there."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", int(port))) != 0


def healthy(port: str) -> bool:
    """Whether a server says at last that it is well."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            return bool(httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=PATIENCE).json() == {"ok": True})
        except httpx.TransportError:
            continue
    return False


def test_the_unit_of_one_process_serves(tmp_path: Path) -> None:
    if not free("8001"):
        pytest.skip("something listens at port 8001 of this machine")
    public = example()["TATAMI_PUBLIC_URL"]
    with started("tatami.service", tmp_path, TATAMI_PUBLIC_URL=public) as process:
        assert process.stdout is not None
        assert public in process.stdout.readline()
        assert healthy("8001")
    assert (tmp_path / "tatami" / "tatami.db").exists()


@needs_redis
def test_the_units_of_several_processes_serve_and_think(postgres: Postgres, tmp_path: Path) -> None:
    redis, ports = buses.Redis(), [str(free_port()), str(free_port())]
    redis.start()
    url = postgres.make()
    told = {URL: url, "TATAMI_REDIS_URL": redis.url}
    try:
        with (
            started("tatami@.service", tmp_path, ports[0], **told),
            started("tatami@.service", tmp_path, ports[1], **told),
            started("tatami-think.service", tmp_path, **told, TATAMI_THINKERS="1") as thinker,
        ):
            assert thinker.stdout is not None
            assert thinker.stdout.readline()
            assert all(map(healthy, ports))
    finally:
        redis.remove()
        postgres.give_back(url)
    assert [path.name for path in tmp_path.iterdir()] == ["tatami"], "they share a folder, and a key"
