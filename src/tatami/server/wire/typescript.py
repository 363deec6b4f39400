"""The wire as TypeScript: types for the client, made from the very structs that the server encodes."""

from __future__ import annotations

import json
from collections.abc import Iterable
from types import ModuleType
from typing import Any

import msgspec
from msgspec import inspect

from tatami.core.grammar import Form

HEADER = "// Made by `tatami wire --write web/src` from server/wire/ and the games' view.py. Do not edit.\n"


def typescript(named: dict[str, Any], asked: frozenset[str] = frozenset()) -> str:
    """One exported type for each name, and for every struct on the way. What clients send may leave defaults out."""
    structs: dict[str, inspect.StructType] = {}
    lines = []
    for name, kind in named.items():
        info = inspect.type_info(kind)
        text = _text(info, structs)
        if text != name:
            lines.append(f"export type {name} = {text};\n")
    body = [_interface(name, struct, structs, name in asked) for name, struct in _settled(structs)]
    return "\n".join([HEADER, *body, *lines])


def grammar(forms: tuple[Form, ...]) -> str:
    """The codes of a game: a type for each form, and what reads and writes them."""
    words: dict[str, tuple[str, ...]] = {}
    for form in forms:
        for name, these in form.fields.items():
            if words.setdefault(name, these) != these:
                raise ValueError(f"{name} means different words in different forms")
    kinds = [
        "{ " + "; ".join([f'kind: "{form.kind}"', *(f"{name}: string" for name in form.fields)]) + " }"
        for form in forms
    ]
    texts = [f"  {json.dumps(form.kind)}: {json.dumps(form.text)}," for form in forms]
    said = [f"  {name}: {json.dumps(' '.join(these))}," for name, these in words.items()]
    return "\n".join(
        [
            HEADER.replace("view.py", "grammar.py"),
            'import { grammar } from "../../lib/grammar";\n',
            "export type Code =",
            *(f"  | {kind}" for kind in kinds[:-1]),
            f"  | {kinds[-1]};\n",
            "const FORMS = {",
            *texts,
            "};",
            "const WORDS = {",
            *said,
            "};\n",
            "export const { parse, format } = grammar<Code>(FORMS, WORDS);\n",
        ]
    )


def _settled(structs: dict[str, inspect.StructType]) -> Iterable[tuple[str, inspect.StructType]]:
    """Every struct, those found on the way included, by name."""
    known = 0
    while known != len(structs):
        known = len(structs)
        for struct in list(structs.values()):
            for field in struct.fields:
                _text(field.type, structs)
    return sorted(structs.items())


def _interface(name: str, struct: inspect.StructType, structs: dict[str, inspect.StructType], asked: bool) -> str:
    lines = [f"export interface {name} {{"]
    if struct.tag is not None:
        lines.append(f'  {struct.tag_field}: "{struct.tag}";')
    may_lack = asked or struct.cls.__struct_config__.omit_defaults
    for field in struct.fields:
        # What is not required and has no default is UNSET: it does not travel.
        unset = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
        mark = "?" if (may_lack or unset) and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {_text(field.type, structs)};")
    return "\n".join([*lines, "}\n"])


def _text(info: inspect.Type, structs: dict[str, inspect.StructType]) -> str:
    match info:
        case inspect.StructType():
            name = info.cls.__name__
            structs[name] = info
            return name
        case inspect.StrType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType() | inspect.RawType():
            return "unknown"
        case inspect.LiteralType():
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in info.values)
        case inspect.ListType() | inspect.VarTupleType() | inspect.FrozenSetType():
            inner = _text(info.item_type, structs)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case inspect.TupleType():
            return "[" + ", ".join(_text(item, structs) for item in info.item_types) + "]"
        case inspect.DictType():
            return f"{{ [key: string]: {_text(info.value_type, structs)} }}"
        case inspect.UnionType():
            return " | ".join(_text(part, structs) for part in info.types)
    raise TypeError(f"no TypeScript for {info!r}")


def struct_names(module: ModuleType) -> dict[str, Any]:
    """The structs that a package defines itself, by name."""
    return {
        name: kind
        for name, kind in vars(module).items()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__.startswith(module.__name__)
    }
