"""What waits to be thought about, and whose turn it is: people first, and the same share for everybody."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from enum import IntEnum
from typing import Generic, Protocol, TypeVar

BY_TURNS = 4
"""One turn in so many goes to whoever waited longest for one, however urgent the others are: nobody waits for ever."""
MOST_KNOWN = 10_000
"""Of so many people it is remembered when they had their last turn."""


class Urgency(IntEnum):
    """What is thought about first."""

    PRESENT = 0
    """A move at a table where somebody who plays is connected."""
    ABSENT = 1
    """A move at a table whose people will come back to it."""
    HINT = 2
    REVIEW = 3
    SHOW = 4
    """A move among bots alone, with somebody looking on."""


class Item(Protocol):
    """Something that waits."""

    whose: str
    urgency: Urgency
    number: int
    waiting: bool


T = TypeVar("T", bound=Item)


class FairQueue(Generic[T]):
    """A queue with a line for each person and urgency."""

    def __init__(self) -> None:
        self._lines: dict[str, list[deque[T]]] = {}
        self._served: dict[str, int] = {}
        """When each person had the last turn."""
        self._turns = 0
        self._added = 0

    def add(self, item: T) -> None:
        """Stand in line."""
        self._added += 1
        item.number, item.waiting = self._added, True
        self._line(item).append(item)

    def put_back(self, item: T) -> None:
        """Stand at the head of the line again: nothing came of its turn."""
        item.waiting = True
        self._line(item).appendleft(item)

    def hurry(self, item: T, urgency: Urgency) -> None:
        """It has become more or less urgent."""
        if item.urgency != urgency:
            item.urgency = urgency
            if item.waiting:
                self._line(item).append(item)  # Where it stood before it is passed over.

    def take(self, allowed: Callable[[str], bool]) -> T | None:
        """The next in turn among the people who are allowed one, or None."""
        heads = {whose: head for whose in list(self._lines) if allowed(whose) and (head := self._heads(whose))}
        if not heads:
            return None
        self._turns += 1
        if self._turns % BY_TURNS:
            first = min(min(lines) for lines in heads.values())
            heads = {whose: {first: lines[first]} for whose, lines in heads.items() if first in lines}
        whose = min(heads, key=lambda each: (self._served.get(each, 0), min(i.number for i in heads[each].values())))
        item = min(heads[whose].values(), key=lambda each: each.number)
        item.waiting = False
        if len(self._served) > MOST_KNOWN:
            self._served.clear()
        self._served[whose] = self._turns
        return item

    def __bool__(self) -> bool:
        return any(self._heads(whose) for whose in list(self._lines))

    # --- inside -------------------------------------------------------------------------------------------------------

    def _line(self, item: T) -> deque[T]:
        lines = self._lines.setdefault(item.whose, [deque() for _ in Urgency])
        return lines[item.urgency]

    def _heads(self, whose: str) -> dict[Urgency, T]:
        """The first of each of a person's lines; those who left or moved to another line are forgotten on the way."""
        found = {}
        for urgency, line in zip(Urgency, self._lines[whose], strict=True):
            while line and not (line[0].waiting and line[0].urgency == urgency):
                line.popleft()
            if line:
                found[urgency] = line[0]
        if not found:
            del self._lines[whose]
        return found
