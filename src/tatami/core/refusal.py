"""Why an action is not legal, as a value. Hot, so that rules can give the reason where they decide."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple


@dataclass(frozen=True)
class Refusal:
    """A reason and the paragraph of the rules behind it; its sentence is `refusal-<code>` in a catalogue."""

    code: str
    rule: str = ""
    facts: dict[str, object] = field(default_factory=dict)


class Bar(NamedTuple):
    """A condition that makes an action illegal: one row of a game's `bars.py`, numbered by its place there."""

    code: str
    rule: str = ""
    facts: tuple[str, ...] = ()
    """The facts that its sentence mentions."""

    def refusal(self, facts: dict[str, object], rule: str = "") -> Refusal:
        """The refusal for this reason, with those of the facts that it mentions; `rule` if the row names none."""
        return Refusal(self.code, self.rule or rule, {name: facts[name] for name in self.facts})
