"""Where the reader sits: a screen nobody sees, a session bus, a voice, Orca and Firefox, in a folder of their own."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.web.engines.bidi import Bidi
from tests.web.engines.firefox import browsing, firefox_path
from tests.web.reader.voice import Voice

PACKAGES = {
    "Xvfb": "xvfb",
    "dbus-daemon": "dbus",
    "/usr/libexec/at-spi-bus-launcher": "at-spi2-core",
    "orca": "orca",
    "speech-dispatcher": "speech-dispatcher",
    "xdotool": "xdotool",
    "openbox": "openbox",
    "firefox-esr": "firefox-esr",
}
"""Programs, and Debian's packages that have them."""


def fetch() -> bool:
    """Install what is missing, and say so; whether all of it is here."""
    missing = sorted({package for program, package in PACKAGES.items() if shutil.which(program) is None})
    if not missing:
        return True
    root = [] if os.getuid() == 0 else ["sudo", "-n"]
    print("== fetching", *missing)
    try:
        subprocess.run([*root, "apt-get", "update"], check=True, capture_output=True)
        install = ["apt-get", "install", "--yes", "--no-install-recommends", *missing, "libatk-adaptor"]
        subprocess.run([*root, *install], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError) as problem:
        print("== they could not be fetched:", problem)
        return False
    return True


class Booth:
    """A browser, and the ears at it."""

    def __init__(self, browser: Bidi, voice: Voice, environment: dict[str, str]) -> None:
        self.browser = browser
        self.voice = voice
        self._environment = environment

    def key(self, *keys: str, silence: float = 1.5) -> list[str]:
        """Press real keys (as xdotool names them), and what is said until it is silent."""
        for key in keys:
            subprocess.run(["xdotool", "key", "--clearmodifiers", key], check=True, env=self._environment)
        return self.voice.listen(silence)

    def type(self, text: str) -> list[str]:
        """Type letters, and what is said."""
        subprocess.run(["xdotool", "type", "--delay", "60", text], check=True, env=self._environment)
        return self.voice.listen()


@contextmanager
def booth(folder: Path) -> Iterator[Booth]:
    """All of it, begun one after another and ended in reverse."""
    home = folder / "home"
    home.mkdir(parents=True)
    runtime = folder / "run"
    runtime.mkdir(mode=0o700)
    voice = Voice(home)
    environment = {
        **{name: value for name, value in os.environ.items() if name in ("PATH", "LANG", "LC_ALL")},
        "HOME": str(home),
        "XDG_RUNTIME_DIR": str(runtime),
        "GNOME_ACCESSIBILITY": "1",
        "GTK_MODULES": "gail:atk-bridge",
        "MOZ_ENABLE_WAYLAND": "0",
        "LANG": "C.UTF-8",
    }
    with ExitStack() as stack, (folder / "log").open("w") as log:

        def begin(*command: str) -> subprocess.Popen[bytes]:
            process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)

            def end() -> None:
                process.terminate()
                try:
                    process.wait(10)
                except subprocess.TimeoutExpired:
                    process.kill()

            stack.callback(end)
            return process

        reading, writing = os.pipe()
        screen = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1440x900x24", "-nolisten", "tcp"],
            pass_fds=[writing], stdout=log, stderr=log,
        )  # fmt: skip
        os.close(writing)
        stack.callback(screen.wait, 10)
        stack.callback(screen.terminate)
        with os.fdopen(reading) as told:
            environment["DISPLAY"] = f":{told.readline().strip()}"
        bus = runtime / "bus"
        environment["DBUS_SESSION_BUS_ADDRESS"] = f"unix:path={bus}"
        begin("dbus-daemon", "--session", "--nofork", f"--address=unix:path={bus}")
        wait(bus.exists)
        begin("openbox")
        begin("/usr/libexec/at-spi-bus-launcher", "--launch-immediately")
        begin("speech-dispatcher", "-s", "-c", "unix_socket")
        wait((runtime / "speech-dispatcher" / "speechd.sock").exists)
        begin("orca", "--replace")
        voice.listen(silence=3)
        path = firefox_path()
        assert path is not None
        preferences = {"accessibility.force_disabled": -1}
        with browsing(
            path, folder / "profile", shown=True, environment=environment, preferences=preferences
        ) as browser:
            yield Booth(browser, voice, environment)


def wait(done: Callable[[], bool], patience: float = 30) -> None:
    """Wait until something is so."""
    end = time.monotonic() + patience
    while not done():
        if time.monotonic() > end:
            raise TimeoutError("it did not begin")
        time.sleep(0.05)
