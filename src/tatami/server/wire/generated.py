"""What the client is generated from: types of the wire and of views, grammars, what boards have printed, examples."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from tatami.core.registry import OURS
from tatami.core.registry import game as find_game
from tatami.core.sheet import Part
from tatami.server import wire
from tatami.server.wire.examples import drawn
from tatami.server.wire.typescript import grammar, struct_names, typescript


def files() -> dict[str, str]:
    """Every generated file of the client by its path under web/src."""
    named = struct_names(wire)
    asked = frozenset(name for name, kind in named.items() if issubclass(kind, wire.Request))
    for base in ("Message", "Request"):
        named.pop(base)
    named |= {"ClientMessage": wire.ClientMessage, "ServerMessage": wire.ServerMessage, "Lang": wire.Lang, "Part": Part}
    found = {"wire.ts": typescript(named, asked)}
    for id in OURS:
        game = find_game(id)
        kind = game.view_type()
        found[f"games/{id}/view.ts"] = typescript({kind.__name__: kind})
        found[f"games/{id}/grammar.ts"] = grammar(game.grammar)
        printed = json.dumps(game.printed(), indent=1, ensure_ascii=False)
        found[f"games/{id}/printed.json"] = printed + "\n"
        # A line an example, so that a change shows which one it is about.
        examples = [json.dumps(drawn(game, example), ensure_ascii=False) for example in game.examples]
        found[f"games/{id}/examples.json"] = "[\n" + ",\n".join(examples) + "\n]\n"
    return found


def write(folder: Path) -> list[Path]:
    """Write what is stale under `folder`, and say what that was."""
    changed = []
    for name, text in files().items():
        path = folder / name
        if not path.exists() or path.read_text("utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
            changed.append(path)
    return changed


def schema() -> dict[str, object]:
    """The JSON Schema of every message."""
    kinds = [*struct_names(wire).values()]
    refs, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": components, "messages": list(refs)}
