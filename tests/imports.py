"""What Python files import, read from their sources."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path


def imported(path: Path, package: str = "tatami") -> Iterator[str]:
    """The dotted names of a package that a file imports, also those for types alone."""
    yield from _names(ast.walk(ast.parse(path.read_text("utf-8"))), package)


def imported_at_run_time(path: Path, package: str = "tatami") -> Iterator[str]:
    """The same without what only a type checker reads."""
    yield from _names(_running(ast.parse(path.read_text("utf-8"))), package)


def _running(node: ast.AST) -> Iterator[ast.AST]:
    yield node
    for child in ast.iter_child_nodes(node):
        if not (isinstance(child, ast.If) and ast.unparse(child.test).endswith("TYPE_CHECKING")):
            yield from _running(child)


def _names(nodes: Iterator[ast.AST], package: str) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == package:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name.split(".")[0] == package)
