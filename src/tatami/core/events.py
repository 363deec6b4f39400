"""Events: what happened, and what each seat saw of it.

One event serves every audience. The seats in the bit set `to` notice it and see `data`; those in `knows` also see
`secret`. Events hold no words: catalogues turn them into sentences.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

EVERYONE: Final = -1
"""The audience of a public event: every seat and every spectator."""


@final
class Event:
    """Something that happened at the table."""

    def __init__(
        self,
        kind: str,
        data: dict[str, object],
        to: i64 = EVERYONE,
        secret: dict[str, object] | None = None,
        knows: i64 = 0,
    ) -> None:
        self.kind = kind
        self.data = data
        self.to = to
        self.secret = secret
        self.knows = knows

    def noticed_by(self, seat: int | None) -> bool:
        """Whether `seat` (None: a spectator) saw that something happened."""
        return self.to == EVERYONE or (seat is not None and (self.to >> i64(seat)) & 1 == 1)

    def seen_by(self, seat: int | None) -> Seen | None:
        """The event as `seat` (None: a spectator) saw it; None if it was not noticed."""
        if not self.noticed_by(seat):
            return None
        if self.secret is not None and seat is not None and (self.knows >> i64(seat)) & 1:
            return Seen(self.kind, {**self.data, **self.secret})
        return Seen(self.kind, dict(self.data))

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        # Compiled classes copy and pickle nothing by themselves; here and below.
        return Event, (self.kind, self.data, int(self.to), self.secret, int(self.knows))


@final
class Seen:
    """One seat's side of an event: its kind and the facts that seat saw, as JSON values."""

    def __init__(self, kind: str, data: dict[str, object]) -> None:
        self.kind = kind
        self.data = data

    def as_json(self) -> dict[str, object]:
        return {"event": self.kind, **self.data}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seen) and self.kind == other.kind and self.data == other.data

    def __hash__(self) -> int:
        return hash((self.kind, repr(sorted(self.data.items()))))

    def __repr__(self) -> str:
        return f"Seen({self.kind!r}, {self.data!r})"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Seen, (self.kind, self.data)


@final
class Emit:
    """Collects the events of a move. Hot loops pass None instead and skip making them."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        self.events.append(event)
