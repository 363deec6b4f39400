"""WebKitGTK's MiniBrowser, spoken to by WebDriver."""

from __future__ import annotations

import glob
import json
import os
import re
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

PATIENCE = 60
"""Seconds for an answer on a busy machine."""


def webkit_paths() -> tuple[str, str, str] | None:
    """The driver, the browser and the screen that nobody sees, if they are here."""
    found = (shutil.which("WebKitWebDriver"), next(iter(glob.glob("/usr/lib/*/webkit2gtk-4*/MiniBrowser")), None))
    screen = shutil.which("Xvfb")
    return (found[0], found[1], screen) if found[0] and found[1] and screen else None


class WebKit:
    """A session of the browser."""

    def __init__(self, address: str, binary: str) -> None:
        self._address = address
        options = {"binary": binary, "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self._session: str = self._tell("POST", "/session", {"capabilities": wanted})["sessionId"]

    def go(self, address: str) -> None:
        """Open an address, and wait until its page is loaded."""
        self._tell("POST", f"/session/{self._session}/url", {"url": address})

    def run(self, script: str) -> Any:
        """The value of an expression in the page, awaited if it is a promise."""
        body = "const done = arguments[0]; Promise.resolve(%s).then(done, (error) => done({ error: String(error) }));"
        return self._tell("POST", f"/session/{self._session}/execute/async", {"script": body % script, "args": []})

    def until(self, script: str) -> Any:
        """Wait until an expression is true in the page, and its value."""
        end = time.monotonic() + PATIENCE
        while not (value := self.run(f"(() => {{ try {{ return {script}; }} catch {{ return null; }} }})()")):
            if time.monotonic() > end:
                raise TimeoutError(f"never: {script}")
        return value

    def close(self) -> None:
        self._tell("DELETE", f"/session/{self._session}")

    def _tell(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            self._address + path, data, {"content-type": "application/json"}, method=method
        )
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as problem:
            raise RuntimeError(problem.read().decode()) from problem


@contextmanager
def browsing() -> Iterator[WebKit]:
    """A MiniBrowser on a screen of its own."""
    paths = webkit_paths()
    assert paths is not None
    driver_path, binary, screen_path = paths
    reading, writing = os.pipe()
    screen = subprocess.Popen(
        [screen_path, "-displayfd", str(writing), "-screen", "0", "1280x900x24", "-nolisten", "tcp"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    driver = None
    try:
        with os.fdopen(reading) as told:
            display = f":{told.readline().strip()}"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        # Compositing needs graphics hardware, which test machines do not have.
        environment = {**os.environ, "DISPLAY": display, "WEBKIT_DISABLE_COMPOSITING_MODE": "1", "NO_AT_BRIDGE": "1"}
        driver = subprocess.Popen(
            [driver_path, f"--port={port}"], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        address = f"http://127.0.0.1:{port}"
        _await(address)
        browser = WebKit(address, binary)
        try:
            yield browser
        finally:
            browser.close()
    finally:
        for process in (driver, screen):
            if process is not None:
                process.terminate()
                process.wait(30)


def _await(address: str) -> None:
    """Return when the driver listens."""
    found = re.fullmatch(r"http://([\d.]+):(\d+)", address)
    assert found
    end = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection((found[1], int(found[2])), 5).close()
            return
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.05)
