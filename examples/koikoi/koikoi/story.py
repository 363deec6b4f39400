"""What everybody is told."""

from __future__ import annotations

from tatami.core.events import Emit, Event


def tell(emit: Emit | None, kind: str, **facts: object) -> None:
    """A public event, if anybody listens."""
    if emit is not None:
        emit.add(Event(kind, facts))
