"""The server's own walls, checked: which package may know which, where SQL stands, and who makes messages."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import tatami.server
from tatami.server import wire
from tatami.server.domain import entries
from tatami.server.store.protocol import Store
from tests.server.tiers import Tier

SERVER = Path(tatami.server.__file__).parent
PACKAGES = ("domain", "wire", "store", "bus", "show", "live", "gates")
MODULES = sorted(path for package in PACKAGES for path in (SERVER / package).rglob("*.py"))

MAY_KNOW = {
    "domain": set(),
    "wire": set(),
    "store": {"domain", "metrics"},
    "bus": {"domain"},
    "show": {"domain", "wire"},
    "live": {"domain", "wire", "store", "bus", "show", "clock", "metrics", "settings"},
    "gates": {"domain", "wire", "store", "bus", "show", "live", "clock", "metrics", "reach", "settings"},
}
"""What of the server each package may import besides itself."""
FOREIGN = {
    "sqlalchemy": {"store"},
    "alembic": {"store"},
    "sqlite3": {"store"},
    "psycopg": {"store"},
    "starlette": {"gates"},
    "uvicorn": {"gates"},
    "asyncio": {"store", "bus", "live", "gates"},
    "redis": {"bus"},
    "threading": {"store"},
    "multiprocessing": {"live"},
    "time": {"store", "live", "gates"},
}
"""Which packages may use what of elsewhere. The domain is told the time, and waits for nobody."""
GATES = ("person", "program", "http", "transport")

MESSAGES = {
    name
    for name, kind in vars(wire).items()
    if isinstance(kind, type) and issubclass(kind, wire.Message) and not issubclass(kind, wire.Request)
} | {"Pace"}
"""What the server says. A pace travels in both directions."""
ENTRIES = {name for name, kind in vars(entries).items() if isinstance(kind, type) and issubclass(kind, entries.Entry)}


def name(path: Path) -> str:
    return ".".join(path.relative_to(SERVER).with_suffix("").parts).removesuffix(".__init__")


def tree(path: Path) -> ast.Module:
    source = path.read_text("utf-8")
    try:
        return ast.parse(source)
    except SystemError:  # CPython 3.11 now and then miscounts its depth here.
        return ast.parse(source)


def imports(path: Path) -> Iterator[str]:
    """Every module that a file imports, and every name it imports from one."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def called(path: Path) -> Iterator[str]:
    """What a file calls, by the last part of its name."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name):
                yield f"{node.func.value.id}.{node.func.attr}"
            elif isinstance(node.func, ast.Name):
                yield node.func.id


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_a_package_knows_only_what_it_may(path: Path) -> None:
    here = name(path).split(".")[0]
    for module in imports(path):
        parts = module.split(".")
        if parts[:2] == ["tatami", "server"] and len(parts) > 2 and parts[2] != here:
            assert parts[2] in MAY_KNOW[here], f"{name(path)} imports {module}"


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_what_comes_from_elsewhere_is_used_where_it_belongs(path: Path) -> None:
    here = name(path).split(".")[0]
    for module in imports(path):
        top = module.split(".")[0]
        assert here in FOREIGN.get(top, {here}), f"{name(path)} imports {module}"


def test_sql_stands_in_the_store_alone() -> None:
    outside = [path for path in SERVER.parent.rglob("*.py") if (SERVER / "store") not in path.parents]
    for path in outside:
        found = {module.split(".")[0] for module in imports(path)}
        assert not found & {"sqlalchemy", "alembic", "sqlite3", "psycopg"}, path


@pytest.mark.parametrize(
    "path", [path for path in sorted(SERVER.rglob("*.py")) if (SERVER / "show") not in path.parents], ids=name
)
def test_messages_are_made_in_show_alone(path: Path) -> None:
    ours = {each.rpartition(".")[2] for each in imports(path) if each.startswith("tatami.server.wire.")} & MESSAGES
    made = {call.removeprefix("wire.") for call in called(path) if call.startswith("wire.") or call in ours}
    if (SERVER / "wire") not in path.parents:
        assert not made & MESSAGES, f"{name(path)} makes {made & MESSAGES}"


@pytest.mark.parametrize("path", sorted((SERVER / "gates").rglob("*.py")), ids=name)
def test_gates_do_not_know_each_other(path: Path) -> None:
    here = name(path).split(".")[1:2]
    if not here or here[0] not in GATES:
        shared = {module.split(".")[3] for module in imports(path) if module.startswith("tatami.server.gates.")}
        assert not shared & set(GATES), f"{name(path)} is for all gates"
        return
    for module in imports(path):
        parts = module.split(".")
        if parts[:3] == ["tatami", "server", "gates"] and len(parts) > 3 and parts[3] in GATES:
            assert parts[3] == here[0], f"{name(path)} imports {module}"


def test_one_module_reads_the_time_of_day() -> None:
    clocks = {"time.time", "time.time_ns", "datetime.now", "datetime.utcnow", "date.today"}
    readers = {name(path) for path in SERVER.rglob("*.py") if set(called(path)) & clocks}
    assert readers == {"clock"}


@pytest.mark.parametrize(
    "path", [path for path in MODULES if (SERVER / "domain" / "entries") not in path.parents], ids=name
)
def test_no_list_says_what_entries_mean(path: Path) -> None:
    """What follows from an entry is asked of the entry itself."""
    nodes = list(ast.walk(tree(path)))
    types = [node.slice for node in nodes if isinstance(node, ast.Subscript)]
    for node in nodes:
        if isinstance(node, ast.Tuple | ast.List | ast.Set | ast.Dict) and node not in types:
            listed = [ast.unparse(each) for each in (node.keys if isinstance(node, ast.Dict) else node.elts) if each]
            kinds = {each.removeprefix("entries.") for each in listed} & ENTRIES
            assert len(kinds) < 2, f"{name(path)} lists {kinds}"


def test_a_store_has_every_verb_and_hands_out_nothing_of_its_database(tier: Tier, tmp_path: Path) -> None:
    store: Store = tier.store(tmp_path)  # The type is what mypy checks.
    verbs = {verb for verb in vars(Store) if not verb.startswith("_")}
    assert verbs <= set(dir(store))
    store.close()
