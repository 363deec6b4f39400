"""Carries out deploy/Containerfile without a container engine, and plays a move at the server that comes of it.

A stage runs in a root that is laid over this machine's: what it writes goes into a folder of its own, and is thrown
away in the end. Instead of the images named by FROM it has what is installed here: this machine needs their programs.
It says what it did and what it left out: `python -m tools.container_steps`, as root, on Linux.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from fnmatch import fnmatch
from pathlib import Path
from urllib.request import Request, urlopen

ROOT = Path(__file__).parent.parent
FILE = ROOT / "deploy" / "Containerfile"
IGNORED = ROOT / ".dockerignore"
PATIENCE = 30.0
TOLD_ONLY = {
    "EXPOSE": "there is no network of containers",
    "VOLUME": "there is no volume; the folder is used",
}


@dataclass
class Stage:
    """What stands between one FROM and the next."""

    image: str
    name: str
    steps: list[tuple[str, str]] = field(default_factory=list)
    """Instructions with what follows them."""


def stages(text: str) -> list[Stage]:
    """A Containerfile in its parts."""
    found: list[Stage] = []
    for line in re.sub(r"\\\n", " ", re.sub(r"^#.*\n", "", text, flags=re.M)).splitlines():
        if not line.strip():
            continue
        word, rest = line.split(maxsplit=1)
        if word == "FROM":
            image, _, name = rest.partition(" AS ")
            found.append(Stage(image, name or str(len(found))))
        else:
            found[-1].steps.append((word, " ".join(rest.split())))
    return found


def words(value: str) -> list[str]:
    """A command as a list of words, as JSON or as a shell takes them."""
    return list(json.loads(value)) if value.startswith("[") else shlex.split(value)


def ignored(path: Path) -> bool:
    """Whether .dockerignore keeps a file of the clone out."""
    name = str(path.relative_to(ROOT))
    patterns = IGNORED.read_text().split()
    return any(fnmatch(name, each) or fnmatch(name, each.removeprefix("**/")) for each in patterns)


class Run:
    """One stage being carried out."""

    def __init__(self, stage: Stage, folder: Path, others: dict[str, Run]) -> None:
        self.stage, self.others = stage, others
        self.folder = folder / stage.name
        self.root = self.folder / "root"
        self.environment = {"PATH": _usable_path(), "HOME": "/root", "LANG": "C.UTF-8"}
        self.here = "/"
        self.user = ""
        self.said: dict[str, str] = {}
        """ENTRYPOINT, CMD and HEALTHCHECK."""

    @contextmanager
    def laid(self) -> Iterator[None]:
        """The root, mounted; the clone and what was made before it cannot be seen in it."""
        for name in ("upper", "work", "root"):
            (self.folder / name).mkdir(parents=True)
        mounts: list[str] = []

        def mount(target: str, *how: str) -> None:
            subprocess.run(["mount", *how, target], check=True)
            mounts.append(target)

        try:
            layers = f"lowerdir=/,upperdir={self.folder / 'upper'},workdir={self.folder / 'work'}"
            mount(str(self.root), "-t", "overlay", "tatami", "-o", layers)
            for name in ("proc", "sys", "dev"):
                mount(f"{self.root}/{name}", "--rbind", f"/{name}")
                subprocess.run(["mount", "--make-rslave", f"{self.root}/{name}"], check=True)
            mount(f"{self.root}/tmp", "-t", "tmpfs", "tatami")
            if not ROOT.is_relative_to("/tmp"):
                mount(f"{self.root}{ROOT}", "-t", "tmpfs", "tatami")
            for parent in Path(sys.base_prefix).parents:  # Python may be in the folder of root, who alone enters it.
                there = self.root / parent.relative_to("/")
                there.chmod(there.stat().st_mode | 0o111)
            yield
        finally:
            for target in reversed(mounts):
                subprocess.run(["umount", "--recursive", "--lazy", target], check=False)

    def carry_out(self) -> None:
        for word, rest in self.stage.steps:
            match word:
                case "RUN":
                    _tell("done", f"RUN {rest}")
                    self.run(["sh", "-ec", rest]).check_returncode()
                case "COPY":
                    _tell("done", f"COPY {rest}")
                    self._copy(rest)
                case "WORKDIR":
                    _tell("done", f"WORKDIR {rest}")
                    self.here = rest
                    self._at(rest).mkdir(parents=True, exist_ok=True)
                case "ENV":
                    _tell("done", f"ENV {rest}")
                    for each in shlex.split(rest):
                        name, _, value = each.partition("=")
                        self.environment[name] = value.replace("$PATH", self.environment["PATH"])
                case "USER":
                    _tell("done", f"USER {rest}")
                    self.user = rest
                case "ENTRYPOINT" | "CMD" | "HEALTHCHECK":
                    self.said[word] = re.sub(r"^(--\S+ )+CMD ", "", rest)
                case _:
                    _tell("left out", f"{word} {rest}", TOLD_ONLY[word])

    def command(self, line: list[str]) -> list[str]:
        """A command line that does this in the root, as its user."""
        chroot = ["chroot", *([f"--userspec={self.user}"] if self.user else []), str(self.root)]
        there = ["sh", "-c", f'cd {shlex.quote(self.here)} && exec "$@"', "sh", *line]
        return [*chroot, "env", "-i", *(f"{name}={value}" for name, value in self.environment.items()), *there]

    def run(self, line: list[str]) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(self.command(line))

    def _at(self, path: str) -> Path:
        return self.root / os.path.join(self.here, path).lstrip("/")

    def _copy(self, rest: str) -> None:
        given = shlex.split(rest)
        source: Run | None = None
        if given[0].startswith("--from="):
            source = self.others[given.pop(0).removeprefix("--from=")]
        *names, target = given
        for name in names:
            found = source.root / name.lstrip("/") if source is not None else ROOT / name
            into = self._at(target)
            if found.is_dir():
                shutil.copytree(found, into, symlinks=True, dirs_exist_ok=True, ignore=None if source else _ignore)
            else:
                into.mkdir(parents=True, exist_ok=True)
                shutil.copy2(found, into / found.name)


def _ignore(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if ignored(Path(folder) / name)]


def _usable_path() -> str:
    """The programs of this machine by their own names: an environment that is active here is none of the images'."""
    python = Path(sys.base_prefix) / "bin"
    return f"{python}:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


