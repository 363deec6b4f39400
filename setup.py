"""Builds the package. The files in hot.list are compiled by mypyc; without a C compiler everything stays Python."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup

# An installer does not look for modules beside this file.
sys.path.insert(0, str(Path(__file__).parent))
from tools import page
from tools.compilation import Compilation, extensions


def has_compiler() -> bool:
    """Whether a C file that includes Python's headers can be compiled here."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
        include = sysconfig.get_paths()["include"]
        command = [*compiler, "-I", include, "-c", str(source), "-o", str(source.with_suffix(".o"))]
        try:
            return subprocess.run(command, capture_output=True).returncode == 0
        except OSError:
            return False


def wanted() -> list[Extension]:
    """What is to be compiled here."""
    if os.environ.get("TATAMI_PURE"):
        print("tatami: TATAMI_PURE is set, so nothing is compiled")
        return []
    if not has_compiler():
        print("tatami: no working C compiler with Python's headers, so everything stays Python:")
        print("tatami: the same results, many times slower")
        return []
    return extensions()


page.check(sys.argv)
setup(ext_modules=wanted(), cmdclass={"build_ext": Compilation})
