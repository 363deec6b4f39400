"""The HTTP side of the wire as an OpenAPI document, made from the routes and their types."""

from __future__ import annotations

import json
import re
from functools import lru_cache
from typing import Any

import msgspec

from tatami.version import VERSION


@lru_cache(maxsize=1)
def document() -> str:
    """The document as JSON."""
    from tatami.server.api import ROUTES
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


def _json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"content": {"application/json": {"schema": schema}}}
