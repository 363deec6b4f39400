"""A game's folder as a graph of modules: what imports what, and who has which verbs."""

from __future__ import annotations

import ast
from functools import cached_property
from keyword import iskeyword
from pathlib import Path

from tests.imports import imported_at_run_time

RANKS = {
    "data": 0,
    "actions": 1,
    "stage": 1,
    "bars": 1,
    "table": 2,
    "phases": 4,
    "rules": 5,
    "tensor": 6,
    "view": 6,
    "perspective": 6,
    "position": 7,
    "screen": 7,
    "words": 8,
    "meta": 8,
    "__init__": 9,
}
"""From left to right. The game's own nouns stand where the rightmost of their imports stands."""
DECIDING = ("may", "why_not", "do")
DRAWING = ("odds", "do")
"""The verbs of a stage that seats decide, and of one that chance does."""


class GameFolder:
    """The modules of one game by their names within it, such as "table" or "phases.strike"."""

    def __init__(self, folder: Path, package: str) -> None:
        self.folder = folder
        self.package = package
        self.paths = {self._name(path): path for path in sorted(folder.rglob("*.py"))}

    def _name(self, path: Path) -> str:
        parts = path.relative_to(self.folder).with_suffix("").parts
        return ".".join(parts[:-1] if parts[-1] == "__init__" and len(parts) > 1 else parts)

    @cached_property
    def graph(self) -> dict[str, set[str]]:
        """For each module, the others of the same game that it imports at run time."""
        return {name: self._imports(path) - {name} for name, path in self.paths.items()}

    def _imports(self, path: Path) -> set[str]:
        found = set()
        for module in imported_at_run_time(path, self.package.split(".")[0]):
            if module == self.package or module.startswith(f"{self.package}."):
                inner = module.removeprefix(self.package).removeprefix(".")
                # The package itself counts only where something that is no module is taken from it.
                if inner in self.paths:
                    found.add(inner)
                elif "." not in inner and inner:
                    found.add("__init__")
        return found

    def known(self, name: str) -> int | None:
        """The rank of a module that every game has; None for the game's own nouns."""
        return RANKS.get(name.split(".")[0])

    def rank(self, name: str) -> int:
        """Where a module stands: by its name, or for a noun by what it imports."""
        known = self.known(name)
        if known is not None:
            return known
        return max((self.rank(other) for other in self.graph[name]), default=0)

    def cycle(self) -> list[str]:
        """Modules that import one another in a ring; empty if there is none."""
        done: set[str] = set()

        def visit(name: str, path: list[str]) -> list[str]:
            if name in path:
                return [*path[path.index(name) :], name]
            if name not in done:
                for other in sorted(self.graph[name]):
                    found = visit(other, [*path, name])
                    if found:
                        return found
                done.add(name)
            return []

        return next((ring for name in self.graph if (ring := visit(name, []))), [])

    # --- phases -------------------------------------------------------------------------------------------------------

    @cached_property
    def verbs(self) -> dict[str, set[str]]:
        """The verbs of every phase. A module among the phases that has none is a noun that they share."""
        found = {}
        for name, path in self.paths.items():
            if name.startswith("phases."):
                functions = {node.name for node in _tree(path).body if isinstance(node, ast.FunctionDef)}
                verbs = functions & {*DECIDING, *DRAWING}
                if verbs:
                    found[name] = verbs
        return found

    @cached_property
    def stages(self) -> list[tuple[str, str]]:
        """Name and decider of every stage, from the rows of stage.py."""
        rows = [node for node in ast.walk(_tree(self.paths["stage"])) if isinstance(node, ast.Call)]
        calls = [node for node in rows if ast.unparse(node.func).split(".")[-1] == "Stage"]
        return [(_text(call, 0, "name"), _text(call, 1, "who")) for call in calls]

    def phases_of(self, stage: str) -> list[str]:
        """The phases named as the stage, or that mention it by its constant."""
        module = stage.replace("-", "_")
        constant = f"stage.{module.upper()}"
        if iskeyword(module):
            module += "_"
        return [
            name
            for name in self.verbs
            if name.split(".")[-1] == module
            or any(
                isinstance(node, ast.Attribute) and ast.unparse(node) == constant
                for node in ast.walk(_tree(self.paths[name]))
            )
        ]


def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def _text(call: ast.Call, place: int, keyword: str) -> str:
    given = {each.arg: each.value for each in call.keywords}
    value = given[keyword] if keyword in given else call.args[place]
    return str(ast.literal_eval(value))
