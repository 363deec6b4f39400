"""An independent referee: Tenno written again in C plays the very same games, decision by decision."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parent.parent / "bench" / "against_c.py"


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("against_c", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # Its dataclasses look themselves up there.
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def twin(tmp_path_factory: pytest.TempPathFactory) -> tuple[ModuleType, Path]:
    module = load()
    program = tmp_path_factory.mktemp("c") / "tenno_c"
    try:
        module.compile_c(program)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("no C compiler here")
    return module, program


@pytest.mark.parametrize("seats", range(2, 8))
def test_every_legal_list_and_every_result_agrees(twin: tuple[ModuleType, Path], seats: int) -> None:
    module, program = twin
    module.compare_traces(program, seats)
    assert len(module.trace(seats, 1)) > 10
