"""The layers, checked: a module imports only from its left. What holds inside a game is in test_game_shape.py."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import tatami
from tests.imports import imported

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src" / "tatami"

LAYERS = ["core", "kit", "games", "bots", "testing", "terminal", "adapters", "server", "bench", "cli"]
"""From left to right. `version` and the package itself belong to no layer."""
BESIDE = {
    (one, other)
    for one in ("testing", "terminal", "adapters", "server")
    for other in ("testing", "terminal", "adapters", "server", "bench")
    if one != other
}

MODULES = sorted(SRC.rglob("*.py"))


def layer(module: str) -> str | None:
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in LAYERS else None


def name(path: Path) -> str:
    return ".".join(["tatami", *path.relative_to(SRC).with_suffix("").parts]).removesuffix(".__init__")


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_imports_only_from_the_left(path: Path) -> None:
    here = layer(name(path))
    if here is None:
        return
    for module in imported(path):
        there = layer(module)
        if there is not None:
            assert LAYERS.index(there) <= LAYERS.index(here), f"{name(path)} imports {module}"
            assert (here, there) not in BESIDE, f"{name(path)} imports {module}"


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_only_a_games_own_package_and_its_bot_import_it(path: Path) -> None:
    for module in imported(path):
        parts = module.split(".")
        if parts[1:2] == ["games"] and len(parts) > 2 and parts[2] in tatami.known_games():
            own = name(path).split(".")[1:3] == ["games", parts[2]]
            bot = name(path).split(".")[1:3] == ["bots", parts[2]]
            assert own or bot, f"{name(path)} imports {module}"


def test_compiled_files_exist_and_are_typed_rules() -> None:
    for line in (ROOT / "hot.list").read_text().split():
        assert (ROOT / line).is_file(), f"hot.list names {line}"


@pytest.mark.parametrize("path", [ROOT / line for line in (ROOT / "hot.list").read_text().split()], ids=name)
def test_hot_files_import_nothing_interpreted(path: Path) -> None:
    hot = {name(ROOT / line) for line in (ROOT / "hot.list").read_text().split()}
    if name(path).startswith("tatami.server."):
        return  # The path of a move: it asks a match, and makes messages.
    for module in imported(path):
        if "view" in module.split("."):
            continue  # The types of messages cannot be compiled, and nothing is worked out there.
        known = module in hot or module.rpartition(".")[0] in hot or (SRC / "/".join(module.split(".")[1:])).is_dir()
        assert known, f"{name(path)} is compiled but imports {module}"


def test_the_project_needs_nothing_beside_it() -> None:
    # Spelled apart, so that this file does not find itself.
    forbidden = ["../" + "shared", "/work" + "/", "library" + "/search"]
    for path in [*SRC.rglob("*"), *ROOT.glob("*.md"), *(ROOT / "tests").rglob("*.py")]:
        if path.is_file() and path.suffix in (".py", ".md", ".ftl", ".json", ".toml"):
            text = path.read_text("utf-8")
            assert not [word for word in forbidden if word in text], f"{path} reaches outside"


def test_other_libraries_are_imported_only_by_those_who_ask_for_them() -> None:
    code = "import sys, tatami, tatami.cli; print([m for m in ('numpy', 'pyspiel', 'pettingzoo') if m in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "[]\n"
