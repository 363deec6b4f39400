"""Atomic replacement of files."""

from __future__ import annotations

import os
import shutil
from pathlib import Path


def write_atomically(path: Path, text: str, *, private: bool = False) -> None:
    """Replace a file: readers, and a crash at any moment, meet the old text or the new one.

    The text goes to `<name>.part`, is flushed to disk, and is renamed into place. A path that is no regular file, such
    as /dev/stdout, is written to directly. A `private` file is readable by its owner alone, from its creation on.
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
