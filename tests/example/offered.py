"""A package with a game as if pip had installed it: its pyproject.toml says what it offers."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
KOIKOI = ROOT / "examples" / "koikoi"


def offered(folder: Path, package: Path = KOIKOI) -> dict[str, str]:
    """An environment in which programs find the package; what pip would write down is written to `folder`."""
    project = tomllib.loads((package / "pyproject.toml").read_text("utf-8"))["project"]
    info = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n", "utf-8"
    )
    groups = project["entry-points"].items()
    lines = [line for group, offers in groups for line in (f"[{group}]", *(f"{k} = {v}" for k, v in offers.items()))]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", "utf-8")
    paths = [str(folder), str(package), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