def _tell(what: str, step: str, why: str = "") -> None:
    print(f"{what:>9}  {step[:110]}" + (f"  ({why})" if why else ""), flush=True)


# --- the server that came of it ---------------------------------------------------------------------------------------


def ask(port: int, path: str, body: object = None, cookie: str = "") -> tuple[dict[str, object], str]:
    """What the server answers, and the cookie that it set."""
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(f"http://127.0.0.1:{port}{path}", data, headers), timeout=PATIENCE) as answer:
        return json.load(answer), str(answer.headers.get("Set-Cookie", "")).partition(";")[0]


def try_out(run: Run) -> None:
    """Start the server as the image would, and play."""
    line = [*words(run.said["ENTRYPOINT"]), *words(run.said["CMD"])]
    port = 8000
    with socket.socket() as probe:
        assert probe.connect_ex(("127.0.0.1", port)), f"something else listens at port {port}, which the image uses"
    version = subprocess.run(run.command(["tatami", "--version"]), capture_output=True, text=True, check=True).stdout
    _tell("seen", version.strip())
    assert "uncompiled" not in version, "the package is not compiled"
    server = subprocess.Popen(run.command(line), stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        _tell("seen", server.stdout.readline().strip())
        _until_healthy(run)
        _tell("seen", "HEALTHCHECK: healthy")
        with urlopen(f"http://127.0.0.1:{port}/", timeout=PATIENCE) as page:
            assert b"<title>" in page.read()
        _tell("seen", "the page")
        _play(run, port)
        _tell("seen", "a move, acknowledged")
    finally:
        server.terminate()
        server.communicate()


def _until_healthy(run: Run) -> None:
    end = time.monotonic() + PATIENCE
    while run.run(words(run.said["HEALTHCHECK"])).returncode:
        assert time.monotonic() < end, "the server is not healthy"
        time.sleep(0.5)


def _play(run: Run, port: int) -> None:
    """A move at a table with a bot, over a socket."""
    _, cookie = ask(port, "/api/guest", {"name": "Ala"})
    wanted = {"game": "tenno", "seats": 2, "sit": ["me", "bot:random"], "start": True}
    table, _ = ask(port, "/api/tables", wanted, cookie)
    run.run(["python", "-c", PLAYER, f"ws://127.0.0.1:{port}/ws/{table['id']}", cookie]).check_returncode()


PLAYER = """
import json, sys
from websockets.sync.client import connect

with connect(sys.argv[1], additional_headers={"Cookie": sys.argv[2]}) as table:
    table.send(json.dumps({"type": "hello"}))
    while (said := json.loads(table.recv(30)))["type"] != "done":
        assert said["type"] != "refused", said
        if said["type"] == "update" and said["ask"] is not None:
            codes = [said["legal"][0]["code"]]
            move = {"type": "submit", "seat": said["eye"], "ask": said["ask"], "codes": codes, "id": 1}
            table.send(json.dumps(move))
"""
"""Somebody at the table; it runs on the packages of the image."""


def main() -> None:
    """Carry out everything, in mounts of its own: whatever happens, none is left behind."""
    if os.getuid():
        sys.exit("It lays roots over this machine's, which only root can.")
    if not os.environ.get("TATAMI_UNSHARED"):
        again = ["unshare", "--mount", sys.executable, "-m", "tools.container_steps"]
        sys.exit(subprocess.run(again, env={**os.environ, "TATAMI_UNSHARED": "1"}, cwd=ROOT).returncode)
    runs: dict[str, Run] = {}
    folder = Path(tempfile.mkdtemp(prefix="tatami-image-", dir="/var/tmp"))
    try:
        with ExitStack() as roots:
            for stage in stages(FILE.read_text("utf-8")):
                _tell("left out", f"FROM {stage.image}", "no engine here; a root laid over this machine's instead")
                run = runs[stage.name] = Run(stage, folder, runs)
                roots.enter_context(run.laid())
                run.carry_out()
            try_out(run)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print("Everything else was carried out.")


if __name__ == "__main__":
    main()
