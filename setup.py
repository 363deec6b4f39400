"""Builds the package. The files in hot.list are compiled by mypyc; without a C compiler everything stays Python."""

from __future__ import annotations

import os
import subprocess
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup

HERE = Path(__file__).parent


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


def extensions() -> list[Extension]:
    if os.environ.get("TATAMI_PURE"):
        print("tatami: TATAMI_PURE is set, so nothing is compiled")
        return []
    if not has_compiler():
        print("tatami: no working C compiler with Python's headers, so everything stays Python:")
        print("tatami: the same results, many times slower")
        return []
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", "src")
    hot = (HERE / "hot.list").read_text().split()
    options = {"opt_level": "3", "debug_level": "0", "multi_file": False, "group_name": "tatami"}
    modules: list[Extension] = list(mypycify(["--strict", *hot], **options))
    for module in modules if os.name == "posix" else []:
        # Nobody replaces our functions at load time, so the compiler may inline them into one another.
        # Python's own flags ask for that warning, and over mypyc's files it costs 40 % of the compiler's time.
        module.extra_compile_args += ["-fvisibility=hidden", "-Wno-misleading-indentation"]
    return modules


setup(ext_modules=extensions())
