"""What is given away, built and tried: `make release`.

The archive of sources comes first, and everything else is built from it alone, so that nothing can be missing there: a
compiled wheel, and one in plain Python for machines that have no other. Each is then installed where there is neither a
compiler nor Node, plays a game and serves the page; it is said how long that took from nothing.
"""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from tools import pins
from tools.page import REQUIRED

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"
TOOLS = ROOT / ".venv" / "release"
NEEDED = ("hot.list", "setup.py", "tools/compilation.py", "tools/cold.h", "src/tatami/server/site/index.html", "NOTICE")
"""Some of what an archive of sources must have; that the rest is there is seen when it is built."""
GAME = """
import tatami
from tatami.bots.names import bot
from tatami.bots.look import look
from tatami.core.rng import stream
match, rng = tatami.Match("tenno", seats=3, seed=1), stream(1)
while match.to_act:
    match.submit(match.to_act[0], bot("random")(look(match, match.to_act[0]), rng))
print(match.outcome.reason)
"""


def say(text: str) -> None:
    print(f"== {text}", flush=True)


def run(*command: str | Path, env: dict[str, str] | None = None, folder: Path = ROOT) -> str:
    """What a command prints; it must not fail."""
    done = subprocess.run([str(word) for word in command], env=env, cwd=folder, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stdout}\n{done.stderr}")
    return done.stdout


# --- building ---------------------------------------------------------------------------------------------------------


def sources() -> Path:
    """The archive of sources. Without the page it is not made."""
    say("the archive of sources")
    code = "import sys; from setuptools import build_meta; print(build_meta.build_sdist(sys.argv[1]))"
    env = {**os.environ, REQUIRED: "required"}
    archive = DIST / run(sys.executable, "-c", code, DIST, env=env).splitlines()[-1]
    held = {name.partition("/")[2] for name in run("tar", "tzf", archive).splitlines()}
    if missing := [name for name in NEEDED if name not in held]:
        sys.exit(f"{archive.name} lacks {', '.join(missing)}")
    return archive


def wheel(archive: Path, folder: Path, *, compiled: bool) -> Path:
    """A wheel that is built from the archive alone, with a C compiler or as if there were none."""
    say("a compiled wheel from it (some minutes)" if compiled else "a wheel from it where there is no compiler")
    env = {**os.environ, **({} if compiled else {"CC": "no-such-compiler"})}
    run(*_pip("wheel", "--no-build-isolation", "--no-deps", "--wheel-dir", folder, archive), env=env, folder=folder)
    (made,) = folder.glob("*.whl")
    if compiled == made.name.endswith("-none-any.whl"):
        sys.exit(f"{made.name} is {'not ' if compiled else ''}compiled")
    return made


def _pip(*words: str | Path) -> list[str | Path]:
    return [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *words]


def portable(made: Path) -> Path:
    """The wheel for as many Linux systems as it runs on; elsewhere the wheel as it is."""
    if platform.system() != "Linux":
        return Path(shutil.copy(made, DIST))
    say("for all Linux systems on which it runs")
    path = os.pathsep.join([str(TOOLS / "bin"), os.environ["PATH"]])
    run(TOOLS / "bin" / "auditwheel", "repair", made, "--wheel-dir", DIST, env={**os.environ, "PATH": path})
    (found,) = DIST.glob("*manylinux*.whl")
    return found


# --- trying -----------------------------------------------------------------------------------------------------------


def tried(package: Path, *, compiled: bool) -> None:
    """Install a wheel in an empty environment without compiler and Node, play a game there and serve the page."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        bin = folder / "venv" / "bin"
        pinned = folder / "pins.txt"
        pinned.write_text(pins.pins())
        env = {key: value for key, value in os.environ.items() if not key.startswith(("TATAMI", "PYTHON", "VIRTUAL"))}
        env |= {"PATH": str(bin), "CC": "no-such-compiler"}
        begin = time.monotonic()
        run(sys.executable, "-m", "venv", folder / "venv", env=env)
        pip: list[str | Path] = [
            bin / "python",
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "--no-compile",
        ]
        run(*pip, "--only-binary", ":all:", "--no-binary", "http-ece", "--require-hashes", "-r", pinned, env=env)
        run(*pip, "--no-deps", "--no-index", package, env=env)
        installed = time.monotonic()
        page_after = _served(bin, folder, env)
        print(f"   {package.name}: from nothing to a served page {page_after - begin:.1f} s,")
        print(f"   {installed - begin:.1f} of them for installing {_megabytes(folder / 'venv'):.0f} MB")
        version = run(bin / "tatami", "--version", env=env, folder=folder)
        if ("uncompiled" in version) == compiled:
            sys.exit(f"{package.name} says: {version}")
        print(
            f"   {version.strip()}; a game of Tenno ends: {run(bin / 'python', '-c', GAME, env=env, folder=folder)}",
            end="",
        )


def _served(bin: Path, folder: Path, env: dict[str, str]) -> float:
    """When the page was served."""
    words = [str(bin / "tatami"), "serve", "--port", "0", "--data", str(folder / "data")]
    with subprocess.Popen(
        words, env=env, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as server:
        assert server.stdout is not None
        said = ""
        try:
            for line in server.stdout:
                said += line
                if found := re.search(r"http://[\w.:]+", line):
                    with urllib.request.urlopen(found[0], timeout=30) as answer:
                        if b"<script" in answer.read():
                            return time.monotonic()
                    sys.exit("the page that is served is none")
            sys.exit(f"tatami serve ended: {said}")
        finally:
            server.terminate()


def _megabytes(folder: Path) -> float:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink()) / 1e6


def main() -> None:
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    archive = sources()
    with tempfile.TemporaryDirectory() as first, tempfile.TemporaryDirectory() as second:
        plain = Path(shutil.copy(wheel(archive, Path(first), compiled=False), DIST))
        compiled = portable(wheel(archive, Path(second), compiled=True))
    say("are their descriptions in order?")
    print(run(TOOLS / "bin" / "twine", "check", "--strict", *sorted(DIST.iterdir())), end="")
    say("installed where there is neither a compiler nor Node")
    tried(compiled, compiled=True)
    tried(plain, compiled=False)
    say(f"in {DIST.name}: " + ", ".join(sorted(path.name for path in DIST.iterdir())))


if __name__ == "__main__":
    main()
