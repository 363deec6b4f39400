"""The arithmetic of docs/scaling.md: its derived figures follow from its inputs by the formulas it shows.

`python -m tests.scaling` writes them anew after an input or a formula was changed.
"""

from __future__ import annotations

import math
import re
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs" / "scaling.md"
INPUT = re.compile(r"^\| `(\w+)` \| ([\d.,]+) \|", re.M)
DERIVED = re.compile(r"^\| ([^|]+) \| `(\w+) = ([^`]+)` \|[^|]*\|[^|]*\|[^|]*\|$", re.M)
PEOPLE = (10_000, 100_000, 1_000_000)
DIGITS = 2
"""As many as the inputs deserve."""


def inputs(text: str) -> dict[str, float]:
    """The measured and assumed figures by their symbols."""
    return {name: float(value.replace(",", "")) for name, value in INPUT.findall(text)}


def shown(value: float) -> str:
    """A figure with as many digits as it deserves."""
    if not value:
        return "0"
    places = DIGITS - 1 - math.floor(math.log10(abs(value)))
    return f"{round(value, places):,.{max(0, places)}f}"


def derived(text: str) -> str:
    """The page with its derived figures as its inputs and formulas give them."""
    known = [{**inputs(text), "n": float(people)} for people in PEOPLE]

    def line(found: re.Match[str]) -> str:
        what, name, formula = found.groups()
        for each in known:
            each[name] = float(eval(formula, {"__builtins__": {}, "ceil": math.ceil}, each))
        cells = " | ".join(shown(each[name]) for each in known)
        return f"| {what} | `{name} = {formula}` | {cells} |"

    return DERIVED.sub(line, text)


if __name__ == "__main__":
    PAGE.write_text(derived(PAGE.read_text("utf-8")), "utf-8")
