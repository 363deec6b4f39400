"""The grammar of a game's codes as data: what a client needs to read a code and to write one."""

from __future__ import annotations

import itertools
import re
from dataclasses import dataclass, field

FIELD = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True)
class Form:
    """One form of code, such as `{ronin}>{place}`: every word of every field gives a code."""

    kind: str
    text: str
    fields: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """The words of each field; codes come in this order, the last field fastest."""

    def codes(self) -> list[str]:
        """Every code of this form, in order."""
        return [
            self.text.format(**dict(zip(self.fields, words, strict=True)))
            for words in itertools.product(*self.fields.values())
        ]


def plain(*codes: str) -> tuple[Form, ...]:
    """Codes that are words of their own."""
    return tuple(Form(code, code) for code in codes)


def expand(forms: tuple[Form, ...]) -> tuple[str, ...]:
    """The codes of all forms, one after another: a game's catalogue."""
    return tuple(code for form in forms for code in form.codes())
