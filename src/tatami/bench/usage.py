"""What processes take of the machine: processor time and memory, as /proc tells them."""

from __future__ import annotations

import os
from pathlib import Path

TICK = os.sysconf("SC_CLK_TCK")
PROC = Path("/proc")


def _stat(pid: int) -> list[str]:
    """The fields behind the name, from the state on; none if there is no such process."""
    try:
        return (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def tree(pid: int) -> list[int]:
    """A process and all that it has started, directly or not."""
    children: dict[int, list[int]] = {}
    for each in PROC.iterdir():
        if each.name.isdigit() and (fields := _stat(int(each.name))):
            children.setdefault(int(fields[1]), []).append(int(each.name))
    found = [pid]
    for each_pid in found:
        found += children.get(each_pid, [])
    return found


def cpu_s(pid: int) -> float:
    """Processor seconds of a process and all that it has started, those that are gone included."""
    # A process counts those of its children that are gone; the others count for themselves.
    return sum(sum(map(int, _stat(each)[11:15])) for each in tree(pid)) / TICK


def own_cpu_s(pid: int) -> float:
    """Processor seconds of one process, without what it has started."""
    return sum(map(int, _stat(pid)[11:13])) / TICK


def rss_mb(pid: int) -> float:
    """Memory of one process."""
    text = (PROC / str(pid) / "status").read_text()
    return int(text.partition("VmRSS:")[2].split()[0]) / 1024


def memory_mb(pid: int) -> float:
    """Memory of a process and all that it has started; what they share counts once."""
    total = 0
    for each in tree(pid):
        try:
            total += int((PROC / str(each) / "smaps_rollup").read_text().partition("\nPss:")[2].split()[0])
        except OSError:
            continue  # It is gone, or another's.
    return total / 1024


def busy_s() -> float:
    """Processor seconds of the whole machine, all cores together."""
    user, nice, system, _, _, irq, softirq, steal = map(int, (PROC / "stat").read_text().split()[1:9])
    return (user + nice + system + irq + softirq + steal) / TICK
