"""The archivist: writes down, little by little, the stories of tables that are over or have left the memory.

A story takes some milliseconds. It is made in a thread from the log alone, one at a time and at most so many a second,
so that play does not notice; after an upgrade from a version without stories, the old tables get theirs the same way.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable

from tatami.server.domain.aside import AsideTable
from tatami.server.domain.documents import Document, pack, unpack
from tatami.server.domain.folding import fold
from tatami.server.domain.problems import Refusal
from tatami.server.domain.table import Table
from tatami.server.show.stories import tell
from tatami.server.store.protocol import Store
from tatami.server.store.values import KeptStory

logger = logging.getLogger("tatami.archive")

MOST_WAITING = 1000
"""What does not fit is found again when the rest is done: the database knows what has no story yet."""
LOOK_EVERY_S = 600.0
LAST_S = 10.0
"""When the server stops, so long at most is spent on stories: the next version may not play these rules any more."""

CLAIMED_S = 60.0
"""A story that another process has begun is not begun here for so many seconds."""

Mine = Callable[[str, float], Awaitable[bool]]
"""Whether something that one process is to do is ours for so many seconds."""


class Archivist:
    """What waits for its story, and the one that is being written."""

    def __init__(self, store: Store, mine: Mine) -> None:
        self.store = store
        self._mine = mine
        self._waiting: dict[str, None] = {}
        self._settled: set[str] = set()
        """Where nothing more can be told until the table is played at again."""
        self._work: asyncio.Task[None] | None = None
        self._looked = float("-inf")

    def remember(self, table: Table) -> None:
        """A table leaves the memory: its story may have grown."""
        if table.aside is None and table.match is not None and len(self._waiting) < MOST_WAITING:
            self._waiting[table.id] = None
            self._settled.discard(table.id)

    @property
    def busy(self) -> bool:
        """Whether a story is being written."""
        return self._work is not None and not self._work.done()

    def tick(self) -> None:
        """Begin the next story, unless one is under way; how often this is called bounds what it costs."""
        if self.busy:
            return
        if self._waiting:
            id = next(iter(self._waiting))
            del self._waiting[id]
            self._work = asyncio.create_task(self._keep_safely(id))
        elif time.monotonic() - self._looked > LOOK_EVERY_S:
            self._looked = time.monotonic()
            self._work = asyncio.create_task(self._look())

    async def close(self, tables: Iterable[Table]) -> None:
        """The server stops: what is in memory leaves it now."""
        if self._work is not None:
            await asyncio.gather(self._work, return_exceptions=True)
        until = time.monotonic() + LAST_S
        left = [table.id for table in tables if table.aside is None and table.match is not None]
        for id in dict.fromkeys([*left, *self._waiting]):
            if time.monotonic() > until:
                logger.warning("not all stories could be written")
                return
            await self._keep_safely(id)

    async def _look(self) -> None:
        """Find what is over and has no story; if there is much of it, look again when this is done."""
        found = await asyncio.to_thread(self.store.untold, MOST_WAITING + len(self._settled))
        fresh = [id for id in found if id not in self._settled][:MOST_WAITING]
        self._waiting.update(dict.fromkeys(fresh))
        if len(fresh) == MOST_WAITING:
            self.look_again()

    def look_again(self) -> None:
        """Find what has no story as soon as nothing waits."""
        self._looked = float("-inf")

    async def _keep_safely(self, id: str) -> None:
        try:
            if await self._mine(f"story {id}", CLAIMED_S):
                await self.keep(id)
        except Exception as problem:
            # A log that cannot be folded, or a game of another package that fails at its words: not tried again.
            self._settled.add(id)
            logger.warning("a story cannot be told", extra={"why": type(problem).__name__})

    async def keep(self, id: str) -> None:
        """Write the story of a table down, if there is anything new to tell."""
        made = await asyncio.to_thread(self._made, id)
        if made is None:
            self._settled.add(id)
            return
        await self.store.keep_story(id, made)

    def _made(self, id: str) -> KeptStory | None:
        kept = self.store.story(id)
        if kept is not None and kept.number >= self.store.last_number(id):
            return None
        table = fold(id, self.store.entries(id))
        if table.aside is not None or (table.match is None and not table.over):
            return None
        packed = pack(tell(table))
        if kept is not None and kept.document == packed and not table.over:
            return None  # Nothing that anybody could see has happened.
        return KeptStory(table.number, packed)


def kept(store: Store, id: str) -> Document | None:
    """The story of a table as it was written down."""
    row = store.story(id)
    return None if row is None else unpack(row.document)


def told(store: Store, id: str, lang: str) -> Document:
    """The story of a table whose rules are played here, from its log, in one language."""
    return tell(fold(id, store.entries(id)), (lang,))


def record(store: Store, table: Table) -> str:
    """The record of a table whose rules are not played here any more.

    It was written down with the story, or brought here; the log alone does not say what chance did.
    """
    if isinstance(table, AsideTable) and table.imported:
        return table.imported
    document = kept(store, table.id)
    if document is None or not document.record:
        raise Refusal("told-record")
    return document.record
