"""An independent referee: Tenno written again in C plays the very same games, decision by decision."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tatami.bench import c_twin


@pytest.fixture(scope="module")
def twin(tmp_path_factory: pytest.TempPathFactory) -> Path:
    program = tmp_path_factory.mktemp("c") / "tenno_c"
    try:
        c_twin.compile_c(program)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("no C compiler here")
    return program


@pytest.mark.parametrize("seats", range(2, 8))
def test_every_legal_list_and_every_result_agrees(twin: Path, seats: int) -> None:
    c_twin.compare_traces(twin, seats)
    assert len(c_twin.trace(seats, 1)) > 10
