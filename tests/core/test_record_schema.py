"""The JSON Schema of records fits all records that are stored, and not what is none."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tatami.core.record_schema import schema

STORED = sorted((Path(__file__).parent.parent / "games").glob("*/records/*.json"))
KINDS: dict[str, Any] = {"object": dict, "array": list, "string": str, "integer": int, "number": (int, float)}


def faults(value: Any, rule: dict[str, Any], at: str = "record") -> Iterator[str]:
    """Where a value does not fit the part of JSON Schema that ours uses."""
    kind = rule.get("type")
    if kind and (not isinstance(value, KINDS[kind]) or isinstance(value, bool)):
        yield f"{at} is no {kind}"
        return
    if "const" in rule and value != rule["const"]:
        yield f"{at} is not {rule['const']}"
    if "anyOf" in rule and all(list(faults(value, each)) for each in rule["anyOf"]):
        yield f"{at} is none of these"
    if "pattern" in rule and not re.search(rule["pattern"], value):
        yield f"{at} is not of the form {rule['pattern']}"
    if "minimum" in rule and value < rule["minimum"]:
        yield f"{at} is too small"
    if kind == "array":
        for number, each in enumerate(value):
            yield from faults(each, rule["items"], f"{at}[{number}]")
    if kind == "object":
        yield from (f"{at} lacks {name}" for name in rule.get("required", ()) if name not in value)
        for name, each in value.items():
            below = rule.get("properties", {}).get(name, rule.get("additionalProperties", {}))
            yield from faults(each, below, f"{at}.{name}")


@pytest.mark.parametrize("path", STORED, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_stored_records_fit(path: Path) -> None:
    document = json.loads(path.read_text("utf-8"))
    assert list(faults(document, schema())) == []
    assert document.keys() - {"law", "seen"} <= schema()["properties"].keys()


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("tatami", 2),
        ("seats", "3"),
        ("seats", 0),
        ("moves", ["set-123"]),
        ("moves", "1:a"),
        ("digest", "no"),
    ],
)
def test_what_is_no_record_does_not_fit(field: str, wrong: object) -> None:
    document = json.loads(STORED[0].read_text("utf-8"))
    assert list(faults(document | {field: wrong}, schema()))
    del document[field]
    assert bool(list(faults(document, schema()))) == (field in schema()["required"])
