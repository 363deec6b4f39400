"""Why an action is not allowed. Hot, so that rules can say it where they decide it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple


@dataclass(frozen=True)
class Refusal:
    """A rule's paragraph and the reason, as a value; the sentence is `refusal-<code>` in a catalogue."""

    code: str
    rule: str = ""
    facts: dict[str, object] = field(default_factory=dict)


class Bar(NamedTuple):
    """One row of a game's `bars.py`: something that stands in the way of an action. Its number is its place there."""

    code: str
    rule: str = ""
    facts: tuple[str, ...] = ()
    """The facts that its sentence mentions."""

    def refusal(self, facts: dict[str, object]) -> Refusal:
        """The refusal for this reason, with those of the facts that it mentions."""
        return Refusal(self.code, self.rule, {name: facts[name] for name in self.facts})
