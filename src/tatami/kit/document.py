"""Validated reading of a JSON document: an error names the field and what would be right.

    document = Document(position, FOLDER)
    state.turn = document.integer("turn", 0, seats - 1)
    state.stage = document.choice("stage", STAGES, default="strike")
    for name in document.items("gaps", default=[]):
        state.gaps |= 1 << cell(name)

A field with a default may be left out; the default is checked too. The sentences (`position-field`,
`position-list`, `position-object`) are shared by all games; others are the game's own.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tatami.core.errors import BadPosition


class Document:
    """A JSON object that is being read. `at` is its path within a larger one, such as "boards[2]"."""

    def __init__(self, fields: object, folder: Path, at: str = "") -> None:
        self.folder = folder
        self.at = at
        self.fields: dict[str, Any] = self.as_object(fields, at)

    def wrong(self, code: str, **facts: object) -> BadPosition:
        """The error `position-<code>`, to be raised by the caller."""
        return BadPosition(code, self.folder, **facts)

    def name(self, field: str) -> str:
        """The path of a field, for errors."""
        return f"{self.at}.{field}" if self.at else field

    # --- fields -------------------------------------------------------------------------------------------------------

    def get(self, field: str, default: object = None) -> Any:
        """The value of a field, or its default, unchecked."""
        return self.fields.get(field, default)

    def integer(self, field: str, least: int, most: int, default: int | None = None) -> int:
        """A whole number between `least` and `most`."""
        return self.as_integer(self.get(field, default), self.name(field), least, most)

    def flag(self, field: str, default: bool | None = None) -> bool:
        """True or false."""
        return self.as_flag(self.get(field, default), self.name(field))

    def choice(self, field: str, names: tuple[str, ...], default: str | None = None) -> int:
        """One of the names, as its index."""
        return self.as_choice(self.get(field, default), self.name(field), names)

    def maybe(self, field: str, names: tuple[str, ...], nothing: int = -1) -> int:
        """One of the names as its index, or `nothing` for null."""
        value = self.get(field)
        return nothing if value is None else self.as_choice(value, self.name(field), names)

    def items(self, field: str, length: int | None = None, default: list[Any] | None = None) -> list[Any]:
        """A list, of exactly `length` if that is given."""
        return self.as_list(self.get(field, default), self.name(field), length)

    def members(self, field: str, names: tuple[str, ...], default: list[Any] | None = None) -> int:
        """A list of names as a bit set."""
        return self.as_members(self.get(field, default), self.name(field), names)

    def numbers(self, field: str, least: int, most: int, default: list[Any] | None = None) -> int:
        """A list of small whole numbers as a bit set."""
        bits = 0
        for value in self.items(field, default=default):
            bits |= 1 << self.as_integer(value, self.name(field), least, most)
        return bits

    def part(self, field: str, default: dict[str, Any] | None = None) -> Document:
        """An object inside this one."""
        return Document(self.get(field, default), self.folder, self.name(field))

    # --- values -------------------------------------------------------------------------------------------------------

    def as_integer(self, value: object, field: str, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.wrong("field", field=field, wanted=f"{least}-{most}")
        return value

    def as_flag(self, value: object, field: str) -> bool:
        if not isinstance(value, bool):
            raise self.wrong("field", field=field, wanted="true, false")
        return value

    def as_choice(self, value: object, field: str, names: tuple[str, ...]) -> int:
        if not isinstance(value, str) or value not in names:
            raise self.wrong("field", field=field, wanted=", ".join(name for name in names if name))
        return names.index(value)

    def as_list(self, value: object, field: str, length: int | None = None) -> list[Any]:
        if not isinstance(value, list) or (length is not None and len(value) != length):
            raise self.wrong("list", field=field, length=-1 if length is None else length)
        return value

    def as_object(self, value: object, field: str) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise self.wrong("object", field=field)
        return value

    def as_members(self, value: object, field: str, names: tuple[str, ...]) -> int:
        bits = 0
        for name in self.as_list(value, field):
            bits |= 1 << self.as_choice(name, field, names)
        return bits
