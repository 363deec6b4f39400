"""The built page in a package: whoever builds one without it is told loudly."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

SITE = Path(__file__).parent.parent / "src" / "tatami" / "server" / "site"
PACKAGES = ("sdist", "bdist_wheel")
"""The commands of setup.py that make something to be given away. An editable installation is none."""
REQUIRED = "TATAMI_PAGE"
"""Set to `required`, a package without the page is not built at all."""
RULE = "!" * 78
MISSING = f"""{RULE}
tatami: THE PAGE IS NOT BUILT, so this package has none, and `tatami serve` will
tatami: have nothing to show to a browser. Build it first: make web
{RULE}"""


def check(words: Sequence[str], site: Path = SITE) -> None:
    """Say that the page is missing where the words of setup.py ask for a package; exit if it is required."""
    if (site / "index.html").exists() or not set(PACKAGES) & set(words):
        return
    print(MISSING, file=sys.stderr, flush=True)
    if os.environ.get(REQUIRED) == "required":
        sys.exit(f"tatami: {REQUIRED}=required")
