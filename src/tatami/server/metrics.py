"""What a host can watch: counters and gauges in the form that Prometheus reads."""

from __future__ import annotations

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()

MOVES = Counter("tatami_moves", "Decisions that everybody noticed", ["game"], registry=REGISTRY)
REFUSED = Counter("tatami_refused", "Messages refused", ["code"], registry=REGISTRY)
NOTICES = Counter("tatami_notices", "What people were told who were not at the table", ["channel"], registry=REGISTRY)
TABLES = Gauge("tatami_tables_live", "Tables in memory", registry=REGISTRY)
SOCKETS = Gauge("tatami_sockets", "Sockets connected", registry=REGISTRY)
THOUGHTS = Histogram(
    "tatami_thought_seconds",
    "How long bots think",
    registry=REGISTRY,
    buckets=(0.01, 0.03, 0.1, 0.3, 1.0, 2.0, 5.0),
)
COMMIT_SECONDS = Histogram(
    "tatami_commit_seconds",
    "How long a commit takes",
    registry=REGISTRY,
    buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0),
)
COMMITTED = Histogram(
    "tatami_commit_jobs", "How many jobs share a commit", registry=REGISTRY, buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256)
)


@cache
def moves_of(game: str) -> Counter:
    """The counter of a game's moves; to find it costs more than to count."""
    return MOVES.labels(game)


def exposition() -> bytes:
    return generate_latest(REGISTRY)
