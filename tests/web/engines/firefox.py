"""Firefox with a profile of its own, spoken to by WebDriver BiDi."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from websockets.sync.client import connect

from tests.web.engines.bidi import Bidi

NAMES = ("firefox-esr", "firefox")
PREFERENCES: dict[str, Any] = {
    "browser.shell.checkDefaultBrowser": False,
    "browser.aboutwelcome.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    # Nobody but the server of the test is asked for anything.
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "app.update.enabled": False,
    "extensions.update.enabled": False,
    "services.settings.server": "data:,",
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "remote.active-protocols": 1,
}


def firefox_path() -> str | None:
    """Where Firefox is, if it is."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


@contextmanager
def browsing(
    path: str,
    folder: Path,
    *,
    shown: bool = False,
    environment: Mapping[str, str] | None = None,
    preferences: Mapping[str, Any] | None = None,
    size: tuple[int, int] = (1280, 800),
) -> Iterator[Bidi]:
    """A Firefox that keeps its profile in this folder: without a screen, or shown on the one of the environment."""
    folder.mkdir(parents=True, exist_ok=True)
    prefs = {**PREFERENCES, **(preferences or {})}
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in prefs.items()]
    (folder / "user.js").write_text("\n".join(lines), "utf-8")
    command = [path, "--no-remote", "--profile", str(folder), "--remote-debugging-port=0"]
    command += [f"--width={size[0]}", f"--height={size[1]}"] + (["--kiosk"] if shown else ["--headless"])
    process = subprocess.Popen(
        [*command, "about:blank"], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, env=environment
    )
    rest: threading.Thread | None = None
    try:
        assert process.stderr is not None
        address = next((found[0] for line in process.stderr if (found := re.search(r"ws://\S+", line))), None)
        assert address, "Firefox did not say where it listens"
        # What it says later is read away, or a full pipe would stop it.
        rest = threading.Thread(target=_drain, args=(process.stderr,))
        rest.start()
        with connect(f"{address}/session", max_size=None) as socket:
            yield Bidi(socket)
    finally:
        process.terminate()
        process.wait(30)
        if rest is not None:
            rest.join()


def _drain(pipe: IO[str]) -> None:
    with pipe:
        pipe.read()
