"""The HTTP side of the wire as an OpenAPI document, made from the routes and their types."""

from __future__ import annotations

import json
import re
from functools import lru_cache
from html import escape
from typing import Any

import msgspec

from tatami.version import VERSION


@lru_cache(maxsize=1)
def document() -> str:
    """The document as JSON."""
    from tatami.server.gates.http.routes import ROUTES
    from tatami.server.wire import Problem

    kinds: list[Any] = [Problem]
    for route in ROUTES:
        kinds += [kind for kind in (route.takes, route.gives) if kind is not None]
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    found = iter(schemas)
    problem = _json(next(found))
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        takes = next(found) if route.takes is not None else None
        gives = next(found) if route.gives is not None else None
        operation: dict[str, Any] = {
            "operationId": f"{route.method.lower()}_{route.handler.__name__}",
            "summary": (route.handler.__doc__ or "").strip(),
            "parameters": [
                {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
                for name in re.findall(r"{(\w+)}", route.path)
            ],
            "responses": {
                "200": {"description": "Done", **({} if gives is None else _json(gives))},
                "4XX": {"description": "Not done, and nothing changed", **problem},
            },
        }
        if takes is not None:
            operation["requestBody"] = {"required": True, **_json(takes)}
        paths.setdefault(route.path, {})[route.method.lower()] = operation
    return json.dumps(
        {
            "openapi": "3.1.0",
            "info": {"title": "Tatami", "version": VERSION, "description": "Tables for four games of feudal Japan."},
            "paths": paths,
            "components": {"schemas": components},
        },
        indent=1,
    )


@lru_cache(maxsize=1)
def page() -> str:
    """The document as a page for people: every route, and every type with its fields."""
    found = json.loads(document())
    lines = [
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tatami: the API</title></head><body>',
        '<h1>Tatami: the API</h1><p>Also as <a href="/openapi.json">OpenAPI</a>. The play itself travels over the',
        "WebSocket <code>/ws/{table}</code>; its messages are in the JSON Schema that",
        "<code>tatami wire</code> prints.</p>",
        "<h2>Routes</h2><dl>",
    ]
    for path, operations in found["paths"].items():
        for method, operation in operations.items():
            body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
            answer = operation["responses"]["200"].get("content", {}).get("application/json", {}).get("schema", {})
            told = f"{escape(operation['summary'])} {_link(body, 'takes')} {_link(answer, 'gives')}"
            lines.append(f"<dt><code>{method.upper()} {escape(path)}</code></dt><dd>{told}</dd>")
    lines.append("</dl><h2>Types</h2>")
    for name, schema in sorted(found["components"]["schemas"].items()):
        lines.append(f'<h3 id="{name}">{name}</h3><p>{escape(schema.get("description", ""))}</p><ul>')
        for field, kind in schema.get("properties", {}).items():
            needed = "" if field in schema.get("required", []) else ", may be left out"
            lines.append(f"<li><code>{escape(field)}</code>: {_told(kind)}{needed}</li>")
        lines.append("</ul>")
    return "\n".join([*lines, "</body></html>"])


def _told(schema: dict[str, Any]) -> str:
    """A type in a few words."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f'<a href="#{name}">{name}</a>'
    if "anyOf" in schema:
        return " or ".join(_told(each) for each in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(each))}</code>" for each in schema["enum"])
    if "prefixItems" in schema:
        return f"[{', '.join(_told(each) for each in schema['prefixItems'])}]"
    if schema.get("type") == "array":
        return f"list of {_told(schema.get('items', {}))}"
    return escape(str(schema.get("type", "anything")))


def _link(schema: dict[str, Any], verb: str) -> str:
    return f"{verb} {_told(schema)}." if schema else ""


def _json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"content": {"application/json": {"schema": schema}}}
