"""A sentence with gaps: to format one takes a hundred times as long as to fill it in. Hot.

What a sentence says depends on few of its arguments: numbers, and whatever it chooses a variant by. All other text is
put in as it is, such as a name. So a sentence is formatted once for all names, and filled in from then on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

MOST: Final = 512
"""So many forms of a sentence are remembered."""
GAP: Final = "\ue000"
"""Stands around the name of an argument while a sentence is formatted; no catalogue uses it."""


@final
class Sentence:
    """A message of a catalogue."""

    def __init__(self, chosen: list[str], plain: list[str], write: Callable[[dict[str, object]], str]) -> None:
        self.chosen = chosen
        """The arguments by which it chooses."""
        self.plain = plain
        """Those that it only shows."""
        self.write = write
        self.forms: dict[object, str] = {}
        """How it reads, with gaps for text, by its other arguments."""
        self.fixed: str | None = None
        """How it always reads, if it has no arguments and was said before."""

    def say(self, args: dict[str, object]) -> str:
        """The sentence with its arguments filled in."""
        if self.fixed is not None:
            return self.fixed
        if not self.chosen and not self.plain:
            self.fixed = self.write({})
            return self.fixed
        values: list[object] = []
        for name in self.chosen:
            values.append(args.get(name))
        for name in self.plain:
            value = args.get(name)
            values.append(GAP if isinstance(value, str) else value)
        key = tuple(values)
        form = self.forms.get(key)
        if form is None:
            form = self._form(args)
            if len(self.forms) >= MOST:
                self.forms.clear()
            self.forms[key] = form
        return form % args

    def _form(self, args: dict[str, object]) -> str:
        given = dict(args)
        for name in self.plain:
            if isinstance(given.get(name), str):
                given[name] = f"{GAP}{name}{GAP}"
        text = self.write(given).replace("%", "%%")
        for name in self.plain:
            text = text.replace(f"{GAP}{name}{GAP}", f"%({name})s")
        return text
