"""Files that are kept: what was there before is there until the new one is whole."""

from __future__ import annotations

import os
import shutil
from pathlib import Path


def write_atomically(path: Path, text: str, *, private: bool = False) -> None:
    """Write a file beside its place, and put it there when it is on disk; what is no file is written to directly.

    A `private` one can be read by its owner alone, at every moment.
    """
    path = path.resolve()
    if path.exists() and not path.is_file():
        path.write_text(text, "utf-8")
        return
    part = path.with_name(f"{path.name}.part")
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600 if private else 0o666)
        with part.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if path.exists() and not private:
            shutil.copymode(path, part)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
