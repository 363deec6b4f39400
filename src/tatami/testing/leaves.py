"""The attributes of an object, what they hold, and a change of one number among it; compiled and uncompiled alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tatami.core.rng import Rng

Undo = Callable[[], None]


def attributes(owner: object) -> set[str]:
    """The names of everything an object keeps. Native classes have no `__dict__` and tell theirs otherwise."""
    native: Iterable[str] = getattr(type(owner), "__mypyc_attrs__", ())
    return {name for name in (*native, *getattr(owner, "__dict__", ())) if not name.startswith("__")}


def image(value: object) -> object:
    """A value that can be compared: equal exactly when everything in the objects is.

    An object that keeps more than it means, such as a cache, says what it means by a method `parts`.
    """
    if value is None or isinstance(value, (int, float, str, bytes)):
        return value
    if isinstance(value, Mapping):
        return sorted(((image(key), image(held)) for key, held in value.items()), key=repr)
    if isinstance(value, (set, frozenset)):
        return sorted((image(each) for each in value), key=repr)
    if isinstance(value, Iterable):
        return [image(each) for each in value]
    parts = getattr(value, "parts", None)
    if callable(parts):
        return image(parts())
    return [(name, image(getattr(value, name, None))) for name in sorted(attributes(value))]


def change(owner: Any, name: str, rng: Rng) -> Undo | None:
    """Change one number (or flag, or word) in an attribute; None where there is nothing to change.

    Lists and vecs are replaced, never written into: others may hold the same one.
    """
    value = getattr(owner, name, None)
    within = _attributes_of(value)
    if within:
        return change(value, within[rng.below(len(within))], rng)
    other = _other(value, rng)
    if other is None:
        return None
    setattr(owner, name, other)
    return lambda: setattr(owner, name, value)


def _attributes_of(value: object) -> list[str]:
    """The attributes of an object that is neither a plain value nor a collection."""
    if value is None or isinstance(value, (int, float, str, bytes, Iterable)):
        return []
    return sorted(attributes(value))


def _other(value: Any, rng: Rng) -> Any:
    """The value with one thing different. Never a negative number that was none: a bit set must stay one."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, (int, float)):
        return value - 1 if value >= 1 and rng.below(2) else value + 1
    if isinstance(value, str):
        return value + "?"
    if isinstance(value, Mapping):
        return _with_another(value, list(value), dict(value), dict, rng)
    if value is not None and hasattr(value, "__getitem__"):
        return _with_another(value, list(range(len(value))), list(value), type(value), rng)
    return None


def _with_another(value: Any, keys: list[Any], held: Any, make: Callable[[Any], Any], rng: Rng) -> Any:
    """The collection with another value under one of its keys."""
    if not keys:
        return None
    key = keys[rng.below(len(keys))]
    held[key] = _other(value[key], rng)
    return None if held[key] is None else make(held)
