"""Files that people keep survive a full disk."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tatami.core.files import write_atomically

FULL = """
import resource, sys
from pathlib import Path
from tatami.core.files import write_atomically
resource.setrlimit(resource.RLIMIT_FSIZE, (4, 4))
write_atomically(Path(sys.argv[1]), "longer than there is room for")
"""


def test_what_was_there_stays_until_the_new_one_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_atomically(path, "the first")
    path.chmod(0o640)
    full = subprocess.run([sys.executable, "-c", FULL, str(path)], capture_output=True, text=True)
    assert "OSError" in full.stderr
    assert path.read_text() == "the first"
    write_atomically(path, "the second")
    assert path.read_text() == "the second"
    assert path.stat().st_mode & 0o777 == 0o640
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]


def test_a_link_is_followed_and_no_folder_is_replaced(tmp_path: Path) -> None:
    real, link = tmp_path / "real", tmp_path / "link"
    write_atomically(real, "one")
    link.symlink_to(real)
    write_atomically(link, "two")
    assert link.is_symlink()
    assert real.read_text() == "two"
    with pytest.raises(IsADirectoryError):
        write_atomically(tmp_path, "three")
