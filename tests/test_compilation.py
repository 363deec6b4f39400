"""The C files of mypyc are compiled in parts, and every hot file is in one of them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from setuptools import Extension
from tools import compilation
from tools.compilation import RUNTIME, SHARED

GAMES = {path.parent.name for path in (compilation.ROOT / "src/tatami/games").glob("*/RULES.md")}
OWN = ["build/__native_tatami.c", "build/init.c", "build/vecs/librt_vecs_api.c"]


def c_file(path: str) -> str:
    """What mypyc calls the C file of a hot file."""
    from mypyc.namegen import exported_name

    return f"build/__native_{exported_name(compilation.module_name(path))}.c"


def test_the_parts_hold_every_hot_file_once() -> None:
    hot = compilation.hot_files()
    parts = compilation.parts(hot, [*map(c_file, hot), *OWN])
    assert sorted(source for part in parts.values() for source in part) == sorted([*map(c_file, hot), *OWN])
    assert parts.keys() == {*GAMES, SHARED, RUNTIME}
    assert parts[RUNTIME] == OWN


@pytest.mark.parametrize(
    ("path", "part"),
    [
        ("src/tatami/games/tenno/rules.py", "tenno"),
        ("src/tatami/games/tenno/phases/trade.py", "tenno"),
        ("src/tatami/bots/tenno/expert.py", "tenno"),
        ("src/tatami/bots/tree.py", SHARED),
        ("src/tatami/core/rng.py", SHARED),
        ("src/tatami/server/match.py", SHARED),
    ],
)
def test_a_game_and_its_bots_are_one_part(path: str, part: str) -> None:
    assert compilation.part_name(path) == part


def test_a_hot_file_without_its_c_file_is_noticed() -> None:
    hot = compilation.hot_files()
    with pytest.raises(compilation.UnknownLayoutError):
        compilation.parts(hot, [*map(c_file, hot[1:]), *OWN])


@pytest.mark.skipif(os.name != "posix", reason="elsewhere everything is always compiled in one piece")
@pytest.mark.parametrize("expected", [True, False])
def test_files_that_are_not_as_expected_are_compiled_in_one_piece(
    expected: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hot = compilation.hot_files()

    def translation(hot: list[str], folder: Path, *, multi_file: bool) -> list[Extension]:
        names = [c_file(path) if expected else f"build/other{i}.c" for i, path in enumerate(hot)]
        sources = [folder / Path(name).name for name in names] if multi_file else [folder / "one.c"]
        for source in sources:
            source.touch()
        return [Extension("tatami__mypyc", [str(source) for source in sources]), Extension("tatami.core.rng", [])]

    monkeypatch.setattr(compilation, "translation", translation)
    library, loader = compilation.translation_in_parts(hot, tmp_path)
    made = {Path(source).name for source in library.sources}
    assert made == ({f"part_{compilation.part_name(path)}.c" for path in hot} if expected else {"one.c"})
    assert library.extra_compile_args == compilation.FLAGS
    assert loader.extra_compile_args == compilation.LOADER_FLAGS


def test_the_part_that_takes_longest_is_compiled_first(tmp_path: Path) -> None:
    for name, size in (("small", 10), ("large", 1000), ("medium", 100)):
        (tmp_path / f"{name}.c").write_text("\n" * size)
    by_part = {name: [str(tmp_path / f"{name}.c")] for name in ("small", "large", "medium")}
    written = [Path(file) for file in compilation.write_parts(by_part, tmp_path)]
    assert [file.name for file in written] == ["part_large.c", "part_medium.c", "part_small.c"]
    assert [line.rpartition("/")[2] for line in written[0].read_text().splitlines()] == ['cold.h"', 'large.c"']


def test_extensions_are_declared_without_translating_anything() -> None:
    names = [extension.name for extension in compilation.extensions()]
    assert names[0] == "tatami__mypyc"
    assert names[1:] == [compilation.module_name(path) for path in compilation.hot_files()]
    assert not any(extension.sources for extension in compilation.extensions())
