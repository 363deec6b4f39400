"""The pins of requirements.txt that a server needs, and no others: `python -m tools.pins scale`.

requirements.txt pins everything that is used to work on Tatami. What an image runs on is the part of it that
pyproject.toml's dependencies lead to, with its hashes; the metadata of the installed packages tells the way.
"""

from __future__ import annotations

import re
import sys
import tomllib
from importlib.metadata import requires
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent


def needed(*extras: str) -> set[str]:
    """The names of all packages that Tatami needs with these extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = [*project["dependencies"], *(each for extra in extras for each in project["optional-dependencies"][extra])]
    waiting, found = _applying(wanted, set()), set[tuple[str, frozenset[str]]]()
    while waiting:
        one = waiting.pop()
        key = (canonicalize_name(one.name), frozenset(one.extras))
        if key not in found:
            found.add(key)
            waiting += _applying(requires(one.name) or [], one.extras)
    return {name for name, _ in found}


def _applying(lines: list[str], extras: set[str]) -> list[Requirement]:
    """Those that are needed on this machine, with these extras of whoever needs them."""
    asked = [Requirement(line) for line in lines]
    cases = [{"extra": extra} for extra in ("", *extras)]
    return [each for each in asked if each.marker is None or any(map(each.marker.evaluate, cases))]


def pins(*extras: str) -> str:
    """Those lines of requirements.txt."""
    blocks = re.split(r"\n(?=\S)", (ROOT / "requirements.txt").read_text("utf-8"))
    by_name = {str(canonicalize_name(block.partition("==")[0])): block.rstrip() for block in blocks if "==" in block}
    return "\n".join(by_name[name] for name in sorted(needed(*extras))) + "\n"


if __name__ == "__main__":
    print(pins(*sys.argv[1:]), end="")
