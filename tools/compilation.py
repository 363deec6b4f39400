"""Compiles the files of hot.list: mypyc turns them into C, and every core takes its share of the C.

mypyc writes either one C file for all modules or one for each. The one keeps a single core busy while the others wait;
of the many, none can inline what another defines, and the rules become slower. So the many are put together again
into parts: one for each game, whose rules and bots call one another all the time, and few others.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path, PurePosixPath
from typing import cast

from setuptools import Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import SetupError

ROOT = Path(__file__).parent.parent
COLD = Path(__file__).with_name("cold.h")

#: What mypyc calls the library that holds all modules, and from which each of them is loaded.
GROUP = "tatami"
LIBRARY = f"{GROUP}__mypyc"

#: The parts beside the games: the modules that all games share, and mypyc's own tables and functions.
SHARED = "shared"
RUNTIME = "runtime"

#: Nobody replaces our functions at load time, so that the compiler may inline them into one another. Python's own
#: flags ask for that warning, and over mypyc's files it costs 40 % of the compiler's time.
FLAGS = ["-fvisibility=hidden", "-Wno-misleading-indentation"]

#: A module's own extension only fetches the module from the library: nothing in it is worth optimizing.
LOADER_FLAGS = ["-O0", "-g0", "-w"]


class UnknownLayoutError(Exception):
    """mypyc's C files are not those that the parts are made of."""


def hot_files() -> list[str]:
    """The files that are compiled, as hot.list names them."""
    return (ROOT / "hot.list").read_text().split()


def module_name(path: str) -> str:
    """The module that a file in src holds."""
    return ".".join(PurePosixPath(path).with_suffix("").parts[1:])


def part_name(path: str) -> str:
    """The part that a hot file belongs to: its game, whether it holds rules or a bot, or what all games share."""
    match PurePosixPath(path).parts:
        case ("src", "tatami", "games" | "bots", game, _, *_) if (ROOT / "src/tatami/games" / game).is_dir():
            return game
    return SHARED


def parts(hot: Iterable[str], sources: Iterable[str]) -> dict[str, list[str]]:
    """mypyc's C files by the part that includes them, each in one."""
    homes = {f"__native_{module_name(path).replace('.', '___')}.c": part_name(path) for path in hot}
    result: dict[str, list[str]] = {}
    for source in sources:
        result.setdefault(homes.pop(Path(source).name, RUNTIME), []).append(source)
    if homes:
        raise UnknownLayoutError(f"no C file is called {', '.join(homes)}")
    return result


def write_parts(by_part: dict[str, list[str]], folder: Path) -> list[str]:
    """Write a C file for each part, and return them in the order of the work they are, the most first."""
    weight = {name: sum(Path(source).stat().st_size for source in sources) for name, sources in by_part.items()}
    result = []
    for name in sorted(by_part, key=lambda name: -weight[name]):
        file = folder / f"part_{name}.c"
        included = [COLD, *map(Path, by_part[name])]
        file.write_text("".join(f'#include "{path.resolve().as_posix()}"\n' for path in included))
        result.append(str(file))
    return result


def translation(hot: list[str], folder: Path, *, multi_file: bool) -> list[Extension]:
    """The extensions whose C files mypyc writes into a folder: the library, then a loader for each module."""
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", "src")
    made = mypycify(
        ["--strict", *hot],
        opt_level="3",
        debug_level="0",
        multi_file=multi_file,
        target_dir=str(folder),
        group_name=GROUP,
    )
    return cast(list[Extension], made)


def translation_in_parts(hot: list[str], folder: Path) -> list[Extension]:
    """The extensions with their library in parts, or in one piece where compiler or files are strange to us."""
    if os.name != "posix":
        return translation(hot, folder, multi_file=False)
    library, *loaders = translation(hot, folder, multi_file=True)
    try:
        library.sources = write_parts(parts(hot, map(str, library.sources)), folder)
    except UnknownLayoutError as error:
        print(f"tatami: {error}, so everything is compiled in one piece")
        library, *loaders = translation(hot, folder, multi_file=False)
    library.extra_compile_args += FLAGS
    for loader in loaders:
        loader.extra_compile_args = LOADER_FLAGS
    return [library, *loaders]


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def extensions() -> list[Extension]:
    """The library and the modules to be compiled, by name only: nothing but building them needs their C files."""
    return [Extension(name, sources=[]) for name in (LIBRARY, *map(module_name, hot_files()))]


class Compilation(build_ext):
    """Builds the extensions with as many compilers at once as there are cores.

    An installation asks for the project's metadata first and builds after that; what mypyc has to do is therefore done
    here, once, and not whenever setup.py is read.
    """

    def run(self) -> None:
        if self.extensions:
            # The C files are always new, and the loaders do not show whether the library has changed.
            self.force = True
            translated = translation_in_parts(hot_files(), Path(self.build_temp))
            written = {extension.name: extension for extension in translated}
            expected = {extension.name for extension in self.extensions}
            if written.keys() != expected:
                raise SetupError(f"mypyc makes other extensions than expected: {sorted(written.keys() ^ expected)}")
            for extension in self.extensions:
                extension.sources = written[extension.name].sources
                extension.include_dirs = written[extension.name].include_dirs
                extension.extra_compile_args = written[extension.name].extra_compile_args
        super().run()

    def build_extensions(self) -> None:
        """Compile all C files, the most work first so that the cores end together, then link."""
        work = [(extension, source) for extension in self.extensions for source in extension.sources]
        with ThreadPoolExecutor(cores()) as pool:
            compiled = list(pool.map(self.compile, work))
        for (extension, _), objects in zip(work, compiled, strict=True):
            extension.sources = []
            extension.extra_objects += objects
        self.parallel = cores()
        super().build_extensions()

    def compile(self, work: tuple[Extension, str]) -> list[str]:
        """Compile one C file of an extension, and return its object files."""
        extension, source = work
        objects: list[str] = self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=extension.include_dirs,
            debug=self.debug,
            extra_postargs=extension.extra_compile_args,
        )
        return objects
