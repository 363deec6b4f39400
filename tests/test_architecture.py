"""The layers, checked: a module imports only from its left, and rules hold no words."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import tatami

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src" / "tatami"

LAYERS = ["core", "kit", "games", "bots", "testing", "terminal", "bench", "cli"]
"""From left to right. `version` and the package itself belong to no layer."""
BESIDE = {("testing", "terminal"), ("terminal", "testing"), ("testing", "bench"), ("terminal", "bench")}

IN_A_GAME = [
    "data",
    "actions",
    "memory",
    "state",
    "bonuses",
    "gaps",
    "fights",
    "rules",
    "meta",
    "view",
    "refusals",
    "position",
    "screen",
    "words",
]
"""The order inside a game. Other files of a game stand where they are named below, or between state and view."""

MODULES = sorted(SRC.rglob("*.py"))


def imports(path: Path) -> Iterator[str]:
    """The tatami modules a file imports at run time."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("tatami"):
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name.startswith("tatami"))


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
    for module in imports(path):
        there = layer(module)
        if there is not None:
            assert LAYERS.index(there) <= LAYERS.index(here), f"{name(path)} imports {module}"
            assert (here, there) not in BESIDE, f"{name(path)} imports {module}"


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_only_a_games_own_package_and_its_bot_import_it(path: Path) -> None:
    for module in imports(path):
        parts = module.split(".")
        if parts[1:2] == ["games"] and len(parts) > 2 and parts[2] in tatami.games():
            own = name(path).split(".")[1:3] == ["games", parts[2]]
            bot = name(path).split(".")[1:3] == ["bots", parts[2]]
            assert own or bot, f"{name(path)} imports {module}"


@pytest.mark.parametrize("path", [path for path in MODULES if name(path).startswith("tatami.games.")], ids=name)
def test_inside_a_game_from_data_to_words(path: Path) -> None:
    parts = name(path).split(".")
    if len(parts) < 4 or parts[3] not in IN_A_GAME:
        return
    for module in imports(path):
        other = module.split(".")
        if other[1:3] == ["games", parts[2]] and len(other) > 3 and other[3] in IN_A_GAME:
            later = IN_A_GAME.index(other[3]) > IN_A_GAME.index(parts[3])
            typing_only = (parts[3], other[3]) == ("screen", "words")
            assert not later or typing_only, f"{name(path)} imports {module}"


@pytest.mark.parametrize("path", [path for path in MODULES if path.name in ("words.py", "screen.py")], ids=name)
def test_words_never_see_the_state(path: Path) -> None:
    for module in imports(path):
        assert module.split(".")[-1] not in ("state", "rules", "State"), f"{name(path)} imports {module}"


def test_compiled_files_exist_and_are_typed_rules() -> None:
    for line in (ROOT / "hot.list").read_text().split():
        assert (ROOT / line).is_file(), f"hot.list names {line}"


@pytest.mark.parametrize("path", [ROOT / line for line in (ROOT / "hot.list").read_text().split()], ids=name)
def test_hot_files_import_nothing_interpreted(path: Path) -> None:
    hot = {name(ROOT / line) for line in (ROOT / "hot.list").read_text().split()}
    for module in imports(path):
        known = module in hot or module.rpartition(".")[0] in hot or (SRC / "/".join(module.split(".")[1:])).is_dir()
        assert known, f"{name(path)} is compiled but imports {module}"


def test_the_project_needs_nothing_beside_it() -> None:
    # Spelled apart, so that this file does not find itself.
    forbidden = ["../" + "shared", "/work" + "/", "library" + "/search"]
    for path in [*SRC.rglob("*"), *ROOT.glob("*.md"), *(ROOT / "tests").rglob("*.py")]:
        if path.is_file() and path.suffix in (".py", ".md", ".ftl", ".json", ".toml"):
            text = path.read_text("utf-8")
            assert not [word for word in forbidden if word in text], f"{path} reaches outside"
