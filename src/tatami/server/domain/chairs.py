"""The seats of a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

STAND_IN = "samurai"
"""The level of the bot that goes on for a person."""


@dataclass
class Chair:
    """A seat of a table and who has it."""

    kind: Literal["free", "person", "bot"] = "free"
    player: str = ""
    name: str = ""
    level: str = ""
    stand_in: bool = False
    resigned: bool = False
    program: bool = False
    claimed: bool = False
    """Whether the name is one that this person has claimed."""
    agreed: bool = True
    """Whether this person wanted to play this game, or came to it."""
    come: bool = False
    """Whether this person has seen that the game has begun; until then the clock waits."""

    step: int = 0
    """The step of the lesson that this person is at."""
    since: int = 0
    """When the bot went on for them that does now."""
    holiday: tuple[int, int] = (0, 0)
    """From when until when this person is on holiday, or was last."""

    @property
    def may_return(self) -> bool:
        """Whether this is the game of a person who plays it, or may take the seat back at any time.

        Not of somebody who was seated for a rematch while they were away: they need not even know of it.
        """
        return self.kind == "person" and not self.resigned and self.agreed

    @property
    def departed(self) -> bool:
        """Whether the person who sat here has deleted the account: there is no name any more."""
        return self.kind == "person" and bool(self.player) and not self.name

    @property
    def decides(self) -> bool:
        """Whether a person is expected to decide here."""
        return self.kind == "person" and not self.stand_in
