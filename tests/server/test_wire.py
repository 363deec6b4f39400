"""The wire: what is generated from it is fresh, and describes it whole."""

from __future__ import annotations

import json
import typing
from pathlib import Path

import msgspec
import pytest

from tatami.server import wire
from tatami.server.gates.http import openapi
from tatami.server.wire import generated
from tatami.server.wire.typescript import typescript

WEB = Path(__file__).parents[2] / "web" / "src"


class Inner(msgspec.Struct):
    numbers: list[int]
    either: list[int | None]
    word: typing.Literal["a", "b"]


class Outer(msgspec.Struct, tag="outer"):
    inner: dict[str, Inner]
    maybe: str | None = None


@pytest.mark.parametrize("name", sorted(generated.files()))
def test_generated_files_are_fresh(name: str) -> None:
    assert (WEB / name).read_text("utf-8") == generated.files()[name], "run: tatami wire --write web/src"


def test_types_become_typescript() -> None:
    text = typescript({"Outer": Outer}, frozenset({"Outer"}))
    assert 'type: "outer";' in text
    assert "inner: { [key: string]: Inner };" in text
    assert "maybe?: string | null;" in text
    assert "either: (number | null)[];" in text
    assert 'word: "a" | "b";' in text


def test_the_schema_knows_every_message() -> None:
    found = generated.schema()["$defs"]
    assert isinstance(found, dict)
    for kind in (*typing.get_args(wire.ClientMessage), *typing.get_args(wire.ServerMessage)):
        assert kind.__name__ in found


def test_the_openapi_document_names_every_route_and_type() -> None:
    document = json.loads(openapi.document())
    assert document["openapi"].startswith("3.1")
    for path, ways in document["paths"].items():
        for way in ways.values():
            assert way["summary"], path
    assert {"NewTable", "TableInfo", "Problem", "Replay"} <= set(document["components"]["schemas"])


def test_the_page_of_the_api_leads_to_every_type() -> None:
    page = openapi.page()
    assert "POST /api/tables/{table}/sit" in page
    for name in ("NewTable", "TableInfo", "Replay"):
        assert f'id="{name}"' in page
        assert f'href="#{name}"' in page
