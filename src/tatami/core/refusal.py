"""Why an action is not allowed."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Refusal:
    """A rule's paragraph and the reason, as a value; the sentence is `refusal-<code>` in a catalogue."""

    code: str
    rule: str = ""
    facts: dict[str, object] = field(default_factory=dict)
