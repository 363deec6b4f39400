"""How much the server bears: real sockets from other processes, all games, every move on disk before it counts."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from tatami.bench.crowd import Clients, Crowd
from tatami.bench.generators import BOTTLENECK, Generators, useful
from tatami.bench.installation import Elsewhere, Installation, Tier, installed

ALL = tuple(Clients)


@dataclass(frozen=True)
class Setup:
    """A server that is measured."""

    tier: Tier = Tier.EMBEDDED
    processes: int = 1


@dataclass(frozen=True)
class Figures:
    """What was measured in one phase."""

    tier: str
    processes: int
    clients: str
    phase: str
    tables: int
    moves: int
    moves_per_s: float
    cpu_us: float
    """Processor time a move, of all processes of the server."""
    database_us: float | None
    redis_us: float | None
    p50_ms: float
    p99_ms: float
    """From the sending of a move to the mover's own update."""
    memory_mb: float
    generators: int
    generator_share: float
    """How much of its core the busiest load generator used."""
    others: float
    """How many cores were busy meanwhile with what is not ours."""
    refused: int

    @property
    def held_up(self) -> bool:
        """Whether the load generator was the bottleneck."""
        return self.generator_share > BOTTLENECK


def crowd(number: int, port: int, clients: Clients) -> Crowd:
    """The load of one generator."""
    return Crowd(port, number, clients)


def measure(
    setups: Iterable[Setup] = (Setup(),),
    clients: Iterable[Clients] = ALL,
    tables: int = 100,
    seconds: float = 10.0,
    pace: float = 400.0,
    generators: int = 0,
    elsewhere: Elsewhere | None = None,
    told: Callable[[Figures], None] = lambda figures: None,
) -> list[Figures]:
    """Each setup with each kind of clients, against a fresh server: as fast as they can, and so many moves a second."""
    found: list[Figures] = []
    chosen = tuple(clients)
    for setup in setups:
        for kind in chosen:
            with installed(setup.tier, setup.processes, elsewhere) as installation:
                count = generators or useful(setup.processes)
                with Generators(count, crowd, installation.server.port, kind) as load:
                    load.fill(tables)
                    for phase in (0.0, pace) if pace else (0.0,):
                        if not phase:
                            load.prepare(seconds)
                        found.append(_phase(installation, load, setup, kind, tables, seconds, phase))
                        told(found[-1])
    return found


def _phase(
    installation: Installation, load: Generators, setup: Setup, kind: Clients, tables: int, seconds: float, pace: float
) -> Figures:
    before, own = installation.spent(), sum(os.times()[:4])
    played = load.play(seconds, pace)
    spent = installation.spent().since(before)
    own = sum(os.times()[:4]) - own
    moves = max(1, played.moves)
    generating = played.cpu_s * load.count
    return Figures(
        tier=setup.tier,
        processes=setup.processes,
        clients=kind,
        phase=f"{pace:.0f} a second" if pace else "as fast as they can",
        tables=tables,
        moves=played.moves,
        moves_per_s=played.moves_per_s,
        cpu_us=spent.server / moves * 1e6,
        database_us=None if spent.database is None else spent.database / moves * 1e6,
        redis_us=None if spent.redis is None else spent.redis / moves * 1e6,
        p50_ms=played.wait_ms(0.5),
        p99_ms=played.wait_ms(0.99),
        memory_mb=installation.memory_mb(),
        generators=load.count,
        generator_share=played.cpu_s / played.seconds,
        others=max(0.0, spent.machine - spent.parts - generating - own) / played.seconds,
        refused=played.refused,
    )
