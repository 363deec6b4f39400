"""A table server and a Chromium for each worker; where one is missing the tests are skipped, and say so."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from tatami.server.site import SITE
from tests.web.person import PATIENCE, Person

NAMES = ("chromium", "chromium-browser", "google-chrome")
START = 60
"""Seconds a server may take to start on a very busy machine."""

Visit = Callable[..., Person]


expect.set_options(timeout=PATIENCE)  # Machines may be slow.


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of its own for this worker."""
    with serving(tmp_path_factory.mktemp("data"), os.environ) as found:
        yield found


@contextmanager
def serving(folder: Path, environment: Mapping[str, str]) -> Iterator[str]:
    """A server that keeps its data and its log in this folder, and where it is."""
    if not (SITE / "index.html").exists():
        pytest.skip("the pages are not built; make web builds them")
    log = folder / "log"
    command = [sys.executable, "-m", "tatami", "serve", "--port", "0", "--thinkers", "1", "--data", str(folder)]
    # Two dozen browsers from one address in a minute are more than anybody would be.
    # Whoever leaves may be stood in for at once. Nobody waits for a strong judge.
    quick = {"TATAMI_REQUESTS_PER_S": "1000", "TATAMI_AWAY_S": "0", "TATAMI_JUDGE": "peasant"}
    environment = {**environment, **quick}
    with log.open("w") as out:
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=out, text=True, env=environment)
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        found = re.search(r"http://[\w.:]+", line)
        assert found, f"the server did not start: {line} {log.read_text()}"
        _await(found[0])
        yield found[0]
    finally:
        server.send_signal(signal.SIGINT)
        try:
            server.wait(START)
        except subprocess.TimeoutExpired:
            server.kill()
        if server.stdout is not None:
            server.stdout.close()


def _await(address: str) -> None:
    """Return when the server answers."""
    until = time.monotonic() + START
    while True:
        try:
            urllib.request.urlopen(f"{address}/healthz", timeout=5).close()
            return
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)


def browser_path() -> str | None:
    """Where Chromium is, if it is."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = browser_path()
    if path is None:
        pytest.skip("no Chromium here; on Debian: apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser, address: str) -> Iterator[Visit]:
    """Somebody with a browser of their own; at the end nobody's console may hold an error."""
    with visiting(chromium, address) as come:
        yield come


@contextmanager
def visiting(chromium: Browser, address: str) -> Iterator[Visit]:
    """People at the pages of one server."""
    contexts: list[BrowserContext] = []
    people: list[Person] = []

    def come(lang: str = "en", size: tuple[int, int] = (1280, 800), **more: Any) -> Person:
        settings = {"tempo": "instant", "sound": False, **more.pop("settings", {})}
        width, height = size
        context = chromium.new_context(
            base_url=address, locale=lang, viewport={"width": width, "height": height}, **more
        )
        contexts.append(context)
        person = Person(context, settings)
        people.append(person)
        return person

    yield come
    complaints = [line for person in people for line in person.complaints]
    for context in contexts:
        context.close()
    assert not complaints


AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@pytest.fixture(scope="session")
def axe() -> Path:
    if not AXE.exists():
        pytest.skip("axe-core is not here; make web fetches it")
    return AXE
