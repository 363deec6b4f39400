"""Our server beside boardgame.io's: full games on disk against a small one in memory, over real sockets, by turns.

boardgame.io is fetched from npm into a folder that is gone afterwards. Both servers run all the time; one after the
other is played at, so that whatever else the machine does meanwhile befalls both.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from importlib.resources import as_file, files
from pathlib import Path

from tatami.bench import usage
from tatami.bench.crowd import Clients
from tatami.bench.generators import BOTTLENECK, Generators, useful
from tatami.bench.installation import Tier, installed, stoppable
from tatami.bench.load import ALL, crowd
from tatami.bench.matches import Matches
from tatami.bench.played import Played, in_turn

THEIRS = "boardgame.io"
FETCH_S = 300.0
"""How long npm may take."""


class Unavailable(Exception):
    """boardgame.io cannot be had here: npm is missing, or does not reach its registry."""


@dataclass(frozen=True)
class Side:
    """One server's figures over all rounds."""

    name: str
    moves: int
    moves_per_s: float
    cpu_us: float
    p50_ms: float
    p99_ms: float
    generator_share: float

    @property
    def held_up(self) -> bool:
        """Whether the load generator was the bottleneck."""
        return self.generator_share > BOTTLENECK


@dataclass(frozen=True)
class Ratio:
    """Ours to theirs."""

    clients: str
    moves_per_s: float
    cpu: float
    p99: float


@dataclass(frozen=True)
class Report:
    """Both sides, and how they compare."""

    matches: int
    rounds: int
    seconds: float
    load_average: float
    sides: list[Side]
    ratios: list[Ratio]


@contextmanager
def their_server() -> Iterator[tuple[int, int]]:
    """boardgame.io's server: its process and its port."""
    with ExitStack() as stack:
        stack.enter_context(stoppable())
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="tatami-bench-")))
        source = stack.enter_context(as_file(files("tatami.bench") / "boardgameio"))
        for name in ("package.json", "server.js"):
            shutil.copy(source / name, folder)
        _fetch(folder)
        process = subprocess.Popen(
            ["node", "server.js"],
            cwd=folder,
            env={**os.environ, "NODE_ENV": "production"},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        stack.callback(process.wait)
        stack.callback(process.kill)
        assert process.stdout is not None
        stack.callback(process.stdout.close)
        found = re.search(r"port (\d+)", process.stdout.readline())
        if found is None:
            raise Unavailable
        yield process.pid, int(found[1])


def _fetch(folder: Path) -> None:
    words = ["npm", "install", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
    try:
        subprocess.run(words, cwd=folder, check=True, capture_output=True, timeout=FETCH_S)
    except (OSError, subprocess.SubprocessError):
        raise Unavailable from None


@dataclass
class _Contender:
    """A server that is played at when it is its turn."""

    name: str
    pid: int
    load: Generators
    played: list[Played]
    cpu_s: float = 0.0

    def play(self, seconds: float) -> None:
        before = usage.cpu_s(self.pid)
        self.played.append(self.load.play(seconds))
        self.cpu_s += usage.cpu_s(self.pid) - before

    def side(self) -> Side:
        total = in_turn(self.played)
        return Side(
            self.name,
            total.moves,
            total.moves_per_s,
            self.cpu_s / max(1, total.moves) * 1e6,
            total.wait_ms(0.5),
            total.wait_ms(0.99),
            total.cpu_s / total.seconds,
        )


def measure(
    matches: int = 100,
    rounds: int = 3,
    seconds: float = 5.0,
    clients: Iterable[Clients] = ALL,
    told: Callable[[str], None] = lambda name: None,
) -> Report:
    """So many rounds, in each of which either server is played at for so long."""
    with ExitStack() as stack:
        pid, port = stack.enter_context(their_server())
        loads = stack.enter_context(Generators(useful(1), Matches, port))
        contenders = [_Contender(THEIRS, pid, loads, [])]
        for kind in clients:
            ours = stack.enter_context(installed(Tier.EMBEDDED)).server
            loads = stack.enter_context(Generators(useful(1), crowd, ours.port, kind))
            contenders.append(_Contender(kind, ours.pid, loads, []))
        for contender in contenders:
            contender.load.fill(matches)
        for _ in range(rounds):
            for contender in contenders:
                contender.load.prepare(seconds)
                told(contender.name)
                contender.play(seconds)
        sides = [contender.side() for contender in contenders]
    theirs, *our_sides = sides
    ratios = [
        Ratio(
            side.name,
            side.moves_per_s / max(1e-9, theirs.moves_per_s),
            side.cpu_us / max(1e-9, theirs.cpu_us),
            side.p99_ms / max(1e-9, theirs.p99_ms),
        )
        for side in our_sides
    ]
    return Report(matches, rounds, seconds, os.getloadavg()[0], sides, ratios)
