"""What happens at a table of Koi-Koi, told to everybody."""

from __future__ import annotations

from tatami.core.events import Emit, Event


def tell(emit: Emit | None, kind: str, **facts: object) -> None:
    """Add a public event, unless nobody listens."""
    if emit is not None:
        emit.add(Event(kind, facts))
